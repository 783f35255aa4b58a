/**
 * What was asked over the socket and waits for its answer. A lost line only delays it: it is sent again with its key.
 */
import type { Problem } from './api';
import { newKey } from './keys';
import type { Request, Said } from './types';

interface Waiting {
  message: Request;
  done: (number: number | null) => void;
  failed: (problem: Problem) => void;
}

export class Requests {
  #next = 1;
  #waiting = new Map<number, Waiting>();
  /** Asked while the line was down, or never answered because it went down. */
  #again = new Set<number>();

  /** `send` is false where the line is down. */
  constructor(private readonly send: (message: Said) => boolean) {}

  /** Settles with the number of moves there are then, where the answer tells it. */
  ask(message: Request): Promise<number | null> {
    const id = this.#next++;
    const sent = { ...message, id, key: newKey() };
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message: sent, done, failed });
      if (!this.send(sent)) this.#again.add(id);
    });
  }

  /** An answer came; false if nobody waits for it. */
  settle(id: unknown, problem?: Problem, number: number | null = null): boolean {
    const waiting = this.#waiting.get(id as number);
    if (!waiting) return false;
    this.#waiting.delete(id as number);
    if (problem) waiting.failed(problem);
    else waiting.done(number);
    return true;
  }

  lineLost(): void {
    for (const id of this.#waiting.keys()) this.#again.add(id);
  }

  /** The line is back: what has no answer is sent again, and its key makes that safe. */
  repeat(): void {
    for (const [id, { message }] of this.#waiting) if (this.#again.delete(id)) this.send(message);
  }
}
