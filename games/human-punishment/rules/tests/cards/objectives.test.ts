import { describe, expect, test } from 'vitest';
import { colourOf } from '../../content/chips.ts';
import { FACTION_IDS, LOYALTY_CARDS } from '../../content/loyalty.ts';
import { OBJECTIVES } from '../../content/objectives.ts';
import { EVENTS } from '../../content/events.ts';
import { isMet } from '../../objectives.ts';
import { DEUS, NONE, type State } from '../../state.ts';
import { as, carry, enemyOn, fill, lay, onward, quiet, scrap, SOLDIER, star, wounded } from '../testing/cards.ts';
import { effectsFrame, hurtFrame, run } from '../testing/moments.ts';
import {
  ann,
  answer,
  answers,
  asked,
  bea,
  cem,
  dan,
  ended,
  hold,
  offers,
  own,
  passing,
  turnOf,
} from '../testing/tables.ts';

// The Objectives (content ledger 5), met and not met by what is really done, and the Loyalty cards (6) by what they win.

function met(s: State, id: string, seat: number = ann): boolean {
  return isMet(
    s,
    seat,
    OBJECTIVES.findIndex((one) => one.id === id),
  );
}

/** Ann brings a chip of this colour (0 blue, 1 red, 2 purple) into the Network. */
function delivers(s: State, colour: number, piece = 0): State {
  const at = s.sectors.findIndex((stack) => stack.some((chip) => colourOf(chip) === colour));
  const stack = s.sectors[at]!;
  s.chips[piece * 2] = stack.splice(
    stack.findIndex((chip) => colourOf(chip) === colour),
    1,
  )[0]!;
  s.entered |= 1 << piece;
  s.at[piece] = 5;
  return answers(s, ann, { act: 'deliver', piece }, { act: 'put', chip: 0, column: 'alpha', up: false });
}

/** Until Ann may act again, with the first thing on offer. */
function settled(s: State): State {
  let state = passing(s);
  while (state.outcome === null && state.stack.at(-1)!.stage !== 'action') {
    const [seat] = asked(state) as [number];
    state = passing(answer(state, seat, offers(state, seat)[0]));
  }
  return state;
}

describe('[O-01] Courier', () => {
  test('two chips brought into the Network, by oneself or by Kuro', () => {
    const once = settled(delivers(as('dee-coy', []), 0));
    expect(met(once, 'O-01')).toBe(false);
    once.network[0] = NONE;
    expect(met(delivers(once, 0, 4), 'O-01')).toBe(true);
  });
});

describe('[O-02] Tainted Delivery', () => {
  test('a chip that is not blue', () => {
    expect([met(delivers(as('havoc', []), 0), 'O-02'), met(delivers(as('havoc', []), 1), 'O-02')]).toEqual([
      false,
      true,
    ]);
    expect(met(delivers(as('havoc', []), 2), 'O-02')).toBe(true);
  });

  test('X-26 not by Trust or Betrayal', () => {
    const card = EVENTS.find(({ id }) => id === 'E-III-05')!;
    const s = as('havoc', [], (one) => {
      one.leader = bea;
      const red = one.sectors[1]!.findIndex((chip) => colourOf(chip) === 1);
      one.chips[0] = one.sectors[1]!.splice(red, 1)[0]!;
      fill(one, 0, 1);
    });
    let state = run(s, effectsFrame(card.type === 'check' ? card.success : [], ann, true));
    state = answers(state, ann, 'yes', 'alpha-1');
    expect([colourOf(state.network[0]!), met(state, 'O-02'), met(state, 'O-01')]).toEqual([1, false, false]);
  });
});

test('[O-03] Scrap Dealer: a chip dropped with Junkyard Action 1, not one that was taken away', () => {
  const s = as('havoc', [], (one) => void (one.at[ann] = 6));
  carry(s, ann);
  expect([met(s, 'O-03'), met(answer(s, ann, { act: 'drop', piece: ann, slot: 0 }), 'O-03')]).toEqual([false, true]);
  const robbed = as('havoc', [], (one) => void enemyOn(one, '7b', 12));
  carry(robbed, ann);
  const gone = passing(answer(robbed, ann, { act: 'move', piece: ann, to: '5' }));
  expect(met(gone, 'O-03')).toBe(false);
});

/** So many Enemies fall to Ann's Suppressing Fire, one after the other. */
function shoots(s: State, kinds: readonly number[]): State {
  let state = s;
  for (const kind of kinds) {
    enemyOn(state, kind === DEUS ? 'red2' : '5b', kind, 1);
    state.hands[ann]!.push(23);
    state.discard = state.discard.filter((face) => face !== 23);
    state = star(state, ann, 'S-HAV-2');
    while (state.stack.at(-1)!.stage === 'boost') state = answer(state, ann, offers(state, ann)[0]);
  }
  return state;
}

