// An answer as a record shows it: short, and readable beside the question's name.

import type { Words } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import { type LeadAct, namedIn, type ReportAct, type SendAct, type TurnAct } from '../content/acts.ts';
import { cardUsed, isVain } from '../content/cards.ts';
import type { Space } from '../content/board.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { cardWords, characterWords, faceWords, isSpace, npcWords, objectiveWords, spaceWords } from './say.ts';

export const answer: Words<View, Told, Answers>['answer'] = {
  choose: (value) => (value === 'random' ? 'random' : characterWords(value)),
  turn,
  poster: spaceOrWord,
  sabotage: (value) => `${cardWords(cardUsed(value))}${isVain(value) ? ', paid for in vain' : ''}`,
  extra: String,
  upgrade: cardWords,
  rebuild: (posters) =>
    listed(Object.entries(posters).flatMap(([space, n]) => (n > 0 ? [`${n} on ${spaceWords(space)}`] : []))),
  contribute: String,
  masses: send,
  push: (value, names) => (value.act === 'none' ? 'nobody' : `${names[value.seat]} to ${spaceWords(value.to)}`),
  post: (value) => (value.act === 'none' ? 'none' : `${spaceWords(value.from)} to ${spaceWords(value.to)}`),
  stake: String,
  alarm: send,
  paste: (spaces) => listed(spaces.map(spaceWords)) || 'none',
  repaste: (value) => (value.act === 'none' ? 'none' : `${count(value.posters, 'poster')} on ${spaceWords(value.to)}`),
  strike: lead,
  burn: (posters) => listed(posters.map(([space = '']) => spaceWords(space))) || 'none',
  cook: String,
  lead,
  steer: String,
  reroll: String,
  forecast: String,
  adjust: (value) => (value.act === 'keep' ? 'keep' : `${value.die} die to ${faceWords(value.face, value.die)}`),
  salvage: spaceOrWord,
  report,
};

function turn(value: TurnAct): string {
  switch (value.act) {
    case 'move':
      return `walk to ${spaceWords(value.to)}`;
    case 'activate':
      return `activate ${spaceWords(value.space)}`;
    case 'ability':
      return 'use the ability';
    case 'stake':
      return 'use Sliding Scale';
    case 'sympathy':
      return 'use Sympathy Circuits';
    case 'end':
      return 'end';
  }
}

function spaceOrWord(value: Space | 'none'): string {
  return isSpace(value) ? spaceWords(value) : value;
}

function send({ npc, to }: SendAct): string {
  return `${npcWords(npc)} to ${spaceWords(to)}`;
}

function lead({ npc, path }: LeadAct): string {
  return `${npcWords(npc)} along ${path}`;
}

/** `null`: all that the others see of it before it is opened. */
function report(value: ReportAct | null, names: readonly string[]): string {
  if (value === null) return 'sealed';
  if (value.act !== 'name') return value.act;
  return namedIn(value)
    .map(({ seat, objective }) => `${names[seat]} ${objectiveWords(objective)}`)
    .join(', ');
}
