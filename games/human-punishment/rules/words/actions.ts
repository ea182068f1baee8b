// The options of an Action Phase and of a window, with what each leads to.

import { about, type OptionWords, seatThing, signed } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import type { ActionAct, CardAct, ClaimAct } from '../acts.ts';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { BOXES } from '../content/boxes.ts';
import { placeWords } from '../content/enemy-places.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { PROGRAMS, RANDOM_PROGRAM_COST } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import {
  ALL_ROUNDERS_THING,
  APEX_THING,
  areaThing,
  barThing,
  boxThing,
  cardThing,
  chipThing,
  CUBE_THING,
  DARK_NET_THING,
  deedThing,
  dieThing,
  displayThing,
  ITEM_THING,
  pieceThing,
  placeThing,
  programThing,
  sectorThing,
} from '../content/things.ts';
import type { View } from '../view.ts';
import { boxToTake } from './boxes.ts';
import { allRounderWords, areaWords, boxWords, cardWords, DIE_WORDS, enemyWords, pieceWords } from './say.ts';

export function cardOption(value: CardAct | { act: string; card?: string }, verb: string, done: string): OptionWords {
  return 'card' in value && value.card !== undefined
    ? about(`${verb} ${cardWords(value.card)}.`, cardThing(value.card))
    : about(done);
}

/** A card or power that may be used; null for a pass. */
export function claimOption(view: View, value: ClaimAct | ActionAct): OptionWords | null {
  switch (value.act) {
    case 'program':
    case 'charge': {
      const program = PROGRAMS.find(({ id }) => id === value.card);
      if (program === undefined) return about('Use a Program.');
      const lays =
        value.act === 'program' && program.kind === 'charged'
          ? 'Lay open, with 2 charges'
          : value.act === 'charge'
            ? 'Use a charge'
            : 'Play';
      return about(`${lays}: ${program.name}. ${program.text}`, programThing(value.card));
    }
    case 'star': {
      const star = STAR_CARDS.find(({ id }) => id === value.card);
      return about(`Play ${star?.name ?? 'it'}: ${star?.text ?? ''}`, cardThing(value.card));
    }
    case 'useRecon': {
      const id = view.pieces[value.piece]?.recon;
      const recon = RECON.find((one) => one.id === id);
      return about(
        recon === undefined ? 'Use the Recon card.' : `Use the Recon card ${recon.name}: ${recon.text}`,
        pieceThing(value.piece),
      );
    }
    case 'sacrifice':
      return about(
        "Sacrifice the General's rank: eliminate 4 Enemies (all if fewer), and never be General again.",
        ...me(view),
      );
    case 'reroll':
      return about(`Roll the ${DIE_WORDS[value.die] ?? value.die} die again.`, dieThing(value.die));
    default:
      return null;
  }
}

export function actionOption(view: View, value: ActionAct, _question: unknown, names: readonly string[]): OptionWords {
  return claimOption(view, value) ?? deed(view, value, names);
}

/** 'Kuro: ' where it is not the character itself. */
function by(view: View, piece: number): string {
  return piece === view.seats ? 'Kuro: ' : '';
}

