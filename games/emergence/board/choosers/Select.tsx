import { classes, Hidden, Icon } from '@tablewright/board';
import { type Action, ACTIONS, AUGMENTATIONS, COLOURS } from '@tablewright/emergence-rules/content';
import { type CSSProperties, type PointerEvent, useMemo, useRef } from 'react';
import { FACE_LOOK, operativeLook } from '../colours.ts';
import { ACTION_WORDS } from '../look.ts';
import { namedIn } from '../named.ts';
import type { ChooserProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { cityOf, staged } from '../table.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Select.module.css';

// D-SELECT Six action spaces, two faces each. What a sentence says about tiles and people is also shown as signs.

export function Select({ view, question, says, answer, resting, rest, still }: ChooserProps) {
  const mine = staged(view);
  // Twelve sentences, each worked out from the position: once for each position is enough.
  const cells = useMemo(() => {
    const { domain } = question;
    const offered: readonly (string | number)[] = domain.kind === 'pick' ? domain.from : [];
    const { tileNamed } = cityOf(view);
    return new Map(
      offered.map((value) => {
        const sentence = says(value);
        return [value, { sentence, ...namedIn(sentence, (name) => tileNamed.has(name)) }] as const;
      }),
    );
  }, [view, question, says]);
  const described = typeof resting === 'string' && cells.has(resting) ? resting : mine;
  const { press, wasHeld } = useHeld();
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['grid']} role="group" aria-label="Choose an action and an augmentation">
        {ACTIONS.map((action) => (
          <div key={action} className={styles['row']}>
            <Head action={action} />
            {AUGMENTATIONS.map((face) => {
              const value = `${action}-${face}`;
              const cell = cells.get(value);
              if (cell === undefined) return null;
              const chosen = mine === value;
              return (
                <button
                  key={face}
                  type="button"
                  className={classes(styles['cell'], chosen && styles['chosen'])}
                  style={{ '--face': FACE_LOOK[face].colour } as CSSProperties}
                  aria-pressed={chosen}
                  aria-description={cell.sentence}
                  title={cell.sentence}
                  onClick={() => !wasHeld() && answer(value)}
                  onPointerDown={press}
                  onContextMenu={(event) => event.preventDefault()}
                  onPointerEnter={() => rest(value)}
                  onPointerLeave={(event) => event.pointerType !== 'touch' && rest(null)}
                  onFocus={() => rest(value)}
                  onBlur={() => rest(null)}
                >
                  <Hidden>{`${ACTION_WORDS[action].name}, ${face} ${FACE_LOOK[face].sign}${chosen ? ', staged' : ''}`}</Hidden>
                  <span className={styles['face']} aria-hidden="true">
                    <Pic face={face} size={22} />
                    <b>{face}</b>
                    {chosen && <Icon name="check" size={18} />}
                  </span>
                  <span className={styles['uses']} aria-hidden="true">
                    {cell.tiles.slice(0, 4).map((name) => (
                      <TileMark key={name} view={view} name={name} />
                    ))}
                    {cell.tiles.length > 4 && <span className={styles['tile']}>+{cell.tiles.length - 4}</span>}
                    {cell.tiles.length > 0 && (
                      <span className={styles['tally']}>
                        <Icon name="hex" size={12} />
                        {cell.tiles.length}
                      </span>
                    )}
                    {cell.seats.map((seat) => (
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
              The small signs show what each choice could use as all stand now: tiles next to you, and operatives in
              reach.
            </span>
            <span className={styles['tight']}>
              The numbers count tiles that a choice could use now. Hold a choice to read what it could do; tap to
              choose.
            </span>
          </>
        ) : (
          (cells.get(described)?.sentence ?? '')
        )}
      </p>
      {mine !== null && (
        <p className={styles['note']}>
          You have staged this face down. You can change it until the last selection is in.
        </p>
      )}
    </Theme>
  );
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
    <div className={styles['head']}>
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
              <Hidden>costs {cost}</Hidden>
            </span>
          )}
        </b>
        <span>{does}</span>
      </span>
    </div>
  );
}

function TileMark({ view, name }: { readonly view: ChooserProps['view']; readonly name: string }) {
  const city = cityOf(view);
  const kind = city.kind[city.tileNamed.get(name) ?? 0];
  return (
    <span className={styles['tile']}>
      {kind === 'compile' || kind === 'assimilate' || kind === 'teleport' ? <Pic kind={kind} size={12} /> : null}
      {name}
    </span>
  );
}
