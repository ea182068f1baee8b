import { list, type Seat, seedFromText } from '@tablewright/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type KeptGame, keptGame } from '../kept-game.ts';
import { Match } from '../match.ts';
import { gameInRepo, lantern } from '../testing/games.ts';
import type { GameEntry } from '../services.ts';
import { BREAKS } from '../testing/breaks.ts';
import { type Keeper, threadedKeeper } from './keeper.ts';

const ORIGIN = { seed: seedFromText('keeper'), chain: { commitment: 'c', secret: 's', salts: [] } };

/** A game to its end; everybody always answers as if absent, and once an answer is taken back. */
function played({ game }: GameEntry, seats: number, origin = ORIGIN): Match {
  let { match } = Match.begin(game, { seats, options: {} }, origin);
  let hasUndone = false;
  while (match.outcome === null) {
    const seat: Seat = list(match.waiting)[0]!;
    const step = match.after({ seat, value: match.absent(seat) });
    if (!step.ok) throw new Error(step.why);
    match.take(step);
    if (hasUndone || match.outcome !== null || !match.mayUndo(seat).ok) continue;
    hasUndone = true;
    match = match.with({ type: 'undo', seat });
  }
  expect(hasUndone).toBe(true);
  return match;
}

function keeperWith(worker?: URL): Keeper {
  const keeper = threadedKeeper(worker);
  onTestFinished(() => keeper.close());
  return keeper;
}

const MARKING = new URL('../testing/marking-keeper.ts', import.meta.url);
const DYING = new URL('../testing/dying-keeper.ts', import.meta.url);
const BROKEN = new URL('../testing/broken-worker.ts', import.meta.url);

/** As many at once as make it worth a thread, and then these. */
function rush(keeper: Keeper, match: Match, ...others: [Match, string][]): Promise<(KeptGame | null)[]> {
  const many = Array.from({ length: 20 }, (): [Match, string] => [match, lantern.module]);
  return Promise.all([...many, ...others].map(([one, module]) => keeper.keep(one, module)));
}

describe('a finished game', () => {
  test('is kept on a thread as it is kept here, to the letter, whatever was taken back', async () => {
    const match = played(lantern, 5);
    const here = await keptGame(match);
    for (const kept of await rush(keeperWith(), match)) expect(kept).toEqual(here);
  });

  test('of a game that takes long goes to the thread by itself', async () => {
    const entry = await gameInRepo('human-punishment');
    const match = played(entry, 4);
    const here = await keptGame(match);
    expect(match.log.length).toBeGreaterThan(300);
    expect(await keeperWith().keep(match, entry.module)).toEqual(here);
    expect(await keeperWith(MARKING).keep(match, entry.module)).toEqual({ ...here!, packed: 'by the thread' });
  });

  test('is kept here when it is short and comes alone, by the thread when there are many', async () => {
    const match = played(lantern, 5);
    const keeper = keeperWith(MARKING);
    const alone = await keeper.keep(match, lantern.module);
    expect(alone).toEqual(await keptGame(match));
    const many = await rush(keeper, match);
    expect(many.at(-1)).toEqual({ ...alone!, packed: 'by the thread' });
  });

  test('is kept all the same when the thread breaks', async () => {
    const match = played(lantern, 5);
    const here = await keptGame(match);
    for (const kept of await rush(keeperWith(BROKEN), match)) expect(kept).toEqual(here);
    for (const kept of await rush(keeperWith(), match, [match, 'file:///nowhere/index.ts'])) expect(kept).toEqual(here);
  });

  test('over which the thread breaks does not take those with it that end beside it', async () => {
    const match = played(lantern, 5);
    const broken = played(lantern, 5, { ...ORIGIN, seed: BREAKS });
    const keeper = keeperWith(MARKING);
    const kept = await rush(keeper, match, [broken, lantern.module], [match, lantern.module]);
    expect(kept.at(-2)).toEqual(await keptGame(broken));
    expect(kept.at(-1)!.packed).toBe('by the thread');
  });

  test('over which the thread dies leaves those to the next thread that end beside it', async () => {
    const match = played(lantern, 5);
    const broken = played(lantern, 5, { ...ORIGIN, seed: BREAKS });
    const kept = await rush(keeperWith(DYING), match, [broken, lantern.module], [match, lantern.module]);
    expect(kept.at(-2)).toEqual(await keptGame(broken));
    expect(kept.at(-1)!.packed).toBe('by the thread');
  });

  test('is kept as what it is, when games of another kind end beside it', async () => {
    const entry = await gameInRepo('emergent');
    const [match, other] = [played(lantern, 5), played(entry, 4)];
    const kept = await rush(keeperWith(MARKING), match, [other, entry.module]);
    const here = await Promise.all([match, other].map(keptGame));
    expect(kept.slice(-2)).toEqual(here.map((one) => ({ ...one!, packed: 'by the thread' })));
  });

  test('is kept all the same when the thread is closed', async () => {
    const match = played(lantern, 5);
    const keeper = keeperWith();
    const waiting = rush(keeper, match);
    await keeper.close();
    for (const kept of [...(await waiting), ...(await rush(keeper, match))])
      expect(kept).toEqual(await keptGame(match));
  });

  test('is kept with the rules with which it was played, not with those that the thread finds', async () => {
    const match = played({ ...lantern, game: { ...lantern.game, rulesVersion: 99 } }, 5);
    const kept = await rush(keeperWith(), match);
    expect(kept.map((one) => one?.rulesVersion)).toEqual(kept.map(() => 99));
  });

  test('that is not over is not kept', async () => {
    const { match } = Match.begin(lantern.game, { seats: 5, options: {} }, ORIGIN);
    expect((await rush(keeperWith(), match)).every((kept) => kept === null)).toBe(true);
  });
});
