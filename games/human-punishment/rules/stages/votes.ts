import { everybody, list, lowest, only, pick, type Seat, unanswered } from '@tablewright/kernel';
import { isMuted } from '../collar.ts';
import { FACE_IDS, type FaceId, value as valueOf, worth } from '../content/faces.ts';
import { type K, stage } from '../events.ts';
import { cardsLeft, discard, draw, faceIds } from '../influence.ts';
import { show, sorted } from '../notes.ts';
import { isDetained } from '../pieces.ts';
import { detain, eligibleGenerals } from '../prison.ts';
import { NONE, type State, type VoteFrame } from '../state.ts';
import { credit } from '../tasks.ts';
import { seatsInOrder } from './effect-targets.ts';
import { layFaceDown } from './questions.ts';

// Who leads (HPB-600 to HPB-625), and who is locked away (HPB-640 to HPB-642).

export const vote = stage.happens('vote', (s, f, k) => {
  switch (f.step) {
    case 0: // HPB-620 everybody draws one own card
      f.step = 1;
      k.tell({ type: 'voteBegins' });
      for (const seat of seatsInOrder(s)) draw(s, k, seat, 1, 'own');
      return;
    case 1:
      while (f.turn < s.seats) {
        const by = (s.active + f.turn) % s.seats;
        f.turn += 1;
        if (mayVote(s, f, by)) return k.push({ stage: 'voteFor', by, last: 0 });
      }
      f.step = 2;
      return;
    case 2:
      f.step = 3;
      // HPB-625 inside an Event a detained player lays one card in all
      if (mayVote(s, f, s.active) && !(f.inEvent === 1 && isDetained(s, s.active)))
        k.push({ stage: 'voteFor', by: s.active, last: 1 });
      return;
    case 3:
      f.step = 4;
      return count(s, f, k);
    default:
      k.done();
      if (s.leader !== NONE) appointAfterVote(s, k);
  }
});

/** HPB-624, HPB-625 */
function mayVote(s: State, f: VoteFrame, seat: Seat): boolean {
  return s.hands[seat]!.length > 0 && !(f.inEvent === 1 && isMuted(s, seat));
}

function voteIn(s: State): VoteFrame {
  for (let at = s.stack.length - 1; at >= 0; at -= 1) {
    const frame = s.stack[at]!;
    if (frame.stage === 'vote') return frame;
  }
  throw new RangeError('no vote is held');
}

// D-52, D-53 Before whom, for all to see; then which card, face-down.
export const voteFor = stage.ask('voteFor', {
  rule: 'HPB-620',
  who: (_s, f) => only(f.by),
  offer: (s, f) =>
    pick<number | 'none'>(f.last === 1 ? ['none', ...list(everybody(s.seats))] : list(everybody(s.seats))),
  absent: (s, f) => (f.last === 1 ? 'none' : s.leader === NONE ? f.by : s.leader),
  answer(_s, f, { value }, k) {
    if (value === 'none') return k.done();
    k.become({ stage: 'voteCard', by: f.by, before: value });
  },
});

export const voteCard = stage.ask('voteCard', {
  rule: 'HPB-620',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<FaceId>([...new Set(s.hands[f.by])].map((face) => FACE_IDS[face]!)),
  absent(s, f) {
    let best = s.hands[f.by]![0]!;
    for (const face of s.hands[f.by]!) if (worth(face) < worth(best)) best = face;
    return FACE_IDS[best]!;
  },
  shows: () => null,
  answer(s, f, { value, by }, k) {
    k.done();
    const held = voteIn(s);
    held.cards.push(layFaceDown(s, by, value));
    held.piles.push(f.before);
    held.authors.push(by);
    k.tell({ type: 'voted', by, before: f.before });
    cardsLeft(s, k, by);
  },
});

