import { describe, expect, test } from 'vitest';
import { ALL_ROUNDERS } from '../../content/all-rounders.ts';
import { RECON } from '../../content/recon.ts';
import { redLimit } from '../../pieces.ts';
import { NONE, RECON_USED, type State, TALLIES } from '../../state.ts';
import { as, carry, type Change, changes, claim, enemyOn, fill, TANK, wounded } from '../testing/cards.ts';
import { runWith } from '../testing/moments.ts';
import {
  allowed,
  ann,
  answer,
  answers,
  bea,
  cem,
  dan,
  hold,
  now,
  offers,
  told,
  turnUpNext,
} from '../testing/tables.ts';

// What lies on the boards: Jayden's All-Rounder cards (content ledger 2) and the Recon cards (7).

// ----------------------------------------------------------------------------------------------------------- All-Rounder cards

describe('All-Rounder cards', () => {
  const play = (card: string): { act: string; card: string } => ({ act: 'allRounder', card });
  const jayden = (set?: (s: State) => void): State => as('jayden', [], set);

  interface Row {
    id: string;
    set?: (s: State) => void;
    says?: unknown[];
    does: Change;
    not?: (s: State) => void;
  }
  const ROWS: readonly Row[] = [
    { id: 'AR-3', set: (s) => void (s.health[bea] = 1), does: { 'bea health': 1 }, not: () => {} },
    { id: 'AR-3', set: (s) => void wounded(s, cem, 'W-01'), says: ['W-01'], does: { 'cem wounds': -1 } },
    { id: 'AR-4', does: { 'ann programs': 1 }, not: (s) => void s.programDeck.splice(0) },
    { id: 'AR-5', set: (s) => void (s.riot = 5), says: [0], does: { riot: -3 } },
    { id: 'AR-5', says: [1], does: { morale: 2 }, not: (s) => Object.assign(s, { riot: 0, morale: 6 }) },
    { id: 'AR-6', says: [0], does: { apex: 1 }, not: (s) => Object.assign(s, { apexAt: -2, deusAt: -2 }) },
    { id: 'AR-6', says: [1], does: { apex: -1 } },
    { id: 'AR-6', says: [2], does: { deus: 1 } },
    { id: 'AR-6', says: [3], does: { deus: -1 } },
    { id: 'AR-7', says: [3], does: { 'ann cards': 2 } },
  ];

  test.each(ROWS)('[$id] $does', ({ id, set, says = [], does, not }) => {
    const s = jayden(set);
    let state = answer(s, ann, play(id));
    for (const value of says) state = answer(state, (state.stack.at(-1) as { by: number }).by, value);
    expect([changes(s, state), state.allRounders]).toEqual([does, 1 << ALL_ROUNDERS.findIndex((one) => one.id === id)]);
    if (not === undefined) return;
    const vain = jayden(not);
    const done = answer(vain, ann, play(id));
    expect([changes(vain, done), done.allRoundersNow]).toEqual([{}, 1]);
  });

  test('AR-1 Sprinter: two more movement; not for the detained (HPB-701)', () => {
    const s = jayden();
    expect(answer(s, ann, play('AR-1')).move).toBe(s.move + 2);
    expect(
      allowed(
        jayden((one) => void (one.detained = 1 << ann)),
        ann,
        play('AR-1'),
      ),
    ).toBe(false);
  });

  test('AR-2 Marksman: the next attack has one red card and 1 Strength more, and then no more', () => {
    const s = hold(
      jayden((one) => void enemyOn(one, '5b', TANK + 1, 2)),
      ann,
      'R1',
      'R2',
      'R2',
    );
    let state = answer(answer(s, ann, play('AR-2')), ann, { act: 'attack', piece: ann, at: '5b' });
    for (const card of ['R1', 'R2', 'R2']) state = answer(state, ann, { act: 'card', card });
    expect(redLimit(state, ann)).toBe(2);
    turnUpNext(state, 'grey');
    state = answer(state, ann, { act: 'done' });
    // Strength 1 + 1 against Health 2
    expect([state.enemyAt[5], state.mods]).toEqual([NONE, [0, 0, 0, 0, 0]]);
  });

  test('AR-3 Medic: of both only what somebody near needs; the far away are not near', () => {
    const far = jayden((s) => {
      s.at[bea] = 0;
      s.health[bea] = 1;
      wounded(s, cem, 'W-02');
    });
    expect(now(answer(far, ann, play('AR-3')))).toBe('wound cem');
    const both = jayden((s) => {
      s.health[ann] = 1;
      wounded(s, cem, 'W-02');
    });
    expect(offers(answer(both, ann, play('AR-3')), ann)).toEqual([0, 1]);
  });

  test('AR-7 Analyst: only Jayden sees the chip', () => {
    const asked = answer(jayden(), ann, play('AR-7'));
    const top = asked.sectors[2]!.at(-1)!;
    expect(answer(asked, ann, 3).known[top]).toBe(1);
  });

  test('[HPB-862] one in a turn; a played one lies face-down', () => {
    const state = answer(jayden(), ann, play('AR-4'));
    expect(ALL_ROUNDERS.filter(({ id }) => allowed(state, ann, play(id)))).toEqual([]);
  });
});

