/** What the people and bots at a table are called on the pages. */
import type { SeatInfo } from './types';
import { knows, t } from './words.svelte';

export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** Who sits there; computer opponents are called by their level, empty seats by being empty. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('bot-name', { level: levelName(seat.level ?? '') });
  return t(seat.taken ? 'guest' : 'open-seat');
}
