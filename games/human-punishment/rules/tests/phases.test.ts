import { chanceFrom } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { colourOf } from '../content/chips.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../content/loyalty.ts';
import { nextOfType } from '../enemies.ts';
import { NONE, type State, TIERS } from '../state.ts';
import { run } from './testing/moments.ts';
import { ann, answer, answerAll, bea, cem, dan, eve, game, now, offers, seen, told, turnOf } from './testing/tables.ts';

function chip(s: State, colour: number): number {
  for (const sector of s.sectors) {
    const at = sector.findIndex((one) => colourOf(one) === colour);
    if (at >= 0) return sector.splice(at, 1)[0]!;
  }
  throw new Error('no such chip is left');
}

/** Two chips of a Tier lie in Beta and Gamma; ann brings the third. */
function beforeFull(tier: number, seats = 4, factions?: number[]): State {
  const s = turnOf(ann, { seats, at: ['6'], factions: factions ?? [] });
  s.general = NONE;
  for (let below = 0; below < tier; below += 1)
    for (let column = 0; column < 3; column += 1) s.network[column * TIERS + below] = chip(s, 1);
  for (const column of [1, 2]) s.network[column * TIERS + tier] = chip(s, 0);
  s.placedBy = s.network.map((one) => (one === NONE ? NONE : bea));
  s.chips[0] = chip(s, 2);
  s.entered = 1 << ann;
  s.phase = tier;
  return s;
}

function complete(s: State): State {
  return answer(answer(s, ann, { act: 'deliver', piece: ann }), ann, {
    act: 'put',
    chip: 0,
    column: 'alpha',
    up: false,
  });
}

