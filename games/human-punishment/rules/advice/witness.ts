// What everybody has seen somebody do that may tell the faction (ledger 9, "Evidence about hidden roles").

import { addDeed, type Deeds, noDeeds, type Witness } from '@tablewright/kernel/signs';
import { FACTION_IDS } from '../content/loyalty.ts';
import { columnOf, slotNamed } from '../content/slots.ts';
import type { Told } from '../events.ts';

type Note = (seat: number, deed: string, amount?: number) => void;

function deedsIn(told: readonly Told[], seats: number): Deeds[] {
  const deeds = noDeeds(seats);
  const note: Note = (seat, deed, amount) => addDeed(deeds, seat, deed, amount);
  /** by seat: cards in the check that is running */
  let inCheck = new Map<number, number>();
  for (const event of told) {
    switch (event.type) {
      case 'event':
        inCheck = new Map();
        break;
      case 'contributed':
        inCheck.set(event.by, event.count);
        note(event.by, event.count === 0 ? 'contributed nothing' : 'contributed', Math.max(1, event.count));
        break;
      case 'checked':
        for (const [seat, cards] of inCheck) note(seat, event.success ? 'in a success' : 'in a failure', cards);
        break;
      default:
        noteOther(event, note);
    }
  }
  return deeds;
}

function noteOther(event: Told, note: Note): void {
  switch (event.type) {
    case 'bar':
      note(event.by, `${event.bar} ${event.to > event.from ? 'up' : 'down'}`, Math.abs(event.to - event.from));
      break;
    case 'moved':
      note(event.piece, 'moved');
      note(event.piece, `moved to ${event.to}`);
      break;
    case 'cityAction':
      note(event.piece, `city action ${event.action}`);
      break;
    case 'delivered':
      note(event.piece, event.colour === null ? 'delivered face down' : `delivered ${event.colour}`);
      break;
    case 'junked':
      note(event.by, `junked from ${event.from.what}`);
      break;
    case 'looked':
      note(event.by, `looked at ${event.at.what === 'slot' ? columnOf(slotNamed(event.at.slot)) : event.at.what}`);
      break;
    case 'decided':
      note(event.by, `decided ${event.option}`);
      note(event.by, `decided ${event.event} ${event.option}`);
      break;
    case 'censure':
      note(event.by, 'accused');
      note(event.accused, 'was accused');
      break;
    case 'censured':
      for (const [seat, vote] of event.votes.entries()) note(seat, `voted ${vote}`);
      break;
    case 'helped':
      for (const seat of event.seats) note(seat, 'helped');
      break;
    case 'checkChanged':
      note(event.by, event.change > 0 ? 'check up' : 'check down', Math.abs(event.change));
      break;
    case 'declared':
      note(event.by, `declared ${event.much}`);
      break;
    case 'didTask':
      note(event.by, `did task ${event.task}`);
      break;
    case 'playedProgram':
    case 'tookProgram':
    case 'allRounder':
    case 'usedRecon':
      note(event.by, event.type);
      note(event.by, `${event.type} ${event.card}`);
      break;
    case 'discarded':
    case 'played':
      note(event.by, event.type, event.cards.length);
      break;
    case 'draws':
      note(event.by, 'draws own', event.own);
      note(event.by, 'draws general', event.general);
      break;
    case 'enemyHurt':
      note(event.by, 'hurt enemies', event.damage);
      break;
    case 'attacks':
    case 'defends':
    case 'tookChip':
    case 'sharesChips':
    case 'nexus':
    case 'tookRecon':
    case 'tookScanner':
    case 'fell':
      note(event.piece, event.type);
      break;
    case 'junkRemoved':
    case 'junkTaken':
    case 'buried':
    case 'swappedChip':
    case 'swappedTier':
    case 'declined':
    case 'eliminated':
    case 'pardoned':
    case 'escapes':
    case 'sacrificed':
    case 'checkRemoved':
    case 'cancelled':
    case 'apexMoved':
    case 'apexAttacked':
    case 'stole':
    case 'paid':
    case 'playedStar':
    case 'usedItem':
    case 'inVain':
    case 'usedCharge':
    case 'stepDone':
      note(event.by, event.type);
      break;
    default:
  }
}

export const witness: Witness<Told> = { roles: FACTION_IDS, deedsIn };
