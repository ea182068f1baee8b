import { useSyncExternalStore } from 'react';
import { Link, type LinkState } from './link.ts';
import { outboxOfThisTab } from './saved-outbox.ts';
import { openSocket } from './socket.ts';

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
