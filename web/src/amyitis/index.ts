/** The face of Amyitis. */
import type { Face, Points } from '../face/face';
import type { GameEvent } from '$lib/types';
import Hero from './home/Hero.svelte';
import Picture from './home/Picture.svelte';
import type { Noble, View } from './view';

function pointsIn({ kind, values, words }: GameEvent): Points | null {
  const source = words.values?.source;
  return kind === 'prestige' && typeof source === 'object' ? { source, count: values[0] ?? 0 } : null;
}

export const face: Face<View, Noble> = {
  game: 'amyitis',
  Picture,
  Hero,
  seats: {
    colours: ['blue', 'red', 'black', 'white'],
    settled: true,
    name: (_, id) => ({ key: `seat-${id}` }),
  },
  standings: (view) => view.nobles,
  score: (view, seat) => view.nobles[seat]?.prestige ?? 0,
  pointsIn,
  icons: async () => (await import('./icons')).ICONS,
  table: async () => (await import('./table-face')).tableFace,
};
