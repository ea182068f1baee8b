import { BadInput } from '@tablewright/catalogue';
import { type Crowd, crowd, torture as run, type Tortured } from '@tablewright/bench';
import { command } from '../command.ts';
import { json, oneOf, whole } from '../flags.ts';
import { type Io, write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';

export const torture = command({
  flags: {
    storage: oneOf(['sqlite', 'postgres'], 'where everything is stored (sqlite); PostgreSQL is started for it'),
    processes: whole('N', 'servers at once; several only on postgres (1)', { min: 1, max: 16, preset: 1 }),
    kills: whole('K', 'how often one of them is killed with -9 (20)', { min: 0, max: 100_000, preset: 20 }),
    fills: whole('F', 'how often the disk is filled for a while, before the kills (0)', {
      min: 0,
      max: 10_000,
      preset: 0,
    }),
    tables: whole('N', 'games at once (4)', { min: 1, max: 200, preset: 4 }),
    seed: whole('S', 'other people, other moments (1)', { min: 0, max: 1_000_000, preset: 1 }),
    idle: whole('N', 'instead of killing: so many connections that say nothing, and a tenth of them half-open (0)', {
      min: 0,
      max: 15_000,
      preset: 0,
    }),
    json,
  },
  more: [
    'People and bots play Lantern, take back and chat, over connections that are cut, delayed, doubled and overtaken, and go from one ' +
      'server to another. Meanwhile servers are killed with -9 at random moments; after every sixth kill one is told to stop, after ' +
      'every tenth PostgreSQL is crashed. In the end every acknowledged answer has to be stored once, and every game has to end as its ' +
      'own log says. With --fills (as root on Linux) the store lies on a small disk, which is filled to the last byte again and again. Exit code 0 only when that is so.',
  ],
  examples: [
    'tablewright torture --idle 10000',
    'tablewright torture --kills 300',
    'tablewright torture --storage postgres --processes 4 --kills 300 --json',
  ],
  async run({ storage, processes, kills, fills, tables, seed, idle, json: forPrograms }, _words, io) {
    if (storage === 'sqlite' && processes > 1) {
      throw new BadInput('Several processes need --storage postgres: a SQLite file belongs to one.');
    }
    if (idle > 0) return besideCrowd(idle, forPrograms, io);
    const progress = progressOn(io, 'kills', { quiet: false });
    const onProgress = progress.show;
    const tortured = await run({ storage, processes, kills, fills, tables, seed, onProgress });
    progress.end();
    if (typeof tortured === 'string') throw new BadInput(tortured);
    if (forPrograms) await writeJson(io, tortured);
    else await write(io, words(tortured));
    const { lost, doubled, diverged } = tortured;
    return lost + doubled + diverged === 0 ? 0 : 1;
  },
});

async function besideCrowd(idle: number, forPrograms: boolean, io: Io): Promise<number> {
  const halfOpen = Math.ceil(idle / 10);
  const progress = progressOn(io, 'connections', { quiet: false });
  const crowded = await crowd({ idle, halfOpen, onProgress: progress.show });
  progress.end();
  if (forPrograms) await writeJson(io, crowded);
  else await write(io, crowdInWords(crowded));
  const { idleStillThere, halfOpenStillThere, details } = crowded;
  return idleStillThere === idle && halfOpenStillThere === 0 && details.length === 0 ? 0 : 1;
}

function crowdInWords({ bytesPerConnection, seconds, details, ...crowded }: Crowd): string {
  const table = columns(
    [
      ['connections that say nothing', number(crowded.idle)],
      ['still there at the end', number(crowded.idleStillThere)],
      ['half-open connections', number(crowded.halfOpen)],
      ['still there at the end', number(crowded.halfOpenStillThere)],
      ['games played to the end meanwhile', number(crowded.games)],
      ['bytes of memory for each connection', bytesPerConnection === null ? 'unknown' : number(bytesPerConnection)],
    ],
    { right: [1] },
  );
  return `In ${number(seconds)} s\n\n${table}${details.length === 0 ? '' : `\n${details.join('\n')}\n`}`;
}

function words(tortured: Tortured): string {
  const { storage, processes, kills, stops, databaseCrashes, fills, games, acknowledged, seconds, details } = tortured;
  const { lost, doubled, diverged } = tortured;
  const table = columns(
    [
      ['games played to the end', number(games)],
      ['acknowledged (answers, undos, lines)', number(acknowledged)],
      ['lost', number(lost)],
      ['doubled', number(doubled)],
      ['diverged', number(diverged)],
    ],
    { right: [1] },
  );
  return [
    `${storage}, ${processes} ${processes === 1 ? 'process' : 'processes'}, ${number(kills)} kills, ${number(stops)} stops, `,
    `${number(databaseCrashes)} crashes of the database, ${number(fills)} times a full disk, in ${number(seconds)} s\n\n${table}`,
    details.length === 0 ? '' : `\n${details.join('\n')}\n`,
  ].join('');
}
