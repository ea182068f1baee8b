import { join } from 'node:path';
import { describe } from 'vitest';
import { LAUNCHER } from '../../content/boxes.ts';
import { placeNamed } from '../../content/enemy-places.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../../content/loyalty.ts';
import { type Frame, GONE, NONE, type State } from '../../state.ts';
import { WINDOW_IDS } from '../../content/windows.ts';
import { enemyOn, fill, SOLDIER } from '../testing/cards.ts';
import { type Kept, keepStories, type Way } from '../testing/kept.ts';
import { poor, rich } from '../testing/rich.ts';
import { ann, bea, cem, dan, own } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// Moments of a turn, carried out to their end: at the table where much lies about, or with what is named.

const ALL: readonly Way[] = ['away', 'first', 'last'];

/** In each of these ways. */
function so(
  name: string,
  frames: readonly Frame[],
  set: (s: State) => State | void = () => {},
  ways = ALL,
  from = rich,
): Kept[] {
  return ways.map((way) => ({
    name: `${name}, ${way}`,
    frames,
    way,
    table() {
      const s = from();
      return set(s) ?? s;
    },
  }));
}

function keep(file: string, ...stories: readonly Kept[][]): void {
  keepStories(join(import.meta.dirname, `${file}.txt`), stories.flat());
}

const hurt = (piece: number, damage: number, more: object = {}): Frame => ({
  stage: 'hurt',
  piece,
  damage,
  min1: 0,
  wounds: 0,
  price: 0,
  step: 0,
  cancelled: 0,
  ...more,
});

describe('[HPB-565] to [HPB-577] Health and Wounds', () => {
  keep(
    'health',
    so('one damage', [hurt(cem, 1)]),
    so('the last Health', [hurt(ann, 1)]),
    so('the last Health of another', [hurt(bea, 2)]),
    so('of Dee Coy', [hurt(dan, 1)]),
    so('of Kuro', [hurt(4, 1)]),
    so('of Kuro, with a Recon card and both Scanners', [hurt(4, 1)], (s) => {
      s.recon[4] = 1;
      s.scanners[4] = 3;
    }),
    so('never below 1', [hurt(ann, 2, { min1: 1 })]),
    so('never below 1, of two', [hurt(cem, 2, { min1: 1 })]),
    so('nobody falls twice', [hurt(ann, 1)], (s) => void (s.health[ann] = 0)),
    so('Wounds', [hurt(cem, 0, { wounds: 2 })]),
    so('Wounds as a price', [hurt(cem, 0, { wounds: 1, price: 1 })]),
    so('Wounds called off', [hurt(cem, 0, { wounds: 1, cancelled: 1 })]),
    so('the last Health, Wounds called off', [hurt(cem, 2, { cancelled: 1 })]),
    so('no Wounds left', [{ stage: 'wounds', seat: bea, count: 2 }], (s) => void (s.woundDeck = [])),
    so('no Wounds left, one card', [{ stage: 'wounds', seat: bea, count: 1 }], (s) => {
      s.woundDeck = [];
      s.hands[bea] = [3];
    }),
    so('General and Leader fall', [hurt(bea, 1), hurt(cem, 2)], (s) => void (s.general = cem)),
    so('a treatment of everything', [
      {
        stage: 'treat',
        by: ann,
        piece: ann,
        patient: bea,
        wounds: 2,
        full: 1,
        health: 0,
        med: 0,
        step: 0,
        answer: NONE,
      },
    ]),
    so('of one Wound', [
      {
        stage: 'treat',
        by: ann,
        piece: ann,
        patient: bea,
        wounds: 1,
        full: 0,
        health: 0,
        med: 0,
        step: 0,
        answer: NONE,
      },
    ]),
    so('at the Med Center', [
      {
        stage: 'treat',
        by: ann,
        piece: ann,
        patient: ann,
        wounds: 1,
        full: 0,
        health: 1,
        med: 1,
        step: 0,
        answer: NONE,
      },
    ]),
    so('a treatment of Kuro', [
      { stage: 'treat', by: ann, piece: ann, patient: 4, wounds: 1, full: 1, health: 0, med: 0, step: 0, answer: NONE },
    ]),
    so('where nothing is wrong', [
      {
        stage: 'treat',
        by: ann,
        piece: ann,
        patient: cem,
        wounds: 1,
        full: 1,
        health: 0,
        med: 0,
        step: 0,
        answer: NONE,
      },
    ]),
  );
});

const attack = (piece: number, target: string, by: number = ann, chosen: number[] = []): Frame => ({
  stage: 'attack',
  by,
  piece,
  target: placeNamed(target),
  chosen,
  weapon: NONE,
});

