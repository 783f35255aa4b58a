/**
 * Pinch, pan and double tap for any board: attach to a box whose first child is the board.
 * A touch that stays put is left alone, so that it still picks what lies under it; only where several small things lie
 * under the finger, the board comes nearer instead. Nothing moves while a finger is down.
 */
import type { Attachment } from 'svelte/attachments';
import { finger } from '$lib/finger';
import { taps } from '$lib/taps';
import { type Box, frame, nearer } from './closer';
import type { Point } from './point';

const MOST = 5;
const DOUBLE_TAP = 300;
const SLACK = 8;
const CLOSE_UP = 2.2;
const PICKABLE = '.thing.legal';

interface View {
  scale: number;
  at: Point;
}

export class PanZoom {
  #box: HTMLElement | null = null;
  #board: HTMLElement | null = null;
  #fingers = new Map<number, Point>();
  #scale = 1;
  #at: Point = { x: 0, y: 0 };
  #travelled = 0;
  #lastTap = { time: 0, x: 0, y: 0 };
  #touching = false;
  /** Somebody has zoomed: then the board stays as it is. */
  #chosen = false;
  /** Where it was going by itself when a finger came down, which has stopped it. */
  #bound: View | null = null;

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    this.#board = box.firstElementChild as HTMLElement;
    this.#board.style.transformOrigin = '0 0';
    // a box of another size fits its board anew; what somebody has zoomed into stays where it is, as far as it reaches
    const fit = new ResizeObserver(() => finger.lifted(() => this.#draw()));
    fit.observe(box);
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('pointerdown', this.#down, { signal });
    box.addEventListener('pointermove', this.#move, { signal });
    box.addEventListener('pointerup', this.#up, { signal });
    box.addEventListener('pointercancel', this.#up, { signal });
    box.addEventListener('click', this.#click, { signal, capture: true });
    box.addEventListener('wheel', this.#wheel, { signal, passive: false });
    return () => {
      fit.disconnect();
      listening.abort();
    };
  };

  /** The whole board. */
  fit(): void {
    this.#chosen = false;
    this.#go({ scale: 1, at: this.#at });
  }

  /** As near as what can be picked allows, unless somebody has chosen what to see of it. Never under a finger. */
  frame(): void {
    finger.lifted(() => this.#frame());
  }

  #frame(): void {
    if (!this.#box || (this.#chosen && this.#anyInSight())) return;
    taps.changing();
    const { width, height } = this.#box.getBoundingClientRect();
    const found = frame(this.#pickable().map(this.#unzoomed), { width, height });
    if (!found) return this.fit();
    const { scale, middle } = found;
    this.#chosen = false;
    this.#go({ scale, at: { x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale } });
  }

  /** By itself, as the eye can follow. */
  #go({ scale, at }: View): void {
    this.#bound = null;
    this.#scale = scale;
    this.#at = at;
    this.#draw(true);
  }

  /** It stays where it is now: what the finger has met stays below it. */
  #halt(): void {
    if (!this.#board?.getAnimations().length) return;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.#board).transform);
    this.#bound = { scale: this.#scale, at: this.#at };
    this.#scale = a;
    this.#at = { x: e, y: f };
    this.#draw();
  }

  #goOn(): void {
    if (this.#bound) this.#go(this.#bound);
  }

  #pickable(): Box[] {
    return [...(this.#box?.querySelectorAll(PICKABLE) ?? [])]
      .map((thing) => thing.getBoundingClientRect())
      .filter((box) => box.width > 0);
  }

  #anyInSight(): boolean {
    const view = this.#box?.getBoundingClientRect();
    const all = this.#pickable();
    return (
      !view ||
      !all.length ||
      all.some(({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2];
        return x > view.left && x < view.right && y > view.top && y < view.bottom;
      })
    );
  }

  /** Where something lies on the whole board, seen from the box's corner. */
  #unzoomed = (thing: Box): Box => {
    const { left = 0, top = 0 } = this.#board?.getBoundingClientRect() ?? {};
    const { offsetLeft = 0, offsetTop = 0 } = this.#board ?? {};
    return {
      left: (thing.left - left) / this.#scale + offsetLeft,
      top: (thing.top - top) / this.#scale + offsetTop,
      width: thing.width / this.#scale,
      height: thing.height / this.#scale,
    };
  };

  #draw(smooth = false): void {
    if (!this.#box || !this.#board) return;
    const width = this.#box.clientWidth * (1 - this.#scale);
    const height = this.#box.clientHeight * (1 - this.#scale);
    const { x, y } = this.#at;
    this.#at = { x: Math.min(0, Math.max(width, x)), y: Math.min(0, Math.max(height, y)) };
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#board.style.transition = smooth && !calm ? 'transform 220ms cubic-bezier(0.2, 0.7, 0.2, 1)' : '';
    this.#board.style.transform =
      this.#scale === 1 ? '' : `translate(${this.#at.x}px, ${this.#at.y}px) scale(${this.#scale})`;
    this.#box.classList.toggle('zoomed', this.#scale > 1);
  }

  #zoom(to: number, around: Point, smooth = false): void {
    const next = Math.min(MOST, Math.max(1, to));
    this.#bound = null;
    const { left = 0, top = 0 } = this.#box?.getBoundingClientRect() ?? {};
    const x = around.x - left;
    const y = around.y - top;
    this.#at = {
      x: x - ((x - this.#at.x) * next) / this.#scale,
      y: y - ((y - this.#at.y) * next) / this.#scale,
    };
    this.#scale = next;
    this.#chosen = next > 1;
    this.#draw(smooth);
  }

  #middle(): Point {
    const all = [...this.#fingers.values()];
    return {
      x: all.reduce((sum, one) => sum + one.x, 0) / all.length,
      y: all.reduce((sum, one) => sum + one.y, 0) / all.length,
    };
  }

  #span(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #down = (event: PointerEvent): void => {
    this.#touching = event.pointerType === 'touch';
    if (!this.#fingers.size) this.#halt();
    if (event.pointerType === 'mouse' && (event.button !== 0 || this.#scale === 1)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#travelled = 0;
  };

  #move = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    const before = this.#middle();
    const wide = this.#span();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = this.#middle();
    this.#travelled += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(this.#span() - wide);
    if (this.#travelled < SLACK) return;
    this.#bound = null;
    if (!this.#box?.hasPointerCapture(event.pointerId)) this.#box?.setPointerCapture(event.pointerId);
    this.#at = { x: this.#at.x + after.x - before.x, y: this.#at.y + after.y - before.y };
    if (wide && this.#span()) this.#zoom((this.#scale * this.#span()) / wide, after);
    else this.#draw();
  };

  #up = (event: PointerEvent): void => {
    const held = this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) finger.lifted(() => this.#goOn());
    if (!held || this.#fingers.size || event.pointerType === 'mouse') return;
    if (this.#travelled >= SLACK || event.type === 'pointercancel') return;
    const { time, x, y } = this.#lastTap;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < 30;
    // a double tap on something that can be picked picks it twice at most, and never zooms
    const target = (event.target as Element).closest('[role=button], button, a');
    if (near && event.timeStamp - time < DOUBLE_TAP && !target) {
      if (this.#scale > 1) this.fit();
      else this.#zoom(CLOSE_UP, { x: event.clientX, y: event.clientY }, true);
      this.#lastTap.time = 0;
    } else this.#lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  };

  /** A drag is not a click, and a finger on several small things doesn't say which it means. */
  #click = (event: MouseEvent): void => {
    const dragged = this.#travelled >= SLACK;
    this.#travelled = 0;
    const thing = dragged || !this.#touching ? null : (event.target as Element).closest(PICKABLE);
    const by = thing ? this.#nearerFor(thing, { x: event.clientX, y: event.clientY }) : 1;
    if (!dragged && by === 1) return;
    event.stopPropagation();
    event.preventDefault();
    if (dragged) return;
    this.#zoom(this.#scale * by, { x: event.clientX, y: event.clientY }, true);
    // it came for this question: the next one may look elsewhere
    this.#chosen = false;
  };

  #nearerFor(thing: Element, finger: Point): number {
    const others = [...(this.#box?.querySelectorAll(PICKABLE) ?? [])].filter((other) => other !== thing);
    return nearer(
      finger,
      thing.getBoundingClientRect(),
      others.map((other) => other.getBoundingClientRect()),
      this.#scale,
    );
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const to = this.#scale * Math.exp(-event.deltaY / (event.ctrlKey ? 200 : 500));
    this.#zoom(to, { x: event.clientX, y: event.clientY });
  };
}
