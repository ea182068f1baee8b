import { type AnswerOf, clsx, Count, type Motion, type Options, termFor } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/robotariat-rules';
import {
  DICE,
  DICE_NAMES,
  type DieName,
  dieThing,
  type Face,
  FACES,
  JUNK,
  SUPPLY,
} from '@tablewright/robotariat-rules/content';
import { useEffect, useRef, useState } from 'react';
import type { Town } from './drawing.ts';
import styles from './Happenings.module.css';
import { cardOf, many } from './look.ts';
import type { ScreenProps } from './props.ts';
import { ChevronSign, Die, NpcSign, PosterSign, Sign } from './signs.tsx';
import type { Seen } from './shows.ts';

// What happens on the board as it is told: dice, encounters, cards, a new round.

interface Lying {
  readonly black: Face | null;
  readonly red: Face | null;
  /** which of them tumble, and a new number whenever they do */
  readonly tumbling: 'both' | DieName | null;
  readonly throws: number;
}

const UNROLLED: Lying = { black: null, red: null, tumbling: null, throws: 0 };

const NOTHING_MISSED: NonNullable<ScreenProps['missed']> = [];

function after(lying: Lying, told: Told): Lying {
  if (told.type === 'adjusted') return { ...lying, [told.die]: told.face, tumbling: null };
  if (told.type !== 'rolled') return lying;
  return { black: told.black, red: told.red, tumbling: told.dice, throws: lying.throws + 1 };
}

interface TrayProps extends Pick<ScreenProps, 'view' | 'told' | 'missed' | 'lit'> {
  readonly motion: Motion<Seen>;
}

/** The dice as they fell last; their odds beside them. */
export function Tray({ view, told, missed = NOTHING_MISSED, lit, motion }: TrayProps) {
  const [lying, setLying] = useState<Lying>(UNROLLED);
  const { serial, jumped } = motion;
  const seen = useRef(-1);
  useEffect(() => {
    if (seen.current === serial) return; // the same moment in a new list: nobody has rolled again
    seen.current = serial;
    // After a jump (another lesson, another moment of a replay) nobody knows how they fell before what was passed over.
    const events = [...missed.flatMap((passed) => passed.told), ...told];
    setLying((known) => events.reduce(after, jumped ? UNROLLED : known));
  }, [serial, jumped, missed, told]);
  const dice = view.dice ?? lying;
  const jammed = view.jammed > 0;
  return (
    <div className={styles['tray']} role="img" aria-label={trayWords(dice)}>
      {DICE_NAMES.map((die) => {
        const tumbles = lying.tumbling === 'both' || lying.tumbling === die;
        return (
          <span
            key={die}
            className={clsx(styles['die'], lit.includes(dieThing(die)) && styles['meant'])}
            title={oddsWords(die)}
          >
            <span key={lying.throws} className={clsx(tumbles && styles['tumbles'])}>
              <Die die={die} face={dice[die]} size={40} />
            </span>
            <Odds die={die} />
          </span>
        );
      })}
      {jammed && <span className={styles['jammed']}>Radio jammed</span>}
    </div>
  );
}

function sixths(die: DieName, face: number): number {
  return DICE[die].faces.filter((one) => one === face).length;
}

function Odds({ die }: { readonly die: DieName }) {
  return (
    <span className={styles['odds']} aria-hidden="true">
      <NpcSign kind={die === 'black' ? 'HO' : 'CR'} size={18} />
      {(['yellow', 'blue'] as const).map((path, i) => (
        <span key={path}>
          <ChevronSign path={path} size={12} />
          {sixths(die, i)}
        </span>
      ))}
      <span>✕{sixths(die, 2)}</span>
    </span>
  );
}

function oddsWords(die: DieName): string {
  const who = die === 'black' ? 'Oppressors' : 'Civilians';
  const [yellow, blue, x] = FACES.map((_, face) => sixths(die, face));
  return `The ${die} die moves all ${who}: ${yellow} sides of 6 along the yellow path, ${blue} along the blue one; on ${x} they stay and the entry token moves.`;
}

function trayWords({ black, red }: NonNullable<View['dice']>): string {
  const last = black === null && red === null ? '' : ` They lie so: black ${black ?? '–'}, red ${red ?? '–'}.`;
  return `${oddsWords('black')} ${oddsWords('red')}${last}`;
}

/** Posters that are left, and those that were torn down. */
type YardProps = { readonly view: View; readonly options: Options<AnswerOf<Answers>> };

export function YardCorner({ view, options }: YardProps) {
  return (
    <div className={styles['yard']}>
      <span
        data-place={SUPPLY}
        title={`${many(view.supply, 'poster')} left to put up`}
        {...options.thing(SUPPLY, { label: 'A poster of the supply' })}
        {...termFor('supply')}
      >
        <PosterSign size={22} />
        <b>
          <Count value={view.supply} />
        </b>
        <i>supply</i>
      </span>
      <span
        data-place={JUNK}
        title={`${many(view.junk, 'poster')} in the Junk Pile`}
        {...options.thing(JUNK, { label: 'A poster of the Junk Pile' })}
        {...termFor('junk')}
      >
        <PosterSign size={22} torn />
        <b>
          <Count value={view.junk} />
        </b>
        <i>junk</i>
      </span>
    </div>
  );
}

/** What came of each encounter, over its space, long enough to be read; the newest only, where there are several. */
export function Pops({ town, motion }: { readonly town: Town; readonly motion: Motion<Seen> }) {
  const popped = motion.lingering('pop');
  const newest = popped.filter(({ cue: { at } }, i) => !popped.slice(i + 1).some(({ cue }) => cue.at === at));
  return (
    <div className={styles['pops']} aria-hidden="true">
      {newest.map(({ serial, cue: { at, says } }) => {
        const { x, y } = town.places[at];
        return (
          <span key={serial} className={styles['pop']} style={{ left: x, top: y }}>
            {says.map(({ text, tone }) => (
              <b key={text} className={styles[tone]}>
                {text}
              </b>
            ))}
          </span>
        );
      })}
    </div>
  );
}

/** Across the board: a new round, or a card that somebody uses. */
export function Banner({ motion, names }: { readonly motion: Motion<Seen>; readonly names: readonly string[] }) {
  const round = motion.lingering('round').at(-1);
  const used = motion.lingering('card').at(-1);
  if (used !== undefined) {
    const { card, by } = used.cue;
    return (
      <div key={used.serial} className={clsx(styles['banner'], styles['card'])} aria-hidden="true">
        <Sign id={card} size={44} />
        <span>
          <b>{cardOf(card)?.name}</b>
          <i>{names[by]}</i>
        </span>
      </div>
    );
  }
  if (round === undefined) return null;
  return (
    <div key={round.serial} className={styles['banner']} aria-hidden="true">
      <b>Round {round.cue.round}</b>
    </div>
  );
}
