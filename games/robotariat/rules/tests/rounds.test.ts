import { describe, expect, test } from 'vitest';
import { SPACES } from '../content/board.ts';
import {
  ann,
  answer,
  asked,
  bea,
  col,
  dov,
  ended,
  nextRound,
  now,
  npc,
  npcs,
  npcTurn,
  seen,
  step,
  tracks,
  turnOf,
} from './testing/tables.ts';
import { robotariat, type State } from '../index.ts';
import { END } from './testing/acts.ts';

/** Everybody does nothing until the round or the game is over; who was asked for a turn, in order. */
function passRound(s: State): { s: State; turns: number[] } {
  const turns: number[] = [];
  let next = s;
  while (next.outcome === null && next.round === s.round) {
    const seat = asked(next)[0]!;
    if (now(next).startsWith('turn')) turns.push(seat);
    next = answer(next, seat, robotariat.absent(next, seat));
  }
  return { s: next, turns };
}

test('[RTA-004, RTA-005] the same player is first in every round, the others follow in seat order', () => {
  let s = turnOf(col, { first: col });
  for (let round = 1; round <= 6; round += 1) {
    expect(s.round).toBe(round);
    const passed = passRound(s);
    expect(passed.turns).toEqual([col, dov, ann, bea]);
    s = passed.s;
  }
});

test('[RTA-101, RTA-105, RTA-106] after six rounds below the target the Revolution has failed', () => {
  let s = turnOf(ann, { seats: 3, mode: 'cooperative' });
  for (let round = 1; round < 6; round += 1) s = passRound(s).s;
  expect(s.round).toBe(6);
  expect(npcs(s)).not.toContain('-'); // row 6 is empty: this is the last round
  const { s: over, turns } = passRound(s);
  expect(turns).toHaveLength(3);
  expect(ended(over)).toMatchObject({ reason: 'out-of-time', winners: [] });
});

test('[RTA-102] the next NPC of the track enters where the token lies', () => {
  const s = nextRound({ round: 1, token: 'S' });
  expect([s.round, npc(s, 2)]).toEqual([2, 'S']);
  expect(npc(nextRound({ round: 5, token: 'R' }), 6)).toBe('R');
});

describe('[RTA-103] the entering NPC encounters the space at once', () => {
  test('a Civilian donates', () => {
    expect(tracks(nextRound({ round: 2, token: 'P', posters: { P: 2 }, npcs: { 2: 'Y' }, at: ['P'] }))[0]).toBe(4); // the Smith stands there too
  });

  test('an Oppressor patrols', () => {
    const s = nextRound({ round: 1, token: 'P', posters: { P: 2 }, funds: 9, at: ['P', 'U', 'U', 'U'] });
    expect([s.funds, s.junk]).toEqual([7, 2]);
  });

  test('alone: those who stand there already do nothing', () => {
    const s = nextRound({
      round: 2,
      token: 'P',
      posters: { P: 3 },
      npcs: { 1: 'P', 2: 'Y' },
      at: ['U', 'U', 'U', 'U'],
    });
    expect(s.funds).toBe(3);
  });
});

test('[RTA-104, RTA-401] each player takes a turn and conducts the NPC turn after it', () => {
  const s = turnOf(bea);
  const { told, state } = step(s, bea, END);
  expect(told.map(({ event }) => event.type).slice(0, 2)).toEqual(['ended', 'rolled']);
  expect(told[1]!.event).toMatchObject({ by: bea });
  expect(now(state)).toBe('turn col');
});

describe('[RTA-107] a turn window is a player turn and the NPC turn after it', () => {
  test('it ends when the next player begins', () => {
    const s = npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'S' }, posters: { P: 3 } });
    expect([now(s), s.junkedNow, s.junkedBest]).toEqual(['turn bea', 0, 3]);
  });

  test('what was junked in the player turn counts together with the NPC turn', () => {
    const s = npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'S' }, posters: { P: 3 }, junk: 2, junkedNow: 2 });
    expect(s.junkedBest).toBe(5);
  });

  test('the entry belongs to the first player’s window, not to the last one’s', () => {
    const s = nextRound({ round: 1, token: 'P', posters: { P: 3 }, junk: 2, junkedNow: 2 });
    expect([now(s), s.junkedNow, s.junkedBest]).toEqual(['turn ann', 3, 3]);
  });
});

test('[RTA-108] entering does not move the token', () => {
  expect(SPACES[nextRound({ round: 1, token: 'S' }).token]).toBe('S');
});

test('[RTA-902] how it went is kept for all: after each NPC turn, and at the moment it ended', () => {
  const s = npcTurn(ann, 'x', 'yellow', {
    seats: 3,
    npcs: { 1: 'U' },
    posters: { R: 2 },
    at: ['Y', 'Y', 'Y'],
    office: 3,
  });
  expect(seen(s, 'spectator').history).toEqual([{ round: 1, funds: 5, reputation: 5, office: 3 }]);
  const over = npcTurn(ann, 'x', 'yellow', {
    seats: 3,
    npcs: { 1: 'U' },
    posters: { R: 2 },
    at: ['Y', 'Y', 'Y'],
    funds: 43,
  });
  expect(seen(over, bea).history).toEqual([{ round: 1, funds: 45, reputation: 5, office: 0 }]);
});

test('[RTA-109] NPCs stay on the board', () => {
  let s = turnOf(ann, { seats: 3, mode: 'cooperative' });
  for (let round = 1; round <= 6; round += 1) {
    expect(npcs(s).slice(0, round)).not.toContain('-');
    expect(seen(s, ann).npcs.filter(({ at }) => at !== null)).toHaveLength(round);
    s = passRound(s).s;
  }
  expect(npcs(s)).not.toContain('-');
});
