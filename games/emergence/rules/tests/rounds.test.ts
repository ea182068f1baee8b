import { countdownMoments, fastRng, type Json, presetCountdown, type Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../content/types.ts';
import { emergence, type State } from '../index.ts';
import { restless } from './testing/restless.ts';
import {
  absent,
  answer,
  answers,
  asked,
  ended,
  held,
  now,
  offers,
  orange,
  red,
  refusal,
  seen,
  select,
  selecting,
  stageOf,
  step,
  told,
  turnOf,
  violet,
  yellow,
} from './testing/tables.ts';

const TWELVE = ['activate', 'boost', 'replenish', 'hack', 'spy', 'terminate'].flatMap((action) => [
  `${action}-E`,
  `${action}-B`,
]);

test('[EMG-100] a round: selection, reveal, one turn each, and the leader token passes', () => {
  let s = selecting({ leader: 'orange' });
  const seenStages: string[] = [];
  const told: string[] = [];
  for (let i = 0; i < 4 + 4; i += 1) {
    seenStages.push(now(s));
    const seat = asked(s)[0]!;
    const next = step(s, seat, stageOf(s) === 'select' ? 'spy-E' : offers(s, seat)[0]);
    told.push(...next.told.map(({ event }) => event.type).filter((type) => type !== 'idle'));
    s = next.state;
  }
  expect(seenStages).toEqual([
    'select red orange yellow violet',
    'select orange yellow violet',
    'select yellow violet',
    'select violet',
    'move orange',
    'move yellow',
    'move violet',
    'move red',
  ]);
  expect(told).toEqual(['revealed', 'moved', 'moved', 'moved', 'moved', 'leader']);
  expect(now(s)).toBe('select red orange yellow violet');
  expect(s.round).toBe(2);
});

describe('[EMG-101] one action and one augmentation', () => {
  test('twelve selections, the same for everybody', () => {
    const s = selecting();
    for (const seat of [red, orange, yellow, violet]) expect(offers(s, seat)).toEqual(TWELVE);
  });

  test.each(['activate', 'E', 'activate-X', 'sabotage-E', 'activate-E-B', ['activate-E', 'hack-B'], null])(
    '%j is none',
    (value) => {
      expect(refusal(selecting(), red, value)).toEqual({
        rule: 'EMG-101',
        why: 'Select one of the six actions together with one augmentation, E or B.',
      });
    },
  );

  test('whoever has selected is not asked again', () => {
    const s = answer(selecting(), red, 'hack-B');
    expect(asked(s)).toEqual([orange, yellow, violet]);
    expect(refusal(s, red, 'hack-E').why).toBe('You have already answered; the others are still thinking.');
  });
});

describe('[EMG-102] selections are secret, then revealed at the same moment', () => {
  test('before the last one is in, nothing is told and nothing shows', () => {
    const first = step(selecting(), red, 'terminate-B');
    expect(first.told).toEqual([]);
    for (const viewer of [orange, yellow, violet, 'spectator'] as const) {
      expect(JSON.stringify(seen(first.state, viewer))).not.toContain('terminate-B');
    }
  });

  test('then all are told in one event', () => {
    const s = answer(answer(answer(selecting(), red, 'activate-E'), violet, 'spy-B'), orange, 'boost-E');
    expect(told(s, yellow, 'hack-B')[0]).toEqual({
      type: 'revealed',
      selections: ['activate-E', 'boost-E', 'hack-B', 'spy-B'],
    });
    expect(seen(answer(s, yellow, 'hack-B'), 'spectator').operatives.map(({ selected }) => selected)).toEqual([
      'activate-E',
      'boost-E',
      'hack-B',
      'spy-B',
    ]);
  });
});

describe('[EMG-103] any combination may be selected', () => {
  test('with empty hands, and the same as last round', () => {
    const s = selecting({ show: { red: 'terminate-B' } });
    expect(offers(s, red)).toEqual(TWELVE);
    expect(select(s, { red: 'terminate-B' }).action[red]).toBe(5);
  });

  test('selecting costs nothing', () => {
    expect(select(selecting({ tokens: { red: 3 } }), { red: 'terminate-B' }).tokens[red]).toBe(3);
  });

  test('a hostile selection without tokens is a bluff: it leads to nothing', () => {
    const s = turnOf('red', {
      at: { red: 'C2', orange: 'B3' },
      show: { red: 'hack-B' },
      holds: { orange: 'TT' },
      lying: { C3: 'O' },
    });
    expect(now(answer(s, red, 'C3'))).toBe('move orange');
  });
});

describe('[EMG-104] a staged selection may be changed until the countdown ends', () => {
  const setup = { seats: 3, options: {} };
  const begun = () => {
    const { entries, state } = emergence.start({ ...setup, seed: 5 });
    const log = [...entries];
    let s = state;
    const say = (seat: number, value: Json): void => {
      const next = step(s, seat, value);
      log.push(...next.entries);
      s = next.state;
    };
    for (const seat of [0, 1, 2]) say(seat, 'understood');
    return { log, say, current: () => s };
  };

  test('also after others have selected', () => {
    const table = begun();
    table.say(red, 'hack-B');
    table.say(orange, 'boost-E');
    const back = emergence.undo(setup, table.log, red, 5);
    if (!back.ok) throw new Error(back.why);
    expect(now(back.state)).toBe('select red yellow');
    const s = answer(answer(back.state, red, 'activate-E'), yellow, 'boost-E');
    expect(seen(s, 'spectator').operatives.map(({ selected }) => selected)).toEqual([
      'activate-E',
      'boost-E',
      'boost-E',
    ]);
  });

  test('but not after the reveal', () => {
    const table = begun();
    for (const seat of [red, orange, yellow]) table.say(seat, 'boost-E');
    for (const seat of [red, orange, yellow]) expect(emergence.undo(setup, table.log, seat, 5).ok).toBe(false);
  });

  test('the countdown runs 5 seconds from the moment the leader presses', () => {
    const { countdown } = emergence;
    const pressed = { elapsed: 20, allReadySince: null, pressedAt: 20, startedAt: null };
    expect(countdownMoments(countdown!, presetCountdown(countdown!), pressed)).toMatchObject({
      phase: 'counting',
      startsAt: 20,
      opensAt: 25,
    });
  });
});

test('[EMG-105] without a clock the reveal comes with the last selection', () => {
  let s = selecting();
  for (const seat of [violet, red, yellow]) {
    s = answer(s, seat, 'boost-E');
    expect(stageOf(s)).toBe('select');
  }
  expect(stageOf(answer(s, orange, 'boost-E'))).toBe('move');
});

describe('[EMG-106] [D-SELECT] who has staged nothing gets activate and the last augmentation', () => {
  test('round 1: electromechanical', () => expect(absent(selecting(), red)).toBe('activate-E'));

  test.each([
    ['boost-E', 'activate-E'],
    ['boost-B', 'activate-B'],
    ['terminate-B', 'activate-B'],
    ['activate-B', 'activate-B'],
  ] as const)('after %s: %s', (last, now) => {
    expect(absent(selecting({ show: { red: last } }), red)).toBe(now);
  });
});

test('[EMG-107] until the reveal others see who is ready, never what is staged', () => {
  const s = answer(answer(selecting(), orange, 'hack-B'), violet, 'spy-B');
  const ready = [false, true, false, true];
  expect(seen(s, orange).now.at(-1)).toEqual({ stage: 'select', ready, mine: 'hack-B' });
  expect(seen(s, violet).now.at(-1)).toEqual({ stage: 'select', ready, mine: 'spy-B' });
  expect(seen(s, red).now.at(-1)).toEqual({ stage: 'select', ready, mine: null });
  expect(seen(s, 'spectator').now.at(-1)).toEqual({ stage: 'select', ready, mine: null });
});

test('[EMG-108] revealed selections are public and stay as they are during the round', () => {
  const shown = { red: 'boost-B', orange: 'replenish-E', yellow: 'spy-B', violet: 'activate-E' } as const;
  let s = select(selecting({ tokens: { yellow: 3 } }), shown);
  const rng = fastRng(3);
  while (s.round === 1) {
    for (const viewer of [red, violet, 'spectator'] as const) {
      expect(seen(s, viewer).operatives.map(({ selected }) => selected)).toEqual(Object.values(shown));
    }
    expect(stageOf(s)).not.toBe('select');
    emergence.playRandom(s, rng);
  }
  s = select(s, { red: 'hack-E' });
  expect(seen(s, orange).operatives[red]!.selected).toBe('hack-E');
});

describe('[EMG-109] an augmentation holds from one reveal to the next', () => {
  test('also for those who have had their turn', () => {
    const s = turnOf('red', { at: { red: 'B2', orange: 'C2' }, show: { red: 'spy-B', orange: 'spy-E' } });
    expect(offers(answer(s, red, 'C3'), orange)).not.toContain('C3');
    const same = turnOf('red', { at: { red: 'B2', orange: 'C2' }, show: { red: 'spy-E', orange: 'spy-E' } });
    expect(offers(answer(same, red, 'C3'), orange)).toContain('C3');
  });

  test('and through the next selection', () => {
    let s = turnOf('violet', { show: { red: 'spy-B', violet: 'spy-E' } });
    s = answer(answer(s, violet, 'C3'), red, 'hack-E');
    expect(stageOf(s)).toBe('select');
    expect(seen(s, orange).operatives.map(({ selected }) => selected)).toEqual([
      'spy-B',
      'activate-E',
      'activate-E',
      'spy-E',
    ]);
  });
});

test.each([
  ['red', ['red', 'orange', 'yellow', 'violet']],
  ['yellow', ['yellow', 'violet', 'red', 'orange']],
] as const)('[EMG-110] with %s as leader the turns go %s', (leader, order) => {
  let s = select(selecting({ leader }));
  const moved: string[] = [];
  while (s.round === 1) {
    const seat = asked(s)[0]!;
    moved.push(COLOURS[seat]!);
    s = answer(s, seat, offers(s, seat)[0]);
  }
  expect(moved).toEqual(order);
});

test('[EMG-111] after the last turn the leader token passes to the left and the next round begins', () => {
  const s = turnOf('orange', { leader: 'yellow', round: 6, show: { orange: 'spy-E' } });
  const next = step(s, orange, 'C3');
  expect(next.state.leader).toBe(violet);
  expect(next.state.round).toBe(7);
  expect(next.told.at(-1)).toEqual({ event: { type: 'leader', seat: violet, round: 7 }, to: 'all' });
  expect(now(next.state)).toBe('select red orange yellow violet');
  const midway = answer(turnOf('red', { leader: 'yellow', show: { red: 'spy-E' } }), red, 'C3');
  expect([midway.leader, midway.round]).toEqual([yellow, 1]);
});

describe('[EMG-112] everybody may talk, in public', () => {
  test('the rules know no private channel: only a card, dealt or spied on, is told to one alone', () => {
    const secret = new Set<string>();
    for (const { after } of restless(60, 40))
      for (const { event, to } of after.told) if (to !== 'all') secret.add(event.type);
    expect([...secret]).toEqual(['saw']);
    const { told } = emergence.start({ seats: 6, seed: 1 });
    expect(new Set(told.filter(({ to }) => to !== 'all').map(({ event }) => event.type))).toEqual(new Set(['dealt']));
  });
});

describe('[EMG-113] nothing is given, traded or lent', () => {
  test('no question is about it', () => {
    const questions = new Set<string>();
    for (const { about } of restless(60, 40)) questions.add(about);
    const known = 'action boost compile insert move select spySeen target teleport';
    expect([...questions].sort()).toEqual(known.split(' '));
    for (const name of Object.keys(emergence.stages)) expect(name).not.toMatch(/give|trade|lend|offer|gift/i);
  });

  test('holdings change only for the one who answers, except by hack and terminate', () => {
    const holdings = (s: State, seat: Seat): string => `${held(s, seat)} and ${s.tokens[seat]}`;
    let robbed = 0;
    for (const { before, seat, after } of restless(60, 40)) {
      const victims = after.told.flatMap(({ event }) =>
        event.type === 'hacked' || event.type === 'terminated' ? [event.on] : [],
      );
      robbed += victims.length;
      const bystanders = [...COLOURS.keys()].filter((x) => x < before.seats && x !== seat && !victims.includes(x));
      const changed = bystanders.filter((x) => holdings(before, x) !== holdings(after.state, x));
      expect(changed).toEqual([]);
    }
    expect(robbed).toBeGreaterThan(20);
  });
});

describe('[EMG-114] the game stops at once', () => {
  test('when the city is empty, those who are still to come have no turn', () => {
    const s = turnOf('orange', { at: { orange: 'D4' }, onlyLying: { C3: 'O' } });
    const over = answers(s, orange, 'C3', 'activate');
    expect(stageOf(over)).toBe('over');
    expect(asked(over)).toEqual([]);
    expect(refusal(over, yellow, 'C3').why).toBe('The game is over.');
  });

  test('when a requirement is met, too', () => {
    const s = turnOf('red', { at: { red: 'A3' }, tokens: { red: 15 } });
    const over = answers(s, red, 'A4', 'activate', { ai: 15, human: 0 });
    expect(stageOf(over)).toBe('over');
    expect(over.round).toBe(1);
  });
});

describe('[EMG-115] the mission is called off', () => {
  const lastMove = (picture: { round: number; roundLimit?: number; length?: 'extended' }): State =>
    answer(turnOf('violet', { ...picture, show: { violet: 'spy-E' } }), violet, 'C3');

  test.each([
    ['short', 60],
    ['extended', 120],
  ])('after round %s: %d', (length, limit) => {
    expect(emergence.start({ seats: 4, seed: 1, options: { length } }).state.roundLimit).toBe(limit);
  });

  test('the Humans win when round 60 is over', () => {
    expect(ended(lastMove({ round: 60 }))).toMatchObject({
      reason: 'called-off',
      winners: [violet],
      rules: ['EMG-115'],
    });
  });

  test('not before', () => {
    const s = lastMove({ round: 59 });
    expect(now(s)).toBe('select red orange yellow violet');
    expect(s.round).toBe(60);
    expect(stageOf(answer(turnOf('red', { round: 60, show: { red: 'spy-E' } }), red, 'C3'))).toBe('move');
  });

  test('the extended game goes on until round 120', () => {
    expect(stageOf(lastMove({ round: 60, length: 'extended' }))).toBe('select');
    expect(stageOf(lastMove({ round: 120, length: 'extended' }))).toBe('over');
  });

  test('the host may switch it off', () => {
    const settled = emergence.start({ seats: 4, seed: 1, options: { roundLimit: false } });
    expect(settled.state.roundLimit).toBe(0);
    expect(stageOf(lastMove({ round: 60, roundLimit: 0 }))).toBe('select');
    expect(stageOf(lastMove({ round: 500, roundLimit: 0 }))).toBe('select');
    expect(emergence.start({ seats: 4, seed: 1 }).state.roundLimit).toBe(60);
  });
});
