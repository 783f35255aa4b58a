/** The position of a finished game that somebody takes along to set it up differently. */
import { api } from './api';
import type { Place } from './analysis-engine';
import type { SetUp } from './types';

let carried: { table: string; place: Place } | null = null;

export function carry(table: string, place: Place): void {
  carried = { table, place };
}

/** What was taken along, once; otherwise the beginning of a game of so many. */
export async function firstPosition(game: string, seats: number): Promise<SetUp> {
  const from = carried;
  carried = null;
  if (from) return api.setUpFrom(from.table, from.place);
  return api.setUp(game, { seats, seed: 'position', options: {}, values: {} });
}
