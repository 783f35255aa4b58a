/** A table's board, with what of its box never changes. */
import { boardOf, type BoardModule } from '../games';
import { api } from './api';
import type { Scene, TableInfo } from './types';
import { learnOwn } from './words.svelte';

/** A game's board, and what of the table's box it draws; that comes with the table, or is asked for. */
export async function boardAndScene(table: TableInfo): Promise<{ board: BoardModule; scene: Scene | undefined }> {
  const [board, scene] = await Promise.all([
    boardOf(table.game),
    table.scene ?? api.scene(table.id).catch(() => undefined),
  ]);
  await learnOwn(table.game, scene?.words);
  return { board, scene };
}
