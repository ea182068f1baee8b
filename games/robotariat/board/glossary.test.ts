import { CROWD, DICE, DRAWN, FINE, POSTER, ROUNDS, SPACES, TARGETS } from '@tablewright/robotariat-rules/content';
import { donationOn, type Scene } from '@tablewright/robotariat-rules/outlook';
import { glossaryNumberFaults, ordinal, spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

// The numbers of the glossary are those that the rules count with; no other number stands there.

const dice = `${spelled(Object.keys(DICE).length)} dice`;

/** RTA-511 What a Civilian gives for what is there and for nothing else. */
function donation(there: { players: number; posters: number }): number {
  const scene: Scene = {
    seats: there.players,
    at: Array.from({ length: there.players }, () => POSTER),
    character: Array.from({ length: there.players }, () => -1),
    posters: SPACES.map((_, space) => (space === POSTER ? there.posters : 0)),
    npcAt: [],
    office: 0,
    funds: 0,
    upgradeOf: [],
  };
  return donationOn(scene, POSTER);
}

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  funds: [`before the ${ordinal(ROUNDS)} round is over`],
  reputation: ['At 0 the Revolution has failed'], // RTA-602 nothing is left of it
  revolution: [`fails after ${spelled(ROUNDS)} rounds or at 0 Reputation`],
  npc: [`They move by ${dice}`],
  'npc-turn': [`${dice} are rolled`],
  civilian: [`it gives ${donation({ players: 1, posters: 0 })} SPARK for each player and each poster there`],
  oppressor: [
    `it fines ${FINE} SPARK for each player`,
    `${CROWD} or more posters, players and Civilians`,
    'cost 1 Reputation', // RTA-503 always one
  ],
  poster: [`Brings ${donation({ players: 0, posters: 1 })} SPARK more from each Civilian`],
  sabotage: [`Draw ${spelled(DRAWN)}, use one`],
  upgrade: [`Draw ${spelled(DRAWN)}, keep one`],
  target: [
    `${TARGETS[3]} with ${spelled(3)} players, ${TARGETS[4]} with ${spelled(4)}, ${TARGETS[5]} with ${spelled(5)};`,
  ],
};

test('[RTA-511] a player and a poster bring the same', () => {
  expect(donation({ players: 1, posters: 0 })).toBe(donation({ players: 0, posters: 1 }));
});

test('the numbers of the glossary are those of the rules', () => {
  expect(glossaryNumberFaults(glossary, NUMBERS)).toEqual([]);
});
