/** The frame roll: what is needed for a symbol on the slot it would take. */
import type { SymbolName } from '../view';
import type { View } from '../view';

const FRIENDS: Record<string, SymbolName[]> = { marduk: ['marduk'], ishtar: ['ishtar', 'canal'], canal: ['ishtar'] };

/** Four and more; two and more next to an own matching symbol. Null: the frame is full. */
export function needed(view: Pick<View, 'frame' | 'seat'>, symbol: 'marduk' | 'ishtar' | 'canal'): number | null {
  const { next, size, slots } = view.frame;
  if (next < 0) return null;
  const beside = [slots[(next + 1) % size], slots[(next + size - 1) % size]];
  return beside.some((slot) => slot?.seat === view.seat && FRIENDS[symbol]?.includes(slot.symbol)) ? 2 : 4;
}
