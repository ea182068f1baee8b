import { commit, type Game, type GameRecord, seedOf } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { recordGame, recordSimulated } from './record.ts';
import { simulate } from './simulate.ts';

const game: Game = lantern;

function stateAfter(record: GameRecord) {
  const replayed = game.replay(record, record.log);
  if (!replayed.ok) throw new Error(replayed.why);
  return replayed.state;
}

describe('a recorded game', () => {
  const record = recordGame(game, { seats: 6, seed: 'x', bots: ['steady'] });

  test('replays to the outcome that was written down', () => {
    expect(record.outcome).not.toBeNull();
    expect(game.outcome(stateAfter(record))).toEqual(record.outcome);
    expect(record.names).toHaveLength(6);
  });

  test('proves that its chance was fixed beforehand', () => {
    const { commitment, secret, added } = record.fairness!;
    expect(commit(secret!)).toBe(commitment);
    const { entries } = game.start({ seats: 6, seed: seedOf(secret!, added) });
    expect(record.log.slice(0, entries.length)).toEqual(entries);
  });

  test('is the same for the same seed', () => {
    expect(recordGame(game, { seats: 6, seed: 'x', bots: ['steady'] })).toEqual(record);
    expect(recordGame(game, { seats: 6, seed: 'y', bots: ['steady'] })).not.toEqual(record);
  });
});

describe('a simulated game, played again to be looked at', () => {
  const request = { seats: 5, seed: '1', bots: ['random', 'steady'] };

  test('is the game that was counted', async () => {
    const records = [0, 1, 2].map((index) => recordSimulated(game, request, index));
    const { winsBySeat, decisions } = await simulate(game, { ...request, games: 3 });
    const wins = winsBySeat.map((_, seat) => records.filter(({ outcome }) => outcome!.winners.includes(seat)).length);
    expect(wins).toEqual(winsBySeat);
    expect(records.flatMap(({ log }) => log).filter(({ type }) => type === 'answer')).toHaveLength(decisions);
  });

  test('ends with the answer at which the rules broke', () => {
    const brittle: Game = {
      ...game,
      after(s, answer) {
        if (s.stack[0]?.stage === 'mission') throw new TypeError('no oil');
        return game.after(s, answer);
      },
    };
    const record = recordSimulated(brittle, request, 0);
    expect(record.outcome).toBeNull();
    expect(record.log.at(-1)).toMatchObject({ type: 'answer', about: 'mission' });
    expect(() => recordGame(brittle, request)).toThrow('no oil');
  });
});
