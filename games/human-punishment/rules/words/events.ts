// What happened, in the past tense and without pronouns: then a sentence is right for any name, also for "You".

import { type Outcome, signed, toldWords } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { type Cause, type Ending, endingNamed, type Victor } from '../content/endings.ts';
import { placeWords } from '../content/enemy-places.ts';
import { TASKS } from '../content/interrogation.ts';
import { slotWords } from '../content/slots.ts';
import type { ChipsSeen, Hidden, JunkedFrom, Told } from '../events.ts';
import {
  allRounderWords,
  areaWords,
  BAR_WORDS,
  barValue,
  boxWords,
  cardsWords,
  cardWords,
  characterWords,
  DIE_WORDS,
  enemyWords,
  eventText,
  eventWords,
  factionsWords,
  factionWords,
  interrogationWords,
  objectiveWords,
  pieceWords,
  programsWords,
  programWords,
  reconWords,
  skillWords,
  theEnemy,
  VICTOR_WORDS,
  woundWords,
} from './say.ts';

type Names = readonly string[];

function who(seat: number, names: Names): string {
  return names[seat] ?? 'Somebody';
}

/** The one place where a verb must fit the name: 'Ann is', 'You are'. */
function does(name: string, verb: string, forYou: string): string {
  return `${name} ${name === 'You' ? forYou : verb}`;
}

/** 'the hand of Bea', 'your hand' */
function owned(what: string, name: string): string {
  return name === 'You' ? `your ${what}` : `the ${what} of ${name}`;
}

