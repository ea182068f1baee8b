import { only, pick, type Seat } from '@tablewright/kernel';
import type { CardAct } from '../acts.ts';
import { BLUE, isBlue, isRed, RED, worth } from '../content/faces.ts';
import { RECON } from '../content/recon.ts';
import { shuffle } from '../chance.ts';
import { type K, stage } from '../events.ts';
import { discardAtOnce, faceIds } from '../influence.ts';
import { noteProgram, programLeftUnseen, sorted } from '../notes.ts';
import { boosted, programsOf } from '../pieces.ts';
import { drawPrograms, gainProgram, programIds, programNamed, refillDisplay } from '../programs.ts';
import { lookAtPrograms } from '../program-deck.ts';
import type { Frame, State } from '../state.ts';
import { credit } from '../tasks.ts';
import { FOR_PROGRAM, FOR_RECON, FOR_UNSEEN, FOR_WEAPON } from './actions.ts';
import { holdsOf, takeWeapon } from './paying.ts';
import { CARD_ACTS, CARDS_DONE, cheapest, offerHand, removeProgram, takeFromHand, takeOpen } from './questions.ts';
import { whyNotCard } from './why-cards.ts';

// Buying (HPB-306, HPB-430, HPB-431, HPB-450, HPB-460) and what is bought.

type Pay = Extract<Frame, { stage: 'pay' }>;

function paid(f: Pay): number {
  let sum = 0;
  for (const face of f.chosen) sum += worth(face);
  return sum;
}

/** Red only or blue only, and only a colour that can reach the price. */
function payable(s: State, f: Pay): (face: number) => boolean {
  if (f.chosen.length > 0) return isBlue(f.chosen[0]!) ? isBlue : isRed;
  const blue = holdsOf(s, f.by, isBlue) >= f.price;
  const red = holdsOf(s, f.by, isRed) >= f.price;
  return (face) => (blue && isBlue(face)) || (red && isRed(face));
}

/** The colours with which the price can be reached. */
function colourOf(fits: (face: number) => boolean): string {
  return fits(BLUE) && fits(RED) ? 'red or blue' : fits(BLUE) ? 'blue' : 'red';
}

export const pay = stage.acts('pay', {
  rule: 'HPB-306',
  who: (_s, f) => only(f.by),
  offer(s, f, seat, acts: CardAct[]) {
    offerHand(s, seat, acts, payable(s, f));
    if (paid(f) >= f.price) acts.push(CARDS_DONE);
  },
  absent: (s, f) => (paid(f) >= f.price ? CARDS_DONE : CARD_ACTS[cheapest(s, f.by, payable(s, f))]!),
  why(s, f, seat, value) {
    const isMixed =
      typeof value === 'object' && value !== null && 'act' in value && value.act === 'card' && f.chosen.length > 0;
    if (isMixed) return { rule: 'HPB-306', why: 'You pay with red cards only or with blue cards only, not with both.' };
    return whyNotCard(s, seat, value, {
      rule: 'HPB-306',
      colour: colourOf(payable(s, f)),
      fits: payable(s, f),
      laid: paid(f),
      least: f.price,
      most: Infinity,
    });
  },
  does: {
    card(s, f, { value, by }) {
      f.chosen.push(takeFromHand(s, by, value.card));
    },
    done(s, f, _said, k) {
      k.done();
      k.tell({ type: 'paid', by: f.by, cards: faceIds(f.chosen), price: f.price });
      discardAtOnce(s, k, f.by, f.chosen);
      bought(s, f, k);
    },
  },
});

function bought(s: State, f: Pay, k: K): void {
  switch (f.what) {
    case FOR_PROGRAM: {
      const at = s.display.indexOf(f.detail);
      s.display.splice(at, 1);
      k.tell({ type: 'tookProgram', by: f.by, card: programIds([f.detail])[0]! });
      noteProgram(s, f.by, f.detail);
      gainProgram(s, k, f.by, f.detail);
      return refillDisplay(s, k);
    }
    case FOR_UNSEEN:
      // HPB-858
      if (boosted(s, f.by, 'darkNet3') === 0) return drawPrograms(s, k, f.by, 1);
      return lookAtPrograms(s, k, f.by, 3);
    case FOR_WEAPON:
      takeWeapon(s, k, f.by, f.detail);
      return credit(s, k, f.by, 'boughtWeapons2');
    case FOR_RECON:
      k.push({ stage: 'recon', by: f.by, piece: f.piece });
      return k.tell({ type: 'sawRecon', cards: sorted(s.reconDeck).map((type) => RECON[type]!.id) }, { only: f.by });
  }
}

// HPB-460 D-21 The whole deck is looked through, one card kept.
export const recon = stage.ask('recon', {
  rule: 'HPB-460',
  who: (_s, f) => only(f.by),
  offer: (s) => pick<string>([...new Set(s.reconDeck)].sort((a, b) => a - b).map((type) => RECON[type]!.id)),
  absent: (s) => RECON[Math.min(...s.reconDeck)]!.id,
  shows: () => null,
  answer(s, f, { value }, k) {
    k.done();
    const type = RECON.findIndex(({ id }) => id === value);
    s.reconDeck.splice(s.reconDeck.indexOf(type), 1);
    shuffle(s, k, s.reconDeck, 'Recon');
    s.recon[f.piece] = type;
    s.reconHad |= 1 << f.piece;
    k.tell({ type: 'tookRecon', piece: f.piece });
    credit(s, k, f.by, 'reconTaken');
  },
});

/** Face-down ones by their id; of an open one everybody sees which it is: 'open:' before the id. */
function transferable(s: State, seat: Seat): string[] {
  const ids = [...new Set(programIds(s.programs[seat]!))];
  const open = s.open[seat]!;
  for (let at = 0; at < open.length; at += 2) {
    const id = `${OPEN}${programIds([open[at]!])[0]!}`;
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

const OPEN = 'open:';

// HPB-950 D-87 Any number of own Programs under the board; of those face-down nobody sees which.
export const transfer = stage.ask('transfer', {
  rule: 'HPB-950',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    const ids = transferable(s, f.by);
    if (f.count > 0) ids.push('none');
    return pick<string>(ids);
  },
  absent: (s, f) => (f.count > 0 ? 'none' : transferable(s, f.by)[0]!),
  shows: (value) => (value === 'none' || value.startsWith(OPEN) ? value : null),
  answer(s, f, { value, by }, k) {
    if (value === 'none') return k.done();
    if (value.startsWith(OPEN)) {
      const design = programNamed(value.slice(OPEN.length));
      takeOpen(s, by, design);
      s.transferred[by]!.push(design);
    } else {
      s.transferred[by]!.push(removeProgram(s, by, value));
      programLeftUnseen(s, by);
    }
    k.tell({ type: 'transferred', by, count: 1 });
    f.count += 1;
    if (programsOf(s, by) === 0) k.done();
  },
});
