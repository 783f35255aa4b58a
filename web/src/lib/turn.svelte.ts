/** One's own turn: what is hovered, what is chosen and still to be confirmed, what is sent. */
import { habits } from './preferences.svelte';
import type { Session } from './session.svelte';
import type { Action, BaseView, Hint, Message } from './types';

const HOVER_REST = 40;

/** Whether two messages say the same. */
function same(one: Message, other: Message | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export class Turn {
  hovered = $state<number | null>(null);
  /** Picked, but it would end the turn: waits for a confirmation. */
  chosen = $state<number | null>(null);
  preview = $state.raw<BaseView | null>(null);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #picking = false;
  /** Never ask: the game's own panel says what each move does. */
  direct = false;

  constructor(private readonly session: Session) {}

  get chosenAction(): Action | undefined {
    return this.session.actions.find((action) => action.code === this.chosen);
  }

  /** Ask for a preview once the pointer rests. */
  hover = (code: number | null): void => {
    clearTimeout(this.#rest);
    this.hovered = code;
    const wanted = code ?? this.chosen;
    if (wanted === null) this.preview = null;
    else this.#rest = setTimeout(() => void this.#show(wanted), HOVER_REST);
  };

  /** Take an action; where it would end the turn or can't be taken back, only after a confirmation. */
  pick = async (code: number): Promise<void> => {
    if (this.#picking || this.session.pending !== null) return;
    if (!this.session.actions.some((action) => action.code === code)) return;
    if (!habits.confirm || this.direct) return this.#send(code);
    if (this.chosen === code) return this.confirm();
    this.#picking = true;
    const number = this.session.state?.number;
    const final = await this.#endsTurn(code);
    this.#picking = false;
    if (this.session.state?.number !== number) return;
    if (!final) return this.#send(code);
    this.chosen = code;
    void this.#show(code);
  };

  confirm = async (): Promise<void> => {
    if (this.chosen !== null) await this.#send(this.chosen);
  };

  /** Do what was suggested, decision by decision, as long as what is asked is what was foreseen. */
  follow = async (steps: Hint['steps']): Promise<void> => {
    if (this.session.pending !== null) return;
    this.forget();
    let done = 0;
    await this.session.send((_, view) => {
      const step = steps[done++];
      return step && same(step.question, view.question?.words) ? step.action.code : null;
    });
  };

  takeBack = (): void => {
    this.chosen = null;
    this.hover(null);
  };

  /** A new position: nothing is hovered or chosen in it yet. */
  forget(): void {
    clearTimeout(this.#rest);
    this.hovered = this.chosen = null;
    this.preview = null;
  }

  /** Rules stay with the server: the turn ends where the view after the action asks this seat nothing any more. */
  async #endsTurn(code: number): Promise<boolean> {
    try {
      const after = await this.session.preview(code);
      return after === null || after.actions.length === 0;
    } catch {
      return true;
    }
  }

  async #show(code: number): Promise<void> {
    try {
      const view = await this.session.preview(code);
      if ((this.hovered ?? this.chosen) === code) this.preview = view;
    } catch {
      this.preview = null;
    }
  }

  async #send(code: number): Promise<void> {
    this.forget();
    await this.session.play(code);
  }
}
