/** The games' faces: which board draws which game, and where a view keeps what every page shows. */
import type { Component } from 'svelte';
import type { BaseView, BoardProps, FinalProps, GameEvent, PanelProps, TableInfo, Telling } from './lib/types';

export interface BoardModule {
  // `any`, because each board has a view of its own, which only the game's name ties to the server's
  Board: Component<BoardProps<any>>;
  /** A player's belongings: noble, preview (the same after the hovered action), view, seat, you, turn, name, say. */
  Mat?: Component<any>;
  /** The game's own controls, in place of the plain list of choices. */
  Panel?: Component<PanelProps<any>>;
  /** What stands above the board: where the game is. */
  Top?: Component<{ view: any; table: TableInfo; say: BoardProps['say'] }>;
  /** The game's own part of the final screen. */
  Final?: Component<FinalProps<any>>;
  /** How the log tells what came of a seat's move. */
  tell?: (events: GameEvent[], mover: number | null) => Telling[];
}

/** Every folder with an index.ts is a game's board. */
const boards = import.meta.glob<BoardModule>(['./*/index.ts', '!./icons/index.ts']);

export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`];
  if (load) return load();
  return { Board: (await import('./table/PlainBoard.svelte')).default };
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** A game's name is the same in every language. */
export function title(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}

/** Rules that matter only when so many play. */
const ONLY_AT: Record<string, number> = { 'mesopotamia six': 6 };

export function matters(game: string, option: string, seats: number): boolean {
  return (ONLY_AT[`${game} ${option}`] ?? seats) === seats;
}

interface Standing {
  prestige?: number;
  score?: number;
}

/** What belongs to a seat in a view: a noble of Amyitis, a party of Mesopotamia. */
export function standings(view: BaseView): Standing[] {
  const game = view as { nobles?: Standing[]; parties?: Standing[] };
  return game.nobles ?? game.parties ?? [];
}

export function score(view: BaseView, seat: number): number {
  const standing = standings(view)[seat];
  return standing?.prestige ?? standing?.score ?? 0;
}
