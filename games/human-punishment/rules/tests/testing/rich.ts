import { DEUS, NONE, type State, TWO_PLUS } from '../../state.ts';
import { enemyOn, fill, lay, scrap, SOLDIER, THIEF, wounded } from './cards.ts';
import { ann, bea, cem, dan, own, put } from './tables.ts';
import { carry, quiet } from './turns.ts';

// Two tables on which whatever is printed may be tried.

/** Of everything there is something: cards, chips, Wounds, Enemies, boxes, somebody in the Cube. */
export function rich(): State {
  const s = quiet(ann, {
    characters: ['dryden', 'jayden', 'feykah', 'dee-coy'],
    at: ['2', '2', '1', '2', '2'],
    hands: [
      ['B3', 'R3', 'grey', 'B1'],
      ['R1', 'B2', 'green'],
      ['B5', 'R2'],
      ['R4', 'B4', 'R5', 'B1', 'B2', 'R1'],
    ],
    set(one) {
      Object.assign(one, { riot: 3, morale: 1, resource: 6, security: 3, threat: 1, apex: 4, deus: 4, guard: 2 });
      one.leader = bea;
      one.detained = 1 << cem;
    },
  });
  own(s, ann, 'P01', 'P05');
  own(s, bea, 'P07');
  lay(s, ann, 'P03');
  carry(s, ann, 'br');
  carry(s, bea, 'p');
  carry(s, 4, 'b', dan);
  wounded(s, ann, 'W-02', 'W-01');
  wounded(s, bea, 'W-03', 'W-01');
  s.health = [1, 1, 2, 1, 1];
  enemyOn(enemyOn(enemyOn(s, '6', SOLDIER + 1, 1), '12', THIEF), 'red2', 9);
  fill(s, 0, 1);
  fill(s, 1, 1);
  fill(s, 2, 1);
  fill(s, 0, 2);
  scrap(s, 2);
  scrap(s, 3);
  s.beside = [6, 7, 8, 9];
  s.lying = [1, 5, 0, 0, 1];
  s.item[bea] = 0;
  s.boosts[bea] = 0b101;
  s.recon[ann] = 0;
  return s;
}

/** As rich, in the middle of a check; Ann has a free slot and stands in the Junkyard, Bea is beside her, and Apex and Deus are out. */
export function busy(): State {
  const s = rich();
  s.at[ann] = 6;
  s.at[bea] = 6;
  s.sectors[0]!.push(s.chips[ann * 2 + 1]!);
  s.chips[ann * 2 + 1] = NONE;
  s.apexAt = 1;
  s.deusAt = 0;
  s.red[0] = DEUS;
  s.deus = 5;
  s.phase = 1;
  s.poolKnown = s.pool.map((_, at) => (at === 0 ? 1 : 0));
  s.faceUp = 1;
  s.known = s.known.map(() => 0b1111);
  s.display.splice(1);
  const nothing = [0, 0, 0, 0];
  return put(s, {
    stage: 'check',
    event: 0,
    step: 5,
    turn: 4,
    cards: [1, 3, 8, TWO_PLUS],
    authors: [],
    counts: [1, 1, 1, 0],
    free: nothing,
    declared: nothing,
    revealed: 1,
    removed: [],
    change: 0,
    result: 0,
  });
}

/** Nothing that could be drawn, moved, healed or hit. */
export function poor(): State {
  const s = quiet(ann, { characters: ['havoc', 'nova', 'feykah', 'jayden'], at: ['4', '5', '5', '3'] });
  Object.assign(s, { sectors: [[], [], [1]], supply: [], supplyDiscard: [], beside: [], pool: [] });
  Object.assign(s, { programDeck: [], programDiscard: [], display: [] });
  Object.assign(s, { morale: 6, riot: 0, leader: NONE, destroyed: (1 << 17) - 2 });
  return s;
}
