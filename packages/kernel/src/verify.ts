import { canonicalJson } from './json.ts';
import type { GameRecord } from './fairness.ts';
import type { Game } from './game.ts';
import { type Entry, keptIn } from './log.ts';
import type { Base } from './state.ts';

// Was chance fixed before the first answer, and did everybody keep to the rules? Whoever holds the record and the seed can
// see for themselves, on the command line or in the browser.

export type PlayedAgain =
  | { readonly ok: true; readonly state: Base; readonly draws: number; readonly answers: number }
  /** `at`: the entry of the log that is not as it should be; `why`: what is wrong with it, to go on a sentence */
  | { readonly ok: false; readonly check: 'chance' | 'answers'; readonly at: number; readonly why: string };

/** Plays a record's answers with chance drawn afresh from the seed, and holds all that comes of it against the log. */
export function playAgain(
  game: Game,
  record: Pick<GameRecord, 'seats' | 'options' | 'log'>,
  seed: string,
): PlayedAgain {
  const { seats, options, log } = record;
  const undone = keptIn(log);
  if (!undone.ok) {
    const why = `an answer is taken back that may not be: ${undone.why}`;
    return { ok: false, check: 'answers', at: undone.at, why };
  }
  const { kept } = undone;
  let at = 0;
  let draws = 0;
  let answers = 0;
  const found = (): Entry | undefined => log[kept[at] ?? log.length];
  const fail = (check: 'chance' | 'answers', why: string): PlayedAgain => {
    return { ok: false, check, at: kept[at] ?? log.length, why };
  };
  /** The first entry that is not as it should be. `answer`: the first of them as it is written today. */
  const differs = (should: readonly Entry[], answer?: Entry): PlayedAgain | null => {
    for (const [i, entry] of should.entries()) {
      const written = i === 0 ? (answer ?? found()) : found();
      if (canonicalJson(written ?? null) !== canonicalJson(entry)) {
        return fail(entry.type === 'chance' ? 'chance' : 'answers', mismatch(entry, found()));
      }
      if (entry.type === 'chance') draws += 1;
      else answers += 1;
      at += 1;
    }
    return null;
  };
  try {
    const started = game.start({ seats, options, seed });
    const wrong = differs(started.entries);
    if (wrong !== null) return wrong;
    let { state } = started;
    for (let entry = found(); entry !== undefined; entry = found()) {
      if (entry.type !== 'answer') {
        const what = entry.type === 'chance' ? entry.label : entry.type;
        return fail('chance', `chance has decided '${what}', which these rules do not draw here`);
      }
      // or the proof of every game that was played before an answer got another form would fail
      const answer = game.inTodaysForm(state, entry);
      const next = game.after(state, answer);
      if (!next.ok) return fail('answers', `seat ${entry.seat} may not answer this: ${next.why} (${next.rule})`);
      const unlike = differs(next.entries, answer);
      if (unlike !== null) return unlike;
      ({ state } = next);
    }
    return { ok: true, state, draws, answers };
  } catch (error) {
    // A record may hold anything; what it does to the rules is told, not thrown.
    return fail('answers', `the rules broke: ${(error as Error).message.split('\n')[0]}`);
  }
}

function mismatch(should: Entry, found: Entry | undefined): string {
  if (should.type !== 'chance') return 'this answer is not written down as these rules write it';
  const is =
    found?.type === 'chance' && found.label === should.label
      ? `the log says ${JSON.stringify(found.came)}`
      : 'the log has no such draw';
  return `for '${should.label}' the seed gives ${JSON.stringify(should.came)}, but ${is}`;
}
