import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  benchBots as measureBots,
  type BotsBench,
  fingerprintOf,
  isPairing,
  type Pairing,
  type PairingRate,
  type Part,
  PARTS,
  type PlayedDeal,
  triesOf,
  USUAL_PARTS,
} from '@tablewright/bench';
import { BadInput, discoverGames, loadGame } from '@tablewright/catalogue';
import type { Winners } from '@tablewright/lab';
import { command } from '../command.ts';
import { type Flag, flag, json, seed, text, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { dealsOf, keepDeal, openDeals } from '../kept-deals.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';

/** Four people is the usual table; a game for more or fewer is measured as near to it as it can be played. */
const USUAL_SEATS = 4;

const parts: Flag<readonly Part[] | null> = {
  value: 'P[,P…]',
  explains: `these parts alone: ${PARTS.join(', ')}`,
  preset: null,
  read(said, _before, name) {
    const named = said.split(',').map((one) => one.trim());
    const unknown = named.find((one) => !(PARTS as readonly string[]).includes(one));
    if (unknown !== undefined) throw new BadInput(`--${name} takes some of ${PARTS.join(', ')}, not '${unknown}'.`);
    return named as Part[];
  },
};

const share: Flag<number | null> = {
  value: '1/N',
  explains: 'whoever searches has this share of its tries for each answer',
  preset: null,
  read(said, _before, name) {
    const below = /^1\/([1-9]\d{0,3})$/.exec(said)?.[1];
    if (below === undefined) throw new BadInput(`--${name} takes a share such as 1/8, not '${said}'.`);
    return 1 / Number(below);
  },
};

export const benchBots = command({
  flags: {
    short: flag('fewer games of everything, with fewer tries for each answer: under eight minutes'),
    game: text('G', 'this game alone'),
    part: parts,
    deals: whole('N', 'so many deals of each pairing, with --keep so many more (all of them)', {
      min: 0,
      max: 1_000_000,
      preset: null,
    }),
    keep: text('FILE', 'adds each deal to this file, and goes on behind those that are in it'),
    'tries-share': share,
    workers: whole('N', 'how many threads play (2)', { min: 1, max: 64, preset: 2 }),
    seed,
    json,
  },
  more: [
    'How often one level beats another, game by game, on the same deals with their places changed, with 95 % intervals; how many ' +
      'win where all play alike, in games in which each could; how often they do something stupid in positions out of recorded games; how much better than nothing the belief about secret roles is; ' +
      "and how many tries a CPU second a search of Lantern makes beside boardgame.io's bot and beside one written by hand.",
    'Search is limited by tries and not by the clock, so that everything but the speed comes out the same every time; with --short ' +
      'how many games are played depends on how fast they are.',
    'The parts that begin with "with" are measured only when they are asked for: strong against itself, where one of the two leaves out ' +
      'something that a search is made of, or has something that it is not.',
    'All of it takes many hours. With --keep it can be broken off at any time and gone on with: what is in the file is counted in and ' +
      'not played again. Each line says by what bots it was played, in twelve digits that are taken from one game of theirs; what was played with ' +
      'other digits is never mixed in. With --deals 0 nothing is played, and what is in the file is summed up.',
  ],
  examples: [
    'tablewright bench bots --short',
    'tablewright bench bots --json',
    'tablewright bench bots --game emergence --part strongVsSteady --deals 20 --keep docs/bots/emergence.jsonl',
  ],
  async run(values, _words, io) {
    const { short, game: only, seed: seedText, keep, deals, workers, json: forPrograms } = values;
    if (short && (keep !== null || deals !== null || values['tries-share'] !== null)) {
      throw new BadInput(
        '--short has a number of deals and of tries of its own: leave --deals, --keep and --tries-share out.',
      );
    }
    const triesShare = values['tries-share'] ?? undefined;
    const ids = only === null ? discoverGames(io.repository) : [only];
    const kept = keep === null ? [] : openDeals(keep);
    const loaded = await Promise.all(ids.map((id) => loadGame(id, io.repository)));
    const games = loaded.map(({ game, module }) => {
      const blunders = join(io.repository, 'games', game.id, 'rules', 'blunders.json');
      return {
        id: game.id,
        module,
        seats: Math.min(Math.max(USUAL_SEATS, game.seats.min), game.seats.max),
        blunders: existsSync(blunders) ? blunders : null,
      };
    });
    /** by game and pairing: who plays now */
    const bots = new Map<string, string>();
    const before: PlayedDeal[] = [];
    if (keep !== null) {
      for (const [i, { id, seats }] of games.entries()) {
        for (const part of (values.part ?? USUAL_PARTS).filter(isPairing)) {
          const tries = triesOf(part, triesShare ?? 1);
          const fingerprint = fingerprintOf(loaded[i]!.game, seats, part);
          bots.set(`${id} ${part}`, fingerprint);
          before.push(...dealsOf(keep, kept, { game: id, part, seats, seed: seedText, tries }, fingerprint));
        }
      }
    }
    const progress = progressOn(io, 'measuring', { quiet: forPrograms });
    const bench = await measureBots({
      games,
      short,
      seed: seedText,
      deals,
      before,
      workers,
      ...(values.part !== null && { parts: values.part }),
      ...(triesShare !== undefined && { triesShare }),
      onProgress: progress.show,
      onDeal(deal) {
        if (keep !== null) keepDeal(keep, { ...deal, bots: bots.get(`${deal.game} ${deal.part}`)! });
      },
    }).finally(progress.end);
    if (forPrograms) await writeJson(io, bench);
    else await write(io, words(bench));
    return 0;
  },
});

const PAIRING_WORDS: Readonly<Record<Pairing, string>> = {
  steadyVsRandom: 'steady beats random',
  strongVsSteady: 'strong beats steady',
  fierceVsStrong: 'fierce beats strong',
  withoutBelief: 'strong beats strong without belief',
  withoutLead: 'strong beats strong that needs no lead',
  withoutHalving: 'strong beats strong that drops no answer',
  withoutVarying: 'strong beats strong that varies no plan',
  withoutAdvice: 'strong beats strong that plays on at first sight',
  withoutLearning: 'strong beats strong that judges by hand',
  withTree: 'strong beats strong with a tree',
  withMixing: 'strong beats strong with a tree that mixes sealed answers',
};

function words(bench: BotsBench): string {
  const { iterationsRatioToBoardgameio: toBoardgameio, iterationsRatioToHandwritten: toHandwritten } = bench;
  const speed =
    toBoardgameio === undefined || toHandwritten === undefined
      ? []
      : [
          `Search: ${number(toBoardgameio)} times boardgame.io's tries a second, `,
          `${number(toHandwritten)} times those of a search written by hand\n\n`,
        ];
  const tries =
    bench.triesShare === 1 ? [] : [`Whoever searches has 1/${Math.round(1 / bench.triesShare)} of its tries.\n\n`];
  return [...speed, ...tries, ...strengthWords(bench), ...teamWords(bench)].join('');
}

function strengthWords({ games }: BotsBench): string[] {
  const rows = Object.entries(games);
  const has = (part: keyof (typeof rows)[number][1]): boolean => rows.some(([, game]) => part in game);
  const pairings = (Object.keys(PAIRING_WORDS) as Pairing[]).filter(has);
  const heading = [
    ...pairings.map((part) => PAIRING_WORDS[part]),
    ...(has('alike') ? ['winners among steady, among random'] : []),
    ...(has('blunders') ? ['blunders'] : []),
    ...(has('beliefGain') ? ['belief gains'] : []),
  ];
  if (heading.length === 0) return [];
  const cells = rows.map(([id, { alike, blunders, beliefGain, ...game }]) => [
    id,
    ...pairings.map((part) => rateWords(game[part]!)),
    ...(alike === undefined
      ? []
      : [alike === null ? '–' : `${winnersWords(alike.steady)}, ${winnersWords(alike.random)}`]),
    ...(blunders === undefined ? [] : [`${blunders.steady} and ${blunders.strong} of ${blunders.positions}`]),
    ...(beliefGain === undefined ? [] : [beliefGain === null ? '–' : `${Math.round(beliefGain * 100)} %`]),
  ]);
  return [columns([['game', ...heading], ...cells], { right: heading.map((_, i) => i + 1) })];
}

function rateWords({ rate, low, high, games }: PairingRate): string {
  return games === 0 ? 'nothing played' : `${rate.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), ${games} games`;
}

function winnersWords({ winners, low, high }: Winners): string {
  return `${winners.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

/** One side of a game with teams may be easier to play: what is gained is said for each. */
function teamWords({ games }: BotsBench): string[] {
  return Object.entries(games).flatMap(([id, game]) =>
    (Object.keys(PAIRING_WORDS) as Pairing[]).flatMap((part) =>
      Object.entries(game[part]?.teams ?? {}).map(([team, { won, inItsPlace, games: of, gain }]) => {
        const held =
          gain === null
            ? ''
            : `, the other among its like ${inItsPlace}: ${signed(gain.mean)} (${signed(gain.low)} to ${signed(gain.high)})`;
        return `${id}, ${PAIRING_WORDS[part]}: as ${team} won ${won} of ${of}${held}\n`;
      }),
    ),
  );
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}
