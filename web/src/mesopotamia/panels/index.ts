export { default as Final } from './Ending.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Top } from './Top.svelte';
export { tell } from './telling';
