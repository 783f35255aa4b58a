import { expect, test } from 'vitest';
import type { Commentary, CommentaryWish } from './types';
import { Variations, wayTo, type Spot } from './variations';

const words = { key: 'pass', values: {} };
const move = (code: number, seat = 0) => ({ seat, code, words });
const course = (at: number): Spot => ({ at, branch: null });

/** What the server makes of a wish: the same with words. */
function said(wish: CommentaryWish): Commentary {
  return {
    notes: wish.notes ?? {},
    variations: (wish.variations ?? []).map(({ after, moves, commentary }) => ({
      after,
      moves: moves.map(([seat = 0, code = 0]) => ({ seat, action: { code, text: '', words, target: null } })),
      commentary: said(commentary),
    })),
  };
}

function grown(): Variations {
  const tree = new Variations();
  const first = tree.tried(course(4), move(7));
  const second = tree.tried(first, move(8, 1));
  tree.tried(second, move(9));
  tree.tried(first, move(10, 1));
  tree.tried(course(4), move(11));
  tree.write(second, 'two\nlines');
  tree.write(course(0), 'from the beginning');
  return tree;
}

test('a move that was tried before leads where it led', () => {
  const tree = grown();
  const again = tree.tried(course(4), move(7));
  expect(again.branch?.number).toBe(5);
  expect(tree.next(course(4)).length).toBe(2);
  expect(wayTo(tree.tried(again, move(8, 1))).map(({ code }) => code)).toEqual([7, 8]);
});

test('variations are sent as saved games have them', () => {
  expect(grown().wish()).toEqual({
    notes: { 0: 'from the beginning' },
    variations: [
      {
        after: 4,
        moves: [
          [0, 7],
          [1, 8],
          [0, 9],
        ],
        commentary: {
          notes: { 6: 'two\nlines' },
          variations: [{ after: 5, moves: [[1, 10]], commentary: { notes: {}, variations: [] } }],
        },
      },
      { after: 4, moves: [[0, 11]], commentary: { notes: {}, variations: [] } },
    ],
  });
});

test('and come back as they were', () => {
  const again = new Variations();
  again.graft(said(grown().wish()));
  expect(again.wish()).toEqual(grown().wish());
});

test('what is cut is gone with all that grew from it', () => {
  const tree = grown();
  const left = tree.cut(tree.tried(course(4), move(7)));
  expect(left).toEqual(course(4));
  expect(tree.wish().variations?.length).toBe(1);
  tree.cut(tree.tried(course(4), move(11)));
  tree.write(course(0), ' ');
  expect(tree.empty).toBe(true);
});
