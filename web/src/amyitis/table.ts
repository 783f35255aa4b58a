/** The table of this board (board/table.svelte.ts), with its own view. */
import { type Table, useTable as use } from '../board/table.svelte';
import type { View } from './view';

export const useTable = (): Table<View> => use<Table<View>>();

/** Whether too much changed at once for the eye to follow single pieces. */
export function farApart(before: View, after: View): boolean {
  const zones = after.garden.zones.filter((zone, index) => zone.owner !== before.garden.zones[index]?.owner).length;
  return zones > 4 || Math.abs(after.round - before.round) > 1;
}
