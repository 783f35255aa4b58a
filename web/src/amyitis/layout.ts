/** Where everything stands on the board: one drawing of WIDTH × HEIGHT units. */
import type { Point } from '../board/point';

export type { Point };

export const WIDTH = 1260;
export const HEIGHT = 1010;
/** The glazed frame that is the score track. */
export const FRAME = 34;

export const PLACES = {
  crafts: { x: 36, y: 43, width: 1188, height: 112 },
  fields: { x: 52, y: 172 },
  temples: { x: 838, y: 164 },
  court: { x: 52, y: 328 },
  pass: { x: 1022, y: 372 },
  plaque: { x: 1022, y: 433 },
  supply: { x: 52, y: 506 },
} as const;

/** Points as an SVG attribute. */
export function points(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ');
}
