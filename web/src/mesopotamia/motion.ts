/** How things move. Who asked for less motion gets fades. */
import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './layout';

export const MARCH = 350;

export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const fade: TransitionConfig = { duration: 160, css: (t) => `opacity: ${t}` };
const still: TransitionConfig = { duration: 0 };

/** A symbol is dropped into its slot of the frame. */
export function drop(_: Element, { jumps }: { jumps: () => boolean }): TransitionConfig {
  if (jumps()) return still;
  if (calm()) return fade;
  return {
    duration: 340,
    easing: cubicOut,
    css: (t, u) => `transform: scale(${1 + u * 1.4}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A building is raised, a tree grows, out of the ground it stands on. */
export function rise(_: Element, { jumps }: { jumps: () => boolean }): TransitionConfig {
  if (jumps()) return still;
  if (calm()) return fade;
  return { duration: 320, easing: backOut, css: (t) => `transform: scale(${t})` };
}

/** A banner goes from one province to the next. */
export function march(_: Element, { from, to }: { from: Point; to: Point }): TransitionConfig {
  if (calm()) return fade;
  return {
    duration: MARCH,
    easing: cubicOut,
    css: (_t, u) =>
      `transform: translate(${(from.x - to.x) * u}px, ${(from.y - to.y) * u - Math.sin(u * Math.PI) * 6}px)`,
  };
}

/** What comes and goes without a way. */
export function appear(_: Element, { jumps, late = 0 }: { jumps: () => boolean; late?: number }): TransitionConfig {
  return jumps() ? still : { ...fade, delay: calm() ? 0 : late };
}
