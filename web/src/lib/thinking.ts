/**
 * Advice that the page finds by itself at the server's tables: hints, chances, previews. It knows of a position what the
 * server tells its seat and no more. Who finds it is loaded in the background, once a table with advice is drawn and
 * where the device allows it (`engine/`); until then, and where it knows too little, the server is asked. Finished games
 * hide nothing any more: the page fetches their save file and analyses them by itself.
 */
import { engineFolder, isHere, type Answered, type Asked } from './here';
import { habits } from './preferences.svelte';
import type { Handlers, Wire } from './socket';
import type { Said, Told } from './types';

type StateMessage = Extract<Told, { type: 'state' }>;
type Look = Extract<Said, { type: 'look' }>;

/** What a thinker is told of a state. */
export interface Sent extends Pick<StateMessage, 'back' | 'seen'> {
  game: string;
  seats: number;
}

export interface Thinker {
  /** Whether what was sent can be used. */
  learn(table: string, told: Sent): Promise<boolean>;
  /** The answer to a request of docs/api.md; null where it can't say. */
  answer(table: string, path: string, asked: Asked): Promise<unknown>;
  /** Whether a finished game can be analysed; then `analyse` answers about it. */
  study(table: string, text: string): Promise<boolean>;
  analyse(method: string, path: string, asked: Asked): Promise<Answered>;
}

const PATHS = ['hint', 'chances', 'preview'].map((what) => `/api/tables/{table}/${what}`);
const STUDIED = [
  'chances',
  'swings',
  'analysis/position',
  'analysis/lines',
  'analysis/variations',
  'analysis/report',
].map((what) => `/api/tables/{table}/${what}`);
const REPORT = '/api/tables/{table}/analysis/report';
/** Milliseconds after which a table is drawn and its board at rest. */
const DRAWN = 1500;
/** Gigabytes of memory, as far as browsers tell, that Python beside the page asks for. */
const ENOUGH = 2;

let opener: (() => Promise<Thinker>) | null = null;
let opening: Promise<Thinker | null> | null = null;
let thinker: Thinker | null = null;
/** The tables it knows. */
const known = new Set<string>();
/** The finished games that it studies, and whether it can. */
const studies = new Map<string, Promise<boolean>>();
const studied = new Set<string>();

export function introduceThinker(open: () => Promise<Thinker>): void {
  opener = open;
}

/** Whether the visitor and the device let the page think. */
function allowed(): boolean {
  const { connection, deviceMemory } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  const slow = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
  return habits.thinks && engineFolder() !== null && !slow && (deviceMemory ?? ENOUGH) >= ENOUGH;
}

/** Load who thinks, in the background; null where nobody does. */
function load(): Promise<Thinker | null> {
  const open = opener;
  opening ??= new Promise<void>((rested) => setTimeout(rested, DRAWN))
    .then(() => (open && allowed() ? open() : null))
    .catch(() => null)
    .then((found) => {
      thinker = found;
      if (!found) opening = null;
      return found;
    });
  return opening;
}

/** The page's own answer to a request; undefined where the server is to be asked. */
export async function thoughtHere(method: string, path: string, asked: Asked): Promise<unknown> {
  const table = String(asked.path?.table);
  if (studies.has(table) && STUDIED.includes(path)) return analysedHere(table, method, path, asked);
  if (method !== 'get' || !thinker || !PATHS.includes(path) || !known.has(table) || !habits.thinks) return undefined;
  // a worker that has died answers nothing any more
  return (await thinker.answer(table, path, asked).catch(() => forget(table))) ?? undefined;
}

/** Have a finished game analysed by the page, if it can; until it does, the server is asked. */
export function study(table: string): void {
  if (isHere(table) || studies.has(table)) return;
  const begun = load().then(async (found) => {
    if (!found) return false;
    const file = await fetch(`/api/tables/${table}/save`);
    return file.ok && (await found.study(table, await file.text()));
  });
  studies.set(
    table,
    begun.catch(() => false),
  );
  void studies.get(table)?.then((able) => (able ? studied.add(table) : studies.delete(table)));
}

/** The judgement is waited for: the server needs as long for it. Everything else it tells at once. */
async function analysedHere(table: string, method: string, path: string, asked: Asked): Promise<unknown> {
  if (path === REPORT) await studies.get(table);
  if (!thinker || !studied.has(table)) return undefined;
  const found = await thinker.analyse(method, path, asked).catch(() => null);
  if (!found) studied.delete(table);
  return found && 'answer' in found ? found.answer : undefined;
}

function forget(table: string): null {
  known.delete(table);
  return null;
}

/** A wire that takes along what the server tells a page that thinks, and tells the server once it does. */
export function thinkingWire(
  table: string,
  handlers: Omit<Handlers, 'address'>,
  open: (handlers: Omit<Handlers, 'address'>) => Wire,
): Wire {
  let look: Look | null = null;
  let number: number | null = null;
  /** Whether a look is not yet answered, and whether the server is still to be told that the page thinks. */
  let looking = false;
  let due = false;
  let closed = false;

  const inner = open({
    ...handlers,
    onmessage(message) {
      if (message.type === 'state') take(message);
      handlers.onmessage(message);
    },
  });

  function take(message: StateMessage): void {
    number = message.number;
    if (message.seat === (look?.seat ?? null)) looking = false;
    const { game, seats, hints, state } = message.table;
    if (!message.seen || !thinker) known.delete(table);
    else {
      known.add(table);
      const told: Sent = { game, seats: seats.length, back: message.back, seen: message.seen };
      thinker.learn(table, told).then(
        (usable) => usable || known.delete(table),
        () => known.delete(table),
      );
    }
    if (due) tell();
    else if (hints && state === 'playing' && !thinker && habits.thinks)
      void load().then((found) => {
        due = found !== null;
        if (due && !looking) tell();
      });
  }

  /** Look again from where one looks, as a page that thinks. */
  function tell(): void {
    if (!due || looking || closed || !look) return;
    due = false;
    inner.send({ ...look, since: number, thinks: true });
  }

  return {
    send(message) {
      if (message.type !== 'look') return inner.send(message);
      look = message;
      looking = true;
      due = false;
      return inner.send({ ...message, thinks: thinker !== null && habits.thinks });
    },
    close() {
      closed = true;
      known.delete(table);
      inner.close();
    },
  };
}