export const event = toldWords<Told>({
  first: ({ seat }, names) => `The starting player: ${who(seat, names)}.`,
  chose: ({ by, character }, names) => `${who(by, names)} chose ${characterWords(character)}.`,
  starts: ({ piece, area }, names) => `${pieceWords(piece, names)} started in ${areaWords(area)}.`,
  sawLoyalties: ({ factions }) => `Two loyalty cards to choose from: ${factionsWords(factions)}.`,
  dealtLoyalty: ({ faction }) => `Your loyalty card: ${factionWords(faction)}.`,
  dealtObjectives: ({ objectives }) =>
    `Your secret ${objectives.length === 1 ? 'Objective' : 'Objectives'}: ${listed(objectives.map(objectiveWords))}.`,

  turn: ({ by, number }, names) => `Turn ${number}: ${who(by, names)}.`,
  woke: ({ seat, health }, names) => `${who(seat, names)} woke with ${health} Health.`,
  moved: ({ piece, from, to }, names) =>
    from === to || from === null
      ? `${pieceWords(piece, names)} stayed in ${areaWords(to)}.`
      : `${pieceWords(piece, names)} went from ${areaWords(from)} to ${areaWords(to)}.`,
  tookScanner: ({ piece, scanner }, names) => `${pieceWords(piece, names)} took a Scanner ${scanner}.`,
  contagion: ({ wound, pieces }, names) =>
    `${woundWords(wound)} spread to ${listed(pieces.map((piece) => pieceWords(piece, names)))}.`,
  moreActions: ({ by, count: n }, names) => `${who(by, names)} gained ${count(n, 'Action Point')}.`,
  moreMovement: ({ by, count: n }, names) => `${who(by, names)} gained ${n} movement.`,

  rolled: ({ by, dice }, names) => `${who(by, names)} rolled ${diceWords(dice)}.`,
  rerolled: ({ by, die, from, to }, names) =>
    `${who(by, names)} had the ${DIE_WORDS[die] ?? die} die rolled again: ${from} became ${to}.`,
  bar: ({ bar, from, to }) =>
    `${capital(BAR_WORDS[bar])} ${to > from ? 'rose' : 'fell'} from ${barValue(bar, from)} to ${barValue(bar, to)}.`,
  inVain: ({ by }, names) => `${who(by, names)} achieved nothing.`,
  riotMarkers: () => 'The EX Riot Bar markers were placed: +5 and −5 are red from now on.',
  lasting: ({ what, by }, names) =>
    what === 'programCost'
      ? 'Every Program on the Dark Net costs 1 more from now on.'
      : `${who(by, names)} put on the Mute Collar, until the next Event is over.`,

  draws: ({ by, own, general }, names) =>
    `${who(by, names)} drew ${listed([...(own > 0 ? [count(own, 'personal card')] : []), ...(general > 0 ? [count(general, 'general card')] : [])])}.`,
  drew: ({ cards }) => `Drawn: ${cardsWords(cards)}.`,
  lost: ({ cards }) => `Taken from your hand: ${cardsWords(cards)}.`,
  stole: ({ by, from, count: n }, names) =>
    `${who(by, names)} took ${count(n, 'random card')} from ${who(from, names)}.`,
  discarded: ({ by, cards }, names) => `${who(by, names)} discarded ${cardsWords(cards)}.`,
  played: ({ by, cards }, names) => `${who(by, names)} played ${cardsWords(cards)}.`,
  paid: ({ by, cards, price }, names) => `${who(by, names)} paid ${price} with ${cardsWords(cards)}.`,
  reshuffled: ({ deck, cards }) =>
    `The discard pile became the new ${deck === 'influence' ? 'general deck' : deck === 'programs' ? 'Program deck' : 'Supply stack'} of ${cards}.`,
  playedStar: ({ by, card }, names) => `${who(by, names)} played ${cardWords(card)}.`,

  displayed: ({ cards }) => `On display: ${programsWords(cards)}.`,
  drawsPrograms: ({ by, count: n }, names) => `${who(by, names)} drew ${count(n, 'Program')}.`,
  drewPrograms: ({ cards }) => `Your new ${cards.length === 1 ? 'Program' : 'Programs'}: ${programsWords(cards)}.`,
  sawPrograms: ({ cards }) => `You looked at ${listed(cards.map(programWords))}.`,
  keptProgram: ({ by, of }, names) => `${who(by, names)} looked at ${count(of, 'Program')} and kept one.`,
  tookProgram: ({ by, card }, names) => `${who(by, names)} took ${programWords(card)} from the display.`,
  playedProgram: ({ by, card }, names) => `${who(by, names)} played ${programWords(card)}.`,
  usedCharge: ({ by, card, left }, names) =>
    `${who(by, names)} used a charge of ${programWords(card)}; ${left === 0 ? 'none is' : `${left} ${left === 1 ? 'is' : 'are'}`} left.`,
  discardedProgram: ({ by, card }, names) => `${who(by, names)} discarded ${programWords(card)}.`,
  discardedPrograms: ({ by, cards }, names) => `${who(by, names)} discarded ${programsWords(cards)}.`,
  transferred: ({ by, count: n }, names) => `${who(by, names)} put ${count(n, 'Program')} under the board.`,
  tookRecon: ({ piece }, names) => `${pieceWords(piece, names)} took a Recon card.`,
  usedRecon: ({ by, card }, names) => `${who(by, names)} used the Recon card ${reconWords(card)}.`,
  allRounder: ({ by, card }, names) => `${who(by, names)} played the All-Rounder card ${allRounderWords(card)}.`,
  tookBack: ({ by }, names) => `${who(by, names)} took all All-Rounder cards back.`,

  looked: ({ by, at, count: n }, names) => `${who(by, names)} looked at ${lookedAt(at, n, names)}.`,
  sawChips: ({ where, colours }, names) => `${capital(hiddenWords(where, names))}: ${listed(colours)}.`,
  sawObjective: ({ of, objective }, names) => `${who(of, names)} holds the Objective ${objectiveWords(objective)}.`,
  sawLoyalty: ({ of, faction }, names) => `The loyalty card dealt to ${who(of, names)}: ${factionWords(faction)}.`,
  sawUnused: ({ faction }) => `A loyalty card that nobody holds: ${factionWords(faction)}.`,
  sawHand: ({ of, cards }, names) => `${who(of, names)} holds ${cardsWords(cards)}.`,
  sawBox: ({ box }) => `In the box: ${boxWords(box)}.`,
  sawRecon: ({ cards }) => `You looked through the Recon deck: ${reconsWords(cards)}.`,
  sawInterrogation: ({ card }) => `The Interrogation card: ${interrogationWords(card)}.`,

  tookChip: ({ piece, sector }, names) => `${pieceWords(piece, names)} took a Data Chip from Sector ${roman(sector)}.`,
  sharesChips: ({ piece, partner }, names) =>
    `${pieceWords(piece, names)} shared three Data Chips of Sector II with ${pieceWords(partner, names)}.`,
  junked: ({ by, spot, from }, names) => junked(by, spot, from, names),
  junkRemoved: ({ by, spot }, names) => `${who(by, names)} removed the chip on Junkyard spot ${spot} from the game.`,
  junkTaken: ({ by, spot }, names) => `${who(by, names)} took the chip on Junkyard spot ${spot}.`,
  buried: ({ by, sector, which }, names) =>
    `${who(by, names)} put the ${which === 1 ? 'first' : 'second'} chip of Sector ${roman(sector)} under the stack.`,
  delivered: ({ piece, slot, colour }, names) =>
    `${pieceWords(piece, names)} brought a ${colour === null ? 'Data Chip' : `${colour} Data Chip, face-up,`} into the Network: ${slotWords(slot)}.`,
  swappedChip: ({ by, slot }, names) => `${who(by, names)} swapped a Data Chip with the one on ${slotWords(slot)}.`,
  swappedTier: ({ by, one, other }, names) =>
    `${who(by, names)} exchanged the chips on ${slotWords(one)} and ${slotWords(other)}.`,
  declined: ({ by }, names) => `${who(by, names)} swapped no Data Chip.`,
  chipsShuffled: ({ count: n }) =>
    `${count(n, 'carried Data Chip')} ${n === 1 ? 'was' : 'were'} shuffled and given back.`,

  cityAction: ({ piece, action }, names) =>
    `${pieceWords(piece, names)} took City Action ${action}: ${CITY_WORDS[action - 1]!}.`,
  declaredSign: ({ by, sign }, names) => `${who(by, names)} declared ${sign > 0 ? 'plus' : 'minus'}.`,
  nexus: ({ piece }, names) => `${pieceWords(piece, names)} worked on Apex in the Nexus.`,
  markerUsed: ({ area }) => `Kuro's marker for ${areaWords(area)} was turned face-down.`,
  markerBack: ({ area }) => `Kuro's marker for ${areaWords(area)} was turned face-up again.`,
  stepDone: ({ by, skill }, names) => `${who(by, names)} did the first step of ${skillWords(skill)}.`,
  unlocked: ({ by, skill }, names) => `${who(by, names)} unlocked ${skillWords(skill)}.`,
  ownBar: ({ by, level }, names) => `${who(by, names)} rose to ${level} on the character's own bar.`,

  boxCame: ({ area }) => `A Supply Box appeared in ${areaWords(area)}.`,
  trapped: ({ count: n }) => `${count(n, 'Trap')} ${n === 1 ? 'was' : 'were'} shuffled into the Supply stack.`,
  tookItem: ({ by, item }, names) => `${who(by, names)} took a ${boxWords(item)}.`,
  droppedItem: ({ by, item }, names) => `${who(by, names)} put the ${boxWords(item)} down.`,
  usedItem: ({ by, item }, names) => `${who(by, names)} used the ${boxWords(item)}.`,
  sprang: ({ by, trap }, names) => `${who(by, names)} opened a box: ${boxWords(trap)}!`,
  sniffed: ({ by, area }, names) => `Kuro sniffed at a box in ${areaWords(area)} for ${who(by, names)}.`,

  attacks: ({ piece, at, cards, item }, names) =>
    `${pieceWords(piece, names)} attacked ${placeWords(at)} with ${armsWords(cards, item)}.`,
  fought: ({ turned, hit, damage, result }) =>
    `Turned up: ${cardsWords(turned)}. The result is ${signed(result)}: ${hit ? `a hit for ${damage}` : 'no hit'}.`,
  bled: ({ by }, names) => `${who(by, names)} took a Wound for the next attack.`,
  enemyHurt: ({ kind, at, damage, left }) =>
    `${capital(theEnemy(kind))} on ${placeWords(at)} lost ${damage} Health and has ${left} left.`,
  eliminated: ({ kind, at, piece }, names) =>
    `${pieceWords(piece, names)} eliminated ${theEnemy(kind)} on ${placeWords(at)}.`,
  removed: ({ kind, at }) => `${capital(theEnemy(kind))} on ${placeWords(at)} was removed.`,
  deadZone: ({ at }) => `${placeWords(at)} was destroyed: a Dead Zone.`,
  refreshed: () => 'Every Enemy on the board regained full Health.',
  activated: ({ area }) => `${capital(areaWords(area))} ${area === '1' ? 'were' : 'was'} activated.`,
  enemyAttacks: ({ kind, at, pieces }, names) =>
    `${capital(theEnemy(kind))} on ${placeWords(at)} attacks ${listed(pieces.map((piece) => pieceWords(piece, names)))}.`,
  defends: ({ piece, cards }, names) => `${pieceWords(piece, names)} defended with ${cardsWords(cards)}.`,
  attacked: ({ kind, piece, cards, result, hit }, names) =>
    `${capital(theEnemy(kind))} turned up ${cardsWords(cards)}. The result is ${signed(result)}: ${pieceWords(piece, names)} took ${hit ? 'a' : 'no'} hit.`,
  attackedApex: ({ kind, cards, result, hit }) =>
    `${capital(theEnemy(kind))} attacked Apex with ${cardsWords(cards)}. The result is ${signed(result)}: ${hit ? 'a hit' : 'no hit'}.`,
  spawned: ({ kind, at }) => `A ${enemyWords(kind)} appeared on ${placeWords(at)}.`,
  nobodyCame: () => 'No Enemy came.',
  noRoom: () => 'There was no room for a new Enemy.',
  crept: ({ kind, to }) =>
    to > 4 ? `${capital(theEnemy(kind))} moved on into the Network.` : `${capital(theEnemy(kind))} moved to Red ${to}.`,
  pushed: ({ kind, to }) =>
    to > 4
      ? `${capital(theEnemy(kind))} was pushed into the Network.`
      : `${capital(theEnemy(kind))} was pushed to Red ${to}.`,
  crawlerArrived: ({ kind }) => `${capital(theEnemy(kind))} reached the Network and is gone.`,
  crushed: ({ kind }) => `Apex crushed ${theEnemy(kind)} on Red 4.`,
  apexCame: () => 'Apex has come: it stands on Blue 1.',
  apexGone: () => 'Apex was destroyed.',
  apexMoved: ({ by, area }, names) => `${who(by, names)} moved Apex to ${areaWords(area)}.`,
  apexAttacked: ({ by, at, cards, hit }, names) =>
    `${who(by, names)} had Apex attack ${placeWords(at)} with ${cardsWords(cards)}: ${hit ? 'a hit for 2' : 'no hit'}.`,
  deusCame: () => 'Deus has come: it stands on Red 1.',
  deusGone: () => 'Deus was destroyed.',
  bothGone: () => 'Apex and Deus met and destroyed each other.',
  cancelled: ({ what, by }, names) =>
    `${who(by, names)} stopped ${what === 'enemyAttack' ? 'the attack' : what === 'wounds' ? 'the Wounds' : 'the Event of this turn'}.`,

  hurt: ({ piece, from, to }, names) => `${pieceWords(piece, names)} lost ${from - to} Health: ${to} left.`,
  fell: ({ piece }, names) => `${pieceWords(piece, names)} fell.`,
  healed: ({ piece, from, to }, names) => `${pieceWords(piece, names)} regained ${to - from} Health: ${to} now.`,
  wounded: ({ by, wound }, names) => `${who(by, names)} got a Wound: ${woundWords(wound)}.`,
  cured: ({ piece, wound }, names) => `${pieceWords(piece, names)} recovered from ${woundWords(wound)}.`,
  kuroBack: ({ area }) => `Kuro is back, in ${areaWords(area)}.`,
  kuroGone: () => 'Kuro was destroyed.',

  event: ({ event: id }) => `The Event: ${eventWords(id)}.${eventText(id)}`,
  contributed: ({ by, count: n }, names) =>
    `${who(by, names)} put in ${n === 1 ? '1 card' : `another card, ${n} in all`}.`,
  declared: ({ by, much }, names) =>
    `${who(by, names)} offered ${much === 'lot' ? 'a lot' : much === 'little' ? 'a little' : 'nothing'}.`,
  revealed: ({ cards }) => `The cards: ${cardsWords(cards)}.`,
  checkChanged: ({ by, change }, names) => `${who(by, names)} changed the total by ${signed(change)}.`,
  checkRemoved: ({ by, card }, names) => `${who(by, names)} removed ${cardWords(card)} from the check.`,
  checked: ({ event: id, total, success }) =>
    `${eventWords(id)}: ${signed(total)}, ${success ? 'success' : 'failure'}.`,
  noShow: ({ seat }, names) =>
    `${does(who(seat, names), 'put in no card and pays for it', 'put in no card and pay for it')}.`,
  decided: ({ by, event: id, option }, names) =>
    by < 0 ? `${eventWords(id)}: option ${option}.` : `${who(by, names)} chose option ${option} of ${eventWords(id)}.`,
  voteBegins: () => 'A new Leader is elected: everybody draws a card.',
  voted: ({ by, before }, names) => {
    const own = who(by, names) === 'You' ? 'your own seat' : 'their own seat';
    return `${who(by, names)} laid a card before ${before === by ? own : who(before, names)}.`;
  },
  counted: ({ piles, values }, names) => {
    const each = piles.map((pile, seat) => {
      const cards = pile.length === 0 ? '' : ` (${pile.map(cardWords).join(', ')})`;
      return `${who(seat, names)} ${signed(values[seat]!)}${cards}`;
    });
    return `The votes: ${listed(each)}.`;
  },
  leader: ({ seat }, names) =>
    seat < 0 ? 'Everybody is detained: there is no Leader.' : `${who(seat, names)} became Leader.`,
  general: ({ seat }, names) =>
    seat < 0 ? 'Nobody can be General: the badge is put aside.' : `${who(seat, names)} became General.`,
  revoked: ({ seat }, names) => `${who(seat, names)} can never be General again.`,
  sacrificed: ({ by }, names) => `${who(by, names)} sacrificed the General's rank.`,
  censure: ({ by, accused }, names) => {
    const own = who(by, names) === 'You' ? 'yourself' : 'themselves';
    return `${who(by, names)} called for a Censure Motion against ${accused === by ? own : who(accused, names)}.`;
  },
  censured: ({ accused, votes, passed }, names) =>
    `Yes: ${voters(votes, 'yes', names)}. No: ${voters(votes, 'no', names)}. ${passed ? does(who(accused, names), 'is detained', 'are detained') : does(who(accused, names), 'stays free', 'stay free')}.`,
  detained: ({ seat }, names) => `${who(seat, names)} went into the Isolation Cube.`,
  freed: ({ seat }, names) => `${who(seat, names)} left the Isolation Cube.`,
  pardoned: ({ by, seat }, names) => `${who(by, names)} pardoned ${who(seat, names)}.`,
  escapes: ({ by, sign }, names) =>
    `${does(who(by, names), 'tries', 'try')} to escape: ${sign > 0 ? '+4 or more' : '−4 or less'}.`,
  helped: ({ seats }, names) =>
    seats.length === 0
      ? 'Nobody added a card.'
      : `${listed(seats.map((seat) => who(seat, names)))} added a card${seats.length === 1 ? '' : ' each'}.`,
  escaped: ({ by, total, success }, names) =>
    `${signed(total)}: ${who(by, names)} ${success ? 'got out' : 'did not get out'}.`,
  didTask: ({ by, task }, names) => `${who(by, names)} carried out a task: ${TASKS[task]!.says}`,
  interrogated: ({ by }, names) => `${who(by, names)} went through an interrogation.`,

  humanPhase: ({ colours }) => `Tier 1 is full: the Human Phase. Its chips, shuffled: ${listed(colours)}.`,
  machinePhase: () => 'Tier 2 is full: the Machine Phase.',
  toldFactions: ({ factions }, names) =>
    `What you know now: ${listed(factions.flatMap((faction, seat) => (faction === null ? [] : [`${does(who(seat, names), 'is', 'are')} ${factionWords(faction)}`]))) || 'nothing new'}.`,
  turned: ({ faction }) => `Your faction after the Machine Phase: ${factionWords(faction)}.`,
  over: ({ cause, victor, winners }, names) => `${endingWords({ cause, victor })} ${winnersWords(winners, names)}`,
});

