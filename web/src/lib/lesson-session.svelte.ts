/** A lesson as a table: the server plays it by the real rules and keeps nothing, so that every move can be taken back. */
import { api, type Problem } from './api';
import { Session } from './session.svelte';
import type { BaseView, LessonState, TableInfo } from './types';

export class LessonSession extends Session {
  lesson = $state.raw<LessonState>() as LessonState;
  /** The learner's moves. */
  moves = $state.raw<number[]>([]);
  #before: LessonState[] = [];

  constructor(
    readonly game: string,
    readonly name: string,
    first: LessonState,
    complain: (problem: Problem) => void,
    /** What those at the table are called. */
    private readonly named: (table: TableInfo) => TableInfo,
  ) {
    super(first.state.table, false, complain);
    this.line = 'live';
    this.#show(first);
  }

  override start(): void {}
  override stop(): void {}
  override look(): void {}
  override skip(): void {}
  override changePace(): void {}
  override speak(): Promise<boolean> {
    return Promise.resolve(false);
  }

  protected override async make(code: number): Promise<boolean> {
    this.pending = code;
    try {
      const before = this.lesson;
      const after = await api.lesson(this.game, this.name, [...this.moves, code]);
      this.#before.push(before);
      this.moves = [...this.moves, code];
      this.#show(after);
      return after.verdict === 'open';
    } catch (problem) {
      this.complain(problem as Problem);
      return false;
    } finally {
      this.pending = null;
    }
  }

  override undo(): Promise<void> {
    const before = this.#before.pop();
    if (before) {
      this.moves = this.moves.slice(0, -1);
      this.#show(before);
    }
    return Promise.resolve();
  }

  /** From the beginning. */
  again(): void {
    const first = this.#before[0];
    this.#before = [];
    this.moves = [];
    if (first) this.#show(first);
  }

  /** Those at the table are called otherwise: in another language. */
  rename(): void {
    this.table = this.named(this.lesson.state.table);
    this.state = { ...this.lesson.state, table: this.table };
  }

  override preview(code: number): Promise<BaseView | null> {
    return api.lessonPreview(this.game, this.name, this.moves, code);
  }

  #show(lesson: LessonState): void {
    const known = this.log.at(-1)?.number ?? Infinity;
    this.lesson = lesson;
    this.rename();
    this.news = lesson.state.log.filter((entry) => entry.number > known);
    this.log = lesson.state.log;
    this.blocked = lesson.blocked;
    this.undoable = lesson.state.undo;
  }
}
