import { chanceFrom } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { inVain, SABOTAGES, type SabotageId, UPGRADES } from '../content/cards.ts';
import { SPACES } from '../content/board.ts';
import type { State } from '../index.ts';
import {
  absent,
  ann,
  answer,
  answers,
  bea,
  dov,
  ended,
  nextRound,
  now,
  npc,
  npcs,
  npcTurn,
  offers,
  type Picture,
  postersOn,
  refusal,
  rolledBy,
  seen,
  step,
  told,
  tracks,
  turnOf,
  where,
} from './testing/tables.ts';
import {
  ABILITY,
  activate,
  END,
  KEEP,
  lead,
  move,
  NOTHING,
  putBack,
  send,
  set,
  STAKE,
  SYMPATHY,
} from './testing/acts.ts';

const AWAY = ['Y', 'Y', 'Y', 'Y'] as const;

test('[RTA-017] ten cards in each deck, all different', () => {
  expect([UPGRADES.length, SABOTAGES.length]).toEqual([10, 10]);
  expect(new Set([...UPGRADES, ...SABOTAGES].map(({ name }) => name)).size).toBe(20);
});

describe('Upgrades [RTA-322]', () => {
  test('[RTA-911] U01 New Treads: one more step', () => {
    const s = turnOf(ann, { at: ['P'], upgrades: { 0: ['U01'] } });
    const there = answers(s, ann, move('U'), move('R'));
    expect([where(there, ann), SPACES.some((space) => offers(there, ann).includes(move(space)))]).toEqual(['R', false]);
    expect(offers(answer(turnOf(ann, { at: ['P'] }), ann, move('U')), ann)).not.toContain(move('R'));
  });

  describe('[RTA-912] U02 Sliding Scale', () => {
    const staking = (picture: Picture = {}): State => turnOf(ann, { funds: 9, upgrades: { 0: ['U02'] }, ...picture });

    test('stakes 1 to 3, and no more than the Funds hold', () => {
      expect(offers(answer(staking(), ann, STAKE), ann)).toEqual([1, 2, 3]);
      expect(offers(answer(staking({ funds: 2 }), ann, STAKE), ann)).toEqual([1, 2]);
      expect(offers(staking({ funds: 0 }), ann)).not.toContain(STAKE);
    });

    test('yellow wins it, blue loses it, X changes nothing and leaves the token', () => {
      const came: Record<string, number> = {};
      for (let seed = 0; seed < 60; seed += 1) {
        const s = answer(staking(), ann, STAKE);
        s.chance = chanceFrom(seed);
        const { state, told: heard } = step(s, ann, 3);
        const event = heard[0]!.event as unknown as { face: string };
        came[event.face] = state.funds;
        expect(SPACES[state.token]).toBe('M');
      }
      expect(came).toEqual({ yellow: 12, blue: 6, x: 9 });
    });

    test('once a turn, not re-rolled by MT-Q, and it may win the game', () => {
      const s = answers(staking({ characters: ['mt-q'] }), ann, STAKE, 1);
      expect([now(s), offers(s, ann).includes(STAKE)]).toEqual(['turn ann', false]);
      for (let seed = 0; seed < 20; seed += 1) {
        const last = answer(staking({ seats: 3, mode: 'cooperative', funds: 44 }), ann, STAKE);
        last.chance = chanceFrom(seed);
        const next = answer(last, ann, 1);
        expect(now(next)).toBe(next.funds === 45 ? 'over' : 'turn ann');
      }
    });
  });

  test('[RTA-913] U03 Loudspeaker Grille: a Civilian who meets the owner gives 1 more', () => {
    const s = (owner: number): State =>
      npcTurn(ann, 'x', 'yellow', { npcs: { 1: 'U' }, at: ['R', 'R', 'Y', 'Y'], upgrades: { [owner]: ['U03'] } });
    expect([s(0).funds, s(3).funds]).toEqual([3, 2]);
  });

  describe('[RTA-914] U04 Appliance Disguise', () => {
    const picture = {
      round: 2,
      npcs: { 1: 'Y', 2: 'S' },
      at: ['P', 'P', 'Y', 'Y'],
      funds: 9,
      posters: { P: 2 },
    } as const;
    test('not fined, and not counted for suspicion', () => {
      expect(tracks(npcTurn(ann, 'blue', 'x', picture))).toEqual([5, 5, 0]);
      expect(tracks(npcTurn(ann, 'blue', 'x', { ...picture, upgrades: { 0: ['U04'] } }))).toEqual([7, 6, 0]);
    });
    test('Civilians still give', () => {
      expect(
        npcTurn(ann, 'x', 'yellow', { npcs: { 1: 'U' }, at: ['R', 'Y', 'Y', 'Y'], upgrades: { 0: ['U04'] } }).funds,
      ).toBe(1);
    });
  });

  describe('[RTA-915] U05 Second Print Head', () => {
    const printing = (picture: Picture = {}): State =>
      answer(turnOf(ann, { at: ['P'], upgrades: { 0: ['U05'] }, ...picture }), ann, activate('P'));
    test('one more poster, on the same space or another, or none', () => {
      const s = answer(printing(), ann, 'R');
      expect(offers(s, ann)).toEqual([...SPACES, 'none']);
      expect(postersOn(answer(s, ann, 'R'), 'R')).toBe(2);
      expect([answer(s, ann, 'none').supply, now(answer(s, ann, 'none'))]).toEqual([7, 'turn ann']);
    });
    test('not with an empty supply', () => expect(now(answer(printing({ junk: 7 }), ann, 'R'))).toBe('turn ann'));
    test('not for Wally’s ability', () => {
      const s = turnOf(ann, { characters: ['wally'], office: 2, upgrades: { 0: ['U05'] } });
      expect(now(answers(s, ann, ABILITY, 'R'))).toBe('turn ann');
    });
  });

  describe('[RTA-916] U06 Forecast Module', () => {
    const picture = { upgrades: { 0: ['U06'] }, round: 2, npcs: { 1: 'Y', 2: 'M' } } as const;
    test('re-rolls one die once in the own NPC turn, and accepts it', () => {
      const s = answer(rolledBy(ann, 'blue', 'yellow', picture), ann, 'keep');
      expect([now(s), offers(s, ann)]).toEqual(['forecast ann', ['keep', 'black', 'red']]);
      const { state, entries } = step(s, ann, 'black');
      expect(entries.map((entry) => (entry.type === 'chance' ? entry.label : ''))).toEqual(['', 'black die 1']);
      expect([now(state), npc(state, 1)]).toEqual(['turn bea', 'U']); // the red die stays as it was
      expect(npcs(answer(s, ann, 'keep'))).toBe('US----');
    });
    test('not in somebody else’s NPC turn, nor for a roll by a card', () => {
      expect(now(npcTurn(bea, 'blue', 'yellow', picture))).toBe('turn col');
      const card = turnOf(ann, { ...picture, at: ['S'], topSabotages: ['S02', 'S09'] });
      expect(now(answers(card, ann, activate('S'), 'S02', 'decline'))).toBe('turn ann');
    });
  });

  test('[RTA-917] U07 Override Chip: activates although Oppressors are there', () => {
    const picture = { at: ['P'], round: 2, npcs: { 2: 'P' } } as const;
    expect(offers(turnOf(ann, { ...picture, upgrades: { 0: ['U07'] } }), ann)).toContain(activate('P'));
    expect(offers(turnOf(ann, { ...picture, upgrades: { 1: ['U07'] } }), ann)).not.toContain(activate('P'));
  });

  describe('[RTA-918] U08 Ledger Coprocessor', () => {
    const giving = (picture: Picture): State =>
      answer(turnOf(ann, { at: ['R'], upgrades: { 0: ['U08'] }, ...picture }), ann, activate('R'));
    test('the Office rises by 2 more than is spent', () => {
      expect(tracks(answer(giving({ funds: 9 }), ann, 3))).toEqual([6, 6, 5]);
      expect(tracks(answer(giving({ funds: 9, office: 9 }), ann, 1))).toEqual([8, 6, 10]);
    });
    test('nothing may be spent, also with Funds 0', () => {
      expect(offers(giving({ funds: 0 }), ann)).toEqual([0]);
      expect(tracks(answer(giving({ funds: 0 }), ann, 0))).toEqual([0, 6, 2]);
      expect(absent(giving({ funds: 0 }), ann)).toBe(0);
    });
  });

  describe('[RTA-919] U09 Long-Range Transmitter', () => {
    test('a space next to the own one, or the own one', () => {
      const s = turnOf(ann, { at: ['P'], round: 2, npcs: { 1: 'Y', 2: 'U' }, upgrades: { 0: ['U09'] } });
      expect(offers(s, ann)).toEqual([
        move('S'),
        move('U'),
        move('M'),
        activate('P'),
        activate('S'),
        activate('M'),
        END,
      ]);
      expect(refusal(s, ann, activate('U'))).toMatchObject({ rule: 'RTA-206' }); // an Oppressor there
      expect(refusal(s, ann, activate('Y'))).toMatchObject({ rule: 'RTA-205' });
      expect([now(answer(s, ann, activate('M'))), where(answer(s, ann, activate('M')), ann)]).toEqual([
        'masses ann',
        'P',
      ]);
    });
    test('still one activation', () => {
      const s = answers(turnOf(ann, { at: ['P'], upgrades: { 0: ['U09'] } }), ann, activate('P'), 'R');
      expect(offers(s, ann)).toEqual([move('S'), move('U'), move('M'), END]);
    });
  });

  describe('[RTA-920] U10 Sympathy Circuits', () => {
    const felt = (picture: Picture): State =>
      turnOf(ann, { at: ['U'], npcs: { 1: 'U' }, funds: 5, upgrades: { 0: ['U10'] }, ...picture });
    test('2 SPARK for 1 Reputation beside a Civilian, once', () => {
      const s = answer(felt({}), ann, SYMPATHY);
      expect([tracks(s), offers(s, ann).includes(SYMPATHY)]).toEqual([[3, 7, 0], false]);
    });
    test.each([
      ['without a Civilian', { npcs: { 1: 'P' } }],
      ['beside an Oppressor', { round: 2, npcs: { 1: 'U', 2: 'U' } }],
      ['with 1 SPARK', { funds: 1 }],
    ] as const)('not %s', (_what, picture) => {
      expect(offers(felt(picture), ann)).not.toContain(SYMPATHY);
      expect(refusal(felt(picture), ann, SYMPATHY)).toMatchObject({ rule: 'RTA-210' });
    });
  });
});

