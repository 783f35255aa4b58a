/** The colours of pieces, each with an emblem. */
import type { SeatColour } from '../face/seats';
import type { Owner } from './view';

const COLOURS: Record<Owner, SeatColour> = {
  blue: { emblem: 'lion', light: '#5b86dd', base: '#3059b8', shade: '#1e3c87', ink: '#ffffff' },
  red: { emblem: 'bull', light: '#e2695a', base: '#c03a2b', shade: '#8d2418', ink: '#ffffff' },
  black: { emblem: 'dragon', light: '#57514b', base: '#322d29', shade: '#191613', ink: '#ffffff' },
  white: { emblem: 'star', light: '#ffffff', base: '#f1ebdf', shade: '#cdc3b2', ink: '#3a2f22' },
  neutral: { emblem: null, light: '#bdb6aa', base: '#99928a', shade: '#716a61', ink: '#ffffff' },
};

export function seatColour(seat: string): SeatColour {
  return COLOURS[seat as Owner] ?? COLOURS.neutral;
}
