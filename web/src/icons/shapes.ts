/**
 * A stroke of the pen: its tone, its path, and for a line its width. Tones: a main, b second, c cut (the ground shows
 * through) or skin, d dark.
 */
export type Stroke = readonly [tone: 'a' | 'b' | 'c' | 'd', d: string, line?: number];

/**
 * An icon on the 24 grid. Colours are its own where a thing has one (wine is purple); interface icons take the
 * text's.
 */
export interface Drawing {
  a?: string;
  b?: string;
  c?: string;
  strokes: readonly Stroke[];
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** An upright ellipse as a path. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`;
}

/** A pointed leaf or grain that begins at (x, y) and points to `degrees` (0 is up, clockwise). */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  const point = (along: number, aside: number): string =>
    `${short(x + dx * along - dy * aside)} ${short(y + dy * along + dx * aside)}`;
  return `M${point(0, 0)}Q${point(length * 0.45, width)} ${point(length, 0)}Q${point(length * 0.45, -width)} ${point(0, 0)}Z`;
}

/** A star with `points` rays. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const turn = (corner * Math.PI) / points;
    const r = corner % 2 === 0 ? outer : inner;
    return `${short(x + r * Math.sin(turn))} ${short(y - r * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** An upright rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}
