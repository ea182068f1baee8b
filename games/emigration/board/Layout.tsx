import { clsx, Spoken, termFor } from '@tablewright/board';
import { cardOf, cardThing, type Place, placeIndex } from '@tablewright/emigration-rules/content';
import { worthOf } from '@tablewright/emigration-rules/outlook';
import { reconstructionNote, say } from '@tablewright/kernel/words';
import type { CSSProperties } from 'react';
import { Face } from './Card.tsx';
import type { Desk } from './desk.ts';
import { CARD, heightOf, isCovered, LIES } from './geometry.ts';
import styles from './Layout.module.css';
import { faceName, KIND_WORDS, lifeOf } from './look.ts';
import { freeCards, freedBy } from './table.ts';

/** Fourteen cards that overlap: what is free lies on top and is lifted a little. */
export function Layout({
  desk,
  seat,
  crop = false,
}: {
  readonly desk: Desk;
  readonly seat: number;
  readonly crop?: boolean;
}) {
  const { layout } = desk.view.players[seat]!;
  const free = new Set(freeCards({ layout }).map(({ place }) => place));
  const freed = freedNow(desk, seat);
  const least = heightOf(layout);
  const height = crop ? least : heightOf(layout.map(() => 'down'));
  return (
    <div className={styles['layout']} style={{ '--height': height, '--least': least } as CSSProperties}>
      <div className={styles['cards']}>
        {LIES.map(({ place, left, top, row }) => (
          <span
            key={place}
            className={styles['slot']}
            style={
              {
                '--left': left,
                '--top': top,
                width: `${CARD.width}cqw`,
                height: `${CARD.height}cqw`,
                zIndex: row,
              } as CSSProperties
            }
            data-place={cardThing(seat, place)}
          >
            <Lying desk={desk} seat={seat} place={place} free={free.has(place)} freed={freed.has(place)} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The places that the lifted card would free. */
function freedNow({ view, raised }: Desk, seat: number): ReadonlySet<Place> {
  if (raised === null || raised.seat !== seat) return new Set();
  return new Set(freedBy(view.players[seat]!, raised.place));
}

interface LyingProps {
  readonly desk: Desk;
  readonly seat: number;
  readonly place: Place;
  readonly free: boolean;
  readonly freed: boolean;
}

/** One card of a layout, or nothing. */
export function Lying({ desk, seat, place, free, freed }: LyingProps) {
  const { view, me } = desk;
  const player = view.players[seat]!;
  const card = player.layout[placeIndex(place)] ?? null;
  if (card === null) return null;
  const spot = cardThing(seat, place);
  const lit = desk.isLit(spot);
  const onlyCashed = lit && desk.isOnlyCashed(spot);
  const raised = desk.raised?.seat === seat && desk.raised.place === place;
  const turns = desk.turns.get(spot);
  const mine = me === 'spectator' ? null : view.players[me]!;
  const kind = card === 'down' ? null : cardOf(card).kind;
  const worth =
    mine !== null && free && (kind === 'document' || kind === 'connection')
      ? worthOf(kind, mine, view.policies).now
      : 0;
  const fee = free && me !== 'spectator' && seat !== me ? player.fee : 0;
  const dear = mine !== null && free && mine.money < (card === 'down' ? 0 : cardOf(card).price) + fee;
  return (
    <button
      type="button"
      className={clsx(
        styles['lying'],
        free && styles['free'],
        lit && styles['lit'],
        onlyCashed && styles['quiet'],
        raised && styles['raised'],
        freed && styles['freed'],
        desk.pointed === spot && styles['pointed'],
        turns !== undefined && styles['turns'],
        desk.isDragged(spot) && styles['inHand'],
      )}
      style={turns === undefined ? undefined : { animationDelay: `${turns}ms` }}
      // What lies face-down or covered can be touched, but the keyboard need not walk over it.
      tabIndex={free || lit ? 0 : -1}
      aria-pressed={lit ? raised : undefined}
      {...desk.drag(spot)}
      // What can be taken says all about itself beside the board; what cannot is still a card of some kind.
      {...(!lit && termFor(kind ?? 'layout'))}
      onClick={(event) => desk.touch(spot, event.detail === 0)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && desk.hover(spot)}
      onPointerLeave={() => desk.hover(null)}
      title={
        onlyCashed
          ? say`You cannot pay for it: it can only be cashed.`
          : card === 'down'
            ? undefined
            : lifeOf(card)?.text
      }
    >
      <Spoken
        words={`${wordsOf(desk, { seat, place, card, free, covered: isCovered(player.layout, place) })}${onlyCashed ? `. ${say`You cannot pay for it: it can only be cashed.`}` : ''}`}
      >
        <Face id={card} pandemics={view.pandemics} fee={fee} worth={worth} dear={dear} />
      </Spoken>
    </button>
  );
}

interface Named {
  readonly seat: number;
  readonly place: Place;
  readonly card: string;
  readonly free: boolean;
  readonly covered: boolean;
}

/** A card in words, for whoever cannot see it. */
function wordsOf({ view, me, names }: Desk, { seat, place, card, free, covered }: Named): string {
  const where = seat === me ? say`${place} of your layout` : say`${place} of ${names[seat] ?? ''}`;
  if (card === 'down') return say`A face-down card, ${where}`;
  const printed = cardOf(card);
  const text = lifeOf(card)?.text;
  const words = [
    faceName(printed, view.pandemics),
    KIND_WORDS[printed.kind],
    ...(printed.price > 0 ? [say`price ${printed.price}`] : []),
    free ? say`free` : covered ? say`covered` : say`face-up`,
    where,
  ].join(', ');
  return `${words}${text === undefined ? '' : `. ${text}`}${reconstructionNote(printed.provenance, say`card`)}`;
}
