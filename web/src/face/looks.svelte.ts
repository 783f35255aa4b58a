/** Which colour and emblem each seat of the table on screen wears, where that depends on who sits there. */
import type { BaseView } from '$lib/types';
import { faceOf } from './faces';

let worn = $state.raw<{ game: string; looks: readonly number[] } | null>(null);

/** A table's view tells who sits where; it stays so through the whole game. */
export function dress(view: BaseView): void {
  dressAs(view.game, faceOf(view.game).seats.worn?.(view) ?? []);
}

/** Before a game begins its places may be known already. */
export function dressAs(game: string, looks: readonly number[]): void {
  if (worn?.game !== game || worn.looks.join() !== looks.join()) worn = { game, looks };
}

/** The number of a seat's colour and emblem. */
export function lookOf(game: string, seat: number): number {
  const look = worn?.game === game ? worn.looks[seat] : undefined;
  return look === undefined || look < 0 ? seat : look;
}
