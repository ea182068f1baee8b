import {
  type ChanceEntry,
  countOptions,
  fastRng,
  list,
  lowest,
  NOBODY,
  optionAt,
  type Seat,
} from '@tablewright/kernel';
import { lantern, type LanternState } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { forms } from './forms.ts';
import * as peer from './lantern-boardgameio.ts';
import * as hand from './lantern-by-hand.ts';

// A ratio of two speeds means something only when both play the same game. The kernel's Lantern leads; its answers and
// its chance go into the other two forms, and after each answer all three must stand the same.

const GAMES = 150;

/** boardgame.io's random plugin, but it draws what the kernel has drawn. */
function scripted(): { plugin: Parameters<typeof peer.lanternOn>[0] & object; script(entries: ChanceEntry[]): void } {
  let left: ChanceEntry[] = [];
  const next = (): ChanceEntry => left.shift()!;
  const random = {
    Shuffle: (players: string[]) => {
      // the kernel lays the cards of the traitors first and shuffles: the seats where they came to lie go first
      const cards = next().came as number[];
      return players.toSorted((a, b) => cards[Number(a)]! - cards[Number(b)]!);
    },
    Die: (sides: number) => {
      const { of, came } = next();
      expect(of).toBe(sides);
      return (came as number) + 1;
    },
    _private: { isUsed: () => true, getState: () => ({ seed: 0 }) },
  };
  return {
    plugin: [{ name: 'random', api: () => random }],
    script: (entries) => {
      expect(left).toEqual([]);
      left = entries;
    },
  };
}

interface Picture {
  stage: string;
  toMove: Seat | null;
  options: number;
  traitors: Seat[];
  bearer: Seat;
  refused: number;
  team: Seat[];
  ayes: Seat[];
  teams: number[];
  spoils: number[];
  peeked: number[];
  ending: string | null;
  winners: Seat[];
}

function everybodyBut(seats: number, set: number): number {
  return ((1 << seats) - 1) & ~set;
}

function ofKernel(s: LanternState): Picture {
  const frame = s.stack.at(-1);
  const asked = lantern.waiting(s);
  const open = frame?.stage === 'vote' || frame?.stage === 'mission' ? frame : null;
  let ayes = s.ayes;
  if (frame?.stage === 'vote') {
    ayes = 0;
    for (const [seat, ballot] of frame.sealed.entries()) if (ballot === 'aye') ayes |= 1 << seat;
  }
  return {
    stage: frame?.stage ?? 'over',
    toMove: asked === NOBODY ? null : lowest(asked),
    options: asked === NOBODY ? 0 : countOptions(lantern.offer(s, lowest(asked))),
    traitors: list(s.traitors),
    bearer: s.bearer,
    refused: s.refused,
    team: open === null ? [] : list(open.team),
    ayes: list(ayes),
    teams: s.teams,
    spoils: s.spoils,
    peeked: s.peeked,
    ending: s.outcome?.reason ?? null,
    winners: [...(s.outcome?.winners ?? [])],
  };
}

function byHand(s: hand.State): Picture {
  const over = s.phase === 'over';
  return {
    stage: s.phase,
    toMove: over ? null : s.toMove,
    options: hand.legalMoves(s).length,
    traitors: list(s.traitors),
    bearer: s.bearer,
    refused: s.refused,
    team: s.phase === 'vote' || s.phase === 'mission' ? list(s.team) : [],
    ayes: list(s.ayes),
    teams: s.teams,
    spoils: s.spoils,
    peeked: s.peeked,
    ending: s.ending,
    winners: list(s.winners),
  };
}

function onBoardgameio(table: peer.Table): Picture {
  const { G, ctx } = table;
  const over = peer.isOver(table);
  const seat = peer.toMove(table);
  const loyalWin = G.ending === 'lit';
  return {
    stage: over ? 'over' : G.stage,
    toMove: over ? null : seat,
    options: over ? 0 : peer.legalMoves(table, seat).length,
    traitors: list(G.traitors),
    bearer: G.bearer,
    refused: G.refused,
    team: !over && (G.stage === 'vote' || G.stage === 'mission') ? list(G.team) : [],
    ayes: list(G.ayes),
    teams: G.teams,
    spoils: G.spoils,
    peeked: G.peeked,
    ending: (ctx.gameover as string | undefined) ?? null,
    winners: over ? list(loyalWin ? everybodyBut(ctx.numPlayers, G.traitors) : G.traitors) : [],
  };
}

describe.each([5, 6, 7])('Lantern at %i seats is one game in three forms', (seats) => {
  test(`answer by answer, in ${GAMES} random games`, () => {
    const { plugin, script } = scripted();
    const onPeer = peer.lanternOn(plugin);
    const rng = fastRng(seats);
    const endings = new Set<string>();
    for (let seed = 0; seed < GAMES; seed += 1) {
      const started = lantern.start({ seats, seed });
      let { state } = started;
      const mine = hand.newGame(seats, seed); // its generator is the kernel's fast one: the same seed draws the same
      script(started.entries as ChanceEntry[]);
      let table = onPeer.newGame(seats, seed);
      for (let asked = lantern.waiting(state); asked !== NOBODY; asked = lantern.waiting(state)) {
        const seat = lowest(asked);
        const offer = lantern.offer(state, seat);
        const i = rng.below(countOptions(offer));
        const value = optionAt(offer, i);
        const next = lantern.after(state, { seat, value });
        if (!next.ok) throw new Error(next.why);
        state = next.state;
        script(next.entries.filter((entry) => entry.type === 'chance'));
        const itsMove = peer.legalMoves(table, seat)[i]!;
        expect(itsMove.args).toEqual([value]);
        table = onPeer.apply(table, seat, itsMove);
        hand.apply(mine, hand.legalMoves(mine)[i]!);
        const here = ofKernel(state);
        expect(byHand(mine)).toEqual(here);
        expect(onBoardgameio(table)).toEqual(here);
      }
      endings.add(state.outcome!.reason);
    }
    expect([...endings].sort()).toEqual(['dark', 'lit', 'refusals']);
  });

  test.each(forms.map((form) => [form.name, form] as const))('%s plays to the end by itself', (_name, form) => {
    let decisions = 0;
    for (let seed = 0; seed < GAMES; seed += 1) decisions += form.play(seats, seed, fastRng(seed));
    // random games are equally long in all forms: about 50, 66 and 83 decisions at 5, 6 and 7 seats
    expect(decisions / GAMES / seats).toBeGreaterThan(9);
    expect(decisions / GAMES / seats).toBeLessThan(13);
  });
});
