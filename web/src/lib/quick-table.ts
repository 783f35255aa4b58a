/** The table behind "Play now": oneself and two computer opponents of the usual level, or as few as the game allows. */
import type { GameInfo, NewTable, SeatPlan } from './types';

export function quickTable(game: GameInfo): NewTable {
  const count = game.seats.includes(3) ? 3 : Math.min(...game.seats);
  const bot: SeatPlan = { kind: 'bot', level: usualLevel(game.levels) };
  return { game: game.name, seats: [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ ...bot }))] };
}

/** Levels go from easy to hard; the one in the middle suits most people. */
export function usualLevel(levels: string[]): string | undefined {
  return levels[Math.floor(levels.length / 2)];
}
