/** The score track: bricks of the frame, clockwise from the upper left corner. */
import { FRAME, HEIGHT, type Point, WIDTH } from './layout';

export const LAP = 100;
const ACROSS = 26;
const DOWN = 22;
const wide = (WIDTH - 2 * FRAME) / ACROSS;
const tall = (HEIGHT - 2 * FRAME) / DOWN;

export interface Brick extends Point {
  width: number;
  height: number;
}

/** The brick of a score; laps run on. */
export function brick(score: number): Brick {
  const place = ((score % LAP) + LAP) % LAP;
  const [right, bottom, left] = [ACROSS + 1, ACROSS + DOWN + 2, 2 * ACROSS + DOWN + 3];
  if (place < right)
    return place === 0 ? corner(0, 0) : { x: FRAME + (place - 1) * wide, y: 0, width: wide, height: FRAME };
  if (place < bottom)
    return place === right
      ? corner(WIDTH - FRAME, 0)
      : { x: WIDTH - FRAME, y: FRAME + (place - right - 1) * tall, width: FRAME, height: tall };
  if (place < left)
    return place === bottom
      ? corner(WIDTH - FRAME, HEIGHT - FRAME)
      : { x: WIDTH - FRAME - (place - bottom) * wide, y: HEIGHT - FRAME, width: wide, height: FRAME };
  return place === left
    ? corner(0, HEIGHT - FRAME)
    : { x: 0, y: HEIGHT - FRAME - (place - left) * tall, width: FRAME, height: tall };
}

function corner(x: number, y: number): Brick {
  return { x, y, width: FRAME, height: FRAME };
}

/** Middle of the way between bricks, for a marker on its way. */
export function markerAt(score: number): Point {
  const low = Math.floor(score);
  const [a, b] = [brick(low), brick(low + 1)];
  const t = score - low;
  return {
    x: (a.x + a.width / 2) * (1 - t) + (b.x + b.width / 2) * t,
    y: (a.y + a.height / 2) * (1 - t) + (b.y + b.height / 2) * t,
  };
}
