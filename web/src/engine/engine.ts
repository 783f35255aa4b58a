/** The worker in which games run, asked from the page. */
import type { Answered, Asked } from '$lib/here';
import type { Question, Reply, Sent } from './messages';

/** A worker that answers questions with JSON. */
export class Engine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, { done: (text: string) => void; failed: (error: Error) => void }>();
  #next = 1;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('text' in data) waiting?.done(data.text);
      else waiting?.failed(new Error(data.failed));
    };
    this.#worker.onerror = (event) => this.#giveUp(event.message);
  }

  async ask<T>(question: Question): Promise<T> {
    const id = this.#next++;
    const text = await new Promise<string>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, question } satisfies Sent);
    });
    return JSON.parse(text) as T;
  }

  /** Ask as the server is asked. */
  request(method: string, path: string, asked: Asked): Promise<Answered> {
    const table = asked.path?.table;
    return this.ask<Answered>({
      type: 'ask',
      method,
      path,
      table: table === undefined ? null : String(table),
      asked: JSON.stringify(asked),
    });
  }

  /** Nobody asks any more. */
  end(): void {
    this.#worker.terminate();
    this.#giveUp('ended');
  }

  #giveUp(reason: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(reason));
    this.#waiting.clear();
  }
}
