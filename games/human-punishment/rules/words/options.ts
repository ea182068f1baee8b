// Each thing that may be answered, with what it leads to, and the things on the table that it is about: what moves first,
// where it goes last.

import { about, type OptionWords, seatThing, signed, type Words } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { CHARACTERS } from '../content/characters.ts';
import type { Effect } from '../content/effects.ts';
import { placeWords } from '../content/enemy-places.ts';
import { EVENTS } from '../content/events.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { FACTION_IDS } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import {
  columnName,
  NETWORK_COLUMNS,
  type NetworkColumn,
  type SlotId,
  slotId,
  slotNamed,
  slotWords,
  TIERS,
} from '../content/slots.ts';
import {
  areaThing,
  barThing,
  boxThing,
  cardThing,
  characterThing,
  CHECK_THING,
  chipThing,
  CUBE_THING,
  DARK_NET_THING,
  DECK_THING,
  deedThing,
  dieThing,
  displayThing,
  EVENT_THING,
  pieceThing,
  placeThing,
  programThing,
  sectorThing,
  skillThing,
  slotThing,
  spotThing,
  woundThing,
} from '../content/things.ts';
import { WOUNDS } from '../content/wounds.ts';
import type { Told } from '../events.ts';
import { SCRIPTS } from '../scripts.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { actionOption, cardOption, claimOption } from './actions.ts';
import { boxToSniff, boxToTake } from './boxes.ts';
import { effectsWords } from './effects.ts';
import { mine, seen } from './prompts.ts';
import {
  areaWords,
  boxWords,
  cardWords,
  DIE_WORDS,
  enemyWords,
  factionWords,
  pieceWords,
  programWords,
  skillOf,
  skillWords,
  woundWords,
} from './say.ts';

type Names = readonly string[];

const ROMAN = ['I', 'II', 'III'];

function enemyOption(view: View, at: string): OptionWords {
  const enemy = view.enemies.find((one) => one.at === at);
  const who = enemy === undefined ? 'the Enemy' : `the ${enemyWords(enemy.kind)} (${enemy.health} Health)`;
  return about(`${who[0]!.toUpperCase()}${who.slice(1)} on ${placeWords(at)}.`, placeThing(at));
}

function person(piece: number, names: Names): string {
  return pieceWords(piece, names);
}

function programOption(id: string, thing: string): OptionWords {
  const program = PROGRAMS.find((one) => one.id === id);
  return about(program === undefined ? programWords(id) : `${program.name}: ${program.text}`, thing);
}

