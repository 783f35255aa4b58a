/** The pictures of the frame's symbols. */
import type { IconName } from '../icons';
import type { SymbolName } from './view';

const ICONS: Record<SymbolName, IconName> = { marduk: 'temple', ishtar: 'ishtar', canal: 'canal', military: 'foot' };

export function symbolIcon(symbol: SymbolName): IconName {
  return ICONS[symbol];
}
