// What happened, in the past tense and without pronouns: then a sentence is right for any name, also for "You".

import type { Outcome } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import { BLOCKS, COSTS, type Data } from '../content/types.ts';
import type { Told } from '../events.ts';
import type { Reason } from '../stages/ending.ts';
import { HOSTILE, type Hostile } from '../stages/hostile.ts';
import { blocksIn, blockWords, type Names, selectionWords, setWords } from './say.ts';

export function event(told: Told, names: Names): string {
  switch (told.type) {
    case 'dealt':
      return dealt(told, names);
    case 'leader':
      return `Round ${told.round} began; ${names[told.seat]} led.`;
    case 'revealed':
      return `All revealed. ${told.selections.map((selection, seat) => `${names[seat]}: ${selectionWords(selection)}`).join('; ')}.`;
    case 'moved':
      return `${names[told.by]} moved from ${told.from} to ${told.to}.`;
    case 'stuck':
      return `${names[told.by]} could not move and stayed on ${told.at}.`;
    case 'idle':
      return `${names[told.by]} did nothing.`;
    case 'paid':
      return `${names[told.by]} discarded ${count(told.tokens, 'token')} to ${told.instead} instead.`;
    case 'collected':
      return `${names[told.by]} collected ${blockWords(told.blocks)}.`;
    case 'compiled':
      return `${names[told.by]} compiled ${listed(told.sets.map((set) => `(${setWords(set as Data[])})`))} for ${count(told.tokens, 'token')}.`;
    case 'boosted':
      return `${names[told.by]} boosted to ${told.to}.`;
    case 'teleported':
      return `${names[told.by]} jumped from ${told.from} to ${told.to}.`;
    case 'replenished':
      return `${names[told.by]} put a new ${BLOCKS[told.block as Data].colour} block on ${told.at}.`;
    case 'hacked':
      return `${names[told.by]} ${paid('hack')}, hacked ${names[told.on]} and took ${blockWords(told.blocks)}.`;
    case 'spied':
      return `${names[told.by]} ${paid('spy')} and spied on ${names[told.on]}.`;
    case 'saw':
      return `The card of ${names[told.on]} says ${told.team === 'human' ? 'Human.' : 'A.I.'}`;
    case 'terminated':
      return `${names[told.by]} ${paid('terminate')}, terminated ${names[told.on]}, ${lootWords(told)}, and sent the agent back to the start tile.`;
    case 'triggered':
      return `${names[told.by]} started an assimilate event on ${told.at}.`;
    case 'inserted':
      return `${names[told.by]} inserted ${count(told.tokens, 'token')}.`;
    case 'opened':
      return `The aggregator was opened: ${told.ai} for the A.I. (${told.totals.ai} in all), ${told.human} for the Humans (${told.totals.human} in all).`;
    case 'over':
      return `The mission is over. ${why(told.reason)} ${rolesWords(told.teams, names)}`;
  }
}

function dealt({ team, fellows }: Extract<Told, { type: 'dealt' }>, names: Names): string {
  if (team === 'ai') return 'Your card says A.I.';
  const others = fellows.map((seat) => names[seat]!);
  return others.length === 0 ? 'Your card says Human.' : `Your card says Human. So does that of ${listed(others)}.`;
}

/** EMG-206 What an attack costs is gone, whatever it brings. */
function paid(act: Hostile): string {
  return `discarded ${count(COSTS[HOSTILE[act]], 'token')}`;
}

function lootWords({ blocks, tokens }: Extract<Told, { type: 'terminated' }>): string {
  const loot = [...(blocksIn(blocks) > 0 ? [blockWords(blocks)] : []), ...(tokens > 0 ? [count(tokens, 'token')] : [])];
  return loot.length === 0 ? 'who held nothing' : `took ${listed(loot)}`;
}

const WHY: Readonly<Record<Reason, string>> = {
  'ai-knowledge': 'The A.I. win: they have assimilated all the knowledge they needed, and the Humans have not.',
  'human-knowledge': 'The Humans win: they have assimilated all the knowledge they needed, and the A.I. have not.',
  'ai-excess':
    'The A.I. win: both teams reached their requirement in the same event, and the A.I. went further beyond theirs.',
  'human-excess':
    'The Humans win: both teams reached their requirement in the same event, and the Humans went further beyond theirs.',
  'equal-excess':
    'The Humans win: both teams went equally far beyond their requirement in the same event, and a tie goes to the Humans.',
  depletion: 'The Humans win: the last data block has left the city.',
  'called-off':
    'The Humans win: the last round is over, neither team has reached its requirement, and the mission is called off.',
};

function why(reason: string): string {
  return Object.hasOwn(WHY, reason) ? WHY[reason as Reason] : 'A team has won.';
}

/** EMG-508 All cards turned over. */
function rolesWords(roles: readonly string[], names: Names): string {
  const members = (team: string): string =>
    listed(roles.flatMap((role, seat) => (role === team ? [names[seat]!] : [])));
  return `Human: ${members('human')}. A.I.: ${members('ai')}.`;
}

export function outcome({ reason, roles }: Outcome, names: Names): string {
  return `${why(reason)} ${rolesWords(roles, names)}`;
}
