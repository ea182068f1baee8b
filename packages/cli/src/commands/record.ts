import { loadGame } from '@tablewright/catalogue';
import { recordGame, recordSimulated } from '@tablewright/lab';
import { command } from '../command.ts';
import { writeText } from '../files.ts';
import { bots, game, json, options, seats, seed, text, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';

export const record = command({
  flags: {
    game,
    seats,
    seed,
    bot: bots,
    option: options,
    nth: whole('I', 'instead: game number I of `simulate` with the same flags, to look at it', {
      min: 0,
      max: 100_000_000,
      preset: null,
    }),
    out: text('FILE', 'where the record is written; on stdout when left out'),
    json,
  },
  more: [
    'The record holds the answers and the outcomes of chance in order, and what `verify` needs: the secret is made out of the ' +
      'seed. A game of a simulation (--nth) has no such proof.',
  ],
  examples: [
    'tablewright record --game emergence --seats 4 --seed 7 --bot steady --out game.json',
    'tablewright record --game emergence --seats 4 --seed 1 --nth 137 --out broken.json',
  ],
  async run(values, _words, io) {
    const loaded = await loadGame(values.game, io.repository);
    const request = {
      seats: values.seats ?? loaded.game.seats.min,
      seed: values.seed,
      bots: values.bot,
      options: values.option,
    };
    const written =
      values.nth === null ? recordGame(loaded.game, request) : recordSimulated(loaded.game, request, values.nth);
    const ok = written.outcome !== null;
    if (values.out === null) await writeJson(io, written);
    else {
      writeText(values.out, `${JSON.stringify(written, null, 1)}\n`);
      const { log, outcome, names } = written;
      if (values.json) await writeJson(io, { ok, file: values.out, entries: log.length, outcome });
      else {
        const end = outcome === null ? 'not over' : loaded.game.words.outcome(outcome, names);
        await write(
          io,
          columns([
            ['file', values.out],
            ['entries', String(log.length)],
            ['end', end],
          ]),
        );
      }
    }
    return ok ? 0 : 1;
  },
});
