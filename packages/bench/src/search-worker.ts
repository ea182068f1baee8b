import { cpuSeconds } from './cpu.ts';
import { type SearchForm, searches } from './search-forms.ts';

// A process of its own, started by bots.ts with NODE_ENV=production, which boardgame.io reads when it is loaded. All forms are
// measured in turn, so that whatever slows the machine down slows them down alike.

export type SearchRates = Record<SearchForm, number[]>;

const rounds = Number(process.argv[2]);
const secondsPerRound = Number(process.argv[3]);

/** Tries for each search: as many as a bot here takes for a decision, and few enough for boardgame.io to end in time. */
const TRIES: Record<SearchForm, number> = { kernel: 400, handwritten: 400, boardgameio: 40 };

let seed = 0;

async function measure(form: SearchForm, seconds: number): Promise<number> {
  const from = cpuSeconds();
  let tries = 0;
  for (;;) {
    seed += 1;
    tries += await searches[form](seed, TRIES[form]);
    const spent = cpuSeconds() - from;
    if (spent >= seconds) return tries / spent;
  }
}

const rates: SearchRates = { kernel: [], boardgameio: [], handwritten: [] };
const forms = Object.keys(rates) as SearchForm[];
for (const form of forms) await measure(form, secondsPerRound);
for (let round = 0; round < rounds; round += 1) {
  for (const form of forms) rates[form].push(await measure(form, secondsPerRound));
}
process.stdout.write(JSON.stringify(rates));
