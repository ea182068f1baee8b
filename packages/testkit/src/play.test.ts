import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { lantern } from './lantern/index.ts';
import { deepFreeze } from './plain.ts';
import { type Player, people, playGame, randomPlayer, rngFor } from './play.ts';
import { answer, answerAll, offers, seatsAsked, stageOf, step, told } from './tables.ts';

function randomPlayers(seats: number, seed = 1): Player<Json>[] {
  return Array.from({ length: seats }, (_, seat) => randomPlayer(rngFor(seed, `player ${seat}`)));
}

describe('playGame()', () => {
  test('plays to the end, and its record replays to the same outcome', () => {
    const {
      record,
      state,
      told: heard,
      decisions,
    } = playGame(lantern, { seats: 5, seed: 1, players: randomPlayers(5) });
    expect(record).toMatchObject({ game: 'lantern', seats: 5, names: ['Ann', 'Bea', 'Col', 'Dov', 'Eve'] });
    expect(record.outcome).toEqual(state.outcome);
    expect(record.log.filter(({ type }) => type === 'answer')).toHaveLength(decisions);
    const back = lantern.replay(record, record.log);
    expect(back).toMatchObject({ ok: true, told: heard, state: { outcome: record.outcome } });
  });

  test('gives the same game for the same seed, and another one for another', () => {
    const play = (seed: number) => playGame(lantern, { seats: 6, seed, players: randomPlayers(6, seed) }).record;
    expect(play(4)).toEqual(play(4));
    expect(play(4)).not.toEqual(play(5));
  });

  test('shows a player the own view and the own question, and nothing else', () => {
    const rng = rngFor(1, 'watched');
    const watched = (seat: number): Player<Json> => ({
      answer(view, question, ...more: unknown[]) {
        expect(view).toMatchObject({ me: seat });
        expect(question.seat).toBe(seat);
        expect(more).toEqual([]);
        return randomPlayer(rng).answer(view, question);
      },
    });
    playGame(lantern, { seats: 5, seed: 2, players: [0, 1, 2, 3, 4].map(watched) });
  });

  test('lets those who are asked at once answer in any order', () => {
    const { record } = playGame(lantern, { seats: 5, seed: 3, players: randomPlayers(5) });
    const votes = record.log.flatMap((entry) =>
      entry.type === 'answer' && entry.about === 'vote' ? [entry.seat] : [],
    );
    const rounds = Array.from({ length: votes.length / 5 }, (_, i) => votes.slice(i * 5, i * 5 + 5).join(''));
    expect(new Set(rounds).size).toBeGreaterThan(1);
  });

  test('says so when a game does not come to an end', () => {
    const table = { seats: 5, seed: 1, players: randomPlayers(5), limit: 3 };
    expect(() => playGame(lantern, table)).toThrow("Lantern is not over after 3 answers (in 'vote')");
  });

  test('says so when a player answers what is not offered', () => {
    const players = Array.from({ length: 5 }, () => ({ answer: () => 'nonsense' }));
    expect(() => playGame(lantern, { seats: 5, seed: 1, players })).toThrow(
      /answered "nonsense" in 'propose': .* \(R3\.1\)/,
    );
  });

  test('wants a player for each seat', () => {
    expect(() => playGame(lantern, { seats: 5, seed: 1, players: [] })).toThrow('5 seats need as many players, not 0');
  });

  test('tells of each step', () => {
    const by: (number | null)[] = [];
    const onStep = (_step: unknown, seat: number | null): void => void by.push(seat);
    const { decisions, record } = playGame(lantern, { seats: 5, seed: 1, players: randomPlayers(5), onStep });
    expect(by).toHaveLength(decisions + 1);
    expect(by[0]).toBeNull();
    expect(by.slice(1)).toEqual(record.log.flatMap((entry) => (entry.type === 'answer' ? [entry.seat] : [])));
  });
});

test('there are people for as many seats as a table can have', () => {
  expect(new Set(people(20)).size).toBe(20);
});

describe('the words for rule tests', () => {
  const s = deepFreeze(lantern.start({ seats: 5, seed: 1 }).state);

  test('who is asked, where, and what is offered', () => {
    expect(stageOf(s)).toBe('propose');
    expect(seatsAsked(lantern, s)).toEqual([s.bearer]);
    expect(offers(lantern, s, s.bearer)).toHaveLength(10);
    expect(() => offers(lantern, s, (s.bearer + 1) % 5)).toThrow("is not asked in 'propose'");
  });

  test('an answer goes on from the state and leaves it as it was', () => {
    const next = answer(lantern, s, s.bearer, [0, 1]);
    expect([stageOf(s), stageOf(next)]).toEqual(['propose', 'vote']);
  });

  test('a refused answer is thrown with its rule and its sentence', () => {
    expect(() => answer(lantern, s, s.bearer, [0])).toThrow('That is not one of your choices now. (R3.1)');
  });

  test('all answer at once; who is left out says nothing', () => {
    const voting = answer(lantern, s, s.bearer, [0, 1]);
    expect(seatsAsked(lantern, answerAll(lantern, voting, ['aye', undefined, 'nay']))).toEqual([1, 3, 4]);
    expect(stageOf(answerAll(lantern, voting, ['aye', 'aye', 'aye', 'nay', 'nay']))).toBe('mission');
  });

  test('a game that is over stands nowhere', () => {
    const { state } = playGame(lantern, { seats: 5, seed: 1, players: randomPlayers(5) });
    expect(stageOf(state)).toBe('over');
  });

  test('what a viewer was told: what all were told and what only they were told', () => {
    const dark = Array.from({ length: 5 }, (_, seat) => seat).filter((seat) => (s.traitors >> seat) & 1);
    const mission = answerAll(lantern, answer(lantern, s, s.bearer, dark), ['aye', 'aye', 'aye', 'aye', 'aye']);
    const peeking = answerAll(
      lantern,
      mission,
      [0, 1, 2, 3, 4].map((seat) => (dark.includes(seat) ? 'spoil' : undefined)),
    );
    const other = (s.bearer + 1) % 5;
    const looked = step(lantern, peeking, s.bearer, other);
    expect(told(looked, s.bearer).map(({ type }) => type)).toEqual(['looked', 'saw', 'wind']);
    expect(told(looked, other).map(({ type }) => type)).toEqual(['looked', 'wind']);
    expect(told(looked, 'spectator').map(({ type }) => type)).toEqual(['looked', 'wind']);
  });
});
