// Each thing that may be answered, with what it leads to in this position, and the things on the table that it is about: what
// moves first, where it goes last.

import { about, choicesIn, type OptionWords, seatThing, type Words } from '@tablewright/kernel';
import { capital, count, listed, reconstructionNote } from '@tablewright/kernel/words';
import { type LeadAct, namedIn, type ReportAct, type SendAct, type TurnAct } from '../content/acts.ts';
import { BOARD, OFFICE_REWARDS, MOST_OFFICE, spaceNamed, SPACES, type Space } from '../content/board.ts';
import {
  cardUsed,
  inVain,
  isVain,
  reputationForBurning,
  type SabotageId,
  SABOTAGES,
  type SabotageUse,
  UPGRADES,
} from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { donationOn, upgraded } from '../content/scene.ts';
import {
  ABILITY_THING,
  cardThing,
  dieThing,
  FUNDS,
  JUNK,
  npcThing,
  OFFICE_TRACK,
  postersThing,
  REPUTATION,
  spaceThing,
  SUPPLY,
} from '../content/things.ts';
import type { Told } from '../events.ts';
import { cardWithExtra, whyExtraIsVain } from '../outlook/extra.ts';
import { sceneOf } from '../outlook/forecast.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { diceWords, mine, sendWords, standingWords, wayWords } from './consequences.ts';
import { characterWords, faceWords, isSpace, objectiveWords, playerWords, spaceWords } from './say.ts';

export const option: Words<View, Told, Answers>['option'] = {
  choose(_view, value) {
    const character = CHARACTERS.find(({ id }) => id === value);
    if (character === undefined) return about('Let chance decide which free character you play.');
    const says = `${character.name}, starting on ${spaceWords(character.start)}: ${character.ability}`;
    return about(says, spaceThing(character.start));
  },
  turn: (view, value) => about(turn(view, value), ...turnThings(view, value)),
  poster: (view, value) =>
    isSpace(value) ? about(onSpace(view, value, 1), SUPPLY, spaceThing(value)) : about('Put up no second poster.'),
  sabotage(view, value, { domain }) {
    const id = cardUsed(value);
    if (isVain(value)) return about(inVainText(view, id), cardThing(id), REPUTATION);
    return about(sabotageText(view, id, choicesIn(domain)), cardThing(id));
  },
  upgrade(_view, value) {
    const card = UPGRADES.find(({ id }) => id === value);
    return about(
      card === undefined ? 'Keep it.' : `Keep ${card.name}: ${card.text}${reconstructionNote(card.provenance, 'card')}`,
      cardThing(value),
    );
  },
  extra: (view, value) => about(extra(view, value === 'pay'), ...(value === 'pay' ? [REPUTATION] : [])),
  rebuild: (_view, value) => about(`${capital(splitWords(value))}.`, JUNK, ...spacesIn(value)),
  contribute: (view, value) => about(contribute(view, value), FUNDS, OFFICE_TRACK),
  masses: send,
  alarm: send,
  push(view, value) {
    if (value.act === 'none') return about('Move nobody; you may still do it later in this turn.');
    const { seat, to } = value;
    const says = `Move ${playerWords(view, seat)} to ${spaceWords(to)}: ${standingWords(view, to)}.`;
    return about(says, seatThing(seat), spaceThing(to));
  },
  post(view, value) {
    if (value.act === 'none') return about('Carry none; you may still do it later in this turn.');
    const { from, to } = value;
    const says = `Carry a poster from ${spaceWords(from)} to ${spaceWords(to)}, which then has ${count(view.posters[to] + 1, 'poster')}.`;
    return about(says, postersThing(from), spaceThing(to));
  },
  stake: (view, value) =>
    about(
      `Stake ${value} SPARK: with yellow (3 sides of 6) the Funds rise to ${view.funds + value}, with blue (2 of 6) they fall to ${view.funds - value}.`,
      FUNDS,
    ),
  paste: (_view, spaces) =>
    spaces.length === 0
      ? about('Put up no poster.')
      : about(`Put a poster on ${listed(spaces.map(spaceWords))}.`, SUPPLY, ...spaces.map(spaceThing)),
  repaste(view, value) {
    if (value.act === 'none') return about('Leave the Junk Pile as it is.');
    const { posters, to } = value;
    const rest = view.junk - posters;
    const says = `Put ${count(posters, 'poster')} of the Junk Pile on ${spaceWords(to)}; ${rest} ${rest === 1 ? 'stays' : 'stay'} behind.`;
    return about(says, JUNK, spaceThing(to));
  },
  strike: lead,
  lead,
  burn: (view, posters) => about(burn(view, posters), ...new Set(posters.flat().map(postersThing)), JUNK),
  cook(view, levels) {
    if (levels === 0) return about('Leave the Office as it is.');
    const says = `Lower the Office to ${view.office - levels}: the Funds rise to ${view.funds + levels}.`;
    return about(says, OFFICE_TRACK, FUNDS);
  },
  steer: (view, path) =>
    about(
      `${capital(path)}: ${diceWords(view, path, null)}.`,
      ...view.npcs.flatMap(({ kind, at }, row) => (kind === 'HO' && at !== null ? [npcThing(row + 1)] : [])),
    ),
  reroll: (view, value) =>
    value === 'keep'
      ? about(keepWords(view))
      : about('Roll both dice again; the second roll counts.', dieThing('black'), dieThing('red')),
  forecast: (view, value) =>
    value === 'keep'
      ? about(keepWords(view))
      : about(`Roll the ${value} die again; the second roll counts.`, dieThing(value)),
  adjust(view, value) {
    if (value.act === 'keep') return about(keepWords(view));
    const { die, face } = value;
    const dice = { black: view.dice?.black ?? null, red: view.dice?.red ?? null, [die]: face };
    const says = `Set the ${die} die to ${faceWords(face, die)}: ${diceWords(view, dice.black, dice.red)}.`;
    return about(says, dieThing(die));
  },
  salvage: (view, value) =>
    isSpace(value)
      ? about(onSpace(view, value, 1), JUNK, spaceThing(value))
      : about('Leave them all in the Junk Pile.'),
  report: (view, value) => about(report(view, value), ...namedIn(value).map(({ seat }) => seatThing(seat))),
};

