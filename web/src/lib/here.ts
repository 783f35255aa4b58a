/**
 * Tables on this device, whose server is the page: `api` and `wire` ask a desk about them in place of the network. It is
 * loaded when the first of them is opened (`engine/`).
 */
import type { ErrorBody, GameInfo } from './types';
import type { Handlers, Wire } from './socket';

/** What a request gives, as `api` has it. */
export interface Asked {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | string[] | null | undefined>;
  body?: unknown;
}

/** What was asked for, or what is wrong. */
export type Answered = { answer: unknown } | { problem: ErrorBody; status: number };

export interface Desk {
  /** Answer a request of docs/api.md. */
  ask(method: string, path: string, asked: Asked): Promise<Answered>;
  /** What a socket would tell of a table. */
  wire(table: string, handlers: Omit<Handlers, 'address'>): Wire;
}

const PREFIX = 'here-';
let opener: (() => Promise<Desk>) | null = null;
let desk: Promise<Desk> | null = null;

/** Somebody can answer for tables on this device. */
export function introduceDesk(open: () => Promise<Desk>): void {
  opener = open;
}

export function isHere(table: unknown): boolean {
  return typeof table === 'string' && table.startsWith(PREFIX);
}

/** The desk, loaded once; after a failure it can be asked for again. */
export function openDesk(): Promise<Desk> {
  desk ??= opener ? opener() : Promise.reject(new Error(PREFIX));
  desk.catch(() => (desk = null));
  return desk;
}

/** A wire to a table on this device, which is open once the desk is. */
export function wireHere(table: string, handlers: Omit<Handlers, 'address'>): Wire {
  let closed = false;
  let wire: Wire | null = null;
  openDesk().then(
    (found) => {
      if (!closed) wire = found.wire(table, handlers);
    },
    () => handlers.online('lost'),
  );
  return {
    send: (message) => wire?.send(message) ?? false,
    close() {
      closed = true;
      wire?.close();
    },
  };
}

/** Where the files for playing without a server are listed, beside the pages' own. */
export function engineList(): URL {
  return new URL(/* @vite-ignore */ import.meta.env.DEV ? '/engine.json' : '../engine.json', import.meta.url);
}

/** The games that this device can play by itself; null where it can't. */
export async function gamesHere(): Promise<GameInfo[] | null> {
  const found = await fetch(engineList()).then(
    (answer) => (answer.ok ? (answer.json() as Promise<{ games: GameInfo[] }>) : null),
    () => null,
  );
  return found?.games ?? null;
}
