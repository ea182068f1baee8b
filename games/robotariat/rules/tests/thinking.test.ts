import { fastRng, lowest, sampleOption } from '@tablewright/kernel';
import { describeGlances } from '@tablewright/testkit/suite';
import { describe, expect, test } from 'vitest';
import { arrivalsOf, ARRIVES, freeOf, HORIZON, STANDS } from '../advice/odds.ts';
import { expectedDamage, expectedIncome } from '../advice/value.ts';
import { CIVILIAN, CIVILIANS, CROWD, OFFICE, OFFICE_REWARDS, OPPRESSOR, OPPRESSORS, SPACES } from '../content/board.ts';
import { playersNoticed, postersCounted, upgraded } from '../content/scene.ts';
import { robotariat, type State } from '../index.ts';
import { NONE } from '../state.ts';

// What makes thinking quick: each short way comes out as the long one does.

describeGlances(robotariat, {
  tables: [{ seats: 3 }, { seats: 4, options: { mode: 'cooperative' } }, { seats: 4 }, { seats: 5 }],
});

/** Games in which one answer in five is any; `look` sees each table before it is answered. */
function play(seats: number, games: number, look: (s: State) => void): void {
  for (let seed = 0; seed < games; seed += 1) {
    const { state: s } = robotariat.start({ seats, seed, options: {} });
    const wild = fastRng(seed);
    const players = Array.from({ length: seats }, (_, seat) => robotariat.advisor(seat, fastRng(seed + seat)));
    while (s.outcome === null) {
      look(s);
      const seat = lowest(robotariat.waiting(s));
      const question = robotariat.question(s, seat);
      const advised = players[seat]!.answer(robotariat.view(s, seat), question);
      robotariat.play(s, seat, wild.below(5) === 0 ? sampleOption(question.domain, wild) : advised);
    }
  }
}

test.each([3, 4, 5])('whoever has foreseen the turn goes on as if it were thought about again, %i players', (seats) => {
  const rngs = (): ReturnType<typeof fastRng>[] => Array.from({ length: seats }, (_, seat) => fastRng(seat));
  const [one, other] = [rngs(), rngs()];
  const remembers = one.map((rng, seat) => robotariat.advisor(seat, rng));
  play(seats, 6, (s) => {
    const seat = lowest(robotariat.waiting(s));
    const [view, question] = [robotariat.view(s, seat), robotariat.question(s, seat)];
    const forgetful = robotariat.advisor(seat, other[seat]!);
    expect(remembers[seat]!.answer(view, question)).toEqual(forgetful.answer(view, question));
  });
});

describe('what NPCs will do', () => {
  const NPCS = [...CIVILIANS, ...OPPRESSORS];
  const rng = fastRng(3);
  const tables = Array.from({ length: 60 }, () => NPCS.map(() => rng.below(SPACES.length + 1) + NONE));

  test('is added up for all of a kind as it is for each', () => {
    for (const npcAt of tables) {
      for (let i = 0; i < (HORIZON + 1) * SPACES.length; i += 1) {
        const [turn, space] = [Math.floor(i / SPACES.length), i % SPACES.length];
        const out = (npcs: readonly number[]): number[] => npcs.map((npc) => npcAt[npc]!).filter((at) => at !== NONE);
        const come = (kind: number, npcs: readonly number[]): number =>
          out(npcs).reduce((sum, at) => sum + ARRIVES[kind]![turn]![at * 6 + space]!, 0);
        expect(arrivalsOf(CIVILIAN, npcAt)[i]).toBe(come(CIVILIAN, CIVILIANS));
        expect(arrivalsOf(OPPRESSOR, npcAt)[i]).toBe(come(OPPRESSOR, OPPRESSORS));
        const stands = out(OPPRESSORS).map((at) => STANDS[OPPRESSOR]![turn]![at * 6 + space]!);
        expect(freeOf(npcAt)[i]).toBe(stands.reduce((free, odds) => free * (1 - odds), 1));
      }
    }
  });

  test('brings and spoils what it would, space by space', () => {
    play(4, 4, (s) => {
      let [income, damage] = [0, 0];
      for (let space = 0; space < SPACES.length; space += 1) {
        const donors = s.at.reduce((sum, at, seat) => sum + (at === space ? 1 + upgraded(s, seat, 'donation') : 0), 0);
        const fixed = postersCounted(s, space) + (space === OFFICE ? OFFICE_REWARDS[s.office]! : 0);
        const noticed = playersNoticed(s, space);
        const near = CIVILIANS.filter((npc) => s.npcAt[npc] === space).length / 2;
        const things = s.posters[space]! * 0.6 + (space === OFFICE ? 0.7 * Math.min(2, s.office) : 0);
        const isFeared = postersCounted(s, space) + noticed + near >= CROWD;
        const suspicion = isFeared ? (s.reputation <= 2 ? 2 : 1) : 0;
        for (let turn = 1; turn <= HORIZON; turn += 1) {
          const free = freeOf(s.npcAt)[Math.max(0, turn - s.jammed) * 6 + space]!;
          income += arrivalsOf(CIVILIAN, s.npcAt)[turn * 6 + space]! * free * (fixed + donors * (turn === 1 ? 1 : 0.6));
          if (turn <= s.jammed) continue;
          const come = arrivalsOf(OPPRESSOR, s.npcAt)[(turn - s.jammed) * 6 + space]!;
          damage += come * (things + noticed * (turn === 1 ? 2 : 0.8) + suspicion);
        }
      }
      expect(expectedIncome(s, HORIZON)).toBeCloseTo(income, 10);
      expect(expectedDamage(s, HORIZON, 1, 1)).toBeCloseTo(damage, 10);
    });
  });
});
