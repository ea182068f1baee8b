// What somebody is asked, in one to three sentences.

import type { Words } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import { ALLEGIANCES, COSTS, FACES } from '../content/types.ts';
import type { Told } from '../events.ts';
import { HOSTILE } from '../stages/hostile.ts';
import { insertsAlone } from '../outlook/insertion.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { actIn, mine, mySeat, myFace } from './consequences.ts';
import { blockWords, nameOf, type Names, selectionParts } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  briefing: (view, _question, names) => briefing(view, names),
  select: ({ round }) =>
    `Round ${round}: choose one action and one augmentation, in secret.${round <= 2 ? FACE_WORDS : ''}`,
  move: (view) => `You stand on ${mine(view).at} and have to move one tile. Where do you go?`,
  action(view) {
    const { at, selected } = mine(view);
    return `You are on ${at} and have selected ${actionOf(selected)} with ${myFace(view)}. What do you do?`;
  },
  compile: (view) =>
    `You hold ${blockWords(mine(view).blocks)}. Which sets do you compile? Two of the same type bring 1 token; two, three or four different types bring 2, 4 or 7.`,
  boost: (view) => `You are on ${mine(view).at}. Which tile do you boost to?`,
  teleport: (view) => `You are on ${mine(view).at}. Which teleport tile do you jump to?`,
  replenish: (view) => `Which block do you put on ${mine(view).at}?`,
  target,
  spySeen: (view, _question, names) => spySeen(view, names),
  insert,
};

/** For the first rounds: what the augmentation is for. */
const FACE_WORDS = ` E (${FACES.E.sign}) handles blue data and B (${FACES.B.sign}) green; except for the start tile, you may enter a tile only if all agents there show the same one as you.`;

function actionOf(selected: string | null): string {
  return selected === null ? 'nothing' : selectionParts(selected).action;
}

/** As words: a sentence does not begin with a number, least of all after "A.I." */
const COUNTED = ['None', 'One', 'Two', 'Three'] as const;

/** EMG-011, EMG-012 What my card says, who is with me, and what we need. */
export function briefing(view: View, names: Names): string {
  const { ai, human } = ALLEGIANCES[view.seats as 3 | 4 | 5 | 6];
  const me = mySeat(view);
  const need = view.required;
  if (view.operatives[me]!.team === 'ai') {
    const others = ai === 2 ? 'One of the others is with you' : `${COUNTED[ai - 1]} of the others are with you`;
    const enemy = human === 1 ? 'The one Human needs' : 'The two Humans need';
    return `You belong to the A.I. ${others}; you are not told who. Together you need ${need.ai} knowledge tokens in the A.I. compartment. ${enemy} only ${need.human}, or a city without data: so put data back in time.`;
  }
  const fellows = view.operatives.flatMap(({ team }, seat) =>
    team === 'human' && seat !== me ? [nameOf(seat, names)] : [],
  );
  const who =
    fellows.length === 0
      ? `You are the only Human among ${view.seats} operatives; the others are not told`
      : `You are Human, and so is ${listed(fellows)}; the others are not told`;
  return `${who}. You win with ${need.human} knowledge tokens in the Human compartment, or when the last data block leaves the city. The A.I. need ${need.ai}.`;
}

function target(view: View): string {
  const act = actIn(view);
  const holds = mine(view).tokens;
  const whom = act === 'spy' ? 'Whom do you spy on' : `Whom do you ${act}`;
  return `${whom}? It costs ${count(COSTS[HOSTILE[act]], 'token')}; you hold ${holds}.`;
}

function spySeen(view: View, names: Names): string {
  const last = view.spied.findLast(({ by }) => by === view.me);
  if (last === undefined) return 'You have looked at a card.';
  const team = last.saw === 'human' ? 'is Human.' : 'belongs to the A.I.';
  return `You look at the card: ${nameOf(last.on, names)} ${team} What it says is shown to you alone, and you may say about it what you like.`;
}

function insert(view: View): string {
  const { tokens } = mine(view);
  if (tokens === 1) {
    return `You hold 1 knowledge token and have to insert it. Does it go into the A.I. compartment, or into the Human one? ${seenOf(view, 'where you put it')}`;
  }
  return `You hold ${tokens} knowledge tokens and have to insert at least 1. How many go into the A.I. compartment, and how many into the Human one? ${seenOf(view, 'how you split them')}`;
}

/** EMG-405, EMG-410 What the others will see of an insertion. */
function seenOf(view: View, what: string): string {
  return insertsAlone(view)
    ? `You alone insert, so the sums will show ${what}.`
    : `Everybody sees how many you insert, and later both sums; nobody sees ${what}.`;
}