/** Ann activates Sabotage and uses this card; then she answers. */
function use(card: SabotageId, picture: Picture = {}, ...values: unknown[]): State {
  const other = card === 'S09' ? 'S01' : 'S09';
  const s = turnOf(ann, { at: ['S', 'Y', 'Y', 'Y'], topSabotages: [card, other], ...picture });
  return answers(s, ann, activate('S'), card, ...values);
}

describe('Sabotage cards [RTA-315]', () => {
  describe('[RTA-921] S01 A Credit to the Revolution', () => {
    test('Office +1, with the extra +3 in all', () => {
      expect(tracks(use('S01', {}, 'decline'))).toEqual([0, 6, 1]);
      expect(tracks(use('S01', {}, 'pay'))).toEqual([0, 5, 3]);
    });
    test('not asked where the main effect fills the Office', () =>
      expect(tracks(use('S01', { office: 9 }))).toEqual([0, 6, 10]));
  });

  describe('[RTA-922] S02 Adjust Traffic Reports', () => {
    const picture = { round: 2, npcs: { 1: 'Y', 2: 'M' }, token: 'M' } as const;
    test('a roll, movement and encounters now; the NPC turn still follows', () => {
      const s = use('S02', picture);
      const { told: heard, state } = step(s, ann, 'decline');
      expect(heard.map(({ event }) => event.type)).toContain('rolled');
      expect(now(state)).toBe('turn ann');
      expect(told(state, ann, END).map(({ type }) => type)).toContain('rolled');
    });
    test('with the extra one die is set after the roll', () => {
      const s = use('S02', picture, 'pay');
      expect([now(s), s.reputation]).toEqual(['adjust ann', 5]);
      const rolled = s.stack.at(-1) as { black: number; red: number };
      const others = [
        set('black', 'yellow'),
        set('black', 'blue'),
        set('black', 'x'),
        set('red', 'yellow'),
        set('red', 'blue'),
        set('red', 'x'),
      ].filter((_, i) => i !== rolled.black && i !== rolled.red + 3);
      expect(new Set(offers(s, ann))).toEqual(new Set([KEEP, ...others]));
      for (const value of others.filter(({ die }) => die === 'black')) {
        expect(npc(answer(s, ann, value), 2)).toBe({ yellow: 'Y', blue: 'S', x: 'M' }[value.face]);
      }
    });
    test('Alice can set the red die only', () => {
      const s = use('S02', { ...picture, characters: ['alice'] }, 'pay', 'blue');
      expect(offers(s, ann)).not.toContainEqual(expect.objectContaining({ die: 'black' }));
      expect(npc(answer(s, ann, KEEP), 2)).toBe('S');
    });
    test('a jammed radio does not stop it', () => {
      const s = use('S02', { ...picture, jammed: 1 }, 'pay');
      const next = answer(s, ann, offers(s, ann).includes(set('black', 'blue')) ? set('black', 'blue') : KEEP);
      expect([npc(next, 2), next.jammed]).toEqual(['S', 1]);
    });
  });

  describe('[RTA-923] S03 Jam the Patrol Radio', () => {
    const picture = { round: 2, npcs: { 1: 'Y', 2: 'M' } } as const;
    const jammed = (turns: number, black: 'blue' | 'x'): State =>
      npcTurn(ann, black, 'yellow', { ...picture, jammed: turns });
    test('a black arrow is void in this turn’s NPC turn', () => {
      expect(use('S03', picture, 'decline').jammed).toBe(1);
      const s = jammed(1, 'blue');
      expect([npcs(s), s.jammed]).toEqual(['UM----', 0]);
    });
    test('an X works', () => expect(SPACES[jammed(1, 'x').token]).toBe('S'));
    test('with the extra also in the next one', () => {
      expect(use('S03', picture, 'pay').jammed).toBe(2);
      expect(jammed(2, 'blue').jammed).toBe(1);
    });
    test('not asked in the very last turn', () => {
      const s = turnOf(dov, {
        at: ['Y', 'Y', 'Y', 'S'],
        round: 6,
        npcs: { 1: 'Y', 2: 'Y', 3: 'Y', 4: 'Y', 5: 'Y', 6: 'Y' },
        topSabotages: ['S03', 'S09'],
      });
      expect(now(answers(s, dov, activate('S'), 'S03'))).toBe('turn dov');
      const before = turnOf(ann, {
        at: ['S', 'Y', 'Y', 'Y'],
        round: 6,
        npcs: { 1: 'Y', 2: 'Y', 3: 'Y', 4: 'Y', 5: 'Y', 6: 'Y' },
        topSabotages: ['S03', 'S09'],
      });
      expect(now(answers(before, ann, activate('S'), 'S03'))).toBe('extra ann');
    });
    test('neither M nor an entering Oppressor is stopped', () => {
      const s = turnOf(ann, { ...picture, at: ['M'], jammed: 1, npcs: { 1: 'Y', 2: 'S' }, posters: { P: 1 } });
      expect(answers(s, ann, activate('M'), send(2, 'P')).junk).toBe(1);
      expect(nextRound({ round: 1, token: 'P', posters: { P: 2 }, jammed: 1 }).junk).toBe(2);
    });
  });

  test.each([
    [0, 0, null],
    [2, 2, null],
    [3, 3, null],
    [4, 3, 4],
    [6, 3, 6],
  ])('[RTA-924] S04 Pirate Broadcast: %i spaces with posters bring %i, with the extra %s', (spaces, plain, paid) => {
    const posters = Object.fromEntries(SPACES.slice(0, spaces).map((space, i) => [space, i === 0 ? 2 : 1]));
    const asked = use('S04', { posters });
    expect(now(asked)).toBe(paid === null ? 'turn ann' : 'extra ann');
    if (paid === null) expect(asked.funds).toBe(plain);
    else expect([answer(asked, ann, 'decline').funds, answer(asked, ann, 'pay').funds]).toEqual([plain, paid]);
  });

  test('[RTA-925] S05 Skim the Treasury: 2 SPARK, for 2 Reputation 5 more', () => {
    expect(tracks(use('S05', {}, 'decline'))).toEqual([2, 6, 0]);
    expect(tracks(use('S05', {}, 'pay'))).toEqual([7, 4, 0]);
  });

  describe('[RTA-926] S06 False Alarm', () => {
    const picture = { round: 5, npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'M', 5: 'U' }, posters: { P: 2 } } as const;
    test('one Oppressor to any other space, where it encounters', () => {
      const s = use('S06', picture, 'decline');
      expect(offers(s, ann)).toHaveLength(15);
      expect(refusal(s, ann, send(2, 'R'))).toMatchObject({ rule: 'RTA-926' });
      const next = answer(s, ann, send(2, 'P'));
      expect([npc(next, 2), next.junk, now(next)]).toEqual(['P', 2, 'turn ann']);
    });
    test('with the extra a second one to the same space', () => {
      const s = answer(use('S06', picture, 'pay'), ann, send(2, 'P'));
      expect([now(s), offers(s, ann)]).toEqual(['alarm ann', [send(4, 'P'), send(5, 'P')]]);
      expect(npcs(answer(s, ann, send(5, 'P')))).toBe('YPYMP-');
    });
    test('not asked with one Oppressor out; nothing at all without', () => {
      expect(now(use('S06', { round: 2, npcs: { 1: 'Y', 2: 'R' } }))).toBe('alarm ann');
      expect(now(use('S06', { npcs: { 1: 'Y' } }))).toBe('turn ann');
    });
    test('if the others stand there already, none follows', () => {
      const s = use('S06', { round: 4, npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'M' } }, 'pay', send(2, 'M'));
      expect([now(s), npcs(s)]).toEqual(['turn ann', 'YMYM--']);
    });
    test('absent: the oldest, to the quietest space next to it', () => {
      expect(absent(use('S06', { ...picture, posters: { S: 1, U: 1 } }, 'decline'), ann)).toBe(send(2, 'U'));
      expect(
        absent(use('S06', { ...picture, posters: { S: 1, U: 1 }, at: ['S', 'U', 'M', 'M'] }, 'decline'), ann),
      ).toBe(send(2, 'Y'));
      expect(absent(use('S06', picture, 'pay', send(4, 'P')), ann)).toBe(send(2, 'P'));
    });
  });

  describe('[RTA-927] S07 Wheatpaste Raid', () => {
    test('up to two supply posters on two different spaces', () => {
      const s = use('S07');
      expect(offers(s, ann)).toHaveLength(1 + 6 + 15);
      expect(refusal(s, ann, ['R', 'R'])).toMatchObject({ rule: 'RTA-927' });
      const next = answer(s, ann, ['P', 'R']);
      expect([postersOn(next, 'P'), postersOn(next, 'R'), next.supply]).toEqual([1, 1, 6]);
      expect(answer(s, ann, []).supply).toBe(8);
    });
    test('with the extra then up to two of the Junk Pile on one space', () => {
      const s = answer(use('S07', { junk: 3 }, 'pay'), ann, ['P', 'R']);
      expect([now(s), offers(s, ann)]).toEqual([
        'repaste ann',
        [NOTHING, ...SPACES.map((space) => putBack(1, space)), ...SPACES.map((space) => putBack(2, space))],
      ]);
      const next = answer(s, ann, putBack(2, 'P'));
      expect([postersOn(next, 'P'), next.junk]).toEqual([3, 1]);
      expect(answer(s, ann, NOTHING).junk).toBe(3);
    });
    test('one poster each where there is only one', () => {
      expect(offers(use('S07', { junk: 1 }, 'pay', []), ann)).toHaveLength(1 + 6);
      expect(offers(use('S07', { junk: 7 }, 'decline'), ann)).toHaveLength(1 + 6);
    });
    test('not asked with an empty Junk Pile; with an empty supply only the extra', () => {
      expect(now(use('S07'))).toBe('paste ann');
      expect(now(use('S07', { junk: 8 }, 'pay'))).toBe('repaste ann');
    });
  });

  describe('[RTA-928] S08 Wildcat Strike', () => {
    const picture = {
      round: 6,
      npcs: { 1: 'Y', 2: 'S', 3: 'P', 4: 'S', 5: 'S', 6: 'U' },
      posters: { U: 1, R: 1 },
    } as const;
    test('one Civilian along a path of one’s choice', () => {
      const s = use('S08', { ...picture, upgrades: { 0: ['U07'] } }, 'decline');
      expect(offers(s, ann)).toEqual([
        lead(1, 'yellow'),
        lead(1, 'blue'),
        lead(3, 'yellow'),
        lead(3, 'blue'),
        lead(6, 'yellow'),
        lead(6, 'blue'),
      ]);
      const next = answer(s, ann, lead(3, 'blue'));
      expect([npc(next, 3), next.funds, now(next)]).toEqual(['U', 1, 'turn ann']);
    });
    test('with the extra then every other, in order of entry', () => {
      const s = use('S08', { ...picture, upgrades: { 0: ['U07'] } }, 'pay', lead(3, 'blue'));
      expect(offers(s, ann)).toEqual([lead(1, 'yellow'), lead(1, 'blue')]);
      const next = answer(s, ann, lead(1, 'yellow'));
      expect(offers(next, ann)).toEqual([lead(6, 'yellow'), lead(6, 'blue')]);
      const over = answer(next, ann, lead(6, 'yellow'));
      expect([npcs(over), over.funds, now(over)]).toEqual(['USUSSR', 3, 'turn ann']);
    });
    test('not asked with one Civilian', () => expect(now(use('S08', { npcs: { 1: 'Y' } }))).toBe('strike ann'));
    test('it may win the game before the others have moved', () => {
      const s = use(
        'S08',
        { ...picture, seats: 3, mode: 'cooperative', funds: 44, upgrades: { 0: ['U07'] } },
        'pay',
        lead(3, 'blue'),
      );
      expect([ended(s).reason, npc(s, 1)]).toEqual(['success', 'Y']);
    });
  });

  describe('[RTA-929] S09 Burn the Evidence', () => {
    const picture = { posters: { P: 2, U: 4 }, reputation: 3 } as const;
    const burnt = (n: number): State =>
      use(
        'S09',
        picture,
        ['P', 'P', 'U', 'U', 'U', 'U'].slice(0, n).map((space) => [space]),
      );
    test.each([
      [0, 3],
      [1, 3],
      [2, 4],
      [4, 4],
      [5, 5],
      [6, 5],
    ])('%i posters: Reputation %i', (n, reputation) => {
      const s = burnt(n);
      expect([s.reputation, s.junk, s.junkedBest, now(s)]).toEqual([reputation, n, n, 'turn ann']);
    });
    test('all are told how many went from where, and it counts as torn down', () => {
      const asked = use('S09', picture);
      const burning = [['P'], ['U'], ['U']];
      expect(told(asked, ann, burning)).toContainEqual({
        type: 'burnt',
        by: ann,
        posters: 3,
        reputation: 1,
        from: { P: 1, U: 2 },
      });
      const before = seen(asked, ann).players[ann]!.deeds;
      expect(seen(answer(asked, ann, burning), ann).players[ann]!.deeds.torn).toBe(before.torn + 3);
    });
    test('only posters that hang there', () => {
      expect(refusal(use('S09', picture), ann, [['P'], ['P'], ['P']])).toEqual({
        rule: 'RTA-929',
        why: 'Choose posters that hang on the board, each on a space that has as many.',
      });
      expect(offers(use('S09', picture), ann)).toHaveLength(3 * 5);
    });
    test('no extra, and nothing to do on an empty board', () => expect(now(use('S09'))).toBe('turn ann'));
  });

  describe('[RTA-930] S10 Cook the Books', () => {
    test('lowers the Office by up to 4, 1 SPARK each', () => {
      expect(offers(use('S10', { office: 6 }, 'decline'), ann)).toEqual([0, 1, 2, 3, 4]);
      expect(offers(use('S10', { office: 2 }, 'decline'), ann)).toEqual([0, 1, 2]);
      expect(tracks(use('S10', { office: 6 }, 'decline', 3))).toEqual([3, 6, 3]);
      expect(refusal(use('S10', { office: 6 }, 'decline'), ann, 5)).toEqual({
        rule: 'RTA-930',
        why: 'You can lower the Office by up to 4, or leave it as it is.',
      });
    });
    test('all are told, it counts as drained, and the turn goes on', () => {
      const asked = use('S10', { office: 6 }, 'decline');
      expect(told(asked, ann, 3)).toContainEqual({ type: 'cooked', by: ann, levels: 3, spark: 3 });
      const s = answer(asked, ann, 3);
      expect(now(s)).toBe('turn ann');
      const before = seen(asked, ann).players[ann]!.deeds;
      expect(seen(s, ann).players[ann]!.deeds.drained).toBe(before.drained + 3);
    });
    test('[RTA-601] SPARK enough ends the game at once', () => {
      const { target } = seen(turnOf(ann, { mode: 'cooperative' }), ann);
      const rich = use('S10', { mode: 'cooperative', office: 4, funds: target - 2 }, 'decline');
      expect(ended(answer(rich, ann, 2))).toMatchObject({ reason: 'success' });
    });
    test('with the extra to 0, and 1 SPARK more', () =>
      expect(tracks(use('S10', { office: 6 }, 'pay'))).toEqual([7, 5, 0]));
    test('with Office 0 nothing', () => expect(tracks(use('S10'))).toEqual([0, 6, 0]));
  });
});

