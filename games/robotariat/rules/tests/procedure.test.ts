import { type Json, type Seat, seedFromText } from '@tablewright/kernel';
import { playGame, randomPlayer, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { robotariat, type State } from '../index.ts';
import { REASONS } from '../stages/ending.ts';
import {
  absent,
  ann,
  answer,
  answers,
  bea,
  npcTurn,
  now,
  offers,
  type Picture,
  rolledBy,
  seen,
  turnOf,
} from './testing/tables.ts';
import { ABILITY, activate, END, KEEP, lead, move, NOTHING, READY, send, STAKE } from './testing/acts.ts';

test('[RTA-901] the rules never ask for a vote and never restrict talk', () => {
  const asking = Object.entries(robotariat.stages).filter(([, { kind }]) => kind === 'ask');
  expect(asking.map(([name]) => name).filter((name) => /vote|talk|say|chat|agree/.test(name))).toEqual([]);
  // one seat decides at a time, all along; only the report is asked of all at once
  const sealed = Object.entries(robotariat.stages).filter(([, { kind }]) => kind === 'sealed');
  expect(sealed.map(([name]) => name)).toEqual(['report']);
  const rng = rngFor(3, 'talk');
  let s = robotariat.start({ seats: 4, seed: 3 }).state;
  while (s.outcome === null) {
    const [seat, ...others] = [0, 1, 2, 3].filter((one) => (robotariat.waiting(s) & (1 << one)) !== 0);
    expect(others).toEqual(now(s).startsWith('report') ? [1, 2, 3] : []);
    s = answer(s, seat!, randomPlayer(rng).answer(seen(s, seat!), robotariat.asksSeen(s, seat!).mine!));
  }
});

test('[RTA-902] counts, decks, tracks and positions are public at all times', () => {
  const s = turnOf(ann, {
    round: 2,
    npcs: { 1: 'U', 2: 'P' },
    posters: { R: 2 },
    junk: 1,
    funds: 9,
    office: 3,
    token: 'Y',
    upgrades: { 1: ['U03', 'U05'] },
    starting: ['U05'],
    used: { 2: ['S04'] },
  });
  for (const viewer of [ann, bea, 'spectator'] as const) {
    const view = seen(s, viewer);
    expect(view).toMatchObject({
      round: 2,
      funds: 9,
      reputation: 6,
      office: 3,
      reward: 3,
      supply: 5,
      junk: 1,
      token: 'Y',
      decks: { upgrade: 8, sabotage: 9 },
      posters: { P: 0, S: 0, U: 0, Y: 0, R: 2, M: 0 },
    });
    expect(view.npcs.slice(0, 2)).toEqual([
      { kind: 'CR', at: 'U' },
      { kind: 'HO', at: 'P' },
    ]);
    expect(view.players.map(({ at, played, upgrades, used }) => [at, played, upgrades, used])).toEqual([
      ['Y', 0, [], []],
      ['U', 1, ['U03', 'U05'], []],
      ['P', 1, [], ['S04']],
      ['R', 0, [], []],
    ]);
  }
});

describe('[RTA-903] what is answered for somebody who is away (ledger 6)', () => {
  const at = (space: 'P' | 'S' | 'U' | 'Y' | 'R' | 'M', picture: Picture = {}): State =>
    answer(turnOf(ann, { at: [space], npcs: { 1: 'Y' }, ...picture }), ann, activate(space));
  const card = (id: 'S01' | 'S02' | 'S06' | 'S07' | 'S08' | 'S09' | 'S10', picture: Picture = {}): State =>
    answer(at('S', { topSabotages: [id, 'S05'], ...picture }), ann, id);
  const two = { round: 2, npcs: { 1: 'Y', 2: 'R' } } as const;

  test.each<[string, State, Json]>([
    ['D02, D03, D16 to D20 the turn', turnOf(ann), END],
    ['D04 a poster', at('P'), 'R'],
    ['D04 a second poster', answer(at('P', { upgrades: { 0: ['U05'] } }), ann, 'U'), 'none'],
    ['D05 a Sabotage card', at('S', { topSabotages: ['S09', 'S03'] }), 'S03'],
    ['D06 an extra', card('S01'), 'decline'],
    ['D07 setting a die', answer(card('S02'), ann, 'pay'), KEEP],
    ['D08 an alarm', card('S06', two), send(2, 'Y')],
    ['D09 a strike', card('S08'), lead(1, 'yellow')],
    ['D10 a fire', card('S09', { posters: { P: 2 } }), []],
    ['D11 the books', answer(card('S10', { office: 3 }), ann, 'decline'), 0],
    ['D12 an Upgrade', at('U', { topUpgrades: ['U07', 'U02'] }), 'U02'],
    ['D13 the Junk Pile', at('Y', { junk: 3 }), { P: 0, S: 0, U: 0, Y: 0, R: 3, M: 0 }],
    ['D14 the Office', at('R', { funds: 9 }), 1],
    ['D15 the masses', at('M', { posters: { U: 2 } }), send(1, 'U')],
    [
      'D15 the masses, with an Oppressor on the best space',
      at('M', { round: 2, npcs: { 1: 'Y', 2: 'U' }, posters: { U: 2 }, at: ['M', 'R', 'P', 'P'] }),
      send(1, 'R'),
    ],
    [
      'D08 the second of an alarm',
      answers(card('S06', { round: 4, npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'M' } }), ann, 'pay', send(4, 'P')),
      send(2, 'P'),
    ],
    [
      'D09 the others of a strike',
      answers(card('S08', { round: 3, npcs: { 1: 'Y', 2: 'R', 3: 'P' } }), ann, 'pay', lead(3, 'blue')),
      lead(1, 'yellow'),
    ],
    ['D04 the posters of a raid', card('S07'), ['R']],
    ['D04 the extra of a raid', answers(card('S07', { junk: 2 }), ann, 'pay', []), NOTHING],
    ['D14 the Office, with the Coprocessor and no Funds', at('R', { upgrades: { 0: ['U08'] } }), 0],
    ['D16 A1-5, once begun', answer(turnOf(ann, { characters: ['a1-5'] }), ann, ABILITY), NOTHING],
    [
      'D17 Mr. Postman, once begun',
      answer(turnOf(ann, { characters: ['postman'], posters: { P: 1 } }), ann, ABILITY),
      NOTHING,
    ],
    ['D18 Wally, once begun', answer(turnOf(ann, { characters: ['wally'], office: 1 }), ann, ABILITY), 'R'],
    ['D19 a stake, once begun', answer(turnOf(ann, { funds: 5, upgrades: { 0: ['U02'] } }), ann, STAKE), 1],
    ['D21 Alice', answer(turnOf(ann, { characters: ['alice'], ...two }), ann, END), 'blue'],
    ['D22 Zender', answer(turnOf(ann, { characters: ['zender'] }), ann, END), lead(1, 'yellow')],
    ['D23 MT-Q', rolledBy(ann, 'x', 'x', { characters: ['mt-q'] }), 'keep'],
    ['D24 the Forecast Module', npcTurn(ann, 'x', 'x', { upgrades: { 0: ['U06'] } }), 'keep'],
    [
      'D25 ArciTech',
      npcTurn(ann, 'blue', 'x', { characters: ['arcitech'], round: 2, npcs: { 2: 'S' }, posters: { P: 1 } }),
      'none',
    ],
  ])('%s', (_what, s, expected) => {
    expect(absent(s, ann)).toEqual(expected);
    expect(robotariat.explain(s, ann, expected).ok).toBe(true);
  });

  test('D01 a character, D26 a report', () => {
    expect(absent(robotariat.start({ seats: 3, options: { first: 1 }, seed: 1 }).state, ann)).toBe('random');
    const s = npcTurn(ann, 'x', 'yellow', { npcs: { 1: 'U' }, posters: { R: 1 }, funds: 59, objectives: ['spy'] });
    expect([absent(s, ann), absent(s, bea)]).toEqual([NOTHING, READY]);
  });

  test('a bot takes a seat over in the middle, with its character and its objective', () => {
    const s = turnOf(ann, { objectives: ['dealer'], at: ['S'] });
    const bot = robotariat.advisor(ann, rngFor(1, 'bot'));
    const value = bot.answer(seen(s, ann), robotariat.asksSeen(s, ann).mine!);
    const next = answer(s, ann, value);
    expect([next.character, next.objective]).toEqual([s.character, s.objective]);
  });
});

