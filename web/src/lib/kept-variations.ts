/** What was tried on the analysis board stays in this browser, for the games looked at last. */
import type { CommentaryWish } from './types';

const PLACE = 'tworivers-variations';
const KEPT = 20;

type Kept = [string, CommentaryWish][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function keptWish(table: string): CommentaryWish | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function keepWish(table: string, wish: CommentaryWish): void {
  const others = kept().filter(([id]) => id !== table);
  const empty = !wish.variations?.length && !Object.keys(wish.notes ?? {}).length;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...(empty ? [] : [[table, wish]]), ...others].slice(0, KEPT)));
  } catch {
    // then it holds for this visit
  }
}
