/** Which colour and emblem each seat of the table on screen wears, where that hangs on the party that sits there. */
import type { BaseView } from './types';

/** The parties of Mesopotamia in the order of their colours. */
const PARTIES = ['larsa', 'babylon', 'mari', 'qatna', 'eshnunna', 'yamhad', 'assur', 'susa'];
let worn = $state.raw<{ game: string; looks: number[] } | null>(null);

/** A table's view tells who sits where; it stays so through the whole game. */
export function dress(view: BaseView): void {
  const parties = (view as { parties?: { party?: string }[] }).parties;
  const looks = parties?.map(({ party }) => PARTIES.indexOf(party ?? '')) ?? [];
  if (worn?.game !== view.game || worn.looks.join() !== looks.join()) worn = { game: view.game, looks };
}

/** The number of a seat's colour and emblem. */
export function lookOf(game: string, seat: number): number {
  const look = worn?.game === game ? worn.looks[seat] : undefined;
  return look === undefined || look < 0 ? seat : look;
}
