/** The ratings that a table asks for. */

export interface Range {
  rating_from: number | null;
  rating_to: number | null;
}
/** What everybody begins with, and counts as until they have played. */
export const START = 1000;
/** How far others' points may be from one's own; 0: as far as they like. */
export const RANGES = [0, 100, 200, 400];

export function around(points: number, width: number): Range {
  return width ? { rating_from: points - width, rating_to: points + width } : { rating_from: null, rating_to: null };
}

/** Whether somebody may sit down, as far as is known: null for guests, who may not where a rating is asked for. */
export function isWithin(points: number | null, { rating_from, rating_to }: Range): boolean {
  if (rating_from === null && rating_to === null) return true;
  return points !== null && points >= (rating_from ?? -Infinity) && points <= (rating_to ?? Infinity);
}