test('[O-04] Exterminator: three Enemies in combat; those that a card takes away do not count', () => {
  expect(met(shoots(as('havoc', []), [SOLDIER, SOLDIER]), 'O-04')).toBe(false);
  expect(met(shoots(as('havoc', []), [SOLDIER, SOLDIER, SOLDIER]), 'O-04')).toBe(true);
  const s = own(
    as('havoc', [], (one) => void enemyOn(one, '5b')),
    ann,
    'P06',
  );
  expect(passing(answer(s, ann, { act: 'program', card: 'P06' })).tally).toEqual(s.tally);
});

test('[O-05] Big Game: Level 2 or 3, or Deus', () => {
  const hunts = (kind: number): boolean => met(shoots(as('havoc', []), [kind]), 'O-05');
  expect([SOLDIER, SOLDIER + 1, SOLDIER + 2, DEUS].map(hunts)).toEqual([false, true, true, true]);
});

test('[O-06] Code Collector: two Programs, face-up or face-down; transferred ones do not count', () => {
  const s = own(as('havoc', []), ann, 'P01');
  expect(met(s, 'O-06')).toBe(false);
  expect(met(lay(s, ann, 'P14', 1), 'O-06')).toBe(true);
  s.transferred[ann]!.push(s.programs[ann]!.pop()!);
  expect(met(s, 'O-06')).toBe(false);
});

test('[O-07] Armed and Ready: an item on the board', () => {
  const s = as('havoc', []);
  expect(met(s, 'O-07')).toBe(false);
  s.item[ann] = 5;
  expect([met(s, 'O-07'), met(answer(s, ann, { act: 'item' }), 'O-07')]).toEqual([true, false]);
});

test('[O-08] Untouched: no Wound and full Health; Kuro does not matter', () => {
  const s = as('dee-coy', []);
  s.health[s.seats] = 1;
  expect(met(s, 'O-08')).toBe(true);
  expect(met(run(s, hurtFrame(ann, 1)), 'O-08')).toBe(false);
  expect(met(wounded(as('havoc', []), ann, 'W-01'), 'O-08')).toBe(false);
});

test('[O-09] Scarred: two Wounds received, also if they are healed', () => {
  const once = run(as('havoc', []), hurtFrame(ann, 0, 1));
  expect(met(once, 'O-09')).toBe(false);
  const twice = run(once, hurtFrame(ann, 0, 1));
  twice.at[ann] = 7;
  const healed = settled(answer(twice, ann, { act: 'treat' }));
  expect([healed.wounds[ann]!.length, met(healed, 'O-09')]).toEqual([1, true]);
});

test('[O-10] Chain of Command: one of the two badges', () => {
  const s = as('havoc', []);
  Object.assign(s, { leader: bea, general: cem });
  expect([ann, bea, cem, dan].map((seat) => met(s, 'O-10', seat))).toEqual([false, true, true, false]);
});

test('[O-11] Evolved: four Boosts', () => {
  const s = as('havoc', []);
  s.boosts[ann] = 0b0000_0111;
  expect(met(s, 'O-11')).toBe(false);
  s.boosts[ann] = 0b0001_0111;
  expect(met(s, 'O-11')).toBe(true);
});

test('[O-12] Deep Pockets: five cards in hand', () => {
  const s = as('havoc', ['R1', 'R1', 'R2', 'R2']);
  expect([met(s, 'O-12'), met(hold(s, ann, 'R3'), 'O-12')]).toEqual([false, true]);
});

test('[O-13] Witness: a Recon card used, of oneself or of Kuro', () => {
  const s = as('dee-coy', [], (one) => {
    one.phase = 1;
    one.recon[one.seats] = 5;
    one.reconDeck.splice(one.reconDeck.indexOf(5), 1);
  });
  expect([met(s, 'O-13'), met(answer(s, ann, { act: 'useRecon', piece: s.seats }), 'O-13')]).toEqual([false, true]);
});

test('[O-14] Public Servant: three different City actions, in whatever turns', () => {
  let s = as('havoc', ['B1', 'B1'], (one) => {
    one.at[ann] = 1;
    one.ap = 5;
    one.riot = 3;
  });
  s = settled(answer(s, ann, { act: 'resource', piece: ann }));
  s = settled(onward(answer(s, ann, { act: 'chance', piece: ann })));
  expect(met(s, 'O-14')).toBe(false);
  Object.assign(s, { used: 0 });
  s = settled(answer(s, ann, { act: 'resource', piece: ann }));
  expect(met(s, 'O-14')).toBe(false);
  expect(met(settled(answer(s, ann, { act: 'morale', piece: ann })), 'O-14')).toBe(true);
});

