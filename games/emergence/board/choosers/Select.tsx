import { clsx, Hidden, Icon, termFor, Terms } from '@tablewright/board';
import type { Answers } from '@tablewright/emergence-rules';
import { type Action, ACTIONS, AUGMENTATIONS, COLOURS, tileThing } from '@tablewright/emergence-rules/content';
import { choicesIn, seatThing } from '@tablewright/kernel';
import { type CSSProperties, type PointerEvent, useMemo, useRef } from 'react';
import { say } from '@tablewright/kernel/words';
import { FACE_LOOK, operativeLook } from '../colours.ts';
import { ACTION_WORDS } from '../look.ts';
import type { AskedProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { cityOf, staged } from '../table.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Select.module.css';

// D-SELECT Six action spaces, two faces each. The tiles and people that a choice is about are also shown as signs.

export function Select({ view, question, option, answer, resting, rest, still }: AskedProps<'select'>) {
  const mine = staged(view);
  // Twelve sentences, each worked out from the position: once for each position is enough.
  const cells = useMemo(() => {
    const { names } = cityOf(view);
    return new Map<string, Cell>(
      choicesIn(question.domain).map((value) => {
        const { says, about } = option(value);
        const tiles = about.flatMap((thing) => names.find((name) => tileThing(name) === thing) ?? []);
        const seats = COLOURS.flatMap((_, seat) => (about.includes(seatThing(seat)) ? [seat] : []));
        return [value, { value, says, tiles, seats }];
      }),
    );
  }, [view, question, option]);
  const described = resting ?? mine;
  // EMG-103 Without a token a hostile selection does nothing but mislead; with one it can turn into any tile action (EMG-203).
  const isBluff = (action: Action): boolean =>
    ACTION_WORDS[action].cost > 0 && view.operatives[question.seat]?.tokens === 0;
  const { press, wasHeld } = useHeld();
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['grid']} role="group" aria-label={say`Choose an action and an augmentation`}>
        {ACTIONS.map((action) => (
          <div key={action} className={styles['row']}>
            <Head action={action} />
            {AUGMENTATIONS.map((face) => {
              const cell = cells.get(`${action}-${face}`);
              if (cell === undefined) return null;
              const { value, says, tiles, seats } = cell;
              const chosen = mine === value;
              return (
                <button
                  key={face}
                  type="button"
                  className={clsx(styles['cell'], chosen && styles['chosen'], isBluff(action) && styles['quiet'])}
                  style={{ '--face': FACE_LOOK[face].colour } as CSSProperties}
                  aria-pressed={chosen}
                  aria-description={says}
                  title={says}
                  onClick={() => !wasHeld() && answer(value)}
                  onPointerDown={press}
                  onContextMenu={(event) => event.preventDefault()}
                  onPointerEnter={() => rest(value)}
                  onPointerLeave={(event) => event.pointerType !== 'touch' && rest(null)}
                  onFocus={() => rest(value)}
                  onBlur={() => rest(null)}
                >
                  <Hidden>
                    {[
                      `${ACTION_WORDS[action].name}, ${face} ${FACE_LOOK[face].sign}`,
                      ...(isBluff(action) ? [say`a bluff: you hold no tokens`] : []),
                      ...(chosen ? [say`staged`] : []),
                    ].join(', ')}
                  </Hidden>
                  <span className={styles['face']} aria-hidden="true">
                    <Pic face={face} size={22} />
                    <b>{face}</b>
                    {chosen && <Icon name="check" size={18} />}
                  </span>
                  <span className={styles['uses']} aria-hidden="true">
                    {tiles.slice(0, 4).map((name) => (
                      <TileMark key={name} view={view} name={name} />
                    ))}
                    {tiles.length > 4 && <span className={styles['tile']}>+{tiles.length - 4}</span>}
                    {tiles.length > 0 && (
                      <span className={styles['tally']}>
                        <Icon name="hex" size={12} />
                        {tiles.length}
                      </span>
                    )}
                    {isBluff(action) && <span className={styles['bluff']}>{say`bluff`}</span>}
                    {!isBluff(action) &&
                      seats.map((seat) => (
                        <i
                          key={seat}
                          className={styles['dot']}
                          style={{ background: operativeLook(COLOURS[seat] ?? '').colour }}
                        >
                          {operativeLook(COLOURS[seat] ?? '').letter}
                        </i>
                      ))}
                  </span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles['says']} aria-live="off">
        {described === null ? (
          <>
            <span className={styles['roomy']}>
              {say`The small signs show what each choice could use as all stand now: tiles next to you, and operatives in reach.`}
            </span>
            <span className={styles['tight']}>
              {say`The numbers count tiles that a choice could use now. Hold a choice to read what it could do; tap to choose.`}
            </span>
          </>
        ) : (
          <Terms says={cells.get(described)?.says ?? ''} />
        )}
      </p>
      {mine !== null && (
        <p className={styles['note']}>
          {say`You have staged this face down. You can change it until all selections are revealed.`}
        </p>
      )}
    </Theme>
  );
}

interface Cell {
  readonly value: Answers['select'];
  readonly says: string;
  readonly tiles: readonly string[];
  readonly seats: readonly number[];
}

const HELD_MS = 350;

/** A finger cannot hover: it holds a choice to read about it, and taps to choose. */
function useHeld(): { press: (event: PointerEvent) => void; wasHeld: () => boolean } {
  const since = useRef<number | null>(null);
  return {
    press: ({ pointerType, timeStamp }) => {
      since.current = pointerType === 'touch' ? timeStamp : null;
    },
    wasHeld: () => {
      const held = since.current !== null && performance.now() - since.current > HELD_MS;
      since.current = null;
      return held;
    },
  };
}

function Head({ action }: { readonly action: Action }) {
  const { name, does, cost } = ACTION_WORDS[action];
  return (
    <div className={styles['head']} {...termFor(action)}>
      <Pic action={action} size={22} />
      <span className={styles['words']}>
        <b>
          {name}
          {cost > 0 && (
            <span className={styles['cost']}>
              {Array.from({ length: cost }, (_, i) => (
                <Pic key={i} thing="token" size={13} />
              ))}
              <span className={styles['price']} aria-hidden="true">
                {cost}
              </span>
              <Hidden>{say`costs ${cost}`}</Hidden>
            </span>
          )}
        </b>
        <span>{does}</span>
      </span>
    </div>
  );
}

function TileMark({ view, name }: { readonly view: AskedProps<'select'>['view']; readonly name: string }) {
  const city = cityOf(view);
  const kind = city.kind[city.tileNamed.get(name) ?? 0];
  return (
    <span className={styles['tile']}>
      {kind === 'compile' || kind === 'assimilate' || kind === 'teleport' ? <Pic kind={kind} size={12} /> : null}
      {name}
    </span>
  );
}
