import { BadInput, loadGame } from '@tablewright/catalogue';
import { type AnswersReport, compareAnswers, type Gain, setUpTable } from '@tablewright/lab';
import { command } from '../command.ts';
import { type Flag, flag, game, json, seed, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';
import { usualSeats } from '../tables.ts';

const asked: Flag<readonly string[]> = {
  value: 'B,B[,B…]',
  explains: 'who is asked; the others are held against the first (strong,fierce unless said otherwise)',
  preset: ['strong', 'fierce'],
  read: (said) => said.split(',').map((name) => name.trim()),
};

const by: Flag<string> = {
  value: 'B',
  explains: 'who plays where nobody is asked, and plays answers on (steady unless said otherwise)',
  preset: 'steady',
  read: (said) => said,
};

export const labAnswers = command({
  flags: {
    game,
    bot: asked,
    games: whole('N', 'how many games (10)', { min: 1, max: 100_000, preset: 10 }),
    every: whole('N', 'asks at one decision in so many (4)', { min: 1, max: 10_000, preset: 4 }),
    plays: whole('N', 'how often each answer is played on to the end (40)', { min: 1, max: 100_000, preset: 40 }),
    by,
    true: flag('plays answers on as the cards really lie, and not in worlds that the seat believes in'),
    seats: whole('N', 'how many players (four, or as near to it as the game can be played)', {
      min: 1,
      max: 31,
      preset: null,
    }),
    seed,
    json,
  },
  more: [
    'Steady bots play. At some of their decisions the bots are asked what they would answer, with what the seat knows. Where they differ, ' +
      'each answer is played on to the end by steady bots, in the same worlds that fit what the seat knows and with the same luck, and it ' +
      'is counted which wins more often. The game goes on with what the first has answered.',
    'That says more about single answers than whole games do, and less about how they go together. A search that believes what is not so, or plays on as nobody plays, ' +
      'is right by its own measure: --true and --by strong@40 ask somebody else, and take longer.',
  ],
  examples: [
    'tablewright lab answers --game emergent --games 20',
    'tablewright lab answers --game human-punishment --bot strong@100,fierce@625 --every 8',
    'tablewright lab answers --game emergence --true --by strong@40 --plays 10',
  ],
  async run(values, _words, io) {
    const { games, every, plays, by: player, true: isTrue, seed: text, bot: bots } = values;
    if (bots.length < 2)
      throw new BadInput('--bot takes two bots or more, such as strong,fierce: one is held against another.');
    const { game: played } = await loadGame(values.game, io.repository);
    const { seats } = setUpTable(played, { seats: values.seats ?? usualSeats(played.seats), bots: [...bots, player] });
    const progress = progressOn(io, 'playing', { quiet: values.json });
    let report: AnswersReport;
    try {
      const request = { seats, games, every, plays, by: player, isTrue, seed: text, bots };
      report = compareAnswers(played, { ...request, onProgress: progress.show });
    } finally {
      progress.end();
    }
    const measured = { game: played.id, seats, games, every, plays, by: player, true: isTrue, first: bots[0] };
    if (values.json) await writeJson(io, { ...measured, ...report });
    else await write(io, words(report, bots[0]!));
    return 0;
  },
});

function words({ decisions, asked: times, bots }: AnswersReport, first: string): string {
  return [
    `A seat has ${number(decisions)} decisions in a game; asked ${number(times)} times. Against ${first}, in win chance:\n`,
    columns(
      [
        ['bot', 'differs', 'gains each time', 'at any decision'],
        ...bots.map(({ name, differs, gain, gainAtAny }) => [
          name,
          number(differs),
          gainWords(gain, 3),
          gainWords(gainAtAny, 4),
        ]),
      ],
      { right: [1, 2, 3] },
    ),
  ].join('');
}

function gainWords(gain: Gain | null, digits: number): string {
  return gain === null ? '–' : `${gain.mean.toFixed(digits)} ± ${gain.error.toFixed(digits)}`;
}
