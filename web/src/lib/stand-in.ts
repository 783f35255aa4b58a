/** Seats that people have left: bots play there until they come back. */
import type { TableInfo } from './types';

/** Whether a bot plays on the seat somebody looks from. */
export function standIn({ seat, table }: { seat: number | null; table: TableInfo | null }): boolean {
  return seat !== null && !!table?.seats[seat]?.stand_in;
}
