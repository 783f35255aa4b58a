/**
 * Peaks and hills as drawn: hundreds, nearer ones before those behind. What doesn't overlap lies in one layer, and a
 * layer needs few paths.
 */
import type { Mark } from './terrain';

type Part = 'lit' | 'dark' | 'ridge' | 'snow';

export interface Strokes {
  part: Part;
  d: string;
  /** How wide a ridge is drawn; other parts have no line. */
  pen: number | undefined;
}

interface Peak extends Mark {
  /** How far it reaches up. */
  tip: number;
  layer: number;
}

/** Pens differ by steps of this. */
const STEP = 0.3;

export function peaksOf(marks: readonly Mark[]): Strokes[][] {
  const peaks: Peak[] = [];
  for (const mark of marks) {
    if (mark.kind !== 'peak' && mark.kind !== 'hill') continue;
    const peak = { ...mark, tip: mark.kind === 'peak' ? -15 - mark.whim * 9 : -7, layer: 0 };
    for (const behind of peaks) if (behind.layer >= peak.layer && covers(peak, behind)) peak.layer = behind.layer + 1;
    peaks.push(peak);
  }
  const layers: Map<string, Strokes>[] = [];
  for (const peak of peaks) {
    const layer = (layers[peak.layer] ??= new Map());
    for (const [part, shape] of shapes(peak)) {
      const pen = part === 'ridge' ? Math.max(STEP, Math.round((0.9 * peak.size) / STEP) * STEP) : undefined;
      const drawn = layer.get(`${part}${pen}`) ?? { part, d: '', pen };
      layer.set(`${part}${pen}`, { ...drawn, d: drawn.d + placed(shape, peak) });
    }
  }
  const order: Part[] = ['lit', 'dark', 'ridge', 'snow'];
  return layers.map((layer) => [...layer.values()].sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part)));
}

/** Whether two overlap, lines included. */
function covers(one: Peak, other: Peak): boolean {
  return (
    Math.abs(one.x - other.x) < 14 * (one.size + other.size) &&
    one.y + (one.tip - 1) * one.size < other.y + 6 * other.size &&
    other.y + (other.tip - 1) * other.size < one.y + 6 * one.size
  );
}

/** A peak of the first size at 0 0. The sun stands low on the left. */
function shapes({ kind, tip, whim }: Peak): [Part, string][] {
  if (kind === 'hill')
    return [
      ['lit', 'M-9 3Q-4 -7 0 -7Q5 -7 10 3Z'],
      ['dark', 'M1 -7Q6 -6 10 3L3 3Q4 -3 1 -7Z'],
      ['ridge', 'M-9 3Q-4 -7 0 -7Q5 -7 10 3'],
    ];
  const sides: [Part, string][] = [
    ['lit', `M-12 3Q-7 -4 0 ${tip}L3 -4L1 4Z`],
    ['dark', `M0 ${tip}Q7 -6 13 3Q6 6 1 4L3 -3L-1 -7Z`],
    ['ridge', `M-12 3Q-7 -4 0 ${tip}Q7 -6 13 3`],
  ];
  const snow = `M-3.6 ${tip + 7}L0 ${tip}L3.6 ${tip + 6}L1 ${tip + 5}L-1 ${tip + 8}Z`;
  return whim > 0.55 ? [...sides, ['snow', snow]] : sides;
}

function placed(shape: string, { x, y, size }: Peak): string {
  const short = (n: number): number => Math.round(n * 20) / 20;
  return shape.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, right, down) => `${short(x + Number(right) * size)} ${short(y + Number(down) * size)}`,
  );
}
