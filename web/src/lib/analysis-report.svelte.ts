/** The judgement of a game: asked for once somebody wants it, and again until it is there. */
import type { AnalysisEngine } from './analysis-engine';
import { Problem } from './api';
import type { Report, Verdict } from './types';

const AGAIN = 1500;

export class ReportWatch {
  report = $state.raw<Report | null>(null);
  done = $state(0);
  begun = $state(false);
  problem = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly engine: AnalysisEngine) {}

  begin(): void {
    if (this.begun) return;
    this.begun = true;
    this.problem = null;
    void this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The verdict on a move of the game. */
  verdict(number: number): Verdict | undefined {
    return this.report?.decisions.find((one) => one.number === number)?.verdict;
  }

  async #ask(): Promise<void> {
    try {
      const { done, report } = await this.engine.judgement();
      this.done = done;
      this.report = report;
      if (!report) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch (failed) {
      this.begun = false;
      if (failed instanceof Problem) this.problem = failed;
    }
  }
}
