/** The sentences of the analysis board, which are loaded with it. */
import type { Message } from '$lib/types';
import { learn, say } from '$lib/words.svelte';

const OWN = 'analysis';

export const learnAnalysis = (): Promise<void> => learn(OWN);

export function tell(key: string, values: Message['values'] = {}): string {
  return say({ key, values }, OWN);
}

/** A part as a whole percentage. */
export const percent = (part: number): string => say({ key: 'percent', values: { part: Math.round(100 * part) } });
