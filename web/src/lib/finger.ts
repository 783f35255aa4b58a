/**
 * Nothing changes under a finger: what comes while one is down waits until it is up and its click has met what it met.
 * Whoever holds or drags longer than a tap sees the world go on.
 */
const LONGEST = 1000;
/** Milliseconds from the finger's lifting to its click, which browsers send after it. */
const CLICKING = 60;

export class Finger {
  #down = false;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: EventTarget) {
    page.addEventListener('pointerdown', () => this.#hold(LONGEST), true);
    for (const up of ['pointerup', 'pointercancel'])
      page.addEventListener(up, () => this.#down && this.#hold(CLICKING), true);
  }

  /** At once, or when the finger is lifted; always in the order in which it came. */
  lifted(act: () => void): void {
    if (this.#down) this.#waiting.push(act);
    else act();
  }

  #hold(time: number): void {
    this.#down = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#let(), time);
  }

  #let(): void {
    this.#down = false;
    for (const act of this.#waiting.splice(0)) act();
  }
}

/** The one on this page. */
export const finger = new Finger(typeof window === 'undefined' ? new EventTarget() : window);
