import { type Motion, type Options, type ThingProps, useOptions } from '@tablewright/board';
import type { Answers } from '@tablewright/emigration-rules';
import type { Deed, Place } from '@tablewright/emigration-rules/content';
import { type AnswerOf, choicesIn } from '@tablewright/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Cue } from './motion.ts';
import type { ScreenProps } from './props.ts';
import { canBeLifted, offersOf, thingOf, triedAt } from './things.ts';

// What is in the hand of whoever sits at the desk: which thing is lifted, which ones are lit, and what a touch does.

type Answer = AnswerOf<Answers>;
/** What a thing needs to be dragged and to be reached by arrow keys; what a touch does is the desk's own business. */
export type DragProps = Pick<
  ThingProps,
  | 'data-thing'
  | 'data-lit'
  | 'data-draggable'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
>;

export interface Desk extends ScreenProps {
  /** on a turn: what can be done, by the thing that is taken */
  readonly offers: ReadonlyMap<string, readonly Deed[]>;
  /** the thing that was touched and stays lifted */
  readonly lifted: string | null;
  /** true when it was lifted by the keyboard: the focus goes along */
  readonly byKeys: boolean;
  /** the card under the mouse, or the lifted one */
  readonly raised: { readonly seat: number; readonly place: Place } | null;
  /** the thing that is spoken of, here or beside the board, and not only under the mouse */
  readonly spoken: string | null;
  /** cards that turn over in this moment, and when */
  readonly turns: ReadonlyMap<string, number>;
  /** what is in the hand, for <Dragged>, and what would come of putting it somewhere */
  readonly hand: Pick<Options<Answer>, 'dragged' | 'at'>;
  /** it follows the pointer, and is not in two places */
  readonly isDragged: (thing: string) => boolean;
  readonly isAloft: (card: string) => boolean;
  readonly isLit: (thing: string) => boolean;
  /** lit, but all that can be done with it is to throw it away for a coin */
  readonly isOnlyCashed: (thing: string) => boolean;
  /** something would go there: what is in the hand, or what the option speaks of on which the mouse rests */
  readonly isGoal: (thing: string) => boolean;
  readonly touch: (thing: string, byKeys?: boolean) => void;
  readonly hover: (thing: string | null) => void;
  readonly drop: () => void;
  readonly drag: (thing: string) => DragProps;
}

/**
 * Where the prompt stands below the board, it grows with what it says and pushes the board up: a card under the mouse would
 * slip away, come back, and so on for ever. There only a touch counts.
 */
const PROMPT_BESIDE = '(min-width: 62rem)';

interface Hand extends Pick<Desk, 'lifted' | 'byKeys'> {
  readonly hovered: string | null;
}

/** In which position it is held; the next one begins with empty hands. */
type Held = Hand & Pick<ScreenProps, 'view' | 'question'>;

const EMPTY: Hand = { lifted: null, byKeys: false, hovered: null };

const NO_OFFERS: Desk['offers'] = new Map();

export function useDesk(props: ScreenProps, motion: Motion<Cue>): Desk {
  const { question, view, option, answer, ask, rest, lit } = props;
  const [held, setHeld] = useState<Held>({ ...EMPTY, view, question });
  // A new position: whatever was in the hand is put down, before anything is drawn.
  const hand = held.view === view && held.question === question ? held : EMPTY;
  const { byKeys, hovered } = hand;
  const hold = useCallback(
    (change: Partial<Hand>) =>
      setHeld((now) => ({
        ...(now.view === view && now.question === question ? now : EMPTY),
        ...change,
        view,
        question,
      })),
    [view, question],
  );
  const options = useOptions<Answer>(props);
  const { offered, dragged } = options;
  // What is pulled over the desk is all that the hand holds: the slip beside another card would speak of that one.
  const lifted = dragged === null ? hand.lifted : null;
  const offers = useMemo(
    () => (question?.about === 'action' ? offersOf(choicesIn(question.domain), option) : NO_OFFERS),
    [question, option],
  );
  const first = useMemo(
    () =>
      new Map(offered.toReversed().flatMap(({ value, about }) => (about[0] === undefined ? [] : [[about[0], value]]))),
    [offered],
  );

  const restAt = useCallback(
    (thing: string | null) => {
      if (question !== null) rest(thing === null ? null : (first.get(thing) ?? null));
    },
    [question, first, rest],
  );

  /** The click that ends a drag is no touch. */
  const wasDragged = useRef(false);
  const touch = useCallback(
    (thing: string, keys = false) => {
      if (wasDragged.current) {
        wasDragged.current = false;
        return;
      }
      const value = first.get(thing);
      // On a turn a thing is looked at first: it may offer two deeds, and none of them can be taken back once a die is cast.
      if (value !== undefined && question?.about !== 'action') return answer(value);
      const tried = question === null || value !== undefined ? null : triedAt(question.about, thing, view.players);
      if (tried !== null) return ask(tried);
      if (!canBeLifted(thing)) return;
      hold({ lifted: thing === lifted ? null : thing, byKeys: keys });
      restAt(thing === lifted ? null : thing);
    },
    [first, answer, question, view, ask, hold, restAt, lifted],
  );

  const hover = useCallback(
    (thing: string | null) => {
      hold({ hovered: thing });
      if (matchMedia(PROMPT_BESIDE).matches) restAt(thing ?? lifted);
    },
    [hold, restAt, lifted],
  );

  const drop = useCallback(() => {
    hold({ lifted: null });
    restAt(null);
  }, [hold, restAt]);

  const isLifted = lifted !== null;
  useEffect(() => {
    if (!isLifted) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') drop();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isLifted, drop]);

  const drag = (thing: string): DragProps => {
    const { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, ...other } = options.thing(thing);
    if (!first.has(thing) || onPointerDown === undefined) return { 'data-thing': thing };
    return {
      'data-thing': thing,
      'data-lit': true,
      ...(other['data-draggable'] && { 'data-draggable': true }),
      ...(onKeyDown && { onKeyDown }),
      onPointerDown(event) {
        wasDragged.current = false;
        onPointerDown(event);
      },
      ...(onPointerMove && { onPointerMove }),
      onPointerUp(event) {
        wasDragged.current = dragged !== null;
        if (dragged !== null) hold({ lifted: null });
        onPointerUp?.(event);
      },
      ...(onPointerCancel && { onPointerCancel }),
    };
  };

  // The list beside the board may speak of a thing too.
  const [about = null] = lit;
  const spoken = about !== null && canBeLifted(about) ? about : null;
  const shown = hovered ?? spoken ?? lifted;
  const thing = shown === null ? null : thingOf(shown);
  const turns = useMemo(
    () => new Map(motion.cues.flatMap(({ motion: cue, at }) => (cue.kind === 'turn' ? [[cue.thing, at]] : []))),
    [motion.cues],
  );
  return {
    ...props,
    offers,
    lifted,
    byKeys,
    raised: thing?.kind === 'card' ? thing : null,
    spoken: hovered === null ? (spoken ?? lifted) : null,
    turns,
    hand: options,
    isDragged: (one) => dragged?.thing === one,
    isAloft: motion.isAloft,
    isLit: (one) => first.has(one),
    isOnlyCashed: (one) => offers.get(one)?.every(({ act }) => act === 'discard') ?? false,
    isGoal: (one) => (options.taken === null ? lit.length > 1 && lit.at(-1) === one : options.isLit(one)),
    touch,
    hover,
    drop,
    drag,
  };
}
