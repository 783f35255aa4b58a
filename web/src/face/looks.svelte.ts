/** Which colour and emblem each seat of the table on screen wears, where that depends on who sits there. */
import type { BaseView } from '$lib/types';
import { faceOf } from './faces';

let worn = $state.raw<{ game: string; looks: readonly number[] } | null>(null);

/** A table's view tells who sits where; it stays so through the whole game. */
export function dress(view: BaseView): void {
  const looks = faceOf(view.game).seats.worn?.(view) ?? [];
  if (worn?.game !== view.game || worn.looks.join() !== looks.join()) worn = { game: view.game, looks };
}

/** The number of a seat's colour and emblem. */
export function lookOf(game: string, seat: number): number {
  const look = worn?.game === game ? worn.looks[seat] : undefined;
  return look === undefined || look < 0 ? seat : look;
}
