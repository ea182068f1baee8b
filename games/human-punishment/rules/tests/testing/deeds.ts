import { AT_6, CITY } from '../../content/board.ts';
import { LASER } from '../../content/boxes.ts';
import { type CharacterId, CHARACTERS } from '../../content/characters.ts';
import type { FaceId } from '../../content/faces.ts';
import { COLUMNS, SKILLS, type TaskId } from '../../content/skills.ts';
import { NONE, type State } from '../../state.ts';
import { enemy } from './moments.ts';
import { ann, answer, answerAll, answers, bea, hold, passing, put, rolling, turnUpNext } from './tables.ts';
import { carry, chipsOut, quiet } from './turns.ts';

// What unlocks each Boost of the skill trees, done.

export const card = (id: string): unknown => ({ act: 'card', card: id });
export const DONE = { act: 'done' };

export type Deed = (s: State) => State;

/** Ann stands there with these cards. */
export function stand(s: State, area: string, ...hand: FaceId[]): State {
  s.at[ann] = '123456JM'.indexOf(area);
  return hold(s, ann, ...hand);
}

export const shoot =
  (kind: number, health: number): Deed =>
  (s) => {
    s.item[ann] = LASER;
    return answer(enemy(stand(s, '1'), AT_6, kind, health), ann, { act: 'item' });
  };
const junkyard =
  (act: string, face: FaceId): Deed =>
  (s) => {
    stand(s, 'J', face);
    s.junk = chipsOut(s, 'r');
    s.junkBy = [bea];
    s.junkTurn = [1];
    return answers(s, ann, { act, piece: ann }, card(face), DONE, 1);
  };
export const discarding =
  (count: number): Deed =>
  (s) => {
    s.hands[ann] = [...new Array<number>(count).fill(5), 9];
    const asked = put(s, { stage: 'cards', by: ann, why: 0, min: count, max: count, chosen: [], answer: NONE });
    return answers(asked, ann, ...new Array<unknown>(count).fill(card('R1')));
  };
export const chance: Deed = (s) => {
  s.used = 0;
  return rolling(stand(s, '2'), ann, { act: 'chance', piece: ann }, 3);
};
const buyPistol: Deed = (s) => {
  s.hq = [2, 1];
  return answers(stand(s, '4', 'B4'), ann, { act: 'weapon', box: 'pistol' }, card('B4'), DONE);
};
export const heal =
  (health: number): Deed =>
  (s) => {
    s.at[bea] = CITY;
    s.health[bea] = health;
    return answer(stand(s, '2'), ann, { act: 'heal', piece: bea });
  };
const marker =
  (area: number): Deed =>
  (s) => {
    s.at[4] = area;
    s.kuro = 0;
    const next = answer(s, ann, area === 0 ? { act: 'sector', piece: 4, sector: 1 } : { act: 'nexus', piece: 4 });
    return area === 0 ? next : rolling(next, ann, DONE, 5);
  };
const STAR: Partial<Record<CharacterId, FaceId>> = { feykah: 'S-FEY-2', nova: 'S-NOV-2', 'dee-coy': 'S-DEE-2' };