describe('[HPB-550] to [HPB-556] attacks', () => {
  const fists = (s: State): void => {
    s.hands[ann] = [5, 6, 7, 8, 9];
  };
  keep(
    'fights',
    so('of Dryden', [attack(ann, '6')], fists),
    so('of Bea with a Pistol', [attack(bea, '6', bea)], (s) => void (s.hands[bea] = [7, 9])),
    so('with a Launcher', [attack(ann, '6')], (s) => {
      fists(s);
      s.item[ann] = LAUNCHER;
      enemyOn(s, '8', SOLDIER);
    }),
    so('after bleeding', [attack(cem, '6', cem)], (s) => {
      s.at[cem] = 1;
      s.detained = 0;
      s.used = 128;
      s.hands[cem] = [7, 7, 8, 9];
      enemyOn(s, '8', SOLDIER);
    }),
    so('with what was prepared', [attack(bea, '6', bea)], (s) => {
      s.mods = [2, 1, 1, 1, 0];
      s.hands[bea] = [7, 8, 8, 9];
    }),
    so('of Kuro', [attack(4, '6', dan)], (s) => {
      s.mods = [2, 1, 1, 1, 0];
      s.used = 128;
    }),
    so('on Deus', [attack(bea, 'red1', bea)], (s) => {
      enemyOn(s, 'red1', 15, 1);
      s.hands[bea] = [8, 9, 9];
    }),
    so('a strike at several', [{ stage: 'strike', by: ann, piece: ann, hits: (1 << 6) | (1 << 16), damage: 2 }]),
    so(
      'a strike of Kuro',
      [{ stage: 'strike', by: dan, piece: 4, hits: 1 << 6, damage: 2 }],
      (s) => void (s.boosts[dan] = 0b1000000),
    ),
    so(
      'a strike of Havoc',
      [{ stage: 'strike', by: ann, piece: ann, hits: (1 << 6) | (1 << 16), damage: 1 }],
      (s) => {
        enemyOn(enemyOn(s, '6', SOLDIER), '12', SOLDIER + 1);
        s.bar[ann] = 1;
      },
      ALL,
      poor,
    ),
    so(
      'a strike that only hurts',
      [{ stage: 'strike', by: ann, piece: ann, hits: (1 << 6) | (1 << 18), damage: 1 }],
      (s) => {
        s.enemyHealth[6] = 3;
        s.redHealth[1] = 3;
      },
    ),
  );
});

describe('[HPB-620] to [HPB-642] votes', () => {
  const vote = (exclude: number, inEvent: number): Frame => ({
    stage: 'vote',
    exclude,
    inEvent,
    turn: 0,
    step: 0,
    cards: [],
    piles: [],
    authors: [],
  });
  keep(
    'votes',
    so('a vote', [vote(0, 0)]),
    so('for another Leader', [vote(1, 0)]),
    so('inside an Event', [{ stage: 'event', event: 0, step: 9, answer: 1 << bea }, vote(0, 1)], (s) => {
      s.active = cem;
      s.muted = 1 << bea;
    }),
    so('without a Leader', [vote(1, 0)], (s) => void (s.leader = NONE)),
    so('with everybody in the Cube', [vote(0, 0)], (s) => void (s.detained = 15)),
    so('the General is elected', [vote(0, 0)], (s) => {
      s.general = ann;
      s.hands = [[4], [4], [4], [4]];
      s.decks = [[], [], [], []];
      s.leader = ann;
    }),
    so('nobody can be General', [vote(0, 0)], (s) => void (s.revoked = 15)),
    so('a tie', [{ stage: 'leaderTie', by: bea, from: 0b1101 }]),
    so('an appointment', [{ stage: 'appoint', by: bea, keep: 1 }]),
    so('an appointment with a General', [{ stage: 'appoint', by: bea, keep: 1 }], (s) => void (s.general = dan)),
    so('a Censure Motion', [{ stage: 'censure', accused: dan, by: ann, step: 0, ready: 0 }]),
    so('a Censure Motion without a Leader', [{ stage: 'censure', accused: bea, by: dan, step: 0, ready: 0 }], (s) => {
      s.leader = NONE;
      s.boosts[ann] = 64;
    }),
    so('a sacrifice', [{ stage: 'sacrifice', by: cem, left: 4 }], (s) => void (s.general = cem)),
    so('a sacrifice without a Leader', [{ stage: 'sacrifice', by: cem, left: 1 }], (s) =>
      Object.assign(s, { general: cem, leader: NONE }),
    ),
    so('a sacrifice with nobody left', [{ stage: 'sacrifice', by: cem, left: 1 }], (s) =>
      Object.assign(s, { general: cem, revoked: 0b1011 }),
    ),
  );
});