const CITY_WORDS = ['Riot', 'Morale', 'cards', 'a chance'];

const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  network: 'Tier 3 of the Network is full.',
  resource: 'The Resources are used up.',
  morale: 'Morale has reached −10.',
  security: 'Security is at 0.',
  threat: 'Threat has reached 4.',
  deus: 'Deus has reached the Network.',
  chips: 'There are not enough Data Chips left to fill Tier 3.',
};

function endingWords({ cause, victor }: Ending): string {
  return `${CAUSE_WORDS[cause]} ${victory(victor)}`;
}

function victory(victor: Victor): string {
  return victor === 'outlaws'
    ? 'The Outlaws take the city.'
    : `${VICTOR_WORDS[victor]} ${victor === 'legion' ? 'is' : 'are'} victorious.`;
}

export function outcome({ winners, reason }: Outcome, names: Names): string {
  const ending = endingNamed(reason);
  const how = ending === null ? 'It is over.' : endingWords(ending);
  return `${how} ${winnersWords(winners, names)}`;
}

function winnersWords(winners: readonly number[], names: Names): string {
  const [first, ...more] = winners.map((seat) => who(seat, names));
  if (first === undefined) return 'Nobody at the table wins.';
  return more.length === 0 ? `${does(first, 'wins', 'win')}.` : `${listed([first, ...more])} win.`;
}

