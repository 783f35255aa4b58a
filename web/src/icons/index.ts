export { default as Glyph } from './Glyph.svelte';
export { default as Icon } from './Icon.svelte';
export type { Emblem, IconName } from './icons';
export type { Drawing } from './shapes';
