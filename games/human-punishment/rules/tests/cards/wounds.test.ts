import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../../content/loyalty.ts';
import { INTERROGATIONS } from '../../content/interrogation.ts';
import { WOUNDS } from '../../content/wounds.ts';
import {
  actionPoints,
  cardsToDraw,
  handLimit,
  maxHealth,
  movement,
  programLimit,
  redLimit,
  shieldOf,
} from '../../pieces.ts';
import { GONE, NONE, type State } from '../../state.ts';
import { as, type Change, changes, enemyOn, heard, quiet, scrap, wounded } from '../testing/cards.ts';
import { hurtFrame, run } from '../testing/moments.ts';
import { allowed, ann, answer, answers, bea, cem, hold, now, offers, own } from '../testing/tables.ts';

// The Wounds (content ledger 8) and the Interrogation cards (9).

describe('lasting Wounds', () => {
  test.each([
    ['W-01', movement, 1],
    ['W-02', cardsToDraw, 1],
    ['W-03', redLimit, 0],
    ['W-04', shieldOf, 0],
  ] as const)('[%s] twice: they add up, down to the floor', (id, stat, floor) => {
    const s = wounded(as('jayden', []), ann, id, id);
    expect(stat(s, ann)).toBe(Math.max(floor, stat(as('jayden', []), ann) - 2));
  });

  test('[W-04] Cracked Ribs: the Shield never falls below 0, though a Program helps first', () => {
    const s = wounded(as('havoc', []), ann, 'W-04', 'W-04');
    expect(shieldOf(s, ann)).toBe(0);
    s.open[ann]!.push(21, 0);
    expect(shieldOf(s, ann)).toBe(0);
  });

  test('[W-03] Torn Shoulder counts at once in an attack', () => {
    const s = wounded(
      as('havoc', ['R1', 'R2'], (one) => void enemyOn(one, '5b')),
      ann,
      'W-03',
    );
    const laid = answers(s, ann, { act: 'attack', piece: ann, at: '5b' }, { act: 'card', card: 'R1' });
    expect(offers(laid, ann)).toEqual([{ act: 'done' }]);
  });

  test('[W-05] Internal Bleeding: maximum Health −1, not below 1; healed, the Health is not there again', () => {
    const s = wounded(as('jayden', []), ann, 'W-05');
    s.health[ann] = 1;
    expect(maxHealth(s, ann)).toBe(1);
    s.at[ann] = 7;
    const cured = answer(answer(s, ann, { act: 'treat' }), ann, 'W-05');
    expect([maxHealth(cured, ann), cured.health[ann]]).toEqual([2, 2]); // Med Center: 1 Wound and 1 Health
  });

  test('[W-06] Tremor: the hand limit is 2 lower, in the discard step alone', () => {
    const s = wounded(as('jayden', ['B1', 'B1', 'B2', 'B2', 'B2', 'B3']), ann, 'W-06');
    expect(handLimit(s, ann)).toBe(5);
    expect(s.hands[ann]!.length).toBe(6);
    expect(now(answer(s, ann, { act: 'end' }))).toBe('cards ann');
  });

  test('[W-07] Fried Socket: one Program fewer, in the discard step alone', () => {
    const s = own(wounded(as('jayden', []), ann, 'W-07'), ann, 'P01', 'P02');
    expect(programLimit(s, ann)).toBe(1);
    expect(now(answer(s, ann, { act: 'end' }))).toBe('programAway ann');
    expect(programLimit(wounded(as('havoc', []), ann, 'W-07'), ann)).toBe(0);
  });

  test('[W-01] [W-08] Broken Leg and Exhaustion count from the next turn on: this one has begun', () => {
    const s = as('jayden', [], (one) => {
      const [leg, tired] = [0, 7];
      for (const type of [tired, leg]) one.woundDeck.splice(one.woundDeck.indexOf(type), 1);
      one.woundDeck.push(tired, leg);
    });
    const hit = run(s, hurtFrame(ann, 0, 2));
    expect([hit.ap, hit.move, actionPoints(hit, ann), movement(hit, ann)]).toEqual([2, 2, 1, 1]);
    const woken = run(hit, { stage: 'wake', step: 0, answer: NONE });
    expect([woken.ap, woken.move]).toEqual([1, 1]);
  });

  test('[HPB-888] no Wound of Dee Coy weakens Kuro', () => {
    const s = as('dee-coy', []);
    const before = [shieldOf(s, s.seats), redLimit(s, s.seats), maxHealth(s, s.seats)];
    wounded(s, ann, 'W-03', 'W-04', 'W-05');
    expect([shieldOf(s, s.seats), redLimit(s, s.seats), maxHealth(s, s.seats)]).toEqual(before);
  });
});

