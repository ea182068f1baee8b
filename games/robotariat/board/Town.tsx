import { Bubble, classes, isArrow, type Json, nextByArrow } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import { type Space, SPACES } from '@tablewright/robotariat-rules/content';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chipsOf, spaceSeen } from './chips.ts';
import { changed, useDraft } from './draft.ts';
import { townOf } from './drawing.ts';
import { attemptAt, litBy, type Touch } from './lit.ts';
import { Pieces } from './Pieces.tsx';
import { Pops, Tray, YardCorner } from './Happenings.tsx';
import type { ScreenProps } from './props.ts';
import { SpaceCard } from './SpaceCard.tsx';
import styles from './Town.module.css';
import type { Now } from './useStory.ts';
import { Chips, Preview, Streets } from './Ways.tsx';

export interface TownProps extends ScreenProps {
  readonly now: Now;
  readonly imagined: View | null;
}

const FIRST = { width: 0, height: 0 };

/** The six spaces, the lines and arrows between them, who stands where, and where the NPCs would go. */
export function Town(props: TownProps) {
  const { view, before, told, still, names, me, question, says, answer, ask, resting, rest, pointed, now, imagined } =
    props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const town = useMemo(() => townOf(size.width, size.height), [size]);
  const [draft, change] = useDraft(question);
  const lit = useMemo(() => litBy(question, view, draft), [question, view, draft]);
  const [looked, setLooked] = useState<Space | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  useEffect(() => {
    setLooked(null);
    setCursor(null);
  }, [question]);

  const shown = now.playing ? now.shown : (imagined ?? now.shown);
  const chips = useMemo(() => chipsOf(shown), [shown]);
  const mine = me === 'spectator' ? null : (view.players[me]?.at ?? null);
  const litFirst = SPACES.findIndex((space) => lit.spaces.has(space));
  const tabStop = cursor ?? (litFirst >= 0 ? litFirst : 0);

  const act = (touch: Touch, space: Space | null): void => {
    if (touch.kind === 'answer') answer(touch.value);
    else if (touch.kind === 'first') change({ first: touch.first });
    else if (space !== null) change(changed(draft, space, 1));
  };
  const touchSpace = (space: Space): void => {
    const touch = lit.spaces.get(space);
    if (touch !== undefined) return act(touch, space);
    setLooked(looked === space ? null : space);
    if (question !== null) ask(attemptAt(question, lit, space, mine));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setLooked(null);
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextByArrow(
      SPACES.map((space) => town.places[space]),
      tabStop,
      event.key,
    );
    setCursor(next);
    root.current?.querySelector<HTMLElement>(`[data-space="${SPACES[next]}"]`)?.focus();
  };

  const restsOn = (touch: Touch | undefined): Json | null => (touch?.kind === 'answer' ? touch.value : null);
  const about = looked === null ? null : spaceSeen(view, looked, names);
  const would = looked === null ? null : restsOn(lit.spaces.get(looked));
  const spot = looked === null ? null : town.places[looked];
  return (
    <div
      ref={root}
      className={classes(styles['town'], town.compact && styles['compact'])}
      role="group"
      aria-label="The town. Arrow keys walk from space to space."
      onKeyDown={onKeyDown}
      onPointerLeave={() => setLooked(null)}
    >
      {size.width > 0 && (
        <>
          <Streets town={town} chips={chips} />
          {SPACES.map((space, i) => {
            const touch = lit.spaces.get(space);
            const remote = lit.remote.get(space);
            const value = restsOn(touch);
            return (
              <SpaceCard
                key={space}
                space={space}
                place={town.places[space]}
                compact={town.compact}
                view={shown}
                names={names}
                verb={touch?.verb ?? null}
                quiet={question !== null && lit.spaces.size > 0 && touch === undefined && space !== mine}
                rested={value !== null && resting === value}
                pointed={pointed === space}
                picked={lit.picked === space}
                amount={(draft.amounts[space] ?? 0) * (question?.about === 'burn' ? -1 : 1)}
                happening={now.cue?.kind === 'pop' && now.cue.at === space}
                stops={i === tabStop}
                label={value === null ? null : says(value)}
                onTouch={() => touchSpace(space)}
                onLook={(on) => {
                  setLooked(on ? space : null);
                  if (value !== null) rest(on ? value : null);
                }}
                remote={
                  remote === undefined
                    ? null
                    : { label: says(remote), use: () => answer(remote), look: (on) => rest(on ? remote : null) }
                }
              />
            );
          })}
          <Tray view={view} before={before} told={told} still={still} now={now} />
          <YardCorner view={shown} />
          <Chips town={town} chips={chips} view={shown} />
          <Preview town={town} view={view} question={question} resting={resting} />
          <Pieces
            town={town}
            view={shown}
            names={names}
            me={me}
            lit={lit}
            pointed={pointed}
            marching={now.cue?.kind === 'pop' ? now.cue.npc : null}
            onTouch={(touch) => act(touch, null)}
          />
          <Pops town={town} now={now} />
          {about !== null && spot !== null && (
            <Bubble
              x={spot.x}
              clear={{
                left: spot.x - spot.w / 2,
                right: spot.x + spot.w / 2,
                top: spot.y - spot.h / 2,
                bottom: spot.y + spot.h / 2,
              }}
              port={size}
            >
              <span className={styles['about']}>
                <b>{about.title}</b>
                {would !== null ? <strong>{says(would)}</strong> : !town.compact && <span>{about.does}</span>}
                <span>{about.here}</span>
                {about.lines.slice(0, town.compact ? 2 : undefined).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </Bubble>
          )}
        </>
      )}
    </div>
  );
}

function useSize(root: React.RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(FIRST);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
