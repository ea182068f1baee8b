import {
  type AnswerOf,
  Bubble,
  clsx,
  Dragged,
  isArrow,
  type Motion,
  nextByArrow,
  type Options,
} from '@tablewright/board';
import type { Answers, View } from '@tablewright/robotariat-rules';
import { type Space, SPACES, spaceThing } from '@tablewright/robotariat-rules/content';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chipsOf, spaceSeen } from './chips.ts';
import { changed, type Draft, ofMany, roomFor } from './draft.ts';
import { townOf } from './drawing.ts';
import { Pops, Tray, YardCorner } from './Happenings.tsx';
import { Carried, Pieces } from './Pieces.tsx';
import type { ScreenProps } from './props.ts';
import type { Seen } from './shows.ts';
import { SpaceCard } from './SpaceCard.tsx';
import { thingAt, triedAt, verbAt } from './touch.ts';
import styles from './Town.module.css';
import { Chips, Preview, Streets } from './Ways.tsx';

export interface TownProps extends Omit<ScreenProps, 'draft'> {
  readonly draft: Draft;
  readonly motion: Motion<Seen>;
  readonly options: Options<AnswerOf<Answers>>;
  /** the table behind the choice that is looked at */
  readonly imagined: View | null;
}

const FIRST = { width: 0, height: 0 };

/** The six spaces, the lines and arrows between them, who stands where, and where the NPCs would go. */
export function Town(props: TownProps) {
  const { view, names, me, question, option, keepDraft, lit, pointed, draft, motion, options, imagined } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const town = useMemo(() => townOf(size.width, size.height), [size]);
  const [looked, setLooked] = useState<Space | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  useEffect(() => {
    setLooked(null);
    setCursor(null);
  }, [question]);

  const shown = imagined ?? view;
  const chips = useMemo(() => chipsOf(shown), [shown]);
  const mine = me === 'spectator' ? null : (view.players[me]?.at ?? null);
  const many = ofMany(question);
  const idOf = (space: Space): string => thingAt(question, options.taken, space);
  const isLit = (space: Space): boolean =>
    many === null ? options.isLit(idOf(space)) : roomFor(many, draft, space) > 0;
  const litFirst = SPACES.findIndex(isLit);
  const tabStop = cursor ?? (litFirst >= 0 ? litFirst : 0);

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

  const { cue } = motion;
  const meeting = cue?.kind === 'pop' || cue?.kind === 'glance' ? cue : null;
  const about = looked === null ? null : spaceSeen(view, looked, names);
  const here = looked === null ? [] : options.at(idOf(looked));
  const spot = looked === null ? null : town.places[looked];
  return (
    <div
      ref={root}
      className={clsx(styles['town'], town.compact && styles['compact'])}
      role="group"
      aria-label="The town. Arrow keys walk from space to space."
      onKeyDown={onKeyDown}
      onPointerLeave={() => setLooked(null)}
    >
      {size.width > 0 && (
        <>
          <Streets town={town} chips={chips} />
          {SPACES.map((space, i) => {
            const id = idOf(space);
            const touch = isLit(space);
            const at = options.at(id);
            return (
              <SpaceCard
                key={space}
                space={space}
                place={town.places[space]}
                compact={town.compact}
                view={shown}
                names={names}
                thing={options.thing(id, {
                  tried: many === null ? triedAt(question, options.offered, options.taken, space, mine) : undefined,
                })}
                verb={touch ? (many === null ? verbAt(at, id) : many.about === 'burn' ? 'Burn' : 'Here') : null}
                quiet={litFirst >= 0 && !touch && space !== mine}
                pointed={pointed === spaceThing(space)}
                amount={(draft.amounts[space] ?? 0) * (question?.about === 'burn' ? -1 : 1)}
                happening={meeting?.at === space}
                stops={i === tabStop}
                label={at.length === 1 ? at[0]!.says : null}
                onTouch={() => {
                  if (many !== null && touch) keepDraft(changed(draft, space, 1));
                  else if (!touch) setLooked(looked === space ? null : space);
                }}
                onLook={(on) => setLooked(on ? space : null)}
              />
            );
          })}
          <Tray {...props} />
          <YardCorner view={shown} options={options} />
          <Chips town={town} chips={chips} view={shown} />
          <Preview town={town} view={view} lit={lit} />
          <Pieces
            town={town}
            view={shown}
            names={names}
            me={me}
            options={options}
            pointed={pointed}
            meeting={meeting?.npc ?? null}
          />
          <Pops town={town} motion={motion} />
          {about !== null && spot !== null && options.open === null && (
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
                {here.length === 1 ? (
                  <strong>{option(here[0]!.value).says}</strong>
                ) : (
                  !town.compact && <span>{about.does}</span>
                )}
                <span>{about.here}</span>
                {about.lines.slice(0, town.compact ? 2 : undefined).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </Bubble>
          )}
          <Dragged options={options}>{(thing) => <Carried view={view} thing={thing} />}</Dragged>
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