describe('contagious Wounds', () => {
  const enters = (id: string, bearer: number, set: (s: State) => void = () => {}): State => {
    const s = quiet({
      at: ['1', '2', '2', '4'],
      set(one) {
        wounded(one, bearer, id);
        set(one);
      },
    });
    return answer(s, ann, { act: 'move', piece: ann, to: '2' });
  };

  test('[W-09] Fever, when somebody comes to its bearer: these two alone; whoever has no card is passed over', () => {
    const s = enters('W-09', bea, (one) => [ann, bea, cem].forEach((seat) => hold(one, seat, 'B1')));
    expect(now(s)).toBe('cards ann'); // HPB-113 the Active Player first
    const next = answer(s, ann, { act: 'card', card: 'B1' });
    expect(now(next)).toBe('cards bea');
    expect(answer(next, bea, { act: 'card', card: 'B1' }).hands[cem]!.length).toBe(1);
    expect(now(enters('W-09', bea))).toBe('action ann');
  });

  test('[W-10] Nanite Rash, when its bearer comes: everybody there, but nobody falls', () => {
    const s = enters('W-10', ann, (one) => one.health.splice(0, 4, 2, 2, 1, 2));
    expect(s.health.slice(0, 4)).toEqual([1, 1, 1, 2]);
  });

  test('[W-10] Kuro catches it from others, not from Dee Coy', () => {
    const meets = (bearer: number): number => {
      const s = quiet({
        characters: ['dee-coy'],
        at: ['2', '1', '3', '3', '1'],
        set: (one) => void wounded(one, bearer, 'W-10'),
      });
      return answer(s, ann, { act: 'move', piece: ann, to: '1' }).health[s.seats]!;
    };
    expect(meets(ann)).toBe(2);
    const s = quiet({
      characters: ['dee-coy'],
      at: ['2', '1', '3', '3', '2'],
      set: (one) => void wounded(one, bea, 'W-10'),
    });
    const kuro = answer(s, ann, { act: 'move', piece: s.seats, to: '1' });
    expect([kuro.health[s.seats], kuro.health[bea]]).toEqual([1, 1]);
  });

  test('[W-11] Panic: Riot +1 once, however many are there; alone nothing happens', () => {
    expect([enters('W-11', ann).riot, enters('W-11', ann, (one) => one.at.splice(1, 2, 0, 0)).riot]).toEqual([1, 0]);
  });

  test('[W-11] [HPB-422] Panic that turns Riot red brings an EX Event in the midst of a move', () => {
    const s = enters('W-11', ann, (one) => void (one.riot = 5));
    expect(s.seenEvents[3]! + s.stack.filter((frame) => frame.stage === 'event').length).toBe(1);
  });

  test('[W-09] [W-11] two bearers who meet: each Wound works', () => {
    const s = enters('W-11', ann, (one) => void wounded(hold(one, ann, 'B1'), bea, 'W-09'));
    expect([s.riot, now(s)]).toEqual([1, 'cards ann']);
  });
});

test('every Wound is tested here or in health.test.ts', () => {
  expect(WOUNDS.map(({ id }) => id)).toEqual(
    Array.from({ length: 11 }, (_, at) => `W-${String(at + 1).padStart(2, '0')}`),
  );
});

// ------------------------------------------------------------------------------------------------------------- Interrogation

