import { expect, test } from 'vitest';
import { battle, duel, percent, raid, reaches } from './odds';

test('a roll: four and more is one half, a bonus helps', () => {
  expect(reaches(4)).toBe(0.5);
  expect(reaches(4, 1)).toBeCloseTo(4 / 6);
  expect(reaches(2)).toBeCloseTo(5 / 6);
  expect(reaches(4, 9)).toBe(1);
});

test('a duel: ties are rolled again', () => {
  expect(duel(0, 0)).toBe(0.5);
  // of 36 rolls a bonus of one wins 21 and ties 5
  expect(duel(1, 0)).toBeCloseTo(21 / 31);
  expect(duel(2, 0)).toBeCloseTo(26 / 32);
  expect(duel(1, 3)).toBeCloseTo(6 / 32);
  expect(duel(1, 3) + duel(3, 1)).toBeCloseTo(1);
});

test('a battle: every unit fights until it falls', () => {
  const foot = duel(1, 0);
  expect(battle({ foot: 1, chariots: 0, defenders: 1, defence: 0 })).toBeCloseTo(foot);
  expect(battle({ foot: 1, chariots: 0, defenders: 2, defence: 0 })).toBeCloseTo(foot ** 2);
  expect(battle({ foot: 2, chariots: 0, defenders: 1, defence: 0 })).toBeCloseTo(1 - (1 - foot) ** 2);
  // both against both: the first kills none, one or two
  const lost = 1 - foot;
  expect(battle({ foot: 2, chariots: 0, defenders: 2, defence: 0 })).toBeCloseTo(
    foot ** 2 + foot * lost * foot + lost * foot ** 2,
  );
  expect(battle({ foot: 0, chariots: 0, defenders: 0, defence: 3 })).toBe(1);
  expect(battle({ foot: 0, chariots: 0, defenders: 1, defence: 0 })).toBe(0);
  expect(raid(1, 1, 2)).toBe(0.5);
});

test('a percentage is never certain unless it is', () => {
  expect(percent(0.001)).toBe(1);
  expect(percent(0.9999)).toBe(99);
  expect(percent(1)).toBe(100);
  expect(percent(0.5)).toBe(50);
});

test('a battle by dice comes out as reckoned', () => {
  let seed = 7;
  const roll = () => ((seed = (seed * 48271) % 2147483647), 1 + (seed % 6));
  let won = 0;
  const games = 4000;
  for (let game = 0; game < games; game++) {
    const units = [2, 1, 1];
    let defenders = 3;
    while (units.length && defenders) {
      const mine = roll() + (units[0] ?? 0);
      const theirs = roll() + 1;
      if (mine > theirs) defenders--;
      else if (mine < theirs) units.shift();
    }
    if (!defenders) won++;
  }
  expect(won / games).toBeCloseTo(battle({ foot: 2, chariots: 1, defenders: 3, defence: 1 }), 1);
});
