import { languageTag, say } from '@tablewright/kernel/words';
import { HANDS, MOTIONS, PACE_NAMES, SOUND_KINDS, TEXT_SIZES, THEMES } from '@tablewright/protocol';
import { useId } from 'react';
import { Devices } from '../devices/Devices.tsx';
import { changeLanguage, languageName, languages } from '../language/language.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { PaceName } from '../table/pace.ts';
import { onceKey, type Settings as Store, type SoundKind, useSettings } from '../table/settings.ts';
import { useSoundsOn } from './table/useSounds.ts';
import css from './Settings.module.css';

const THEME_WORDS: Record<Store['theme'], string> = {
  system: say`As the machine`,
  light: say`Light`,
  dark: say`Dark`,
  contrast: say`High contrast`,
};
const TEXT_WORDS: Record<Store['text'], string> = { normal: say`Normal`, large: say`Large`, huge: say`Very large` };
const MOTION_WORDS: Record<Store['motion'], string> = { system: say`As the machine`, full: say`All`, less: say`None` };
const PACE_WORDS: Record<PaceName, string> = { calm: say`Calm`, brisk: say`Brisk`, instant: say`At once` };
const HAND_WORDS: Record<Store['hand'], string> = { right: say`Right`, left: say`Left` };
const SOUND_WORDS: Record<SoundKind, string> = {
  turn: say`My turn`,
  board: say`Cards, dice and pieces`,
  end: say`The end of a game`,
};

const isHint = (key: string): boolean => key.startsWith(onceKey('hint', ''));

/** All that can be set, in one place, at any time. Kept with who somebody is, as their games are. */
export function Settings({ close }: { readonly close: () => void }) {
  const settings = useSettings();
  const { set } = settings;
  const sounds = useSoundsOn();
  return (
    <Dialog
      open
      title={say`Settings`}
      says={say`Kept with your name and your games, also where you sign in with a passkey.`}
      close={close}
    >
      <div className={css['settings']}>
        <Choice
          legend={say`Language`}
          value={languageTag()}
          choices={languages()}
          words={Object.fromEntries(languages().map((tag) => [tag, languageName(tag)]))}
          choose={(tag) => changeLanguage(tag, 'settings')}
        />
        <Choice
          legend={say`Colours`}
          value={settings.theme}
          choices={THEMES}
          words={THEME_WORDS}
          choose={(theme) => set({ theme })}
        />
        <Choice
          legend={say`Text`}
          value={settings.text}
          choices={TEXT_SIZES}
          words={TEXT_WORDS}
          choose={(text) => set({ text })}
        />
        <Choice
          legend={say`Motion`}
          value={settings.motion}
          choices={MOTIONS}
          words={MOTION_WORDS}
          choose={(motion) => set({ motion })}
        />
        <Choice
          legend={say`Turns of others, and reveals`}
          value={settings.pace}
          choices={PACE_NAMES}
          words={PACE_WORDS}
          choose={(pace) => set({ pace })}
        />
        <Choice
          legend={say`The question beside the board, on a wide screen`}
          value={settings.hand}
          choices={HANDS}
          words={HAND_WORDS}
          choose={(hand) => set({ hand })}
        />
        <fieldset>
          <legend>{say`Sounds`}</legend>
          <Switch label={say`Sounds`} on={sounds} set={(on) => set({ sounds: on })} />
          {sounds &&
            SOUND_KINDS.map((kind) => (
              <Switch
                key={kind}
                label={SOUND_WORDS[kind]}
                on={!settings.silent.includes(kind)}
                set={(on) =>
                  set({ silent: on ? settings.silent.filter((one) => one !== kind) : [...settings.silent, kind] })
                }
              />
            ))}
        </fieldset>
        <fieldset>
          <legend>{say`Answers`}</legend>
          <Switch
            label={say`Ask me once more before an answer is given`}
            on={settings.confirm}
            set={(confirm) => set({ confirm })}
          />
          <Switch
            label={say`Guide me: what a new game is about, first hints, my secret to turn over`}
            on={settings.guide}
            set={(guide) => set({ guide })}
          />
          <p className={css['again']}>
            <Button
              size="small"
              onClick={settings.forgetHints}
              disabled={!settings.shownOnce.some(isHint)}
            >{say`Show the hints again`}</Button>
            <span>{say`Each kind of question has a hint that goes when you have answered it once.`}</span>
          </p>
          <Switch
            label={say`Single keys do something`}
            on={settings.shortcuts}
            set={(shortcuts) => set({ shortcuts })}
          />
        </fieldset>
        <Devices />
      </div>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly words: Record<T, string>;
  readonly choose: (value: T) => void;
}

function Choice<T extends string>({ legend, value, choices, words, choose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={css['choices']}>
        {choices.map((choice) => (
          <label key={choice} className={css['choice']}>
            <input type="radio" name={name} checked={choice === value} onChange={() => choose(choice)} />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

function Switch({ label, on, set }: SwitchProps) {
  return (
    <label className={css['switch']}>
      <input type="checkbox" role="switch" checked={on} onChange={({ target }) => set(target.checked)} />
      {label}
    </label>
  );
}
