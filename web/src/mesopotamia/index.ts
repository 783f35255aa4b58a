export { default as Board } from './Board.svelte';
export { default as Mat } from './Mat.svelte';
export { seatColour } from './seats';
export { actionTarget } from './targets';
export type { Party, Scene, View } from './view';
export { Final, Panel, tell, Top } from './panels';
