/** How seats look and are called, whatever the game. */
import type { Emblem } from '../icons';
import type { BaseView, Message, SeatInfo, TableInfo } from '$lib/types';
import { seatName } from '$lib/names';
import { withName } from '$lib/naming';
import { faceOf } from './faces';
import { lookOf } from './looks.svelte';

/** A piece in a seat's colour, for boards and mats. */
export interface SeatColour {
  /** So that nobody needs the colours. */
  emblem: Emblem | null;
  /** In the sun, in half light and in shade. */
  light: string;
  base: string;
  shade: string;
  /** What is written on it. */
  ink: string;
}

/** Emblems in the order of the colours. */
const EMBLEMS = ['lion', 'bull', 'dragon', 'star', 'palm', 'ibex', 'fish', 'moon'] as const satisfies Emblem[];

/** A seat's colour, a custom property of tokens.css. */
export function seatColour(game: string, seat: number): string {
  return `var(--seat-${faceOf(game).seats.colours[lookOf(game, seat)] ?? 'neutral'})`;
}

/** A seat's emblem. */
export function seatEmblem(game: string, seat: number): Emblem {
  return EMBLEMS[lookOf(game, seat)] ?? 'lion';
}

/** What a seat is called in the game. */
export function seatMessage(game: string, seat: number, id: string, view: BaseView | null = null): Message {
  return faceOf(game).seats.name(seat, id, view);
}

/** Who is ahead, and at the end has won. */
export function leaders(table: TableInfo, view: BaseView): SeatInfo[] {
  const { winners } = table;
  // who had left a game that was stopped hasn't won it, and nobody one that was closed
  if (table.ended && table.ended !== 'finished' && winners)
    return table.seats.filter(({ seat }) => winners.includes(seat));
  const { score } = faceOf(table.game);
  const best = Math.max(...view.seats.map((_, seat) => score(view, seat)));
  return table.seats.filter(({ seat }) => score(view, seat) === best);
}

/** Whether a seat's colour and emblem are known before the game begins. */
export function coloured(game: string): boolean {
  return faceOf(game).seats.settled;
}

/** What is told calls oneself by name, where seats are but colours. */
export function naming(table: TableInfo | null, say: (message: Message) => string): (message: Message) => string {
  const mine = table?.seats.filter((seat) => seat.yours) ?? [];
  const own = mine.length === 1 ? mine[0] : undefined;
  if (!table || !own || !coloured(table.game)) return say;
  const seat = seatMessage(table.game, own.seat, own.id);
  return (message) => (message.key === seat.key ? seatName(own) : say(withName(message, seat, seatName(own))));
}

export function seatsToMove(table: TableInfo, turn: number[]): SeatInfo[] {
  return table.seats.filter((seat) => turn.includes(seat.seat));
}
