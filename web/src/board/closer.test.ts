/** When a board comes nearer by itself, and how near. */
import { describe, expect, test } from 'vitest';
import { frame, nearer } from './closer';

const card = (left: number, width = 27, height = 32) => ({ left, top: 100, width, height });

describe('a finger on a thing', () => {
  test('takes it where it is large, or alone', () => {
    expect(nearer({ x: 60, y: 120 }, card(40, 50, 50), [card(92)], 1)).toBe(1);
    expect(nearer({ x: 60, y: 120 }, card(50), [card(150)], 1)).toBe(1);
  });
  test('brings the board nearer where it covers two small ones', () => {
    expect(nearer({ x: 60, y: 120 }, card(50), [card(80)], 1) * 27).toBeGreaterThanOrEqual(44);
  });
  test('takes it where the board is as near as it comes', () => {
    expect(nearer({ x: 60, y: 120 }, card(50, 40), [card(92)], 3)).toBe(1);
  });
});

describe('what is asked about', () => {
  const view = { width: 390, height: 313 };
  test('comes near where it lies together', () => {
    const found = frame([card(250, 22, 30), card(275, 22, 30)], view);
    expect(found?.scale).toBeGreaterThan(2);
    expect(found?.middle).toEqual({ x: 273.5, y: 115 });
  });
  test('is seen whole where it lies far apart', () => {
    expect(frame([card(10), card(350)], view)).toBeNull();
    expect(frame([], view)).toBeNull();
  });
  test('stays where it is when there is but one', () => {
    expect(frame([card(250)], view)).toBeNull();
  });
});
