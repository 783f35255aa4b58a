/** A table we sit at or watch: its state, log and chat as they arrive, and the ways to act on it. */
import { api, Problem, problemFrom } from './api';
import { finger } from './finger';
import { merged, unheard } from './log';
import { meetAgain, refuse } from './me.svelte';
import { tell } from './notices.svelte';
import { habits } from './preferences.svelte';
import { Requests } from './requests';
import type { Line, Wire } from './socket';
import { standIn } from './stand-in';
import { taps } from './taps';
import { wireTo } from './table-wire';
import { t } from './words.svelte';
import type { Action, BaseView, Blocked, ChatEntry, LogEntry, Next, SeatInfo, State, TableInfo, Told } from './types';

const PONDER_REST = 150;
const LONGEST_CHAIN = 150;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What came with the last change, to be announced; empty after the first look. */
  news = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatEntry[]>([]);
  blocked = $state.raw<Blocked[]>([]);
  /** Whether the last move can be taken back, by whichever seat of ours made it. */
  undoable = $state(false);
  line = $state<Line>('connecting');
  /** Somebody else has sat down on a seat of ours. */
  displaced = $state(false);
  /** Why there is no table any more. */
  gone = $state.raw<Problem | null>(null);
  /** The action that was sent and is not settled yet. */
  pending = $state<number | null>(null);
  /** The own seat the screen has to be handed to, in games with secrets. */
  curtain = $state<number | null>(null);

  #wire: Wire | null = null;
  #seat: number | null = null;
  /** Whether the server has answered our last look. */
  #looked = false;
  #requests = new Requests((message) => this.#wire?.send(message) ?? false);
  #previews = new Map<string, Promise<BaseView | null>>();
  #pondering: ReturnType<typeof setTimeout> | undefined;
  #asked = '';
  /** Whoever waits for the position after a move. */
  #awaiting: (() => void)[] = [];
  /** Whether moves were taken back just now: then a number may never be reached. */
  #wentBack = false;
  /** A chain of moves is being sent, or taken back. */
  sending = $state(false);
  /** The last chain: who played it, and how many moves were theirs before it. It is taken back as one. */
  #chain: { seat: number; before: number } | null = null;

  readonly id: string;

  constructor(
    table: TableInfo,
    readonly secrets: boolean,
    readonly complain: (problem: Problem) => void,
  ) {
    this.id = table.id;
    this.table = table;
  }

  get mine(): SeatInfo[] {
    return this.table?.seats.filter((seat) => seat.yours) ?? [];
  }

  /** Where we look from; null: as spectators do. */
  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  /** Whether the looking seat may decide now. */
  get toMove(): boolean {
    return this.seat !== null && this.state !== null && this.state.turn.includes(this.seat) && !standIn(this);
  }

  /** What the seat may do now, asked or not. Passing and the like, which name nothing, come last: no first key passes. */
  get actions(): Action[] {
    const open = this.seat !== null && this.curtain === null && !standIn(this) && this.table?.state !== 'over';
    const all = open ? (this.state?.view.actions ?? []) : [];
    const names = (action: Action) => action.text.includes(' ');
    return [...all.filter(names), ...all.filter((action) => !names(action))];
  }

  start(): void {
    // of several own seats, the one that is asked; where seats have secrets it is first handed the screen
    const asked = this.secrets ? undefined : this.mine.find((own) => this.table?.turn.includes(own.seat));
    this.#seat = (asked ?? this.mine[0])?.seat ?? null;
    this.#wire = wireTo(this.id, {
      onopen: () => this.#look(),
      onmessage: (message) => finger.lifted(() => this.#hear(message)),
      online: (line) => this.#stand(line),
    });
    void this.recall();
  }

  stop(): void {
    this.#wire?.close();
  }

  /** Look from another seat of ours. */
  look(seat: number | null): void {
    this.curtain = null;
    this.#seat = seat;
    // where seats have secrets, their logs differ too
    if (this.secrets) this.#look(null);
    else this.#look();
  }

  /** Let the owner of another own seat look, behind a curtain where seats have secrets. */
  changeSeat(seat: number): void {
    if (this.secrets && this.table?.state !== 'over') this.curtain = seat;
    else this.look(seat);
  }

  /** Play; settles once the server has kept the move or refused it. A lost line only delays it. */
  async play(code: number): Promise<void> {
    if (this.pending !== null || this.sending) return;
    this.#chain = null;
    await this.make(code);
  }

  /** Play several moves in a row, each once the former is kept and it is legal in the position after it. */
  async send(codes: number[] | Next): Promise<void> {
    if (this.pending !== null || this.sending) return;
    const left = Array.isArray(codes) ? [...codes] : [];
    const next: Next = Array.isArray(codes) ? () => left.shift() ?? null : codes;
    const seat = this.seat;
    this.sending = true;
    this.#chain = seat === null ? null : { seat, before: this.#made(seat) };
    try {
      for (let count = 0; count < LONGEST_CHAIN && this.state && this.seat === seat; count++) {
        const code = next(this.actions, this.state.view);
        if (code === null || !this.actions.some((action) => action.code === code)) break;
        if (!(await this.make(code))) break;
      }
    } finally {
      this.sending = false;
    }
  }

  /** Whether the move was kept; settles once the position after it is here. */
  protected async make(code: number): Promise<boolean> {
    if (!this.state) return false;
    this.pending = code;
    const number = this.state.number;
    try {
      const made = await this.#requests.ask({ type: 'move', seat: this.seat ?? 0, number, action: code });
      while (this.state.number < (made ?? number + 1) && !this.#wentBack)
        await new Promise<void>((arrived) => this.#awaiting.push(arrived));
      return true;
    } catch (problem) {
      this.#refuse(problem as Problem);
      return false;
    } finally {
      this.pending = null;
    }
  }

  /** Take back the last move, or the last chain as far as it can be. */
  async undo(): Promise<void> {
    if (!this.state || this.sending) return;
    const seat = this.#lastOwn() ?? this.seat ?? 0;
    const chain = this.#chain?.seat === seat && this.#chain.before < this.#made(seat) ? this.#chain : null;
    const stand = chain?.before ?? this.#made(seat) - 1;
    this.#chain = null;
    this.sending = true;
    try {
      do await this.#takeBack(seat);
      while (this.undoable && this.#made(seat) > stand);
    } catch (problem) {
      this.#refuse(problem as Problem);
    } finally {
      this.sending = false;
    }
  }

  /** Settles once the log is without the move. */
  async #takeBack(seat: number): Promise<void> {
    const made = this.#made(seat);
    await this.#requests.ask({ type: 'undo', seat, number: this.state?.number ?? 0 });
    while (this.#made(seat) >= made && this.line === 'live')
      await new Promise<void>((arrived) => this.#awaiting.push(arrived));
  }

  /** How many moves a seat has made. */
  #made(seat: number): number {
    return this.log.reduce((count, entry) => count + (entry.seat === seat ? 1 : 0), 0);
  }

  /** In same-screen play the last move may be that of another own seat, which we don't look from any more. */
  #lastOwn(): number | null {
    const last = this.log.at(-1)?.seat ?? null;
    return last !== this.seat && this.mine.some((own) => own.seat === last) ? last : null;
  }

  /** Whether bots play without a pause until we are asked. */
  skipping = $state(false);

  skip(): void {
    this.skipping = this.#wire?.send({ type: 'skip' }) ?? false;
  }

  /** Bots are to play at another pace from now on. */
  changePace(): void {
    if (this.#looked) this.#look();
  }

  /**
   * Say something, to all or to one seat, or with the offer that a move of ours sent to it. False if it could not be
   * sent, so that the text stays where it was typed.
   */
  async speak(text: string, to: number | null = null, offer: number | null = null): Promise<boolean> {
    if (this.line !== 'live') return false;
    try {
      await this.#requests.ask({ type: 'say', text, ...(to !== null && { to }), ...(offer !== null && { offer }) });
      return true;
    } catch (problem) {
      this.#refuse(problem as Problem);
      return false;
    }
  }

  /** The view after one of the seat's actions; null where chance or secrets are in it. */
  preview(code: number): Promise<BaseView | null> {
    const number = this.state?.number ?? 0;
    const key = `${number}/${this.seat}/${code}`;
    let found = this.#previews.get(key);
    if (!found) {
      found = api.preview(this.id, this.seat ?? 0, number, code);
      // an answer that never came is asked for again
      found.catch(() => this.#previews.delete(key));
      this.#previews.set(key, found);
    }
    return found;
  }

  /** What was said so far; what somebody said whom we block now isn't told any more. */
  async recall(anew = false): Promise<void> {
    if (anew) this.chat = [];
    const said = await api.chat(this.id).catch(() => []);
    const last = said.at(-1)?.id ?? 0;
    this.chat = [...said, ...this.chat.filter((entry) => entry.id > last)];
  }

  /** Ask what the state alone doesn't tell: why other actions can't be taken, and whether another own seat can undo. */
  #ponder(): void {
    const state = this.state;
    this.undoable = state?.undo ?? false;
    // where all decide at once, what others do changes nothing about the own question
    const asked = JSON.stringify([this.seat, state?.view.question, state?.view.actions.map((action) => action.code)]);
    const same = this.secrets && asked === this.#asked && this.blocked.length > 0;
    this.#asked = asked;
    if (!same) this.blocked = [];
    clearTimeout(this.#pondering);
    if (!same || this.#lastOwn() !== null) this.#pondering = setTimeout(() => void this.#inquireWhy(), PONDER_REST);
  }

  async #inquireWhy(): Promise<void> {
    const state = this.state;
    const other = this.#lastOwn();
    if (!state || state.view.over) return;
    if (other !== null) {
      const seen = await api.state(this.id, other).catch(() => null);
      if (this.state === state && seen?.number === state.number) this.undoable = seen.undo;
    }
    if (!this.toMove || this.seat === null) return;
    if (this.sending) return this.#ponder();
    const found = await api.why(this.id, this.seat, state.number).catch(() => []);
    if (this.state === state) this.blocked = found;
  }

  /** Look, and catch up with what happened after the last move we know. */
  #look(since = this.log.at(-1)?.number ?? null): void {
    this.#looked = false;
    // a seat that was handed on can't be looked from any more
    if (this.#seat !== null && !this.mine.some((own) => own.seat === this.#seat))
      this.#seat = this.mine[0]?.seat ?? null;
    this.#wire?.send({ type: 'look', seat: this.#seat, since, pace: habits.pace });
  }

  #stand(line: Line): void {
    const back = this.line === 'lost' && line === 'live';
    this.line = line;
    if (line !== 'live') this.skipping = false;
    if (back) void this.recall();
    if (line === 'live') return;
    setTimeout(() => void this.#inquire(), 2500);
    this.#requests.lineLost();
  }

  /** A line that stays down may have a reason: another server's cookie, or a table that is gone. */
  async #inquire(): Promise<void> {
    if (this.line === 'live' || this.gone) return;
    try {
      await api.table(this.id);
    } catch (problem) {
      const code = problem instanceof Problem ? problem.code : '';
      if (code === 'bad-cookie') this.#leave();
      if (refuse(problem)) this.stop();
      if (code !== 'no-such-table') return;
      this.gone = problem as Problem;
      this.stop();
    }
  }

  /** The session with the server was ended elsewhere: the page begins anew, with whoever we are then. */
  #leave(): void {
    this.stop();
    tell(() => t('session-over'));
    meetAgain().catch((problem: unknown) => this.complain(problem as Problem));
  }

  #hear(message: Told): void {
    if (message.type === 'state') this.#arrive(message as unknown as State);
    else if (message.type === 'table') this.rearrange(message.table);
    else if (message.type === 'chat') {
      const { entry } = message;
      if (!this.chat.some((one) => one.id === entry.id)) this.chat = [...this.chat, entry];
    } else if (message.type === 'ok') this.#requests.settle(message.id, undefined, message.number);
    else if (message.type === 'error') {
      const problem = problemFrom(message.error);
      if (problem.code === 'bad-cookie') this.#leave();
      else if (refuse(problem)) this.stop();
      else if (!this.#requests.settle(message.id, problem)) this.#refuse(problem);
    }
  }

  #refuse(problem: Problem): void {
    if (problem.code === 'not-your-seat') void this.#reseat();
    else this.complain(problem);
  }

  /** What was ours isn't: the table tells who sits where. */
  async #reseat(): Promise<void> {
    const table = await api.table(this.id).catch(() => null);
    if (!table) return;
    this.#sit(table);
    this.#look(null);
  }

  #sit(table: TableInfo): void {
    if (this.mine.some((own) => !table.seats[own.seat]?.yours)) this.displaced = true;
    this.table = table;
  }

  /** Somebody sat down, came or left. */
  rearrange(table: TableInfo): void {
    const began = this.table?.state === 'waiting' && table.state !== 'waiting';
    const sat = this.mine.length;
    this.#sit(table);
    // sitting down gives eyes: look from the new seat
    if (this.mine.length && (!sat || !this.mine.some((own) => own.seat === this.#seat)))
      this.#seat = this.mine[0]?.seat ?? null;
    else if (!began) return;
    this.#look(null);
  }

  #arrive(state: State): void {
    const news = unheard(this.log, state.log, state.back ?? Infinity);
    this.log = merged(this.log, state.log, state.back ?? Infinity);
    if (news.length) this.news = news;
    const moved =
      this.state?.number !== state.number ||
      this.state.seat !== state.seat ||
      this.state.table.state !== state.table.state;
    const ended = this.state !== null && !this.state.view.over && state.view.over;
    if (this.pending === null && !this.sending) taps.changing();
    this.#wentBack = state.back != null;
    // notes name the move that sent their offer, which may have another number now
    if (this.#wentBack && this.chat.some(({ offer }) => offer !== null)) void this.recall();
    this.state = state;
    this.#sit(state.table);
    if (this.mine.some((own) => state.turn.includes(own.seat))) this.skipping = false;
    if (moved) {
      this.#previews.clear();
      this.#ponder();
    }
    for (const arrived of this.#awaiting.splice(0)) arrived();
    if (!this.#looked) this.#requests.repeat();
    this.#looked = true;
    this.#handOver();
    if (this.secrets && ended) this.#look(null); // with the end, secrets are told that the log left out
  }

  /** Same-screen play: look from the own seat in turn, behind a curtain where seats have secrets. */
  #handOver(): void {
    const state = this.state;
    if (!state || state.view.over || this.mine.length < 2) return;
    if (this.seat !== null && state.turn.includes(this.seat)) return;
    const next = this.mine.find((own) => state.turn.includes(own.seat));
    if (!next) return;
    this.changeSeat(next.seat);
  }
}
