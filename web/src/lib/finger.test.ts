import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finger } from './finger';

let page: EventTarget;
let finger: Finger;
const done: string[] = [];
const come = (what: string) => finger.lifted(() => done.push(what));
const point = (what: string) => page.dispatchEvent(new Event(what));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  finger = new Finger(page);
  done.length = 0;
});
afterEach(() => vi.useRealTimers());

test('what comes while a finger is down waits for its click, in its order', () => {
  come('before');
  point('pointerdown');
  come('one');
  vi.advanceTimersByTime(90);
  point('pointerup');
  come('two');
  expect(done).toEqual(['before']);
  vi.advanceTimersByTime(60);
  come('after');
  expect(done).toEqual(['before', 'one', 'two', 'after']);
});

test('a second tap holds on, and a drag is not waited for for ever', () => {
  point('pointerdown');
  come('one');
  point('pointerup');
  point('pointerdown');
  vi.advanceTimersByTime(200);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(800);
  expect(done).toEqual(['one']);
  come('two');
  expect(done).toEqual(['one', 'two']);
  // the drag's end holds nothing any more
  point('pointerup');
  come('three');
  expect(done).toEqual(['one', 'two', 'three']);
});
