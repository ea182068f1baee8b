import { describe, expect, test } from 'vitest';
import { placeNamed } from '../../content/enemy-places.ts';
import { EVENTS } from '../../content/events.ts';
import { type CheckFrame, type EnemyAttackFrame, type Frame, NONE, type State } from '../../state.ts';
import { enemyOn, wounded } from '../testing/cards.ts';
import { question, storyOf, wholeStory } from '../testing/story.ts';
import { ann, bea, cem, game, type Picture, put, turnUpNext } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';
import { attackFrom } from '../testing/attacks.ts';

// Single points that no other test tells apart.

const CITY = 1;
const HQ = 3;
const DEUS = 15;

function table(at: readonly string[], picture: Picture = {}): State {
  return quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'dee-coy'], at, ...picture });
}

function attack(place: string, more: Partial<EnemyAttackFrame> = {}): Frame {
  return attackFrom(placeNamed(place), CITY, more);
}

const told = (lines: readonly string[], ...types: string[]): string[] =>
  lines.filter((line) => types.some((type) => line.startsWith(type)));

describe('[HPB-540] Enemies', () => {
  test('[HPB-520] a red die without an Enemy: nobody comes', () => {
    const phase: Frame = { stage: 'activation', step: 0, orange: 0, red: 0, white1: 0, white2: 0 };
    const lines = storyOf(table(['5', '5', '5', '5', '5']), [phase], 0, 11, 0, 0);
    expect(told(lines, 'nobodyCame', 'spawned')).toEqual(['nobodyCame']);
  });
  test('Deus attacks where he stands, and is no Crawler', () => {
    const s = turnUpNext(enemyOn(table(['4', '5', '5', '5', '5']), 'red2', DEUS, 5), 'grey');
    const lines = storyOf(s, [{ stage: 'activate', area: HQ, at: 0 }]);
    expect(told(lines, 'enemyAttacks')).toEqual([`enemyAttacks kind=15 at=red2 pieces=[0]`]);
    const city = enemyOn(table(['5', '5', '5', '5', '5']), 'red1', DEUS, 5);
    expect(storyOf(city, [{ stage: 'activate', area: CITY, at: 9 }])).toEqual(['now action by=0']);
  });
  test('[HPB-544] the Leader picks, not the General; whoever was picked and is no longer there is picked anew', () => {
    const s = enemyOn(
      table(['2', '2', '5', '5', '5'], { set: (one) => Object.assign(one, { general: cem, leader: bea }) }),
      '6',
    );
    expect(storyOf(s, [attack('6')]).at(-1)).toBe('now target by=1 from=3');
    expect(storyOf(s, [attack('6', { answer: cem })]).at(-1)).toBe('now target by=1 from=3');
    expect(told(storyOf(turnUpNext(s, 'grey'), [attack('6', { answer: bea })]), 'enemyAttacks')).toEqual([
      'enemyAttacks kind=6 at=6 pieces=[1]',
    ]);
  });
  test('[HPB-562] the card that Apex turns up is no longer in the general deck', () => {
    const s = turnUpNext(
      enemyOn(table(['5', '5', '5', '5', '5'], { set: (one) => Object.assign(one, { apexAt: 2, apex: 5 }) }), '6'),
      'B5',
      'R3',
    );
    const lines = storyOf(s, [attack('6', { step: 1, targets: 1 << 5, declared: 1 })]);
    expect(told(lines, 'generalList')).toHaveLength(2);
  });
  test('[HPB-525] 8 is a Dead Zone already: then 6/8', () => {
    const s = table(['5', '5', '5', '5', '5'], { set: (one) => (one.destroyed = 1 << placeNamed('8')) });
    const lines = storyOf(s, [{ stage: 'deadZone', white1: 0, white2: 0, step: 0, answer: NONE }], 3, 3);
    expect(told(lines, 'deadZone')).toEqual(['deadZone at=6/8']);
  });
});

test('[HPB-575] a Wound that asks each player asks Dee Coy’s once, for Kuro too', () => {
  const s = wounded(table(['2', '5', '5', '2', '2'], { hands: [['B3', 'B2'], [], [], ['R3', 'R2']] }), ann, 'W-09');
  const lines = wholeStory(s, [{ stage: 'entering', piece: ann, step: 1, at: 0, answer: NONE }], (now, seat) =>
    game.absent(now, seat),
  );
  expect(told(lines, 'discarded')).toHaveLength(2);
});

