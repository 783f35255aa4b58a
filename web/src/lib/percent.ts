import type { Message } from './types';

/** One chance as a whole percentage: 0 and 100 only where it is certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Steps in which the server tells chances of winning, in per cent. */
const STEP = 5;

/**
 * A chance of winning in words, as exactly as it is known. What the server tells as 0 or 1 is only about that, unless
 * `certain`; where all are even, a third of everything is no percentage.
 */
export function chanceTold(chance: number, certain: boolean): Message {
  if (!certain && chance <= 0) return { key: 'percent-under', values: { part: STEP } };
  if (!certain && chance >= 1) return { key: 'percent-over', values: { part: 100 - STEP } };
  const part = Math.round(100 * chance);
  if (Math.abs(100 * chance - part) < 0.1) return { key: 'percent', values: { part } };
  return { key: 'chance-even', values: { count: Math.round(1 / chance) } };
}
