/**
 * By keyboard over a board: arrow keys go to the nearest thing in that direction, whether one can use it or only read
 * it.
 */

/** The nearest thing in a direction: straight ahead counts more than aside. */
export function nearest(here: Element, things: readonly SVGElement[], dx: number, dy: number): SVGElement | null {
  const middle = (thing: Element): { x: number; y: number } => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = middle(here);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const { x, y } = middle(thing);
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (thing !== here && ahead > 2 && aside <= 2 * ahead && far < least) [best, least] = [thing, far];
  }
  return best;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A key was pressed on a board whose things have a `data-thing`. */
export function roam(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const here = event.target;
  if (!step || !(here instanceof SVGElement) || !here.dataset.thing) return;
  const things = [...(event.currentTarget as SVGElement).querySelectorAll<SVGElement>('[data-thing]')];
  const next = nearest(here, things, ...step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
