import type { OptionSpec, OptionSpecs, Settled } from '@tablewright/kernel';

export type Options = {
  characters: 'choose' | 'random';
  firstGame: boolean;
  blindSectorOne: boolean;
  sharedEarly: boolean;
  twoColumns: boolean;
  campaign: boolean;
};

const YES_NO = [
  { value: false, label: 'No', explains: 'As the rules have it.' },
  { value: true, label: 'Yes', explains: 'With this change.' },
] as const;

function yesNo(label: string, explains: string): OptionSpec<boolean> {
  return {
    label,
    explains,
    preset: false,
    choices: YES_NO,
    settle(raw): Settled<boolean> {
      if (raw === true || raw === 'true' || raw === 'yes') return { ok: true, value: true };
      if (raw === false || raw === 'false' || raw === 'no') return { ok: true, value: false };
      return { ok: false, why: `"${label}" is yes or no.` };
    },
  };
}

export const options: OptionSpecs<Options> = {
  characters: {
    label: 'Characters',
    explains:
      'Everybody plays a different character. Most numbers and powers of their boards are our reconstruction, as are the faces of the cards. (HPB-003)',
    preset: 'choose',
    choices: [
      {
        value: 'choose',
        label: 'Everybody chooses',
        explains: 'Whom to play, one after the other, from the starting player.',
      },
      { value: 'random', label: 'Dealt at random', explains: 'Everybody is given somebody to play.' },
    ],
    settle: (raw) =>
      raw === 'choose' || raw === 'random'
        ? { ok: true, value: raw }
        : { ok: false, why: 'Characters are "choose" or "random".' },
  },
  firstGame: yesNo('First game', 'Everybody gets one Objective more and returns one. (HPB-028)'),
  blindSectorOne: yesNo('Blind Sector I', 'You do not see the Data Chip that you take in Sector I. (HPB-419)'),
  sharedEarly: yesNo(
    'Early 6/8',
    'The location 6/8 opens as soon as one of 6 and 8 is taken: a calmer city. (HPB-523)',
  ),
  twoColumns: yesNo('Two columns', 'With fewer than two columns won by one colour, all chips are counted. (HPB-904)'),
  campaign: yesNo(
    'Campaign',
    'For a second game: factions and Objectives stay secret at the end. Four to six players. (HPB-950)',
  ),
};

export function warnings({ campaign }: Options, seats: number): string[] {
  return campaign && seats < 4 ? ['The campaign is for four to six players; with three it is left out.'] : [];
}
