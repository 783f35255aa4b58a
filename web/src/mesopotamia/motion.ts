/** How the map's pieces move. */
import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { type Jumps, moving } from '../board/motion';
import type { Point } from './layout';

export const MARCH = 350;

/** A symbol is dropped into its slot of the frame. */
export function drop(_: Element, { jumps }: { jumps: Jumps }): TransitionConfig {
  const css = (t: number, u: number) => `transform: scale(${1 + u * 1.4}); opacity: ${Math.min(1, t * 2)}`;
  return moving({ duration: 340, easing: cubicOut, css }, jumps);
}

/** A building is raised, a tree grows, out of the ground it stands on. */
export function rise(_: Element, { jumps }: { jumps: Jumps }): TransitionConfig {
  return moving({ duration: 320, easing: backOut, css: (t) => `transform: scale(${t})` }, jumps);
}

/** A banner goes from one province to the next. */
export function march(_: Element, { from, to }: { from: Point; to: Point }): TransitionConfig {
  return moving({
    duration: MARCH,
    easing: cubicOut,
    css: (_t, u) =>
      `transform: translate(${(from.x - to.x) * u}px, ${(from.y - to.y) * u - Math.sin(u * Math.PI) * 6}px)`,
  });
}