/** 'with −4 and the Pistol' */
function armsWords(cards: readonly string[], item: string | null): string {
  if (item === null) return cardsWords(cards);
  return cards.length === 0 ? `the ${boxWords(item)}` : `${cardsWords(cards)} and the ${boxWords(item)}`;
}

/** 'Port Scan (2) and Motive' */
function reconsWords(cards: readonly string[]): string {
  const kinds = [...new Set(cards)].map((card) => {
    const n = cards.filter((one) => one === card).length;
    return `${reconWords(card)}${n === 1 ? '' : ` (${n})`}`;
  });
  return listed(kinds);
}

/** '6 with the orange die'; 'orange 6, white 2 and white 3' */
function diceWords(dice: Extract<Told, { type: 'rolled' }>['dice']): string {
  const rolled = Object.entries(dice).map(([die, came]) => ({ die: DIE_WORDS[die] ?? die, came }));
  const [only] = rolled;
  if (only !== undefined && rolled.length === 1) return `${only.came} with the ${only.die} die`;
  return listed(rolled.map(({ die, came }) => `${die} ${came}`));
}

function roman(sector: number): string {
  return ['I', 'II', 'III'][sector - 1] ?? '';
}

function voters(votes: readonly string[], vote: string, names: Names): string {
  return listed(votes.flatMap((one, seat) => (one === vote ? [who(seat, names)] : []))) || 'nobody';
}

