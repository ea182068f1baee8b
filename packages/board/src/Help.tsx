import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Help.module.css';
import { IN_HAND } from './useDrag.ts';

// What is printed on a card, wherever it lies: shown when the mouse rests on it, when the keyboard comes to it, and when a
// finger is held on it, or only touches it where touching does nothing else. A thing says which card it is by `data-help`; one
// layer, in the board, serves the whole page, also the chooser beside it. What has only a title (a number, a sign) says that to a
// finger, which has no other way to see it.

/** For any element of HTML or SVG that is a card. `words`: what whoever listens hears; left out where it is there already. */
export function helpFor(id: string, words?: string): HelpProps {
  return { 'data-help': id, tabIndex: 0, role: 'note', ...(words !== undefined && { 'aria-label': words }) };
}

/**
 * For what does something when it is touched and says what it is to the mouse in a way of its own: a finger that is held on it reads
 * this, and has not chosen it by letting go.
 */
export function whenHeld(words: string): { readonly 'data-held': string } {
  return { 'data-held': words };
}

export interface HelpProps {
  readonly 'data-help': string;
  readonly tabIndex: 0;
  readonly role: 'note';
  readonly 'aria-label'?: string;
}

const REST_MS = 320;
const HOLD_MS = 420;
const FOCUS_MS = 900;
/** Words are everywhere: whoever only passes over them is left in peace. */
const WORD_MS = 550;
/** A finger that moves further wants to scroll or to drag. */
const STILL_PX = 10;
const GAP = 8;

/** What does something when it is touched. */
const DOES = 'button, a, input, select, label, summary, [role="button"], [data-lit]';

/** What is given the focus without anybody having gone there. */
const PUT_THERE = 'h1, h2, h3, [role="dialog"], [role="alertdialog"]';

/** Layers that boards have: where there is none, that of the terms says titles as well. */
let ofBoards = 0;

interface Shown {
  readonly by: Element;
  readonly says: ReactNode;
}

export interface HelpLayerProps {
  /** what to show of the card with this id; null where it is not known */
  readonly of: (id: string) => ReactNode | null;
  /**
   * For the words of a text, beside the layer of the board: a touch is enough where they stand by themselves, a button says all that
   * are in it, and titles are left to the other layer.
   */
  readonly forTerms?: boolean;
}

