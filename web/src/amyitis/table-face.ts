/** What is drawn at a table. */
import type { TableFace } from '../face/face';
import Board from './Board.svelte';
import { windowOf } from './figures';
import Mat from './Mat.svelte';
import type { Noble, View } from './view';

export const tableFace: TableFace<View, Noble> = { Board, Mat, window: windowOf };
