/**
 * Keeping the site in the browser, so that it opens without a line (`src/keeper/sw.ts`). A new version is fetched beside the
 * one that is open, and offered; the engine is kept once it was needed, or quietly when somebody has stayed for a while.
 */
import engine from 'virtual:engine';
import { root } from './site';

/** Milliseconds after which somebody isn't only passing by. */
const STAYED = 12_000;
const HOUR = 3_600_000;

/** What browsers tell of a line, those that do. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** `offer` is called with how to begin anew, when a newer version is there. */
export function keepSite(offer: (renew: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => void register(offer).catch(() => {});
  // first what one came for
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function register(offer: (renew: () => void) => void): Promise<void> {
  const found = await navigator.serviceWorker.register(new URL('sw.js', root()), { updateViaCache: 'none' });
  const look = () => {
    const { waiting } = found;
    // without one in charge it is the first, and the page is already its own
    if (waiting && navigator.serviceWorker.controller) offer(() => takeOver(waiting));
  };
  look();
  found.addEventListener('updatefound', () =>
    found.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'installed') look();
    }),
  );
  setInterval(() => void found.update().catch(() => {}), HOUR);
  setTimeout(() => void keepEngine(), STAYED);
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Not for somebody who pays for every byte, or waits for it. */
async function keepEngine(): Promise<void> {
  const { connection } = navigator as { connection?: Line };
  if (!engine || connection?.saveData || !['4g', undefined].includes(connection?.effectiveType)) return;
  (await navigator.serviceWorker.ready).active?.postMessage('keep-engine');
}
