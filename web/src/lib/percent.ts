/** Chances as whole percentages that add up to 100: what is cut off goes to those who lost most by it. */
export function percentages(chances: readonly number[]): number[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0) || 1;
  const exact = chances.map((chance) => (100 * chance) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((part, seat) => ({ seat, cut: part - Math.floor(part) })).sort((a, b) => b.cut - a.cut);
  for (const { seat } of order.slice(0, left)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

/** One chance as a whole percentage: 0 and 100 only where it is certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance) * 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