describe('[RTA-319] an extra that would do nothing now can be paid all the same', () => {
  const LAST = { round: 6, npcs: { 1: 'Y', 2: 'Y', 3: 'Y', 4: 'Y', 5: 'Y', 6: 'Y' }, first: bea } as const;
  const vain = [
    ['S01', { office: 9 }],
    ['S01', { office: 10 }],
    ['S03', LAST],
    ['S04', {}],
    ['S04', { posters: { P: 2, S: 1, U: 1 } }],
    ['S06', { npcs: { 1: 'Y' } }],
    ['S06', { round: 2, npcs: { 1: 'Y', 2: 'R' } }],
    ['S07', {}],
    ['S08', { npcs: { 1: 'Y' } }],
    ['S10', {}],
  ] as const satisfies readonly (readonly [SabotageId, Picture])[];
  const useful = [
    ['S01', { office: 8 }],
    ['S02', {}],
    ['S03', {}],
    ['S04', { posters: { P: 1, S: 1, U: 1, R: 1 } }],
    ['S05', {}],
    ['S06', { round: 4, npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'R' } }],
    ['S07', { junk: 1 }],
    ['S08', { round: 3, npcs: { 1: 'Y', 2: 'R', 3: 'Y' } }],
    ['S10', { office: 1 }],
  ] as const satisfies readonly (readonly [SabotageId, Picture])[];
  const drawn = (card: SabotageId, picture: Picture): State =>
    answer(turnOf(ann, { at: ['S', 'Y', 'Y', 'Y'], topSabotages: [card, 'S09'], ...picture }), ann, activate('S'));

  test.each(vain)('%s with %j: paid, and what comes of the card is the same', (card, picture) => {
    const s = drawn(card, picture);
    expect(offers(s, ann)).toEqual([card, 'S09', inVain(card)]);
    const [plain, paid] = [answer(s, ann, card), answer(s, ann, inVain(card))];
    expect([plain.reputation, paid.reputation]).toEqual([6, 5]);
    expect(seen(paid, bea).players[ann]!.deeds.extras).toBe(1);
    expect(told(s, ann, inVain(card)).slice(0, 2)).toMatchObject([
      { type: 'used', card },
      { type: 'paid', card, reputation: 1, vain: true },
    ]);
    const untold = { reputation: 0, deeds: [] };
    expect({ ...paid, ...untold }).toEqual({ ...plain, ...untold });
  });

  test.each(vain)('[RTA-316] %s with %j: not the last Reputation', (card, picture) => {
    const s = drawn(card, { ...picture, reputation: 1 });
    expect(offers(s, ann)).toEqual([card, 'S09']);
    expect(refusal(s, ann, inVain(card))).toMatchObject({ rule: 'RTA-316' });
  });

  test.each(useful)('%s with %j does something: that is asked after the card', (card, picture) => {
    const s = drawn(card, picture);
    expect(offers(s, ann)).toEqual([card, 'S09']);
    expect(now(answer(s, ann, card))).toBe('extra ann');
    expect(refusal(s, ann, inVain(card))).toMatchObject({ rule: 'RTA-319' });
  });

  test('a Saboteur can win by it', () => {
    const s = drawn('S04', { seats: 3, objectives: ['saboteur'], funds: 44, reputation: 2, posters: { P: 1 } });
    expect(ended(answer(s, ann, inVain('S04')))).toMatchObject({ reason: 'success', winners: [ann] });
    expect(ended(answer(s, ann, 'S04')).winners).not.toContain(ann);
  });
});

