/** How things move. Who asked for less motion gets fades. */
import { backOut, cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { HEIGHT, type Point, WIDTH } from './layout';

export const TRAVEL = 320;

export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const fade: TransitionConfig = { duration: 160, css: (t) => `opacity: ${t}` };

/** Where a seat's pieces come from: the mats stand to the right of the board, one below the other. */
function home(seats: readonly string[], seat: string): Point {
  const place = seats.indexOf(seat);
  return place < 0 ? { x: WIDTH / 2, y: HEIGHT / 2 } : { x: WIDTH, y: ((place + 1) * HEIGHT) / (seats.length + 1) };
}

export interface Journey {
  seats: readonly string[];
  seat: string;
  to: Point;
  /** Asked at the start: whether the view jumps, so that nothing travels. */
  jumps: () => boolean;
}

/** A piece comes from its owner's mat. */
export function arrive(_: Element, { seats, seat, to, jumps }: Journey): TransitionConfig {
  if (jumps()) return { duration: 0 };
  if (calm()) return fade;
  const from = home(seats, seat);
  const [dx, dy] = seat === 'neutral' ? [0, -60] : [from.x - to.x, from.y - to.y];
  return {
    duration: TRAVEL,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** A piece goes home. */
export function depart(node: Element, journey: Journey): TransitionConfig {
  return { ...arrive(node, journey), easing: cubicIn };
}

/** A card turns around its upright axis: the old face goes, then the new one comes. */
export function turn(_: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  if (calm()) return fade;
  return {
    delay: late ? 140 : 0,
    duration: 140,
    easing: late ? cubicOut : cubicIn,
    css: (t) => `transform: scaleX(${t})`,
  };
}

/** A plant grows out of its bed. */
export function grow(_: Element): TransitionConfig {
  if (calm()) return fade;
  return { duration: 350, easing: backOut, css: (t) => `transform: scale(${t})` };
}

/** A tile is taken up. */
export function lift(_: Element): TransitionConfig {
  if (calm()) return fade;
  return { duration: 280, easing: cubicIn, css: (t, u) => `transform: translateY(${-60 * u}px); opacity: ${t}` };
}
