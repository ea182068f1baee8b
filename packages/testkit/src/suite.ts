import type { Base, Game, Json, Secrets } from '@tablewright/kernel';
import { describe, test } from 'vitest';
import { checkGame } from './checks.ts';
import { Reached } from './explore.ts';
import { brokenInWords, leakInWords } from './failures.ts';
import { short } from './plain.ts';
import { playGame, rngFor } from './play.ts';
import { secrecyCampaign } from './secrecy.ts';

export * from './glances.ts';
export * from './golden-suite.ts';
export * from './guards.ts';
export * from './worlds.ts';

export interface SuiteSettings<S> {
  readonly seats: readonly number[];
  /** the choices of a host, one table for each, for all numbers of seats alike or by it; only the presets unless given */
  readonly options?: readonly Record<string, Json>[] | ((seats: number) => readonly Record<string, Json>[]);
  /** how many random games for each number of seats and each set of options */
  readonly games: number;
  /** in place of the game's own */
  readonly secrets?: Secrets<S>;
  readonly seed?: string | number;
  /** how many games are looked at through everybody's eyes; as many as are played unless given */
  readonly secrecyGames?: number;
  /** how many states of each of these games, by the number of seats; as many as in a campaign unless given */
  readonly secrecyStates?: (seats: number) => number;
  /** tables to which random games hardly ever lead, by what is special about them: they are looked at through everybody's eyes */
  readonly tables?: Readonly<Record<string, () => S>>;
  /** stages, events and secrets that need not come up, because these tables don't have them or they are too rare ('vote half answered' too) */
  readonly rare?: readonly string[];
}

/** Long enough for the dearest game on a slow machine; a test that takes this long is to be given fewer games. */
const PATIENCE = 300_000;

/** The suite that every game passes. */
export function describeGame<S extends Base>(tried: Game<S>, plan: SuiteSettings<S>): void {
  const game: Game = tried;
  const { seed = 'suite', games } = plan;
  const reached = new Reached();

  for (const seats of plan.seats) {
    const choices = typeof plan.options === 'function' ? plan.options(seats) : (plan.options ?? [{}]);
    for (const options of choices) {
      const chosen = Object.keys(options).length === 0 ? '' : ` with ${short(options)}`;
      describe(`${game.name}, ${seats} seats${chosen}`, () => {
        test(`${games === 1 ? 'a random game keeps' : `${games} random games keep`} every promise`, {
          timeout: PATIENCE,
        }, () => {
          for (let index = 0; index < games; index += 1) {
            const checked = checkGame(game, { seats, options, seed: `${seed}-${index}` });
            if (checked.broken !== null) throw new Error(brokenInWords(checked, checked.broken));
            reached.add(checked.reached);
          }
        });

        test('the game’s own advisors play to the end', { timeout: PATIENCE }, () => {
          for (let index = 0; index < Math.min(games, 5); index += 1) {
            const rng = rngFor(`${seed}-${index}`, 'advisors');
            const players = Array.from({ length: seats }, (_, seat) => game.advisor(seat, rng));
            playGame(game, { seats, options, seed: index, players, onStep: (step) => reached.step(step) });
          }
        });

        test('no seat can tell a sampled world from the real one', { timeout: PATIENCE }, () => {
          const { secrets, secrecyGames = games, secrecyStates } = plan;
          const campaign = {
            seats,
            options,
            games: secrecyGames,
            seed,
            ...(secrets && { secrets }),
            ...(secrecyStates && { states: secrecyStates(seats) }),
          };
          const report = secrecyCampaign(game, campaign);
          if (report.leaks.length > 0) throw new Error(report.leaks.slice(0, 3).map(leakInWords).join('\n\n'));
          reached.add(report.reached);
        });
      });
    }
  }

  for (const [name, table] of Object.entries(plan.tables ?? {})) {
    test(`${game.name}, where ${name}: no seat can tell a sampled world from the real one`, () => {
      const state = table();
      const report = secrecyCampaign(game, { seats: state.seats, games: 0, seed, tables: [state] });
      if (report.leaks.length > 0) throw new Error(report.leaks.slice(0, 3).map(leakInWords).join('\n\n'));
      reached.add(report.reached);
    });
  }

  test(`${game.name}: every question was asked, every revealing event was told and every secret was hidden in some game`, ({
    skip,
  }) => {
    if (reached.asked.size === 0) skip('no game was played');
    const unseen = reached.missing(game).filter((name) => !plan.rare?.includes(name));
    if (unseen.length > 0) throw new Error(`never seen, so never checked: ${unseen.join(', ')}`);
  });
}
