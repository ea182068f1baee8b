import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Room for the board on the left and the seats and the log on the right. */
export const useWide = (): boolean => useMedia('(min-width: 62rem)');

export const usePrefersStill = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
