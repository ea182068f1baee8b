import { fastRng, list, sampleOption } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { LOCATIONS } from '../content/board.ts';
import { WINDOW_IDS } from '../content/windows.ts';
import type { Told } from '../events.ts';
import { humanPunishment as game } from '../index.ts';
import type { State } from '../state.ts';
import { type Act, actsDue } from './testing/oracle/acts.ts';
import { claimsDue } from './testing/oracle/claims.ts';
import { endsReached, victorDue, winnersDue } from './testing/oracle/ends.ts';
import { apOf, handLimitOf, moveOf, placeOf, programLimitOf } from './testing/oracle/numbers.ts';
import { answersDue, answersOffered } from './testing/oracle/questions.ts';
import { attacksDue } from './testing/oracle/targets.ts';

// A second implementation, made from the ledger without a look at the first, watches whole games: what is offered in each
// Action Phase, in each window and at some questions, whom Enemies attack, when the game ends and who wins.

const CLAIMS = ['program', 'charge', 'star', 'useRecon', 'sacrifice', 'reroll'];

function key(act: Act): string {
  return JSON.stringify(Object.entries(act).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function offered(s: State, seat: number): Act[] {
  const domain = game.offer(s, seat);
  return domain.kind === 'acts' || domain.kind === 'pick' ? (domain.from as unknown as Act[]) : [];
}

function claimOf(act: Act): string {
  const what = act['card'] ?? act['piece'];
  return act['act'] === 'sacrifice' || act['act'] === 'reroll' ? act['act'] : `${String(act['act'])} ${String(what)}`;
}

/** What is offered, and what the ledger says should be; equal lists where both agree. */
function compare(s: State): { is: string[]; due: string[] } {
  const is: string[] = [];
  const due: string[] = [];
  const top = s.stack.at(-1)!;
  if (top.stage === 'action') {
    const acts = offered(s, s.active).filter((act) => !CLAIMS.includes(String(act['act'])) && act['act'] !== 'box');
    is.push(...acts.map(key));
    due.push(...actsDue(s).map(key));
  }
  if (top.stage === 'action' || (top.stage === 'window' && top.kind < WINDOW_IDS.length)) {
    const window = top.stage === 'window' ? WINDOW_IDS[top.kind]! : 'W1';
    const open = top.stage === 'window' ? game.waiting(s) : game.waiting(s) | game.mayAnswer(s);
    for (let seat = 0; seat < s.seats; seat += 1) {
      if (top.stage === 'window' && (open & (1 << seat)) === 0) continue;
      const acts = (open & (1 << seat)) === 0 ? [] : offered(s, seat);
      const claims = acts.filter((act) => CLAIMS.includes(String(act['act']))).map(claimOf);
      is.push(...[...new Set(claims)].map((claim) => `${seat} ${claim}`));
      due.push(...claimsDue(s, seat, window).map((claim) => `${seat} ${claim}`));
    }
    return { is, due };
  }
  const [seat] = list(game.waiting(s));
  const answers = answersDue(s, top, seat!);
  if (answers !== null) {
    is.push(...answersOffered(top, offered(s, seat!)));
    due.push(...answers);
  }
  return { is, due };
}

/** HPB-541 to HPB-546: an attack that is declared in an activated Area. */
function isAttackDue(s: State, told: Extract<Told, { type: 'enemyAttacks' }>): boolean {
  const place = placeOf(told.at);
  const sorted = (pieces: readonly number[]): string => pieces.toSorted((a, b) => a - b).join();
  const areas = place < LOCATIONS.length ? LOCATIONS[place]!.areas : [];
  return areas.some((area) =>
    attacksDue(s, told.kind, place, area).some((pieces) => sorted(pieces) === sorted(told.pieces)),
  );
}

const GAMES = Array.from({ length: 16 }, (_, seed): [seats: number, seed: number] => [3 + (seed % 4), seed]);

test.each(GAMES)('%i seats: what the ledger says is what happens (seed %i)', (seats, seed) => {
  const rng = fastRng(seed);
  const options = {
    characters: 'random',
    firstGame: seed % 3 === 0,
    sharedEarly: seed % 7 === 0,
    twoColumns: seed % 2 === 0,
    campaign: seed % 5 === 0,
  };
  // chance alone rarely brings a chip into the Network
  const isSteady = seed >= 12;
  const advisors = Array.from({ length: seats }, (_, seat) => game.advisor(seat, fastRng(seed + seat)));
  let s = game.start({ seats, seed, options }).state;
  for (let step = 0; s.outcome === null; step += 1) {
    const isBegun = s.stack.some((frame) => frame.stage === 'turn');
    const { is, due } = isBegun ? compare(s) : { is: [], due: [] };
    expect(is.toSorted(), `step ${step}, ${s.stack.at(-1)!.stage}`).toEqual(due.toSorted());
    const asked = list(game.waiting(s));
    const may = list(game.mayAnswer(s));
    const seat = may.length > 0 && rng.below(8) === 0 ? may[rng.below(may.length)]! : asked[rng.below(asked.length)]!;
    const question = game.asksSeen(s, seat).mine!;
    const advice = isSteady && question.optional !== true ? advisors[seat]!.answer(game.view(s, seat), question) : null;
    const next = game.after(s, { seat, value: advice ?? sampleOption(game.offer(s, seat), rng) });
    if (!next.ok) throw new Error(next.why);
    const [first] = next.told.map(({ event }) => event);
    // only then is the table known at which the attack was declared
    const isActivated = s.stack.at(-1)!.stage === 'target' || s.stack.at(-1)!.stage === 'window';
    if (first?.type === 'enemyAttacks' && isActivated && !first.at.startsWith('red'))
      expect(isAttackDue(s, first), `step ${step}`).toBe(true);
    const drew = s.stack.at(-1)!.stage === 'draw' && !next.told.some(({ event }) => event.type === 'unlocked');
    s = next.state;
    if (drew) expect([s.ap, s.move], `step ${step}`).toEqual([apOf(s, s.active), moveOf(s, s.active)]); // HPB-102
    const last = next.told.at(-1)?.event;
    if (last?.type === 'rolled' && last.dice['orange'] !== undefined && last.dice['red'] !== undefined) {
      // HPB-110
      expect(s.hands[s.active]!.length, `step ${step}`).toBeLessThanOrEqual(handLimitOf(s, s.active));
      const programs = s.programs[s.active]!.length + s.open[s.active]!.length / 2;
      expect(programs, `step ${step}`).toBeLessThanOrEqual(programLimitOf(s, s.active));
    }
    if (s.outcome === null && isBegun) expect(endsReached(s), `step ${step}`).toEqual([]);
  }
  const cause = s.outcome.reason.split('-')[1]!;
  expect(cause === 'deus' ? ['deus'] : endsReached(s)).toContain(cause);
  expect(s.victor).toBe(victorDue(s, cause));
  expect(s.outcome.winners).toEqual(winnersDue(s, s.victor));
});
