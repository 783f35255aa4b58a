/** Hints and winning chances at a table: asked for beside everything else, and gone with the position they were for. */
import { api, Problem } from './api';
import type { Session } from './session.svelte';
import type { Hint } from './types';
import { currentLanguage } from './words.svelte';

/** Bots may move quickly: chances are asked for once a position rests. */
const REST = 250;

export class Advice {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Asked for by key: then the answer takes the focus. */
  byKey = $state(false);
  /** Everybody's chances of winning; null while nothing is known, or where nothing may be. */
  chances = $state.raw<number[] | null>(null);
  #refused = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  /** `judged`: whether bots can judge the game. */
  constructor(
    private readonly session: Session,
    private readonly judged: () => boolean,
  ) {}

  /** Whether the table has hints and chances now. */
  get offered(): boolean {
    const table = this.session.table;
    return this.judged() && table !== null && (table.hints || table.state === 'over');
  }

  /** Whether chances are told here, or will be: then they have their place. */
  get told(): boolean {
    return this.offered && !this.#refused;
  }

  /** Whether a hint can be asked for. */
  get askable(): boolean {
    return this.offered && this.session.toMove && !this.session.state?.view.over && this.session.curtain === null;
  }

  /** Ask for a hint, or put away the one there is. */
  async ask(byKey = false): Promise<void> {
    if (this.hint) return this.close();
    const { state, seat } = this.session;
    if (!this.askable || this.thinking || !state || seat === null) return;
    this.thinking = true;
    this.byKey = byKey;
    try {
      const hint = await api.hint(this.session.id, seat, state.number, currentLanguage());
      if (this.#holds(hint)) this.hint = hint;
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'gone-on')) this.session.complain(problem as Problem);
    } finally {
      this.thinking = false;
    }
  }

  close = (): void => {
    this.hint = null;
  };

  /** The position has changed. */
  follow(): void {
    if (this.hint && !this.#holds(this.hint)) this.hint = null;
    clearTimeout(this.#resting);
    if (this.offered) this.#resting = setTimeout(() => void this.#reckon(), REST);
    else this.chances = null;
  }

  /** Whether only others have decided since a hint was asked for, and its action can still be taken. */
  #holds(hint: Hint): boolean {
    const { state, seat, log, actions } = this.session;
    if (!state || seat !== hint.seat || state.number < hint.number) return false;
    if (log.some((entry) => entry.number > hint.number && entry.seat === seat)) return false;
    return actions.some((action) => action.code === hint.action.code);
  }

  stop(): void {
    clearTimeout(this.#resting);
  }

  async #reckon(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const { state, seat } = this.session;
    try {
      if (state) this.chances = (await api.chances(this.session.id, seat, state.number))[0]?.chances ?? null;
      this.#refused = false;
    } catch (problem) {
      // a bar that is a move old says more than none; where none may be, it goes
      if (problem instanceof Problem && problem.status < 500 && problem.code !== 'no-such-position') {
        this.chances = null;
        this.#refused = true;
      }
    } finally {
      this.#asking = false;
    }
    if (this.session.state?.number !== state?.number || this.session.seat !== seat) this.follow();
  }
}
