import type { AnswerOf, Json, Offered, OptionWords, QuestionOf } from '@tablewright/board';
import { choicesIn, seatThing } from '@tablewright/kernel';
import type { Answers, View } from '@tablewright/robotariat-rules';
import {
  ACTIVATIONS,
  MOVES,
  npcThing,
  postersThing,
  type Space,
  spaceNamed,
  SPACES,
  spaceThing,
} from '@tablewright/robotariat-rules/content';

// What can be touched in the town, and what it is called there. What a touch does follows from the options.

type Question = QuestionOf<Answers>;
type Option = (value: AnswerOf<Answers>) => OptionWords;

/** The question as far as it is answered by touching things: two paths that lead to the same space are one way. */
export function inTown(question: Question | null, option: Option): Question | null {
  switch (question?.about) {
    case 'turn':
    case 'poster':
    case 'salvage':
    case 'masses':
    case 'alarm':
    case 'push':
    case 'post':
    case 'repaste':
      return question;
    case 'lead':
    case 'strike':
      return { ...question, domain: oneForEachWay(question.domain, option) };
    default:
      return null;
  }
}

type Leads = QuestionOf<Answers, 'lead' | 'strike'>['domain'];

function oneForEachWay(domain: Leads, option: Option): Leads {
  if (domain.kind !== 'acts') return domain;
  const ways = new Set<string>();
  const from = choicesIn(domain).filter((act) => {
    const way = option(act).about.join(' ');
    const isNew = !ways.has(way);
    ways.add(way);
    return isNew;
  });
  return { kind: 'acts', from };
}

/** A poster is small: as long as none is in hand, its whole space stands for it. */
export function thingAt(question: Question | null, taken: string | null, space: Space): string {
  const posters = postersThing(space);
  return question?.about === 'post' && (taken === null || taken === posters) ? posters : spaceThing(space);
}

/** The word on a lit space. */
export function verbAt(here: readonly Pick<Offered<AnswerOf<Answers>>, 'value'>[], thing: string): string {
  const acts = new Set(here.map(({ value }) => (typeof value === 'object' && 'act' in value ? value.act : null)));
  if (acts.has('move')) return acts.has('activate') ? 'Walk or activate' : 'Walk';
  if (acts.has('activate')) return 'Activate';
  if (SPACES.some((space) => postersThing(space) === thing)) return 'Take';
  // several could go there, and none of them is in hand
  return here.length > 1 && !acts.has('putBack') ? 'Who?' : 'Here';
}

/** What would be answered by touching a space, right or wrong; for asking why not. */
export function triedAt(
  question: Question | null,
  offered: readonly Offered<AnswerOf<Answers>>[],
  taken: string | null,
  space: Space,
  mine: Space | null,
): Json | undefined {
  if (question?.about === 'turn') return (space === mine ? ACTIVATIONS : MOVES)[spaceNamed(space)]!;
  const alike = offered.find(({ about }) => about.length > 0 && (taken === null || about[0] === taken))?.value;
  return typeof alike === 'object' && 'to' in alike ? { ...alike, to: space } : undefined;
}

/** The space on which a thing stands or hangs, or which it is. */
export function spaceOf({ players, npcs }: Pick<View, 'players' | 'npcs'>, thing: string | undefined): Space | null {
  const space = SPACES.find((one) => spaceThing(one) === thing || postersThing(one) === thing);
  if (space !== undefined) return space;
  const player = players.find((_, seat) => seatThing(seat) === thing);
  const npc = npcs.find((_, row) => npcThing(row + 1) === thing);
  return player?.at ?? npc?.at ?? null;
}
