/** What the people and bots at a table are called on the pages. */
import type { GameInfo, SeatInfo } from './types';
import { knows, t } from './words.svelte';

export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level;
}

/** How a level plays, in a line, and how strong it is where that was measured. */
export function levelNote(game: GameInfo, level: string): string {
  const note = knows(`level-${level}-note`) ? t(`level-${level}-note`) : '';
  const rated = game.ratings[level];
  if (!rated) return note;
  const around = Math.round((rated.high - rated.low) / 2);
  return `${note} ${t('level-strength', { rating: String(rated.rating), around })}`.trim();
}

/** Who sits there; computer opponents are called by their level, empty seats by being empty. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.stand_in ? t('stand-in', { name: seat.name }) : seat.name;
  if (seat.kind === 'bot') return t('bot-name', { level: levelName(seat.level ?? '') });
  return t(seat.taken ? 'guest' : 'open-seat');
}