export function HelpLayer({ of, forTerms = false }: HelpLayerProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const known = useRef(of);
  known.current = of;
  const shownBy = useRef<Element | null>(null);
  shownBy.current = shown?.by ?? null;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { readonly x: number; readonly y: number } | null = null;
    let mouse: { readonly x: number; readonly y: number } | null = null;
    let cameUnder: Element | null = null;
    let isHeld = false;
    let isFocused = false;
    /** what the finger that is down has come to, unless it was to close it */
    let touched: Element | null = null;
    const forget = (): void => clearTimeout(timer);
    const saysTitles = (): boolean => !forTerms || ofBoards === 0;
    if (!forTerms) ofBoards += 1;
    const close = (): void => {
      forget();
      isFocused = false;
      setShown(null);
    };
    const show = (by: Element, withTitles: boolean): void => {
      const says = sayingOf(by, known.current, withTitles && saysTitles());
      setShown(says === null ? null : { by, says });
    };
    /** Whoever goes through the options by keys wants to see the next one: what explains it waits until they rest. */
    const showAllIn = (by: Element): void => {
      const helped = by.hasAttribute('data-help') ? [by] : [...by.querySelectorAll('[data-help]')];
      if (helped.length === 0) return;
      const wait = by === helped[0] ? 0 : FOCUS_MS;
      timer = setTimeout(() => {
        const says = helped.map((one, i) => <Fragment key={i}>{sayingOf(one, known.current, false)}</Fragment>);
        const isKnown = helped.some((one) => sayingOf(one, known.current, false) !== null);
        if (isKnown) setShown({ by, says });
      }, wait);
    };
    /** Whether the mouse is elsewhere than it was; a browser also speaks up when the page moves under a mouse at rest. */
    const hasMoved = ({ clientX: x, clientY: y }: PointerEvent): boolean => {
      const isElsewhere = mouse === null || mouse.x !== x || mouse.y !== y;
      mouse = { x, y };
      return isElsewhere;
    };
    const showSoon = (by: Element): void => {
      timer = setTimeout(() => show(by, false), forTerms ? WORD_MS : REST_MS);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const by = helpedAt(event.target, false);
      const isAsked = hasMoved(event);
      forget();
      // The next question comes up under a mouse that has just answered the last one: nobody has asked what its words mean, and
      // the bubble would lie over the choices.
      cameUnder = isAsked ? null : by;
      // Things that move under a resting mouse do not take from the keyboard what it has come to.
      if (by === null) return isFocused ? undefined : setShown(null);
      if (isAsked) showSoon(by);
    };
    const down = (event: PointerEvent): void => {
      const wasShown = shownBy.current;
      close();
      isHeld = false;
      touched = null;
      if (event.pointerType === 'mouse') return void hasMoved(event);
      const by = helpedAt(event.target, true);
      if (by === null) return;
      if (by !== wasShown) touched = by;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isHeld = true;
        show(by, true);
      }, HOLD_MS);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && hasMoved(event) && cameUnder !== null) {
        showSoon(cameUnder);
        cameUnder = null;
      }
      if (from === null || event.pointerType === 'mouse') return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL_PX) return;
      if (!isHeld) forget();
      // The same finger goes on to drag it: what it says would lie over where it goes.
      else if (event.target instanceof Element && event.target.closest(`[${IN_HAND}]`) !== null) close();
    };
    const up = (): void => {
      from = null;
      if (!isHeld) forget();
    };
    // Whoever held a card to read it must not have played it by letting go.
    const click = (event: MouseEvent): void => {
      if (!isHeld) {
        if (forTerms) {
          const by = helpedAt(event.target, false);
          if (by !== null && by.closest('button, a') === null) show(by, false);
        } else if (touched !== null && helpedAt(event.target, true) === touched && touched.closest(DOES) === null)
          show(touched, true);
        return;
      }
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event): void => {
      if (from !== null && helpedAt(event.target, true) !== null) event.preventDefault();
    };
    const focus = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
      // A heading is where somebody is put with the next question, and a dialog is where they are put when it opens. Their words are
      // stops of their own, and what explains them all would lie over the choices.
      if (event.target.matches(PUT_THERE)) return;
      const by = helpedAt(event.target, false) ?? (forTerms ? event.target : onlyCardIn(event.target));
      if (by === null) return;
      isFocused = true;
      if (forTerms) return showAllIn(by);
      show(by, false);
    };
    // A finger that lets go takes the focus from elsewhere: what it has called up stays.
    const blur = (): void => {
      if (isFocused) close();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const listened = [
      ['pointerover', over],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
      ['contextmenu', menu],
      ['focusin', focus],
      ['focusout', blur],
      ['keydown', key],
      ['wheel', close],
    ] as const;
    for (const [type, does] of listened)
      document.addEventListener(type, does as EventListener, { capture: true, passive: type === 'wheel' });
    return () => {
      forget();
      if (!forTerms) ofBoards -= 1;
      for (const [type, does] of listened) document.removeEventListener(type, does as EventListener, { capture: true });
    };
  }, [forTerms]);

  // What was shown may have been drawn anew, or be gone.
  const isGone = shown !== null && !shown.by.isConnected;
  useEffect(() => {
    if (isGone) setShown(null);
  }, [isGone]);
  return shown === null || isGone ? null : <Bubble shown={shown} />;
}

/** The nearest thing that has something to say. */
function helpedAt(target: EventTarget | null, withTitles: boolean): Element | null {
  if (!(target instanceof Element)) return null;
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at.hasAttribute('data-help') || (withTitles && titleOf(at) !== null)) return at;
  }
  return null;
}

/** A button that shows one card. */
function onlyCardIn(target: EventTarget | null): Element | null {
  const cards = target instanceof Element ? target.querySelectorAll(`[data-help]:not([data-help^="term:"])`) : [];
  return cards.length === 1 ? cards[0]! : null;
}

/** Not of a button: what is held there has a meaning of its own, and what it does stands on it. */
function titleOf(element: Element): string | null {
  const held = element.getAttribute('data-held');
  if (held !== null) return held;
  if (element instanceof HTMLButtonElement) return null;
  const own = element.getAttribute('title') ?? '';
  if (own !== '') return own;
  const first = element instanceof SVGElement ? element.querySelector(':scope > title') : null;
  return first?.textContent ?? null;
}

function sayingOf(element: Element, of: HelpLayerProps['of'], withTitles: boolean): ReactNode | null {
  const id = element.getAttribute('data-help');
  return (id === null ? null : of(id)) ?? (withTitles ? titleOf(element) : null);
}

/** In the top layer: nothing that is cut off cuts it off. The same words are on the thing itself for whoever listens. */
function Bubble({ shown: { by, says } }: { readonly shown: Shown }) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = bubble.current;
    if (own === null) return;
    if (!own.matches(':popover-open')) own.showPopover(); // shown twice it would throw
    const at = by.getBoundingClientRect();
    const most = window.innerWidth - own.offsetWidth - GAP;
    own.style.left = `${Math.max(GAP, Math.min(at.left + at.width / 2 - own.offsetWidth / 2, most))}px`;
    const above = at.top - GAP - own.offsetHeight;
    const below = Math.min(at.bottom + GAP, window.innerHeight - own.offsetHeight - GAP);
    own.style.top = `${Math.max(GAP, above >= GAP ? above : below)}px`;
  }, [by, says]);
  return (
    <div ref={bubble} popover="manual" className={styles['help']} aria-hidden="true" data-testid="help">
      {says}
    </div>
  );
}
