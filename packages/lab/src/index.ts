export { type AnswersReport, compareAnswers, type Gain } from './answers.ts';
export { askBot, type Bot, BOTS, botNamed, hearBot } from './bots.ts';
export { Ears } from './ears.ts';
export { fairnessFor, recordGame, recordSimulated } from './record.ts';
export { setUpTable, type TableSetup } from './setup.ts';
export { type Simulation, simulate } from './simulate.ts';
export { people as namesFor } from '@tablewright/testkit';
export { SENTENCE_KINDS, type Sentence, sentencesOf } from './sentences.ts';
export {
  type Contestant,
  type MatchRequest,
  playMatch,
  type Rate,
  rateOf,
  type Seating,
  seatingOf,
  type Tie,
  type Winners,
  winnersAlike,
} from './match.ts';
export { type Learned, learnSigns } from './belief/learn.ts';
export { type BeliefReport, measureBelief, type Reliability } from './belief/measure.ts';
export type { Judged } from './train/report.ts';
export { train, type Trained } from './train/train.ts';
export { type Trial, tryOut } from './train/trial.ts';
