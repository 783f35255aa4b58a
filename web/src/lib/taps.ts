/**
 * A tap belongs to what the finger met. Browsers give it to whatever lies there once the finger is lifted: where that is
 * something else by then, the tap is sent on to the former. Where it is gone, or where others exchanged what is asked
 * just before the finger came down, the tap is refused in sight, and what is new there isn't touched.
 */
import { t } from './words.svelte';

const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role=button], [role=tab]';
/** Pixels a finger may slide and still taps. */
const SLACK = 10;
/** Milliseconds after which a finger doesn't tap, but holds. */
const LONGEST = 1000;
/** Milliseconds in which nobody can have seen what is new and have chosen to touch it. */
const UNSEEN = 250;
/** Milliseconds for which a refusal is shown. */
const SHOWN = 1600;

interface Met {
  control: Element | null;
  name: string;
  x: number;
  y: number;
  time: number;
  /** What the finger was to meet had just been exchanged. */
  exchanged: boolean;
}
interface Place {
  name: string;
  box: DOMRect;
  /** With which change it came at the latest. */
  since: number;
}

export class Taps {
  #met: Met | null = null;
  /** What stood where and since when, before the last change that nobody here asked for, and when that was. */
  #before = new Map<Element, Place>();
  #changed = -Infinity;

  constructor(
    page: EventTarget,
    private readonly refused: (x: number, y: number) => void,
  ) {
    page.addEventListener('pointerdown', (event) => this.#down(event as PointerEvent), true);
    page.addEventListener('pointermove', (event) => this.#move(event as PointerEvent), true);
    page.addEventListener('pointercancel', () => (this.#met = null), true);
    page.addEventListener('click', (event) => this.#click(event as PointerEvent), true);
  }

  /** Something is about to change, or to move, that nobody here has touched. */
  changing(): void {
    if (!matchMedia('(any-pointer: coarse)').matches) return;
    const before = this.#before;
    this.#before = new Map();
    for (const control of document.querySelectorAll(CONTROLS)) {
      const place = { name: nameOf(control), box: control.getBoundingClientRect(), since: this.#changed };
      const former = before.get(control);
      this.#before.set(control, former && unmoved(former, place) ? former : place);
    }
    this.#changed = performance.now();
  }

  #down({ target, clientX: x, clientY: y, pointerType, isPrimary }: PointerEvent): void {
    this.#met = null;
    if (pointerType === 'mouse' || !isPrimary) return;
    const control = controlOf(target);
    const time = performance.now();
    const name = control ? nameOf(control) : '';
    const exchanged = control !== null && time - this.#since(control, name, x, y) < UNSEEN;
    this.#met = { control, name, x, y, time, exchanged };
  }

  /** When a thing came to lie under this point. */
  #since(control: Element, name: string, x: number, y: number): number {
    const before = this.#before.get(control);
    if (before?.name !== name) return this.#changed;
    const { left, top, right, bottom } = before.box;
    return x >= left && x <= right && y >= top && y <= bottom ? before.since : this.#changed;
  }

  #move({ clientX, clientY, isPrimary }: PointerEvent): void {
    if (isPrimary && this.#met && Math.hypot(clientX - this.#met.x, clientY - this.#met.y) > SLACK) this.#met = null;
  }

  #click(event: PointerEvent): void {
    const met = this.#met;
    if (!met || !event.isTrusted) return;
    this.#met = null;
    if (performance.now() - met.time > LONGEST) return;
    const control = controlOf(event.target);
    if (!met.exchanged && (control === met.control || same(met, control))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!met.exchanged && met.control && usable(met.control)) met.control.dispatchEvent(copied(event));
    else this.refused(met.x, met.y);
  }
}

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null);
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim();
const usable = (control: Element) => control.isConnected && !control.matches(':disabled, [aria-disabled=true]');

const unmoved = (one: Place, other: Place) =>
  one.name === other.name && Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y) < SLACK;

/** What was drawn anew in the same place is the same to whoever touches it. */
const same = ({ control, name }: Met, other: Element | null) =>
  control !== null && !control.isConnected && other !== null && nameOf(other) === name;

function copied({ clientX, clientY, pointerId, pointerType }: PointerEvent): PointerEvent {
  return new PointerEvent('click', {
    bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX, clientY, pointerId, pointerType,
  }); // prettier-ignore
}

/** Says at the finger that its tap came to nothing, above whatever window is open. */
function say(x: number, y: number): void {
  document.querySelector('.just-changed')?.remove();
  const told = document.createElement('p');
  told.className = 'just-changed';
  told.role = 'status';
  told.popover = 'manual';
  told.textContent = t('tap-refused');
  told.style.setProperty('--x', `${x}px`);
  told.style.setProperty('--y', `${y}px`);
  document.body.append(told);
  told.showPopover();
  setTimeout(() => told.remove(), SHOWN);
}

/** The ones on this page. */
export const taps = new Taps(typeof window === 'undefined' ? new EventTarget() : window, say);
