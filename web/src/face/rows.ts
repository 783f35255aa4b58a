/** What a view of an unknown game says of each seat. */
import type { BaseView } from '$lib/types';

export type Row = Record<string, unknown>;

/** The first list of the view that has an entry for every seat. */
export function rowsOf(view: BaseView): Row[] {
  const lists = Object.values(view).filter(
    (value): value is Row[] => Array.isArray(value) && value.length === view.seats.length,
  );
  return lists.find((list) => list.every((entry) => typeof entry === 'object' && entry !== null)) ?? [];
}