/** The spaces to which something goes, in their own order. */
function spacesIn(posters: { readonly [space in Space]?: number }): string[] {
  return SPACES.flatMap((space) => ((posters[space] ?? 0) > 0 ? [spaceThing(space)] : []));
}

// ---------------------------------------------------------------------------------------------------------- player turn

function turn(view: View, value: TurnAct): string {
  switch (value.act) {
    case 'move':
      return `Walk to ${spaceWords(value.to)}: ${standingWords(view, value.to)}.`;
    case 'activate':
      return `Activate ${spaceWords(value.space)}: ${activation(view, value.space)}`;
    case 'ability':
      return `Use your ability. ${CHARACTERS.find(({ id }) => id === view.players[mine(view)]!.character)?.ability ?? ''}`.trim();
    case 'stake':
      return `Sliding Scale: stake up to ${Math.min(upgraded(sceneOf(view), mine(view), 'stake'), view.funds)} of the ${view.funds} SPARK on the red die.`;
    case 'sympathy':
      return `Sympathy Circuits: spend ${upgraded(sceneOf(view), mine(view), 'sympathy')} SPARK, and the Reputation rises to ${view.reputation + 1}.`;
    case 'end':
      return 'End your turn: now the NPCs move.';
  }
}

function turnThings(view: View, value: TurnAct): string[] {
  switch (value.act) {
    case 'move':
      return [seatThing(mine(view)), spaceThing(value.to)];
    case 'activate':
      return [spaceThing(value.space)];
    case 'ability':
      return [ABILITY_THING];
    case 'stake':
      return [cardThing('U02')];
    case 'sympathy':
      return [cardThing('U10')];
    case 'end':
      return [];
  }
}

function activation(view: View, space: Space): string {
  switch (space) {
    case 'P':
      return `put up ${hasPrintHead(view) && view.supply > 1 ? 'one or two posters' : 'a poster'} anywhere; ${left(view.supply, 'poster')}.`;
    case 'S':
      return view.decks.sabotage === 1
        ? 'draw the last Sabotage card and use it.'
        : `look at 2 Sabotage cards and use 1 of them; ${left(view.decks.sabotage, 'card')}.`;
    case 'U':
      return view.decks.upgrade === 1
        ? 'draw the last Upgrade card and keep it.'
        : `look at 2 Upgrade cards and keep 1 of them; ${left(view.decks.upgrade, 'card')}.`;
    case 'Y':
      return `put the ${view.junk === 1 ? 'poster' : count(view.junk, 'poster')} of the Junk Pile up again.`;
    case 'R':
      return `give SPARK to the Office, which is at ${view.office}; the Funds hold ${view.funds}.`;
    case 'M':
      return capitalless(BOARD.M.activation);
  }
}

/** '3 posters are left' */
function left(n: number, thing: string): string {
  return `${count(n, thing)} ${n === 1 ? 'is' : 'are'} left`;
}

/** U05 */
function hasPrintHead(view: View): boolean {
  return upgraded(sceneOf(view), mine(view), 'posters') > 0;
}

