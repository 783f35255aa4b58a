/**
 * What was asked over the socket and waits for its answer. A lost line delays moves and undos; words are given back.
 */
import { Problem } from './api';
import type { LogEntry, Request, Said } from './types';

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
    return new Promise((done, failed) => {
      this.#waiting.set(id, { message: { ...message, id }, done, failed });
      if (!this.send({ ...message, id })) this.#again.add(id);
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
    for (const [id, { message }] of this.#waiting)
      if (message.type === 'say')
        this.settle(id, new Problem('offline', { key: 'problem-offline' }, 'The server can’t be reached.'));
      else this.#again.add(id);
  }

  /** The line is back: what the log tells of was kept; the rest is sent again, and its number makes that safe. */
  repeat(log: LogEntry[], number: number): void {
    for (const [id, { message }] of this.#waiting) {
      if (!this.#again.delete(id)) continue;
      if (wasKept(message, log, number)) this.settle(id);
      else this.send(message);
    }
  }
}

/** Whether the log and the number of moves show that a request was carried out. */
function wasKept(message: Request, log: LogEntry[], number: number): boolean {
  if (message.type === 'undo') return number < message.number;
  return message.type === 'move' && log.some((entry) => entry.number > message.number && entry.seat === message.seat);
}
