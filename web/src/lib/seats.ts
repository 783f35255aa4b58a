/** How seats look and are called, whatever the game. */
import { lookOf } from './looks.svelte';
import type { BaseView, Message, SeatInfo, TableInfo } from './types';

/** Emblems by seat, so that nobody needs the colours. */
export const EMBLEMS = ['lion', 'bull', 'dragon', 'star', 'palm', 'ibex', 'fish', 'moon'] as const;

const COLOURS: Record<string, string[]> = {
  amyitis: ['blue', 'red', 'black', 'white'],
  mesopotamia: ['orange', 'yellow', 'purple', 'green', 'brown', 'red', 'blue', 'pink'],
};

/** A seat's colour, a custom property of tokens.css. */
export function seatColour(game: string, seat: number): string {
  return `var(--seat-${COLOURS[game]?.[lookOf(game, seat)] ?? 'neutral'})`;
}

/** What a seat is called in the game: "Blue", or the party that sits there. */
export function seatMessage(game: string, seat: number, id: string, view: BaseView | null = null): Message {
  if (game !== 'mesopotamia') return { key: `seat-${id}` };
  const parties = (view as { parties?: { party: string }[] } | null)?.parties;
  const party = parties?.[seat]?.party;
  return party ? { key: `party-${party}` } : { key: 'seat-number', values: { seat: seat + 1 } };
}

/** Whether a seat's colour and emblem are known before the game begins; parties of Mesopotamia hang on how many play. */
export function coloured(game: string): boolean {
  return game !== 'mesopotamia';
}

/** A seat's emblem. */
export function seatEmblem(game: string, seat: number): (typeof EMBLEMS)[number] {
  return EMBLEMS[lookOf(game, seat)] ?? 'lion';
}

export function seatsToMove(table: TableInfo, turn: number[]): SeatInfo[] {
  return table.seats.filter((seat) => turn.includes(seat.seat));
}
