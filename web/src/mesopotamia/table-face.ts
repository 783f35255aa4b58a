/** What is drawn at a table. */
import type { TableFace } from '../face/face';
import Board from './Board.svelte';
import Mat from './Mat.svelte';
import Final from './panels/Ending.svelte';
import Panel from './panels/Panel.svelte';
import { tell } from './panels/telling';
import Top from './panels/Top.svelte';
import type { Party, View } from './view';

export const tableFace: TableFace<View, Party> = { Board, Mat, Panel, Top, Final, tell };
