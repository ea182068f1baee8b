import { useSyncExternalStore } from 'react';

/** Asked for once and listened to once: every redraw of the table reads it. */
function mediaHook(query: string): () => boolean {
  let list: MediaQueryList | null = null;
  const media = (): MediaQueryList => (list ??= matchMedia(query));
  const subscribe = (changed: () => void): (() => void) => {
    media().addEventListener('change', changed);
    return () => media().removeEventListener('change', changed);
  };
  const matches = (): boolean => media().matches;
  return function useMedia() {
    return useSyncExternalStore(subscribe, matches);
  };
}

/** Room for the board on the left and the seats and the log on the right. */
export const useWide = mediaHook('(min-width: 62rem)');

/** The machine is set to light colours. */
export const useLightMachine = mediaHook('(prefers-color-scheme: light)');
