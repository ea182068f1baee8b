import type { Entry, Json, Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { SPACES } from '../content/board.ts';
import { UPGRADE_IDS, SABOTAGE_IDS } from '../content/cards.ts';
import { robotariat, type State } from '../index.ts';
import { playedBy } from '../state.ts';
import {
  ann,
  answer,
  answers,
  ended,
  now,
  npc,
  npcTurn,
  offers,
  type Picture,
  postersOn,
  refusal,
  reportAll,
  seen,
  tracks,
  turnOf,
  where,
} from './testing/tables.ts';
import { activate, END, lead, move, send } from './testing/acts.ts';

// Ledger 7. The long turn example of the rulebook is one recorded game, dice and all, that is replayed move by move.

const [zender, eye, smith] = [0, 1, 2] as const;
const SETUP = { seats: 3, options: { mode: 'secret', first: 1 } } as const;

const said = (seat: Seat, about: string, value: Json): Entry => ({ type: 'answer', seat, about, value });
const came = (label: string, of: number, outcome: number | number[]): Entry => ({
  type: 'chance',
  label,
  of,
  came: outcome,
});

/** An order of ten cards with these on top, as a shuffle writes it down. */
function onTop(ids: readonly string[], ...top: string[]): number[] {
  const first = top.map((id) => ids.indexOf(id));
  return [...first, ...ids.map((_, card) => card).filter((card) => !first.includes(card))];
}

/** The faces as numbers on the dice: see content/board.ts. */
const BLACK = { blue: 0, yellow: 3, x: 5 };
const RED = { yellow: 0, blue: 3, x: 5 };
const dice = (roll: number, black: keyof typeof BLACK, red: keyof typeof RED): Entry[] => [
  came(`black die ${roll}`, 6, BLACK[black]),
  came(`red die ${roll}`, 6, RED[red]),
];

const STEPS = {
  E0: [
    came('upgrades 10', 10, onTop(UPGRADE_IDS, 'U01')),
    came('sabotages 10', 10, onTop(SABOTAGE_IDS, 'S03', 'S01')),
    said(zender, 'choose', 'zender'),
    said(eye, 'choose', 'electric-eye'),
    said(smith, 'choose', 'smith'),
    came('objectives', 5, [0, 1, 2, 3, 4]),
  ],
  E2: [
    said(zender, 'turn', move('P')),
    said(zender, 'turn', activate('P')),
    said(zender, 'poster', 'U'),
    said(zender, 'turn', END),
    said(zender, 'lead', lead(1, 'yellow')),
    ...dice(1, 'blue', 'yellow'),
  ],
  E3: [
    said(eye, 'turn', activate('S')),
    said(eye, 'sabotage', 'S01'),
    came('sabotages 9', 9, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
    said(eye, 'extra', 'pay'),
    said(eye, 'turn', move('P')),
  ],
  E4: [said(eye, 'turn', END), ...dice(2, 'x', 'yellow')],
  E5: [
    said(smith, 'turn', activate('P')),
    said(smith, 'poster', 'R'),
    said(smith, 'turn', move('U')),
    said(smith, 'turn', move('R')),
  ],
  E6: [said(smith, 'turn', END), ...dice(3, 'blue', 'blue')],
  E8: [said(zender, 'turn', move('M')), said(zender, 'turn', activate('M')), said(zender, 'masses', send(1, 'U'))],
  E9: [said(zender, 'turn', END), said(zender, 'lead', lead(1, 'blue')), ...dice(4, 'blue', 'x')],
} satisfies Record<string, Entry[]>;

const ORDER = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** The table after this step of the example. */
function after(step: keyof typeof STEPS): State {
  const log = ORDER.slice(0, ORDER.indexOf(step) + 1).flatMap((name): Entry[] => STEPS[name]);
  const back = robotariat.replay(SETUP, log);
  if (!back.ok) throw new Error(`entry ${back.at}: ${back.why}`);
  return back.state;
}

describe('the turn example of the rulebook', () => {
  test('E0 [RTA-007, RTA-018, RTA-019] set-up', () => {
    const s = after('E0');
    expect([where(s, zender), where(s, eye), where(s, smith)]).toEqual(['U', 'S', 'P']);
    expect(seen(s, eye).players[smith]!.upgrades).toEqual(['U01']);
    expect(playedBy(s, smith)).toBe(0);
    expect([tracks(s), SPACES[s.token], s.supply]).toEqual([[0, 5, 0], 'M', 8]);
  });

  test('E1 [RTA-102, RTA-103, RTA-511] the Civilian enters on M and finds nobody', () => {
    const s = after('E0');
    expect([s.round, npc(s, 1), s.funds, now(s)]).toEqual([1, 'M', 0, 'turn ann']);
  });

  test('E2 [RTA-202, RTA-301, RTA-811, RTA-410] Zender’s first turn', () => {
    const s = after('E2');
    expect([npc(s, 1), s.funds, s.supply, postersOn(s, 'U'), where(s, zender)]).toEqual(['Y', 0, 7, 1, 'P']);
    expect(now(s)).toBe('turn bea');
  });

  test('E3 [RTA-805, RTA-311, RTA-315, RTA-316] Electric Eye looks, sabotages and pays', () => {
    expect(seen(after('E2'), eye).top).toEqual(['S03', 'S01']);
    const s = after('E3');
    expect([tracks(s), s.sabotageDeck.length, playedBy(s, eye), where(s, eye)]).toEqual([[0, 4, 3], 9, 1, 'P']);
  });

  test('E4 [RTA-405, RTA-404, RTA-511] her NPC turn', () => {
    const s = after('E4');
    expect([SPACES[s.token], npc(s, 1), s.funds]).toEqual(['S', 'U', 1]);
  });

  test('E5 [RTA-209] The Smith’s two steps, which New Treads alone allow', () => {
    const s = after('E5');
    expect([where(s, smith), s.supply, postersOn(s, 'R')]).toEqual(['R', 6, 1]);
    const without = turnOf(ann, { at: ['P'] });
    expect(offers(answer(without, ann, move('U')), ann)).not.toContain(move('R'));
  });

  test('E6 [RTA-404, RTA-511, RTA-512] his NPC turn brings 5', () => {
    const s = after('E6');
    expect([npc(s, 1), s.funds, s.office]).toEqual(['R', 6, 3]);
  });

  test('E7 [RTA-102, RTA-503, RTA-504, RTA-507, RTA-508] the Oppressor enters on S and finds nothing', () => {
    const s = after('E6');
    expect([s.round, npc(s, 2), tracks(s), s.junk]).toEqual([2, 'S', [6, 4, 3], 0]);
  });

  test('E8 [RTA-351, RTA-511] Zender moves the masses for 1', () => {
    const s = after('E8');
    expect([npc(s, 1), s.funds]).toEqual(['U', 7]);
  });

  test('E9 [RTA-811, RTA-403, RTA-504, RTA-503, RTA-405] 5 gained, then 2 lost', () => {
    const s = after('E9');
    expect([npc(s, 1), npc(s, 2), SPACES[s.token]]).toEqual(['R', 'P', 'P']);
    expect(tracks(s)).toEqual([10, 4, 3]);
    // the gain came before the fine
    const led = robotariat.after(answer(after('E8'), zender, END), { seat: zender, value: lead(1, 'blue') });
    if (!led.ok) throw new Error(led.why);
    expect(led.told.flatMap(({ event }) => (event.type === 'met' ? [event.donation] : [])).slice(0, 1)).toEqual([5]);
  });

  test('E10 [RTA-206] Electric Eye cannot use Poster, but may go and use another space', () => {
    const s = after('E9');
    expect(now(s)).toBe('turn bea');
    expect(offers(s, eye)).toEqual([move('S'), move('U'), move('M'), END]);
    expect(refusal(s, eye, activate('P'))).toMatchObject({ rule: 'RTA-206' });
    expect(offers(answer(s, eye, move('U')), eye)).toContain(activate('U'));
  });
});

describe('the other examples of the ledger', () => {
  test('E11 [RTA-503, RTA-504, RTA-506, RTA-507, RTA-508] the quick reference', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      round: 2,
      npcs: { 1: 'R', 2: 'U' },
      at: ['R', 'R', 'Y', 'Y'],
      posters: { R: 1 },
      office: 3,
      funds: 3,
      reputation: 4,
    });
    expect([tracks(s), s.junk]).toEqual([[0, 3, 1], 1]);
  });

  test('E12 [RTA-408, RTA-510] Civilian and patrol arrive together', () => {
    const s = npcTurn(ann, 'blue', 'blue', {
      round: 2,
      npcs: { 1: 'U', 2: 'U' },
      posters: { R: 3 },
      at: ['Y', 'Y', 'Y', 'Y'],
    });
    expect([s.junk, s.funds]).toEqual([3, 0]);
  });

  test('E13 [RTA-316] an extra refused', () => {
    const draw = (card: 'S01' | 'S05', reputation: number): State =>
      answers(turnOf(ann, { at: ['S'], topSabotages: [card, 'S09'], reputation }), ann, activate('S'), card);
    expect([now(draw('S01', 1)), now(draw('S05', 2)), now(draw('S01', 2))]).toEqual([
      'turn ann',
      'turn ann',
      'extra ann',
    ]);
  });

  test('E14 [RTA-601, RTA-412] the end comes at once', () => {
    const s = npcTurn(ann, 'x', 'yellow', {
      seats: 3,
      round: 3,
      npcs: { 1: 'U', 2: 'M', 3: 'S' },
      posters: { R: 1, P: 1 },
      at: ['Y', 'Y', 'Y'],
      funds: 44,
    });
    expect([ended(s).reason, s.funds]).toEqual(['success', 45]);
  });

  test('E15 [RTA-603, RTA-602] both in one step: failure', () => {
    const s = npcTurn(ann, 'blue', 'yellow', {
      seats: 3,
      round: 2,
      npcs: { 1: 'U', 2: 'S' },
      posters: { P: 4, R: 1 },
      reputation: 1,
      funds: 44,
    });
    expect(ended(s).reason).toBe('no-reputation');
  });

  const near = { npcs: { 1: 'U' }, posters: { R: 1 }, at: ['Y', 'Y', 'Y', 'Y'], funds: 59 } as const;
  const succeed = (picture: Picture): State => reportAll(npcTurn(ann, 'x', 'yellow', { ...near, ...picture }));

  test('E16 [RTA-711] Bursar: Office 7, later 0, later 2', () => {
    const rise = (to: number): State =>
      answers(turnOf(ann, { at: ['R'], funds: 9, office: to - 5 }), ann, activate('R'), 5);
    expect([rise(7).peaked, rise(6).peaked]).toEqual([1, 0]);
    const drop = npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'U' }, office: 2, peaked: true });
    expect(drop.emptied).toBe(1);
    expect(ended(succeed({ objectives: ['bursar'], peaked: true, emptied: true, office: 2 })).winners).toEqual([ann]);
    expect(ended(succeed({ objectives: ['bursar'], office: 2 })).winners).toEqual([]);
  });

  test('E17 [RTA-781] Turncoat: failure and success with 7 and 8 cards', () => {
    const cards = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08'] as const;
    // whoever else wins with these cards does not matter here
    const wins = (s: State): boolean => ended(s).winners.includes(ann);
    const fail = (n: number): State =>
      npcTurn(ann, 'blue', 'x', {
        round: 2,
        npcs: { 2: 'S' },
        posters: { P: 4 },
        reputation: 1,
        objectives: ['turncoat'],
        used: { 1: cards.slice(0, n) },
      });
    const win = (n: number): State => succeed({ objectives: ['turncoat'], used: { 1: cards.slice(0, n) } });
    expect([fail(7), fail(8), win(7), win(8)].map(wins)).toEqual([true, false, false, true]);
  });

  test('E18 [RTA-806, RTA-752] Überbot and two posters', () => {
    const uber = { characters: ['uberbot'], at: ['R', 'Y', 'Y', 'Y'], posters: { R: 2 } } as const;
    expect(npcTurn(ann, 'x', 'yellow', { ...uber, npcs: { 1: 'U' } }).funds).toBe(5);
    const patrol = npcTurn(ann, 'blue', 'x', { ...uber, round: 2, npcs: { 2: 'U' } });
    expect([patrol.reputation, patrol.junkedBest]).toEqual([5, 2]);
  });
});