function capitalless(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

// -------------------------------------------------------------------------------------------------------------- posters

/** What a Civilian would give on a space with so many more posters. */
function onSpace(view: View, space: Space, more: number): string {
  const scene = sceneOf(view);
  const at = spaceNamed(space);
  const then = { ...scene, posters: scene.posters.map((posters, i) => (i === at ? posters + more : posters)) };
  const now = donationOn(scene, at);
  return `${spaceWords(space)}: a Civilian who comes there donates ${donationOn(then, at)} SPARK instead of ${now}, unless an Oppressor is there.`;
}

function splitWords(posters: { readonly [space in Space]?: number }): string {
  const placed = SPACES.flatMap((space) =>
    (posters[space] ?? 0) > 0 ? [`${posters[space]} on ${spaceWords(space)}`] : [],
  );
  return placed.length === 0 ? 'none' : listed(placed);
}

function burn(view: View, chosen: readonly (readonly Space[])[]): string {
  if (chosen.length === 0) return 'Burn nothing.';
  const posters: { [space in Space]?: number } = {};
  for (const space of chosen.flat()) posters[space] = (posters[space] ?? 0) + 1;
  const gains = Math.min(10, view.reputation + reputationForBurning(chosen.length)) - view.reputation;
  const effect = gains === 0 ? 'The Reputation stays as it is' : `The Reputation rises to ${view.reputation + gains}`;
  return `Burn ${splitWords(posters)}. ${effect}.`;
}

// ---------------------------------------------------------------------------------------------------------------- office

function contribute(view: View, spark: number): string {
  const level = Math.min(MOST_OFFICE, view.office + spark + upgraded(sceneOf(view), mine(view), 'office'));
  const gives = spark === 0 ? 'Give nothing' : `Give ${spark} SPARK: the Funds fall to ${view.funds - spark}`;
  const reward = OFFICE_REWARDS[level]!;
  const donates =
    reward === view.reward ? `still donates ${reward}` : `donates ${reward} for it instead of ${view.reward}`;
  return `${gives}${spark === 0 ? ': ' : ', '}the Office rises to ${level}, and a Civilian there ${donates}.`;
}

// ----------------------------------------------------------------------------------------------------------------- cards

function sabotageText(view: View, id: SabotageId, offered: readonly SabotageUse[]): string {
  const card = SABOTAGES.find((one) => one.id === id);
  if (card === undefined) return 'Use it.';
  const ours = reconstructionNote(card.provenance, 'card');
  if (card.extra === null) return `Use ${card.name}: ${card.text}${ours}`;
  const { cost, text } = card.extra;
  const but = view.reputation <= cost ? 'you cannot pay that now' : offered.includes(inVain(id)) ? DOES_NOTHING : null;
  return `Use ${card.name}: ${card.text} For ${cost} Reputation: ${withNote(capitalless(text), but)}${ours}`;
}

const DOES_NOTHING = 'this would do nothing now';

/** A sentence that goes on: 'Pay 1 Reputation; this would do nothing now.' */
function withNote(sentence: string, note: string | null): string {
  return note === null ? sentence : `${sentence.replace(/\.$/, '')}; ${note}.`;
}

/** RTA-319 */
function inVainText(view: View, id: SabotageId): string {
  const { name, extra } = SABOTAGES.find((one) => one.id === id)!;
  const cost = extra?.cost ?? 0;
  return `Use ${name} and pay ${cost} Reputation for its extra effect, ${paying(view, cost)}: ${DOES_NOTHING}, because ${WHY_NOTHING[id]}.`;
}

/** Why an extra would do nothing; the others always can do something. */
const WHY_NOTHING: { readonly [id in SabotageId]?: string } = {
  S01: 'the Office is full without it',
  S03: 'no NPC turn comes after the next one',
  S04: 'no more than 3 spaces have a poster',
  S06: 'there is no second Oppressor on the board',
  S07: 'the Junk Pile is empty',
  S08: 'there is no second Civilian on the board',
  S10: 'the Office is empty',
};

/** 'leaving 5' */
function paying(view: View, cost: number): string {
  return `leaving ${view.reputation - cost}`;
}

function extra(view: View, pays: boolean): string {
  const card = cardWithExtra(view);
  if (!pays || card.extra === null) return `Do not pay: ${capitalless(card.text)}`;
  const { cost, text } = card.extra;
  const why = whyExtraIsVain(view);
  const note = why === null ? null : `${DOES_NOTHING}, because ${why}`;
  return `Pay ${cost} Reputation, ${paying(view, cost)}: ${withNote(capitalless(text), note)}`;
}

// ------------------------------------------------------------------------------------------------------------------ NPCs

function send(view: View, { npc, to }: SendAct): OptionWords {
  return about(`Send ${sendWords(view, npc, to)}.`, npcThing(npc), spaceThing(to));
}

function lead(view: View, { npc, path }: LeadAct): OptionWords {
  const at = view.npcs[npc - 1]?.at ?? null;
  const things = at === null ? [npcThing(npc)] : [npcThing(npc), spaceThing(BOARD[at][path])];
  return about(`Move ${wayWords(view, npc, path)}.`, ...things);
}

function keepWords(view: View): string {
  return `Keep the dice: ${diceWords(view, view.dice?.black ?? null, view.dice?.red ?? null)}.`;
}

function report(view: View, value: ReportAct): string {
  if (value.act === 'ready') return 'I am ready for the cards to be shown.';
  if (value.act === 'none') return 'Name nobody, and give up your own objective.';
  const named = namedIn(value).map(
    ({ seat, objective }) =>
      `${characterWords(view.players[seat]?.character ?? null)} is the ${objectiveWords(objective)}`,
  );
  return `${capital(listed(named))}.`;
}
