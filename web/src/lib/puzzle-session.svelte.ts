/** A puzzle as a table: one decision, and then whether it was right. */
import { api, type Problem } from './api';
import { Session } from './session.svelte';
import type { BaseView, Puzzle, PuzzleAnswer, TableInfo } from './types';

export class PuzzleSession extends Session {
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** What was chosen. */
  choice = $state<number | null>(null);

  constructor(
    readonly game: string,
    readonly puzzle: Puzzle,
    complain: (problem: Problem) => void,
    named: (table: TableInfo) => TableInfo,
  ) {
    super(puzzle.state.table, false, complain);
    this.line = 'live';
    this.table = named(puzzle.state.table);
    this.state = { ...puzzle.state, table: this.table };
    this.log = puzzle.state.log;
  }

  override start(): void {}
  override stop(): void {}
  override look(): void {}
  override skip(): void {}
  override changePace(): void {}
  override undo(): Promise<void> {
    return Promise.resolve();
  }
  override speak(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override preview(): Promise<BaseView | null> {
    return Promise.resolve(null);
  }

  protected override async make(code: number): Promise<boolean> {
    this.pending = code;
    try {
      this.answer = await api.answerPuzzle(this.game, this.puzzle.number, code);
      this.choice = code;
    } catch (problem) {
      this.complain(problem as Problem);
    } finally {
      this.pending = null;
    }
    return false;
  }
}
