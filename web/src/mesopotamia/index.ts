/** The face of Mesopotamia. */
import type { Face } from '../face/face';
import Picture from './home/Picture.svelte';
import { PARTIES, type Party, type View } from './view';

/** Options that tell of parties not in play. */
const FOR_ABSENT = ['absent-cores', 'board'];
const READINGS = ['attack', 'offers', 'bank-flour', 'second-wind', 'smelting', 'may', ...FOR_ABSENT];

export const face: Face<View, Party> = {
  game: 'mesopotamia',
  Picture,
  seats: {
    colours: ['orange', 'yellow', 'purple', 'green', 'brown', 'red', 'blue', 'pink'],
    // which parties play depends on how many there are
    settled: false,
    worn: (view) => view.parties.map(({ party }) => PARTIES.indexOf(party)),
    lookOf: (place) => PARTIES.findIndex((party) => party === place),
    name(seat, _, view) {
      const party = view?.parties[seat]?.party;
      return party ? { key: `party-${party}` } : { key: 'seat-number', values: { seat: seat + 1 } };
    },
  },
  standings: (view) => view.parties,
  score: (view, seat) => view.parties[seat]?.score ?? 0,
  pointsOn: (view, seat) =>
    Object.entries(view.parties[seat]?.symbols ?? {}).map(([symbol, count]) => ({
      source: { key: `symbol-${symbol}` },
      count,
    })),
  matters: (option, seats) => (option === 'six' ? seats === 6 : !FOR_ABSENT.includes(option) || seats < PARTIES.length),
  readings: READINGS,
  icons: async () => (await import('./icons')).ICONS,
  table: async () => (await import('./table-face')).tableFace,
};
