export { default as Glyph } from './Glyph.svelte';
export { default as Icon } from './Icon.svelte';
export { type Emblem, type IconName, ICONS } from './icons';
