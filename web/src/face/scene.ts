/** What a table's game draws, with what of its box never changes. */
import { api } from '$lib/api';
import type { Scene, TableInfo } from '$lib/types';
import { learnOwn } from '$lib/words.svelte';
import type { TableFace } from './face';
import { faceOf } from './faces';

export async function boardAndScene(table: TableInfo): Promise<{ board: TableFace; scene: Scene | undefined }> {
  const [board, scene] = await Promise.all([faceOf(table.game).table(), api.scene(table.id).catch(() => undefined)]);
  await learnOwn(table.game, scene?.words);
  return { board, scene };
}
