/** How things move on every board. Who asked for less motion gets fades. */
import type { TransitionConfig } from 'svelte/transition';

export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const fade: TransitionConfig = { duration: 160, css: (t) => `opacity: ${t}` };
const still: TransitionConfig = { duration: 0 };

/** Asked at the start: whether the view jumps, so that nothing travels. */
export type Jumps = () => boolean;
const stays: Jumps = () => false;

/** A motion, unless the view jumps or somebody wants none. */
export function moving(motion: TransitionConfig, jumps: Jumps = stays): TransitionConfig {
  if (jumps()) return still;
  return calm() ? fade : motion;
}

/** What comes and goes without a way. */
export function appear(_: Element, { jumps, late = 0 }: { jumps: Jumps; late?: number }): TransitionConfig {
  return jumps() ? still : { ...fade, delay: calm() ? 0 : late };
}
