/** What the help tells, in order; the words stand beside it. */
import type { Outline } from '../../face/face';
import { ICONS } from '../icons';

const { temple, ishtar, canal, foot, chariot, forge, millstone, wall } = ICONS;

export const outline: Outline = {
  round: ['season', 'work', 'feed', 'trade', 'build', 'war'],
  points: ['built', 'conquered', 'captured', 'tie'],
  signs: { temple, ishtar, canal, foot, chariot, forge, millstone, wall },
};
