/** Where everything stands in the picture of the first page. Repeatable chance: the same gardens for everybody. */

export const CENTRE = 1010;
const GROUND = 566;
export const TIER = 58;

export const tiers = [392, 318, 244, 170, 96].map((half, number) => {
  const top = GROUND - TIER * (number + 1);
  const count = Math.max(4, Math.round(half / 22));
  const step = (half * 2 - 28) / count;
  const arches = Array.from({ length: count }, (_, index) => ({
    x: CENTRE - half + 14 + step * (index + 0.5),
    width: step * 0.56,
  }));
  return { half, top, number, arches };
});

function scatter(count: number, seed: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => (Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43758.5453) % 1,
  ).map(Math.abs);
}

export const bushes = tiers.flatMap(({ half, top, number }) =>
  scatter(Math.round(half / 9), number + 1).map((chance, index, all) => ({
    x: CENTRE - half + ((index + 0.5) / all.length) * half * 2,
    y: top - 2 - chance * 5,
    r: 6 + chance * 7,
    tone: (index + number) % 3,
  })),
);
export const vines = tiers.flatMap(({ half, top, number }) =>
  scatter(Math.round(half / 16), number + 9).map((chance, index, all) => ({
    x: CENTRE - half + ((index + 0.3 + chance * 0.4) / all.length) * half * 2,
    top,
    length: 12 + chance * 26,
  })),
);
export const palms = [
  { x: 640, y: 508, s: 0.8 },
  { x: 668, y: 508, s: 0.62 },
  { x: 716, y: 450, s: 0.7 },
  { x: 800, y: 392, s: 0.62 },
  { x: 872, y: 334, s: 0.58 },
  { x: 962, y: 276, s: 0.62 },
  { x: 1052, y: 276, s: 0.74 },
  { x: 1150, y: 334, s: 0.6 },
  { x: 1222, y: 392, s: 0.66 },
  { x: 1296, y: 450, s: 0.72 },
  { x: 1352, y: 508, s: 0.78 },
  { x: 1384, y: 508, s: 0.6 },
];
export const stars = scatter(46, 3).map((chance, index) => ({
  x: (index * 211.7) % 1440,
  y: 14 + ((index * 97.3) % 250),
  r: 0.7 + chance * 0.9,
}));
export const merlons = Array.from({ length: 26 }, (_, index) => index * 24);
export const ripples = scatter(34, 5).map((chance, index) => ({
  x: CENTRE - 150 + ((index * 89) % 300) - 40 * chance,
  y: 578 + index * 1.9,
  width: 16 + chance * 70 + index,
}));
export const reeds = scatter(42, 7);
