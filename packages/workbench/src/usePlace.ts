import { useMemo, useSyncExternalStore } from 'react';
import { hashOf, type Place, placeIn } from './place.ts';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => placeIn(hash), [hash]);
}

export function goTo(place: Place): void {
  location.replace(hashOf(place));
}
