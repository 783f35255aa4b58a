/** In place of a table's socket: the same messages, from a worker of the page; and the bots of the table, at their pace. */
import type { Handlers, Wire } from '$lib/socket';
import type { Said, Told } from '$lib/types';
import type { Engine } from './engine';
import type { BotMove } from './messages';

/** Milliseconds that bots wait after what is seen, and after they have asked somebody something. */
const PAUSES = { instant: 0, quick: 100, told: 400 } as const;
const ANSWER = 20_000;

type Looking = Extract<Said, { type: 'look' }>;
type Change = Extract<Said, { type: 'move' | 'undo' }>;

export class HereWire implements Wire {
  #closed = false;
  #seat: number | null = null;
  #pace: keyof typeof PAUSES = 'quick';
  #told = -1;
  #skipping = false;
  #playing = false;
  /** Ends the bots' pause. */
  #wake: () => void = () => {};

  constructor(
    private readonly engine: Engine,
    private readonly table: string,
    private readonly handlers: Omit<Handlers, 'address'>,
  ) {
    queueMicrotask(() => {
      if (this.#closed) return;
      handlers.online('live');
      handlers.onopen();
    });
  }

  send(message: Said): boolean {
    if (this.#closed) return false;
    void this.#answer(message).catch(() => this.#closed || this.handlers.online('lost'));
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async #answer(message: Said): Promise<void> {
    if (message.type === 'look') await this.#look(message);
    else if (message.type === 'skip') {
      this.#skipping = true;
      this.#wake();
    } else if (message.type === 'move' || message.type === 'undo') await this.#change(message);
  }

  async #look({ seat, since, pace }: Looking): Promise<void> {
    this.#seat = seat ?? null;
    this.#pace = pace ?? 'quick';
    this.#told = since ?? -1;
    await this.#tell(null);
    void this.#play();
  }

  async #change({ type, id, seat, number, ...more }: Change): Promise<void> {
    const path = `/api/tables/{table}/${type === 'move' ? 'moves' : 'undo'}`;
    const body = type === 'move' && 'action' in more ? { seat, number, action: more.action } : { seat, number };
    const found = await this.engine.request('post', path, { path: { table: this.table }, body });
    if ('problem' in found) {
      this.#hear({ type: 'error', id, error: found.problem });
      return;
    }
    const { number: now, stand } = found.answer as { number: number; stand?: number };
    this.#hear({ type: 'ok', id, number: now });
    let back: number | null = null;
    if (stand !== undefined && this.#told > stand) this.#told = back = stand;
    await this.#tell(back);
    this.#wake();
    void this.#play();
  }

  async #tell(back: number | null): Promise<void> {
    const seat = this.#seat;
    const question = { type: 'told', table: this.table, seat, since: this.#told, back } as const;
    const state = await this.engine.ask<Extract<Told, { type: 'state' }>>(question);
    this.#told = state.number;
    if (state.table.seats.some((one) => one.yours && state.turn.includes(one.seat))) this.#skipping = false;
    this.#hear(state);
  }

  /** Let bots decide until a person alone is to decide. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (!this.#closed) {
        const made = await this.engine.ask<BotMove>({ type: 'bot', table: this.table, seat: this.#seat });
        if (!made.moved) break;
        await this.#tell(null);
        const pause = made.asked ? ANSWER : made.heard && !this.#skipping ? PAUSES[this.#pace] : 0;
        if (pause) await this.#rest(pause);
      }
    } finally {
      this.#playing = false;
    }
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const bell = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(bell);
        done();
      };
    });
  }

  #hear(message: Told): void {
    if (!this.#closed) this.handlers.onmessage(message);
  }
}
