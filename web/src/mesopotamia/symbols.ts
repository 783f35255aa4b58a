/** The pictures of the frame's symbols. */
import type { Drawing } from '../icons';
import { ICONS } from './icons';
import type { SymbolName } from './view';

const DRAWN: Record<SymbolName, Drawing> = {
  marduk: ICONS.temple,
  ishtar: ICONS.ishtar,
  canal: ICONS.canal,
  military: ICONS.foot,
};

export function symbolIcon(symbol: SymbolName): Drawing {
  return DRAWN[symbol];
}