describe('Interrogation cards', () => {
  const TASKS = {
    discard: { 'ann cards': -3 },
    wound: { 'ann wounds': 1 },
    apex: { apex: -1 },
    deus: { deus: -1 },
    threat: { threat: -1 },
    morale: { morale: -2 },
    junk: { removed: 1 },
    program: { 'ann programs': -1 },
  } as const satisfies Record<string, Change>;
  type Task = keyof typeof TASKS;

  const CARDS: readonly [string, Task, Task, Task, Task][] = [
    ['IR-1', 'discard', 'wound', 'discard', 'wound'],
    ['IR-2', 'apex', 'deus', 'junk', 'threat'],
    ['IR-3', 'junk', 'threat', 'deus', 'apex'],
    ['IR-4', 'program', 'discard', 'program', 'discard'],
    ['IR-5', 'morale', 'morale', 'morale', 'morale'],
  ];

  function questioned(id: string, faction: number, set: (s: State) => void = () => {}): State {
    return as('jayden', ['B1', 'B2', 'B3', 'R1'], (s) => {
      s.detained = 1 << ann;
      s.at[ann] = 5;
      s.faction[ann] = faction;
      const card = INTERROGATIONS.findIndex((one) => one.id === id);
      s.interrogations.splice(s.interrogations.indexOf(card), 1);
      s.interrogations.push(card);
      scrap(s);
      scrap(s);
      own(s, ann, 'P01', 'P02');
      set(s);
    });
  }

  /** A table on which the task cannot be done completely. */
  const UNABLE: Record<Task, (s: State) => void> = {
    discard: (s) => void s.hands[ann]!.splice(2),
    wound: (s) => void (s.woundDeck = []),
    apex: (s) => void (s.apexAt = GONE),
    deus: (s) => void (s.deus = 0),
    threat: (s) => void (s.threat = 0),
    morale: (s) => void (s.morale = -9),
    junk: (s) => void s.junk.splice(0),
    program: (s) => void (s.programs[ann] = []),
  };

  const rows = CARDS.flatMap(([id, ...tasks]) =>
    tasks.map((task, faction) => [id, FACTION_IDS[faction]!, task, faction] as const),
  );

  test.each(rows)(
    '[%s] for a %s: %s, then free; what cannot be done completely is not offered',
    (id, _name, task, faction) => {
      const s = questioned(id, faction);
      const asked = answer(s, ann, { act: 'interrogation' });
      expect([now(asked), offers(asked, ann)]).toEqual(['interrogation ann', ['task', 'die']]);
      let state = answer(asked, ann, 'task');
      while (state.stack.at(-1)!.stage !== 'action') state = answer(state, ann, offers(state, ann)[0]);
      expect(changes(s, state)).toEqual({ ...TASKS[task], freed: ['ann'] });
      const unable = answer(questioned(id, faction, UNABLE[task]), ann, { act: 'interrogation' });
      expect(offers(unable, ann)).toEqual(['die']);
    },
  );

  test.each(CARDS.map(([id]) => id))(
    '[%s] [HPB-703] the die instead: 4 to 6 is free; the card is seen by one and shuffled back',
    (id) => {
      const asked = answer(
        questioned(id, 0, (s) => void (s.programs[ann] = [])),
        ann,
        { act: 'interrogation' },
      );
      const out = heard(asked, ann, 'die', [0, 1, 2, 3, 4], 3).map(({ type }) => type);
      expect(out).toContain('freed');
      expect(heard(asked, ann, 'die', [0, 1, 2, 3, 4], 2).map(({ type }) => type)).not.toContain('freed');
      expect(answer(asked, ann, 'die').interrogations.length).toBe(5);
    },
  );

  test('IR-1 the Wound of a task is a price: no window, and no Triage (S-DRY-2)', () => {
    const s = questioned('IR-1', 1, (one) => void hold(one, cem, 'S-DRY-2'));
    expect(s.character[cem]).toBe(4);
    const done = answers(s, ann, { act: 'interrogation' }, 'task');
    expect([now(done), done.wounds[ann]!.length]).toEqual(['action ann', 1]);
  });

  test('IR-5 [HPB-900] Public Shaming at Morale −8 ends the game before anybody is free', () => {
    const s = questioned('IR-5', 1, (one) => void (one.morale = -8));
    const over = answers(s, ann, { act: 'interrogation' }, 'task');
    expect([over.outcome?.reason, over.detained]).toEqual(['outlaws-morale', 1 << ann]);
  });

  test('[HPB-703] a task is that of the current faction, not of the card that was dealt', () => {
    const s = questioned('IR-1', 3, (one) => void (one.dealt[ann] = 0));
    expect(changes(s, answers(s, ann, { act: 'interrogation' }, 'task'))).toEqual({ 'ann wounds': 1, freed: ['ann'] });
  });
});

test('no Interrogation for the free', () => {
  expect(allowed(as('jayden', []), ann, { act: 'interrogation' })).toBe(false);
});
