// What happened, in the past tense and without pronouns: then a sentence is right for any name, also for "You".

import type { Outcome, Seat } from '@tablewright/kernel';
import { count, listed, say } from '@tablewright/kernel/words';
import { BLOCKS, COSTS, type Data } from '../content/types.ts';
import type { Told } from '../events.ts';
import type { Reason } from '../stages/ending.ts';
import { HOSTILE, type Hostile } from '../stages/hostile.ts';
import { actionWord, blocksIn, blockWords, type Names, selectionWords, setWords } from './say.ts';

export function event(told: Told, names: Names): string {
  const name = (seat: Seat): string => names[seat]!;
  switch (told.type) {
    case 'dealt':
      return dealt(told, names);
    case 'leader':
      return say`Round ${told.round} began; ${name(told.seat)} led.`;
    case 'revealed':
      return say`All revealed. ${told.selections.map((selection, seat) => `${name(seat)}: ${selectionWords(selection)}`).join('; ')}.`;
    case 'moved':
      return say`${name(told.by)} moved from ${told.from} to ${told.to}.`;
    case 'stuck':
      return say`${name(told.by)} could not move and stayed on ${told.at}.`;
    case 'idle':
      return say`${name(told.by)} did nothing.`;
    case 'paid':
      return say`${name(told.by)} discarded ${count(told.tokens, 'token')} to ${actionWord(told.instead)} instead.`;
    case 'collected':
      return say`${name(told.by)} collected ${blockWords(told.blocks)}.`;
    case 'compiled':
      return say`${name(told.by)} compiled ${listed(told.sets.map((set) => `(${setWords(set as Data[])})`))} for ${count(told.tokens, 'token')}.`;
    case 'boosted':
      return say`${name(told.by)} boosted to ${told.to}.`;
    case 'teleported':
      return say`${name(told.by)} jumped from ${told.from} to ${told.to}.`;
    case 'replenished':
      return say`${name(told.by)} put a new ${BLOCKS[told.block as Data].colour} block on ${told.at}.`;
    case 'hacked':
      return say`${name(told.by)} discarded ${price('hack')}, hacked ${name(told.on)} and took ${blockWords(told.blocks)}.`;
    case 'spied':
      return say`${name(told.by)} discarded ${price('spy')} and spied on ${name(told.on)}.`;
    case 'saw':
      return told.team === 'human'
        ? say`The card of ${name(told.on)} says Human.`
        : say`The card of ${name(told.on)} says A.I.`;
    case 'terminated':
      return terminated(told, name(told.by), name(told.on));
    case 'triggered':
      return say`${name(told.by)} started an assimilate event on ${told.at}.`;
    case 'inserted':
      return say`${name(told.by)} inserted ${count(told.tokens, 'token')}.`;
    case 'opened':
      return say`The aggregator was opened: ${told.ai} for the A.I. (${told.totals.ai} in all), ${told.human} for the Humans (${told.totals.human} in all).`;
    case 'over':
      return say`The mission is over. ${why(told.reason)} ${rolesWords(told.teams, names)}`;
  }
}

function dealt({ team, fellows }: Extract<Told, { type: 'dealt' }>, names: Names): string {
  if (team === 'ai') return say`Your card says A.I.`;
  const others = fellows.map((seat) => names[seat]!);
  return others.length === 0
    ? say`Your card says Human.`
    : say`Your card says Human. So does that of ${listed(others)}.`;
}

/** EMG-206 What an attack costs is gone, whatever it brings. */
function price(act: Hostile): string {
  return count(COSTS[HOSTILE[act]], 'token');
}

function terminated({ blocks, tokens }: Extract<Told, { type: 'terminated' }>, by: string, on: string): string {
  const loot = [...(blocksIn(blocks) > 0 ? [blockWords(blocks)] : []), ...(tokens > 0 ? [count(tokens, 'token')] : [])];
  const paid = price('terminate');
  return loot.length === 0
    ? say`${by} discarded ${paid}, terminated ${on}, who held nothing, and sent the agent back to the start tile.`
    : say`${by} discarded ${paid}, terminated ${on}, took ${listed(loot)}, and sent the agent back to the start tile.`;
}

const WHY: Readonly<Record<Reason, string>> = {
  'ai-knowledge': say`The A.I. win: they have assimilated all the knowledge they needed, and the Humans have not.`,
  'human-knowledge': say`The Humans win: they have assimilated all the knowledge they needed, and the A.I. have not.`,
  'ai-excess': say`The A.I. win: both teams reached their requirement in the same event, and the A.I. went further beyond theirs.`,
  'human-excess': say`The Humans win: both teams reached their requirement in the same event, and the Humans went further beyond theirs.`,
  'equal-excess': say`The Humans win: both teams went equally far beyond their requirement in the same event, and a tie goes to the Humans.`,
  depletion: say`The Humans win: the last data block has left the city.`,
  'called-off': say`The Humans win: the last round is over, neither team has reached its requirement, and the mission is called off.`,
};

function why(reason: string): string {
  return Object.hasOwn(WHY, reason) ? WHY[reason as Reason] : say`A team has won.`;
}

/** EMG-508 All cards turned over. */
function rolesWords(roles: readonly string[], names: Names): string {
  const members = (team: string): string =>
    listed(roles.flatMap((role, seat) => (role === team ? [names[seat]!] : [])));
  return say`Human: ${members('human')}. A.I.: ${members('ai')}.`;
}

export function outcome({ reason, roles }: Outcome, names: Names): string {
  return `${why(reason)} ${rolesWords(roles, names)}`;
}
