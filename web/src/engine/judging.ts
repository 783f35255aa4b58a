/** The judgement of a finished game by the workers of the page: one asks, all answer. */
import type { Judgement, Report } from '$lib/types';
import type { Engine } from './engine';

/** Questions that a judgement usually takes, to tell how far it is, and how far it is told to be before it is there. */
const QUESTIONS = 45;
const FAR = 0.95;

/** How many workers think at the same time: Python beside the page takes about 100 MB in each. */
export function workers(): number {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return (deviceMemory ?? 4) < 4 ? 1 : Math.max(1, Math.min(4, navigator.hardwareConcurrency));
}

export class Judging {
  #answered = 0;
  #report: Report | null = null;
  #failed: Error | null = null;

  constructor(
    private readonly table: string,
    private readonly asking: Engine,
    private readonly helping: () => Promise<Engine>,
  ) {
    this.#judge().catch((failed: unknown) => (this.#failed = failed as Error));
  }

  /** How far it is, and what came of it; an error if that is nothing. */
  get told(): Judgement {
    if (this.#failed) throw this.#failed;
    return { done: this.#report ? 1 : Math.min(FAR, this.#answered / QUESTIONS), report: this.#report };
  }

  async #judge(): Promise<void> {
    const others = await Promise.all(Array.from({ length: workers() - 1 }, () => this.helping()));
    const all = [this.asking, ...others];
    let answers: string[] | null = null;
    try {
      while (!this.#report) {
        const next: { parts: string[] } | { report: Report } = await this.asking.ask({
          type: 'judge',
          table: this.table,
          workers: all.length,
          answers,
        });
        if ('report' in next) this.#report = next.report;
        else answers = await Promise.all(next.parts.map((part, place) => this.#weigh(all[place], part)));
        this.#answered++;
      }
    } finally {
      for (const other of others) other.end();
    }
  }

  #weigh(engine: Engine | undefined, part: string): Promise<string> {
    return (engine ?? this.asking).ask<string>({ type: 'weigh', part });
  }
}
