import type { Event } from '@tablewright/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from './contract.ts';
import type { Flight } from './Flights.tsx';
import { type Cue, lengthOf, planMotion, type Shown, type Shows, type Timed } from './motion.ts';

// Carries out the motion of one moment: what flies, which cue is shown now, what is still worth looking at. Whether anything
// moves, how fast, and how it is cut short is decided here and nowhere else.

type OfKind<C extends Cue, K extends C['kind']> = Extract<C, { readonly kind: K }>;

export interface Lingering<C extends Cue> {
  readonly cue: C;
  /** new with each of them; a key for what is drawn */
  readonly serial: string;
}

export interface Motion<C extends Cue> {
  /** counts moments, to tell one from the next of its kind */
  readonly serial: number;
  /** for <Flights> */
  readonly flights: readonly Flight[];
  readonly cues: readonly Timed<C>[];
  /** the cue that was begun last, until the moment is over */
  readonly cue: C | null;
  /** something is still to be shown of this moment */
  readonly runs: boolean;
  /** it was cut short */
  readonly skipped: boolean;
  /** nothing leads here from what was shown before: another moment of a replay, another lesson */
  readonly jumped: boolean;
  /** is this very thing in the air? Its place is empty until it has landed */
  readonly isAloft: (id: string) => boolean;
  /** the cues of a kind that are still worth looking at, the newest last; they outlive the moments that follow them */
  readonly lingering: <K extends C['kind']>(kind: K) => readonly Lingering<OfKind<C, K>>[];
  /** ends the moment at once, and all that lingers with it */
  readonly skip: () => void;
  /** for the element around the board: whoever touches it has seen enough */
  readonly skipping: { readonly onPointerDownCapture: () => void; readonly onKeyDownCapture: () => void };
}

type MotionProps<V, E extends Event> = Pick<
  BoardProps<V, E>,
  'view' | 'before' | 'told' | 'still' | 'speed' | 'telling'
>;

interface Moment<V, E extends Event, C extends Cue> {
  readonly view: V;
  readonly told: readonly E[];
  readonly serial: number;
  readonly shown: Shown<C>;
  readonly jumped: boolean;
  readonly holdsBack: boolean;
  /** how long each cue is worth looking at, from when it begins; 0 for those that end with the moment */
  readonly stays: readonly number[];
}

export function useMotion<V, E extends Event, C extends Cue>(
  props: MotionProps<V, E>,
  shows: Shows<V, E, C>,
): Motion<C> {
  // Made once for each moment: a frame that draws again for other reasons starts nothing anew.
  const [moment, setMoment] = useState(() => momentOf(0, props, shows));
  let now = moment;
  if (isNew(moment, props)) {
    now = momentOf(moment.serial + 1, props, shows);
    setMoment(now);
  }
  const { serial, shown, jumped } = now;
  const [passed, setPassed] = useState({ serial, ms: 0, skipped: false });
  const elapsed = passed.serial === serial ? passed.ms : 0;
  const skipped = passed.serial === serial && passed.skipped;
  const still = props.still || props.speed === 0;
  const runs = !still && !skipped && elapsed < shown.ms;

  useEffect(() => {
    if (!runs) return;
    const next = timesIn(shown).find((at) => at > elapsed);
    if (next === undefined) return;
    const timer = setTimeout(() => setPassed({ serial, ms: next, skipped: false }), next - elapsed);
    return () => clearTimeout(timer);
  }, [runs, shown, serial, elapsed]);

  // Not for one picture may the log say how it ends: before the first drawing, and until the last.
  const { telling } = props;
  const holdsBack = runs && now.holdsBack;
  useLayoutEffect(() => {
    if (!holdsBack) return;
    telling?.(true);
    return () => telling?.(false);
  }, [telling, holdsBack]);

  const lingering = useLingering(now, elapsed, skipped);
  const flights = useMemo(
    () =>
      still || skipped
        ? []
        : shown.flights.map(
            ({ motion, at, ms }, i): Flight => ({ ...motion, id: `${serial}:${i}`, thing: motion.id, at, ms }),
          ),
    [shown, serial, still, skipped],
  );
  const idle = !runs && lingering.length === 0;
  const skip = useCallback(() => {
    if (!idle) setPassed({ serial, ms: 0, skipped: true });
  }, [serial, idle]);
  const skipping = useMemo(() => ({ onPointerDownCapture: skip, onKeyDownCapture: skip }), [skip]);
  return {
    serial,
    flights,
    cues: shown.cues,
    cue: runs ? (shown.cues.findLast(({ at }) => at <= elapsed)?.motion ?? null) : null,
    runs,
    skipped,
    jumped,
    isAloft: (id) => runs && shown.flights.some(({ motion, at, ms }) => motion.id === id && elapsed < at + ms),
    lingering: <K extends C['kind']>(kind: K) =>
      lingering.filter((one): one is Lingering<OfKind<C, K>> => one.cue.kind === kind),
    skip,
    skipping,
  };
}

