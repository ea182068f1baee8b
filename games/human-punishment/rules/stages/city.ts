import { only, pick } from '@tablewright/kernel';
import type { CardAct } from '../acts.ts';
import { adjust } from '../bars.ts';
import { FACE_IDS, type FaceId, isBlue, isRed, value as valueOf, worth } from '../content/faces.ts';
import { PINK, throwDice } from '../dice.ts';
import { type K, stage } from '../events.ts';
import { discardAtOnce, draw, faceIds } from '../influence.ts';
import { drawPrograms } from '../programs.ts';
import { free } from '../prison.ts';
import type { Frame, State } from '../state.ts';
import { credit } from '../tasks.ts';
import { W2 } from '../windows.ts';
import { PINK_CHANCE, PINK_FREEDOM, PINK_MORALE, PINK_NEXUS, PINK_RIOT } from './actions.ts';
import { CARD_ACTS, CARDS_DONE, cheapest, offerHand, takeFromHand } from './questions.ts';
import { whyNotCard } from './why-cards.ts';
import { openWindow } from './windows.ts';

// City, Nexus and whatever else the pink die decides (HPB-420 to HPB-441).

// HPB-424, HPB-440 Blue cards first, then the die: one to three for Morale, up to two at the Nexus.
export const blueCards = stage.acts('blueCards', {
  rule: 'HPB-424',
  who: (_s, f) => only(f.by),
  why: (s, f, seat, value) =>
    whyNotCard(s, seat, value, {
      rule: f.what === PINK_MORALE ? 'HPB-424' : 'HPB-440',
      colour: 'blue',
      fits: isBlue,
      laid: f.chosen.length,
      least: f.what === PINK_MORALE ? 1 : 0,
      most: f.what === PINK_MORALE ? 3 : 2,
    }),
  offer(s, f, seat, acts: CardAct[]) {
    const [least, most] = f.what === PINK_MORALE ? [1, 3] : [0, 2];
    if (f.chosen.length < most) offerHand(s, seat, acts, isBlue);
    if (f.chosen.length >= least) acts.push(CARDS_DONE);
  },
  absent: (s, f) =>
    f.what === PINK_MORALE && f.chosen.length === 0 ? CARD_ACTS[cheapest(s, f.by, isBlue)]! : CARDS_DONE,
  does: {
    card(s, f, { value, by }, _k) {
      f.chosen.push(takeFromHand(s, by, value.card));
    },
    done(s, f, _said, k) {
      let sum = 0;
      for (const face of f.chosen) sum += worth(face);
      k.become({ stage: 'pink', by: f.by, piece: f.piece, what: f.what, sign: 0, sum, pink: 0, step: 0 });
      if (f.chosen.length > 0) k.tell({ type: 'played', by: f.by, cards: faceIds(f.chosen) });
      discardAtOnce(s, k, f.by, f.chosen);
    },
  },
});

export const pink = stage.happens('pink', (s, f, k) => {
  if (f.step === 0) {
    f.step = 1;
    throwDice(s, k, f, PINK, f.by);
    return openWindow(s, k, W2, PINK);
  }
  k.done();
  OUTCOMES[f.what]!(s, f, k);
});

type Pink = Extract<Frame, { stage: 'pink' }>;
const OUTCOMES: readonly ((s: State, f: Pink, k: K) => void)[] = outcomes();

function outcomes(): ((s: State, f: Pink, k: K) => void)[] {
  const table: ((s: State, f: Pink, k: K) => void)[] = [];
  table[PINK_RIOT] = (_s, f, k) => k.push({ stage: 'riotCard', by: f.by, change: f.sign * f.pink });
  table[PINK_MORALE] = (s, f, k) => {
    if (f.sum > f.pink) adjust(s, k, 'morale', f.sum - f.pink, f.by);
    else k.tell({ type: 'inVain', by: f.by });
  };
  table[PINK_CHANCE] = (s, f, k) => chanceFor(s, f, k);
  table[PINK_NEXUS] = (s, f, k) => {
    const result = f.sum - f.pink;
    if (result > 0) {
      credit(s, k, f.by, 'nexusWon');
      adjust(s, k, 'apex', result >= 4 ? 2 : 1, f.by);
    } else if (result < 0) adjust(s, k, 'morale', -1, f.by);
    else k.tell({ type: 'inVain', by: f.by });
  };
  table[PINK_FREEDOM] = (s, f, k) => {
    if (f.pink >= 4) free(s, k, f.by);
    else k.tell({ type: 'inVain', by: f.by });
  };
  return table;
}

/** HPB-428 */
function chanceFor(s: State, f: Pink, k: K): void {
  if (f.pink >= 5) credit(s, k, f.by, 'chance5');
  switch (f.pink) {
    case 1:
      return adjust(s, k, 'deus', 1, f.by);
    case 2:
      return adjust(s, k, 'riot', -2, f.by);
    case 3:
      return adjust(s, k, 'riot', 2, f.by);
    case 4:
      return adjust(s, k, 'morale', 2, f.by);
    case 5:
      return adjust(s, k, 'resource', 1, f.by);
    default:
      return adjust(s, k, 'resource', 2, f.by);
  }
}

// HPB-421 D-16 After the roll, one blue or red card, or none.
export const riotCard = stage.ask('riotCard', {
  rule: 'HPB-421',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    const cards: (FaceId | 'none')[] = ['none'];
    for (const face of new Set(s.hands[f.by])) if (isBlue(face) || isRed(face)) cards.push(FACE_IDS[face]!);
    return pick<FaceId | 'none'>(cards);
  },
  absent: () => 'none',
  why: () => ({ rule: 'HPB-421', why: 'Play one blue or red card of your hand, or none.' }),
  answer(s, f, { value, by }, k) {
    k.done();
    let change = f.change;
    if (value !== 'none') {
      const face = takeFromHand(s, by, value);
      change += valueOf(face);
      k.tell({ type: 'played', by, cards: [value] });
      discardAtOnce(s, k, by, [face]);
    }
    adjust(s, k, 'riot', change, by);
  },
});

// HPB-867 D-27
export const nova = stage.ask('nova', {
  rule: 'HPB-867',
  who: (_s, f) => only(f.by),
  offer: () => pick(['draw', 'no']),
  absent: () => 'draw',
  answer(s, f, { value }, k) {
    k.done();
    if (value === 'draw') draw(s, k, f.by, 1, 'gen');
  },
});

// HPB-871 D-84 For each blue 5
export const blueFives = stage.ask('blueFives', {
  rule: 'HPB-871',
  who: (_s, f) => only(f.by),
  offer: () => pick(['draw', 'no']),
  absent: () => 'draw',
  answer(s, f, { value }, k) {
    if (f.count > 1) f.count -= 1;
    else k.done();
    if (value === 'draw') drawPrograms(s, k, f.by, 2);
  },
});
