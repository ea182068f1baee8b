import { useSyncExternalStore } from 'react';
import { SOCKET_PATH } from '@tablewright/protocol';
import { Burst } from './burst.ts';
import { Link, type LinkState, type Wire, type WireEvents } from './link.ts';
import { outboxOfThisTab } from './saved-outbox.ts';

function openSocket(on: WireEvents): Wire {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`);
  socket.addEventListener('open', () => on.opened());
  const burst = new Burst(
    (text) => on.heard(text),
    (run) => setTimeout(run, 0),
  );
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') burst.add(data);
  });
  socket.addEventListener('close', () => {
    burst.flush();
    on.closed();
  });
  return socket;
}

/** The one connection of this page. */
export const link = new Link({
  open: openSocket,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  savedOutbox: outboxOfThisTab,
});

addEventListener('online', () => link.check());
addEventListener('offline', () => link.drop());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') link.check();
});

export function useLink(): LinkState {
  return useSyncExternalStore(link.subscribe, () => link.state);
}

export function useRenewed(): boolean {
  return useSyncExternalStore(link.subscribe, () => link.renewed);
}
