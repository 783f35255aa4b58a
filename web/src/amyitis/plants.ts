/** Leaves and crowns, drawn around the point where a plant stands (0, 0); up is negative y. */

/** A palm frond: a crescent from the crown to its tip. */
export function frond(x: number, y: number, dx: number, dy: number, lift: number, width: number): string {
  const [cx, cy] = [x + dx * 0.45, y + dy * 0.35 - lift];
  return `M${x} ${y}Q${cx} ${cy} ${x + dx} ${y + dy}Q${cx - dx * 0.02} ${cy + width} ${x} ${y}Z`;
}

/** A number between 0 and 1 that is always the same for the same plant, so that no garden looks combed. */
export function chance(name: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x5bd1e995);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

export interface Tuft {
  x: number;
  y: number;
  r: number;
  shade: number;
}

/** Bushes around the foot of a plant, sorted from back to front; `reach` is half the bed's width and height. */
export function tufts(name: string, count: number, reach: { w: number; h: number }, low: number, high: number): Tuft[] {
  return Array.from({ length: count }, (_, number) => {
    const turn = (number / count) * Math.PI * 2 + chance(name, number) * 0.7;
    const far = 0.62 + chance(name, number + 50) * 0.3;
    return {
      x: Math.cos(turn) * reach.w * far * 0.8,
      y: Math.sin(turn) * reach.h * far * 0.8,
      r: low + chance(name, number + 100) * (high - low),
      shade: number % 3,
    };
  }).toSorted((one, other) => one.y - other.y);
}
