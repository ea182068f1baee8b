import { lantern } from '@tablewright/testkit/lantern';
import type { Game } from '@tablewright/kernel';
import { isComplete } from '@tablewright/testkit/complete';
import { describe, expect, test } from 'vitest';
import { BadInput, discoverGames, loadGame } from '@tablewright/catalogue';
import { BOTS, dealBots } from './bots.ts';
import { type SimulateRequest, type Simulation, simulate } from './simulate.ts';

const game: Game = lantern;
const module = new URL('testing/games/lantern/rules/index.ts', import.meta.url).href;

function played(request: Partial<SimulateRequest> = {}, of: Game = game): Promise<Simulation> {
  return simulate(of, { seats: 5, games: 20, seed: '1', ...request });
}

/** What was played, without how long it took. */
function timeless(simulation: Simulation): Partial<Simulation> {
  return { ...simulation, seconds: 0, decisionsPerSecond: 0, gamesPerSecond: 0 };
}

/** Lantern with something wrong in it. */
function lanternWith(fault: Partial<Game>): Game {
  return { ...game, ...fault };
}

describe('a report', () => {
  test('adds up', async () => {
    const report = await played({ games: 50 });
    expect(report).toMatchObject({ game: 'lantern', seats: 5, games: 50, finished: 50, violations: 0 });
    const { loyal = 0, traitor = 0 } = report.winsByRole;
    expect(loyal + traitor).toBe(50);
    expect(report.outcomes['lit']).toBe(loyal);
    expect(Object.values(report.outcomes).reduce((sum, games) => sum + games)).toBe(50);
    expect(report.winsBySeat.reduce((sum, wins) => sum + wins)).toBe(3 * loyal + 2 * traitor);
    expect(report.decisionsPerSecond).toBeCloseTo(report.decisions / report.seconds);
  });

  test('is the same for the same seed, and another for another', async () => {
    expect(timeless(await played())).toEqual(timeless(await played()));
    expect((await played({ seed: '2' })).decisions).not.toBe((await played()).decisions);
  });

  test('does not depend on how many threads have played', async () => {
    const alone = timeless(await played({ games: 30, bots: ['steady', 'random'] }));
    expect(timeless(await played({ games: 30, bots: ['steady', 'random'], workers: 3, module }))).toEqual(alone);
  });

  test('of a few games is still right when there are more threads than games', async () => {
    expect(await played({ games: 2, workers: 8, module })).toMatchObject({ games: 2, finished: 2 });
  });

  test('tells how far it is', async () => {
    const steps: number[] = [];
    await played({ games: 20_000, onProgress: (done, of) => steps.push(done / of) });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every((step, i) => step > (steps[i - 1] ?? 0) && step <= 1)).toBe(true);
  });
});

describe('what somebody held', () => {
  test('is counted with how many held it; the role, where the game says nothing else', async () => {
    const { winsByHeld, winsByRole, finished } = await played({ games: 40 });
    const { loyal = { wins: 0, of: 0 }, traitor = { wins: 0, of: 0 } } = winsByHeld['role']!;
    expect([loyal.of, traitor.of]).toEqual([3 * finished, 2 * finished]);
    expect([loyal.wins, traitor.wins]).toEqual([3 * (winsByRole['loyal'] ?? 0), 2 * (winsByRole['traitor'] ?? 0)]);
  });

  test('counts once for each who held it, and adds up over threads', async () => {
    const chairs = lanternWith({
      holdings: (_s, seat) => ({
        chair: [seat < 2 ? 'near' : 'far', seat < 2 ? 'near' : 'far'],
        hat: seat === 0 ? ['red'] : [],
      }),
    });
    const { winsByHeld, winsBySeat, finished } = await played({ games: 30 }, chairs);
    const won = (...seats: number[]): number => seats.reduce((sum, seat) => sum + winsBySeat[seat]!, 0);
    expect(winsByHeld).toEqual({
      chair: { far: { wins: won(2, 3, 4), of: 3 * finished }, near: { wins: won(0, 1), of: 2 * finished } },
      hat: { red: { wins: won(0), of: finished } },
    });
  });
});

describe('what the games say somebody held', () => {
  test.each([
    ['emergence', 3, ['team']],
    ['robotariat', 3, ['character', 'objective']],
    ['emigration', 2, ['nationality', 'destination', 'career']],
    ['human-punishment', 3, ['character', 'faction']],
  ])('%s: one of each kind for everybody', async (id, seats, kinds) => {
    const { winsByHeld, finished } = await played({ seats, games: 4, bots: ['random'] }, (await loadGame(id)).game);
    const holders = (kind: string): number => Object.values(winsByHeld[kind]!).reduce((sum, { of }) => sum + of, 0);
    for (const kind of kinds) expect(holders(kind), kind).toBe(seats * finished);
  });

  test.each(discoverGames().filter(isComplete))('%s says it, as `tw simulate --help` promises', async (id) => {
    expect((await loadGame(id)).game.holdings).toBeDefined();
  });

  test.each([{}, { mode: 'fast' }])('emergent: where somebody ended, %j', async (options) => {
    const { game: emergent } = await loadGame('emergent');
    const { winsByHeld, finished } = await played({ seats: 2, games: 4, bots: ['steady'], options }, emergent);
    const regions = Object.values(winsByHeld['region']!);
    expect(regions.length).toBeGreaterThan(3);
    for (const { wins, of } of regions) expect(wins <= of && of <= 2 * finished).toBe(true);
  });
});

