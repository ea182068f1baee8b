import { expect, test } from 'vitest';
import { adjust, isMoraleYellow, riotZone } from '../bars.ts';
import { BAR_ENDS } from '../content/setup.ts';
import { GONE, NONE, type State } from '../state.ts';
import { ann, answer, answers, bea, ended, now, offers, rolling, stageOf, told } from './testing/tables.ts';
import { effectsFrame, run } from './testing/moments.ts';
import { isOffered, printed, quiet, refused } from './testing/turns.ts';
import type { Picture } from './testing/tables.ts';

const card = (id: string): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };
const city = (hand: Picture['hands'] = [], set: (s: State) => void = () => {}): State =>
  quiet(ann, { characters: ['havoc', 'jayden', 'dryden', 'feykah'], at: ['2', '3', '3', '3'], hands: hand, set });
const RIOT = (sign: number): unknown => ({ act: 'riot', piece: ann, sign });
const MORALE = { act: 'morale', piece: ann };
const RESOURCE = { act: 'resource', piece: ann };
const CHANCE = { act: 'chance', piece: ann };
/** The die shows this number. */
const die = (shows: number): number => shows - 1;

test('[HPB-420] zones of Riot; with the EX markers ±5 are red too', () => {
  const s = city();
  const zones = (): string[] =>
    Array.from({ length: 13 }, (_, at) => {
      s.riot = at - 6;
      return riotZone(s)[0]!;
    });
  expect(zones().join('')).toBe('ryyybbbbbyyyr');
  s.exMarkers = 1;
  expect(zones().join('')).toBe('rryybbbbbyyrr');
  expect(BAR_ENDS.riot).toEqual([-6, 6]);
});

test('[HPB-421] X-12 plus, die 1, blue 3: Riot −4 becomes 0', () => {
  const s = city([['B3', 'R2', 'grey']], (one) => (one.riot = -4));
  const rolled = rolling(s, ann, RIOT(1), die(1));
  expect([now(rolled), offers(rolled, ann)]).toEqual(['riotCard ann', ['none', 'B3', 'R2']]);
  expect(answer(rolled, ann, 'B3').riot).toBe(0);
  expect(answer(rolled, ann, 'R2').riot).toBe(-5);
  expect(answer(rolled, ann, 'none').riot).toBe(-3);
  expect(answer(rolling(s, ann, RIOT(-1), die(1)), ann, 'none').riot).toBe(-5);
});

test('[HPB-421] only while Riot is yellow', () => {
  for (const [riot, may] of [
    [2, false],
    [3, true],
    [-5, true],
    [0, false],
  ] as const) {
    const s = city([], (one) => (one.riot = riot));
    expect([riot, isOffered(s, ann, 'riot')]).toEqual([riot, may]);
  }
  expect(refused(city(), ann, RIOT(1))).toBe('HPB-421');
  expect(
    refused(
      city([], (one) => (one.riot = 4)),
      ann,
      RIOT(7),
    ),
  ).toBe('HPB-421');
});

test('[HPB-420] what goes beyond is cut off, and red brings an EX Event after which Riot is 0', () => {
  const s = city([['B5']], (one) => (one.riot = 5));
  const next = answer(rolling(s, ann, RIOT(1), die(6)), ann, 'B5');
  const bars = told(rolling(s, ann, RIOT(1), die(6)), ann, 'B5').filter(({ type }) => type === 'bar');
  expect(bars[0]).toMatchObject({ bar: 'riot', from: 5, to: 6 });
  expect(stageOf(next)).not.toBe('riotCard');
});

test('[HPB-423] Morale is yellow up to 0, blue above; at −10 the Outlaws win', () => {
  const s = city();
  for (const [morale, yellow] of [
    [-9, true],
    [0, true],
    [1, false],
    [6, false],
  ] as const) {
    s.morale = morale;
    expect(isMoraleYellow(s)).toBe(yellow);
  }
  const low = city([], (one) => (one.morale = -9));
  const end = rolling(quietNexus(low), ann, DONE, die(6));
  expect(ended(end).reason).toBe('outlaws-morale');
  expect(BAR_ENDS.morale).toEqual([-10, 6]);
});

/** At the Nexus, with no card played: a failure costs Morale. */
function quietNexus(s: State): State {
  s.at[ann] = 2;
  return answer(s, ann, { act: 'nexus', piece: ann });
}

test('[HPB-424] X-13 blue 5 and 5, die 2: Morale −5 becomes 3', () => {
  const s = city([['B5', 'B5', 'R1']], (one) => (one.morale = -5));
  const laid = answers(s, ann, MORALE, card('B5'), card('B5'));
  expect(rolling(laid, ann, DONE, die(2)).morale).toBe(3);
  // one to three blue cards, no others
  expect(offers(answer(s, ann, MORALE), ann)).toEqual([card('B5')]);
  const four = answers(city([['B1', 'B1', 'B2', 'B3']]), ann, MORALE, card('B1'), card('B1'), card('B2'));
  expect(offers(four, ann)).toEqual([DONE]);
  // nothing if the sum is not above the die
  const one = answers(
    city([['B3']], (at) => (at.morale = 1)),
    ann,
    MORALE,
    card('B3'),
  );
  expect([rolling(one, ann, DONE, die(3)).morale, rolling(one, ann, DONE, die(6)).morale]).toEqual([1, 1]);
  expect(rolling(one, ann, DONE, die(1)).morale).toBe(3);
  expect(refused(city([['R1']]), ann, MORALE)).toBe('HPB-424');
});

