/**
 * What one is about to touch stays where it is. When something comes in above it, or goes, the box it is in is scrolled
 * by as much. What comes and goes has the class `arrivals`. A box that is read from its beginning again says so with
 * `fromTheTop`.
 */
import type { Attachment } from 'svelte/attachments';
import { small } from './screen';

const CONTROLS = 'button, input, summary, a[href], .token';
/** In here things come and go: what lies below is to stay. */
const ARRIVALS = 'arrivals';
/** Milliseconds in which a touch there shows what it does. */
const MEANT = 600;

const steady = new WeakMap<Element, Steady>();

class Steady {
  #held: Element | null = null;
  #at = 0;
  /** How high what comes and goes was. */
  #heights = new Map<HTMLElement, number>();
  /** When a finger was last where things come and go: what it does there may move the rest. */
  #meant = -Infinity;
  /** Room below the end, so that a short box can be scrolled as well. */
  readonly #spare = document.createElement('div');

  constructor(private readonly box: HTMLElement) {
    this.#spare.ariaHidden = 'true';
  }

  start(): () => void {
    const { box } = this;
    box.append(this.#spare);
    const watching = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target !== this.#spare)) this.#keep();
    });
    watching.observe(box, { subtree: true, childList: true, characterData: true, attributeFilter: ['class', 'open'] });
    this.#hold(null);
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('scroll', () => this.#hold(this.#held), { signal, passive: true });
    box.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        if (target.closest(`.${ARRIVALS}`)) this.#meant = performance.now();
        this.#hold(target.closest(CONTROLS));
      },
      { signal, capture: true },
    );
    return () => {
      watching.disconnect();
      listening.abort();
      this.#spare.remove();
    };
  }

  fromTheTop(): void {
    this.#held = null;
    this.#spare.style.height = '';
    for (const one of this.#heights.keys()) one.removeAttribute('style');
    this.box.scrollTo({ top: 0 });
  }

  /** Remembers a thing and its place: this one, or the first in sight. */
  #hold(thing: Element | null): void {
    this.#held = thing && this.#holdable(thing) ? thing : this.#firstInSight();
    this.#at = this.#place(this.#held);
    const coming = [...this.box.querySelectorAll<HTMLElement>(`.${ARRIVALS}`)].filter((one) => this.#ours(one));
    this.#heights = new Map(coming.map((one) => [one, one.offsetHeight]));
  }

  #keep(): void {
    const { box } = this;
    // an own move is on its way: what changes is its answer
    const own = performance.now() - this.#meant < MEANT || box.querySelector('[aria-busy=true]');
    if (own || !this.#held?.isConnected || !this.#held.getBoundingClientRect().width) return this.#hold(null);
    const moved = this.#place(this.#held) - this.#at;
    if (Math.abs(moved) >= 1) {
      const top = box.scrollTop + moved;
      if (top < 0) this.#leaveRoom(this.#held, -top);
      const lacking = top + box.clientHeight - box.scrollHeight;
      if (lacking > 0) this.#spare.style.height = `${this.#spare.offsetHeight + lacking}px`;
      box.scrollTop = Math.max(0, top);
    }
    this.#hold(this.#held);
  }

  /** Where something was at the very top there is nothing to scroll: its place stays empty. */
  #leaveRoom(held: Element, height: number): void {
    const shrunk = ([one, before]: [HTMLElement, number]) => before - one.offsetHeight;
    const [found] = [...this.#heights]
      .filter(([one]) => one.compareDocumentPosition(held) & Node.DOCUMENT_POSITION_FOLLOWING)
      .toSorted((one, other) => shrunk(other) - shrunk(one));
    if (found) found[0].style.minHeight = `${found[0].offsetHeight + height}px`;
  }

  /** In sight or, where there is none, the next below. */
  #firstInSight(): Element | null {
    const { top } = this.box.getBoundingClientRect();
    for (const thing of this.box.querySelectorAll(CONTROLS)) {
      const place = thing.getBoundingClientRect();
      if (place.top >= top && place.width > 0 && this.#holdable(thing)) return thing;
    }
    return null;
  }

  /** What moves with all that is scrolled here: not what sticks to an edge, is told in passing, or is in a window over it. */
  #holdable(thing: Element): boolean {
    if (!this.#ours(thing)) return false;
    for (let one: Element | null = thing; one && one !== this.box; one = one.parentElement)
      if (one.classList.contains(ARRIVALS) || getComputedStyle(one).position === 'sticky') return false;
    return true;
  }

  #ours(thing: Element): boolean {
    return this.box.contains(thing) && thing.closest('dialog') === this.box.closest('dialog');
  }

  #place(thing: Element | null): number {
    return (thing?.getBoundingClientRect().top ?? 0) - this.box.getBoundingClientRect().top;
  }
}

/** Attach it to the box that is scrolled. Where there is room for all, nothing has to be scrolled away. */
export const steadily: Attachment<HTMLElement> = (box) => {
  if (!small.current) return;
  const one = new Steady(box);
  steady.set(box, one);
  return one.start();
};

/** Something new is to be read in this box, from its beginning. */
export function fromTheTop(box: Element | null): void {
  if (!box) return;
  const one = steady.get(box);
  if (one) one.fromTheTop();
  else box.scrollTo({ top: 0 });
}
