import type { Breach } from '@tablewright/testkit/suite';
import { PROGRAMS } from '../../content/programs.ts';
import { BOXES } from '../../content/boxes.ts';
import { FALLEN, HUMAN, MACHINE } from '../../content/loyalty.ts';
import type { State } from '../../index.ts';
import { BIG_KILLS, DEUS, NONE, PLACED_OTHER, SLOTS, TALLIES } from '../../state.ts';
import { table } from './leaks.ts';
import { ann, bea, cem, put } from './tables.ts';

const CHARGED = PROGRAMS.findIndex(({ kind }) => kind === 'charged');
const ONE_SHOT = PROGRAMS.findIndex(({ kind }) => kind === 'oneShot');

/** A game that has come to its end. */
function over(): State {
  const s = table();
  s.outcome = { winners: [], reason: 'outlaws-morale', rules: [], roles: [] };
  s.stack = [];
  s.ended = 3;
  s.victor = 4;
  s.morale = -10;
  return s;
}

/** A chip lies face-up in the Network. */
function faceUp(): State {
  return table((s) => {
    s.network[0] = s.sectors[0]!.pop()!;
    s.placedBy[0] = bea;
    s.faceUp = 1;
    s.known[s.network[0]] = 31;
  });
}

function withNotes(): State {
  return table((s) => s.handNotes.push(ann, bea, s.hands[bea]![0]!));
}

function withProgramNotes(): State {
  return table((s) => s.programNotes.push(bea, s.programs[bea]![0]!));
}

