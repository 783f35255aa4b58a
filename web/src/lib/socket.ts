/**
 * A socket that comes back: it reconnects with growing pauses, notices a dead line by itself, and says how it stands.
 */

import type { Said, Told } from './types';

export type Line = 'connecting' | 'live' | 'lost';

export interface Wire {
  send(message: Said): boolean;
  close(): void;
}

export interface Handlers {
  address: string;
  onopen: () => void;
  onmessage: (message: Told) => void;
  online: (line: Line) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 15000;
const PONG_WITHIN = 6000;

export function wire({ address, onopen, onmessage, online }: Handlers): Wire {
  let socket: WebSocket | null = null;
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect(): void {
    clearTimeout(retry);
    if (closed || socket) return;
    const fresh = new WebSocket(address);
    socket = fresh;
    fresh.onopen = () => {
      pause = FIRST_PAUSE;
      online('live');
      onopen();
    };
    fresh.onmessage = (event) => {
      clearTimeout(deadline);
      onmessage(JSON.parse(String(event.data)) as Told);
    };
    fresh.onclose = () => {
      if (socket === fresh) drop();
    };
  }

  /** Give the line up and try again after a while. */
  function drop(): void {
    clearTimeout(deadline);
    clearTimeout(retry);
    const old = socket;
    socket = null;
    old?.close();
    if (closed) return;
    online('lost');
    // a little chance, so that a restarted server isn't met by everybody at once
    retry = setTimeout(connect, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 1.8, LONGEST_PAUSE);
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    clearTimeout(deadline);
    deadline = setTimeout(drop, PONG_WITHIN);
  }

  function wake(): void {
    if (socket) ping();
    else {
      pause = FIRST_PAUSE;
      connect();
    }
  }

  const visible = () => document.visibilityState === 'visible' && wake();
  const beat = setInterval(ping, PING_EVERY);
  addEventListener('online', wake);
  addEventListener('offline', drop);
  document.addEventListener('visibilitychange', visible);
  connect();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      closed = true;
      clearInterval(beat);
      removeEventListener('online', wake);
      removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', visible);
      drop();
    },
  };
}
