/** Advice about the server's tables, and analysis of its finished games, from the worker in which games run. */
import type { Asked } from '$lib/here';
import type { Sent, Thinker } from '$lib/thinking';
import { openDesk, openEngine } from './desk';

export async function openThinker(): Promise<Thinker> {
  const engine = await openEngine();
  const desk = await openDesk();
  return {
    learn: (table: string, told: Sent) => engine.ask<boolean>({ type: 'learn', table, told: JSON.stringify(told) }),
    answer: (table: string, path: string, asked: Asked) =>
      engine.ask<unknown>({ type: 'advise', table, path, asked: JSON.stringify(asked) }),
    study: (table: string, text: string) => engine.ask<boolean>({ type: 'study', table, text }),
    analyse: (method: string, path: string, asked: Asked) => desk.ask(method, path, asked),
  };
}
