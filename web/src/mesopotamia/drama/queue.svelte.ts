/** Which moments are shown, one after another: what has just happened, once it is settled, and what is asked for again. */
import type { LogEntry } from '$lib/types';
import { type Drama, moments } from './moments';

/** Of more than this in a row, those that don't concern the own seat are left to the log. */
const MOST = 6;
/** With this many waiting, each is told quickly. */
const MANY = 3;

export class Queue {
  now = $state.raw<Drama | null>(null);
  waiting = $state.raw<Drama[]>([]);
  /** What needn't be shown any more, by where it began, with the entry in which it was settled; null: nothing heard yet. */
  #told: Map<string, number> | null = null;

  /** What was told before and was asked for again. */
  #again = new Set<Drama>();

  /** Where that began which is told for the first time now or afterwards; null: all is told. */
  get untold(): number | null {
    const fresh = [this.now, ...this.waiting].filter((one) => one !== null && !this.#again.has(one));
    return fresh.length ? Math.min(...fresh.map((one) => one?.first ?? Infinity)) : null;
  }

  get hurried(): boolean {
    return this.waiting.length >= MANY;
  }

  /** Take what is new in the log. What had happened before one came isn't new, and moves may have been taken back. */
  hear(log: readonly LogEntry[], seat: number, showing: boolean): void {
    const end = log.at(-1)?.number;
    if (end === undefined) return;
    const settled = settledIn(log);
    if (!this.#told) {
      this.#told = new Map(settled.map(([name, drama]) => [name, drama.last]));
      return;
    }
    for (const [name, last] of this.#told) if (last > end) this.#told.delete(name);
    if (this.waiting.some((one) => one.last > end)) this.waiting = this.waiting.filter((one) => one.last <= end);
    if (this.now && this.now.last > end) this.skip();
    const fresh: Drama[] = [];
    for (const [name, drama] of settled) {
      if (!this.#told.has(name)) fresh.push(drama);
      this.#told.set(name, drama.last);
    }
    if (fresh.length && showing) this.#add(fewer([...this.waiting, ...fresh], seat));
  }

  /** Show at once what was settled in an entry of the log. */
  again(log: readonly LogEntry[], number: number): void {
    const asked = settledIn(log).flatMap(([, drama]) => (drama.last === number ? [drama] : []));
    for (const one of asked) this.#again.add(one);
    this.now = null;
    this.#add([...asked, ...this.waiting]);
  }

  /** The next one. */
  skip(): void {
    const [next = null, ...rest] = this.waiting;
    this.now = next;
    this.waiting = rest;
  }

  /** None of them. */
  leave(): void {
    this.now = null;
    this.waiting = [];
  }

  #add(waiting: Drama[]): void {
    this.waiting = waiting;
    if (!this.now) this.skip();
  }
}

/** The entries of a log in which a moment was settled. */
export function settledAt(log: readonly LogEntry[]): ReadonlySet<number> {
  return new Set(settledIn(log).map(([, { last }]) => last));
}

/** The moments that are over, each with a name that stays the same while the log grows. */
function settledIn(log: readonly LogEntry[]): [string, Drama][] {
  return moments(log)
    .map((drama, at): [string, Drama] => [`${at} ${drama.kind} ${drama.first}`, drama])
    .filter(([, drama]) => drama.kind !== 'battle' || drama.end !== null);
}

export function concerns(drama: Drama, seat: number): boolean {
  const other = drama.kind === 'battle' ? drama.foe : drama.kind === 'campaign' ? drama.rival : null;
  return drama.seat === seat || other === seat;
}

function fewer(all: Drama[], seat: number): Drama[] {
  let spare = all.length - MOST;
  return all.filter((drama) => spare <= 0 || concerns(drama, seat) || spare-- <= 0).slice(-MOST);
}
