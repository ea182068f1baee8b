import { classes } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import { nextEntry, type Space, SPACES } from '@tablewright/robotariat-rules/content';
import { slotsOf, type Place, type Town } from './drawing.ts';
import type { Lit, Touch } from './lit.ts';
import { characterOf, npcName } from './look.ts';
import styles from './Pieces.module.css';
import type { ScreenProps } from './props.ts';
import { NpcSign, Pawn, TokenSign } from './signs.tsx';

interface PiecesProps extends Pick<ScreenProps, 'names' | 'me' | 'pointed'> {
  readonly town: Town;
  readonly view: View;
  readonly lit: Lit;
  /** the NPC whose encounter is shown */
  readonly marching: number | null;
  readonly onTouch: (touch: Touch) => void;
}

/** Players and NPCs where they stand; they slide when they move. What can be chosen is a button. */
export function Pieces({ town, view, names, me, lit, pointed, marching, onTouch }: PiecesProps) {
  return (
    <div className={styles['pieces']}>
      <Token town={town} view={view} />
      {placed(town, view).map(({ id, place, seat, npc }) => {
        const touch = lit.pieces.get(id);
        const look = classes(
          styles['piece'],
          touch !== undefined && styles['lit'],
          lit.picked === id && styles['picked'],
          pointed === id && styles['pointed'],
          seat !== null && seat === me && styles['mine'],
          npc !== null && npc === marching && styles['meets'],
        );
        const style = {
          width: place.w,
          height: place.h,
          transform: `translate(${place.x - place.w / 2}px, ${place.y - place.h / 2}px)`,
        };
        const player = seat === null ? null : view.players[seat]!;
        const name =
          seat === null
            ? npcName(view, npc ?? 0)
            : `${names[seat]}, ${characterOf(player?.character ?? null)?.name ?? ''}`;
        const picture =
          seat === null ? (
            <NpcSign kind={view.npcs[npc! - 1]!.kind} number={npc!} size={place.w} />
          ) : (
            <Pawn character={player?.character ?? null} seat={seat} size={place.w} />
          );
        return touch === undefined ? (
          <span key={id} className={look} style={style} title={name} aria-hidden="true">
            {picture}
          </span>
        ) : (
          <button
            key={id}
            type="button"
            className={look}
            style={style}
            title={name}
            aria-label={`Choose ${name}`}
            aria-pressed={lit.picked === id}
            onClick={() => onTouch(touch)}
          >
            {picture}
          </button>
        );
      })}
    </div>
  );
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
    ...view.players.flatMap(({ at }, seat) => (at === space ? [{ id: `seat:${seat}`, seat, npc: null }] : [])),
    ...view.npcs.flatMap(({ at }, row) => (at === space ? [{ id: `npc:${row + 1}`, seat: null, npc: row + 1 }] : [])),
  ];
  return SPACES.flatMap((space) => {
    const pieces = on(space);
    const slots = slotsOf(town, space, pieces.length);
    return pieces.map((piece, i) => ({ ...piece, place: slots[i]! }));
  }).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Where the next NPC enters, with a ghost of it. */
function Token({ town, view }: { readonly town: Town; readonly view: View }) {
  const entry = nextEntry(view);
  if (entry === null) return null;
  const { x, y, w, h } = town.places[view.token];
  const size = town.compact ? 22 : 32;
  // on the outer corner: no line and no chip runs there
  const side = x < town.width / 2 ? -1 : 1;
  return (
    <span
      className={classes(styles['token'], side > 0 && styles['right'])}
      style={{
        transform: `translate(${x + side * (w / 2 - size * 0.55)}px, ${y - h / 2 - size * 0.1}px) translate(-50%, -50%)`,
      }}
      title={`${npcName(view, entry.npc)} enters here at the beginning of round ${entry.npc}.`}
      aria-hidden="true"
    >
      <TokenSign size={size} />
      <span className={styles['coming']}>
        <NpcSign kind={entry.kind} number={entry.npc} size={size - 2} />
      </span>
    </span>
  );
}
