/** The lobby as it changes: public tables with a free seat. */
import { problemFrom } from './api';
import { refuse } from './me.svelte';
import { wire, type Line, type Wire } from './socket';
import type { ErrorBody, LobbyTable } from './types';

export class LobbyFeed {
  /** Null until the list is here. */
  tables = $state.raw<LobbyTable[] | null>(null);
  line = $state<Line>('connecting');
  readonly #wire: Wire;

  constructor() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#wire = wire({
      address: `${scheme}://${location.host}/api/lobby/live`,
      onopen: () => {},
      onmessage: (message) => {
        // the lobby's socket tells of nothing but its list
        const told = message as unknown as { type: string; tables?: LobbyTable[]; error?: ErrorBody };
        if (told.error && refuse(problemFrom(told.error))) this.close();
        if (told.type === 'lobby' && told.tables) this.tables = told.tables;
      },
      online: (line) => (this.line = line),
    });
  }

  close(): void {
    this.#wire.close();
  }
}
