/** The table behind "Play now": oneself and two computer opponents of the usual level, or as few as the game allows. */
import type { GameInfo, NewTable, SeatPlan } from './types';

export function quickTable(game: GameInfo): NewTable {
  const count = game.seats.includes(3) ? 3 : Math.min(...game.seats);
  const bot: SeatPlan = { kind: 'bot', level: usualLevel(game.levels) };
  const seats: SeatPlan[] = [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ ...bot }))];
  // where seats differ, nobody always gets the best one
  return { game: game.name, seats, ...(game.places && { draw: true }) };
}

/** The one that suits most people: it plays soundly and looks no further ahead. Where there is none, the one in the middle. */
export function usualLevel(levels: string[]): string | undefined {
  return levels.find((level) => level === 'scribe') ?? levels[Math.floor(levels.length / 2)];
}

/** The table of a guided first game: as few as a game is lively with, and the gentlest opponents there are. */
export function guidedTable(game: GameInfo): NewTable {
  const table = quickTable(game);
  const gentle = game.levels.find((level) => level !== 'random') ?? game.levels[0];
  return { ...table, seats: table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: gentle } : seat)) };
}