/** HPB-621 Each pile is shown in an order that tells nothing; the highest value leads, detained players are passed over. */
function count(s: State, f: VoteFrame, k: K): void {
  const values: number[] = [];
  const piles: string[][] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const pile = f.cards.filter((_, at) => f.piles[at] === seat);
    piles.push(faceIds(sorted(pile))); // their order would tell who laid them
    show(s, pile);
    values.push(pile.reduce((sum, face) => sum + valueOf(face), 0));
  }
  k.tell({ type: 'counted', piles, values });
  const cards = sorted(f.cards);
  f.cards = [];
  f.piles = [];
  f.authors = [];
  discard(s, k, cards); // HPB-623
  let eligible = everybody(s.seats) & ~s.detained;
  if (f.exclude === 1 && s.leader !== NONE) eligible &= ~(1 << s.leader);
  if (eligible === 0) return; // HPB-625 the Leader stays
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of list(eligible)) {
    if (values[seat]! > most) {
      most = values[seat]!;
      best = 1 << seat;
    } else if (values[seat] === most) best |= 1 << seat;
  }
  if ((best & (best - 1)) === 0) return elect(s, k, lowest(best));
  k.push({ stage: 'leaderTie', by: s.leader === NONE ? s.active : s.leader, from: best }); // HPB-622
}

// D-54
export const leaderTie = stage.ask('leaderTie', {
  rule: 'HPB-622',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(list(f.from)),
  absent: (s, f) => seatsInOrder(s).find((seat) => (f.from & (1 << seat)) !== 0)!,
  answer(s, _f, { value }, k) {
    k.done();
    elect(s, k, value);
  },
});

function elect(s: State, k: K, seat: Seat): void {
  s.leader = seat;
  if (s.general === seat) s.general = NONE; // HPB-616
  k.tell({ type: 'leader', seat });
}

/** HPB-613 Also after a re-election. */
function appointAfterVote(s: State, k: K): void {
  if (eligibleGenerals(s) !== 0) k.push({ stage: 'appoint', by: s.leader, keep: 1 });
  else {
    s.general = NONE; // HPB-615
    k.tell({ type: 'general', seat: NONE });
  }
}

// HPB-613, HPB-614 D-55
export const appoint = stage.ask('appoint', {
  rule: 'HPB-613',
  who: (_s, f) => only(f.by),
  offer: (s) => pick<number>(list(eligibleGenerals(s))),
  absent(s) {
    const eligible = eligibleGenerals(s);
    return s.general !== NONE && (eligible & (1 << s.general)) !== 0 ? s.general : lowest(eligible);
  },
  answer(s, _f, { value }, k) {
    k.done();
    s.general = value;
    k.tell({ type: 'general', seat: value });
  },
});

// ----------------------------------------------------------------------------------------------------------- Censure Motion

export const censure = stage.happens('censure', (s, f, k) => {
  if (f.step === 0) {
    f.step = 1;
    return k.push({ stage: 'discussion', accused: f.accused, ready: 0 });
  }
  if (f.step === 1) {
    f.step = 2;
    return k.push({ stage: 'censureVote', accused: f.accused, by: f.by, sealed: unanswered(s.seats) });
  }
  k.done();
});

// HPB-640 D-51 It ends when more than half are ready; a table with a clock ends it for those who say nothing.
export const discussion = stage.ask('discussion', {
  rule: 'HPB-640',
  who: (s, f) => everybody(s.seats) & ~f.ready,
  offer: () => pick(['ready']),
  absent: () => 'ready',
  answer(s, f, { by }, k) {
    f.ready |= 1 << by;
    if (list(f.ready).length * 2 > s.seats) k.done();
  },
});

// HPB-640 to HPB-642
export const censureVote = stage.sealed('censureVote', {
  rule: 'HPB-641',
  who: (s) => everybody(s.seats),
  offer: () => pick(['yes', 'no']),
  absent: () => 'no',
  all(s, f, answers, k) {
    k.done();
    const yes = answers.filter((answer) => answer === 'yes').length;
    const no = s.seats - yes;
    const tie = answers[s.leader === NONE ? s.active : s.leader]; // HPB-601
    s.motionOn = f.accused;
    s.motionYes = answers.reduce((bits, answer, seat) => (answer === 'yes' ? bits | (1 << seat) : bits), 0);
    const passed = yes > no || (yes === no && tie === 'yes');
    k.tell({ type: 'censured', accused: f.accused, votes: answers.map((answer) => answer ?? 'no'), passed });
    if (!passed) return;
    credit(s, k, f.by, 'censured');
    detain(s, k, f.accused);
  },
});
