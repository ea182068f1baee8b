import {
  advise,
  type Advice,
  decisionsOf,
  Players,
  type Progress,
  review,
  type Review,
  type Seated,
} from '@tablewright/bots';
import { type Entry, type Event, fastRng, type Game, type Json, type Question, type Seat } from '@tablewright/kernel';
import { loadRules } from '../games/rules.ts';
import { type Handed, speakHanded } from '../language/handed.ts';

// Beside the page: whoever thinks must not hold up what moves. Bots play here, and whoever asks for advice or a review is answered
// here, out of what their own seat sees.

/** A bot's answer; what a strong player would do; which decisions of a finished game have cost most. */
export type Job =
  | ({ readonly does: 'answer' } & Seated)
  | {
      readonly does: 'advise';
      readonly seat: Seat;
      readonly view: Json;
      readonly question: Question;
      /** everything that the seat has been told */
      readonly told: readonly Event[];
      /** what has to be among the answers that are named */
      readonly held: readonly Json[];
    }
  | {
      readonly does: 'review';
      readonly seat: Seat;
      readonly seats: number;
      readonly options: Record<string, Json>;
      readonly log: readonly Entry[];
    };

export type Thought<J extends Job> = J extends { does: 'answer' }
  ? Json
  : J extends { does: 'advise' }
    ? Advice
    : Review;

export interface Wanted {
  readonly id: number;
  readonly game: string;
  readonly job: Job;
}

export type FromWorker =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly thought: Json | Advice | Review }
  | { readonly id: number; readonly broke: string };

const now = (): number => performance.now();
const players = new Players(now, 8);
const SEED = 1;

/** The language of the page comes first, where it is not English. */
let spoken: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Wanted | Handed>) => {
  if ('tag' in data) spoken = speakHanded(data);
  else answer(data);
});

function answer({ id, game, job }: Wanted): void {
  const tell = (said: FromWorker): void => postMessage(said);
  spoken
    .catch(() => undefined) // then it is English
    .then(() => loadRules(game))
    .then((rules) => think(rules, job, (progress) => tell({ id, progress })))
    .then(
      (thought) => tell({ id, thought }),
      (error: unknown) => tell({ id, broke: error instanceof Error ? error.message : 'something was thrown' }),
    );
}

function think(game: Game, job: Job, tell: (progress: Progress) => void): Json | Advice | Review {
  switch (job.does) {
    case 'answer':
      return players.answer(game, job);
    case 'advise': {
      const { seat, view, question, told, held } = job;
      return advise({ game, seat, view, question, told }, fastRng(SEED), { now }, held);
    }
    case 'review': {
      const { seat, seats, options, log } = job;
      const steps = review(game, seat, decisionsOf(game, { seats, options }, log, seat), { seed: SEED, now });
      for (;;) {
        const step = steps.next();
        if (step.done === true) return step.value;
        tell(step.value);
      }
    }
  }
}
