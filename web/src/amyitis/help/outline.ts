/** What the help tells of Amyitis, in order; the words stand beside it. */
import type { Outline } from '$lib/help.svelte';

export const outline: Outline = {
  round: ['prepare', 'turns', 'recruit', 'caravan', 'plant', 'close'],
  points: ['tiles', 'water', 'trade', 'marduk', 'last'],
  signs: ['prestige', 'talent', 'camel', 'cube', 'wine', 'gardener', 'banker', 'leader'],
};
