import type { Json, OptionWords, Question } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { type Arrow, isArrow, nextByArrow } from './arrows.ts';
import { keyOf, type Offered, offeredBy, optionsAt, placesFor, touchOf } from './options.ts';
import { useDrag } from './useDrag.ts';
import { severalOf } from './several.ts';
import type { Point } from './zoom.ts';

// Answering on the board itself: each thing that an option is about can be touched, dragged and reached by keys, lights up, and
// says what it would do. All of it follows from the offer; a board only spreads `thing(id)` onto what it draws.

export interface OptionsProps<T extends Json> {
  readonly question: Pick<Question, 'about' | 'seat' | 'domain'> | null;
  readonly option: (value: T) => OptionWords;
  readonly answer: (value: T) => void;
  readonly ask: (value: Json) => void;
  readonly rest: (value: T | null) => void;
  readonly lit: readonly string[];
  /** what the log or a teacher points at */
  readonly pointed?: string | null | undefined;
  readonly draft: Json | null;
  readonly keepDraft: (draft: Json | null) => void;
  /** what is in hand, where a chooser shows and changes it too (in the draft, say); otherwise it is kept here */
  readonly hand?: { readonly taken: string | null; readonly take: (thing: string | null) => void } | undefined;
}

export interface ThingOptions {
  /** what it is called as long as it can do nothing, or more than one thing */
  readonly label?: string | undefined;
  /** what touching it would answer if it were on offer: then the frame says why it is not. Left out, nothing is asked */
  readonly tried?: Json | undefined;
}

/** For any element of HTML or SVG. */
export interface ThingProps {
  readonly 'data-thing': string;
  /** it can be touched now */
  readonly 'data-lit'?: true;
  /** the option under the mouse, the keyboard or in the list is about it */
  readonly 'data-rested'?: true;
  /** it is in hand, or among those chosen so far */
  readonly 'data-taken'?: true;
  /** the log or a teacher points at it */
  readonly 'data-pointed'?: true;
  readonly 'data-draggable'?: true;
  readonly role?: 'button';
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'aria-disabled'?: true;
  readonly 'aria-pressed'?: boolean;
  readonly onClick?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: () => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onPointerMove?: (event: PointerEvent) => void;
  readonly onPointerUp?: (event: PointerEvent) => void;
  readonly onPointerCancel?: (event: PointerEvent) => void;
}

export interface Options<T extends Json> {
  readonly offered: readonly Offered<T>[];
  /** can this be touched now? */
  readonly isLit: (thing: string) => boolean;
  /** the options that a thing is part of, as things stand */
  readonly at: (thing: string) => readonly Offered<T>[];
  readonly thing: (id: string, options?: ThingOptions) => ThingProps;
  /** what was taken in hand by a touch or a drag, to be put somewhere */
  readonly taken: string | null;
  /** what is being dragged, and where the pointer is on the screen */
  readonly dragged: (Point & { readonly thing: string }) | null;
  /** several options belong to what was touched: which one? For <OptionBubble> or a game's own */
  readonly open: { readonly thing: string; readonly among: readonly Offered<T>[] } | null;
  readonly choose: (option: Offered<T>) => void;
  readonly rest: (option: Offered<T> | null) => void;
  /** puts everything down again */
  readonly release: () => void;
  /** of a question for several: what is chosen so far, and how it is said; null while it is too little */
  readonly chosen: readonly Json[];
  readonly confirm: (() => void) | null;
}

interface Hand<T extends Json> {
  /** for which question; another one begins with empty hands */
  readonly asked: string;
  readonly taken: string | null;
  readonly dragged: Options<T>['dragged'];
  readonly open: Options<T>['open'];
}