export const option: Words<View, Told, Answers>['option'] = {
  characters(_view, value) {
    const character = CHARACTERS.find(({ id }) => id === value)!;
    return about(`${character.name}, ${character.title}: ${character.advantage}`, characterThing(value));
  },
  startPlace: (view, value) =>
    about(
      `Start at the ${value}${value === 'Isolation Cube' ? ', as a visitor' : ''}.`,
      areaThing(String((seen(view, 'startPlace')?.area ?? 0) + 1)),
    ),
  loyalty: (_view, value) => about(`You are ${factionWords(value)}.`),
  returnObjective(_view, value) {
    const objective = OBJECTIVES.find(({ id }) => id === value);
    return about(`Give back ${objective?.name ?? 'it'}: ${objective?.text ?? ''}`);
  },
  draw: (view, value) =>
    about(
      value === 0
        ? 'Draw no card.'
        : `Draw ${count(value, 'card')}${value === (seen(view, 'draw')?.most ?? 0) ? '' : ' only'}.`,
      DECK_THING,
    ),
  action: actionOption,
  whom: (_view, value, _question, names) => about(`${person(value, names)}.`, pieceThing(value)),
  enemy: (view, value) => enemyOption(view, value),
  area: (_view, value) => about(`Go to ${areaWords(value)}.`, areaThing(value)),
  location: (_view, value) => about(`${placeWords(value)}.`, placeThing(value)),
  sector: (view, value) =>
    value === 'done'
      ? about('Look at no more.')
      : about(`Sector ${ROMAN[value - 1]}, with ${view.sectors[value - 1]!.count} left.`, sectorThing(value)),
  chipSeen: (view, value) => {
    const sector = seen(view, 'chipSeen')?.sector ?? 0;
    return about(
      `The ${value === 1 ? 'top' : 'second'} chip, ${view.sectors[sector]?.known[value - 1] ?? 'unknown'}.`,
      sectorThing(sector + 1),
    );
  },
  spot: (view, value) => {
    const chip = view.junkyard[value - 1];
    return about(
      `Spot ${value}${chip?.colour === null || chip === null || chip === undefined ? '' : `: you know that it is ${chip.colour}`}.`,
      spotThing(value),
    );
  },
  slot: (view, value) => {
    const chip = slotAt(view, value);
    return about(
      `${slotWords(value)}${chip?.colour === null || chip === null ? '' : `: ${chip.colour}`}.`,
      slotThing(value),
    );
  },
  ownChip: (view, value) => {
    const piece = Math.floor(value / 2);
    return about(`The ${view.pieces[piece]?.chips[value % 2]?.colour ?? 'unknown'} chip.`, chipThing(piece, value % 2));
  },
  hiddenChip: (view, value) =>
    about(value === 0 ? 'The first chip.' : 'The second chip.', chipThing(seen(view, 'hiddenChip')?.of ?? 0, value)),
  hiddenObjective: (view, value) =>
    about(value === 0 ? 'The first one.' : 'The second one.', pieceThing(seen(view, 'hiddenObjective')?.of ?? 0)),
  wound(view, value) {
    const wound = WOUNDS.find(({ id }) => id === value);
    return about(`${woundWords(value)}: ${wound?.text ?? ''}`, woundThing(seen(view, 'wound')?.piece ?? 0, value));
  },
  programAway: (_view, value) =>
    value === 'none' ? about('Discard no more.') : programOption(value, programThing(value)),
  displayed: (_view, value) => programOption(value, displayThing(value)),
  branch(view, value) {
    const frame = seen(view, 'branch');
    const effect = frame === null ? undefined : SCRIPTS[frame.script]?.[frame.at];
    const branch = effect?.does === 'choose' ? effect.between[value] : undefined;
    const says = branch === undefined ? 'this' : effectsWords(branch);
    return about(`${says[0]!.toUpperCase()}${says.slice(1)}.`, ...new Set((branch ?? []).flatMap(thingsOf)));
  },
  maybe: (_view, value) => about(value === 'yes' ? 'Yes.' : 'No.'),
  revealedCard: (view, value) =>
    about(`Take ${cardWords((seen(view, 'check') ?? seen(view, 'escape'))?.cards?.[value] ?? '')} out.`, CHECK_THING),
  boost(view, value) {
    const seat = seen(view, 'boost')?.by ?? 0;
    const skill = skillOf(
      CHARACTERS.findIndex(({ id }) => id === view.players[seat]?.character),
      value,
    );
    return about(`${skillWords(value)}: ${skill?.gives ?? ''}`, skillThing(seat, value));
  },
  keepProgram: (_view, value) => programOption(value, programThing(value)),
  markersBack: (_view, value) => about(`The marker of ${areaWords(value)}.`, areaThing(value)),
  cards: (_view, value) => cardOption(value, 'Discard', 'Discard no more.'),
  die: (_view, value) => about(`The ${DIE_WORDS[value] ?? value} die.`, dieThing(value)),
  pay: (_view, value) => cardOption(value, 'Pay with', 'Pay this.'),
  riotCard: (view, value) => {
    if (value === 'none') return about('No card.', barThing('riot'));
    const by = (value.startsWith('B') ? 1 : -1) * Number(value.slice(1));
    const to = Math.max(-6, Math.min(6, view.bars.riot + (seen(view, 'riotCard')?.change ?? 0) + by));
    return about(`${cardWords(value)}: Riot goes to ${signed(to)}.`, cardThing(value), barThing('riot'));
  },
  blueCards: (_view, value) => cardOption(value, 'Put down', 'Roll the pink die.'),
  colourCards: (_view, value) => cardOption(value, 'Discard', 'That is all.'),
  sectorKeep: (view, value) => {
    const sector = seen(view, 'sectorKeep')?.sector ?? 0;
    return about(`Keep the ${view.sectors[sector]?.known[value - 1] ?? 'unknown'} chip.`, sectorThing(sector + 1));
  },
  partnerKeep: (view, value) => {
    const frame = seen(view, 'partnerKeep');
    return about(
      `Keep the ${(value === 1 ? frame?.first : frame?.second) ?? 'unknown'} chip; the ${(value === 1 ? frame?.second : frame?.first) ?? 'other'} one goes to the Junkyard.`,
      sectorThing(2),
    );
  },
  network(view, value) {
    if (value.act === 'done') return about('Place no more, and take the reward.');
    const piece = seen(view, 'network')?.piece ?? 0;
    const colour = view.pieces[piece]?.chips[value.chip]?.colour ?? 'unknown';
    return about(
      `Place the ${colour} chip in ${columnName(value.column)}, face-${value.up ? 'up' : 'down'}.`,
      chipThing(piece, value.chip),
      slotThing(freeSlot(view, value.column)),
    );
  },
  reward: (view, value) => {
    if (value === 'boost') return about('Unlock a Boost of the lowest Level still locked.');
    const frame = seen(view, 'reward');
    const says = frame?.piece === view.seats ? 'Take nothing.' : `Draw ${count(frame?.placed ?? 1, 'Program')}.`;
    return about(says, DARK_NET_THING);
  },
  recon(_view, value) {
    const card = RECON.find(({ id }) => id === value);
    return about(`${card?.name ?? value}: ${card?.text ?? ''}`, deedThing('recon'));
  },
  box: (view, value, question) => {
    if (value === 'leave') return about('Leave it.');
    const { area, number, box } = boxToTake(view, seen(view, 'box')?.piece ?? question.seat, value);
    return about(box === null ? 'Take a closed box, unseen.' : `Take the ${boxWords(box)}.`, boxThing(area, number));
  },
  sniff: (view, value) => {
    if (value === 'no') return about('No.');
    const { area, number } = boxToSniff(view, value);
    return about(`Sniff at closed box ${value}.`, boxThing(area, number));
  },
  transfer: (_view, value) => {
    if (value === 'none') return about('That is all.');
    const id = value.replace(/^open:/, '');
    const open = id === value ? '' : ', which lies open,';
    return about(`Put ${programWords(id)}${open} under the board.`, programThing(id));
  },
  nova: (_view, value) => (value === 'draw' ? about('Draw 1 general card.', DECK_THING) : about('Draw nothing.')),
  blueFives: (_view, value) => (value === 'draw' ? about('Draw 2 Programs.', DARK_NET_THING) : about('Draw nothing.')),
  attack: (view, value) =>
    value.act === 'weapon'
      ? about(`Use the ${boxWords(mine(view)?.item ?? '')} with this attack.`, 'item')
      : cardOption(value, 'Put down', 'Attack.'),
  target: (_view, value, _question, names) => about(`It attacks ${person(value, names)}.`, pieceThing(value)),
  defend: (view, value) =>
    cardOption(
      value,
      'Defend with',
      `Add no ${(seen(view, 'defend')?.chosen.length ?? 0) > 0 ? 'more' : 'card'}: defend as it stands.`,
    ),
  window: (view, value) => claimOption(view, value) ?? about('Pass.'),
  sacrifice: (view, value) => enemyOption(view, value),
  contribute: (view, value) => {
    if (value.act === 'declare')
      return about(
        `Offer ${value.much === 'lot' ? 'a lot' : value.much === 'little' ? 'a little' : 'nothing'}. It need not be true.`,
        CHECK_THING,
      );
    if (value.act === 'done')
      return about((seen(view, 'check')?.mine.length ?? 0) > 0 ? 'Put in no more.' : 'Put in no card.', CHECK_THING);
    return about(
      `Put in ${cardWords(value.card)}${value.sign === 0 ? '' : ` as ${signed(4 * value.sign)}`}.`,
      cardThing(value.card),
      CHECK_THING,
    );
  },
  decide(view, value) {
    const event = EVENTS[seen(view, 'decide')?.event ?? -1];
    return about(
      event?.type === 'decision' ? `${value}: ${value === 'A' ? event.says.a : event.says.b}` : `Option ${value}.`,
      EVENT_THING,
    );
  },
  voteFor: (view, value, _question, names) =>
    value === 'none'
      ? about('Lay no more.')
      : about(
          `${value === view.me ? 'Before yourself' : `Before ${person(value, names)}`}${view.leader === value ? ', the present Leader' : ''}.`,
          seatThing(value),
        ),
  voteCard: (_view, value) => about(`Lay ${cardWords(value)}.`, cardThing(value)),
  leaderTie: (_view, value, _question, names) => about(`${person(value, names)}.`, seatThing(value)),
  appoint: (view, value, _question, names) =>
    about(`${person(value, names)}${view.general === value ? ', as before' : ''}.`, seatThing(value)),
  discussion: (view) => about('Ready to vote.', seatThing(seen(view, 'discussion')?.accused ?? 0)),
  censureVote: (view, value) =>
    about(value === 'yes' ? 'Yes, detain them.' : 'No.', seatThing(seen(view, 'censureVote')?.accused ?? 0)),
  escapeCards: (_view, value) =>
    value.act === 'done'
      ? about('Put in no more.', CHECK_THING)
      : about(
          `Put in ${cardWords(value.card)}${value.sign === 0 ? '' : ` as ${signed(4 * value.sign)}`}.`,
          cardThing(value.card),
          CHECK_THING,
        ),
  escapeHelp: (_view, value) =>
    value === 'none'
      ? about('Add no card.', CHECK_THING)
      : about(`Add ${cardWords(value)}.`, cardThing(value.replace(/[+-]$/, '')), CHECK_THING),
  interrogation(view, value) {
    if (value === 'die') return about('Roll the pink die: 4 to 6 sets you free.', CUBE_THING);
    const card = INTERROGATIONS.find(({ id }) => id === seen(view, 'interrogation')?.card);
    const faction = FACTION_IDS.indexOf(mine(view)?.faction ?? 'human');
    return about(`Do your task and be free: ${card?.says[faction] ?? ''}`, CUBE_THING);
  },
  machineStep: (view, value, _question, names) => {
    if (value.length === 0) return about('Nobody.');
    if (value.length === 1 && value[0] === view.me) return about('Go on.', seatThing(value[0]));
    return about(`${value.map((seat) => person(seat, names)).join(' and ')}.`, ...value.map(seatThing));
  },
  factionSheet: (view) => about(`Yes: ${factionWords(mine(view)?.faction ?? '')}.`),
};

/** What an effect is seen on first. */
function thingsOf(effect: Effect): readonly string[] {
  switch (effect.does) {
    case 'adjust':
      return [barThing(effect.bar)];
    case 'calm':
      return [barThing('riot')];
    case 'checkMod':
      return [CHECK_THING];
    case 'draw':
      return [DECK_THING];
    case 'program':
    case 'takeDisplay':
      return [DARK_NET_THING];
    default:
      return [];
  }
}

function slotAt(view: View, id: SlotId): View['network'][number] {
  return view.network[slotNamed(id)] ?? null;
}

/** Where the next chip of a column goes. */
function freeSlot(view: View, column: NetworkColumn): SlotId {
  const from = NETWORK_COLUMNS.indexOf(column) * TIERS;
  const free = view.network.slice(from, from + TIERS).indexOf(null);
  return slotId(from + (free < 0 ? TIERS - 1 : free));
}
