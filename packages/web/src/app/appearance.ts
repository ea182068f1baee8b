import { useSyncExternalStore } from 'react';
import { type Settings, useSettings } from '../table/settings.ts';

// How the page looks and whether it moves: what was chosen, or what the machine is set to. It is written on the root of the page, where
// the style sheets of frame and boards read it.

export type Appearance = Pick<Settings, 'theme' | 'text' | 'motion' | 'hand'>;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** What stands on the root; undefined where the machine decides. */
export function marksFor({ theme, text, motion, hand }: Appearance, machineIsStill: boolean) {
  return {
    theme: theme === 'system' ? undefined : theme,
    text: text === 'normal' ? undefined : text,
    motion: motion === 'less' || (motion === 'system' && machineIsStill) ? 'less' : undefined,
    hand: hand === 'left' ? hand : undefined,
  };
}

/** Nothing moves: so it was chosen, or so the machine is set. */
export function isStill(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'less' || (motion === 'system' && matchMedia(LESS_MOTION).matches);
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(LESS_MOTION);
  media.addEventListener('change', changed);
  const forget = useSettings.subscribe(changed);
  return () => {
    media.removeEventListener('change', changed);
    forget();
  };
}

export function useIsStill(): boolean {
  return useSyncExternalStore(subscribe, isStill);
}

/** From now on the page looks as it is wished, also when that changes. */
export function keepAppearance(root: Pick<HTMLElement, 'dataset'>): void {
  const write = (): void => {
    for (const [name, value] of Object.entries(marksFor(useSettings.getState(), matchMedia(LESS_MOTION).matches))) {
      if (value === undefined) delete root.dataset[name];
      else root.dataset[name] = value;
    }
  };
  write();
  subscribe(write);
}
