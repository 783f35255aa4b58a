/** How the log tells an entry: the deed first, then what was paid for it. */
import type { Telling } from '../../face/face';
import type { GameEvent } from '$lib/types';
import { ICONS } from '../icons';
import { MATERIALS } from '../view';
import { stolen } from './news';

/** How the rules number what a stock is spent on: troops, walls, buildings, campaigns, marches, cards. */
const SPENT_ON = [7, 8, 9, 10, 11, 12, 16];

/** The rules pay first: a price goes with what the mover does next, or else did before. */
export function tell(events: GameEvent[], mover: number | null): Telling[] {
  const told: Telling[] = [];
  let paid: GameEvent[] = [];
  // the dice say more than their totals
  const rolled = events.some(({ kind }) => kind === 'duel_roll');
  for (const event of events.filter(({ kind }) => !rolled || kind !== 'duel'))
    if (isPrice(event, mover)) paid.push(event);
    else if (event.seat === mover) {
      told.push({ event, costs: paid.map(cost) });
      paid = [];
    } else told.push({ event: reworded(event), costs: [] });
  const last = told.findLast(({ event }) => event.seat === mover);
  if (last) last.costs.push(...paid.map(cost));
  else told.push(...paid.map((event) => ({ event, costs: [] })));
  return told;
}

function isPrice({ kind, seat, values: [, by = 0, reason = -1] }: GameEvent, mover: number | null): boolean {
  return kind === 'stock' && seat === mover && by < 0 && SPENT_ON.includes(reason);
}

function cost(event: GameEvent): Telling['costs'][number] {
  const [material = 0, by = 0] = event.values;
  return { icon: ICONS[MATERIALS[material] ?? 'good'], count: -by, words: event.words };
}

/** A card that spies took was not given. */
function reworded(event: GameEvent): GameEvent {
  if (!stolen(event)) return event;
  return { ...event, words: { ...event.words, key: 'panel-log-stolen' } };
}
