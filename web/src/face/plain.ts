/** The face of a game that has none: neutral seats, and a board in words. */
import type { Face } from './face';
import PlainPicture from './PlainPicture.svelte';
import { rowsOf } from './rows';

export function plainFace(game: string): Face {
  return {
    game,
    Picture: PlainPicture,
    seats: { colours: [], settled: true, name: (_, id) => ({ key: `seat-${id}` }) },
    standings: rowsOf,
    score: (view, seat) => Number(rowsOf(view)[seat]?.score ?? 0),
    table: async () => ({ Board: (await import('./PlainBoard.svelte')).default }),
  };
}
