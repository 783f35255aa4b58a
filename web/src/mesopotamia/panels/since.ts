/** What the world did since a seat last decided, as the log tells it: what touches the seat, great things, lesser ones. */
import type { Drawing, IconName } from '../../icons';
import type { GameEvent, LogEntry, Message } from '$lib/types';
import { moments } from '../drama/moments';
import { ICONS } from '../icons';
import { lastDecision, news } from './news';

export interface Tiding {
  /** The number of its entry in the log. */
  number: number;
  /** Its season, in words; null: before any was told. */
  season: Message | null;
  /** Whose deed it is; null: told with the icon alone. */
  seat: number | null;
  icon: IconName | Drawing;
  words: Message;
  event: GameEvent;
  /** The entry in which the battle it tells of ended; null: it tells of none, or of one that is still on. */
  battle: number | null;
}

/** Each in the order in which it happened. */
export interface Since {
  yours: Tiding[];
  world: Tiding[];
  lesser: Tiding[];
}

/** Where an event's numbers name a second party. */
const RIVAL_AT: Record<string, number> = {
  allied: 0,
  attack: 1,
  broken: 0,
  campaign: 1,
  conquered: 1,
  converted: 1,
  field: 1,
  locusts: 0,
  offer: 0,
  offer_ended: 0,
  refused: 0,
  repelled: 1,
  spied: 0,
  traded: 0,
  transit: 0,
  war: 0,
  war_lapsed: 0,
};

/** What everybody should know of, and its picture. */
const GREAT: Record<string, IconName | Drawing> = {
  allied: 'link',
  attack: ICONS.chariot,
  broken: ICONS.swap,
  conquered: ICONS.province,
  converted: ICONS.temples,
  destroyed: ICONS.province,
  field: ICONS.chariot,
  out: 'door',
  repelled: ICONS.wall,
  war: ICONS.chariot,
  years: 'clock',
};
const LESSER: Record<string, IconName | Drawing> = {
  campaign_roll: 'dice',
  card: 'eye',
  deserted: ICONS.foot,
  erected: ICONS.temple,
  hunger: ICONS.flour,
  locusts: ICONS.grain,
  mercenaries: ICONS.foot,
  refused: 'link',
  roll: 'dice',
  spied: 'eye',
  symbol: ICONS.temple,
  taken: ICONS.province,
  torn_down: ICONS.wall,
  traded: ICONS.swap,
  wall: ICONS.wall,
  war_lapsed: ICONS.swap,
};
/** What touches a seat besides the blows that news.ts tells of: its offers, its caravans, campaigns that failed. */
const BUSINESS: Record<string, IconName | Drawing> = {
  campaign: ICONS.swap,
  offer: ICONS.camel,
  offer_ended: ICONS.camel,
  out: 'door',
  traded: ICONS.swap,
  transit: ICONS.camel,
  war_lapsed: ICONS.swap,
};

/** Whether an event is a seat's deed, or done to it. */
export function concerns({ kind, seat, values }: GameEvent, whom: number): boolean {
  const at = RIVAL_AT[kind];
  return seat === whom || (at !== undefined && values[at] === whom);
}

/** All that others did after a move. */
export function since(log: LogEntry[], seat: number, after: number): Since {
  const battles = moments(log).filter((one) => one.kind === 'battle' && one.end !== null && one.last > after);
  const fought = ({ targets }: GameEvent, number: number) =>
    battles.find((one) => one.first <= number && number <= one.last && targets.includes(one.place ?? ''))?.last ?? null;
  const blows = new Map(news(log, seat, after, false).map((blow) => [blow.event, blow]));
  // the last that is told of a matter stands for all of it
  const found: Record<keyof Since, Map<string, Tiding>> = { yours: new Map(), world: new Map(), lesser: new Map() };
  let season: Message | null = null;
  for (const { number, seat: mover, events } of log)
    for (const event of events) {
      if (event.kind === 'round') season = event.words;
      if (number <= after) continue;
      const blow = blows.get(event);
      const part = blow ? 'yours' : partOf(event, mover, seat);
      if (!part) continue;
      const icon = blow?.icon ?? BUSINESS[event.kind] ?? GREAT[event.kind] ?? LESSER[event.kind] ?? 'info';
      const words = blow?.words ?? event.words;
      const whose = event.seat >= 0 && !blow ? event.seat : null;
      const about = matter(event, number);
      found[part].delete(about);
      found[part].set(about, { number, season, seat: whose, icon, words, event, battle: fought(event, number) });
    }
  const [yours, world, lesser] = [found.yours, found.world, found.lesser].map((part) => [...part.values()]);
  return { yours: yours ?? [], world: world ?? [], lesser: lesser ?? [] };
}

/**
 * What happened after a move, or, where that was nothing of weight, since the own decision before the last that was.
 * So what one has read can be read again.
 */
export function lately(log: LogEntry[], seat: number, after: number): Since {
  const now = since(log, seat, after);
  if (now.yours.length || now.world.length) return now;
  const { yours, world } = since(log, seat, 0);
  const newest = Math.max(0, ...[...yours, ...world].map(({ number }) => number));
  if (!newest) return now;
  const decided = lastDecision(
    log.filter(({ number }) => number < newest),
    seat,
  );
  return since(log, seat, decided);
}

/** Where an event is told that is no blow to the seat; null: nowhere, or the seat did it itself. */
function partOf(event: GameEvent, mover: number | null, seat: number): keyof Since | null {
  const { kind } = event;
  if (mover === seat) return kind === 'out' || kind === 'years' ? 'world' : null;
  if (concerns(event, seat)) return kind in BUSINESS || kind in GREAT ? 'yours' : null;
  if (kind in GREAT) return 'world';
  return kind in LESSER ? 'lesser' : null;
}

/** A battle is one matter from the attack to its end, an offer until its answer, a campaign until what came of it. */
function matter({ kind, seat, values }: GameEvent, number: number): string {
  const pair = [seat, values[RIVAL_AT[kind] ?? 0]].toSorted().join(' ');
  if (/^(attack|conquered|repelled|field)$/.test(kind)) return `battle ${values[0]}`;
  if (/^(offer|offer_ended|traded)$/.test(kind)) return `offer ${pair}`;
  if (/^(campaign|allied|refused|broken|war)$/.test(kind)) return `tie ${pair}`;
  return `${kind} ${number} ${seat} ${values.join(' ')}`;
}