// ----------------------------------------------------------------------------------------------------------------- Recon cards

describe('Recon cards', () => {
  const use = (piece: number): { act: string; piece: number } => ({ act: 'useRecon', piece });

  /** Ann (or Kuro) holds it after the Human Phase. */
  function holding(id: string, set: (s: State) => void = () => {}, piece: number = ann): State {
    return as(piece === ann ? 'jayden' : 'dee-coy', [], (s) => {
      const type = RECON.findIndex((one) => one.id === id);
      s.reconDeck.splice(s.reconDeck.indexOf(type), 1);
      s.recon[piece] = type;
      s.reconHad |= 1 << piece;
      s.phase = 1;
      set(s);
    });
  }

  test.each(RECON)('[$id] [HPB-341] $name is used after the Human Phase and then out of the game', ({ id }) => {
    const there = (s: State): void => void (s.at[ann] = id === 'R-1' ? 0 : id === 'R-2' ? 5 : 3);
    const s = holding(id, there);
    const state = answer(s, ann, use(ann));
    expect([state.recon[ann], state.reconUsed, state.tally[ann * TALLIES + RECON_USED]]).toEqual([
      NONE,
      [RECON.findIndex((one) => one.id === id)],
      1,
    ]);
    const early = holding(id, there);
    early.phase = 0;
    expect(allowed(early, ann, use(ann))).toBe(false);
  });

  test('[R-1] Sector Survey: up to three chips from any tops, only in Area 1', () => {
    expect(allowed(holding('R-1'), ann, use(ann))).toBe(false);
    const s = holding('R-1', (one) => void (one.at[ann] = 0));
    const asked = answer(s, ann, use(ann));
    expect(offers(asked, ann)).toEqual([1, 2, 3]);
    const done = answers(asked, ann, 2, 2, 1);
    expect([...s.sectors[1]!.slice(-2), s.sectors[0]!.at(-1)!].map((chip) => done.known[chip])).toEqual([1, 1, 1]);
    expect([done.sectors, now(done)]).toEqual([s.sectors, 'action ann']);
    expect(now(answers(asked, ann, 3, 'done'))).toBe('action ann');
  });

  test('[R-2] Port Scan: a face-down chip of the Network, only in Area 6; without one nothing', () => {
    expect(allowed(holding('R-2'), ann, use(ann))).toBe(false);
    const s = holding('R-2', (one) => {
      one.at[ann] = 5;
      fill(one, 2, 1);
    });
    const asked = answer(s, ann, use(ann));
    expect(offers(asked, ann)).toEqual(['gamma-1']);
    expect(answer(asked, ann, 'gamma-1').known[s.network[10]!]! & 1).toBe(1);
    expect(
      now(
        answer(
          holding('R-2', (one) => void (one.at[ann] = 5)),
          ann,
          use(ann),
        ),
      ),
    ).toBe('action ann');
  });

  test('[R-2] of Kuro’s looks from where he stands', () => {
    const s = holding('R-2', (one) => void one.at.splice(4, 1, 5), 4);
    expect([allowed(s, ann, use(4)), s.at[ann]]).toEqual([true, 3]);
    s.at[4] = 3;
    s.at[ann] = 5;
    expect(allowed(s, ann, use(4))).toBe(false);
  });

  test('[R-3] Motive: an Objective of another player', () => {
    const asked = answer(holding('R-3'), ann, use(ann));
    expect(offers(asked, ann)).toEqual([bea, cem, dan]);
    const done = answer(asked, ann, dan);
    expect(done.objectiveKnown[dan * 2]).toBe(1);
  });

  test('[R-4] Pat-Down: a chip of a character in the same Area as the one with the card', () => {
    const s = holding('R-4', (one) => void (one.at[dan] = 0));
    const [near, far] = [carry(s, bea), carry(s, dan)];
    const done = answer(s, ann, use(ann));
    expect([done.known[near]! & 1, done.known[far]! & 1]).toEqual([1, 0]);
    // on Kuro's board it is Kuro who must be there
    const dog = holding('R-4', (one) => void one.at.splice(3, 2, 0, 0), 4);
    const [dees, kuros] = [carry(dog, bea), carry(dog, dan)];
    const sniffed = answer(dog, ann, use(4));
    expect([sniffed.known[dees]! & 1, sniffed.known[kuros]! & 1]).toEqual([0, 1]);
    expect(now(answer(holding('R-4'), ann, use(ann)))).toBe('action ann');
  });

  test('[R-5] Card Sharp: a whole hand; the others hear only that', () => {
    const s = hold(holding('R-5'), cem, 'B1', 'R4');
    const asked = answer(s, ann, use(ann));
    expect(told(asked, ann, cem, ann)).toContainEqual({ type: 'sawHand', of: cem, cards: ['B1', 'R4'] });
    expect(told(asked, ann, cem, bea).map(({ type }) => type)).toEqual(['looked']);
  });

  test('[R-6] Closed File: a Loyalty card out of play', () => {
    const s = holding('R-6');
    expect(told(s, ann, use(ann), ann).map(({ type }) => type)).toContain('sawUnused');
    expect(answer(s, ann, use(ann)).poolKnown.filter((known) => known === 1).length).toBe(1);
  });

  test.each(RECON)(
    '[$id] [HPB-114] on another player’s turn only if it says any time: W1, W3, W6, W7',
    ({ id, timing }) => {
      const s = holding(id, (one) => {
        one.at.splice(0, 1, id === 'R-1' ? 0 : id === 'R-2' ? 5 : 3);
        one.active = bea;
        one.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 3 }, { stage: 'action', by: bea }];
      });
      expect(allowed(s, ann, use(ann))).toBe(timing === 'any');
      const phase = runWith(s, [], { stage: 'eventPhase', step: 0, cancelled: 0 });
      expect(phase.stack.at(-1)!.stage === 'window' && allowed(phase, ann, use(ann))).toBe(timing === 'any');
    },
  );

  test('[HPB-115] a Recon card alone holds open no window in which none can be used', () => {
    const s = holding('R-5');
    const hit = runWith(s, [], {
      stage: 'hurt',
      piece: bea,
      damage: 0,
      min1: 0,
      wounds: 1,
      price: 0,
      step: 0,
      cancelled: 0,
    });
    expect(hit.wounds[bea]!.length).toBe(1);
    const attack = runWith(enemyOn(holding('R-5'), '5b', TANK), [], { stage: 'activate', area: 3, at: 0 });
    expect(now(attack)).toBe('window ann bea cem dan');
    const looks = claim(attack, ann, use(ann));
    expect(now(looks)).toBe('whom ann');
  });
});
