/** Peaks, dunes, tufts and reeds, scattered over the sheet by an unmoved hand. */
import { EUPHRATES, GULF, type Heights, type Line, MARSH, MEDITERRANEAN, RIDGES, STREAMS, TIGRIS } from './geography';
import { chance, distance, gap, inside, nearestOn, type Point, SHEET } from './layout';

/** How far from water the desert begins. */
const DRY = 46;

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
  const [euphrates, tigris] = [river(EUPHRATES), river(TIGRIS)];
  return {
    euphrates: mouth(euphrates),
    tigris: mouth(tigris),
    streams: STREAMS.map((line) => joined(river(line), [euphrates, tigris])),
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

/** A net over the sheet. */
const CELL = 15;
const [COLUMNS, ROWS] = [Math.ceil(SHEET.width / CELL), Math.ceil(SHEET.height / CELL)];

/** One point somewhere in each cell of the net, row by row. */
function scattered(): Point[] {
  return Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    return {
      x: SHEET.x + (column + 0.2 + 0.6 * chance(row, column)) * CELL,
      y: SHEET.y + (row + 0.2 + 0.6 * chance(column, row + 50)) * CELL,
    };
  });
}

/** How far the points of the net are from the nearest of some lines; beyond reach that is not said. */
function nearness(points: readonly Point[], lines: readonly (readonly Point[])[], reach: number): Float64Array {
  const least = new Float64Array(points.length).fill(Infinity);
  for (const line of lines)
    for (let at = 1; at < line.length; at++) {
      const [from, to] = [line[at - 1] as Point, line[at] as Point];
      const left = Math.max(0, Math.floor((Math.min(from.x, to.x) - reach - SHEET.x) / CELL));
      const right = Math.min(COLUMNS - 1, Math.floor((Math.max(from.x, to.x) + reach - SHEET.x) / CELL));
      const top = Math.max(0, Math.floor((Math.min(from.y, to.y) - reach - SHEET.y) / CELL));
      const bottom = Math.min(ROWS - 1, Math.floor((Math.max(from.y, to.y) + reach - SHEET.y) / CELL));
      for (let row = top; row <= bottom; row++)
        for (let cell = row * COLUMNS + left; cell <= row * COLUMNS + right; cell++) {
          const { x, y } = points[cell] as Point;
          const far = gap(x, y, from, to);
          if (far < (least[cell] as number)) least[cell] = far;
        }
    }
  return least.map(Math.sqrt);
}

/** Everything that grows or towers, from back to front. `busy` is where cities stand and names are written. */
export function marksOf(waters: Waters, ridges: readonly Ridge[], busy: (point: Point) => number): Mark[] {
  const marks: Mark[] = [];
  const [upper, lower] = [
    [...waters.mediterranean, { x: -400, y: 1400 }, { x: -400, y: -400 }],
    [...waters.gulf, { x: 1700, y: 1500 }, { x: 800, y: 1500 }],
  ];
  const [east, north] = [Math.max(...upper.map(({ x }) => x)), Math.min(...lower.map(({ y }) => y))];
  const sea = (point: Point): boolean =>
    (point.x < east && inside(point, upper)) || (point.y > north && inside(point, lower));
  const points = scattered();
  const rivers = nearness(points, [waters.euphrates, waters.tigris, ...waters.streams], DRY);
  const heights = ridges
    .toSorted((a, b) => b.high - a.high)
    .map(({ line, wide, high }) => ({ wide, high, far: nearness(points, [line], wide) }));
  points.forEach((point, at) => {
    const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
    const whim = chance(row + 3, column + 7);
    const river = rivers[at] as number;
    if (whim <= 0.18 || river < 9 || sea(point)) return;
    const room = busy(point);
    if (room < 6) return;
    const size = 0.75 + whim * 0.5;
    const ridge = heights.find(({ far, wide }) => (far[at] as number) < wide);
    if (ridge) {
      const high = ridge.high * (1 - (0.45 * (ridge.far[at] as number)) / ridge.wide) * size;
      if ((row + column) % 2 === 0 && room > 9)
        marks.push({ ...point, kind: high > 0.62 ? 'peak' : 'hill', size: high, whim });
    } else if (inside(point, waters.marsh)) {
      if (whim > 0.35) marks.push({ ...point, kind: 'reed', size, whim });
    } else if (whim > 0.66) {
      // the desert lies south-west of the Euphrates, grass grows in the north and along the waters
      const south = river > DRY && point.y > nearestOn(waters.euphrates, point).y;
      if (south) {
        if (whim > 0.8 && column % 2 === 0) marks.push({ ...point, kind: 'dune', size: size * 1.2, whim });
      } else if (whim > (river < 40 ? 0.66 : 0.8)) marks.push({ ...point, kind: 'tuft', size, whim });
    }
  });
  return marks.sort((a, b) => a.y - b.y);
}
