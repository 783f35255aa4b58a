/** What others did to a seat, as the log tells it. */
import type { Drawing, IconName } from '../../icons';
import { ICONS as DRAWN } from '../icons';
import type { GameEvent, LogEntry, Message } from '$lib/types';

export interface News {
  icon: IconName | Drawing;
  words: Message;
  /** The event that tells it, and the number of its entry in the log. */
  event: GameEvent;
  number: number;
}

/** How the rules number the reasons of cards that changed hands and of stocks that shrank. */
const BY_CARD = 16;
const BY_LOCUSTS = 17;

const ICONS: Record<string, IconName | Drawing> = {
  spied: 'eye',
  stolen: 'eye',
  locusts: DRAWN.grain,
  deserted: DRAWN.foot,
  war: DRAWN.chariot,
  broken: DRAWN.swap,
  intrigue: DRAWN.swap,
  allied: 'link',
  refused: 'link',
  attack: DRAWN.chariot,
  conquered: DRAWN.province,
  'conquered-nomads': DRAWN.nomad,
  repelled: DRAWN.wall,
  'repelled-nomads': DRAWN.wall,
  converted: DRAWN.temples,
  unseated: DRAWN.foot,
};

/** The number of a seat's last decision. */
export function lastDecision(log: LogEntry[], seat: number): number {
  return log.findLast((entry) => entry.seat === seat)?.number ?? 0;
}

/** Whether an event is the loss of a card to spies, and not in a trade. */
export function stolen({ kind, values: [, by = 0, reason = -1] }: GameEvent): boolean {
  return kind === 'hand' && by < 0 && reason === BY_CARD;
}

/**
 * What others did to a seat after a move, the newest first. While a battle is on, its own panel tells of the attack.
 */
export function news(log: LogEntry[], seat: number, after: number, battle: boolean): News[] {
  const found = new Map<string, News>();
  for (const entry of log.filter((one) => one.number > after))
    for (const event of entry.events) {
      const kind = done(event, entry, seat);
      if (!kind || (battle && kind === 'attack')) continue;
      // the last that is told of a matter stands for all of it
      const about = matter(kind, event, entry);
      found.delete(about);
      const words = sentence(kind, event, entry, seat, log);
      found.set(about, { icon: ICONS[kind] ?? 'info', words, event, number: entry.number });
    }
  return [...found.values()].toReversed();
}

/** What an event did to a seat; null: nothing, or the seat did it itself. */
function done(event: GameEvent, entry: LogEntry, seat: number): string | null {
  const { kind, values } = event;
  const [first, second, third] = values;
  const [own, byOther] = [event.seat === seat, entry.seat !== seat];
  const foe = !own && second === seat;
  if (kind === 'attack' || kind === 'converted') return foe ? kind : null;
  if (kind === 'conquered' || kind === 'repelled') return foe ? (third === -1 ? kind : `${kind}-nomads`) : null;
  if (kind === 'spied' || kind === 'war' || kind === 'refused') return !own && first === seat ? kind : null;
  if (kind === 'unseated') return own ? kind : null;
  if (!byOther) return null;
  if (kind === 'broken' && (own || first === seat)) return event.seat === entry.seat ? kind : 'intrigue';
  if (!own) return null;
  if (kind === 'hand') return stolen(event) ? 'stolen' : null;
  if (kind === 'stock') return third === BY_LOCUSTS ? 'locusts' : null;
  if (kind === 'deserted') return second ? kind : null;
  return kind === 'allied' ? kind : null;
}

/** Spies and what they take are one matter, an attack and its outcome another. */
function matter(kind: string, event: GameEvent, entry: LogEntry): string {
  if (kind === 'spied' || kind === 'stolen') return `spies ${entry.seat}`;
  if (/^(attack|conquered|repelled)/.test(kind)) return `battle ${event.values[0]}`;
  return `${kind} ${entry.number} ${event.values.join(' ')}`;
}

/** In the second person: `who` did it, to whoever looks. */
function sentence(kind: string, event: GameEvent, entry: LogEntry, seat: number, log: LogEntry[]): Message {
  const told = event.words.values ?? {};
  const values: Message['values'] = { ...told };
  // these events name whom they befell, not who did it
  if (kind === 'stolen' || kind === 'locusts' || kind === 'intrigue') values.who = nameOf(log, entry.seat);
  if (kind === 'intrigue') values.rival = (event.seat === seat ? told.rival : told.who) ?? '';
  if (kind === 'allied') values.who = told.rival ?? '';
  return { key: `panel-news-${kind}`, values };
}

/** What the log calls a seat. */
function nameOf(log: LogEntry[], seat: number | null): string | number | Message {
  const events = log.flatMap((entry) => entry.events);
  return events.find((event) => event.seat === seat)?.words.values?.who ?? '';
}