test('[HPB-425] X-31 three general cards for one Resource, not at 2 or less', () => {
  const s = city([], (one) => (one.resource = 3));
  const next = answer(s, ann, RESOURCE);
  expect([next.resource, next.hands[ann]!.length, next.generalDeck.length]).toEqual([2, 3, s.generalDeck.length - 3]);
  const low = city([], (one) => (one.resource = 2));
  expect([isOffered(low, ann, 'resource'), refused(low, ann, RESOURCE)]).toEqual([false, 'HPB-425']);
});

test('[HPB-425] [HPB-867] Nova draws four; when somebody else takes it she may draw one general card', () => {
  const nova = quiet(ann, { characters: ['nova'], at: ['2', '3', '3', '3'] });
  expect(answer(nova, ann, RESOURCE).hands[ann]!.length).toBe(4);
  const other = quiet(ann, { characters: ['havoc', 'nova'], at: ['2', '3', '3', '3'] });
  const asked = answer(other, ann, RESOURCE);
  expect([now(asked), offers(asked, bea), asked.hands[ann]!.length]).toEqual(['nova bea', ['draw', 'no'], 3]);
  const own = asked.decks[bea]!.length;
  const drawn = answer(asked, bea, 'draw');
  expect([drawn.hands[bea]!.length, drawn.decks[bea]!.length]).toEqual([1, own]);
  expect(answer(asked, bea, 'no').hands[bea]).toEqual([]);
});

test('[HPB-426] at Resource 0 the Machines win', () => {
  const s = city([], (one) => (one.resource = 1));
  const next = run(s, effectsFrame(printed('E-III-12', 'b'), ann, true));
  expect([ended(next).reason, next.resource]).toEqual(['machine-resource', 0]);
});

test('[HPB-427] Security ranges from 0 to 5', () => {
  expect(BAR_ENDS.security).toEqual([0, 5]);
  const s = quiet(ann, { programs: [['P01']], set: (one) => (one.security = 5) });
  expect(answer(s, ann, { act: 'program', card: 'P01' }).security).toBe(5);
});

test.each([
  [1, 'deus', 4],
  [2, 'riot', -2],
  [3, 'riot', 2],
  [4, 'morale', 4],
  [5, 'resource', 10],
  [6, 'resource', 11],
] as const)('[HPB-428] City Action 4 with %i: %s becomes %i', (shows, bar, value) => {
  const s = city([], (one) => {
    one.morale = 2;
    one.resource = 9;
  });
  const next = rolling(s, ann, CHANCE, die(shows));
  expect(next[bar]).toBe(value);
  const changed = (['deus', 'riot', 'morale', 'resource', 'security', 'threat', 'apex'] as const).filter(
    (one) => next[one] !== s[one],
  );
  expect(changed).toEqual([bar]);
});

test('[HPB-429] each City action at most once in a turn', () => {
  let s = city([['B5', 'B5']], (one) => {
    one.riot = 3;
    one.ap = 9;
  });
  s = answer(rolling(s, ann, RIOT(1), die(1)), ann, 'none');
  s = rolling(answers(s, ann, MORALE, card('B5')), ann, DONE, die(1));
  s = answer(s, ann, RESOURCE);
  s = rolling(s, ann, CHANCE, die(4));
  for (const value of [RIOT(1), MORALE, RESOURCE, CHANCE]) expect(refused(s, ann, value)).toBe('HPB-429');
  expect(s.ap).toBe(5);
});

// ------------------------------------------------------------------------------------------------------------------- Nexus

const nexus = (hand: Picture['hands'] = []): State =>
  quiet(ann, { characters: ['havoc'], at: ['3', '4', '4', '4'], hands: hand });
const NEXUS = { act: 'nexus', piece: ann };

test('[HPB-440] X-14 blue 2 and 3, die 1: 4, Apex +2', () => {
  const s = answers(nexus([['B2', 'B3', 'R1', 'B1']]), ann, NEXUS, card('B2'), card('B3'));
  expect(offers(s, ann)).toEqual([DONE]); // two cards at most
  const apex = s.apex;
  expect(rolling(s, ann, DONE, die(1)).apex - apex).toBe(2);
  expect(rolling(s, ann, DONE, die(2)).apex - apex).toBe(1);
  expect(rolling(s, ann, DONE, die(4)).apex - apex).toBe(1);
  const zero = rolling(s, ann, DONE, die(5));
  expect([zero.apex - apex, zero.morale]).toEqual([0, 5]);
  const below = rolling(s, ann, DONE, die(6));
  expect([below.apex - apex, below.morale]).toEqual([0, 4]);
});

test('[HPB-440] no card is needed', () => {
  const s = answer(nexus(), ann, NEXUS);
  expect(offers(s, ann)).toEqual([DONE]);
  expect(rolling(s, ann, DONE, die(1)).morale).toBe(4);
});

test('[HPB-441] with Apex in play it is repaired, to 9 at most; when it is gone nothing happens to the bar', () => {
  const s = answers(nexus([['B5']]), ann, NEXUS, card('B5'));
  s.apexAt = 1;
  s.apex = 8;
  const repaired = rolling(s, ann, DONE, die(1));
  expect([repaired.apex, repaired.apexAt]).toEqual([9, 1]);
  s.apexAt = GONE;
  s.apex = 0;
  expect(rolling(s, ann, DONE, die(1)).apex).toBe(0);
});

test('[HPB-420] a change that changes nothing tells nothing', () => {
  const s = city();
  s.morale = 6;
  const heard: unknown[] = [];
  adjust(s, { state: s, tell: (event: unknown) => heard.push(event) } as never, 'morale', 2, NONE);
  expect(heard).toEqual([]);
});