describe('[HPB-652] to [HPB-658] checks', () => {
  const number = (fits: (event: (typeof EVENTS)[number]) => boolean): number => EVENTS.findIndex(fits);
  const FREE = number((event) => event.type === 'colour' && event.free);
  const BOUND = number((event) => event.type === 'colour' && !event.free);
  const SHOW = number((event) => event.type === 'check' && event.noShow !== null);
  const check = (event: number, more: Partial<CheckFrame> = {}): Frame => ({
    stage: 'check',
    event,
    step: 0,
    turn: 1,
    cards: [],
    authors: [],
    counts: [0, 0, 0, 0],
    free: [0, 0, 0, 0],
    declared: [1, 1, 1, 1],
    revealed: 0,
    removed: [],
    change: 0,
    result: 0,
    ...more,
  });
  const asked = (
    event: number,
    hand: readonly ('grey' | 'green' | 'B3' | 'R1' | 'S-JAY-2')[],
    more: Partial<CheckFrame> = {},
    set: (s: State) => unknown = () => {},
    last = 0,
  ): string[] => {
    const s = quiet(ann, { characters: ['jayden'], hands: [hand] });
    set(s);
    return question(put(put(s, check(event, more)), { stage: 'contribute', by: ann, last }), ann);
  };
  test('each card once; beyond the limit only a wanted colour that is free of it', () => {
    const both = ['grey', 'grey', 'green', 'B3', 'B3'] as const;
    expect(asked(FREE, both)).toEqual([
      'asked: ann',
      'act=card card=B3 sign=0, seen as act=card',
      'act=card card=grey sign=0, seen as act=card',
      'act=card card=green sign=0, seen as act=card',
      'act=done',
      'away: act=done',
    ]);
    expect(asked(FREE, both, { counts: [3, 0, 0, 0] })).toEqual([
      'asked: ann',
      'act=card card=green sign=0, seen as act=card',
      'act=done',
      'away: act=done',
    ]);
    expect(asked(BOUND, both, { counts: [2, 0, 0, 0] })).toEqual([
      'asked: ann',
      'act=card card=B3 sign=0, seen as act=card',
      'act=card card=grey sign=0, seen as act=card',
      'act=card card=green sign=0, seen as act=card',
      'act=done',
      'away: act=done',
    ]);
    expect(asked(SHOW, both, { counts: [2, 0, 0, 0] })).toEqual([
      'asked: ann',
      'act=card card=B3 sign=0, seen as act=card',
      'act=card card=grey sign=0, seen as act=card',
      'act=card card=green sign=0, seen as act=card',
      'act=done',
      'away: act=done',
    ]);
    expect(asked(FREE, both, {}, (s) => (s.detained = 1))).toEqual([
      'asked: ann',
      'act=card card=B3 sign=0, seen as act=card',
      'act=card card=grey sign=0, seen as act=card',
      'act=card card=green sign=0, seen as act=card',
      'act=done',
      'away: act=done',
    ]);
    expect(asked(FREE, both, { counts: [3, 0, 0, 0], free: [1, 0, 0, 0] })).toEqual([
      'asked: ann',
      'act=card card=B3 sign=0, seen as act=card',
      'act=card card=grey sign=0, seen as act=card',
      'act=card card=green sign=0, seen as act=card',
      'act=done',
      'away: act=done',
    ]);
  });
  test('[HPB-658] whoever is away lays the cheapest card where staying out costs something', () => {
    const away = (...so: Parameters<typeof asked>): string => asked(...so).find((line) => line.startsWith('away'))!;
    expect(away(SHOW, ['B3', 'R1'])).toBe('away: act=card card=R1 sign=0');
    expect(away(SHOW, ['B3', 'R1'], { counts: [1, 0, 0, 0] })).toBe('away: act=done');
    expect(away(SHOW, ['B3', 'R1'], {}, () => {}, 1)).toBe('away: act=done');
    expect(away(SHOW, ['S-JAY-2'])).toBe('away: act=done');
    expect(away(FREE, ['B3', 'R1'])).toBe('away: act=done');
  });
  test('[HPB-656] a card that is free of the limit leaves room for others', () => {
    const s = quiet(ann, { hands: [['grey', 'grey', 'green', 'green', 'B3', 'B3']] });
    put(put(s, check(FREE)), { stage: 'contribute', by: ann, last: 0 });
    const wanted = EVENTS[FREE]!.type === 'colour' && EVENTS[FREE]!.wanted.includes('grey') ? 'grey' : 'green';
    const after = game.after(s, { seat: ann, value: { act: 'card', card: wanted, sign: 0 } });
    expect(after.ok && after.state.stack.find(({ stage }) => stage === 'check')).toMatchObject({
      counts: [1, 0, 0, 0],
      free: [1, 0, 0, 0],
    });
  });
});

test('[HPB-660] a decision with nothing to choose from, and one with one way', () => {
  const lines = EVENTS.flatMap(({ id, type }, event) => {
    if (type !== 'decision') return [];
    const s = quiet(ann, { at: ['4', '5', '5', '3'], set: (one) => Object.assign(one, { leader: bea, general: cem }) });
    Object.assign(s, {
      sectors: [[1], [2], [3]],
      supply: [],
      supplyDiscard: [],
      beside: [],
      programDeck: [],
      programDiscard: [],
      display: [],
    });
    Object.assign(s, {
      generalDeck: [],
      discard: [],
      decks: [[], [], [], []],
      destroyed: (1 << 17) - 1,
      morale: 10,
      riot: 0,
    });
    s.stack.push({ stage: 'event', event, step: 1, answer: 0 }, { stage: 'nova', by: ann });
    const after = game.after(s, { seat: ann, value: 'no' });
    if (!after.ok) throw new Error(after.why);
    const decided = after.told.flatMap(({ event: one }) =>
      one.type === 'decided' ? `${one.option} by ${one.by}, ` : [],
    );
    return [`${id}: ${decided.join('')}${after.state.outcome === null ? after.state.stack.at(-1)!.stage : 'over'}`];
  });
  expect(lines).toEqual([
    'E-I-12: decide',
    'E-I-13: decide',
    'E-I-14: decide',
    'E-I-15: decide',
    'E-II-12: decide',
    'E-II-13: B by -1, action',
    'E-II-14: B by -1, action',
    'E-II-15: decide',
    'E-III-10: decide',
    'E-III-11: B by -1, window',
    'E-III-12: decide',
  ]);
});
