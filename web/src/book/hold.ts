/**
 * Figures come after the words around them: until somebody scrolls, the place one has come for stays where it was shown.
 */
import type { Attachment } from 'svelte/attachments';

const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export function hold(place: () => Element | null): Attachment<HTMLElement> {
  return (leaves) => {
    const sought = place();
    if (!sought) return;
    const show = () => sought.scrollIntoView({ block: 'start' });
    const watch = new ResizeObserver(show);
    const release = () => watch.disconnect();
    watch.observe(leaves);
    for (const move of MOVES) addEventListener(move, release, { once: true, passive: true });
    return () => {
      release();
      for (const move of MOVES) removeEventListener(move, release);
    };
  };
}
