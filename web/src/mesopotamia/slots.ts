/** The slots of the frame: one in each corner, the others between them, clockwise from the lower left. */
import { type Box, FRAME, HEIGHT, WIDTH } from './layout';

export function slotBoxes(size: number): Box[] {
  const rest = Math.max(0, size - 4);
  const share = (HEIGHT - 2 * FRAME) / (WIDTH + HEIGHT - 4 * FRAME) / 2;
  const left = Math.round(rest * share);
  const right = Math.round(rest * share);
  const top = Math.ceil((rest - left - right) / 2);
  const bottom = rest - left - right - top;
  const [wide, tall] = [WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME];
  const corner = (x: number, y: number): Box => ({ x, y, width: FRAME, height: FRAME });
  const row = (count: number, box: (at: number) => Box): Box[] => Array.from({ length: count }, (_, at) => box(at));
  return [
    corner(0, HEIGHT - FRAME),
    ...row(left, (at) => ({ x: 0, y: HEIGHT - FRAME - ((at + 1) * tall) / left, width: FRAME, height: tall / left })),
    corner(0, 0),
    ...row(top, (at) => ({ x: FRAME + (at * wide) / top, y: 0, width: wide / top, height: FRAME })),
    corner(WIDTH - FRAME, 0),
    ...row(right, (at) => ({ x: WIDTH - FRAME, y: FRAME + (at * tall) / right, width: FRAME, height: tall / right })),
    corner(WIDTH - FRAME, HEIGHT - FRAME),
    ...row(bottom, (at) => ({
      x: WIDTH - FRAME - ((at + 1) * wide) / bottom,
      y: HEIGHT - FRAME,
      width: wide / bottom,
      height: FRAME,
    })),
  ].slice(0, size);
}
