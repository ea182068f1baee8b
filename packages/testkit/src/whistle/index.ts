import {
  type Advice,
  type AnswersIn,
  type Base,
  clockwiseFrom,
  copyChance,
  copyStack,
  defineGame,
  everybody,
  type Game,
  includes,
  list,
  only,
  pick,
  type Rng,
  type Seat,
  type SealedFrame,
  type Seats,
  type Secrets,
  type Spec,
  stagesOf,
  unanswered,
  type Viewer,
  without,
  type Words,
} from '@tablewright/kernel';

// Whistle, an invented game with cards that can be played at any time: by seats that nobody waits for, and in a window that
// closes by itself.
//
// W1.1  Two to six players. Each is dealt a whistle or a blank, in secret; which of the two is drawn for each.
// W2.1  In turn, four times each, a player walks (one step) or runs (a die).
// W2.2  While somebody thinks about that, whoever else holds a whistle may blow it: it is shown, and brings two steps.
// W3.1  When the die of a run has come, everybody may stop the runner with a whistle; the first clockwise from the runner does.
//       A stopped run counts nothing. After a whistle the others may still blow theirs in vain.
// W3.2  It is asked as long as somebody's card has not been shown, for then somebody could hold a whistle.
// W4.1  Who has come furthest wins.

const TURNS = 4;

export type WhistleFrame = { stage: 'turn' } | ({ stage: 'stop'; die: number } & SealedFrame<'pass' | 'blow'>);

export interface WhistleState extends Base<WhistleFrame> {
  /** who holds a whistle, blown or not */
  whistles: Seats;
  /** whose whistle has been blown */
  blown: Seats;
  steps: number[];
  /** how many turns are over */
  turns: number;
}

export type WhistleEvent =
  | { type: 'dealt'; card: string }
  | { type: 'walked'; by: Seat }
  | { type: 'ran'; by: Seat; die: number }
  | { type: 'blew'; by: Seat }
  | { type: 'stopped'; by: Seat }
  | { type: 'over'; cards: string[] };

export type WhistleView = {
  seats: number;
  me: Viewer;
  /** the cards that I know, null where I don't */
  cards: (string | null)[];
  blown: Seats;
  steps: number[];
  turns: number;
  now: null | { die: number | null; answered: boolean[]; mine: 'pass' | 'blow' | null };
  outcome: null | { reason: string; winners: readonly Seat[]; rules: readonly string[]; roles: readonly string[] };
};

const stage = stagesOf<WhistleState, WhistleEvent>();
type K = Parameters<Parameters<typeof stage.happens>[1]>[2];

function mover(s: Pick<WhistleState, 'turns' | 'seats'>): Seat {
  return s.turns % s.seats;
}

function unblown(s: WhistleState): Seats {
  return s.whistles & ~s.blown;
}

function cardOf(s: WhistleState, seat: Seat): string {
  return includes(s.whistles, seat) ? 'whistle' : 'blank';
}

function blow(s: WhistleState, by: Seat, k: K): void {
  s.blown |= only(by);
  k.tell({ type: 'blew', by });
}

function nextTurn(s: WhistleState, k: K): void {
  s.turns += 1;
  if (s.turns < TURNS * s.seats) return k.become({ stage: 'turn' });
  const cards = s.steps.map((_, seat) => cardOf(s, seat));
  const most = Math.max(...s.steps);
  k.tell({ type: 'over', cards });
  const winners = [...s.steps.keys()].filter((seat) => s.steps[seat] === most);
  k.finish({ winners, reason: 'furthest', rules: ['W4.1'], roles: cards });
}

const MOVES = pick<'walk' | 'run' | 'blow'>(['walk', 'run']);
const BLOW = pick<'walk' | 'run' | 'blow'>(['blow']);
const NOTHING = pick<'walk' | 'run' | 'blow'>([]);
const MAY_PASS = pick<'pass' | 'blow'>(['pass']);
const MAY_BLOW = pick<'pass' | 'blow'>(['pass', 'blow']);

