import { rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { CITY, HQ, NETWORK, NEXUS, SECTORS } from '../content/board.ts';
import { FALLEN, HUMAN, LEGION } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { AREAS_ENDED, NONE, type State, TALLIES } from '../state.ts';
import { carry, city, fill, lay, readEvent } from './testing/cards.ts';
import { ann, answer, bea, game, hold, own, passing, turnUpNext } from './testing/tables.ts';
import { chipsOut } from './testing/turns.ts';

// What the steady player makes of a moment: cards are played where they are of use to their owner, and kept where not.

function advised(s: State, seat: number, seed = 1): unknown {
  const question = game.asksSeen(s, seat).mine!;
  return game.advisor(seat, rngFor(seed, 'advice')).answer(game.view(s, seat), question);
}

/** Ann's Action Phase in the City, a Human with nothing to do but what is set up. */
function idle(set: (s: State) => void): State {
  return city((s) => {
    s.faction[ann] = HUMAN;
    s.ap = 0;
    s.move = 0;
    set(s);
  });
}

const program = (card: string): unknown => ({ act: 'program', card });

describe('own-turn cards', () => {
  test('Skeleton Key frees its owner, and is kept by who is free', () => {
    const free = own(
      idle(() => {}),
      ann,
      'P13',
    );
    expect(advised(free, ann)).toEqual({ act: 'end' });
    free.detained = 1 << ann;
    expect(advised(free, ann)).toEqual(program('P13'));
  });

  test('a Recon card is used where it tells something', () => {
    const s = idle((one) => {
      one.phase = 1;
      one.recon[ann] = one.reconDeck.splice(one.reconDeck.indexOf(5), 1)[0]!;
    });
    expect(advised(s, ann)).toEqual({ act: 'useRecon', piece: ann });
    s.poolKnown = s.pool.map(() => 15);
    expect(advised(s, ann)).toEqual({ act: 'end' });
  });
});

describe('in a check', () => {
  test('Two Lifetimes is given the sign that is wanted', () => {
    const s = hold(
      idle((one) => void (one.morale = -7)),
      ann,
      'S-JAY-2',
      'B1',
      'B1',
    );
    const asked = passing(readEvent(s, 'E-I-01'));
    expect(advised(asked, ann)).toEqual({ act: 'card', card: 'S-JAY-2', sign: 1 });
  });

  test('Booster Daemon turns a result, and is kept where it turns none', () => {
    // Rolling Blackouts wants +5
    const shown = (...cards: ('B1' | 'B4')[]): unknown => {
      const s = hold(
        lay(
          idle((one) => void (one.morale = -7)),
          bea,
          'P20',
        ),
        ann,
        ...cards,
      );
      s.faction[bea] = HUMAN;
      const asked = passing(readEvent(s, 'E-I-01'));
      turnUpNext(asked, 'grey', 'grey');
      return advised(
        cards.reduce((one, card) => answer(one, ann, { act: 'card', card, sign: 0 }), asked),
        bea,
      );
    };
    expect(shown('B4')).toEqual({ act: 'charge', card: 'P20' });
    expect([shown('B1'), shown('B1', 'B4')]).toEqual([{ act: 'pass' }, { act: 'pass' }]);
  });
});

describe('Data Chips', () => {
  const passed = (faction: number, first: string, second: string): unknown => {
    const s = idle((one) => void (one.faction[ann] = faction));
    const [one, other] = [chipsOut(s, first)[0]!, chipsOut(s, second)[0]!];
    for (const chip of [one, other]) s.known[chip] = 1 << ann;
    s.stack.push({ stage: 'partnerKeep', by: ann, piece: ann, first: one, second: other, from: bea });
    return advised(s, ann);
  };

  test('the Fallen throw purple ones away, the others do not', () => {
    expect([passed(FALLEN, 'p', 'r'), passed(HUMAN, 'r', 'p'), passed(LEGION, 'r', 'p')]).toEqual([2, 2, 2]);
    expect([passed(HUMAN, 'b', 'r'), passed(HUMAN, 'r', 'b')]).toEqual([1, 2]);
  });

  test('nobody ends the game by a chip that loses it', () => {
    const last = (faction: number, objective: number): unknown => {
      const s = idle((one) => {
        one.faction[ann] = faction;
        one.at[ann] = 5;
        one.entered = 1;
        one.objectives[ann * 2] = objective;
        one.objectives[ann * 2 + 1] = NONE;
        for (let slot = 0; slot < 8; slot += 1) fill(one, Math.floor(slot / 3), 1 + (slot % 3));
        carry(one, ann);
      });
      return (advised(s, ann) as { act: string }).act;
    };
    const courier = 0;
    expect([last(HUMAN, courier), last(LEGION, 7), last(HUMAN, 7)]).toEqual(['end', 'end', 'deliver']);
  });
});

test('who stands at the Network with a chip since an earlier turn goes out, comes in again and delivers it', () => {
  const s = idle((one) => {
    one.at[ann] = NETWORK;
    one.ap = 2;
    one.move = 2;
    carry(one, ann);
  });
  let now = s;
  const acts = [1, 2, 3].map(() => {
    const act = advised(now, ann) as { act: string; to?: string };
    now = passing(answer(now, ann, act));
    return act.to ?? act.act;
  });
  expect(acts).toEqual(['2', '6', 'deliver']);
});

describe('with no Action Points left', () => {
  const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

  /** Where Ann walks with this Objective from this Area, whatever chance adds: 'stays' for nowhere. */
  function walks(objective: string, area: number, set: (s: State) => void = () => {}): string[] {
    const s = idle((one) => {
      one.move = 2;
      one.at[ann] = area;
      one.objectives[ann * 2] = OBJECTIVES.findIndex(({ id }) => id === objective);
      one.objectives[ann * 2 + 1] = NONE;
      set(one);
    });
    const to = SEEDS.map((seed) => {
      const said = advised(s, ann, seed) as { act: string; to?: string };
      return said.act === 'move' ? said.to! : 'stays';
    });
    return [...new Set(to)].toSorted((a, b) => (a < b ? -1 : 1));
  }

  test('nobody walks to and fro between two Areas that draw as much as each other', () => {
    // O-07: with a good card HQ draws as much as the Sectors do
    const weapons = (area: number): string[] => walks('O-07', area, (s) => void hold(s, ann, 'B4'));
    expect([weapons(SECTORS), weapons(HQ)]).toEqual([['stays'], ['stays']]);
    expect(weapons(CITY)).toEqual(['1', '4']);
  });

  test('nobody walks back out of a new Area in which the turn should end', () => {
    const ended = [SECTORS, CITY, NEXUS].reduce((bits, area) => bits | (1 << area), 0);
    const tour = (set: (s: State) => void = () => {}): unknown[] =>
      walks('O-15', HQ, (s) => {
        s.tally[ann * TALLIES + AREAS_ENDED] = ended;
        set(s);
      });
    expect(tour()).toEqual(['stays']);
    // a chip draws it on to the Network, by the City or by the Monolith
    expect(tour((s) => void carry(s, ann))).toEqual(['2', '5']);
  });
});
