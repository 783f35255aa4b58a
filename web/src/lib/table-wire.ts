/** The wire to a table, wherever it lives: at the server or on this device. */
import { isHere, wireHere } from './here';
import { wire, type Handlers, type Wire } from './socket';

export function wireTo(table: string, handlers: Omit<Handlers, 'address'>): Wire {
  if (isHere(table)) return wireHere(table, handlers);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return wire({ address: `${scheme}://${location.host}/api/tables/${table}/live`, ...handlers });
}
