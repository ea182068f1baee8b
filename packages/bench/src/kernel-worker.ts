import { fastRng } from '@tablewright/kernel';
import { ratePerCpuSecond } from './cpu.ts';
import { type Form, type FormName, forms } from './forms.ts';

// A process of its own, started by kernel.ts with NODE_ENV=production: boardgame.io and immer read it when they are
// loaded. All forms are measured here, in turn, so that whatever slows the machine down slows them down alike.

export type Rates = Record<FormName, number[]>;

const rounds = Number(process.argv[2]);
const secondsPerRound = Number(process.argv[3]);
const rng = fastRng(1);
let seed = 0;

/** Decisions per CPU second; the tables have five, six and seven seats in turn. */
function measure(form: Form, seconds: number): number {
  const gamesInBatch = form.name === 'boardgameio' ? 3 : 300;
  return ratePerCpuSecond(seconds, () => {
    let decisions = 0;
    for (let i = 0; i < gamesInBatch; i += 1) {
      seed += 1;
      decisions += form.play(5 + (seed % 3), seed, rng);
    }
    return decisions;
  });
}

const rates: Rates = { kernel: [], boardgameio: [], handwritten: [] };
// boardgame.io reaches its full speed only after more than a second
for (const form of forms) measure(form, 4 * secondsPerRound);
for (let round = 0; round < rounds; round += 1) {
  for (const form of forms) rates[form.name].push(measure(form, secondsPerRound));
}
process.stdout.write(JSON.stringify(rates));
