import { describe, expect, test } from 'vitest';
import type { Effects } from '../content/effects.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { totalOf } from '../check-total.ts';
import { wantedIn } from '../stages/events.ts';
import { type CheckFrame, NONE, type State, TIERS, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { effectsFrame, run, runWith, toldBy } from './testing/moments.ts';
import {
  allowed,
  ann,
  answer,
  answers,
  bea,
  cem,
  dan,
  now,
  offers,
  passing,
  told,
  turnOf,
  turnUpNext,
} from './testing/tables.ts';

function quiet(seat: number, picture: Parameters<typeof turnOf>[1] = {}): State {
  const s = turnOf(seat, { at: ['4', '4', '4', '4'], ...picture });
  s.general = NONE;
  return s;
}

function numberOf(id: string): number {
  return EVENTS.findIndex((one) => one.id === id);
}

/** This Event lies on top of its stack. */
function next(s: State, id: string): State {
  const event = numberOf(id);
  const stack = s.stacks[EVENTS[event]!.stack]!;
  stack.splice(stack.indexOf(event), 1);
  stack.push(event);
  return s;
}

function drawn(s: State, id: string): State {
  return run(next(s, id), { stage: 'event', event: numberOf(id), step: 0, answer: NONE });
}

function faces(...ids: FaceId[]): number[] {
  return ids.map((id) => FACE_IDS.indexOf(id));
}

/** Riot +4; Morale −1 */
const BARRICADES: Effects = failureOf('E-I-04');

function failureOf(id: string): Effects {
  const event = EVENTS[numberOf(id)]!;
  return event.type === 'check' ? event.failure : [];
}

const PHASE = { stage: 'eventPhase', step: 0, cancelled: 0 } as const;

test('[HPB-650] the stack follows the Tiers', () => {
  const stackOf = (full: number): string => {
    const s = quiet(ann);
    for (let tier = 0; tier < full; tier += 1)
      for (let column = 0; column < 3; column += 1) s.network[column * TIERS + tier] = tier * 3 + column;
    const event = toldBy(s, { ...PHASE }).find(({ type }) => type === 'event') as { event: string };
    return event.event.split('-')[1]!;
  };
  expect([0, 1, 2].map(stackOf)).toEqual(['I', 'II', 'III']);
});

test('[HPB-651] [HPB-664] a card that was resolved goes under its stack', () => {
  const s = drawn(quiet(ann), 'E-EX-07');
  expect([s.stacks[3]![0], s.seenEvents[3], s.stacks[3]!.length]).toEqual([numberOf('E-EX-07'), 1, 10]);
});

describe('a skill check', () => {
  const begun = (
    picture: Parameters<typeof turnOf>[1] = {},
    id = 'E-I-01',
    set: (s: State) => void = () => {},
  ): State => {
    const s = quiet(ann, { hands: [['B1', 'B2', 'B3', 'B4'], ['B5'], ['R5', 'R4'], ['grey']], ...picture });
    set(s);
    return drawn(s, id);
  };

  test('[HPB-652] from the Active Player clockwise, 0 to 3 cards face-down, and the Active Player at last', () => {
    let s = begun();
    expect(now(s)).toBe('contribute ann');
    s = answers(s, ann, { act: 'card', card: 'B1', sign: 0 }, { act: 'done' });
    const order: string[] = [];
    while (s.stack.at(-1)!.stage === 'contribute') {
      order.push(now(s));
      s = answer(s, (s.stack.at(-1) as { by: number }).by, { act: 'done' });
    }
    expect(order).toEqual(['contribute bea', 'contribute cem', 'contribute dan', 'contribute ann']);
    const most = answers(begun(), ann, ...['B1', 'B2', 'B3'].map((card) => ({ act: 'card', card, sign: 0 })));
    expect(now(most)).toBe('contribute bea');
  });

  test('[HPB-972] each player who holds a card is asked once in turn, the others are passed over', () => {
    let s = begun({ hands: [['B1'], [], ['R5'], []] });
    const order: string[] = [];
    while (s.stack.at(-1)!.stage === 'contribute') {
      order.push(now(s));
      s = answer(s, (s.stack.at(-1) as { by: number }).by, { act: 'done' });
    }
    expect(order).toEqual(['contribute ann', 'contribute cem', 'contribute ann']);
  });

  test('[HPB-653] a detained player puts in one card at most', () => {
    const s = begun({}, 'E-I-01', (one) => {
      one.detained = 1 << ann;
    });
    expect(now(answer(s, ann, { act: 'card', card: 'B1', sign: 0 }))).toBe('contribute bea');
  });

  test('[HPB-653] [HPB-652] nor more where cards of the wanted colour do not count against the limit of the others', () => {
    const s = quiet(ann, {
      hands: [
        ['grey', 'grey'],
        ['grey', 'grey', 'grey', 'B1', 'B1', 'B1'],
      ],
    });
    s.detained = 1 << ann;
    let state = answer(passing(drawn(s, 'E-II-09')), ann, { act: 'card', card: 'grey', sign: 0 });
    expect(now(state)).toBe('contribute bea');
    for (const card of ['grey', 'B1', 'B1', 'grey', 'B1']) state = answer(state, bea, { act: 'card', card, sign: 0 });
    // three others are laid, and a grey one still goes
    expect(offers(state, bea)).toContainEqual({ act: 'card', card: 'grey', sign: 0 });
    expect(allowed(state, bea, { act: 'card', card: 'B1', sign: 0 })).toBe(false);
  });

  test('[HPB-654] two general cards are added; the number by player is public, faces and authors are not', () => {
    let s = begun();
    const card = { act: 'card', card: 'B1', sign: 0 };
    expect(JSON.stringify(told(s, ann, card, bea))).not.toContain('B1');
    expect(told(s, ann, card, bea)).toContainEqual({ type: 'contributed', by: ann, count: 1 });
    s = answers(s, ann, card, { act: 'done' });
    for (const seat of [bea, cem, dan]) s = answer(s, seat, { act: 'done' });
    turnUpNext(s, 'R1', 'R2');
    const shown = told(s, ann, { act: 'done' }).find(({ type }) => type === 'revealed') as { cards: string[] };
    expect(shown.cards.toSorted()).toEqual(['B1', 'R1', 'R2']);
    const after = answer(s, ann, { act: 'done' });
    const check = after.stack.find((frame) => frame.stage === 'check');
    expect(check?.authors ?? []).toEqual([]);
  });

  test('[HPB-655] grey and green count nothing; reaching the target is success', () => {
    expect(totalOf(faces('B5', 'grey', 'green', 'R1'), [], 1, 0, true)).toBe(4);
    const result = (cards: FaceId[]): boolean => {
      let s = quiet(ann, { hands: [cards] });
      s = drawn(s, 'E-I-01');
      turnUpNext(s, 'grey', 'grey');
      for (const card of cards) s = answer(s, ann, { act: 'card', card, sign: 0 });
      return passing(s).morale === 6;
    };
    expect([result(['B4', 'B1', 'grey']), result(['B3', 'B1', 'grey'])]).toEqual([true, false]);
  });

  test('[HPB-656] a colour check counts the wanted cards, also the added ones: none, one, two or more', () => {
    const check = (cards: number[], id = 'E-III-06'): CheckFrame =>
      ({ stage: 'check', event: numberOf(id), cards, removed: [] }) as unknown as CheckFrame;
    expect(wantedIn(check(faces('B5', 'R5')))).toBe(0);
    expect(wantedIn(check(faces('grey', 'green', 'B1')))).toBe(2);
    expect(wantedIn(check(faces('grey', 'green'), 'E-I-09'))).toBe(1);
    expect(wantedIn(check(faces('G-S2', 'grey', 'G-S3')))).toBe(1);
    expect(wantedIn(check(faces('G-S3')))).toBe(0);
  });

  test('[HPB-652] cards of a wanted colour that is free do not count against the limit, but for the detained', () => {
    const cards: FaceId[] = ['green', 'green', 'B1', 'B1', 'B1'];
    let s = quiet(ann, { hands: [cards] });
    s = drawn(s, 'E-II-08');
    for (const card of ['B1', 'B1', 'B1']) s = answer(s, ann, { act: 'card', card, sign: 0 });
    expect(offers(s, ann)).toContainEqual({ act: 'card', card: 'green', sign: 0 });
    expect(offers(s, ann)).not.toContainEqual({ act: 'card', card: 'B1', sign: 0 });
  });

  test('[HPB-657] special cards: Interference, then Blackout, then Surge, Static and Two Lifetimes', () => {
    expect(totalOf(faces('B5', 'R5', 'B4', 'G-S1'), [], 1, 0, true)).toBe(4);
    expect(totalOf(faces('B5', 'B4', 'R3', 'R2', 'G-S4'), [], 1, 0, true)).toBe(2);
    expect(totalOf(faces('B1', 'B4', 'R3', 'R5', 'G-S4'), [], 1, 0, true)).toBe(-2); // the highest, not the first
    // the 5 is 0 already: Blackout takes the 4
    expect(totalOf(faces('B5', 'B4', 'B1', 'G-S1', 'G-S4'), [], 1, 0, true)).toBe(1);
    expect(totalOf(faces('B1', 'G-S2'), [], 1, 0, true)).toBe(3);
    expect(totalOf(faces('B1', 'G-S2'), [], -1, 0, true)).toBe(-1);
    expect(totalOf(faces('B1', 'G-S3'), [], 1, 0, true)).toBe(-1);
    expect(totalOf([TWO_PLUS, TWO_MINUS, TWO_PLUS], [], 1, 0, true)).toBe(4);
    expect(totalOf(faces('S-JAY-2'), [], 1, 0, true)).toBe(0);
    // a special card that was removed does nothing any more
    expect(totalOf(faces('B5', 'R3', 'G-S4'), [2], 1, 0, true)).toBe(2);
    expect(totalOf(faces('B5', 'R3', 'G-S1'), [2], 1, 0, true)).toBe(2);
    // removed cards are gone, what was added counts
    expect(totalOf(faces('B5', 'B4', 'G-S1'), [2], 1, -2, true)).toBe(7);
    // HPB-304, HPB-702 only in Event checks
    expect(totalOf(faces('B5', 'G-S1', 'G-S2', 'G-S3', 'G-S4'), [], 1, 0, false)).toBe(5);
  });

  test('[HPB-658] whoever put in nothing pays afterwards, also with an empty hand', () => {
    let s = quiet(ann, { hands: [['B1'], ['B5'], [], []] });
    s = drawn(s, 'E-I-08');
    s = answer(s, ann, { act: 'card', card: 'B1', sign: 0 });
    s = passing(answer(s, bea, { act: 'done' }));
    expect(s.wounds.slice(0, 4).map((wounds) => wounds.length)).toEqual([0, 1, 1, 1]);
  });

  test('[HPB-113] [HPB-658] no-shows are named from the Active Player clockwise', () => {
    const s = drawn(quiet(cem, { hands: [[], ['B1'], [], []] }), 'E-I-08');
    const heard = told(s, bea, { act: 'card', card: 'B1', sign: 0 });
    const named = heard.flatMap((event) => (event.type === 'noShow' ? [event.seat] : []));
    expect(named).toEqual([cem, dan, ann]);
    // and get their Wounds in this order
    const hurt = told(passing(s), bea, { act: 'card', card: 'B1', sign: 0 });
    const wounded = hurt.flatMap((event) => (event.type === 'wounded' ? [event.by] : []));
    expect(wounded).toEqual([cem, dan, ann]);
  });

  test('[HPB-338] the Mute Collar: no card in the Event, no no-show, and then it is gone', () => {
    let s = quiet(ann, { hands: [['B1'], ['B5'], [], []] });
    s.muted = 1 << bea;
    s.beside = s.beside.filter((box) => box !== 9);
    s = drawn(s, 'E-I-08');
    s = passing(answer(s, ann, { act: 'card', card: 'B1', sign: 0 }));
    expect([s.wounds[bea]!.length, s.muted, s.supplyDiscard]).toEqual([0, 0, [9]]);
  });

  test('[HPB-659] all cards of a check are discarded', () => {
    let s = quiet(ann, { hands: [['B1']] });
    s = drawn(s, 'E-I-06');
    s = passing(answer(s, ann, { act: 'card', card: 'B1', sign: 0 }));
    expect(s.discard.length).toBe(3);
  });

  test('[HPB-120] whoever has not had a turn may say what will come; it binds nobody', () => {
    const s = begun();
    const said = answer(s, cem, { act: 'declare', much: 'lot' });
    expect([(said.stack.find((frame) => frame.stage === 'check') as CheckFrame).declared, now(said)]).toEqual([
      [0, 0, 1, 0],
      'contribute ann',
    ]);
    expect(allowed(said, cem, { act: 'declare', much: 'little' })).toBe(false);
  });
});

test('[HPB-660] [HPB-634] a decision: only what is possible and changes something; without a General option A', () => {
  const s = quiet(ann);
  s.leader = dan;
  const asked = drawn(s, 'E-II-12');
  expect([now(asked), offers(asked, dan)]).toEqual(['decide dan', ['A', 'B']]);
  const caged = quiet(ann);
  caged.leader = dan;
  caged.detained = (1 << ann) | (1 << bea) | (1 << cem);
  expect(drawn(caged, 'E-II-12').riot).toBe(4);
  // Workshop Shift is the General's: option A
  expect([drawn(quiet(ann), 'E-I-15').apex, drawn(quiet(ann), 'E-I-15').resource]).toEqual([3, 10]);
});

test('[HPB-422] [HPB-661] [HPB-662] X-32 when Riot turns red: Security first, then an EX Event, then Riot 0', () => {
  const s = next(quiet(ann), 'E-EX-07');
  s.morale = 0;
  s.riot = 3;
  const told = toldBy(s, effectsFrame(BARRICADES, ann, true));
  const order = told.map((event) => ('bar' in event ? event.bar : event.type));
  expect(order.slice(0, 3)).toEqual(['riot', 'security', 'event']);
  expect(told.filter(({ type }) => type === 'event')).toEqual([{ type: 'event', event: 'E-EX-07' }]);
});

test('[HPB-662] while an EX Event is resolved Riot sets off nothing more', () => {
  const s = quiet(ann);
  s.riot = 5;
  s.stack.push({ stage: 'event', event: numberOf('E-EX-06'), step: 2, answer: NONE });
  s.stacks[3]!.splice(s.stacks[3]!.indexOf(numberOf('E-EX-06')), 1);
  const after = run(s, effectsFrame(BARRICADES, ann, true));
  expect([after.riot, after.seenEvents[3]]).toEqual([0, 1]);
});

test('[HPB-663] at the end of the Event Phase a yellow Riot costs Morale', () => {
  const s = quiet(ann);
  s.riot = -3;
  expect(run(s, { stage: 'eventPhase', step: 2, cancelled: 0 }).morale).toBe(4);
  const calm = quiet(ann);
  calm.riot = 2;
  expect(run(calm, { stage: 'eventPhase', step: 2, cancelled: 0 }).morale).toBe(5);
});

test('[HPB-114] [HPB-309] W6: Time Dilation stops the Event of the turn, the Riot check still comes', () => {
  const s = quiet(ann, { programs: [[], ['P35']] });
  s.riot = 4;
  let asked = runWith(s, [], { ...PHASE });
  expect(now(asked)).toBe('window ann bea cem dan');
  expect(offers(asked, bea)).toEqual([{ act: 'pass' }, { act: 'program', card: 'P35' }]);
  for (const seat of [ann, cem, dan]) asked = answer(asked, seat, { act: 'pass' });
  const events = told(asked, bea, { act: 'program', card: 'P35' });
  expect(events.map(({ type }) => type)).toContain('cancelled');
  expect(passing(answer(asked, bea, { act: 'program', card: 'P35' })).morale).toBe(4);
});

test('[HPB-114] W4: Signal Jammer removes a card, Booster Daemon changes the total', () => {
  const s = quiet(ann, { hands: [['B5']], programs: [['P19'], ['P20']] });
  s.open[bea] = [19, 2];
  s.programs[bea] = [];
  let open = passing(drawn(s, 'E-I-01'));
  turnUpNext(open, 'R5', 'grey');
  open = answer(open, ann, { act: 'card', card: 'B5', sign: 0 });
  expect(now(open)).toBe('window ann bea cem dan');
  expect(offers(open, bea)).toContainEqual({ act: 'charge', card: 'P20' });
  for (const seat of [cem, dan]) open = answer(open, seat, { act: 'pass' });
  open = answer(answer(open, ann, { act: 'program', card: 'P19' }), bea, { act: 'pass' });
  expect(now(open)).toBe('revealedCard ann');
  const check = open.stack.find((frame) => frame.stage === 'check') as CheckFrame;
  const red = check.cards.indexOf(FACE_IDS.indexOf('R5'));
  expect(passing(answer(open, ann, red)).morale).toBe(6);
});
