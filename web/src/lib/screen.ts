/**
 * What a screen has room for. Style sheets can't read these: they repeat the same conditions.
 */
import { MediaQuery } from 'svelte/reactivity';

/** Narrow or low: everything but the board and the question rises as a sheet. */
export const small = new MediaQuery('(max-width: 900px), (max-height: 560px)');

/** Fingers, not a mouse: what is small has to come closer. */
export const touch = new MediaQuery('(pointer: coarse)');

/** Beside the board there is no room for a log that is always open. */
export const low = new MediaQuery('(max-height: 800px)');
