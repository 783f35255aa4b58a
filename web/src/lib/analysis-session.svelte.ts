/** A finished game as a table on which everything can be tried: a place in its course or off it, and where that stands. */
import { engineOf, type AnalysisEngine, type Place } from './analysis-engine';
import type { Problem } from './api';
import { Session } from './session.svelte';
import type { BaseView, LogEntry, State, TableInfo } from './types';
import { MOST_MOVES, Variations, wayTo, type Spot } from './variations';

const KEPT = 200;

export class AnalysisSession extends Session {
  spot = $state.raw<Spot>({ at: 0, branch: null });
  /** Changes whenever something is tried, cut or noted. */
  grown = $state(0);
  readonly tree = new Variations();
  readonly engine: AnalysisEngine;
  /** The game's course: entry 0 is the setup. */
  course = $state.raw<LogEntry[]>([]);
  #states = new Map<string, Promise<State>>();
  #open: TableInfo;

  constructor(table: TableInfo, complain: (problem: Problem) => void) {
    super(table, false, complain);
    this.engine = engineOf(table.id);
    this.line = 'live';
    // whoever analyses decides for everybody, as if the game were still on
    const seats = table.seats.map((seat) => ({ ...seat, yours: true }));
    this.#open = { ...table, seats, state: 'playing', winners: null };
    this.table = this.#open;
  }

  override start(): void {}
  override stop(): void {}
  override skip(): void {}
  override changePace(): void {}
  override speak(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override preview(): Promise<BaseView | null> {
    return Promise.resolve(null);
  }

  get last(): number {
    return this.course.at(-1)?.number ?? 0;
  }

  get number(): number {
    return this.spot.branch?.number ?? this.spot.at;
  }

  get place(): Place {
    return { at: this.spot.at, moves: wayTo(this.spot).map(({ seat, code }) => [seat, code]) };
  }

  /** What was played there in the game. */
  get played(): LogEntry | undefined {
    return this.spot.branch ? undefined : this.course[this.spot.at + 1];
  }

  /** Go to a place. */
  async show(spot: Spot, seat: number | null = null): Promise<void> {
    const at = Math.max(0, Math.min(this.last, Math.trunc(spot.at)));
    this.spot = { at, branch: spot.branch };
    // who decided next in the game is asked here, where several could
    const asked = seat ?? this.played?.seat ?? null;
    const here = this.spot;
    const state = await this.#fetch(this.place, asked);
    if (this.spot !== here) return;
    const table = { ...this.#open, turn: state.turn };
    this.table = table;
    this.state = { ...state, table };
    this.log = [...this.course.slice(0, at + 1), ...state.log];
  }

  override look(seat: number | null): void {
    void this.show(this.spot, seat).catch((problem: unknown) => this.complain(problem as Problem));
  }

  /** The next place on the line one is on. */
  get next(): Spot | null {
    const { at, branch } = this.spot;
    if (branch) return branch.next[0] ? { at, branch: branch.next[0] } : null;
    return at < this.last ? { at: at + 1, branch: null } : (this.#sprout(0) ?? null);
  }

  get before(): Spot | null {
    const { at, branch } = this.spot;
    if (branch) return { at, branch: branch.parent };
    return at > 0 ? { at: at - 1, branch: null } : null;
  }

  /** What else was tried beside where one stands: the course first, where it is one of them. */
  beside(step: number): Spot | null {
    const { at, branch } = this.spot;
    if (!branch) return step > 0 && at > 0 ? this.#from({ at: at - 1, branch: null }, 0) : null;
    const from: Spot = { at, branch: branch.parent };
    const place = this.tree.next(from).indexOf(branch) + step;
    if (place < 0 && !branch.parent && at < this.last) return { at: at + 1, branch: null };
    return this.#from(from, place);
  }

  #sprout(place: number): Spot | null {
    return this.#from(this.spot, place);
  }

  #from(spot: Spot, place: number): Spot | null {
    const branch = this.tree.next(spot)[place];
    return branch ? { at: spot.at, branch } : null;
  }

  protected override async make(code: number): Promise<boolean> {
    const action = this.actions.find((one) => one.code === code);
    if (!action || this.seat === null || this.number - this.spot.at >= MOST_MOVES) return false;
    this.pending = code;
    try {
      await this.show(this.#after(code, this.seat));
      return true;
    } catch (problem) {
      this.complain(problem as Problem);
      return false;
    } finally {
      this.pending = null;
    }
  }

  /** Where an action leads: along the course, if it is what was played. */
  #after(code: number, seat: number): Spot {
    const action = this.actions.find((one) => one.code === code);
    const words = action?.words ?? { key: 'unknown', values: {} };
    const { played, spot } = this;
    if (played?.seat === seat && JSON.stringify(played.action) === JSON.stringify(words))
      return { at: spot.at + 1, branch: null };
    const found = this.tree.tried(spot, { seat, code, words });
    this.grown++;
    return found;
  }

  /** Play a whole line, as the engine tells it. */
  async follow(moves: { seat: number; action: { code: number; words: LogEntry['action'] & object } }[]): Promise<void> {
    let spot = this.spot;
    for (const { seat, action } of moves) {
      const played = spot.branch ? undefined : this.course[spot.at + 1];
      const same = played?.seat === seat && JSON.stringify(played.action) === JSON.stringify(action.words);
      spot = same
        ? { at: spot.at + 1, branch: null }
        : this.tree.tried(spot, { seat, code: action.code, words: action.words });
    }
    this.grown++;
    await this.show(spot);
  }

  note(text: string): void {
    this.tree.write(this.spot, text);
    this.grown++;
  }

  async cut(): Promise<void> {
    const left = this.tree.cut(this.spot);
    this.grown++;
    await this.show(left);
  }

  override undo(): Promise<void> {
    return this.before ? this.show(this.before) : Promise.resolve();
  }

  #fetch(place: Place, seat: number | null): Promise<State> {
    const key = JSON.stringify([place, seat]);
    let state = this.#states.get(key);
    if (!state) {
      state = this.engine.position(place, seat);
      state.catch(() => this.#states.delete(key));
      this.#states.set(key, state);
      if (this.#states.size > KEPT) this.#states.delete(this.#states.keys().next().value ?? '');
    }
    return state;
  }
}
