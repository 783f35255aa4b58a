/** Peaks, dunes, tufts and reeds, scattered over the sheet by an unmoved hand. */
import { EUPHRATES, GULF, type Heights, type Line, MARSH, MEDITERRANEAN, RIDGES, STREAMS, TIGRIS } from './geography';
import { chance, distance, inside, nearestOn, type Point, SHEET } from './layout';

type Project = (at: readonly [number, number]) => Point;

/** A line of the earth on the bent sheet: many small steps, then smoothed. */
function course(line: Line, project: Project): Point[] {
  const fine: Point[] = [];
  line.forEach((end, at) => {
    const start = line[at - 1];
    const steps = start ? Math.max(2, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 0.07)) : 1;
    for (let step = start ? 1 : 0; step <= (start ? steps : 0); step++) {
      const t = start ? step / steps : 1;
      const [lat, lon] = start ? [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t] : end;
      fine.push(project([lat, lon]));
    }
  });
  return smooth(smooth(fine, 3), 3);
}

function smooth(line: readonly Point[], reach: number): Point[] {
  return line.map((point, at) => {
    const span = Math.min(reach, at, line.length - 1 - at);
    if (span === 0) return point;
    const around = line.slice(at - span, at + span + 1);
    return {
      x: around.reduce((sum, one) => sum + one.x, 0) / around.length,
      y: around.reduce((sum, one) => sum + one.y, 0) / around.length,
    };
  });
}

/** Every few units one point, so that curves stay light. */
function thinned(line: readonly Point[], least: number): Point[] {
  const kept: Point[] = [];
  line.forEach((point, at) => {
    const last = kept.at(-1);
    if (!last || at === line.length - 1 || distance(last, point) >= least) kept.push(point);
  });
  return kept;
}

/** A stream ends where it meets its river, and not beyond. */
function joined(stream: readonly Point[], rivers: readonly (readonly Point[])[]): Point[] {
  const end = stream.at(-1);
  if (!end) return [];
  const [meeting] = rivers.map((river) => nearestOn(river, end)).sort((a, b) => distance(a, end) - distance(b, end));
  if (!meeting || distance(meeting, end) > 40) return [...stream];
  const before = stream.findIndex((point) => distance(point, meeting) < 10);
  return [...stream.slice(0, before < 0 ? stream.length : before), meeting];
}

export interface Waters {
  euphrates: Point[];
  tigris: Point[];
  streams: Point[][];
  mediterranean: Point[];
  gulf: Point[];
  marsh: Point[];
}

export function watersOf(project: Project): Waters {
  const river = (line: Line): Point[] => thinned(course(line, project), 5);
  const gulf = thinned(course(GULF, project), 7);
  /** However the map was bent, the rivers end in the sea. */
  const mouth = (line: Point[]): Point[] => {
    const last = line.at(-1);
    if (!last) return line;
    const shore = nearestOn(gulf, last);
    const way = distance(last, shore) || 1;
    const out = { x: shore.x + ((shore.x - last.x) / way) * 14, y: shore.y + ((shore.y - last.y) / way) * 14 };
    return way < 4 ? line : [...line, { x: (last.x * 2 + shore.x) / 3 + 5, y: (last.y * 2 + shore.y) / 3 }, shore, out];
  };
  return {
    euphrates: mouth(river(EUPHRATES)),
    tigris: mouth(river(TIGRIS)),
    streams: STREAMS.map((line) => joined(river(line), [river(EUPHRATES), river(TIGRIS)])),
    mediterranean: thinned(course(MEDITERRANEAN, project), 7),
    gulf,
    marsh: course([...MARSH, MARSH[0] ?? [0, 0]], project),
  };
}

export interface Ridge extends Omit<Heights, 'line'> {
  line: Point[];
}

export interface Mark extends Point {
  kind: 'peak' | 'hill' | 'dune' | 'tuft' | 'reed';
  size: number;
  /** A number from 0 to 1 that makes it a little different from the others. */
  whim: number;
}

export function ridgesOf(project: Project): Ridge[] {
  return RIDGES.map((ridge) => ({ ...ridge, line: thinned(course(ridge.line, project), 8) }));
}

/** Everything that grows or towers, from back to front. `busy` is where cities stand and names are written. */
export function marksOf(waters: Waters, ridges: readonly Ridge[], busy: (point: Point) => number): Mark[] {
  const marks: Mark[] = [];
  const sea = [
    [...waters.mediterranean, { x: -400, y: 1400 }, { x: -400, y: -400 }],
    [...waters.gulf, { x: 1700, y: 1500 }, { x: 800, y: 1500 }],
  ];
  const wet = [waters.euphrates, waters.tigris, ...waters.streams];
  const step = 15;
  for (let row = 0; row * step < SHEET.height; row++)
    for (let column = 0; column * step < SHEET.width; column++) {
      const whim = chance(row + 3, column + 7);
      const point = {
        x: SHEET.x + (column + 0.2 + 0.6 * chance(row, column)) * step,
        y: SHEET.y + (row + 0.2 + 0.6 * chance(column, row + 50)) * step,
      };
      if (sea.some((outline) => inside(point, outline))) continue;
      const room = busy(point);
      if (room < 6) continue;
      const river = Math.min(...wet.map((line) => distance(point, nearestOn(line, point))));
      if (river < 9) continue;
      const size = 0.75 + whim * 0.5;
      const ridge = ridges
        .map((one) => ({ ...one, far: distance(point, nearestOn(one.line, point)) }))
        .filter((one) => one.far < one.wide)
        .sort((a, b) => b.high - a.high)[0];
      if (ridge) {
        const high = ridge.high * (1 - (0.45 * ridge.far) / ridge.wide) * size;
        if ((row + column) % 2 === 0 && whim > 0.18 && room > 9)
          marks.push({ ...point, kind: high > 0.62 ? 'peak' : 'hill', size: high, whim });
        continue;
      }
      if (inside(point, waters.marsh)) {
        if (whim > 0.35) marks.push({ ...point, kind: 'reed', size, whim });
        continue;
      }
      // the desert lies south-west of the Euphrates, grass grows in the north and along the waters
      const south = point.y > nearestOn(waters.euphrates, point).y && river > 46;
      if (south) {
        if (whim > 0.8 && column % 2 === 0) marks.push({ ...point, kind: 'dune', size: size * 1.2, whim });
      } else if (whim > (river < 40 ? 0.66 : 0.8)) marks.push({ ...point, kind: 'tuft', size, whim });
    }
  return marks.sort((a, b) => a.y - b.y);
}
