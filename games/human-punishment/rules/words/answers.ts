// An answer as a record shows it: short, and readable beside the question's name.

import { signed, type Words } from '@tablewright/kernel';
import { listed } from '@tablewright/kernel/words';
import { placeWords } from '../content/enemy-places.ts';
import type { ActionAct, ClaimAct } from '../acts.ts';
import { slotWords } from '../content/slots.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import {
  allRounderWords,
  areaWords,
  boxWords,
  cardWords,
  characterWords,
  DIE_WORDS,
  factionWords,
  objectiveWords,
  pieceWords,
  programWords,
  reconWords,
  skillWords,
  woundWords,
} from './say.ts';

type Names = readonly string[];

const one = (seat: number, names: Names): string => pieceWords(seat, names);
const word = (value: string | number): string => String(value);
const card = (value: { act: string; card?: string; sign?: number }): string =>
  value.card === undefined
    ? value.act
    : `${cardWords(value.card)}${value.sign === undefined || value.sign === 0 ? '' : ` as ${signed(4 * value.sign)}`}`;

function claim(value: ClaimAct | ActionAct): string | null {
  switch (value.act) {
    case 'program':
      return programWords(value.card);
    case 'charge':
      return `a charge of ${programWords(value.card)}`;
    case 'star':
      return cardWords(value.card);
    case 'useRecon':
      return 'the Recon card';
    case 'reroll':
      return `roll the ${DIE_WORDS[value.die] ?? value.die} die again`;
    default:
      return null;
  }
}

function action(value: ActionAct, names: Names): string {
  const played = claim(value);
  if (played !== null) return played;
  switch (value.act) {
    case 'move':
      return `${one(value.piece, names)} to ${areaWords(value.to)}`;
    case 'attack':
    case 'panelAttack':
      return `attack ${placeWords(value.at)}`;
    case 'sector':
      return `Sector ${value.sector === 1 ? 'I' : 'III'}`;
    case 'share':
      return `Sector II with ${one(value.partner, names)}`;
    case 'riot':
      return `Riot ${value.sign > 0 ? 'plus' : 'minus'}`;
    case 'buy':
      return `buy ${programWords(value.card)}`;
    case 'weapon':
    case 'arm':
      return boxWords(value.box);
    case 'censure':
      return `censure ${one(value.seat, names)}`;
    case 'pardon':
      return `pardon ${one(value.seat, names)}`;
    case 'escape':
      return `escape by ${signed(4 * value.sign)}`;
    case 'heal':
    case 'care':
      return `${value.act} ${one(value.piece, names)}`;
    case 'allRounder':
      return allRounderWords(value.card);
    default:
      return value.act;
  }
}

export const answer: Words<View, Told, Answers>['answer'] = {
  characters: characterWords,
  startPlace: word,
  loyalty: factionWords,
  returnObjective: objectiveWords,
  draw: word,
  action,
  whom: one,
  enemy: placeWords,
  area: areaWords,
  location: placeWords,
  sector: (value) => (value === 'done' ? 'no more' : `Sector ${['I', 'II', 'III'][value - 1] ?? ''}`),
  chipSeen: word,
  spot: (value) => `spot ${value}`,
  slot: slotWords,
  ownChip: (value) => `chip ${(value % 2) + 1}`,
  hiddenChip: (value) => `chip ${value + 1}`,
  hiddenObjective: (value) => `Objective ${value + 1}`,
  wound: woundWords,
  programAway: (value) => (value === 'none' ? 'no more' : programWords(value.replace(/^open:/, ''))),
  displayed: programWords,
  branch: (value) => `choice ${value + 1}`,
  maybe: word,
  revealedCard: (value) => `card ${value + 1}`,
  boost: skillWords,
  keepProgram: programWords,
  markersBack: areaWords,
  cards: card,
  die: (value) => `the ${DIE_WORDS[value] ?? value} die`,
  pay: card,
  riotCard: (value) => (value === 'none' ? 'no card' : cardWords(value)),
  blueCards: card,
  colourCards: card,
  sectorKeep: (value) => `chip ${value}`,
  partnerKeep: (value) => `chip ${value}`,
  network: (value) => (value.act === 'done' ? 'done' : `${value.column}${value.up ? ', face-up' : ''}`),
  reward: word,
  recon: reconWords,
  box: (value) => (value === 'leave' ? 'leave it' : `box ${value}`),
  sniff: (value) => (value === 'no' ? 'no' : `box ${value}`),
  transfer: (value) => (value === 'none' ? 'no more' : programWords(value)),
  nova: word,
  blueFives: word,
  attack: card,
  target: one,
  defend: card,
  window: (value) => claim(value) ?? value.act,
  sacrifice: placeWords,
  contribute: (value) =>
    value.act === 'declare'
      ? `offers ${value.much === 'lot' ? 'a lot' : value.much === 'little' ? 'a little' : 'nothing'}`
      : card(value),
  decide: (value) => `option ${value}`,
  voteFor: (value, names) => (value === 'none' ? 'no more' : one(value, names)),
  voteCard: cardWords,
  leaderTie: one,
  appoint: one,
  discussion: word,
  censureVote: word,
  escapeCards: card,
  escapeHelp: (value) => (value === 'none' ? 'no card' : cardWords(value)),
  interrogation: word,
  machineStep: (value, names) => listed(value.map((seat) => one(seat, names))) || 'nobody',
  factionSheet: word,
};