test('[O-15] Grand Tour: turns ended in four Areas with a number; detained is Area 6, Kuro does not count', () => {
  const ends = (...areas: number[]): boolean => {
    let s = as('dee-coy', []);
    for (const area of areas) {
      s.at[ann] = area;
      s.active = ann;
      s = run(s, { stage: 'pass' });
    }
    return met(s, 'O-15');
  };
  expect([ends(0, 1, 2, 5), ends(0, 1, 2, 6), ends(0, 1, 2, 7), ends(0, 1, 2, 2)]).toEqual([true, false, false, false]);
});

test('[HPB-910] an Objective met makes a winner of the victorious faction, one not met a loser', () => {
  const done: Record<string, (s: State) => void> = {
    'O-06': (s) => void own(s, ann, 'P01', 'P02'),
    'O-08': () => {},
    'O-10': (s) => void (s.leader = ann),
    'O-12': (s) => void hold(s, ann, 'R1', 'R2', 'R3', 'R4', 'R5'),
  };
  for (const [id, set] of Object.entries(done)) {
    const wins = (isDone: boolean): readonly number[] => {
      const s = as('havoc', []);
      s.leader = bea;
      s.health[ann] = isDone ? 2 : 1;
      if (isDone) set(s);
      s.faction = [1, 0, 0, 3];
      s.objectives[0] = OBJECTIVES.findIndex((one) => one.id === id);
      s.resource = 1;
      const convoy = EVENTS.find((one) => one.id === 'E-I-02')!;
      return ended(run(s, effectsFrame(convoy.type === 'check' ? convoy.failure : [], ann, true))).winners;
    };
    expect([id, wins(true), wins(false)]).toEqual([id, [ann], []]);
  }
});

// ------------------------------------------------------------------------------------------------------------------- Loyalties

describe('Loyalty cards', () => {
  test('three Humans, two Machines, one Fallen, one Legion', () => {
    expect(LOYALTY_CARDS.map((faction) => FACTION_IDS[faction])).toEqual([
      'human',
      'human',
      'human',
      'machine',
      'machine',
      'fallen',
      'legion',
    ]);
  });

  /** The table at which Ann, of this faction, brings about an end. */
  const endOf = (faction: number, set: (s: State) => void, event: string): readonly number[] => {
    const s = quiet({ factions: [faction, 0, 0, 1] });
    s.objectives = s.objectives.map((_, at) => (at === 0 ? 7 : NONE)); // Untouched
    s.health[ann] = 2;
    set(s);
    const card = EVENTS.find((one) => one.id === event)!;
    const outcome = ended(run(s, effectsFrame(card.type === 'check' ? card.failure : [], ann, true)));
    return outcome.winners;
  };
  const low = (bar: 'resource' | 'security' | 'morale', value: number) => (s: State) => void (s[bar] = value);

  test('Human: a Network of blue columns', () => {
    const s = turnOf(ann, { at: ['6', '4', '4', '4'], factions: [0, 1, 3, 2] });
    s.general = NONE;
    s.objectives = s.objectives.map((_, at) => (at === 0 ? 0 : NONE)); // Courier
    s.tally[0] = 1;
    const blues = Array.from({ length: 40 }, (_, chip) => chip).filter((chip) => colourOf(chip) === 0);
    for (const [i, slot] of [0, 1, 2, 5, 6, 7, 10, 11].entries()) s.network[slot] = blues[i]!;
    for (const stack of s.sectors) stack.splice(0, stack.length, ...stack.filter((chip) => !s.network.includes(chip)));
    const last = s.sectors.find((stack) => stack.some((chip) => colourOf(chip) === 0))!;
    s.chips[0] = last.splice(
      last.findIndex((chip) => colourOf(chip) === 0),
      1,
    )[0]!;
    s.entered = 1;
    s.phase = 2;
    const over = answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'gamma', up: false });
    expect([ended(over).reason, ended(over).winners]).toEqual(['human-network', [ann]]);
  });

  test('Machine: Resource 0', () => expect(endOf(1, low('resource', 1), 'E-I-02')).toContain(ann));
  test('Legion: Security 0', () => expect(endOf(3, low('security', 1), 'E-III-04')).toEqual([ann]));
  test('Fallen: purple chips in the Junkyard, whatever ends it', () => {
    const purple = (s: State): void => {
      s.morale = -8;
      for (const stack of s.sectors)
        for (const chip of stack.filter((one) => colourOf(one) === 2).slice(0, 1)) {
          stack.splice(stack.indexOf(chip), 1);
          stack.push(chip);
        }
      for (const sector of [1, 2, 3]) scrap(s, sector);
    };
    expect(endOf(2, purple, 'E-I-08')).toEqual([ann]);
  });
  test('all of them lose to the Outlaws', () => {
    for (const faction of [0, 1, 2]) expect(endOf(faction, low('morale', -8), 'E-I-08')).toEqual([]);
  });
});
