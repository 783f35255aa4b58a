/**
 * The service worker: keeps the pages in the browser, so that they open without a line. All files of one build are kept
 * together and pages are only ever made of one build; a newer one waits until the reader wants it. What is asked of the
 * server (`/api/`) is never kept, nor answered from here. The engine is kept once it was asked for.
 */
import './push';

/** What the build says of its files (`packing.ts`), by their addresses below the site's own. */
interface KeptFiles {
  version: string;
  /** The script that the page of this build begins with. */
  entry: string;
  files: string[];
  engine: string[];
}

interface Lasting extends Event {
  waitUntil(work: Promise<void>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Keeper {
  KEPT: KeptFiles;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Keeper;
const { version, entry, files, engine } = worker.KEPT;
const SHELL = 'tworivers-pages-';
const OWN = SHELL + version;
const ENGINE = 'tworivers-engine';
/** The address under which the page itself is kept: a site's own. */
const PAGE = './';
const AT_ONCE = 8;

/** Whatever a server says of encodings: it is one file. */
const ANYHOW = { ignoreVary: true, ignoreSearch: true };
const root = new URL(worker.registration.scope).pathname;
const known = new Set(files);
const ofEngine = new Set(engine);

worker.addEventListener('install', (event) => event.waitUntil(keepPages()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
  // what fails now is fetched when it is needed, or at the next visit
  if (data === 'keep-engine') void keepEngine().catch(() => {});
});
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function keepPages(): Promise<void> {
  const cache = await caches.open(OWN);
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await keep(cache, name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const page = await fetched(PAGE);
  // between this file and the page the server may have got a newer build
  if (!(await page.clone().text()).includes(entry)) throw new Error('the page is of another build');
  await cache.put(PAGE, page);
}

/** Names of files in `assets` say what is in them: what an earlier build has kept needn't be fetched again. */
async function keep(cache: Cache, name: string): Promise<void> {
  const before = name.startsWith('assets/') ? await caches.match(name, ANYHOW) : undefined;
  await cache.put(name, before ?? (await fetched(name)));
}

async function fetched(name: string): Promise<Response> {
  const found = await fetch(name, { cache: name.startsWith('assets/') ? 'default' : 'no-cache' });
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found;
}

async function takeOver(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== OWN);
  // a page of the build before may still be open in another tab, and goes on with its own files
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  const kept = await caches.open(ENGINE);
  for (const request of builds.length ? await kept.keys() : [])
    if (!ofEngine.has(nameOf(request.url) ?? '')) await kept.delete(request);
  await worker.clients.claim();
}

async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE);
  for (const name of engine) if (!(await cache.match(name, ANYHOW))) await cache.put(name, await fetched(name));
}

/** A file's name in this site; null for what is none of it. */
function nameOf(address: string): string | null {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith(root) ? pathname.slice(root.length) : null;
}

/** What is answered from here; undefined: ask the network. */
function answerTo(request: Request): Promise<Response> | undefined {
  const name = request.method === 'GET' ? nameOf(request.url) : null;
  if (name === null || name === 'api' || name.startsWith('api/')) return undefined;
  if (request.mode === 'navigate') {
    const file = name.split('/').at(-1)?.includes('.') && name !== 'index.html';
    return file ? undefined : pageOr(request);
  }
  if (ofEngine.has(name)) return engineFile(name);
  if (known.has(name)) return ownFile(name, request);
  return name.startsWith('assets/') ? anyFile(name, request) : undefined;
}

async function pageOr(request: Request): Promise<Response> {
  return (await (await caches.open(OWN)).match(PAGE, ANYHOW)) ?? fetch(request);
}

async function ownFile(name: string, request: Request): Promise<Response> {
  return (await (await caches.open(OWN)).match(name, ANYHOW)) ?? fetch(request);
}

/** Of an earlier build, for a tab that is still open. */
async function anyFile(name: string, request: Request): Promise<Response> {
  return (await caches.match(name, ANYHOW)) ?? fetch(request);
}

async function engineFile(name: string): Promise<Response> {
  const cache = await caches.open(ENGINE);
  const kept = await cache.match(name, ANYHOW);
  if (kept) return kept;
  const found = await fetched(name);
  await cache.put(name, found.clone());
  return found;
}