function junked(by: number, spot: number, from: JunkedFrom, names: Names): string {
  if (from.what === 'thief')
    return `A Thief took a Data Chip from ${who(by, names)}: it lies on Junkyard spot ${spot}.`;
  if (by < 0 && from.what === 'sector')
    return `A Data Chip of Sector ${roman(from.sector)} went to Junkyard spot ${spot}.`;
  return `${who(by, names)} put a Data Chip on Junkyard spot ${spot}.`;
}

function lookedAt(at: Hidden, n: number, names: Names): string {
  const words = hiddenWords(at, names);
  return at.what === 'sector' ? `${count(n, 'Data Chip')} of ${words}` : words;
}

function hiddenWords(at: Hidden | ChipsSeen, names: Names): string {
  switch (at.what) {
    case 'sector':
      return `Sector ${roman(at.sector)}`;
    case 'slot':
      return `the chip on ${slotWords(at.slot)}`;
    case 'spot':
      return `the chip on Junkyard spot ${at.spot}`;
    case 'chip':
      return `a Data Chip carried by ${pieceWords(at.piece, names)}`;
    case 'objective':
      return `an Objective held by ${who(at.of, names)}`;
    case 'loyalty':
      return `the loyalty card dealt to ${who(at.of, names)}`;
    case 'hand':
      return owned('hand', who(at.of, names));
    case 'pool':
      return 'a loyalty card that nobody holds';
    case 'board':
      return 'on your board';
    case 'passed':
      return 'passed on to you';
  }
}
