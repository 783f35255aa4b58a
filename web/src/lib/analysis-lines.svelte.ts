/** The best lines of the position one looks at, deeper the longer one looks. */
import type { AnalysisSession } from './analysis-session.svelte';
import { Problem } from './api';
import type { Lines } from './types';

/** Who steps through a game quickly asks nothing. */
const REST = 350;
const KEPT = 100;
/** The status of a server that has found no answer yet, and when it is asked again. */
const BUSY = 503;
const AGAIN = 3000;

export class BestLines {
  found = $state.raw<Lines | null>(null);
  thinking = $state(false);
  /** Why there are none. */
  problem = $state.raw<Problem | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<string, Lines>();
  #wanted = '';

  constructor(private readonly session: AnalysisSession) {}

  /** The position has changed, or somebody wants to see lines from now on. */
  follow(): void {
    clearTimeout(this.#resting);
    const { place, seat, state } = this.session;
    const key = JSON.stringify([place, seat]);
    if (key !== this.#wanted) this.problem = null;
    this.#wanted = key;
    this.found = this.#known.get(key) ?? null;
    if (!state || seat === null || !state.turn.includes(seat)) return;
    if (!this.found || this.found.deeper) this.#resting = setTimeout(() => void this.#ask(key), REST);
  }

  stop(): void {
    clearTimeout(this.#resting);
    this.#wanted = '';
  }

  async #ask(key: string): Promise<void> {
    const { place, seat, engine } = this.session;
    if (this.thinking || seat === null) return;
    this.thinking = true;
    try {
      const known = this.#known.get(key);
      const found = await engine.lines(place, seat, known ? known.depth + 1 : 0);
      this.#known.set(key, found);
      if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value ?? '');
    } catch (failed) {
      if (failed instanceof Problem && failed.status === BUSY) await new Promise((later) => setTimeout(later, AGAIN));
      else if (this.#wanted === key && failed instanceof Problem) this.problem = failed;
    } finally {
      this.thinking = false;
    }
    if (this.#wanted && !this.problem) this.follow();
  }
}