/** What has to be done, as often as it has to be done. */
export const DEEDS: { readonly [T in TaskId]: readonly Deed[] } = {
  calmed: [
    (s) => {
      s.riot = 3;
      return answer(rolling(stand(s, '2'), ann, { act: 'riot', piece: ann, sign: -1 }, 0), ann, 'none');
    },
  ],
  morale4: [
    (s) => {
      s.morale = 2;
      // Nova may roll again by then
      return passing(
        rolling(answers(stand(s, '2', 'B3'), ann, { act: 'morale', piece: ann }, card('B3')), ann, DONE, 0),
      );
    },
  ],
  chance5: [(s) => rolling(stand(s, '2'), ann, { act: 'chance', piece: ann }, 4)],
  allRounders: [
    (s) => {
      s.allRounders = 0b1110111;
      return answer(s, ann, { act: 'allRounder', card: 'AR-4' });
    },
  ],
  delivered: [
    (s) => {
      carry(stand(s, '6'), ann, 'b').entered = 1;
      return answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'alpha', up: false });
    },
  ],
  hunted: [shoot(7, 2), shoot(8, 2)],
  looked: [junkyard('look', 'grey')],
  censured: [
    (s) =>
      answerAll(put(s, { stage: 'censureVote', accused: bea, by: ann, sealed: [null, null, null, null] }), [
        'yes',
        'yes',
        'yes',
        'no',
      ]),
  ],
  scrapped: [junkyard('destroy', 'green')],
  deckEmpty: [
    (s) => {
      s.decks[ann] = [3];
      return answer(put(s, { stage: 'draw', by: ann, most: 1 }), ann, 1);
    },
  ],
  twoCities: [chance, (s) => answer(stand(s, '2'), ann, { act: 'resource', piece: ann })],
  discarded6: [discarding(6)],
  discarded5: [discarding(5)],
  starPlayed: [
    (s) => {
      const star = STAR[CHARACTERS[s.character[ann]!]!.id]!;
      return answer(hold(s, ann, star), ann, { act: 'star', card: star });
    },
  ],
  medCards: [(s) => answers(stand(s, 'M', 'grey'), ann, { act: 'treatWithCards' }, card('grey'), DONE)],
  weapons2: [
    buyPistol,
    (s) => {
      s.bar[ann] = 2;
      return answer(stand(s, '4'), ann, { act: 'arm', box: 'rifle-hq' });
    },
  ],
  boughtWeapons2: [buyPistol, buyPistol],
  nexusWon: [(s) => rolling(answers(stand(s, '3', 'B4'), ann, { act: 'nexus', piece: ann }, card('B4')), ann, DONE, 0)],
  sector3: [(s) => answer(stand(s, '1'), ann, { act: 'sector', piece: ann, sector: 3 })],
  killed: [shoot(6, 1)],
  handEmpty: [
    (s) => {
      s.hands[ann] = [5];
      const asked = put(s, { stage: 'cards', by: ann, why: 0, min: 1, max: 1, chosen: [], answer: NONE });
      return answer(asked, ann, card('R1'));
    },
  ],
  reconTaken: [(s) => answers(stand(s, '5', 'R5'), ann, { act: 'recon', piece: ann }, card('R5'), DONE, 'R-1')],
  farKill: [
    (s) => {
      s.open[ann] = [22, 0]; // Targeting Suite
      turnUpNext(enemy(stand(s, '4', 'R5'), AT_6, 7, 2), 'grey');
      return answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R5'), DONE);
    },
  ],
  combat4: [
    (s) => {
      s.bar[ann] = 3;
      return shoot(6, 1)(s);
    },
  ],
  riotZero: [
    (s) => {
      s.riot = 3;
      return answer(rolling(stand(s, '2'), ann, { act: 'riot', piece: ann, sign: -1 }, 2), ann, 'none');
    },
  ],
  anyTwoCities: [chance, chance],
  dropped: [(s) => answer(carry(stand(s, 'J'), ann, 'r'), ann, { act: 'drop', piece: ann, slot: 0 })],
  healed: [heal(1)],
  healed2: [heal(0)],
  programs2: [
    (s) => answers(stand(s, '2', 'B3'), ann, { act: 'buyUnseen' }, card('B3'), DONE),
    (s) => answers(stand(s, '2', 'B3'), ann, { act: 'buyUnseen' }, card('B3'), DONE),
  ],
  deliveredScanned: [
    (s) => {
      carry(stand(s, '6'), ann, 'b').entered = 1;
      s.scanners[ann] = 3;
      return answers(s, ann, { act: 'deliver', piece: ann }, { act: 'put', chip: 0, column: 'alpha', up: true });
    },
  ],
  sniffed: [
    (s) => {
      s.at[4] = 0;
      s.lying = [CITY, LASER, 0, 0, 1];
      return answers(s, ann, { act: 'move', piece: 4, to: '2' }, 1);
    },
  ],
  markers2: [marker(0), marker(2)],
  kuroHunted: [
    (s) => {
      s.at[4] = CITY;
      turnUpNext(enemy(hold(s, ann, 'R5'), AT_6, 7, 1), 'grey');
      return answers(s, ann, { act: 'attack', piece: 4, at: '6' }, card('R5'), DONE);
    },
  ],
};

/** An Action Phase with these Boosts, off the places where something could happen by itself. */
export function playing(character: CharacterId, boosts: number): State {
  const s = quiet(ann, { characters: [character], at: ['4', '5', '5', '5', '4'] });
  s.boosts[ann] = boosts;
  s.ap = 9;
  return hold(s, ann, 'R1');
}

export const ALL = CHARACTERS.flatMap(({ id }, character) =>
  SKILLS[character]!.map(({ task, boost, steps }, at) => ({
    id,
    at,
    task,
    boost,
    steps,
    name: `${COLUMNS[at >> 1]!} ${(at % 2) + 1}`,
  })),
);
