/** Which tables of the lobby somebody is looking for. */
import type { LobbyTable } from './types';

/** What somebody is looking for; what they don't mind is null. */
export interface Narrowed {
  game: string | null;
  seats: number | null;
  pace: string | null;
  language: string | null;
  usual: boolean;
}

export function fits(table: LobbyTable, wish: Narrowed): boolean {
  return (
    (wish.game ?? table.game) === table.game &&
    (wish.seats ?? table.seats.length) === table.seats.length &&
    (wish.pace ?? 'any') === (wish.pace === null ? 'any' : (table.time_control?.kind ?? 'none')) &&
    (wish.language === null || wish.language === table.language) &&
    (!wish.usual || table.usual)
  );
}
