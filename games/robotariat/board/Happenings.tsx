import { classes, Count } from '@tablewright/board';
import type { Told, View } from '@tablewright/robotariat-rules';
import { DICE, type Face, FACES } from '@tablewright/robotariat-rules/content';
import { useEffect, useState } from 'react';
import type { Town } from './drawing.ts';
import styles from './Happenings.module.css';
import { cardOf, many } from './look.ts';
import type { ScreenProps } from './props.ts';
import { ChevronSign, Die, NpcSign, PosterSign, Sign } from './signs.tsx';
import { type Cue, diceCue, JUNK_PLACE, type Rolled, SUPPLY_PLACE } from './story.ts';
import type { Now } from './useStory.ts';

// What happens on the board while a story is told: dice, encounters, cards, a new round.

interface Lying {
  readonly black: Face | null;
  readonly red: Face | null;
  /** which of them tumble, and a new number whenever they do */
  readonly tumbling: Rolled | null;
  readonly throws: number;
}

const UNROLLED: Lying = { black: null, red: null, tumbling: null, throws: 0 };

function after(lying: Lying, cue: Cue | null): Lying {
  if (cue?.kind === 'set') return { ...lying, [cue.die]: cue.face, tumbling: null };
  if (cue?.kind !== 'dice') return lying;
  return { black: cue.black, red: cue.red, tumbling: cue.rolled, throws: lying.throws + 1 };
}

type TrayProps = Pick<ScreenProps, 'view' | 'before' | 'told' | 'still'> & { readonly now: Now };

/** The dice as they fell last; their odds beside them. */
export function Tray({ view, before, told, still, now }: TrayProps) {
  const [lying, setLying] = useState<Lying>(UNROLLED);
  const { cue } = now;
  useEffect(() => setLying((known) => after(known, cue)), [cue]);
  // After a jump (another lesson, another moment of a replay) nobody knows how they fell.
  useEffect(() => {
    if (before === null) setLying(UNROLLED);
  }, [view, before]);
  // Where nothing moves no story is played, and yet the dice have fallen.
  useEffect(() => {
    if (still) setLying((known) => (told as readonly Told[]).reduce((dice, event) => after(dice, cueOf(event)), known));
  }, [told, still]);
  const dice = view.dice ?? lying;
  const jammed = view.jammed > 0;
  return (
    <div className={styles['tray']} role="img" aria-label={trayWords(dice)}>
      {(['black', 'red'] as const).map((die) => {
        const tumbles = lying.tumbling === 'both' || lying.tumbling === die;
        return (
          <span key={die} className={styles['die']} title={oddsWords(die)}>
            <span key={lying.throws} className={classes(tumbles && styles['tumbles'])}>
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

function cueOf(event: Told): Cue | null {
  return event.type === 'rolled' || event.type === 'adjusted' ? diceCue(event) : null;
}

function sixths(die: 'black' | 'red', face: number): number {
  return DICE[die].faces.filter((one) => one === face).length;
}

function Odds({ die }: { readonly die: 'black' | 'red' }) {
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

function oddsWords(die: 'black' | 'red'): string {
  const who = die === 'black' ? 'Oppressors' : 'Civilians';
  const [yellow, blue, x] = FACES.map((_, face) => sixths(die, face));
  return `The ${die} die moves all ${who}: ${yellow} sides of 6 along the yellow path, ${blue} along the blue one; on ${x} they stay and the entry token moves.`;
}

function trayWords({ black, red }: NonNullable<View['dice']>): string {
  const last = black === null && red === null ? '' : ` They lie so: black ${black ?? '–'}, red ${red ?? '–'}.`;
  return `${oddsWords('black')} ${oddsWords('red')}${last}`;
}

/** Posters that are left, and those that were torn down. */
export function YardCorner({ view }: { readonly view: View }) {
  return (
    <div className={styles['yard']}>
      <span data-place={SUPPLY_PLACE} title={`${many(view.supply, 'poster')} left to put up`}>
        <PosterSign size={22} />
        <b>
          <Count value={view.supply} />
        </b>
        <i>supply</i>
      </span>
      <span data-place={JUNK_PLACE} title={`${many(view.junk, 'poster')} in the Junk Pile`}>
        <PosterSign size={22} torn />
        <b>
          <Count value={view.junk} />
        </b>
        <i>junk</i>
      </span>
    </div>
  );
}

interface Popped {
  readonly serial: number;
  readonly cue: Extract<Cue, { kind: 'pop' }>;
}

const LINGER_MS = 1500;

/** What came of each encounter, over its space, long enough to be read. */
export function Pops({ town, now }: { readonly town: Town; readonly now: Now }) {
  const [popped, setPopped] = useState<readonly Popped[]>([]);
  const { cue, serial } = now;
  useEffect(() => {
    if (cue?.kind !== 'pop' || cue.says.length === 0) return;
    setPopped((known) => [...known.filter((one) => one.cue.at !== cue.at), { serial, cue }]);
    // not cleared by the next moment: that must not leave this one standing, nor take it away
    setTimeout(() => setPopped((known) => known.filter((one) => one.serial !== serial)), LINGER_MS);
  }, [cue, serial]);
  return (
    <div className={styles['pops']} aria-hidden="true">
      {popped.map(({ serial, cue: { at, says } }) => {
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
export function Banner({ now, names }: { readonly now: Now; readonly names: readonly string[] }) {
  const { cue, serial } = now;
  if (cue?.kind === 'round') {
    return (
      <div key={serial} className={styles['banner']} aria-hidden="true">
        <b>Round {cue.round}</b>
      </div>
    );
  }
  if (cue?.kind !== 'card') return null;
  const card = cardOf(cue.card);
  return (
    <div key={serial} className={classes(styles['banner'], styles['card'])} aria-hidden="true">
      <Sign id={cue.card} size={44} />
      <span>
        <b>{card?.name}</b>
        <i>{names[cue.by]}</i>
      </span>
    </div>
  );
}