export const stages = {
  turn: stage.ask('turn', {
    rule: 'W2.1',
    who: (s) => only(mover(s)),
    // W2.2 Nobody but the holder may learn who they are: so nobody is asked.
    may: (s) => without(unblown(s), mover(s)),
    offer: (s, _f, seat) => (seat === mover(s) ? MOVES : includes(unblown(s), seat) ? BLOW : NOTHING),
    absent: () => 'walk',
    answer(s, _f, { by, value }, k) {
      if (value === 'blow') {
        s.steps[by]! += 2;
        return blow(s, by, k);
      }
      if (value === 'walk') {
        s.steps[by]! += 1;
        k.tell({ type: 'walked', by });
        return nextTurn(s, k);
      }
      const die = 1 + k.chance(6, 'die', s.turns);
      k.tell({ type: 'ran', by, die });
      // W3.2 Everybody knows when all whistles and blanks are known.
      if (s.blown !== everybody(s.seats)) return k.become({ stage: 'stop', die, sealed: unanswered(s.seats) });
      s.steps[by]! += die;
      nextTurn(s, k);
    },
  }),

  stop: stage.window('stop', {
    rule: 'W3.1',
    // Those who can only pass are asked too: who is not would be known to hold a blank.
    who: (s) => everybody(s.seats),
    offer: (s, _f, seat) => (includes(unblown(s), seat) ? MAY_BLOW : MAY_PASS),
    pass: 'pass',
    all(s, f, answers, k) {
      const by = mover(s);
      const first = clockwiseFrom(by, s.seats).find((seat) => answers[seat] === 'blow');
      if (first === undefined) s.steps[by]! += f.die;
      else {
        blow(s, first, k);
        k.tell({ type: 'stopped', by });
        if (s.blown !== everybody(s.seats)) return k.become({ stage: 'stop', die: 0, sealed: unanswered(s.seats) });
      }
      nextTurn(s, k);
    },
  }),
};

export type WhistleAnswers = AnswersIn<typeof stages>;

function view(s: WhistleState, me: Viewer): WhistleView {
  const frame = s.stack.at(-1);
  const sealed = frame?.stage === 'stop' ? frame.sealed : [];
  return {
    seats: s.seats,
    me,
    cards: s.steps.map((_, seat) =>
      s.outcome !== null || seat === me || includes(s.blown, seat) ? cardOf(s, seat) : null,
    ),
    blown: s.blown,
    steps: s.steps.slice(),
    turns: s.turns,
    now:
      frame === undefined
        ? null
        : {
            die: frame.stage === 'stop' ? frame.die : null,
            answered: sealed.map((answer) => answer !== null),
            mine: me === 'spectator' ? null : (sealed[me] ?? null),
          },
    outcome: s.outcome === null ? null : { ...s.outcome },
  };
}

function world(v: WhistleView, rng: Rng): WhistleState {
  let whistles = 0;
  for (const [seat, card] of v.cards.entries()) {
    if (card === 'whistle' || (card === null && rng.below(2) === 0)) whistles |= only(seat);
  }
  const guess = (seat: Seat): 'pass' | 'blow' =>
    includes(whistles & ~v.blown, seat) && rng.below(2) === 0 ? 'blow' : 'pass';
  const stack: WhistleFrame[] = [];
  if (v.now !== null) {
    const { die, answered, mine } = v.now;
    const sealed = answered.map((is, seat) => (is ? (seat === v.me ? mine : guess(seat)) : null));
    stack.push(die === null ? { stage: 'turn' } : { stage: 'stop', die, sealed });
  }
  return {
    seats: v.seats,
    stack,
    chance: { kind: 'fast', words: [1, 2, 3, 4] },
    outcome: v.outcome,
    whistles,
    blown: v.blown,
    steps: v.steps.slice(),
    turns: v.turns,
  };
}

