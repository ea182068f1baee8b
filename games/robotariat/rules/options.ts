import type { Json, OptionSpecs, Settled } from '@tablewright/kernel';
import { CRACKDOWN_TARGETS, type PlayerCount, PLAYER_COUNTS, TARGETS } from './content/board.ts';
import { MODES, type Mode } from './state.ts';

export type Options = {
  mode: Mode;
  /** RTA-021 higher targets */
  crackdown: boolean;
  /** RTA-006 without the Kickstarter characters */
  baseOnly: boolean;
  /** RTA-003 the first player as counted at a table, from 1; 0: by lot */
  first: number;
};

function settleMode(raw: Json): Settled<Mode> {
  const value = MODES.find((mode) => mode === raw);
  return value === undefined
    ? { ok: false, why: `The mode is 'secret' or 'cooperative', not ${JSON.stringify(raw)}.` }
    : { ok: true, value };
}

function settleSwitch(what: string): (raw: Json) => Settled<boolean> {
  return (raw) =>
    typeof raw === 'boolean'
      ? { ok: true, value: raw }
      : { ok: false, why: `${what} is on (true) or off (false), not ${JSON.stringify(raw)}.` };
}

function settleFirst(raw: Json): Settled<number> {
  const most = PLAYER_COUNTS.at(-1)!;
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most
    ? { ok: true, value: raw + 0 }
    : { ok: false, why: `The first player is a seat from 1 to ${most}, or 0 by lot, not ${JSON.stringify(raw)}.` };
}

function targetWords(targets: Readonly<Record<PlayerCount, number>>): string {
  return PLAYER_COUNTS.map((players) => targets[players]).join(' / ');
}

export const options: OptionSpecs<Options> = {
  mode: {
    label: 'Mode',
    explains: 'Whether each of you also has a secret objective, or all win and lose together.',
    preset: 'secret', // RTA-002
    choices: [
      {
        value: 'secret',
        label: 'Secret Objectives',
        explains: 'Each player has a hidden card; whoever fulfils it wins. Most cards need the Revolution to succeed.',
      },
      {
        value: 'cooperative',
        label: 'Completely Cooperative',
        explains: 'No hidden cards: all win or all lose. Best for a first game.',
      },
    ],
    settle: settleMode,
  },
  crackdown: {
    label: 'Crackdown',
    explains: `You need more SPARK: ${targetWords(CRACKDOWN_TARGETS)} with 3 / 4 / 5 players instead of ${targetWords(TARGETS)}. For tables that win too often.`,
    preset: false,
    settle: settleSwitch('Crackdown'),
  },
  baseOnly: {
    label: 'Base eight only',
    explains: 'Only the eight characters of the base game can be chosen, none of the five others.',
    preset: false,
    settle: settleSwitch('Base eight only'),
  },
  first: {
    label: 'First player',
    explains: 'Who begins every round. By lot unless you name a seat.',
    preset: 0,
    choices: [
      { value: 0, label: 'By lot', explains: 'Anybody may begin.' },
      ...Array.from({ length: PLAYER_COUNTS.at(-1)! }, (_, seat) => ({
        value: seat + 1,
        label: `Seat ${seat + 1}`,
        explains: `The player on seat ${seat + 1} begins every round.`,
      })),
    ],
    settle: settleFirst,
  },
};

export function warnings({ first }: Options, seats: number): string[] {
  return first > seats ? [`Nobody sits on seat ${first}; the first player is drawn by lot.`] : [];
}
