/** An offer goes out, written down step by step, and words after it. */
import { EMPTY, type Sent, steps } from './baskets';
import { type Desk, inARow } from './desk';
import type { Basket, Offer } from '../view';
import type { Next } from '$lib/types';

/** From nothing, or from what has been written of it. */
export function written({ partner, gives, asks }: Sent, before?: Offer): Next {
  return inARow([
    ...(before ? [] : [`trade ${partner}`]),
    ...steps('give', before?.gives ?? EMPTY, gives),
    ...steps('ask', before?.asks ?? EMPTY, asks),
    'send',
  ]);
}

/** Whether it went out. */
export async function dispatch(desk: Desk, offer: Sent, next: Next): Promise<boolean> {
  const last = desk.sentBy(desk.view.seat);
  await desk.send(next);
  const number = desk.sentBy(desk.view.seat);
  if (number === null || number === last) return false;
  if (offer.note && desk.reads(offer.partner)) await desk.speak(offer.note, offer.partner, number);
  return true;
}

/** Whether somebody has all of a basket. */
export function covers(owned: Basket, basket: Basket): boolean {
  return (['materials', 'cards'] as const).every((kind) =>
    Object.entries(basket[kind]).every(([name, count]) => count <= (owned[kind][name] ?? 0)),
  );
}