describe('[HPB-100] to [HPB-111] the parts of a turn', () => {
  keep(
    'turns',
    so('a whole turn', [{ stage: 'turn', step: 0 }], () => {}, ['away', 'last']),
    so('waking', [{ stage: 'wake', step: 0, answer: NONE }], (s) => {
      Object.assign(s, { used: 3, allRoundersNow: 1, entered: 1, kuro: 7, fallen: 1, mods: [1, 1, 1, 1, 1] });
      s.boxesTaken = [1, 2, 3, 4];
      s.health[ann] = 0;
    }),
    so('waking in the zone', [{ stage: 'wake', step: 0, answer: NONE }], (s) => void (s.zone = 1)),
    so('Kuro comes back', [{ stage: 'wake', step: 0, answer: NONE }], (s) =>
      Object.assign(s, { active: dan, kuroGone: 1 }),
    ),
    so('Kuro comes back beside the Med Center', [{ stage: 'wake', step: 0, answer: NONE }], (s) => {
      Object.assign(s, { active: dan, kuroGone: 1 });
      s.at[dan] = 7;
    }),
    so('Kuro stays away in another’s turn', [{ stage: 'wake', step: 0, answer: NONE }], (s) => void (s.kuroGone = 1)),
    so('drawing', [{ stage: 'draw', by: bea, most: 3 }]),
    so('discarding', [{ stage: 'discardStep', answer: NONE }], (s) => {
      s.hands[ann] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
      own(s, ann, 'P09', 'P10', 'P12');
    }),
    so('an Enemy Phase', [{ stage: 'activation', step: 0, orange: 0, red: 0, white1: 0, white2: 0 }]),
    so('an Event Phase', [{ stage: 'eventPhase', step: 0, cancelled: 0 }]),
    so('an Event Phase without its Event', [{ stage: 'eventPhase', step: 0, cancelled: 1 }]),
    so('an Event Phase in a calm city', [{ stage: 'eventPhase', step: 0, cancelled: 1 }], (s) => void (s.riot = 0)),
    so('passing', [{ stage: 'pass' }]),
    so('passing from the Junkyard', [{ stage: 'pass' }], (s) => void (s.at[ann] = 6)),
    so('passing from nowhere', [{ stage: 'pass' }], (s) => void (s.at[ann] = NONE)),
    so('passing to Deus', [{ stage: 'pass' }], (s) => {
      enemyOn(s, 'red1', 15, 5);
      s.deusMarker = bea;
    }),
    so('passing with Deus elsewhere', [{ stage: 'pass' }], (s) => {
      enemyOn(s, 'red1', 15, 5);
      s.deusMarker = ann;
    }),
    so('passing with Deus gone', [{ stage: 'pass' }], (s) => Object.assign(s, { deusAt: GONE, deusMarker: bea })),
  );
});

describe('[HPB-750] to [HPB-767] the two Phases', () => {
  const seats =
    (count: number, ...factions: number[]): (() => State) =>
    () =>
      quiet(ann, {
        seats: count,
        factions,
        set(s) {
          for (const column of [0, 1, 2]) for (const tier of [1, 2]) fill(s, column, tier);
        },
      });
  const human: Frame[] = [{ stage: 'humanPhase' }];
  const machine: Frame[] = [{ stage: 'machinePhase', step: 0 }];
  keep(
    'phases',
    so('the Human Phase', human, () => {}, ALL, seats(4, HUMAN, MACHINE, HUMAN, LEGION)),
    so('the Machine Phase of three', machine, () => {}, ALL, seats(3, HUMAN, MACHINE, LEGION)),
    so('of four', machine, () => {}, ALL, seats(4, HUMAN, MACHINE, HUMAN, LEGION)),
    so('of four with two Machines', machine, () => {}, ALL, seats(4, MACHINE, MACHINE, HUMAN, FALLEN)),
    so('of five', machine, () => {}, ALL, seats(5, HUMAN, MACHINE, HUMAN, LEGION, FALLEN)),
    so(
      'of five, with a city that falls',
      machine,
      (s) => Object.assign(s, { security: 2, threat: 2 }),
      ALL,
      seats(5, HUMAN, MACHINE, HUMAN, LEGION, FALLEN),
    ),
    so(
      'of six with two Machines',
      machine,
      (s) => Object.assign(s, { security: 2, threat: 1 }),
      ALL,
      seats(6, HUMAN, MACHINE, MACHINE, LEGION, FALLEN, HUMAN),
    ),
    so(
      'of six without Legion',
      machine,
      (s) => Object.assign(s, { security: 3, threat: 2 }),
      ALL,
      seats(6, HUMAN, MACHINE, HUMAN, HUMAN, FALLEN, HUMAN),
    ),
  );
});

describe('[HPB-114] windows', () => {
  const armed = (s: State): void => {
    own(s, ann, 'P09', 'P10', 'P19', 'P20', 'P21', 'P34');
    own(s, bea, 'P06', 'P11', 'P12', 'P13', 'P29', 'P32');
    own(s, dan, 'P35', 'P36', 'P33', 'P31', 'P30', 'P18');
    s.general = dan;
  };
  keep(
    'windows',
    ...WINDOW_IDS.map((id, kind) =>
      so(id, [{ stage: 'window', kind, dice: 0, sealed: [null, null, null, null] }], armed),
    ),
    so('dice of Nova', [{ stage: 'pink', by: ann, piece: ann, what: 0, sign: 1, sum: 0, pink: 0, step: 0 }], (s) => {
      s.character[ann] = 2;
      s.boosts[ann] = 4;
      own(s, bea, 'P21');
    }),
  );
});
