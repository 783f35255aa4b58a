/** Who waits for an answer, in the order they came: whoever comes later takes nobody's place under a finger. */
export function arrivals(before: readonly string[], now: readonly string[]): string[] {
  return [...before.filter((one) => now.includes(one)), ...now.filter((one) => !before.includes(one))];
}
