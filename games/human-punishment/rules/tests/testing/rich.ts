import { NONE, type State } from '../../state.ts';
import { enemyOn, fill, lay, scrap, SOLDIER, THIEF, wounded } from './cards.ts';
import { ann, bea, cem, dan, own } from './tables.ts';
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

/** Nothing that could be drawn, moved, healed or hit. */
export function poor(): State {
  const s = quiet(ann, { characters: ['havoc', 'nova', 'feykah', 'jayden'], at: ['4', '5', '5', '3'] });
  Object.assign(s, { sectors: [[], [], [1]], supply: [], supplyDiscard: [], beside: [], pool: [] });
  Object.assign(s, { programDeck: [], programDiscard: [], display: [] });
  Object.assign(s, { morale: 6, riot: 0, leader: NONE, destroyed: (1 << 17) - 2 });
  return s;
}
