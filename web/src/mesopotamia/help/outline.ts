/** What the help tells of Mesopotamia, in order; the words stand beside it. */
import type { Outline } from '$lib/help.svelte';

export const outline: Outline = {
  round: ['season', 'work', 'feed', 'trade', 'build', 'war'],
  points: ['built', 'conquered', 'captured', 'tie'],
  signs: ['temple', 'ishtar', 'canal', 'foot', 'chariot', 'forge', 'millstone', 'wall'],
};
