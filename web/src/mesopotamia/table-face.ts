/** What is drawn at a table. */
import type { TableFace } from '../face/face';
import Board from './Board.svelte';
import { settledAt } from './drama/queue.svelte';
import Drama from './drama/Stage.svelte';
import Mat from './Mat.svelte';
import { windowOf } from './figures';
import Final from './panels/Ending.svelte';
import Panel from './panels/Panel.svelte';
import PastBattle from './panels/PastBattle.svelte';
import { battlesIn, SEE } from './panels/past-battles';
import { concerns } from './panels/since';
import { tell } from './panels/telling';
import Top from './panels/Top.svelte';
import type { Party, View } from './view';

export const tableFace: TableFace<View, Party> = {
  Board,
  window: windowOf,
  Mat,
  Panel,
  Top,
  Final,
  tell,
  Drama,
  told: settledAt,
  concerns,
  closer: { among: battlesIn, Look: PastBattle, words: SEE, icon: 'dice' },
};
