/** How well somebody solves puzzles, on Elo's scale, as their browser keeps it. */

export interface PuzzleRecord {
  rating: number;
  /** Puzzles that were tried; each counts once. */
  tried: number[];
  solved: number;
}

export const FRESH: PuzzleRecord = { rating: 1200, tried: [], solved: 0 };
/** How much a puzzle counts: at first more, so that one soon gets what suits. */
const FIRST = 60;
const LATER = 24;
const SETTLED = 20;

/** Whether somebody of this rating is expected to solve it, from 0 to 1. */
export function expected(rating: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / 400));
}

/** The record after a puzzle; one that was tried before counts no more. */
export function after(record: PuzzleRecord, number: number, puzzle: number, right: boolean): PuzzleRecord {
  if (record.tried.includes(number)) return record;
  const weight = record.tried.length < SETTLED ? FIRST : LATER;
  return {
    rating: Math.round(record.rating + weight * (Number(right) - expected(record.rating, puzzle))),
    tried: [...record.tried, number],
    solved: record.solved + Number(right),
  };
}

/** The next puzzle: of those not tried yet one of the few that suit best; once all were tried, any of these. */
export function suitable(ratings: number[], record: PuzzleRecord, chance: number, besides = -1): number | null {
  const all = ratings.map((_, number) => number).filter((number) => number !== besides || ratings.length === 1);
  const fresh = all.filter((number) => !record.tried.includes(number));
  const order = (fresh.length ? fresh : all).sort(
    (one, other) => Math.abs((ratings[one] ?? 0) - record.rating) - Math.abs((ratings[other] ?? 0) - record.rating),
  );
  return order[Math.floor(chance * Math.min(5, order.length))] ?? null;
}

/** The puzzle of the day: the same for everybody, another tomorrow. */
export function daily(count: number, day: Date): number {
  const days = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  // a step without a common divisor leads through all of them
  return count ? (days * 7919) % count : 0;
}