describe('bots', () => {
  test('are dealt round the seats, one further each game', () => {
    expect(dealBots(['a', 'b', 'c'], 4, 0)).toEqual(['a', 'b', 'c', 'a']);
    expect(dealBots(['a', 'b', 'c'], 4, 1)).toEqual(['b', 'c', 'a', 'b']);
    expect(dealBots(['a'], 3, 7)).toEqual(['a', 'a', 'a']);
  });

  test('are counted apart', async () => {
    const { winsByBot } = await played({ games: 40, bots: ['steady', 'random'] });
    expect(winsByBot['steady']!.of).toBe(100);
    expect(winsByBot['random']!.of).toBe(100);
    expect(winsByBot['steady']!.wins).toBeGreaterThan(winsByBot['random']!.wins);
  });

  test('are never given a state', async () => {
    const seen = new Set<string>();
    const watched = lanternWith({
      advisor(seat, rng) {
        const advisor = game.advisor(seat, rng);
        return {
          answer(view, question) {
            for (const key of Object.keys(view as object)) seen.add(key);
            expect(question.seat).toBe(seat);
            return advisor.answer(view, question);
          },
        };
      },
    });
    await played({ games: 2, bots: ['steady'] }, watched);
    expect(seen).toContain('me');
    expect(seen).not.toContain('traitors');
    expect(seen).not.toContain('chance');
  });

  test('that say something impossible are counted, and the game goes on', async () => {
    const confused = lanternWith({ advisor: () => ({ answer: () => 'abracadabra' }) });
    const report = await played({ games: 3, bots: ['steady'] }, confused);
    expect(report).toMatchObject({ games: 3, finished: 3, violations: report.decisions });
    expect(report.violationDetails).toHaveLength(10);
    expect(report.violationDetails[0]).toEqual({
      game: 0,
      step: 0,
      says: expect.stringMatching(/^steady on seat \d answered "abracadabra" to 'propose', which is not on offer$/),
    });
  });
});

describe('what must never be', () => {
  test('a broken invariant is counted once, with the number of the game, and the game is given up', async () => {
    const leaky = lanternWith({
      violations: (s) => (s.stack[0]?.stage === 'mission' ? ['a lamp is missing'] : []),
    });
    const report = await played({ games: 4 }, leaky);
    expect(report.finished + report.violations).toBe(4);
    expect(report.violationDetails[0]!.says).toBe('a lamp is missing');
  });

  test('a rule that throws costs its own game only', async () => {
    const brittle = lanternWith({
      play(s, seat, value) {
        if (s.stack[0]?.stage === 'mission') throw new TypeError('no oil');
        game.play(s, seat, value);
      },
    });
    const report = await played({ games: 6 }, brittle);
    expect(report.games).toBe(6);
    expect(report.violationDetails[0]).toMatchObject({ says: 'TypeError: no oil' });
  });

  test('a game without an end is given up', async () => {
    const report = await played({ games: 2, longest: 7 });
    expect(report).toMatchObject({ games: 2, finished: 0, violations: 2, decisions: 14 });
    expect(report.violationDetails[1]).toEqual({
      game: 1,
      step: 7,
      says: 'the game has not ended after 7 answers',
    });
  });
});

test.each([
  [{ seats: 4 }, 'Lantern is for 5 to 7 players, not 4.'],
  [{ seats: 5.5 }, 'Lantern is for 5 to 7 players, not 5.5.'],
  [{ bots: ['clever'] }, `There is no bot 'clever'. Bots here: ${Object.keys(BOTS).join(', ')}.`],
  [{ bots: [] }, 'No bot is named.'],
  [{ options: { moon: true } }, "Lantern has no option 'moon'."],
])('%j is refused with a sentence', async (request, says) => {
  const refused = played(request);
  await expect(refused).rejects.toThrow(BadInput);
  await expect(refused).rejects.toThrow(says);
});

describe('the cards of a game', () => {
  test('that come into play are counted by games, the others are named', async () => {
    const [first] = game.start({ seats: 5, seed: 1 }).told;
    const lights = lanternWith({
      uses: {
        all: ['first', 'second', 'third'],
        of: ({ type }) => (type === first!.event.type ? ['second', 'first'] : []),
      },
    });
    const report = await played({ games: 10 }, lights);
    expect([report.gamesByCard, report.neverUsed]).toEqual([{ first: 10, second: 10 }, ['third']]);
  });

  test('are none where the game names none', async () => {
    expect(await played({ games: 2 })).toMatchObject({ gamesByCard: {}, neverUsed: [] });
  });
});
