/** What the people and bots at a table are called on the pages. */
import type { SeatInfo } from './types';
import { knows, t } from './words.svelte';

export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How well a level plays, in a line. */
export function levelNote(level: string): string {
  return knows(`level-${level}-note`) ? t(`level-${level}-note`) : '';
}

/** Who sits there; computer opponents are called by their level, empty seats by being empty. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('bot-name', { level: levelName(seat.level ?? '') });
  return t(seat.taken ? 'guest' : 'open-seat');
}
