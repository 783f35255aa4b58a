/** The parties' colours, each with an emblem. They belong to the party, whatever its seat. */
import type { SeatColour } from '../face/seats';
import type { PartyName, View } from './view';

const COLOURS: Record<PartyName, SeatColour> = {
  larsa: { emblem: 'lion', light: '#f2a25c', base: '#dc7420', shade: '#a24f0e', ink: '#ffffff' },
  babylon: { emblem: 'bull', light: '#f7dc74', base: '#e3bb2c', shade: '#a98312', ink: '#3a2b10' },
  mari: { emblem: 'dragon', light: '#a37bd0', base: '#74439f', shade: '#4d2772', ink: '#ffffff' },
  qatna: { emblem: 'star', light: '#7fb46a', base: '#44803a', shade: '#295522', ink: '#ffffff' },
  eshnunna: { emblem: 'palm', light: '#a87a56', base: '#754727', shade: '#4b2b15', ink: '#ffffff' },
  yamhad: { emblem: 'ibex', light: '#e46a58', base: '#b9291f', shade: '#7f150e', ink: '#ffffff' },
  assur: { emblem: 'fish', light: '#6697e6', base: '#2a5fbd', shade: '#183d84', ink: '#ffffff' },
  susa: { emblem: 'moon', light: '#f3a9c6', base: '#d9628f', shade: '#a13a64', ink: '#ffffff' },
};
export const NOBODY: SeatColour = { emblem: null, light: '#c9bfae', base: '#a2978a', shade: '#6f675d', ink: '#ffffff' };

export function partyColour(party: string | undefined): SeatColour {
  return COLOURS[party as PartyName] ?? NOBODY;
}

export function partyIn(view: View, seat: string | null): PartyName | undefined {
  return view.parties.find((party) => party.seat === seat)?.party;
}

/** The colour of whoever sits in a seat; which party that is depends on how many play. */
export function seatColour(view: View, seat: string | null): SeatColour {
  return partyColour(partyIn(view, seat));
}
