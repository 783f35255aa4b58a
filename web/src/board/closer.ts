/** How near a board has to come so that a finger hits what it means. */
import type { Point } from './point';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a finger hits safely, in pixels, with a little to spare. */
const THUMB = 44;
const SAFE = 48;
/** The nearest a board comes by itself: what is around must still be seen. */
const NEAREST = 3;
/** Less than this isn't worth a movement. */
const WORTH = 1.25;
const MARGIN = 24;

const size = (box: Box): number => Math.min(box.width, box.height);

function distance({ x, y }: Point, box: Box): number {
  const beside = Math.max(box.left - x, 0, x - box.left - box.width);
  const above = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(beside, above);
}

/**
 * How many times nearer the board should come instead of taking this touch: 1 where it is plain what is meant, because
 * the thing is large or no other is under the same finger.
 */
export function nearer(finger: Point, meant: Box, others: readonly Box[], scale: number): number {
  if (size(meant) >= THUMB || !others.some((other) => distance(finger, other) < THUMB / 2)) return 1;
  const by = Math.min(SAFE / size(meant), NEAREST / scale);
  return by > 1.05 ? by : 1;
}

export interface Frame {
  scale: number;
  middle: Point;
}

/** The part of a board that holds all these things, as near as a finger needs it; null: the whole board. */
export function frame(things: readonly Box[], view: { width: number; height: number }): Frame | null {
  // a single one can't be missed
  if (things.length < 2) return null;
  const left = Math.min(...things.map((one) => one.left));
  const top = Math.min(...things.map((one) => one.top));
  const right = Math.max(...things.map((one) => one.left + one.width));
  const bottom = Math.max(...things.map((one) => one.top + one.height));
  const scale = Math.min(
    view.width / (right - left + 2 * MARGIN),
    view.height / (bottom - top + 2 * MARGIN),
    SAFE / Math.min(...things.map(size)),
    NEAREST,
  );
  return scale < WORTH ? null : { scale, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } };
}
