import { clsx, Hidden, Reconstructed, termFor, type ThingProps } from '@tablewright/board';
import { signed } from '@tablewright/kernel';
import type { View } from '@tablewright/robotariat-rules';
import { BOARD, type Space, spaceThing } from '@tablewright/robotariat-rules/content';
import { meetings } from '@tablewright/robotariat-rules/outlook';
import { reconstructionNote } from '@tablewright/kernel/words';
import type { CSSProperties } from 'react';
import { spaceWords } from './chips.ts';
import type { Place } from './drawing.ts';
import { many, SHORT, spaceName } from './look.ts';
import { termsOn } from './Pieces.tsx';
import { PosterSign, Sign } from './signs.tsx';
import styles from './SpaceCard.module.css';

/** The word that explains what a space is for. */
const TERMS: Readonly<Record<Space, string>> = {
  P: 'poster',
  S: 'sabotage',
  U: 'upgrade',
  Y: 'scrap',
  R: 'office',
  M: 'masses',
};

export interface SpaceCardProps {
  readonly space: Space;
  readonly place: Place;
  readonly compact: boolean;
  readonly view: View;
  readonly names: readonly string[];
  /** what a touch would do; null where it cannot be chosen */
  readonly verb: string | null;
  readonly quiet: boolean;
  /** how it is touched, dragged to and dragged from */
  readonly thing: ThingProps;
  readonly pointed: boolean;
  /** posters that are being put here; fewer than none: burnt */
  readonly amount: number;
  readonly happening: boolean;
  readonly stops: boolean;
  readonly label: string | null;
  readonly onTouch: () => void;
  readonly onLook: (on: boolean) => void;
}

export function SpaceCard(props: SpaceCardProps) {
  const { space, place, compact, view, names, verb } = props;
  // its words are inside it, and the arrow keys go to all six spaces
  const { 'aria-label': _words, onKeyDown: _keys, tabIndex: _stop, role: _role, ...thing } = props.thing;
  const { donation, patrol } = meetings(view)[space];
  const watched = view.npcs.some(({ kind, at }) => kind === 'HO' && at === space);
  const posters = view.posters[space];
  // on a small card the name needs the whole of its line
  const ours = <Reconstructed provenance={BOARD[space].provenance} thing="space" inside className={styles['ours']} />;
  const style = {
    left: place.x - place.w / 2,
    top: place.y - place.h / 2,
    width: place.w,
    height: place.h,
  } as CSSProperties;
  return (
    <div
      className={clsx(
        styles['space'],
        styles[space],
        compact && styles['compact'],
        verb !== null && styles['lit'],
        props.quiet && styles['quiet'],
        thing['data-rested'] && styles['rested'],
        props.pointed && styles['pointed'],
        thing['data-taken'] && styles['picked'],
        props.happening && styles['happening'],
        watched && styles['watched'],
      )}
      style={style}
      data-place={spaceThing(space)}
    >
      <button
        type="button"
        className={styles['card']}
        data-space={space}
        tabIndex={props.stops ? 0 : -1}
        aria-disabled={props.quiet ? true : undefined}
        {...thing}
        onClick={() => {
          thing.onClick?.();
          props.onTouch();
        }}
        onPointerEnter={(event) => {
          thing.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') props.onLook(true);
        }}
        onPointerLeave={(event) => {
          thing.onPointerLeave?.();
          if (event.pointerType !== 'touch') props.onLook(false);
        }}
        onFocus={(event) => {
          thing.onFocus?.();
          if (event.target.matches(':focus-visible')) props.onLook(true);
        }}
        onBlur={() => {
          thing.onBlur?.();
          props.onLook(false);
        }}
      >
        <Hidden>
          {verb !== null && `${verb}. `}
          {props.label !== null && `${props.label} `}
          {spaceWords(view, space, names)}
          {reconstructionNote(BOARD[space].provenance, 'space')}
        </Hidden>
        <span className={styles['head']} aria-hidden="true" {...termFor(TERMS[space])}>
          <Sign id={space} size={compact ? 14 : 20} />
          <span>{compact ? SHORT[space] : spaceName(space)}</span>
          {!compact && ours}
        </span>
        {termsOn(view, space).map((term) => (
          <span key={term} hidden {...termFor(term)} />
        ))}
        <span className={styles['row']} aria-hidden="true">
          {posters > 0 && (
            <span className={styles['posters']}>
              {Array.from({ length: compact ? 1 : Math.min(posters, 8) }, (_, i) => (
                <PosterSign key={i} size={compact ? 13 : 20} />
              ))}
              {compact && posters > 1 && <b>×{posters}</b>}
            </span>
          )}
          {props.amount !== 0 && <b className={styles['amount']}>{signed(props.amount)}</b>}
          {compact && ours}
        </span>
        <span className={styles['ghost']} aria-hidden="true">
          <Sign id={space} size={compact ? 40 : 74} />
        </span>
      </button>
      <span className={styles['marks']} aria-hidden="true">
        {verb !== null && <span className={styles['verb']}>{verb}</span>}
        {watched ? (
          <span
            className={styles['shut']}
            title="An Oppressor is here: it cannot be activated, and Civilians give nothing."
          >
            shut
          </span>
        ) : (
          <span className={styles['pays']} title={`A Civilian who comes here gives ${many(donation, 'SPARK')}.`}>
            +{donation}
          </span>
        )}
        {patrol.suspicious && (
          <span className={styles['crowd']} title="4 or more here: an Oppressor who comes costs 1 Reputation.">
            {compact ? '−★' : 'crowd'}
          </span>
        )}
      </span>
    </div>
  );
}
