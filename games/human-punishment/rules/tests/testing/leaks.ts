import { fastRng, sampleOption } from '@tablewright/kernel';
import { copiesSealed, type PlantedLeak } from '@tablewright/testkit/suite';
import { colourOf } from '../../content/chips.ts';
import { EVENTS } from '../../content/events.ts';
import { FACE_IDS, type FaceId } from '../../content/faces.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../../content/loyalty.ts';
import { identify, infect, INFECT, recruit } from '../../factions.ts';
import { humanPunishment, type State } from '../../index.ts';
import { outOfHand } from '../../influence.ts';
import { scriptOf } from '../../scripts.ts';
import { type Frame, NONE, PLACED, PLACED_OTHER, SLOTS, TALLIES } from '../../state.ts';
import { ann, bea, cem, dan, eve, put, turnOf } from './tables.ts';
import { W6 } from '../../windows.ts';

// ---------------------------------------------------------------------------------------------------------------- tables

/** Five people in the middle of a game: everybody holds cards and Programs. */
export function table(set?: (s: State) => void): State {
  return turnOf(ann, {
    seats: 5,
    characters: ['havoc', 'jayden', 'dryden', 'feykah', 'dee-coy'],
    hands: [
      ['B1', 'R3', 'R4'],
      ['B2', 'R2', 'S-JAY-2'],
      ['B3', 'B4'],
      ['R1', 'R5', 'grey'],
      ['B2', 'R4'],
    ],
    programs: [['P01'], ['P02', 'P09'], ['P12'], ['P20'], ['P24']],
    set(s) {
      s.dealt = [HUMAN, HUMAN, HUMAN, MACHINE, LEGION];
      s.faction = s.dealt.slice();
      s.pool = [MACHINE, FALLEN];
      s.poolKnown = [0, 0];
      s.passedOn = HUMAN;
      set?.(s);
    },
  });
}

/** Of six cards nobody can say which is out, whatever the own one is. */
function sixPeople(): State {
  return turnOf(ann, {
    seats: 6,
    set(s) {
      s.dealt = [HUMAN, HUMAN, HUMAN, MACHINE, LEGION, FALLEN];
      s.faction = s.dealt.slice();
      s.pool = [MACHINE];
      s.poolKnown = [0];
      s.passedOn = HUMAN;
    },
  });
}

/** The top chip of a Sector goes somewhere, unseen. */
function topChip(s: State, sector: number): number {
  return s.sectors[sector]!.pop()!;
}

function laid(s: State, seat: number, ...cards: FaceId[]): number[] {
  return cards.map((card) => {
    const face = FACE_IDS.indexOf(card);
    outOfHand(s, seat, face);
    return face;
  });
}

const zeros = (): number[] => [0, 0, 0, 0, 0];
const CHECK = EVENTS.findIndex(({ type }) => type === 'check');

/** Bea and Cem have put cards into a check. */
export function inCheck(isRevealed = false): State {
  const s = table();
  const cards = [...laid(s, bea, 'B2', 'R2'), ...laid(s, cem, 'B3')];
  put(s, {
    stage: 'check',
    event: CHECK,
    step: isRevealed ? 3 : 0,
    turn: 4,
    cards,
    authors: isRevealed ? [] : [bea, bea, cem],
    counts: [0, 2, 1, 0, 0],
    free: zeros(),
    declared: zeros(),
    revealed: isRevealed ? 1 : 0,
    removed: [],
    change: 0,
    result: 0,
  });
  return isRevealed ? s : put(s, { stage: 'contribute', by: dan, last: 0 });
}

function inVote(): State {
  const s = table();
  const cards = [...laid(s, bea, 'B2'), ...laid(s, cem, 'B3')];
  put(s, { stage: 'vote', exclude: 0, inEvent: 0, turn: 4, step: 1, cards, piles: [ann, dan], authors: [bea, cem] });
  return put(s, { stage: 'voteFor', by: dan, last: 0 });
}

