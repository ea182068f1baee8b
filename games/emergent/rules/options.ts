import type { Json, OptionSpec, OptionSpecs, Settled } from '@tablewright/kernel';
import { MARKETS, type Market, MODES, type Mode } from './content/prices.ts';

export type Options = {
  mode: Mode;
  market: Market;
  /** EMT-101, EMT-820 */
  rounds: number;
  /** EMT-903 */
  fastRounds: number;
  /** EMT-914 */
  secondScores: boolean;
};

type Choice<T> = { readonly value: T; readonly label: string; readonly explains: string };

function oneOf<T extends string | number>(what: string, choices: readonly Choice<T>[]): OptionSpec<T>['settle'] {
  const values = choices.map(({ value }) => value);
  return (raw: Json): Settled<T> => {
    const value = values.find((known) => known === raw || String(known) === raw);
    if (value !== undefined) return { ok: true, value };
    return { ok: false, why: `${what} is one of ${values.join(', ')}, not ${JSON.stringify(raw)}.` };
  };
}

const MODE_WORDS: Record<Mode, { label: string; explains: string }> = {
  standard: { label: 'Standard', explains: 'The whole game: plan, reveal, sell to the cities, pay. Most money wins.' },
  learning: {
    label: 'Learning',
    explains: 'The Standard game, eased in: one DC in round 1, one cylinder in round 2, everything from round 3 on.',
  },
  fast: {
    label: 'Fast Play',
    explains:
      'A short game without money: place five DCs in secret each round; in the end the cubes in each region bring points, and most points win.',
  },
};

const MARKET_WORDS: Record<Market, { label: string; explains: string }> = {
  shuffled: {
    label: 'Shuffled',
    explains: 'One of six demand sets is drawn for each round. You can look all six up, but not which it is.',
  },
  classic: {
    label: 'Fixed',
    explains: 'Our set A in every game, always the same, and nothing to look up but the totals.',
  },
  open: {
    label: 'Open',
    explains: 'The cards of a round lie open before you plan it: less luck, good for a first game.',
  },
};

const MODE_CHOICES = MODES.map((value) => ({ value, ...MODE_WORDS[value] }));
const MARKET_CHOICES = MARKETS.map((value) => ({ value, ...MARKET_WORDS[value] }));
const ROUND_CHOICES = [
  { value: 4, label: '4', explains: 'The usual length.' },
  {
    value: 5,
    label: '5',
    explains: 'One round more, with the largest demand of all; the rulebook names both lengths.',
  },
];
const FAST_CHOICES = [
  { value: 3, label: '3', explains: 'The usual length.' },
  { value: 4, label: '4', explains: 'One round more.' },
];

export const options: OptionSpecs<Options> = {
  mode: {
    label: 'Mode',
    explains: 'The Standard game, the same eased in over two rounds, or a short game of placing.',
    preset: 'standard',
    choices: MODE_CHOICES,
    settle: oneOf('The mode', MODE_CHOICES),
  },
  market: {
    label: 'Market',
    explains:
      'What is known about the demand before you plan (not for Fast Play). The demand cards are our reconstruction: the rulebook’s text does not give those of the box.',
    preset: 'shuffled', // EMT-810
    choices: MARKET_CHOICES,
    settle: oneOf('The market', MARKET_CHOICES),
  },
  rounds: {
    label: 'Rounds',
    explains: 'How many rounds a Standard or Learning game lasts.',
    preset: 4, // EMT-101
    choices: ROUND_CHOICES,
    settle: oneOf('The number of rounds', ROUND_CHOICES),
  },
  fastRounds: {
    label: 'Rounds in Fast Play',
    explains: 'How many rounds a game of Fast Play lasts.',
    preset: 3, // EMT-903
    choices: FAST_CHOICES,
    settle: oneOf('The number of rounds in Fast Play', FAST_CHOICES),
  },
  secondScores: {
    label: 'Second place scores with two players',
    explains: 'In Fast Play for two, whoever has fewer cubes in a region scores 1 point there as well.',
    preset: false, // EMT-914
    settle: (raw) =>
      typeof raw === 'boolean'
        ? { ok: true, value: raw }
        : { ok: false, why: `Second places score (true) or they do not (false), not ${JSON.stringify(raw)}.` },
  },
};
