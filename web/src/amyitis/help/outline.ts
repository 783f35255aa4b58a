/** What the help tells, in order; the words stand beside it. */
import type { Outline } from '../../face/face';
import { ICONS } from '../icons';

const { prestige, talent, camel, cube, wine, gardener, banker, leader } = ICONS;

export const outline: Outline = {
  round: ['prepare', 'turns', 'recruit', 'caravan', 'plant', 'close'],
  points: ['tiles', 'water', 'trade', 'marduk', 'last'],
  signs: { prestige, talent, camel, cube, wine, gardener, banker, leader },
};
