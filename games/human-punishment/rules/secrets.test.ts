import type { Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { FEYKAH } from './content/characters.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from './content/loyalty.ts';
import { secrets } from './secrets.ts';
import { type Frame, NONE, SLOTS, type State, TALLIES } from './state.ts';
import { leaks, table } from './tests/testing/leaks.ts';
import { ann, bea, cem, dan, eve } from './tests/testing/tables.ts';

// What is hidden from whom, one secret after the other (ledger 5). The guards show that each is noticed when it gets out.
// Five people: ann plays Havoc, dan Feykah, eve Dee Coy; dan is a Machine, eve Legion, the others Human.

const VIEWERS: readonly Viewer[] = [ann, bea, cem, dan, eve, 'spectator'];
const no = undefined;
const NOTHING = VIEWERS.map(() => no);
const ENDED = { winners: [], reason: '', rules: [], roles: [] };

function at(over: Partial<State> = {}, ...frames: Frame[]): State {
  const s = table();
  return Object.assign(s, { stack: [...s.stack, ...frames] }, over);
}

/** By viewer, spectators last: what is hidden, or undefined where nothing is. */
function hidden(what: string, s: State): unknown[] {
  return VIEWERS.slice(0, s.seats)
    .concat('spectator')
    .map((viewer) => secrets[what]!(s, viewer));
}

/** The same for everybody. */
const all = (truth: unknown): unknown[] => VIEWERS.map(() => truth);
/** For everybody but this seat, for whom it is something else. */
const but = (seat: number, truth: unknown, own: unknown = no): unknown[] =>
  VIEWERS.map((viewer) => (viewer === seat ? own : truth));

/** Secret while the game goes on, and after it in a campaign; shown at the end otherwise. */
function shownAtTheEnd(what: string, over: Partial<State>): void {
  expect(hidden(what, at(over))).not.toEqual(NOTHING);
  expect(hidden(what, at({ ...over, outcome: ENDED }))).toEqual(NOTHING);
  expect(hidden(what, at({ ...over, outcome: ENDED, campaign: true }))).toEqual(hidden(what, at(over)));
}

/** Secret while the game goes on. */
function untilTheEnd(what: string, over: Partial<State>): void {
  expect(hidden(what, at(over))).not.toEqual(NOTHING);
  expect(hidden(what, at({ ...over, outcome: ENDED, campaign: true }))).toEqual(NOTHING);
}

function ofThree(dealt: number[], over: Partial<State> = {}): State {
  return at({
    seats: 3,
    dealt,
    faction: dealt,
    dealtKnown: [0, 0, 0],
    toldFaction: Array.from({ length: 9 }, () => NONE),
    ...over,
  });
}

describe('who is what', () => {
  const LOYALTY = 'the loyalty cards of others';
  const FACTIONS = 'the factions of others';

  test('[HPB-024, HPB-911] the loyalty cards of others, without those one has seen', () => {
    const s = at({ dealt: [0, 0, 0, 1, 3], dealtKnown: [0, 1 << ann, 0, 0, 0] });
    expect(hidden(LOYALTY, s)).toEqual(['- 0 1 3', '0 0 1 3', '0 0 1 3', '0 0 0 3', '0 0 0 1', '0 0 0 1 3']);
    expect(hidden(LOYALTY, at({ dealt: [0, NONE, 0, 1, 3] }))).toEqual(NOTHING);
    shownAtTheEnd(LOYALTY, {});
  });

  test('[HPB-023] of three, whoever is no Human or has seen a card knows the rest', () => {
    for (const what of [LOYALTY, FACTIONS]) {
      expect(hidden(what, ofThree([HUMAN, HUMAN, MACHINE]))).toEqual(['0 1', '0 1', no, '0 0 1']);
      const looked = ofThree([HUMAN, HUMAN, MACHINE], { dealtKnown: [0, 0, 1 << bea] });
      expect(hidden(what, looked)[bea]).toBe(no);
      expect(hidden(what, looked)[ann]).toBe('0 1');
    }
    const four = at({ seats: 4, dealt: [0, 0, 1, 3], faction: [0, 0, 1, 3] });
    expect(hidden(LOYALTY, four)[2]).toBe('0 0 3');
  });

  test('[HPB-762] the factions of others, without those one was told', () => {
    const toldFaction = Array.from({ length: 25 }, () => NONE);
    toldFaction[ann * 5 + dan] = MACHINE;
    const s = at({ faction: [0, 0, 0, 1, 3], toldFaction });
    expect(hidden(FACTIONS, s)).toEqual(['0 0 - 3', '0 0 1 3', '0 0 1 3', '0 0 0 3', '0 0 0 1', '0 0 0 1 3']);
    for (const other of [bea, cem, eve]) toldFaction[ann * 5 + other] = 0;
    expect(hidden(FACTIONS, s)[ann]).toBe(no);
    expect(hidden(FACTIONS, at({ dealt: [0, NONE, 0, 1, 3] }))).toEqual(NOTHING);
  });

  test('[HPB-026] the cards out of play, for a Human who has seen nothing', () => {
    const WHAT = 'the loyalty cards out of play';
    const pool = [FALLEN, MACHINE];
    const sorted = [FALLEN, MACHINE].toSorted((a, b) => a - b).join(' ');
    expect(hidden(WHAT, at({ pool }))).toEqual([sorted, sorted, sorted, no, no, sorted]);
    expect(hidden(WHAT, at({ pool, dealtKnown: [0, 0, 1 << ann, 0, 0] }))[ann]).toBe(no);
    expect(hidden(WHAT, at({ pool, poolKnown: [0, 1 << ann] }))[ann]).toBe(no);
    expect(hidden(WHAT, at({ pool, poolKnown: [0, 1 << ann] }))[bea]).toBe(sorted);
    const toldFaction = Array.from({ length: 25 }, () => NONE);
    toldFaction[bea * 5 + dan] = MACHINE;
    expect(hidden(WHAT, at({ pool, toldFaction }))).toEqual([sorted, no, sorted, no, no, sorted]);
    toldFaction[bea * 5 + dan] = NONE;
    toldFaction[cem * 5] = 0;
    expect(hidden(WHAT, at({ pool, toldFaction }))).toEqual([sorted, sorted, no, no, no, sorted]);
    const asFeykah = at({ pool, dealt: [0, 0, 0, 0, 3] });
    expect(hidden(WHAT, asFeykah)[dan]).toBe(no);
    expect(hidden(WHAT, at({ pool, dealt: [0, NONE, 0, 1, 3] }))).toEqual(NOTHING);
  });

  test('[HPB-025] what Feykah chooses from, and what she passed on', () => {
    const two = at({ pool: [0, 3, 1] }, { stage: 'loyalty', by: dan });
    expect(hidden('the two loyalty cards of Feykah', two)).toEqual(but(dan, '3 1'));
    expect(hidden('the two loyalty cards of Feykah', at())).toEqual(NOTHING);
    const WHAT = 'the loyalty card that Feykah passed on';
    expect(at().character[dan]).toBe(FEYKAH);
    expect(hidden(WHAT, at({ passedOn: LEGION }))).toEqual(but(dan, LEGION));
    expect(hidden(WHAT, at({ passedOn: NONE }))).toEqual(NOTHING);
    shownAtTheEnd(WHAT, { passedOn: LEGION });
  });

  test('[HPB-763, HPB-764] who was recruited and infected, for those who were told nothing', () => {
    const WHAT = 'who was recruited and infected';
    const toldFaction = Array.from({ length: 25 }, () => NONE);
    toldFaction[bea * 5] = 0;
    const late = { phase: 2, recruited: 1, infected: 4, toldFaction };
    expect(hidden(WHAT, at(late))).toEqual(but(bea, '1 4'));
    expect(hidden(WHAT, at({ ...late, phase: 1 }))).toEqual(NOTHING);
    expect(hidden(WHAT, at({ ...late, seats: 4 })).every((truth) => truth === no)).toBe(true);
    shownAtTheEnd(WHAT, late);
  });

  test('[HPB-763] what others choose in the Machine Phase, where it is a choice', () => {
    const WHAT = 'what others choose in the Machine Phase';
    const frame = { stage: 'machineStep', sealed: [[0], [2, 3], [1], null, []] } as unknown as Frame;
    const s = at({}, frame);
    const truths = ['1: 2 3 2: 1 4: ', '2: 1 4: ', '1: 2 3 4: ', '1: 2 3 2: 1 4: ', '1: 2 3 2: 1', '1: 2 3 2: 1 4: '];
    expect(hidden(WHAT, s)).toEqual(truths);
    expect(hidden(WHAT, at())).toEqual(NOTHING);
    const two = { stage: 'machineStep', sealed: [null, [1, 3], null, null, null] } as unknown as Frame;
    expect(hidden(WHAT, at({}, two))[ann]).toBe('1: 1 3');
  });

  test('[HPB-027, HPB-028] the Objectives', () => {
    const objectives = [4, NONE, 5, 6, 7, NONE, 8, NONE, 9, NONE];
    const objectiveKnown = [0, 0, 1 << ann, 0, 0, 0, 0, 0, 0, 0];
    const s = at({ objectives, objectiveKnown });
    expect(hidden('the Objectives of others', s)).toEqual([
      '6 7 8 9',
      '4 7 8 9',
      '4 5 6 8 9',
      '4 5 6 7 9',
      '4 5 6 7 8',
      '4 5 6 7 8 9',
    ]);
    shownAtTheEnd('the Objectives of others', { objectives, objectiveKnown });
    const unused = { unusedObjectives: [11, 2, 3], returned: [NONE, 3, NONE, NONE, NONE] };
    expect(hidden('the Objectives that nobody has', at(unused))).toEqual(but(bea, '2 3 11', '2 11'));
    expect(hidden('the Objectives that nobody has', at({ ...unused, returned: [] }))).toEqual(all('2 3 11'));
    expect(hidden('the Objectives that nobody has', at({ unusedObjectives: [], returned: [] }))).toEqual(NOTHING);
    shownAtTheEnd('the Objectives that nobody has', unused);
  });

  test('chips of another colour that others have brought, as long as one of theirs lies hidden', () => {
    const WHAT = 'chips of another colour than blue that others have brought';
    const s = at();
    const network = s.network.map(() => NONE);
    const placedBy = s.placedBy.map(() => NONE);
    [network[0], placedBy[0]] = [6, bea];
    [network[2], placedBy[2]] = [7, dan];
    placedBy[3] = eve; // nothing lies there any more
    const tally = s.tally.map(() => 0);
    tally[bea * TALLIES + 1] = 2;
    tally[dan * TALLIES + 1] = 1;
    const over = { network, placedBy, tally, faceUp: 0, known: s.known.map(() => 0) };
    expect(hidden(WHAT, at(over))).toEqual(['2 1', '1', '2 1', '2', '2 1', '2 1']);
    expect(hidden(WHAT, at({ ...over, faceUp: 1 }))).toEqual(['1', '1', '1', no, '1', '1']);
    const nobodys = { ...over, placedBy: placedBy.map(() => NONE) };
    expect(hidden(WHAT, at(nobodys))).toEqual(NOTHING);
    const known = s.known.map((_, chip) => (chip === 7 ? 1 << ann : 0));
    expect(hidden(WHAT, at({ ...over, known }))[ann]).toBe('2');
    untilTheEnd(WHAT, over);
  });
});

describe('cards', () => {
  test('the hands of others, without what one has seen in them', () => {
    const WHAT = 'the hands of others';
    const hands = [[1, 2], [3, 3], [], [4], []];
    expect(hidden(WHAT, at({ hands, handNotes: [] }))).toEqual([
      '3,3 4',
      '1,2 4',
      '1,2 3,3 4',
      '1,2 3,3',
      '1,2 3,3 4',
      '1,2 3,3 4',
    ]);
    const handNotes = [ann, bea, 3, ann, dan, 9, bea, dan, 4];
    expect(hidden(WHAT, at({ hands, handNotes })).slice(0, 2)).toEqual(['3 4', '1,2']);
    // what was seen in one hand may lie in another too, and is in its hand after somebody has looked
    const both = at({ hands: [[], [3], [3], [], []], handNotes: [ann, bea, 3] });
    expect([hidden(WHAT, both)[ann], hidden(WHAT, both)[ann], both.hands[bea]]).toEqual(['3', '3', [3]]);
    shownAtTheEnd(WHAT, { hands, handNotes: [] });
  });

  test('the order of the decks, where there is one', () => {
    const decks = [[1, 2], [3, 3], [], [5, 5, 4], [7]];
    expect(hidden('the order of the personal decks', at({ decks }))).toEqual(all('1 2 5 5 4'));
    expect(hidden('the order of the personal decks', at({ decks: [[1], [], [], [], [2, 2]] }))).toEqual(NOTHING);
    untilTheEnd('the order of the personal decks', { decks });
    expect(hidden('the order of the general deck', at({ generalDeck: [2, 1] }))).toEqual(all('2 1'));
    expect(hidden('the order of the general deck', at({ generalDeck: [2, 1], turns: 0 }))).toEqual(NOTHING);
    untilTheEnd('the order of the general deck', { generalDeck: [2, 1] });
  });

  test('what others choose, lay and add', () => {
    const chosen: Frame = { stage: 'cards', by: bea, why: 0, min: 1, max: 3, chosen: [12, 3], answer: 0 };
    expect(hidden('cards that others choose for the pile', at({}, chosen))).toEqual(but(bea, '3 12'));
    const check = (revealed: number): Frame =>
      ({ stage: 'check', cards: [12, 3, 5], authors: [bea, bea, cem], revealed }) as unknown as Frame;
    const CHECK = 'cards that others lay in a check';
    expect(hidden(CHECK, at({}, check(0)))).toEqual(['3 5 12', '5', '3 12', '3 5 12', '3 5 12', '3 5 12']);
    expect(hidden(CHECK, at({}, check(1)))).toEqual(NOTHING);
    const vote = { stage: 'vote', cards: [12, 3], authors: [bea, cem] } as unknown as Frame;
    expect(hidden('cards that others lay in a vote', at({}, vote))).toEqual([
      '12 3',
      '3',
      '12',
      '12 3',
      '12 3',
      '12 3',
    ]);
    const escape = (revealed: number): Frame =>
      ({ stage: 'escape', by: bea, cards: [12, 3], revealed }) as unknown as Frame;
    expect(hidden('cards of an escape', at({}, escape(0)))).toEqual(but(bea, '3 12'));
    expect(hidden('cards of an escape', at({}, escape(1)))).toEqual(NOTHING);
    for (const what of [
      'cards that others choose for the pile',
      CHECK,
      'cards that others lay in a vote',
      'cards of an escape',
    ]) {
      expect(hidden(what, at())).toEqual(NOTHING);
    }
  });

  test.each([
    ['the Objectives that others return', 'returnObjective'],
    ['what others add to an escape', 'escapeHelp'],
    ['what others say in a window', 'window'],
    ['votes in a Censure Motion', 'censureVote'],
  ])('under seal: %s', (what, stage) => {
    const frame = { stage, sealed: ['a', null, 'b', null, null] } as unknown as Frame;
    expect(hidden(what, at({}, frame))).toEqual(['"b"', '"a" "b"', '"a"', '"a" "b"', '"a" "b"', '"a" "b"']);
    expect(hidden(what, at())).toEqual(NOTHING);
  });
});

describe('Programs and other stacks', () => {
  test('the face-down Programs of others, without those everybody saw taken', () => {
    const WHAT = 'the face-down Programs of others';
    const programs = [[11, 2], [7], [], [4], [5]];
    const seen = { programs, programNotes: [] };
    expect(hidden(WHAT, at(seen))).toEqual(['7 4 5', '2,11 4 5', '2,11 7 4 5', '2,11 7 5', '2,11 7 4', '2,11 7 4 5']);
    expect(hidden(WHAT, at({ programs, programNotes: [ann, 11, bea, 7] }))[cem]).toBe('2 4 5');
    expect(hidden(WHAT, at({ programs: [[2], [2], [], [], []], programNotes: [ann, 2] }))[cem]).toBe('2');
    // a design that is numbered as a seat is: cem's, and no note about bea
    const numbered = { programs: [[11], [7], [1], [], []], programNotes: [cem, bea, ann, 11] };
    expect(hidden(WHAT, at(numbered))[dan]).toBe('7');
    shownAtTheEnd(WHAT, seen);
    const transferred = [[1], [2, 3], [], [], []];
    expect(hidden('Programs under the boards of others', at({ transferred }))).toEqual([
      '2 3',
      '1',
      '1 2 3',
      '1 2 3',
      '1 2 3',
      '1 2 3',
    ]);
    shownAtTheEnd('Programs under the boards of others', { transferred });
  });

  test('the Program deck, below what one draws', () => {
    const ORDER = 'the order of the Program deck';
    const DRAWN = 'the Programs that somebody else draws';
    const drawing: Frame = { stage: 'keepProgram', by: bea, count: 2 };
    const programDeck = [1, 2, 3, 4];
    expect(hidden(ORDER, at({ programDeck }))).toEqual(all('1 2 3 4'));
    expect(hidden(ORDER, at({ programDeck }, drawing))).toEqual(but(bea, '1 2 3 4', '1 2'));
    expect(hidden(ORDER, at({ programDeck: [1] }, drawing))).toEqual(NOTHING);
    expect(hidden(ORDER, at({ programDeck, display: [] }))).toEqual(NOTHING);
    expect(hidden(DRAWN, at({ programDeck }, drawing))).toEqual(but(bea, '3 4'));
    expect(hidden(DRAWN, at({ programDeck: [1, 2, 3, 4, 5] }, drawing))).toEqual(but(bea, '4 5'));
    expect(hidden(DRAWN, at({ programDeck }))).toEqual(NOTHING);
    untilTheEnd(ORDER, { programDeck });
  });

  test('Events and Wounds above what everybody has seen', () => {
    const stacks = [[1, 2, 3], [4, 4], [5, 6], [7]];
    const events = { stacks, seenEvents: [1, 0, 2, 0] };
    expect(hidden('the order of the Events', at(events))).toEqual(all('2 3'));
    expect(hidden('the order of the Events', at({ ...events, display: [] }))).toEqual(NOTHING);
    untilTheEnd('the order of the Events', events);
    const wounds = { woundDeck: [9, 1, 2], seenWounds: 1 };
    expect(hidden('the order of the Wounds', at(wounds))).toEqual(all('1 2'));
    expect(hidden('the order of the Wounds', at({ ...wounds, display: [] }))).toEqual(NOTHING);
    untilTheEnd('the order of the Wounds', wounds);
    expect(hidden('the order of the Supply stack', at({ supply: [2, 1] }))).toEqual(all('2 1'));
    expect(hidden('the order of the Supply stack', at({ supply: [2, 1], display: [] }))).toEqual(NOTHING);
    untilTheEnd('the order of the Supply stack', { supply: [2, 1] });
  });

  test('Recon cards, those of Dee Coy’s second piece too, and Interrogations', () => {
    const recon = [3, NONE, 5, NONE, NONE, 6];
    expect(hidden('the Recon cards of others', at({ recon }))).toEqual([
      '5 6',
      '3 5 6',
      '3 6',
      '3 5 6',
      '3 5',
      '3 5 6',
    ]);
    shownAtTheEnd('the Recon cards of others', { recon });
    const WHAT = 'the Interrogation card that somebody else has drawn';
    expect(hidden(WHAT, at({ interrogations: [5, 4, 2] }, { stage: 'interrogation', by: bea }))).toEqual(but(bea, 2));
    expect(hidden(WHAT, at({ interrogations: [4, 2] }))).toEqual(NOTHING);
  });

  test('[HPB-339] boxes on the board, and Traps beside the stack', () => {
    const lying = [2, 7, 0, 1 << eve, 1, 4, 8, 1, 0, 1, 5, 9, 0, 0, 1];
    expect(hidden('boxes on the board', at({ lying }))).toEqual(but(eve, '7 9', '9'));
    shownAtTheEnd('boxes on the board', { lying });
    const beside = { beside: [3, 1], mixed: 2 };
    expect(hidden('the Traps left beside the stack', at(beside))).toEqual(all('1 3'));
    expect(hidden('the Traps left beside the stack', at({ ...beside, mixed: 0 }))).toEqual(NOTHING);
    untilTheEnd('the Traps left beside the stack', beside);
  });
});

describe('chips', () => {
  /** Blue, red and purple; ann knows the red one. */
  const [blue, red, purple] = [0, 6, 9];
  const known = (): number[] => at().known.map((_, chip) => (chip === red ? 1 << ann : 0));

  test('in the Sectors, on boards, in the Junkyard and out of the game', () => {
    for (const [what, over] of [
      ['chips in the Sectors', { sectors: [[blue, red], [purple], []] }],
      ['chips on boards', { chips: [blue, NONE, red, purple] }],
      ['chips in the Junkyard', { junk: [blue, NONE, red, purple] }],
      ['chips out of the game', { removed: [blue, red, purple] }],
    ] as const) {
      const s = at({ ...(over as unknown as Partial<State>), known: known() });
      expect(hidden(what, s)).toEqual(but(ann, '0 1 2', '0 2'));
    }
    expect(hidden('chips in the Sectors', at({ display: [] }))).toEqual(NOTHING);
    untilTheEnd('chips in the Sectors', {});
    untilTheEnd('chips in the Junkyard', { junk: [blue], known: known() });
    shownAtTheEnd('chips on boards', { chips: [blue], known: known() });
    shownAtTheEnd('chips out of the game', { removed: [blue], known: known() });
  });

  test('in the Network as long as they lie face-down', () => {
    const network = at().network.map(() => NONE);
    [network[0], network[1], network[2]] = [blue, red, purple];
    const over = { network, faceUp: 0b100, known: known() };
    expect(hidden('chips in the Network', at(over))).toEqual(but(ann, '0 1', '0'));
    untilTheEnd('chips in the Network', over);
  });

  test('that are passed on, or swapped where there is a choice', () => {
    const passed: Frame = { stage: 'partnerKeep', by: bea, piece: bea, first: blue, second: red, from: ann };
    expect(hidden('the chips that are passed on', at({ known: known() }, passed))).toEqual(but(ann, '0 1', '0'));
    expect(hidden('the chips that are passed on', at())).toEqual(NOTHING);
    const WHAT = 'which chip somebody swaps';
    const swapping = leaks[WHAT]!.at!;
    const frame = swapping().stack.findLast(({ stage }) => stage === 'effects') as { it: number; memo: number };
    const changed = (change: (s: State, f: Record<string, number>) => void): State => {
      const s = swapping();
      change(s, s.stack.findLast(({ stage }) => stage === 'effects') as unknown as Record<string, number>);
      return s;
    };
    const { seats } = swapping();
    const expected = [...Array.from({ length: seats }, (_, seat) => (seat === frame.it ? no : frame.memo)), frame.memo];
    expect(hidden(WHAT, swapping())).toEqual(expected);
    const none = expected.map(() => no);
    expect(
      hidden(
        WHAT,
        changed((_s, f) => (f['count'] = 2)),
      ),
    ).toEqual(none);
    expect(
      hidden(
        WHAT,
        changed((_s, f) => (f['at'] = 99)),
      ),
    ).toEqual(none);
    expect(
      hidden(
        WHAT,
        changed((s) => (s.chips[frame.it * SLOTS] = NONE)),
      ),
    ).toEqual(none);
    const others = changed((s) => {
      s.chips[frame.it * SLOTS] = NONE;
      s.chips[((frame.it + 1) % seats) * SLOTS] = purple;
    });
    expect(hidden(WHAT, others)).toEqual(none);
    expect(hidden(WHAT, at())).toEqual(NOTHING);
  });
});

test('[HPB-114] what others still claim', () => {
  const WHAT = 'what others still claim';
  const claim = (card: string) => ({ act: 'program', card });
  const frame = { stage: 'claims', queue: [dan, claim('P20'), bea, claim('P02')] } as unknown as Frame;
  const dans = [dan, claim('P20')];
  const beas = [bea, claim('P02')];
  const both = JSON.stringify([...dans, ...beas]);
  expect(hidden(WHAT, at({}, frame))).toEqual([both, JSON.stringify(dans), both, JSON.stringify(beas), both, both]);
  expect(hidden(WHAT, at({}, { ...frame, queue: [] } as unknown as Frame))).toEqual(NOTHING);
  expect(hidden(WHAT, at())).toEqual(NOTHING);
});
