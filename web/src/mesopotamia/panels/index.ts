export { default as Final } from './Final.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Top } from './Top.svelte';
export { chronicle } from './chronicle';