export function useOptions<T extends Json>(props: OptionsProps<T>): Options<T> {
  const { question, option, answer, ask, rest, lit, pointed } = props;
  const shared = props.hand;
  const offered = useMemo(() => offeredBy<T>(question, option), [question, option]);
  // Every thing on the board asks for it with each drawing.
  const goesTo = useMemo(() => {
    const known = new Map<string, ReadonlySet<string>>();
    return (thing: string): ReadonlySet<string> => {
      let places = known.get(thing);
      if (places === undefined) known.set(thing, (places = placesFor(offered, thing)));
      return places;
    };
  }, [offered]);
  const asked = useMemo(
    () => (question === null ? '' : keyOf([question.about, question.seat, offered.map(({ key }) => key)])),
    [question, offered],
  );
  const empty: Hand<T> = { asked, taken: null, dragged: null, open: null };
  const [held, setHeld] = useState(empty);
  const hand = held.asked === asked ? held : empty;
  const { dragged, open } = hand;
  const taken = shared === undefined ? hand.taken : movable(offered, shared.taken);
  const setHand = (next: Hand<T>): void => {
    setHeld(next);
    if (shared !== undefined && next.taken !== shared.taken) shared.take(next.taken);
  };
  const several = severalOf(props, offered);

  const release = useCallback(() => {
    // with empty hands there is nothing to draw anew
    setHeld((known) => (isEmpty(known) ? known : { asked, taken: null, dragged: null, open: null }));
    if (shared !== undefined && shared.taken !== null) shared.take(null);
  }, [asked, shared]);
  const choose = (one: Offered<T>): void => {
    release();
    if (several === null) answer(one.value);
    else several.toggle(one);
    rest(null); // after the answer: until that has brought something, the table need not be drawn anew
  };
  const restOn = (one: Offered<T> | null): void => rest(one === null ? null : one.value);

  /** `from`: what is put there; null for a plain touch */
  const touch = (thing: string, from: string | null, tried: Json | undefined): void => {
    const touched = touchOf(several === null ? offered : several.open, from, thing);
    if (touched.does === 'answer') choose(touched.option);
    else if (touched.does === 'take') setHand({ asked, taken: thing, dragged: null, open: null });
    else if (touched.does === 'choose')
      setHand({ asked, taken: null, dragged: null, open: { thing, among: touched.among } });
    else {
      release();
      if (touched.does === 'nothing' && tried !== undefined && question !== null) ask(tried);
    }
  };

  const places = taken === null ? null : goesTo(taken);
  const at = (thing: string): readonly Offered<T>[] =>
    optionsAt(several === null ? offered : several.open, taken, thing);
  const isLit = (thing: string): boolean =>
    places === null ? at(thing).length > 0 : thing === taken || places.has(thing);
  const drag = useDrag({
    placesFor: (thing) => (several === null ? goesTo(thing) : NOWHERE),
    move(thing, point, over) {
      setHand({ asked, taken: thing, dragged: { ...point, thing }, open: null });
      const [one, ...more] = over === null ? [] : optionsAt(offered, thing, over);
      rest(one === undefined || more.length > 0 ? null : one.value);
    },
    drop(thing, over) {
      release();
      rest(null);
      if (over !== null) touch(over, thing, undefined);
    },
    cancel() {
      release();
      rest(null);
    },
  });

  const { abort } = drag;
  const isHeld = taken !== null || open !== null;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      abort();
      release();
      rest(null);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isHeld, abort, release, rest]);
  // What was picked up for one question must not be dropped into the next, nor be in the hand again when the first comes back: every
  // touch would seem to end that drag, and nothing could be answered any more.
  useEffect(
    () => () => {
      abort();
      setHeld((known) => (isEmpty(known) ? known : { ...known, taken: null, dragged: null, open: null }));
    },
    [asked, abort],
  );

  const thing = (id: string, { label, tried }: ThingOptions = {}): ThingProps => {
    const canTouch = isLit(id);
    const here = at(id);
    const isTaken = taken === id || (several?.isChosen(id) ?? false);
    const base: ThingProps = {
      'data-thing': id,
      ...(canTouch && { 'data-lit': true }),
      ...(lit.includes(id) && { 'data-rested': true }),
      ...(isTaken && { 'data-taken': true }),
      ...(pointed === id && { 'data-pointed': true }),
      ...(several === null && goesTo(id).size > 0 && { 'data-draggable': true }),
    };
    if (!canTouch && (tried === undefined || question === null)) return base;
    const words = here.length === 1 ? here[0]!.says : here.length > 1 ? severalWords(label, here.length) : label;
    const enter = (): void => {
      if (here.length === 1) restOn(here[0]!);
    };
    const leave = (): void => {
      if (here.length === 1) rest(null);
    };
    return {
      ...base,
      role: 'button',
      tabIndex: canTouch ? 0 : -1,
      ...(words !== undefined && words !== '' && { 'aria-label': words }),
      ...(!canTouch && { 'aria-disabled': true }),
      ...(canTouch && (isTaken || several !== null || goesTo(id).size > 1) && { 'aria-pressed': isTaken }),
      onClick: () => {
        if (!drag.wasDragged(id)) touch(id, taken, tried);
      },
      onKeyDown(event) {
        if (event.key === 'Enter' || event.key === ' ') {
          if (event.currentTarget instanceof HTMLButtonElement) return; // clicks by itself
          event.preventDefault();
          touch(id, taken, tried);
        } else if (isArrow(event.key) && focusNext(event.currentTarget, event.key)) {
          event.preventDefault();
          event.stopPropagation();
        }
      },
      onFocus: enter,
      onBlur: leave,
      onPointerEnter: (event) => event.pointerType !== 'touch' && enter(),
      onPointerLeave: leave,
      ...drag.handlers(id),
    };
  };

  return {
    offered,
    isLit,
    at,
    thing,
    taken,
    dragged,
    open,
    choose,
    rest: restOn,
    release,
    chosen: several?.chosen ?? NOTHING,
    confirm: several?.confirm ?? null,
  };
}

function isEmpty<T extends Json>({ taken, dragged, open }: Hand<T>): boolean {
  return taken === null && dragged === null && open === null;
}

/** What somebody else put in hand must be something that can be put somewhere. */
function movable<T extends Json>(offered: readonly Offered<T>[], thing: string | null): string | null {
  return thing !== null && placesFor(offered, thing).size > 0 ? thing : null;
}

const NOTHING: readonly Json[] = [];
const NOWHERE: ReadonlySet<string> = new Set();

function severalWords(label: string | undefined, n: number): string {
  return label === undefined ? say`${n} choices` : say`${label}: ${n} choices`;
}

/** The lit thing that lies in that direction, among those of the nearest element with data-things, or of the whole page. */
function focusNext(here: Element, arrow: Arrow): boolean {
  const scope = here.closest('[data-things]') ?? here.ownerDocument;
  const things = [...scope.querySelectorAll<HTMLElement | SVGElement>('[data-thing][data-lit]')];
  const middles = things.map((thing): Point => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const from = things.findIndex((thing) => thing === here);
  const next = nextByArrow(middles, from, arrow);
  if (from < 0 || next === from) return false;
  things[next]?.focus();
  return true;
}
