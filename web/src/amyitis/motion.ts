/** How the garden's pieces move. */
import { backOut, cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { type Jumps, moving } from '../board/motion';
import { HEIGHT, type Point, WIDTH } from './layout';

export const TRAVEL = 320;

/** Where a seat's pieces come from: the mats stand to the right of the board, one below the other. */
function home(seats: readonly string[], seat: string): Point {
  const place = seats.indexOf(seat);
  return place < 0 ? { x: WIDTH / 2, y: HEIGHT / 2 } : { x: WIDTH, y: ((place + 1) * HEIGHT) / (seats.length + 1) };
}

export interface Journey {
  seats: readonly string[];
  seat: string;
  to: Point;
  jumps: Jumps;
}

/** A piece comes from its owner's mat. */
export function arrive(_: Element, { seats, seat, to, jumps }: Journey): TransitionConfig {
  const from = home(seats, seat);
  const [dx, dy] = seat === 'neutral' ? [0, -60] : [from.x - to.x, from.y - to.y];
  return moving(
    {
      duration: TRAVEL,
      easing: cubicOut,
      css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, t * 3)}`,
    },
    jumps,
  );
}

/** A piece goes home. */
export function depart(node: Element, journey: Journey): TransitionConfig {
  return { ...arrive(node, journey), easing: cubicIn };
}

/** A card turns around its upright axis: the old face goes, then the new one comes. */
export function turn(_: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  return moving({
    delay: late ? 140 : 0,
    duration: 140,
    easing: late ? cubicOut : cubicIn,
    css: (t) => `transform: scaleX(${t})`,
  });
}

/** A plant grows out of its bed. */
export function grow(_: Element): TransitionConfig {
  return moving({ duration: 350, easing: backOut, css: (t) => `transform: scale(${t})` });
}

/** A tile is taken up. */
export function lift(_: Element): TransitionConfig {
  return moving({
    duration: 280,
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${-60 * u}px); opacity: ${t}`,
  });
}