function escaping(): State {
  const s = table((one) => {
    one.detained = 1 << bea;
    one.at[bea] = 5;
    one.place[bea] = 1;
  });
  const cards = laid(s, bea, 'B2', 'R2');
  const counts = [0, 2, 0, 0, 0];
  return put(s, { stage: 'escape', by: bea, sign: 1, step: 3, cards, counts, revealed: 0, change: 0, removed: [] });
}

function helping(): State {
  return put(escaping(), { stage: 'escapeHelp', by: bea, sealed: [null, null, 'B3', 'none', 'R4'] });
}

/** Bea and Dan have each brought a chip into the Network. */
function delivered(): State {
  return table((s) => {
    for (const [seat, slot] of [
      [bea, 0],
      [dan, 5],
    ] as const) {
      s.network[slot] = topChip(s, 1);
      s.placedBy[slot] = seat;
      s.known[s.network[slot]] = 1 << seat;
      s.tally[seat * TALLIES + PLACED] = 1;
      if (colourOf(s.network[slot]) !== 0) s.tally[seat * TALLIES + PLACED_OTHER] = 1;
    }
  });
}

/** Two Tiers are full, the lower one face-up. */
function fillTiers(s: State): void {
  s.tally[bea * TALLIES + PLACED] = 3;
  for (const slot of [0, 5, 10, 1, 6, 11]) {
    s.network[slot] = topChip(s, slot % 3);
    if (slot % 5 > 0) s.placedBy[slot] = bea;
    else {
      s.faceUp |= 1 << slot;
      s.known[s.network[slot]] = 31;
    }
  }
}

/** The Machine Phase at its last step: the Machine has recruited Ann; Legion chooses. */
function machinePhase(sealed: (readonly number[] | null)[] | null): State {
  const s = table((one) => {
    fillTiers(one);
    one.phase = 2;
    one.stacks[0] = [];
    one.stacks[1] = [];
    one.mayInfect = 1;
    identify(one);
    recruit(one, dan, ann);
    if (sealed === null) infect(one, [bea]);
  });
  if (sealed === null) return s;
  put(s, { stage: 'machinePhase', step: 4 });
  return put(s, { stage: 'machineStep', kind: INFECT, sealed });
}

/** All but the first have said which objective they give back. */
export function returning(): State {
  const s = humanPunishment.start({ seats: 4, seed: 3, options: { characters: 'random', firstGame: true } }).state;
  while (s.stack.at(-1)!.stage !== 'returnObjective') humanPunishment.playRandom(s, fastRng(1));
  const frame = s.stack.at(-1) as Extract<Frame, { stage: 'returnObjective' }>;
  for (let seat = 1; seat < s.seats; seat += 1)
    frame.sealed[seat] = sampleOption(humanPunishment.offer(s, seat), fastRng(seat)) as string;
  return s;
}

/** Feykah looks at her two cards. */
function choosing(): State {
  const rng = fastRng(1);
  for (let seed = 0; ; seed += 1) {
    const s = humanPunishment.start({ seats: 5, seed, options: { characters: 'random' } }).state;
    if (!s.character.includes(1)) continue;
    while (s.stack.at(-1)!.stage !== 'loyalty') humanPunishment.playRandom(s, rng);
    return s;
  }
}

const SWAP = EVENTS.flatMap((event) => (event.type === 'check' ? [event.success] : [])).find((effects) =>
  effects.some(({ does }) => does === 'swapChip'),
)!;

/** Dee Coy and Kuro carry a chip each; her player has chosen his to be swapped. */
function swapping(): State {
  const s = table((one) => {
    one.chips[eve * SLOTS] = topChip(one, 0);
    one.chips[one.seats * SLOTS] = topChip(one, 2);
    one.network[0] = topChip(one, 1);
    one.placedBy[0] = cem;
    one.tally[cem * TALLIES + PLACED] = 1;
  });
  put(s, {
    stage: 'effects',
    script: scriptOf(SWAP),
    at: SWAP.findIndex(({ does }) => does === 'swapChip'),
    by: ann,
    piece: ann,
    it: eve,
    answer: NONE,
    count: 3,
    event: 1,
    noWounds: 0,
    memo: s.seats * SLOTS,
    healed: 0,
  });
  return put(s, { stage: 'slot', by: eve, from: 1, why: 3 });
}

