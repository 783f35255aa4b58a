/** A game's course in chances of winning, fetched piece by piece, and the moves that swung it. */
import { api } from './api';
import type { ChancePoint, Swing, TableInfo } from './types';

/** Points of a chart: more can't be told apart. */
const POINTS = 240;
const PIECE = 48;

export class Course {
  points = $state.raw<ChancePoint[]>([]);
  swings = $state.raw<Swing[]>([]);

  /** Where nothing may be known, or nothing is, the course stays empty. */
  async load(table: TableInfo, seat: number | null, last: number): Promise<void> {
    const step = Math.max(1, Math.ceil(last / POINTS));
    try {
      for (let from = 0; from < last; from += PIECE * step)
        await this.#fetch(table.id, seat, from, Math.min(last, from + PIECE * step), step);
      if (table.state === 'over') this.swings = await api.swings(table.id);
    } catch {
      // the chart of scores is there all the same
    }
  }

  async #fetch(id: string, seat: number | null, from: number, to: number, step: number): Promise<void> {
    const more = await api.chances(id, seat, from, to, step);
    const known = this.points.at(-1)?.number ?? -1;
    this.points = [...this.points, ...more.filter((point) => point.number > known)];
  }
}