function isNew<V, E extends Event, C extends Cue>(known: Moment<V, E, C>, { view, told }: MotionProps<V, E>): boolean {
  if (known.view !== view) return true;
  // something may be told that changes nothing on the table; the same events in a new list are nothing new
  return told.length > 0 && (told.length !== known.told.length || told.some((event, i) => event !== known.told[i]));
}

function momentOf<V, E extends Event, C extends Cue>(
  serial: number,
  { view, before, told, still, speed }: MotionProps<V, E>,
  shows: Shows<V, E, C>,
): Moment<V, E, C> {
  const shown = planMotion({ before, view, told }, shows, still ? 0 : speed);
  return {
    view,
    told,
    serial,
    shown,
    jumped: before === null,
    holdsBack: shown.cues.some(({ motion }) => shows.holdsBack?.(motion) ?? true),
    stays: shown.cues.map(({ motion }) => lengthOf(shows.lingers, motion) ?? 0),
  };
}

/** When something begins or ends that a board draws otherwise. */
function timesIn<C extends Cue>({ cues, flights, ms }: Shown<C>): number[] {
  const landings = flights.filter(({ motion }) => motion.id !== null).map(({ at, ms }) => at + ms);
  return [...new Set([...cues.map(({ at }) => at), ...landings, ms])].sort((a, b) => a - b);
}

/** The cues that are worth looking at for longer than their moment. */
function useLingering<V, E extends Event, C extends Cue>(
  { serial, shown, stays, jumped }: Moment<V, E, C>,
  elapsed: number,
  skipped: boolean,
): readonly Lingering<C>[] {
  const [lingering, setLingering] = useState<readonly Lingering<C>[]>([]);
  const begun = useRef({ serial: -1, cues: 0 });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const clear = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current.clear();
    setLingering((known) => (known.length === 0 ? known : []));
  }, []);
  useEffect(() => {
    if (jumped || skipped) clear();
  }, [serial, jumped, skipped, clear]);
  useEffect(() => {
    if (skipped) return;
    if (begun.current.serial !== serial) begun.current = { serial, cues: 0 };
    for (const [i, { motion, at }] of shown.cues.entries()) {
      if (i < begun.current.cues || at > elapsed) continue;
      begun.current.cues = i + 1;
      const ms = stays[i]!;
      if (ms <= 0) continue;
      const one = { cue: motion, serial: `${serial}:${i}` };
      setLingering((known) => [...known, one]);
      // Not ended by the next moment: that must neither leave this one standing nor take it away.
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setLingering((known) => known.filter((other) => other !== one));
      }, ms);
      timers.current.add(timer);
    }
  }, [serial, shown, stays, elapsed, skipped]);
  useEffect(
    () => () => {
      clear();
      begun.current = { serial: -1, cues: 0 };
    },
    [clear],
  );
  return lingering;
}
