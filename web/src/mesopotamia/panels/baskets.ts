/** Baskets of an offer, and the small steps the rules write them down with. */
import { type Basket, MATERIALS } from '../view';

export const EMPTY: Basket = { materials: {}, cards: {} };

/** An offer that was sent. */
export interface Sent {
  partner: string;
  gives: Basket;
  asks: Basket;
  note: string;
}

export function isEmpty(basket: Basket): boolean {
  return ![...Object.values(basket.materials), ...Object.values(basket.cards)].some((count) => count > 0);
}

export function size(basket: Basket): number {
  return [...Object.values(basket.materials), ...Object.values(basket.cards)].reduce((sum, count) => sum + count, 0);
}

/** A basket with one thing more or less; nothing below zero. */
export function changed(basket: Basket, kind: keyof Basket, name: string, by: number): Basket {
  const count = Math.max(0, (basket[kind][name] ?? 0) + by);
  return { ...basket, [kind]: { ...basket[kind], [name]: count } };
}

/** What of a basket is also in another. */
export function atMost(basket: Basket, owned: Basket): Basket {
  const least = (wanted: Record<string, number>, there: Record<string, number>) =>
    Object.fromEntries(Object.entries(wanted).map(([name, count]) => [name, Math.min(count, there[name] ?? 0)]));
  return { materials: least(basket.materials, owned.materials), cards: least(basket.cards, owned.cards) };
}

/** Goods go into a basket and out of it in steps of these. */
const LEAPS = [25, 5, 1];

/** The notations that turn one basket into another; `verb` is "give" or "ask". */
export function steps(verb: 'give' | 'ask', from: Basket, to: Basket): string[] {
  const cards = [...new Set([...Object.keys(from.cards), ...Object.keys(to.cards)])];
  return [
    ...MATERIALS.flatMap((name) => leaps(verb, name, (to.materials[name] ?? 0) - (from.materials[name] ?? 0))),
    ...cards.flatMap((name) => times(verb, `card ${name}`, (to.cards[name] ?? 0) - (from.cards[name] ?? 0))),
  ];
}

/** Large steps first. */
function leaps(verb: string, what: string, change: number): string[] {
  let left = Math.abs(change);
  return LEAPS.flatMap((leap) => {
    const count = Math.floor(left / leap);
    left -= count * leap;
    return times(verb, leap > 1 ? `${leap} ${what}` : what, Math.sign(change) * count);
  });
}

function times(verb: string, what: string, change: number): string[] {
  return Array<string>(Math.abs(change)).fill(`${change < 0 ? 'un' : ''}${verb} ${what}`);
}