test('[HPB-474] [HPB-750] [HPB-751] Tier 1 full: its chips are shuffled and shown, stack I is gone, Levels 2, 3, 1, a new display', () => {
  const before = beforeFull(0);
  const display = before.display.slice();
  const s = complete(before);
  expect([s.phase, s.stacks[0], s.faceUp]).toEqual([1, [], 1 | (1 << TIERS) | (1 << (2 * TIERS))]);
  expect([0, 1, 2].map((column) => colourOf(s.network[column * TIERS]!)).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  expect(s.placedBy.filter((seat) => seat !== NONE)).toEqual([]);
  expect(nextOfType(s, 2)).toBe(7);
  expect(s.programDiscard.slice(0, 3)).toEqual(display);
  expect(seen(s, dan).network[0]!.colour).not.toBeNull();
});

test('[HPB-750] the shuffle is a real one', () => {
  const orders = new Set<string>();
  for (let seed = 1; seed < 30; seed += 1) {
    const s = beforeFull(0);
    s.chance = chanceFrom(seed);
    orders.add([0, 1, 2].map((column) => colourOf(complete(s).network[column * TIERS]!)).join());
  }
  expect(orders.size).toBe(3);
});

test('[HPB-760] [HPB-761] Tier 2 full: stack II is gone, Levels 3, 2, 1; with three players nothing more', () => {
  const s = complete(beforeFull(1, 3));
  expect([s.phase, s.stacks[1], nextOfType(s, 2), now(s)]).toEqual([2, [], 8, 'action ann']);
  expect(s.faceUp).toBe(0);
});

test('[HPB-762] [HPB-766] [HPB-970] four players: everybody goes on with closed eyes, the Machine learns the Humans', () => {
  let s = complete(beforeFull(1, 4, [HUMAN, MACHINE, HUMAN, LEGION]));
  expect(now(s)).toBe('machineStep ann bea cem dan');
  for (const seat of [ann, bea, cem]) {
    expect(offers(s, seat)).toEqual([[seat]]);
    expect(told(s, seat, [seat], dan)).toEqual([]);
    s = answer(s, seat, [seat]);
  }
  expect(told(s, dan, [dan], bea)).toContainEqual({ type: 'toldFactions', factions: ['human', null, 'human', null] });
  expect(told(s, dan, [dan], ann)).toContainEqual({ type: 'toldFactions', factions: [null, null, null, null] });
  // as many lines for everybody: their number tells nothing
  const counts = [ann, bea, cem, dan].map((seat) => told(s, dan, [dan], seat).length);
  expect(new Set(counts)).toEqual(new Set([2]));
  s = answer(s, dan, [dan]);
  expect(now(s)).toBe('factionSheet ann bea cem dan');
  s = answerAll(s, ['continue', 'continue', 'continue', 'continue']);
  expect([now(s), seen(s, bea).players[ann]!.faction, seen(s, ann).players[bea]!.faction]).toEqual([
    'action ann',
    'human',
    null,
  ]);
});

describe('five players', () => {
  const begun = (factions: number[], set: (s: State) => void = () => {}): State => {
    const s = beforeFull(1, 5, factions);
    s.faction = factions.slice();
    set(s);
    let next = complete(s);
    next = answerAll(next, [[0], [1], [2], [3], [4]]);
    return next;
  };

  test('[HPB-763] a lone Machine may recruit a Human, who learns the same', () => {
    const s = begun([HUMAN, MACHINE, HUMAN, FALLEN, LEGION]);
    expect(offers(s, bea)).toEqual([[], [ann], [cem]]);
    expect(offers(s, ann)).toEqual([[ann]]);
    const next = answerAll(s, [[0], [cem], [2], [3], [4]]);
    expect([next.faction[cem], next.recruited]).toEqual([MACHINE, cem]);
    expect(seen(next, cem).players[bea]!.faction).toBe('machine');
    expect(seen(next, cem).players[ann]!.faction).toBe('human');
    expect(seen(next, dan).players[cem]!.faction).toBeNull();
  });

  test('[HPB-766] after each step all are told as much: whoever has to choose has heard of whom', () => {
    const heard = (s: State, last: unknown): (unknown[] | null)[] =>
      [ann, bea, cem, dan, eve].map((reader) => {
        const lines = told(s, eve, last, reader);
        expect(lines.map(({ type }) => type)).toEqual(['toldFactions']);
        const [line] = lines;
        return line?.type === 'toldFactions' ? line.factions : null;
      });
    const all = (s: State, answers: number[][]): State => answerAll(s, answers);
    const opened = complete(beforeFull(1, 5, [HUMAN, MACHINE, HUMAN, FALLEN, LEGION]));
    expect(heard(all(opened, [[0], [1], [2], [3]]), [eve])).toEqual([
      ['human', null, null, null, null],
      ['human', 'machine', 'human', null, null],
      [null, null, 'human', null, null],
      [null, null, null, 'fallen', null],
      [null, null, null, null, 'legion'],
    ]);
    const recruiting = all(opened, [[0], [1], [2], [3], [4]]);
    expect(heard(all(recruiting, [[0], [cem], [2], [3]]), [eve])).toEqual([
      ['human', null, null, null, null],
      ['human', 'machine', 'machine', null, null],
      ['human', 'machine', 'machine', null, null],
      [null, null, null, 'fallen', null],
      [null, null, null, null, 'legion'],
    ]);
  });

  test('[HPB-763] two Machines learn each other and recruit nobody', () => {
    const s = begun([HUMAN, MACHINE, HUMAN, MACHINE, HUMAN]);
    expect(seen(s, bea).players[dan]!.faction).toBe('machine');
    expect(offers(s, bea)).toEqual([[bea]]);
  });

  test.each([
    [4, 0, 0],
    [2, 0, 1],
    [4, 2, 1],
    [2, 2, 2],
  ])('[HPB-764] with Security %i and Threat %i Legion may infect %i', (security, threat, most) => {
    let s = begun([HUMAN, MACHINE, HUMAN, FALLEN, LEGION], (one) => {
      one.security = security;
      one.threat = threat;
    });
    s = answerAll(s, [[0], [], [2], [3], [4]]);
    const options = offers(s, eve) as number[][];
    expect(Math.max(...options.map((seats) => seats.length))).toBe(most === 0 ? 1 : most);
    if (most === 0) return expect(options).toEqual([[eve]]);
    const chosen = [ann, bea].slice(0, most);
    const next = answerAll(s, [[0], [1], [2], [3], chosen]);
    for (const seat of chosen) expect(next.faction[seat]).toBe(LEGION);
    expect(seen(next, ann).players[eve]!.faction).toBe('legion');
    expect(seen(next, eve).players[ann]!.faction).toBe('legion');
  });

  test('[HPB-765] a new loyalty replaces the dealt one, but the dealt card stays what it was', () => {
    let s = begun([HUMAN, MACHINE, HUMAN, FALLEN, LEGION]);
    const dealt = s.dealt.slice();
    s = answerAll(s, [[0], [cem], [2], [3], [4]]);
    expect([s.dealt, s.faction[cem]]).toEqual([dealt, MACHINE]);
  });

  test('[HPB-767] all steps are played, whoever is there', () => {
    const s = begun([HUMAN, HUMAN, HUMAN, HUMAN, HUMAN]);
    expect(now(s)).toBe('machineStep ann bea cem dan eve');
    const next = answerAll(s, [[0], [1], [2], [3], [4]]);
    expect(now(next)).toBe('machineStep ann bea cem dan eve');
    expect(now(answerAll(next, [[0], [1], [2], [3], [4]]))).toBe('factionSheet ann bea cem dan eve');
  });
});

test('[HPB-902] [HPB-475] [HPB-914] Tier 3 full: the end, without a reward', () => {
  const s = complete(beforeFull(2));
  expect(s.outcome).not.toBeNull();
  expect([s.programs[ann], s.stack]).toEqual([[], []]);
});

test('[HPB-973] a player sees what a person on the seat sees, and the spectator no more than everybody', () => {
  const s = run(turnOf(ann));
  expect(game.view(s, 'spectator').players.map(({ faction, hand }) => [faction, hand])).toEqual(
    s.faction.map(() => [null, null]),
  );
});
