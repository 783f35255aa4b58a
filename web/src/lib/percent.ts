/** One chance as a whole percentage: 0 and 100 only where it is certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Steps in which chances are told: a few hundred games in thought know no better. */
const STEP = 5;

/**
 * Everybody's chances as far as they are known: in steps of five, 0 and 100 only where it is certain; even chances as
 * they are. They needn't add up.
 */
export function roughly(chances: readonly number[]): number[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const parts = chances.map((chance) => (100 * chance) / total);
  if (Math.max(...parts) - Math.min(...parts) < 1) return parts.map(Math.round);
  return parts.map(roughlyOne);
}

/** One percentage as far as it is known. */
export function roughlyOne(part: number): number {
  if (part <= 0 || part >= 100) return Math.round(part);
  return Math.min(100 - STEP, Math.max(STEP, STEP * Math.round(part / STEP)));
}
