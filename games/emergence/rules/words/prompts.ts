// What somebody is asked, in one to three sentences.

import { mySeat, type Words } from '@tablewright/kernel';
import { count, listed, say } from '@tablewright/kernel/words';
import { type Selection, selectionParts } from '../content/selections.ts';
import { ALLEGIANCES, COSTS, FACES } from '../content/types.ts';
import type { Told } from '../events.ts';
import { HOSTILE } from '../stages/hostile.ts';
import { othersInserting } from '../outlook/insertion.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { actIn, mine, myFace } from './consequences.ts';
import { actionWord, blockWords, nameOf, type Names } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  briefing: (view, _question, names) => briefing(view, names),
  select: ({ round }) => {
    const asks = say`Round ${round}: choose one action and one augmentation, in secret.`;
    return round <= 2 ? `${asks} ${FACE_WORDS}` : asks;
  },
  move: (view) => say`You stand on ${mine(view).at} and have to move one tile. Where do you go?`,
  action(view) {
    const { at, selected } = mine(view);
    return say`You are on ${at} and have selected ${actionOf(selected)} with ${myFace(view)}. What do you do?`;
  },
  compile: (view) =>
    say`You hold ${blockWords(mine(view).blocks)}. Which sets do you compile? Two of the same type bring 1 token; two, three or four different types bring 2, 4 or 7.`,
  boost: (view) => say`You are on ${mine(view).at}. Which tile do you boost to?`,
  teleport: (view) => say`You are on ${mine(view).at}. Which teleport tile do you jump to?`,
  replenish: (view) => say`Which block do you put on ${mine(view).at}?`,
  target,
  spySeen: (view, _question, names) => spySeen(view, names),
  insert,
};

/** For the first rounds: what the augmentation is for. */
const FACE_WORDS = say`E (${FACES.E.sign}) handles blue data and B (${FACES.B.sign}) green; except for the start tile, you may enter a tile only if all agents there show the same one as you.`;

function actionOf(selected: Selection | null): string {
  return selected === null ? say`nothing` : actionWord(selectionParts(selected).action);
}

/** By how many belong to the A.I. In words: a sentence does not begin with a number, least of all after "A.I." */
const WITH_AI = {
  2: say`You belong to the A.I. One of the others is with you; you are not told who.`,
  3: say`You belong to the A.I. Two of the others are with you; you are not told who.`,
  4: say`You belong to the A.I. Three of the others are with you; you are not told who.`,
} as const;

/** EMG-011, EMG-012 What my card says, who is with me, and what we need. */
export function briefing(view: View, names: Names): string {
  const { ai, human } = ALLEGIANCES[view.seats as 3 | 4 | 5 | 6];
  const me = mySeat(view);
  const need = view.required;
  if (view.operatives[me]!.team === 'ai') {
    const together = say`Together you need ${need.ai} knowledge tokens in the A.I. compartment.`;
    const enemy =
      human === 1
        ? say`The one Human needs only ${need.human}, or a city without data: so put data back in time.`
        : say`The two Humans need only ${need.human}, or a city without data: so put data back in time.`;
    return `${WITH_AI[ai]} ${together} ${enemy}`;
  }
  const fellows = view.operatives.flatMap(({ team }, seat) =>
    team === 'human' && seat !== me ? [nameOf(seat, names)] : [],
  );
  const who =
    fellows.length === 0
      ? say`You are the only Human among ${view.seats} operatives; the others are not told.`
      : say`You are Human, and so is ${listed(fellows)}; the others are not told.`;
  const wins = say`You win with ${need.human} knowledge tokens in the Human compartment, or when the last data block leaves the city. The A.I. need ${need.ai}.`;
  return `${who} ${wins}`;
}

function target(view: View): string {
  const act = actIn(view);
  const holds = mine(view).tokens;
  const cost = count(COSTS[HOSTILE[act]], 'token');
  switch (act) {
    case 'hack':
      return say`Whom do you hack? It costs ${cost}; you hold ${holds}.`;
    case 'spy':
      return say`Whom do you spy on? It costs ${cost}; you hold ${holds}.`;
    case 'terminate':
      return say`Whom do you terminate? It costs ${cost}; you hold ${holds}.`;
  }
}

function spySeen(view: View, names: Names): string {
  const last = view.spied.findLast(({ by }) => by === view.me);
  if (last === undefined) return say`You have looked at a card.`;
  const name = nameOf(last.on, names);
  return last.saw === 'human'
    ? say`You look at the card: ${name} is Human. What it says is shown to you alone, and you may say about it what you like.`
    : say`You look at the card: ${name} belongs to the A.I. What it says is shown to you alone, and you may say about it what you like.`;
}

function insert(view: View): string {
  const { tokens } = mine(view);
  const asks =
    tokens === 1
      ? say`You hold 1 knowledge token and have to insert it. Does it go into the A.I. compartment, or into the Human one?`
      : say`You hold ${tokens} knowledge tokens and have to insert at least 1. How many go into the A.I. compartment, and how many into the Human one?`;
  return `${asks} ${seenOf(view, tokens)}`;
}

/** EMG-405, EMG-410 What the others will see of an insertion, and what they can reckon from it. */
function seenOf(view: View, tokens: number): string {
  switch (othersInserting(view)) {
    case 0:
      return tokens === 1
        ? say`You alone insert, so the sums will show where you put it.`
        : say`You alone insert, so the sums will show how you split them.`;
    case 1:
      return tokens === 1
        ? say`Everybody sees how many you insert, and later both sums. One other inserts too, who can tell from the sums where you put it.`
        : say`Everybody sees how many you insert, and later both sums. One other inserts too, who can tell from the sums how you split them.`;
    default:
      return tokens === 1
        ? say`Everybody sees how many you insert, and later both sums; nothing else is shown, but the sums may tell where you put it.`
        : say`Everybody sees how many you insert, and later both sums; nothing else is shown, but the sums may tell how you split them.`;
  }
}
