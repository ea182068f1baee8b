import { describeGame } from '@tablewright/testkit/suite';
import { humanPunishment } from './index.ts';
import { rareTables } from './tests/testing/leaks.ts';

const EVERYTHING = {
  characters: 'random',
  firstGame: true,
  blindSectorOne: true,
  sharedEarly: true,
  twoColumns: true,
  campaign: true,
};

describeGame(humanPunishment, {
  seats: [3, 4, 5, 6],
  // the choices of the host do not depend on the number of seats: five have the Machine Phase, Legion and the campaign
  options: (seats) => (seats === 5 ? [{}, EVERYTHING] : [{}]),
  games: 1,
  // at five every stage has its turn; a look at so many secrets is dear
  secrecyStates: (seats) => (seats === 5 ? 25 : 12),
  tables: rareTables,
  // these need two rare things at once, or a certain character: their own tests ask and tell them
  rare: [
    'area',
    'chipSeen',
    'ownChip',
    'hiddenChip',
    'hiddenObjective',
    'displayed',
    'maybe',
    'revealedCard',
    'keepProgram',
    'markersBack',
    'die',
    'sniff',
    'blueFives',
    'escapeCards',
    'lost',
    'sawPrograms',
    'discardedPrograms',
    'usedRecon',
    'sawLoyalty',
    'sawUnused',
    'sawHand',
    'sawObjective',
    'sawBox',
    'didTask',
    'sprang',
    'attackedApex',
    'apexAttacked',
    'toldFactions',
    'turned',
    'what others still claim',
    'factionSheet half answered',
  ],
});