function deed(view: View, value: ActionAct, names: readonly string[]): OptionWords {
  switch (value.act) {
    case 'end':
      return about(
        `End your Action Phase${view.turn.ap > 0 ? `; ${count(view.turn.ap, 'Action Point')} would be lost` : ''}.`,
      );
    case 'move':
      return about(
        `${by(view, value.piece)}Go to ${areaWords(value.to)}${value.to === 'M' ? ' for free' : ''}.`,
        pieceThing(value.piece),
        areaThing(value.to),
      );
    case 'attack': {
      const enemy = view.enemies.find(({ at }) => at === value.at);
      return about(
        `${by(view, value.piece)}Attack ${enemy === undefined ? 'the Enemy' : `the ${enemyWords(enemy.kind)}`} on ${placeWords(value.at)}.`,
        pieceThing(value.piece),
        placeThing(value.at),
      );
    }
    case 'sector':
      return about(
        `${by(view, value.piece)}Sector ${value.sector === 1 ? 'I' : 'III'}: ${sectorSays(view, value.sector)}`,
        sectorThing(value.sector),
      );
    case 'share':
      return about(
        `${by(view, value.piece)}Sector II: look at 3 chips, keep 1 and pass 2 to ${pieceWords(value.partner, names)}, who keeps 1.`,
        sectorThing(2),
        pieceThing(value.partner),
      );
    case 'riot':
      return about(
        `${by(view, value.piece)}City Action 1: Riot ${value.sign > 0 ? 'up' : 'down'} by the pink die from ${signed(view.bars.riot)}; a card may be added after the roll.`,
        barThing('riot'),
      );
    case 'morale':
      return about(
        `${by(view, value.piece)}City Action 2: raise Morale by blue cards minus the pink die.`,
        barThing('morale'),
      );
    case 'resource':
      return about(
        `${by(view, value.piece)}City Action 3: draw general cards, Resource −1 (${view.bars.resource} now).`,
        barThing('resource'),
      );
    case 'chance':
      return about(
        `${by(view, value.piece)}City Action 4: roll the pink die. 1 Deus +1, 2 Riot −2, 3 Riot +2, 4 Morale +2, 5 Resource +1, 6 Resource +2.`,
        deedThing('chance'),
      );
    case 'buy': {
      const program = PROGRAMS.find(({ id }) => id === value.card)!;
      return about(
        `Buy ${program.name} for ${program.cost + view.programCost}: ${program.text}`,
        displayThing(value.card),
      );
    }
    case 'buyUnseen':
      return about(
        `Buy the top Program of the deck, unseen, for ${RANDOM_PROGRAM_COST + view.programCost}.`,
        DARK_NET_THING,
      );
    case 'nexus':
      return about(
        `${by(view, value.piece)}Nexus: up to 2 blue cards minus the pink die build Apex (${view.bars.apex} now).`,
        barThing('apex'),
      );
    case 'censure':
      return about(
        `Censure Motion against ${value.seat === view.me ? 'yourself' : pieceWords(value.seat, names)}, for 2 Action Points: everybody votes.`,
        seatThing(value.seat),
      );
    case 'newLeader':
      return about(`${by(view, value.piece)}Call a New Leader vote.`, deedThing('leader'));
    case 'weapon': {
      const box = BOXES.find(({ id }) => id === value.box)!;
      return about(`Buy the ${box.name} for ${box.price}: ${box.text}`, deedThing('weapon'));
    }
    case 'arm':
      return about(`Take the ${boxWords(value.box)} without paying; your bar goes back to 0.`, deedThing('weapon'));
    case 'recon':
      return about(`${by(view, value.piece)}Monolith: pay 5 and choose a Recon card.`, deedThing('recon'));
    case 'deliver':
      return about(`${by(view, value.piece)}Place Data Chips in the Network, for free.`, pieceThing(value.piece));
    case 'escape':
      return about(
        `Try to escape with ${value.sign > 0 ? '+4 or more' : '−4 or less'}: the others may add cards.`,
        CUBE_THING,
      );
    case 'interrogation':
      return about('Be interrogated: a task of your faction, or the die.', CUBE_THING);
    case 'pardon':
      return about(`Pardon ${pieceWords(value.seat, names)}.`, seatThing(value.seat));
    case 'drop':
      return about(
        dropSays(view, value),
        ...(value.slot === 'both' ? [] : [chipThing(value.piece, value.slot)]),
        areaThing('J'),
      );
    case 'look':
      return about(`${by(view, value.piece)}Discard grey cards to look at chips of the Junkyard.`, areaThing('J'));
    case 'destroy':
      return about(
        `${by(view, value.piece)}Discard green cards to remove chips of the Junkyard from the game, unseen.`,
        areaThing('J'),
      );
    case 'treat':
      return about('Med Center: one Wound is healed, and you regain 1 Health.', deedThing('treat'));
    case 'treatWithCards':
      return about(
        'Med Center, for free: discard grey or green cards, each heals up to 2 Wounds; then full Health.',
        deedThing('treat'),
      );
    case 'heal':
      return about(
        `Restore ${who(view, value.piece, names)} to full Health and draw 2 general cards.`,
        pieceThing(value.piece),
      );
    case 'care':
      return about(`Heal a Wound of ${who(view, value.piece, names)} and draw 1 own card.`, pieceThing(value.piece));
    case 'allRounder': {
      const card = ALL_ROUNDERS.find(({ id }) => id === value.card);
      return about(`${allRounderWords(value.card)}: ${card?.text ?? ''}`, ALL_ROUNDERS_THING);
    }
    case 'takeBack':
      return about('Turn all played All-Rounder cards up again, once in the game.', ALL_ROUNDERS_THING);
    case 'bleed':
      return about(
        'Take a Wound: your next attack this turn may use 1 red card more and hits all Enemies in range.',
        ...me(view),
      );
    case 'box': {
      const { area, number, box } = boxToTake(view, value.piece, value.box);
      return about(
        box === null
          ? 'Take a closed Supply Box that lies here; it may be a Trap.'
          : `Take the ${boxWords(box)} that lies here.`,
        boxThing(area, number),
      );
    }
    case 'item': {
      const item = view.me === 'spectator' ? null : (view.players[view.me]?.item ?? null);
      return about(`Use the ${boxWords(item ?? '')}: ${BOXES.find(({ id }) => id === item)?.text ?? ''}`, ITEM_THING);
    }
    case 'panelMove':
      return about('Control Panel: move Apex one space on.', APEX_THING);
    case 'panelAttack':
      return about(`Control Panel: let Apex attack ${placeWords(value.at)}.`, APEX_THING, placeThing(value.at));
    case 'transfer':
      return about('Put Programs under your board for the second game of the campaign.', ...me(view));
    default:
      return about(value.act);
  }
}

/** What is done with my own board alone. */
function me(view: View): string[] {
  return view.me === 'spectator' ? [] : [pieceThing(view.me)];
}

function who(view: View, piece: number, names: readonly string[]): string {
  return piece === view.me ? 'yourself' : pieceWords(piece, names);
}

function sectorSays(view: View, sector: number): string {
  const left = view.sectors[sector - 1]?.count ?? 0;
  if (sector === 1) return `take the top Data Chip (${left} left).`;
  return view.bars.guard === 1 && left > 1
    ? `the Guard is at 1: look at 2 chips, keep 1; the other goes to the Junkyard (${left} left).`
    : `take the top Data Chip (${left} left).`;
}

function dropSays(view: View, value: Extract<ActionAct, { act: 'drop' }>): string {
  if (value.slot === 'both') return `${by(view, value.piece)}Put both Data Chips face-down into the Junkyard.`;
  const colour = view.pieces[value.piece]?.chips[value.slot]?.colour;
  return `${by(view, value.piece)}Put ${colour === null || colour === undefined ? 'a' : `your ${colour}`} Data Chip face-down into the Junkyard.`;
}
