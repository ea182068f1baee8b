// Each thing that may be answered, with what it leads to in this position.

import type { Json, Question } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { BOARD, OFFICE_REWARDS, MOST_OFFICE, spaceNamed, SPACES, type Space } from '../content/board.ts';
import { reputationForBurning, SABOTAGES, UPGRADES } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { sceneOf } from '../outlook/forecast.ts';
import { donationOn, upgraded } from '../content/scene.ts';
import type { View } from '../view.ts';
import { diceWords, mine, sendWords, standingWords, wayWords } from './consequences.ts';
import { characterWords, faceWords, isSpace, objectiveWords, parts, playerWords, spaceWords, text } from './say.ts';

type Says = (view: View, value: Json) => string;

export function option(view: View, { about }: Question, value: Json): string {
  const says = OPTIONS[about];
  return says === undefined ? 'Go on.' : says(view, value);
}

const OPTIONS: Readonly<Record<string, Says>> = {
  choose(_view, value) {
    const character = CHARACTERS.find(({ id }) => id === value);
    if (character === undefined) return 'Let chance decide which free character you play.';
    return `${character.name}, starting on ${spaceWords(character.start)}: ${character.ability}`;
  },
  turn: (view, value) => turn(view, text(value)),
  poster: (view, value) => (isSpace(value) ? onSpace(view, value, 1) : 'Put up no second poster.'),
  sabotage: (_view, value) => sabotageText(text(value)),
  upgrade(_view, value) {
    const card = UPGRADES.find(({ id }) => id === value);
    return card === undefined ? 'Keep it.' : `Keep ${card.name}: ${card.text}`;
  },
  extra: (view, value) => extra(view, value === 'pay'),
  rebuild: (_view, value) => `${capital(splitWords(value as Record<string, number>))}.`,
  contribute: (view, value) => contribute(view, Number(value)),
  masses: (view, value) => send(view, value),
  alarm: (view, value) => send(view, value),
  push(view, value) {
    if (value === 'none') return 'Move nobody; you may still do it later in this turn.';
    const { n, rest } = parts(value);
    return `Move ${playerWords(view, n)} to ${spaceWords(rest)}: ${standingWords(view, rest)}.`;
  },
  post(view, value) {
    if (value === 'none') return 'Carry none; you may still do it later in this turn.';
    const [from = '', to = ''] = text(value).split('-');
    return `Carry a poster from ${spaceWords(from)} to ${spaceWords(to)}, which then has ${count((view.posters[to as Space] ?? 0) + 1, 'poster')}.`;
  },
  stake: (view, value) =>
    `Stake ${Number(value)} SPARK: with yellow (3 sides of 6) the Funds rise to ${view.funds + Number(value)}, with blue (2 of 6) they fall to ${view.funds - Number(value)}.`,
  paste(_view, value) {
    const spaces = value as string[];
    return spaces.length === 0 ? 'Put up no poster.' : `Put a poster on ${listed(spaces.map(spaceWords))}.`;
  },
  repaste(view, value) {
    if (value === 'none') return 'Leave the Junk Pile as it is.';
    const { n, rest } = parts(value);
    return `Put ${count(n, 'poster')} of the Junk Pile on ${spaceWords(rest)}; ${view.junk - n} ${view.junk - n === 1 ? 'stays' : 'stay'} behind.`;
  },
  strike: (view, value) => way(view, value),
  lead: (view, value) => way(view, value),
  burn: (view, value) => burn(view, value as string[][]),
  cook(view, value) {
    const levels = Number(value);
    if (levels === 0) return 'Leave the Office as it is.';
    return `Lower the Office to ${view.office - levels}: the Funds rise to ${view.funds + levels}.`;
  },
  steer: (view, value) => `${capital(text(value))}: ${diceWords(view, text(value), null)}.`,
  reroll: (view, value) => (value === 'keep' ? keepWords(view) : 'Roll both dice again; the second roll counts.'),
  forecast: (view, value) =>
    value === 'keep'
      ? keepWords(view)
      : `Roll the ${value === 'black' ? 'black' : 'red'} die again; the second roll counts.`,
  adjust(view, value) {
    if (value === 'keep') return keepWords(view);
    const [die, face] = text(value).split('-') as ['black' | 'red', string];
    const dice = { black: view.dice?.black ?? null, red: view.dice?.red ?? null, [die]: face };
    return `Set the ${die} die to ${faceWords(face, die)}: ${diceWords(view, dice.black, dice.red)}.`;
  },
  salvage: (view, value) => (isSpace(value) ? onSpace(view, value, 1) : 'Leave them all in the Junk Pile.'),
  report: (view, value) => report(view, text(value)),
};