/** By invariant: what it must notice. */
export const breaches: Record<string, Breach<State> | readonly Breach<State>[]> = {
  'each character is played once': (s) => (s.character[0] = s.character[1]!),
  'Influence cards are conserved': [
    (s) => s.hands[bea]!.pop(),
    (s) => s.generalDeck.push(s.generalDeck[0]!),
    (s) => s.discard.push(3),
    { at: () => over(), breaks: (s) => s.discard.push(3) },
    {
      at: () => {
        const s = table();
        const chosen = s.hands[bea]!.splice(0, 1);
        return put(s, { stage: 'cards', by: bea, why: 0, min: 1, max: 1, chosen, answer: NONE });
      },
      breaks: (s) => s.stack.pop(),
    },
  ],
  'hands are in order': (s) => s.hands[bea]!.reverse(),
  'a personal deck holds cards of its own': (s) =>
    s.decks[bea]!.push(s.generalDeck.splice(s.generalDeck.indexOf(12), 1)[0]!),
  'the general deck holds what everybody can reckon': (s) => (s.generalList[s.generalDeck[0]!] = 0),
  'what is noted of a hand is there': [
    { at: withNotes, breaks: (s) => s.handNotes.push(ann, bea, s.hands[bea]![0]!) },
    (s) => s.handNotes.push(ann, cem, 27),
  ],
  'Programs are conserved': [
    (s) => s.programDeck.pop(),
    (s) => s.display.splice(0, 1),
    (s) => s.transferred[0]!.push(1),
  ],
  'charges are on charged Programs, two at most': [
    (s) => s.open[0]!.push(CHARGED, 3),
    (s) => s.open[0]!.push(CHARGED, 0),
    (s) => s.open[0]!.push(ONE_SHOT, 0),
  ],
  'three Programs at most are displayed': (s) => s.display.push(s.programDeck.pop()!),
  'what is noted of Programs is there': { at: withProgramNotes, breaks: (s) => s.programs[bea]!.shift() },
  'Events are conserved': [(s) => s.stacks[0]!.pop(), (s) => s.stacks[2]!.push(s.stacks[2]![0]!), (s) => (s.phase = 1)],
  'what is known of the stacks lies in them': [(s) => (s.seenEvents[1] = 99), (s) => (s.seenWounds = 99)],
  'Wounds are conserved': [(s) => s.woundDeck.pop(), (s) => s.wounds[0]!.push(0)],
  'Kuro has no Wounds': (s) => s.wounds[s.seats]!.push(s.woundDeck.pop()!),
  'Recon cards are conserved': [(s) => s.reconDeck.pop(), (s) => s.reconUsed.push(0)],
  'a Recon card is held by somebody who took one': (s) => (s.recon[0] = s.reconDeck.pop()!),
  'Interrogation cards are conserved': (s) => s.interrogations.pop(),
  'Objectives are conserved': [(s) => s.unusedObjectives.pop(), (s) => (s.objectives[0] = s.objectives[2]!)],
  'everybody has one Objective, Jayden two': [
    (s) => (s.objectives[ann * 2 + 1] = s.unusedObjectives.pop()!),
    (s) => (s.objectives[bea * 2 + 1] = NONE),
  ],
  'Loyalty cards are conserved': [(s) => (s.pool[0] = HUMAN), (s) => (s.dealt[0] = MACHINE)],
  'the loyalties are of the mix': (s) => {
    s.dealt[0] = FALLEN;
    s.pool[1] = HUMAN;
  },
  'a faction changes only in the Machine Phase': (s) => (s.faction[0] = MACHINE),
  'boxes are conserved': [(s) => s.supply.pop(), (s) => (s.hq[0]! += 1), (s) => (s.muted = 1), (s) => (s.item[0] = 3)],
  'beside the stack lie Traps alone': (s) => {
    const trap = s.beside.pop()!;
    s.beside.push(s.supply.pop()!);
    s.supply.push(trap);
    if (BOXES[s.beside.at(-1)!]!.trap) throw new Error('a Trap');
  },
  'Data Chips are conserved': [
    (s) => s.sectors[0]!.pop(),
    (s) => s.removed.push(s.sectors[0]![0]!),
    (s) => (s.sectors[0]![0] = 99),
  ],
  'a Sector holds its own chips': (s) => s.sectors[0]!.push(s.sectors[1]!.pop()!),
  'a chip is from where everybody thinks it may be from': (s) => (s.origins[0] = 0b100),
  'knowledge is with the players': [(s) => (s.known[0] = 1 << 5), (s) => (s.objectiveKnown[0] = 1 << 7)],
  'a face-up chip is known to all': [
    (s) => (s.faceUp = 1 << 14),
    { at: faceUp, breaks: (s) => (s.known[s.network[0]!] = 1) },
  ],
  'the Network is filled from below': [
    (s) => (s.network[1] = s.sectors[0]!.pop()!),
    (s) => (s.placedBy[3] = ann),
    {
      at: faceUp,
      breaks: (s) => {
        s.network[1] = s.sectors[0]!.pop()!;
        s.placedBy[1] = bea;
      },
    },
  ],
  'a board has no more chips than slots': [
    (s) => (s.chips[bea * SLOTS + 1] = s.sectors[0]!.pop()!),
    (s) => {
      s.chips[bea * SLOTS] = s.sectors[0]!.pop()!;
      s.chips[bea * SLOTS + 1] = s.sectors[0]!.pop()!;
    },
  ],
  'the Phases follow the Tiers': (s) => (s.phase = 2),
  'Sectors are within two of each other': [(s) => (s.sectorValue = [3, 0, 1]), (s) => (s.sectorValue = [5, 4, 4])],
  'Enemies are conserved': [(s) => (s.left[0]! -= 1), (s) => (s.enemyAt[0] = 4), (s) => (s.left[3] = -1)],
  'Enemies are alive and no stronger than printed': [
    (s) => {
      s.enemyAt[0] = 0;
      s.enemyHealth[0] = 0;
    },
    (s) => {
      s.red[1] = 9;
      s.redHealth[1] = 9;
    },
  ],
  'Crawlers and Deus are on the red path, others are not': [
    (s) => (s.red[2] = 0),
    (s) => (s.enemyAt[0] = 9),
    (s) => (s.enemyAt[0] = DEUS),
  ],
  'no Enemy stands in a Dead Zone': (s) => {
    s.enemyAt[4] = 0;
    s.destroyed = 1 << 4;
  },
  'Deus is where it stands': [(s) => (s.deusAt = 1), (s) => (s.red[2] = DEUS)],
  'Apex is on its path': [(s) => (s.apexAt = 3), (s) => (s.apexAt = -3)],
  'Scanners are conserved': [(s) => (s.scannersAt[0]! -= 1), (s) => (s.scanners[0] = 2)],
  'every bar is in its range': [
    (s) => (s.riot = 7),
    (s) => (s.morale = 7),
    (s) => (s.guard = 0),
    (s) => (s.deus = 0.5),
    (s) => (s.security = -1),
  ],
  'a bar at its end has ended the game': [
    (s) => (s.resource = 0),
    (s) => (s.morale = -10),
    (s) => (s.security = 0),
    (s) => (s.threat = 4),
  ],
  'an end has a cause and a victor': [
    (s) => (s.ended = 1),
    (s) => (s.victor = 2),
    { at: over, breaks: (s) => (s.ended = 0) },
    { at: over, breaks: (s) => (s.victor = NONE) },
  ],
  'nothing is open when it is over': { at: over, breaks: (s) => s.stack.push({ stage: 'action', by: 0 }) },
  'Health is in its range': [(s) => (s.health[0] = 9), (s) => (s.health[s.seats] = -1)],
  'pieces are in a Place': [(s) => (s.at[0] = 8), (s) => (s.place[0] = 4)],
  'the detained are in the Cube': (s) => {
    s.detained = 1 << bea;
    s.at[bea] = 1;
  },
  'whoever lies on the yellow zone is at HQ': (s) => {
    s.zone = 1 << bea;
    s.at[bea] = 1;
  },
  'the Leader is not detained': (s) => {
    s.detained = 1 << s.leader;
    s.at[s.leader] = 5;
    s.place[s.leader] = 1;
  },
  'Leader and General are two': (s) => (s.general = s.leader),
  'no General has lost the privilege': (s) => (s.revoked = 1 << s.general),
  'a Level 2 Boost comes after Level 1': (s) => (s.boosts[0] = 0b10),
  'points are counts': [(s) => (s.ap = -1), (s) => (s.bar[0] = 0.5), (s) => (s.tally[0] = -1)],
  'it ends in time': (s) => (s.turns = 401),
  'tallies agree': [
    (s) => (s.tally[bea * TALLIES + PLACED_OTHER] = 1),
    (s) => (s.tally[bea * TALLIES + BIG_KILLS] = 1),
  ],
};