describe('cards that meet', () => {
  test('the Override Chip with the Long-Range Transmitter: a space next door, Oppressors or not', () => {
    const s = turnOf(ann, { at: ['P'], round: 2, npcs: { 1: 'Y', 2: 'U' }, upgrades: { 0: ['U07', 'U09'] } });
    expect(offers(s, ann)).toContain(activate('U'));
  });
  test('the Transmitter with the Coprocessor: the Office from next door, for nothing', () => {
    const s = turnOf(ann, { at: ['U'], upgrades: { 0: ['U08', 'U09'] } });
    expect(answers(s, ann, activate('R'), 0).office).toBe(2);
  });
  test('New Treads with the Print Head: step, two posters, step', () => {
    const s = answers(
      turnOf(ann, { at: ['U'], upgrades: { 0: ['U01', 'U05'] } }),
      ann,
      move('P'),
      activate('P'),
      'R',
      'R',
      move('M'),
    );
    expect([postersOn(s, 'R'), where(s, ann)]).toEqual([2, 'M']);
  });
  test('two who fold: the Disguise takes the crowd below four', () => {
    const picture = {
      round: 2,
      npcs: { 1: 'P', 2: 'S' },
      at: ['P', 'Y', 'Y', 'Y'],
      posters: { P: 2 },
      funds: 4,
    } as const;
    expect(npcTurn(ann, 'blue', 'x', picture).reputation).toBe(5);
    expect(npcTurn(ann, 'blue', 'x', { ...picture, upgrades: { 0: ['U04'] } }).reputation).toBe(6);
    expect(npcTurn(ann, 'blue', 'x', { ...picture, at: AWAY, upgrades: { 0: ['U04'] } }).reputation).toBe(6);
  });
});
