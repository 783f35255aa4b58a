/**
 * What lies on the map whoever plays: rivers, coasts and heights, in degrees of latitude and longitude, by our own
 * eye.
 */

export type Line = readonly (readonly [number, number])[];

/** A line written as "lat lon, lat lon, ...". */
function line(text: string): Line {
  return text.split(',').map((pair) => {
    const [lat, lon] = pair.trim().split(' ').map(Number);
    return [lat ?? 0, lon ?? 0] as const;
  });
}

export const EUPHRATES = line(
  '39.2 39.6, 38.6 38.9, 38 38.6, 37.5 38.3, 37.1 37.95, 36.82 37.97, 36.4 38.16, 35.97 38.3, 35.86 38.75, 35.92 39.15, ' +
    '35.66 39.7, 35.33 40.15, 35.08 40.42, 34.9 40.62, 34.52 40.94, 34.46 41.5, 34.42 42, 33.98 42.5, 33.62 42.86, ' +
    '33.4 43.38, 33.1 43.95, 32.9 44.2, 32.55 44.37, 32.15 44.62, 31.98 45.02, 31.7 45.36, 31.38 45.58, 31.15 45.78, ' +
    '31.02 46, 30.9 46.45, 30.72 46.9, 30.5 47.2',
);

export const TIGRIS = line(
  '38.55 39.2, 38.1 39.7, 37.92 40.25, 37.7 41, 37.3 42, 36.9 42.6, 36.4 43.1, 36.05 43.32, 35.6 43.28, 35.3 43.36, ' +
    '34.9 43.6, 34.4 43.76, 34 44.1, 33.6 44.32, 33.25 44.48, 32.95 44.85, 32.62 45.16, 32.4 45.5, 32.1 45.85, ' +
    '31.85 46.2, 31.6 46.65, 31.3 46.95, 30.95 47.1, 30.5 47.2',
);

/** Lesser streams: Habur, Balih, both Zabs, Diyala, Karun, Karkheh, Orontes. */
export const STREAMS: readonly Line[] = [
  '37.1 40.2, 36.8 40.4, 36.45 40.72, 36 40.78, 35.6 40.68, 35.15 40.42',
  '36.85 39.1, 36.4 39.1, 35.95 39.08',
  '37.3 44.2, 36.7 43.9, 36.3 43.6, 35.98 43.36',
  '36 45.2, 35.75 44.6, 35.45 43.9, 35.25 43.42',
  '35.3 46, 34.8 45.6, 34.2 45.05, 33.7 44.8, 33.2 44.53',
  '32.2 50.2, 32 49.2, 31.9 48.8, 31.3 48.55, 30.7 48.2',
  '33.3 47, 32.9 47.8, 32.2 48.15, 31.5 47.9, 31.1 47.6',
  '34.3 36.42, 34.75 36.6, 35.15 36.68, 35.6 36.33, 36.1 36.3, 36.1 35.97',
].map(line);

/** The coast of the Upper Sea, from north to south. */
export const MEDITERRANEAN = line(
  '39.5 34.9, 37.6 35.2, 36.95 35.75, 36.55 36, 36.2 35.85, 35.9 35.78, 35.58 35.7, 35.2 35.86, 34.85 35.83, ' +
    '34.5 35.78, 34.12 35.6, 33.85 35.44, 33.5 35.32, 33.1 35.1, 32.5 34.9, 31 34.4, 29 33',
);

/** The coast of the Lower Sea, from the Arabian side round its head to Elam. */
export const GULF = line(
  '28.3 48.6, 29.2 48, 29.7 47.6, 30.1 47, 30.32 46.72, 30.42 47, 30.38 47.5, 30.5 47.9, 30.36 48.4, 30.5 48.9, ' +
    '30.25 49.5, 30.05 50, 29.4 50.6, 28.3 51.2',
);

/** A ridge: half its width in units, how high it stands, its name and from where along it that is written. */
export interface Heights {
  line: Line;
  wide: number;
  high: number;
  word?: string;
  from?: string;
}

const ZAGROS = '37.5 44.6, 36.6 45.6, 35.8 46.2, 35 46.6, 34.4 47.4, 33.7 48.2, 33 49.2, 32.3 50.2';
const MEDIA = '38.6 46, 36.8 47, 35.6 47.8, 34.6 49, 33.6 50.4';
const TAURUS = '38.2 36, 38.3 37.2, 38.6 38.6, 38.7 40, 38.4 41.6, 37.9 43, 37.6 44.4';

export const RIDGES: readonly Heights[] = [
  { line: line(ZAGROS), wide: 46, high: 1 },
  { line: line(MEDIA), wide: 70, high: 1.15, word: 'map-zagros', from: '48%' },
  { line: line(TAURUS), wide: 46, high: 1.1, word: 'map-taurus', from: '5%' },
  // Amanus, Lebanon, Antilebanon, Sinjar, Bishri
  { line: line('36.9 36.35, 36.5 36.15, 36 36.1'), wide: 12, high: 0.7 },
  { line: line('35.5 36.08, 34.9 36.15, 34.3 36.05, 33.8 35.8, 33.2 35.6'), wide: 12, high: 0.75 },
  { line: line('34.2 36.6, 33.8 36.35, 33.3 36'), wide: 12, high: 0.7 },
  { line: line('36.4 41.3, 36.36 42.1'), wide: 9, high: 0.6 },
  { line: line('35.1 38.6, 34.9 39.6, 35.35 39.9'), wide: 12, high: 0.5 },
];

/** The marshes at the rivers' mouths. */
export const MARSH = line('31.4 46.6, 31.6 47.1, 31.2 47.7, 30.7 47.9, 30.45 47.4, 30.6 46.8, 30.9 46.6');