const secrets: Secrets<WhistleState> = {
  'who else holds a whistle': (s, viewer) => {
    const known = s.blown | (viewer === 'spectator' ? 0 : only(viewer));
    return s.outcome !== null || known === everybody(s.seats) ? undefined : s.whistles & ~known;
  },
};

/** Runs, blows at long runs of others, and now and then for the steps. */
function advisor(seat: Seat, rng: Rng): Advice<WhistleView, WhistleAnswers> {
  return {
    turn: (_v, { optional }) => {
      if (optional) return rng.below(6) === 0 ? 'blow' : null;
      return rng.below(3) === 0 ? 'walk' : 'run';
    },
    stop: (v, { domain }) => {
      const may = domain.kind === 'pick' && domain.from.includes('blow');
      return may && mover(v) !== seat && v.now!.die! >= 4 ? 'blow' : 'pass';
    },
  };
}

const DOES = {
  walk: 'Walk one step.',
  run: 'Run: the die says how far.',
  blow: 'Blow the whistle.',
  pass: 'Let it be.',
};

const words: Words<WhistleView, WhistleEvent, WhistleAnswers> = {
  prompt: {
    turn: (_v, { optional }) => (optional ? 'You may blow your whistle.' : 'Do you walk or run?'),
    stop: (v) => `The die shows ${v.now!.die}. Does anybody blow a whistle?`,
  },
  option: {
    turn: (_v, move) => ({ says: DOES[move], about: [] }),
    stop: (_v, deed) => ({ says: DOES[deed], about: [] }),
  },
  answer: { turn: (move) => move, stop: (deed) => deed },
  waiting: { turn: 'to walk or run', stop: 'to blow a whistle or not' },
  event: eventWords,
  table: (v, names) => v.steps.map((steps, seat) => `${names[seat]} ${steps}`).join(', '),
  outcome: (outcome, names) => `${outcome.winners.map((seat) => names[seat]).join(', ')} came furthest.`,
};

function eventWords(event: WhistleEvent, names: readonly string[]): string {
  switch (event.type) {
    case 'dealt':
      return `You are dealt a ${event.card}.`;
    case 'walked':
      return `${names[event.by]} walks.`;
    case 'ran':
      return `${names[event.by]} runs; the die shows ${event.die}.`;
    case 'blew':
      return `${names[event.by]} blows a whistle.`;
    case 'stopped':
      return `${names[event.by]} is stopped.`;
    case 'over':
      return `The cards were: ${event.cards.map((card, seat) => `${names[seat]} ${card}`).join(', ')}.`;
  }
}

export const whistleSpec: Spec<WhistleState, Record<string, never>, WhistleView, WhistleEvent, WhistleAnswers> = {
  id: 'whistle',
  name: 'Whistle',
  rulesVersion: 1,
  ledger: 'W',
  seats: { min: 2, max: 6 },
  options: {},
  blank: (base) => ({
    ...base,
    whistles: 0,
    blown: 0,
    steps: Array.from({ length: base.seats }, () => 0),
    turns: 0,
  }),
  setup(s, k) {
    for (let seat = 0; seat < s.seats; seat += 1) {
      if (k.chance(2, 'card', seat) === 1) s.whistles |= only(seat);
      k.tell({ type: 'dealt', card: cardOf(s, seat) }, { only: seat });
    }
    k.push({ stage: 'turn' });
  },
  stages,
  revealing: ['dealt', 'ran', 'blew', 'over'],
  turn: (s) => s.turns,
  copy: (s) => ({ ...s, stack: copyStack(s.stack), chance: copyChance(s.chance), steps: s.steps.slice() }),
  view,
  world,
  secrets,
  invariants: {
    'nobody blows a whistle they were not dealt': (s) =>
      (s.blown & ~s.whistles) === 0 ? null : `seats ${list(s.blown & ~s.whistles).join(', ')} did`,
  },
  words,
  advisor,
};

export const whistle: Game<WhistleState, Record<string, never>, WhistleView, WhistleEvent> = defineGame(whistleSpec);
