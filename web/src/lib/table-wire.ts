/** The wire to a table, wherever it lives: at the server or on this device. */
import { isHere, wireHere } from './here';
import { wire, type Handlers, type Wire } from './socket';
import { thinkingWire } from './thinking';

export function wireTo(table: string, handlers: Omit<Handlers, 'address'>): Wire {
  if (isHere(table)) return wireHere(table, handlers);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/tables/${table}/live`;
  return thinkingWire(table, handlers, (heard) => wire({ address, ...heard }));
}
