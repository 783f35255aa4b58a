/** The parts of the board that figures of the rule book show. */
import type { Window } from '../face/face';

const PARTS: Record<string, Window> = {
  crafts: { x: 30, y: 36, width: 1200, height: 126 },
  fields: { x: 40, y: 160, width: 400, height: 160 },
  temples: { x: 826, y: 154, width: 400, height: 216 },
  garden: { x: 282, y: 172, width: 696, height: 520 },
  court: { x: 40, y: 320, width: 330, height: 180 },
  pass: { x: 1010, y: 364, width: 216, height: 67 },
};

export function windowOf(part: string): Window | null {
  return PARTS[part] ?? null;
}
