// What somebody is asked, in one to three sentences.

import { choicesIn, type QuestionOf, type Words } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import { BURNT } from '../content/cards.ts';
import { objectiveText } from '../content/objectives.ts';
import type { Told } from '../events.ts';
import { cardWithExtra } from '../outlook/extra.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { mine } from './consequences.ts';
import { faceWords, objectiveWords, spaceWords } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  choose: () => 'Who are you? Choose a free character, or leave it to chance.',
  turn,
  poster: (view) =>
    (frame(view)['must'] ?? 0) > 0 ? 'Where does the poster go?' : 'You may put up one more poster. Where does it go?',
  sabotage: (view) =>
    (view.drawn?.length ?? 0) > 1
      ? 'Which of the two cards do you use? The other goes back into the deck.'
      : 'This is the last card; you have to use it.',
  extra,
  upgrade: (view) =>
    (view.drawn?.length ?? 0) > 1
      ? 'Which of the two cards do you keep? The other goes back into the deck.'
      : 'This is the last card; it is yours.',
  rebuild: (view) =>
    view.junk === 1
      ? 'Where does the poster of the Junk Pile go?'
      : `Put ${view.junk === 2 ? 'both' : `all ${view.junk}`} posters of the Junk Pile on spaces, as you like.`,
  contribute: (view) =>
    `How much SPARK goes into the Office? What you give no longer counts towards the ${view.target} that you need. The Office is at ${view.office}, the Funds hold ${view.funds}.`,
  masses: () => 'Which piece do you move, and where? It encounters the space at once.',
  push: () => 'Whom do you move, and where?',
  post: () => 'Which poster do you carry, and where?',
  stake: (view) => `How much of the ${view.funds} SPARK do you stake on the red die?`,
  alarm: (view) =>
    (frame(view)['moved'] ?? 0) === 0
      ? 'Which Oppressor do you put on another space, and where?'
      : 'Which Oppressor follows to the same space?',
  paste: (view) =>
    view.supply === 1
      ? 'Put the last poster of the supply on a space, or none.'
      : 'Put up to two posters from the supply on different spaces.',
  repaste: (view) =>
    view.junk === 1
      ? 'The Junk Pile holds 1 poster. You may put it on a space.'
      : `The Junk Pile holds ${count(view.junk, 'poster')}. Put up to two of them together on one space.`,
  strike: (view) =>
    (frame(view)['moved'] ?? 0) === 0
      ? 'Which Civilian do you move, and along which path?'
      : 'Which path does the next Civilian take?',
  burn() {
    const [many, some] = BURNT;
    return `Which posters do you burn? ${some.posters} or more bring ${some.reputation} Reputation, ${many.posters} or more bring ${many.reputation}.`;
  },
  cook: (view) => `The Office is at ${view.office}. How many levels do you turn into SPARK?`,
  lead: () => 'Before the dice are rolled, you move one Civilian. Which one, and along which path?',
  steer: () => 'Which path do the Oppressors take? The red die is rolled after that.',
  reroll: (view) => `${dice(view)} Do you roll both dice again?`,
  forecast: (view) => `${dice(view)} Do you roll ${isAlice(view) ? 'the red die' : 'one die'} again?`,
  adjust: (view) => `${dice(view)} Do you set ${isAlice(view) ? 'the red die' : 'one of the dice'}?`,
  salvage: () => 'An Oppressor has torn posters down. Do you put one of them up again, and where?',
  report,
};

function frame(view: View): { [detail: string]: number } {
  return (view.now.at(-1) ?? {}) as unknown as { [detail: string]: number };
}

function turn(view: View, { domain }: QuestionOf<Answers, 'turn'>): string {
  const me = view.players[mine(view)]!;
  const { moved = 0, acted = 0 } = frame(view);
  const steps = 1 + (me.upgrades.includes('U01') ? 1 : 0) - moved;
  const acts = new Set(choicesIn(domain).map(({ act }) => act));
  const left = [
    ...(steps > 0 ? [`walk ${count(steps, 'step')}`] : []),
    ...(acted === 0 && (steps > 0 || acts.has('activate')) ? ['activate a space'] : []),
    ...(acts.has('ability') ? ['use your ability'] : []),
    ...(acts.has('stake') ? ['use Sliding Scale'] : []),
    ...(acts.has('sympathy') ? ['use Sympathy Circuits'] : []),
  ];
  const done =
    acted === 0 ? 'You have moved, and there is nothing to activate here.' : 'You have moved and activated a space.';
  const may = left.length === 0 ? done : `You may still ${listed(left)}.`;
  return `Round ${view.round}, you are on ${spaceWords(me.at ?? '')}. ${may}`;
}

function extra(view: View): string {
  const { name, extra } = cardWithExtra(view);
  const cost = extra?.cost ?? 0;
  return `${name}: do you pay ${cost} of your ${view.reputation} Reputation for more?`;
}

/** RTA-802 She names the Oppressors' path instead of rolling the black die. */
function isAlice(view: View): boolean {
  return view.players[mine(view)]!.character === 'alice';
}

function dice(view: View): string {
  const { black = null, red = null } = view.dice ?? {};
  const named = isAlice(view) && black !== null;
  const said = [
    ...(black === null || named ? [] : [`${faceWords(black, 'black')} for the Oppressors`]),
    ...(red === null ? [] : [`${faceWords(red, 'red')} for the Civilians`]),
  ];
  return `${named ? `The Oppressors take the ${black} path. ` : ''}You rolled ${said.join(' and ')}.`;
}

/** What may be said aloud tells nothing: everybody is asked for a report. */
function report(view: View): string {
  const own = view.mine;
  if (own?.objective !== 'spy')
    return 'The Revolution has succeeded! Before the cards are shown, everybody says that they are ready.';
  return `The Revolution has succeeded! You are the ${objectiveWords(own.objective)}: name two players and their objectives. You have one try. ${objectiveText('spy', view.seats)}`;
}