test('[RTA-904] no answer gives the game up: it ends in one of three ways only', () => {
  expect(Object.keys(REASONS)).toEqual(['success', 'no-reputation', 'out-of-time']);
  const s = answers(turnOf(ann, { at: ['P'] }), ann, activate('P'), 'R');
  expect(offers(s, ann)).toEqual([move('S'), move('U'), move('M'), END]);
});

test('[RTA-905] one seed, one game: the same answers lead to the same table', () => {
  const play = (seed: number): State => {
    const players = Array.from({ length: 4 }, (_, seat: Seat) => randomPlayer(rngFor(seed, `player ${seat}`)));
    return playGame(robotariat, { seats: 4, seed: seedFromText(`${seed}`), players }).state;
  };
  expect(play(1)).toEqual(play(1));
  expect(play(1)).not.toEqual(play(2));
});

test('[RTA-905] shuffles happen exactly where the rules say so', () => {
  const labels = (s: State, value: Json): string[] => {
    const next = robotariat.after(s, { seat: ann, value });
    return next.ok ? next.entries.flatMap((entry) => (entry.type === 'chance' ? [entry.label] : [])) : ['refused'];
  };
  const s = turnOf(ann, { at: ['S'], topSabotages: ['S05', 'S09'] });
  expect(labels(s, activate('S'))).toEqual([]);
  expect(labels(answer(s, ann, activate('S')), 'S05')).toEqual(['sabotages 9']);
  expect(labels(s, END)).toEqual(['black die 1', 'red die 1']);
  expect(labels(s, move('P'))).toEqual([]);
});
