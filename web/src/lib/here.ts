/**
 * Tables on this device, whose server is the page: `api` and `wire` ask a desk about them in place of the network. It is
 * loaded when the first of them is opened (`engine/`).
 */
import engine from 'virtual:engine';
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

/** Requests that need no table, but the desk alone can answer. */
const AT_THE_DESK = [
  'post /api/tables',
  'post /api/saves',
  'get /api/games/{game}/places',
  'post /api/lessons/{game}/{lesson}',
  'post /api/lessons/{game}/{lesson}/preview/{action}',
  'post /api/positions/{game}',
  'post /api/positions/{game}/file',
  'post /api/positions/{game}/play',
  'get /api/puzzles/{game}',
  'get /api/puzzles/{game}/{number}',
  'post /api/puzzles/{game}/{number}',
];
let alone = false;

/** Whether the server can't be reached, or there is none. */
export function beAlone(now: boolean): void {
  alone = now;
}

export function isAlone(): boolean {
  return alone;
}

export function isForDesk(method: string, path: string): boolean {
  return engine !== null && AT_THE_DESK.includes(`${method} ${path}`);
}

const written = new Map<string, Promise<Record<string, unknown>>>();

/** What is the same for everybody was written down with the engine; undefined: that wasn't. */
export async function writtenAnswer(path: string, places: Asked['path'] = {}): Promise<unknown> {
  const folder = engineFolder();
  const game = String(places.game);
  const file = `${game}.written.json`;
  if (!folder || !engine?.files.includes(file)) return undefined;
  const asked =
    written.get(game) ?? fetch(folder + file).then((found) => found.json() as Promise<Record<string, unknown>>);
  written.set(game, asked);
  asked.catch(() => written.delete(game));
  return (await asked)[path.replace('{figure}', String(places.figure))];
}

/** Where the files for playing without a server lie; null where there are none. */
export function engineFolder(): string | null {
  return engine && new URL(/* @vite-ignore */ `../${engine.folder}`, import.meta.url).href;
}

/** The games that this device can play by itself; null where it can't. */
export function gamesHere(): GameInfo[] | null {
  return engine?.games ?? null;
}
