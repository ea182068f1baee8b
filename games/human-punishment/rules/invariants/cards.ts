import type { Invariants, Seat } from '@tablewright/kernel';
import { BOXES, PISTOL, RIFLE_HQ } from '../content/boxes.ts';
import { JAYDEN } from '../content/characters.ts';
import { EVENTS, A_RISKY_CHANCE } from '../content/events.ts';
import { FACE_IDS } from '../content/faces.ts';
import { DECKS, GENERAL } from '../content/influence.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { LOYALTY_CARDS, LOYALTY_MIX } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { CHARGES, DISPLAYED_PROGRAMS, PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { WOUNDS } from '../content/wounds.ts';
import { BOX } from '../boxes.ts';
import { copies } from '../setup.ts';
import { NONE, type State } from '../state.ts';
import { plain } from '../stages/events.ts';

// No card, box or Program appears or vanishes. Where the game ends inside an effect, what was on its way lies nowhere.

function tallied(items: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The two hold the same; after the end the first may hold less. */
function compare(
  s: State,
  there: readonly number[],
  all: readonly number[],
  name: (item: number) => string,
): string | null {
  const [found, wanted] = [tallied(there), tallied(all)];
  for (const item of new Set([...there, ...all])) {
    const has = found.get(item) ?? 0;
    const should = wanted.get(item) ?? 0;
    if (s.outcome === null ? has !== should : has > should) return `${has} of ${name(item)} instead of ${should}`;
  }
  return null;
}

function named(items: readonly { readonly id: string }[]): (item: number) => string {
  return (item) => items[item]?.id ?? `nothing (${item})`;
}

/** Whether the characters have got their decks. */
function isLaidOut(s: State): boolean {
  return s.turns > 0 || s.decks.some((deck) => deck.length > 0);
}

/** Cards that lie on the table while something is decided. */
function cardsInFrames(s: State): number[] {
  return s.stack.flatMap((frame) => {
    switch (frame.stage) {
      case 'check':
      case 'escape':
        return frame.cards.map(plain);
      case 'vote':
        return frame.cards;
      case 'pay':
      case 'blueCards':
      case 'colourCards':
      case 'attack':
      case 'defend':
      case 'cards':
        return frame.chosen;
      default:
        return [];
    }
  });
}

function byFace(counts: readonly number[]): number[] {
  return counts.flatMap((count, face) => new Array<number>(count).fill(face));
}

/** By kind: no more in the first than in the second. */
function exceeds(there: readonly number[], most: readonly number[]): number {
  for (const [kind, count] of tallied(there)) if (count > (most[kind] ?? 0)) return kind;
  return NONE;
}

function held(s: State, seat: Seat): number {
  return s.objectives.slice(seat * 2, seat * 2 + 2).filter((objective) => objective !== NONE).length;
}

function isDealt(s: State): boolean {
  return !s.dealt.includes(NONE);
}

export const cardInvariants: Invariants<State> = {
  'each character is played once': (s) => {
    const chosen = s.character.filter((character) => character !== NONE);
    return new Set(chosen).size === chosen.length ? null : 'two play the same character';
  },

  'Influence cards are conserved': (s) => {
    const there = [...s.hands.flat(), ...s.decks.flat(), ...s.generalDeck, ...s.discard, ...cardsInFrames(s)];
    const all = isLaidOut(s) ? [GENERAL, ...s.character.map((character) => DECKS[character]!)] : [GENERAL];
    return compare(s, there, all.flatMap(byFace), (face) => FACE_IDS[face] ?? `nothing (${face})`);
  },

  'hands are in order': (s) =>
    s.hands.every((hand) => hand.every((face, at) => at === 0 || hand[at - 1]! <= face)) ? null : 'a hand is mixed up',

  'a personal deck holds cards of its own': (s) => {
    const seat = s.decks.findIndex(
      (deck, at) => deck.length > 0 && exceeds(deck, DECKS[s.character[at]!] ?? []) !== NONE,
    );
    return seat < 0 ? null : `the deck of seat ${seat} holds a card of another`;
  },

  'the general deck holds what everybody can reckon': (s) =>
    exceeds(s.generalDeck, s.generalList) === NONE ? null : 'the general deck holds a card that it cannot hold',

  'what is noted of a hand is there': (s) => {
    const pending = s.stack.flatMap((frame) => (frame.stage === 'cards' ? [frame] : []));
    for (let by = 0; by < s.seats; by += 1) {
      for (let of = 0; of < s.seats; of += 1) {
        const noted: number[] = [];
        for (let at = 0; at < s.handNotes.length; at += 3)
          if (s.handNotes[at] === by && s.handNotes[at + 1] === of) noted.push(s.handNotes[at + 2]!);
        const there = [...s.hands[of]!, ...pending.flatMap((frame) => (frame.by === of ? frame.chosen : []))];
        const counts = tallied(there);
        for (const [face, count] of tallied(noted))
          if (count > (counts.get(face) ?? 0)) return `seat ${by} knows a card of seat ${of} that is not there`;
      }
    }
    return null;
  },

  'Programs are conserved': (s) => {
    const open = s.open.flatMap((pairs) => pairs.filter((_, at) => at % 2 === 0));
    const there = [...s.programs.flat(), ...open, ...s.transferred.flat(), ...s.programDeck, ...s.display];
    return compare(s, [...there, ...s.programDiscard], copies(PROGRAMS), named(PROGRAMS));
  },

  'charges are on charged Programs, two at most': (s) => {
    for (const pairs of s.open) {
      for (let at = 0; at < pairs.length; at += 2) {
        const { kind, id } = PROGRAMS[pairs[at]!]!;
        const charges = pairs[at + 1]!;
        const fits = kind === 'charged' ? charges >= 1 && charges <= CHARGES : kind === 'permanent' && charges === 0;
        if (!fits) return `${id} lies open with ${charges} charges`;
      }
    }
    return null;
  },

  'three Programs at most are displayed': (s) =>
    s.display.length <= DISPLAYED_PROGRAMS ? null : `${s.display.length} lie there`,

  'what is noted of Programs is there': (s) => {
    for (let seat = 0; seat < s.seats; seat += 1) {
      const noted: number[] = [];
      for (let at = 0; at < s.programNotes.length; at += 2)
        if (s.programNotes[at] === seat) noted.push(s.programNotes[at + 1]!);
      const counts = tallied(s.programs[seat]!);
      for (const [design, count] of tallied(noted))
        if (count > (counts.get(design) ?? 0)) return `seat ${seat} has no ${PROGRAMS[design]!.id}`;
    }
    return null;
  },

  'Events are conserved': (s) => {
    for (const [at, stack] of s.stacks.entries()) {
      const drawn = s.stack.flatMap((frame) => (frame.stage === 'event' && frame.step > 0 ? [frame.event] : []));
      const there = [...stack, ...drawn.filter((event) => EVENTS[event]!.stack === at)];
      const all = EVENTS.map((_, event) => event).filter(
        (event) => EVENTS[event]!.stack === at && (event !== A_RISKY_CHANCE || s.seats >= 5),
      );
      const wrong = compare(s, there, at < s.phase ? there.slice(0, 0) : all, named(EVENTS));
      if (wrong !== null) return `stack ${at + 1}: ${wrong}`;
    }
    return null;
  },

  'what is known of the stacks lies in them': (s) =>
    s.stacks.every((stack, at) => s.seenEvents[at]! >= 0 && s.seenEvents[at]! <= stack.length) &&
    s.seenWounds >= 0 &&
    s.seenWounds <= s.woundDeck.length
      ? null
      : 'more cards are known than there are',

  'Wounds are conserved': (s) => compare(s, [...s.woundDeck, ...s.wounds.flat()], copies(WOUNDS), named(WOUNDS)),

  'Kuro has no Wounds': (s) => (s.wounds[s.seats]!.length === 0 ? null : 'Kuro has a Wound'),

  'Recon cards are conserved': (s) => {
    const holding = s.recon.filter((type) => type !== NONE);
    return compare(s, [...s.reconDeck, ...holding, ...s.reconUsed], copies(RECON), named(RECON));
  },

  'a Recon card is held by somebody who took one': (s) =>
    s.recon.every((type, piece) => type === NONE || (s.reconHad & (1 << piece)) !== 0) ? null : 'one came by itself',

  'Interrogation cards are conserved': (s) =>
    compare(
      s,
      s.interrogations,
      INTERROGATIONS.map((_, card) => card),
      named(INTERROGATIONS),
    ),

  'Objectives are conserved': (s) => {
    if (s.unusedObjectives.length === 0) return null;
    const extra = s.stack.flatMap((frame) => (frame.stage === 'returnObjective' ? frame.cards : []));
    const holding = s.objectives.filter((objective) => objective !== NONE);
    const all = OBJECTIVES.map((_, objective) => objective);
    return compare(s, [...holding, ...extra, ...s.unusedObjectives], all, named(OBJECTIVES));
  },

  'everybody has one Objective, Jayden two': (s) =>
    s.unusedObjectives.length === 0 ||
    s.character.every((character, seat) => held(s, seat) === (character === JAYDEN ? 2 : 1))
      ? null
      : 'somebody has too many Objectives or too few',

  'Loyalty cards are conserved': (s) => {
    if (s.pool.length === 0) return null;
    const there = [...s.pool, ...s.dealt.filter((card) => card !== NONE)];
    return compare(s, there, LOYALTY_CARDS, (card) => `loyalty ${card}`);
  },

  'the loyalties are of the mix': (s) => {
    if (!isDealt(s)) return null;
    const { fixed, random } = LOYALTY_MIX[s.seats]!;
    const rest = s.dealt.slice();
    for (const card of fixed) {
      const at = rest.indexOf(card);
      if (at < 0) return `no loyalty ${card} was dealt`;
      rest.splice(at, 1);
    }
    return exceeds(
      rest,
      [0, 1, 2, 3].map((card) => random.filter((one) => one === card).length),
    ) === NONE
      ? null
      : 'a loyalty was dealt that is not in the stack';
  },

  'a faction changes only in the Machine Phase': (s) => {
    if (!isDealt(s)) return null;
    const changed = s.faction.findIndex(
      (faction, seat) => faction !== s.dealt[seat] && seat !== s.recruited && (s.infected & (1 << seat)) === 0,
    );
    return changed < 0 || s.phase === 2 ? null : `seat ${changed} has changed sides`;
  },

  'boxes are conserved': (s) => {
    const lying: number[] = [];
    for (let at = 0; at < s.lying.length; at += BOX) lying.push(s.lying[at + 1]!);
    const collar = BOXES.findIndex(({ id }) => id === 'T-4');
    const there = [...s.supply, ...s.beside, ...s.supplyDiscard, ...lying, ...s.item.filter((item) => item !== NONE)];
    for (const hq of [PISTOL, RIFLE_HQ]) for (let i = 0; i < s.hq[hq]!; i += 1) there.push(hq);
    for (let seat = 0; seat < s.seats; seat += 1) if ((s.muted & (1 << seat)) !== 0) there.push(collar);
    return compare(s, there, copies(BOXES), named(BOXES));
  },

  'beside the stack lie Traps alone': (s) =>
    s.beside.every((box) => BOXES[box]!.trap) ? null : 'something else lies beside the stack',
};