// ---------------------------------------------------------------------------------------------------------- player turn

function turn(view: View, value: string): string {
  const { rest } = parts(value);
  if (value.startsWith('move-')) return `Walk to ${spaceWords(rest)}: ${standingWords(view, rest)}.`;
  if (value.startsWith('activate-')) return `Activate ${spaceWords(rest)}: ${activation(view, rest)}`;
  switch (value) {
    case 'ability':
      return `Use your ability. ${CHARACTERS.find(({ id }) => id === view.players[mine(view)]!.character)?.ability ?? ''}`.trim();
    case 'stake':
      return `Sliding Scale: stake up to ${Math.min(3, view.funds)} of the ${view.funds} SPARK on the red die.`;
    case 'sympathy':
      return `Sympathy Circuits: spend 2 SPARK, the Reputation rises to ${view.reputation + 1}.`;
    default:
      return 'End your turn: now the NPCs move.';
  }
}

function activation(view: View, space: string): string {
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
    default:
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

function splitWords(posters: Record<string, number>): string {
  const placed = SPACES.flatMap((space) =>
    (posters[space] ?? 0) > 0 ? [`${posters[space]} on ${spaceWords(space)}`] : [],
  );
  return placed.length === 0 ? 'none' : listed(placed);
}

function burn(view: View, chosen: readonly (readonly string[])[]): string {
  if (chosen.length === 0) return 'Burn nothing.';
  const posters: Record<string, number> = {};
  for (const [space = ''] of chosen) posters[space] = (posters[space] ?? 0) + 1;
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

function sabotageText(id: string): string {
  const card = SABOTAGES.find((one) => one.id === id);
  if (card === undefined) return 'Use it.';
  const extra = card.extra === null ? '' : ` For ${card.extra.cost} Reputation: ${capitalless(card.extra.text)}`;
  return `Use ${card.name}: ${card.text}${extra}`;
}

function extra(view: View, pays: boolean): string {
  const frame = view.now.at(-1) as { card?: number } | undefined;
  const card = SABOTAGES[frame?.card ?? 0]!;
  if (!pays || card.extra === null) return `Do not pay: ${capitalless(card.text)}`;
  const { cost } = card.extra;
  return `Pay ${cost} Reputation, ${view.reputation - cost} ${view.reputation - cost === 1 ? 'is' : 'are'} left: ${capitalless(card.extra.text)}`;
}

// ------------------------------------------------------------------------------------------------------------------ NPCs

function send(view: View, value: Json): string {
  const { n, rest } = parts(value);
  return `Send ${sendWords(view, n, rest)}.`;
}

function way(view: View, value: Json): string {
  const { n, rest } = parts(value);
  return `Move ${wayWords(view, n, rest)}.`;
}

function keepWords(view: View): string {
  return `Keep the dice: ${diceWords(view, view.dice?.black ?? null, view.dice?.red ?? null)}.`;
}

function report(view: View, value: string): string {
  if (value === 'ready') return 'I am ready for the cards to be shown.';
  if (value === 'none') return 'Name nobody, and give up your own objective.';
  const named = value.split(' ').map((part) => {
    const { n, rest } = parts(part);
    return `${characterWords(view.players[n]?.character ?? null)} is the ${objectiveWords(rest)}`;
  });
  return `${capital(listed(named))}.`;
}
