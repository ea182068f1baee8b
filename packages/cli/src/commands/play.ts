import { command } from '../command.ts';
import { bots, flag, options, seats, seedIn, text, whole } from '../flags.ts';

export const play = command({
  flags: {
    game: text('G', 'which game'),
    seats,
    people: whole('N', 'how many people share this screen; bots sit on the other seats (1)', {
      min: 1,
      max: 31,
      preset: 1,
    }),
    bot: {
      ...bots,
      preset: ['steady'],
      explains: 'who sits on the other seats: beginner, steady, strong, fierce or random (steady)',
    },
    seed: { ...text('S', 'a whole number or any text, to play the same game again'), read: seedIn },
    option: options,
    seat: text(
      'SEAT',
      'where you sit: a number from 0 on, or a name such as red; several with commas; drawn unless said',
    ),
    name: text('NAME', 'what you are called (You)'),
    resume: text('FILE', 'goes on with a saved game'),
    fast: flag('no pauses while the bots move'),
    ascii: flag('plain characters only'),
  },
  more: [
    'What is not said is asked, and Enter takes what is preset. In the game, ? lists what can be typed. Several people at one ' +
      'screen are told when to hand it over. It can also be played through a pipe, a line for each answer.',
  ],
  examples: [
    'tablewright play --game emergence --seats 4 --option city=splice-09',
    'tablewright play --game emergence --people 2',
    'tablewright play --resume game.json',
  ],
  async run({ bot, option, ...values }, _words, io) {
    const game = await import('../play/index.ts');
    return game.play({ ...values, bots: bot, options: option, io });
  },
});
