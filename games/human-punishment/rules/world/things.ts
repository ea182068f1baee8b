import { type Rng, shuffleWith } from '@tablewright/kernel';
import { AREA_IDS } from '../content/board.ts';
import { BOXES } from '../content/boxes.ts';
import { EVENTS, A_RISKY_CHANCE } from '../content/events.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { OBJECTIVE_IDS } from '../content/objectives.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { WOUNDS } from '../content/wounds.ts';
import { programNamed } from '../programs.ts';
import { copies } from '../setup.ts';
import { NONE, type State } from '../state.ts';
import type { View } from '../view.ts';
import { distribute, type Sink } from './distribute.ts';

// Everything else that lies face-down: Programs, Objectives, Recon cards, Events, Wounds, Interrogation cards, boxes.

function mixed<T>(rng: Rng, items: T[]): T[] {
  return shuffleWith(items, (n) => rng.below(n));
}

/** These are taken away from a whole, as far as they are in it. */
function without(left: number[], gone: readonly number[]): number[] {
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What has no name is NONE. */
function indices(items: readonly { readonly id: string }[], ids: readonly (string | null)[]): number[] {
  return ids.map((id) => items.findIndex((item) => item.id === id));
}

/** What the viewer alone has seen, as a set of seats. */
function toMe({ me }: View): number {
  return me === 'spectator' ? 0 : 1 << me;
}

export function drawPrograms(v: View, rng: Rng): Pick<State, 'programs' | 'transferred' | 'programDeck'> {
  const top = v.now.at(-1);
  const drawn = top?.stage === 'keepProgram' ? (top.cards ?? []).map(programNamed).reverse() : [];
  const seen = [...v.display, ...v.programDiscard].map(programNamed);
  for (const { openPrograms, programs, programsKnown, transferred } of v.players) {
    seen.push(...openPrograms.map(({ card }) => programNamed(card)));
    seen.push(...(programs ?? programsKnown).map(programNamed), ...(transferred ?? []).map(programNamed));
  }
  const hidden = mixed(rng, without(copies(PROGRAMS), [...seen, ...drawn]));
  return {
    programs: v.players.map(({ programs, programsKnown, hiddenPrograms }) => {
      if (programs !== null) return programs.map(programNamed);
      const known = programsKnown.map(programNamed);
      return [...known, ...hidden.splice(0, hiddenPrograms - known.length)];
    }),
    transferred: v.players.map(({ transferred, transferredCount }) =>
      transferred === null ? hidden.splice(0, transferredCount) : transferred.map(programNamed),
    ),
    programDeck: [...hidden, ...drawn],
  };
}

export function drawObjectives(
  v: View,
  rng: Rng,
): Pick<State, 'objectives' | 'objectiveKnown' | 'unusedObjectives' | 'returned'> & { extra: number[] } {
  const frame = v.now.find((one) => one.stage === 'returnObjective');
  const isDealt = v.players.some(({ objectives }) => objectives.length > 0);
  if (!isDealt)
    return {
      objectives: new Array<number>(v.seats * 2).fill(NONE),
      objectiveKnown: new Array<number>(v.seats * 2).fill(0),
      unusedObjectives: [],
      returned: [],
      extra: [],
    };
  const named = (id: string | null | undefined): number => OBJECTIVE_IDS.findIndex((one) => one === id);
  const own = named(frame?.extra);
  const back = named(v.returned);
  const seen = v.players.flatMap(({ objectives }) => objectives.map((one) => named(one?.id)));
  const all = OBJECTIVE_IDS.map((_, objective) => objective);
  const hidden = mixed(rng, without(all, [...seen, own, back]));
  const objectives: number[] = [];
  const objectiveKnown: number[] = [];
  for (const [seat, player] of v.players.entries()) {
    for (let at = 0; at < 2; at += 1) {
      const one = player.objectives[at];
      objectives.push(one === null ? hidden.pop()! : named(one?.id));
      const isShown = one !== undefined && one !== null && seat !== v.me;
      objectiveKnown.push(isShown ? toMe(v) : 0);
    }
  }
  const oneEach = (mine: number): number[] => v.players.map((_, seat) => (seat === v.me ? mine : hidden.pop()!));
  const extra = frame === undefined ? [] : oneEach(own);
  const returned = v.options.firstGame && frame === undefined ? oneEach(back) : [];
  return { objectives, objectiveKnown, unusedObjectives: [...hidden, ...returned], returned, extra };
}

export function drawRecon(v: View, rng: Rng): Pick<State, 'recon' | 'reconDeck' | 'reconUsed'> {
  const top = v.now.at(-1);
  const used = indices(RECON, v.reconUsed);
  const deck = top?.stage === 'recon' && top.deck !== null ? indices(RECON, top.deck) : [];
  const own = indices(
    RECON,
    v.pieces.map(({ recon }) => recon),
  );
  const hidden = mixed(rng, without(copies(RECON), [...used, ...own, ...deck]));
  const recon = v.pieces.map(({ reconHeld }, piece) =>
    own[piece] === NONE && reconHeld ? hidden.pop()! : own[piece]!,
  );
  return { recon, reconDeck: deck.length > 0 ? mixed(rng, deck) : hidden, reconUsed: used };
}

export function drawEvents(v: View, rng: Rng): number[][] {
  const open = v.now.flatMap((frame) => (frame.stage === 'event' && frame.step > 0 ? [frame.event] : []));
  return v.events.map(({ count, bottom }, stack) => {
    const seen = indices(EVENTS, bottom);
    const all = EVENTS.map((_, event) => event).filter(
      (event) => EVENTS[event]!.stack === stack && (event !== A_RISKY_CHANCE || v.seats >= 5),
    );
    const hidden = mixed(rng, without(all, [...seen, ...open]));
    return [...seen, ...hidden.slice(0, count - seen.length)];
  });
}

export function drawWounds(v: View, rng: Rng): number[] {
  const seen = indices(WOUNDS, v.woundDeck.bottom);
  const open = v.pieces.flatMap(({ wounds }) => indices(WOUNDS, wounds));
  return [...seen, ...mixed(rng, without(copies(WOUNDS), [...seen, ...open]))];
}

export function drawInterrogations(v: View, rng: Rng): number[] {
  const top = v.now.find((frame) => frame.stage === 'interrogation');
  const all = INTERROGATIONS.map((_, card) => card);
  if (top === undefined || top.card === null) return mixed(rng, all);
  const seen = indices(INTERROGATIONS, [top.card]);
  return [...mixed(rng, without(all, seen)), ...seen];
}

// ------------------------------------------------------------------------------------------------------------------- boxes

const COLLAR = 'T-4';

/** HPB-339 Beside the stack there are Traps alone; what came onto the board before the first Trap was mixed in is none. */
export function drawBoxes(v: View, rng: Rng): Pick<State, 'supply' | 'beside' | 'lying'> {
  const { hq, discard, besideFaces } = v.supply;
  const seen = indices(BOXES, [
    ...discard,
    ...(besideFaces ?? []),
    ...v.boxes.map(({ box }) => box),
    ...v.players.map(({ item }) => item),
    ...v.players.map(({ muted }) => (muted ? COLLAR : null)),
    ...new Array<string>(hq.pistol).fill('pistol'),
    ...new Array<string>(hq['rifle-hq']).fill('rifle-hq'),
  ]);
  const supply = BOXES.map(() => 0);
  for (const box of without(copies(BOXES), seen)) supply[box]! += 1;
  const traps = BOXES.map(({ trap, copies: count }) => (trap ? count : 0));
  const goods = BOXES.map(({ trap, copies: count }) => (trap ? 0 : count));
  const unknown = v.boxes.filter(({ box }) => box === null);
  const clean = unknown.filter((box) => box.clean).length;
  const sinks: Sink[] = [
    { size: besideFaces === null ? v.supply.beside : 0, most: traps },
    { size: clean, most: goods },
    { size: unknown.length - clean, most: null },
    { size: v.supply.count, most: null },
  ];
  const dealt = distribute(rng, supply, sinks);
  if (dealt === null) throw new RangeError('the boxes of this view cannot be dealt');
  const [beside, cleanOnes, others, stack] = dealt.map((boxes) => mixed(rng, boxes)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const lying = v.boxes.flatMap(({ area, box, up, clean: isClean }) => {
    const what = box === null ? (isClean ? cleanOnes : others).pop()! : indices(BOXES, [box])[0]!;
    const looked = box !== null && !up ? toMe(v) : 0;
    return [AREA_IDS.indexOf(area), what, up ? 1 : 0, looked, isClean ? 1 : 0];
  });
  return { supply: stack, beside: besideFaces === null ? beside : indices(BOXES, besideFaces), lying };
}
