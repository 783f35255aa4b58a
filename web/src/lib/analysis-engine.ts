/** Who thinks about positions for the analysis board. Here it is the server; whatever else can may take its place. */
import { api } from './api';
import type { Commentary, CommentaryWish, Judgement, Lines, SeatPlan, State, TableInfo } from './types';

/** A position: after some moves of the game, and then others, seat and action of each. */
export interface Place {
  at: number;
  moves: [number, number][];
}

export interface AnalysisEngine {
  /** Where a line stands, as a seat sees it, or as the first sees it that is to move. */
  position(place: Place, seat: number | null): Promise<State>;
  /** What a seat may best do; the deeper, the longer it takes. */
  lines(place: Place, seat: number, depth: number): Promise<Lines>;
  /** How far the judgement of the game is, and what it is once it is there. */
  judgement(): Promise<Judgement>;
  /** Notes and variations, checked, with the words of their moves. */
  checked(wish: CommentaryWish): Promise<Commentary>;
  /** The saved game with them. */
  file(wish: CommentaryWish): Promise<{ text: string; name: string }>;
  /** A new table that begins at a position. */
  playOn(place: Place, seats: SeatPlan[]): Promise<TableInfo>;
}

export function engineOf(table: string): AnalysisEngine {
  return {
    position: (place, seat) => api.analysed(table, { ...place, seat }),
    lines: (place, seat, depth) => api.lines(table, { ...place, seat, depth }),
    judgement: () => api.judgement(table),
    checked: (wish) => api.variations(table, wish),
    file: (wish) => api.annotated(table, wish),
    playOn: (place, seats) => api.playOn(table, { ...place, seats }),
  };
}