function passing(): State {
  return put(table(), {
    stage: 'window',
    kind: W6,
    dice: 0,
    sealed: [null, { act: 'program', card: 'P09' }, ...PASSES],
  });
}
const PASSES = [{ act: 'pass' }, { act: 'pass' }, { act: 'pass' }] as const;

// ------------------------------------------------------------------------------------------------------------------ leaks

/** The real state as the leaking view writes it down: read it, share nothing with it. */
function copied(...keys: (keyof State)[]): PlantedLeak<State>['copies'] {
  return (real, world) => {
    for (const key of keys) Object.assign(world, { [key]: structuredClone(real[key]) });
  };
}

/** All frames of this name. */
function copiesFrame(stage: Frame['stage']): PlantedLeak<State>['copies'] {
  return (real, world) => {
    world.stack = world.stack.map((frame, at) => (frame.stage === stage ? structuredClone(real.stack[at]!) : frame));
  };
}

/** A secret at a table where it is hidden from somebody. */
function leak(at: () => State, copies: PlantedLeak<State>['copies']): PlantedLeak<State> {
  return { at, copies, rare: true };
}

/** By secret: how it would get out, at a table where it is hidden from somebody. */
export const leaks: Record<string, PlantedLeak<State>> = {
  'the loyalty cards of others': leak(table, copied('dealt')),
  'the factions of others': leak(table, copied('faction')),
  'the loyalty cards out of play': leak(sixPeople, copied('pool')),
  'the two loyalty cards of Feykah': leak(choosing, copied('pool')),
  'the loyalty card that Feykah passed on': leak(table, copied('passedOn')),
  'who was recruited and infected': leak(() => machinePhase(null), copied('recruited', 'infected')),
  'what others choose in the Machine Phase': leak(
    () => machinePhase([[ann], [bea], null, [dan], [cem]]),
    copiesFrame('machineStep'),
  ),
  'the Objectives of others': leak(table, copied('objectives')),
  'the Objectives that nobody has': leak(table, copied('unusedObjectives')),
  'the Objectives that others return': leak(returning, copiesSealed('returnObjective')),
  'chips of another colour than blue that others have brought': leak(delivered, copied('tally')),
  'the hands of others': leak(table, copied('hands')),
  'the order of the personal decks': leak(table, copied('decks')),
  'the order of the general deck': leak(table, copied('generalDeck')),
  'cards that others choose for the pile': leak(() => {
    const s = table();
    return put(s, {
      stage: 'cards',
      by: dan,
      why: 0,
      min: 2,
      max: 2,
      chosen: laid(s, dan, 'R5'),
      answer: NONE,
    });
  }, copiesFrame('cards')),
  'cards that others lay in a check': leak(inCheck, copiesFrame('check')),
  'cards that others lay in a vote': leak(inVote, copiesFrame('vote')),
  'cards of an escape': leak(helping, copiesFrame('escape')),
  'what others add to an escape': leak(helping, copiesSealed('escapeHelp')),
  'the face-down Programs of others': leak(table, copied('programs')),
  'Programs under the boards of others': leak(
    () =>
      table((s) => {
        s.transferred[bea] = s.programDeck.splice(0, 2);
        s.transferred[cem] = s.programDeck.splice(0, 1);
      }),
    copied('transferred'),
  ),
  'the order of the Program deck': leak(table, copied('programDeck')),
  'the Programs that somebody else draws': leak(
    () => put(table(), { stage: 'keepProgram', by: bea, count: 3 }),
    copied('programDeck'),
  ),
  'the order of the Events': leak(table, copied('stacks')),
  'the order of the Wounds': leak(table, copied('woundDeck')),
  'the Recon cards of others': leak(
    () =>
      table((s) => {
        for (const seat of [bea, dan]) {
          s.recon[seat] = s.reconDeck.pop()!;
          s.reconHad |= 1 << seat;
        }
      }),
    copied('recon'),
  ),
  'the Interrogation card that somebody else has drawn': leak(
    () => put(table(), { stage: 'interrogation', by: bea }),
    copied('interrogations'),
  ),
  'boxes on the board': leak(
    () => table((s) => s.lying.push(2, s.supply.pop()!, 0, 1 << eve, 1, 4, s.supply.pop()!, 0, 0, 1)),
    copied('lying'),
  ),
  'the order of the Supply stack': leak(table, copied('supply')),
  'the Traps left beside the stack': leak(
    () =>
      table((s) => {
        s.supply.push(s.beside.pop()!, s.beside.shift()!);
        s.mixed = 2;
      }),
    copied('beside'),
  ),
  'chips in the Sectors': leak(table, copied('sectors')),
  'chips on boards': leak(
    () =>
      table((s) => {
        for (const [seat, sector] of [
          [bea, 0],
          [dan, 1],
          [eve, 2],
        ] as const) {
          s.chips[seat * SLOTS] = topChip(s, sector);
          s.known[s.chips[seat * SLOTS]!] = 1 << seat;
        }
      }),
    copied('chips', 'known'),
  ),
  'chips in the Network': leak(delivered, copied('network', 'known')),
  'chips in the Junkyard': leak(
    () =>
      table((s) => {
        s.junk = [topChip(s, 1), topChip(s, 2)];
        s.junkBy = [bea, NONE];
        s.junkTurn = [1, 1];
        s.known[s.junk[0]!] = 1 << bea;
      }),
    copied('junk', 'known'),
  ),
  'chips out of the game': leak(
    () =>
      table((s) => {
        s.removed = [topChip(s, 1), topChip(s, 2)];
        s.known[s.removed[0]!] = 1 << bea;
      }),
    copied('removed', 'known'),
  ),
  'the chips that are passed on': leak(() => {
    const s = table();
    const [first, second] = [topChip(s, 1), topChip(s, 1)];
    for (const chip of [first, second]) s.known[chip] = (1 << ann) | (1 << bea);
    return put(s, { stage: 'partnerKeep', by: bea, piece: bea, first, second, from: ann });
  }, copiesFrame('partnerKeep')),
  'which chip somebody swaps': leak(swapping, copiesFrame('effects')),
  'what others say in a window': leak(passing, copiesSealed('window')),
  'what others still claim': leak(() => {
    const s = table();
    put(s, { stage: 'eventPhase', step: 1, cancelled: 0 });
    put(s, {
      stage: 'claims',
      kind: W6,
      dice: 0,
      queue: [dan, { act: 'program', card: 'P20' }],
      served: 1,
      last: ann,
    });
    return put(s, { stage: 'whom', by: ann, from: 6, why: 0 });
  }, copiesFrame('claims')),
  'votes in a Censure Motion': leak(
    () => put(table(), { stage: 'censureVote', accused: dan, by: ann, sealed: [null, 'yes', 'no', 'no', 'yes'] }),
    copiesSealed('censureVote'),
  ),
};

const LOOKED_AT = [
  'the two loyalty cards of Feykah',
  'who was recruited and infected',
  'what others choose in the Machine Phase',
  'the Objectives that others return',
  'cards that others choose for the pile',
  'cards that others lay in a vote',
  'what others add to an escape',
  'Programs under the boards of others',
  'the Programs that somebody else draws',
  'the Recon cards of others',
  'the Interrogation card that somebody else has drawn',
  'boxes on the board',
  'the Traps left beside the stack',
  'chips out of the game',
  'the chips that are passed on',
  'which chip somebody swaps',
];

/** Tables to which random games hardly ever lead. */
export const rareTables: Record<string, () => State> = Object.fromEntries(
  LOOKED_AT.map((name) => [`hidden: ${name}`, leaks[name]!.at!]),
);
