/** A game to be watched from its beginning: positions are fetched when they are looked at, and kept. */
import { api } from './api';
import type { HistoryEntry, LogEntry, State, TableInfo } from './types';

const KEPT = 300;

export class Reel {
  table = $state.raw<TableInfo | null>(null);
  history = $state.raw<HistoryEntry[]>([]);
  log = $state.raw<LogEntry[]>([]);
  state = $state.raw<State | null>(null);
  at = $state(0);
  ready = $state(false);
  playing = $state(false);
  #states = new Map<number, Promise<State>>();
  #seat: number | null = null;

  constructor(readonly id: string) {}

  get last(): number {
    return this.history.at(-1)?.number ?? 0;
  }

  get entry(): LogEntry | undefined {
    return this.log.find((entry) => entry.number === this.at);
  }

  /** What had happened by then. */
  get told(): LogEntry[] {
    return this.log.filter((entry) => entry.number <= this.at);
  }

  /** The numbers of moves after which a round begins. */
  get rounds(): { number: number; round: number }[] {
    return this.history.flatMap(({ number, round }) => (round ? [{ number, round }] : []));
  }

  async load(table: TableInfo, at: number | null): Promise<void> {
    this.#seat = table.seats.find((seat) => seat.yours)?.seat ?? null;
    [this.history, this.log] = await Promise.all([api.history(this.id), api.log(this.id, this.#seat)]);
    this.table = table;
    await this.show(at ?? 0);
    this.ready = true;
  }

  async show(number: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, Math.trunc(number)));
    this.at = at;
    const state = await this.#fetch(at);
    if (this.at === at) this.state = state;
    // the next one is likely to be wanted next
    if (at < this.last) void this.#fetch(at + 1).catch(() => {});
  }

  #fetch(at: number): Promise<State> {
    let state = this.#states.get(at);
    if (!state) {
      state = api.state(this.id, this.#seat, at);
      state.catch(() => this.#states.delete(at));
      this.#states.set(at, state);
      if (this.#states.size > KEPT) this.#states.delete(this.#states.keys().next().value ?? 0);
    }
    return state;
  }
}
