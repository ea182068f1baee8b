import { type AnswerOf, clsx, type Options, termFor } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import type { Answers, View } from '@tablewright/robotariat-rules';
import { npcThing, type Space, SPACES } from '@tablewright/robotariat-rules/content';
import { nextEntry } from '@tablewright/robotariat-rules/outlook';
import type { MouseEvent } from 'react';
import { flagOf, slotsOf, type Place, type Town } from './drawing.ts';
import { characterOf, npcName } from './look.ts';
import styles from './Pieces.module.css';
import type { ScreenProps } from './props.ts';
import { NpcSign, Pawn, PosterSign, TokenSign } from './signs.tsx';

interface PiecesProps extends Pick<ScreenProps, 'names' | 'me' | 'pointed'> {
  readonly town: Town;
  readonly view: View;
  readonly options: Options<AnswerOf<Answers>>;
  /** the NPC whose encounter is shown */
  readonly meeting: number | null;
}

/** Where many stand, a thick frame would cover the neighbours. */
const TINY = 24;

/** Players and NPCs where they stand; they slide when they move. What can be chosen is a button. */
export function Pieces({ town, view, names, me, options, pointed, meeting }: PiecesProps) {
  return (
    <div className={styles['pieces']}>
      <Token town={town} view={view} />
      {placed(town, view).map(({ id, place, seat, npc }) => {
        const player = seat === null ? null : view.players[seat]!;
        const name =
          seat === null
            ? npcName(view, npc ?? 0)
            : `${names[seat]}, ${characterOf(player?.character ?? null)?.name ?? ''}`;
        const thing = options.thing(id, { label: `Choose ${name}` });
        const term = termOf(seat === null ? view.npcs[npc! - 1]!.kind : null);
        const look = clsx(
          styles['piece'],
          thing['data-lit'] && styles['lit'],
          town.compact && styles['close'],
          place.w < TINY && styles['tiny'],
          thing['data-taken'] && styles['picked'],
          thing['data-rested'] && styles['rested'],
          pointed === id && styles['pointed'],
          seat !== null && seat === me && styles['mine'],
          npc !== null && npc === meeting && styles['meets'],
        );
        const style = {
          width: place.w,
          height: place.h,
          transform: `translate(${place.x - place.w / 2}px, ${place.y - place.h / 2}px)`,
        };
        const picture =
          seat === null ? (
            <NpcSign kind={view.npcs[npc! - 1]!.kind} number={npc!} size={place.w} />
          ) : (
            <Pawn character={player?.character ?? null} seat={seat} size={place.w} />
          );
        return thing['data-lit'] === undefined ? (
          <span
            key={id}
            className={look}
            style={style}
            title={name}
            data-thing={id}
            aria-hidden="true"
            onClick={touchBelow}
            {...termFor(term)}
          >
            {picture}
          </span>
        ) : (
          <button key={id} type="button" className={look} style={style} title={name} {...thing} {...termFor(term)}>
            {picture}
          </button>
        );
      })}
    </div>
  );
}

/** A piece that cannot be chosen says what it is; touched, it leaves the touch to the space on which it stands. */
function touchBelow({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
  const below = currentTarget.ownerDocument
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('button'))
    .find((button) => button !== null);
  below?.click();
}

/** What stands on a space, by the words that explain it. */
export function termsOn(view: View, space: Space): string[] {
  const kinds = view.npcs.flatMap(({ kind, at }) => (at === space ? [termOf(kind)] : []));
  const players = view.players.some(({ at }) => at === space) ? ['character'] : [];
  return [...new Set([...players, ...kinds])];
}

function termOf(kind: View['npcs'][number]['kind'] | null): string {
  return kind === null ? 'character' : kind === 'HO' ? 'oppressor' : 'civilian';
}

interface Placed {
  readonly id: string;
  readonly place: Place;
  readonly seat: number | null;
  readonly npc: number | null;
}

/** Always in the same order of pieces, so that each keeps its element when it goes from space to space. */
function placed(town: Town, view: View): Placed[] {
  const on = (space: Space): { id: string; seat: number | null; npc: number | null }[] => [
    ...view.players.flatMap(({ at }, seat) => (at === space ? [{ id: seatThing(seat), seat, npc: null }] : [])),
    ...view.npcs.flatMap(({ at }, row) => (at === space ? [{ id: npcThing(row + 1), seat: null, npc: row + 1 }] : [])),
  ];
  return SPACES.flatMap((space) => {
    const pieces = on(space);
    const slots = slotsOf(town, space, pieces.length);
    return pieces.map((piece, i) => ({ ...piece, place: slots[i]! }));
  }).sort((a, b) => (a.id < b.id ? -1 : 1));
}

const CARRIED = 40;

/** What is being dragged: a figure, or a poster. */
export function Carried({ view, thing }: { readonly view: View; readonly thing: string }) {
  const seat = view.players.findIndex((_, one) => seatThing(one) === thing);
  if (seat >= 0) return <Pawn character={view.players[seat]!.character} seat={seat} size={CARRIED} />;
  const row = view.npcs.findIndex((_, one) => npcThing(one + 1) === thing);
  if (row >= 0) return <NpcSign kind={view.npcs[row]!.kind} number={row + 1} size={CARRIED} />;
  return <PosterSign size={CARRIED} />;
}

/** Where the next NPC enters, and which one. */
function Token({ town, view }: { readonly town: Town; readonly view: View }) {
  const entry = nextEntry(view);
  if (entry === null) return null;
  const { x, y, w, h } = flagOf(town, view.token);
  // its number would be too small to be read there; the round says it as well
  const size = h - (town.compact ? 4 : 6);
  return (
    <span
      className={clsx(styles['token'], town.compact && styles['inside'])}
      style={{ width: w, height: h, transform: `translate(${x - w / 2}px, ${y - h / 2}px)` }}
      title={`${npcName(view, entry.npc)} enters here at the beginning of round ${entry.npc}.`}
      aria-hidden="true"
      {...termFor('entry')}
    >
      <TokenSign size={size} />
      {!town.compact && <b>next</b>}
      <NpcSign kind={entry.kind} {...(!town.compact && { number: entry.npc })} size={size} />
    </span>
  );
}
