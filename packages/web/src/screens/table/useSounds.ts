import { useEffect, useRef } from 'react';
import { useIsStill } from '../../app/appearance.ts';
import { play } from '../../sound/synth.ts';
import { kindOf, type SoundState, soundOf } from '../../sound/sound-of.ts';
import { useSettings } from '../../table/settings.ts';
import { useModel, usePlayed } from './context.ts';

/** On, unless somebody has said otherwise, or the machine is set to a calm screen. */
export function useSoundsOn(): boolean {
  const calm = useIsStill();
  return useSettings(({ sounds }) => sounds ?? !calm);
}

const AFTER_PICTURE_MS = 20;

/** Your turn, a card, dice, the end: quietly. */
export function useSounds(): void {
  const { screen } = usePlayed();
  const on = useSoundsOn();
  const silent = useSettings((settings) => settings.silent);
  const shown = useModel((model) => model.shown);
  const queued = useModel((model) => model.queued);
  const closing = useModel((model) => model.closing);
  const last = useRef<SoundState | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const { waiting, me, outcome, window } = shown.game;
    const now: SoundState = {
      number: shown.number,
      // A window opens for everybody every few moments: it is no turn.
      asked: queued === 0 && window === undefined && waiting.some(({ seat }) => seat === me),
      over: outcome !== null && !closing,
      told: shown.told,
    };
    const what = soundOf(last.current, now, screen.sounds);
    last.current = now;
    // To make a sound takes a few milliseconds, for which the picture must not wait.
    if (on && what !== null && !silent.includes(kindOf(what))) setTimeout(() => play(what), AFTER_PICTURE_MS);
  }, [shown, queued, closing, on, silent, screen]);
}

const ICONS = { still: '/icon.svg', asked: '/icon-turn.svg' } as const;

/** A mark on the tab's picture when it is my turn. */
export function useMarkedTab(asked: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null) return undefined;
    link.href = asked ? ICONS.asked : ICONS.still;
    return () => {
      link.href = ICONS.still;
    };
  }, [asked]);
}
