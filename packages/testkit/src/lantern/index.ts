import {
  type Advice,
  type AnswersIn,
  type Base,
  copyChance,
  copyStack,
  defineGame,
  everybody,
  type Game,
  includes,
  type Json,
  list,
  lowest,
  only,
  type OptionSpecs,
  pick,
  pickSome,
  type Rng,
  type Seat,
  type SealedFrame,
  type Seats,
  type Secrets,
  size,
  type Spec,
  stagesOf,
  unanswered,
  type Viewer,
  without,
  type Words,
} from '@tablewright/kernel';

// Lantern, an invented game of hidden roles: small enough to read at a glance, with everything that can leak. The suite
// is tried out on it, and the kernel is measured with it.
//
// R1.1  Five to seven players; two traitors among five or six, three among seven. The traitors know each other.
// R2.1  The first bearer of the lantern is drawn.
// R3.1  The bearer proposes a team of the night's size.
// R4.1  All vote at once, in secret. R4.2 More than half must agree; a tie refuses.
// R4.3  Each member of the team helps or spoils, in secret; the loyal can only help.
// R4.4  The night is dark when enough spoil (the table says how many), otherwise it is lit.
// R4.5  After a dark night the bearer looks at somebody's loyalty, alone.
// R4.6  At dawn the wind is drawn; one time in six the next night begins with one refusal.
// R4.7  After a refusal and after a night the lantern passes to the left.
// R5.1  Five refusals in a row hand the game to the traitors. R5.2 Three dark nights too; three lit nights win for the loyal.

export const ROLES = ['loyal', 'traitor'] as const;
const TRAITORS: Record<number, number> = { 5: 2, 6: 2, 7: 3 };
/** by seats, then by night: how many go */
export const TEAMS: Record<number, readonly number[]> = { 5: [2, 3, 2, 3, 3], 6: [2, 3, 4, 3, 4], 7: [2, 3, 3, 4, 4] };

export function spoilsToBreak(seats: number, night: number): number {
  return seats === 7 && night === 3 ? 2 : 1;
}

export function traitorsAmong(seats: number): number {
  return TRAITORS[seats]!;
}

export type LanternFrame =
  | { stage: 'propose' }
  | ({ stage: 'vote'; team: Seats } & SealedFrame<'aye' | 'nay'>)
  | ({ stage: 'mission'; team: Seats } & SealedFrame<'help' | 'spoil'>)
  | { stage: 'peek'; by: Seat }
  | { stage: 'dawn' };

export interface LanternState extends Base<LanternFrame> {
  traitors: Seats;
  bearer: Seat;
  refused: number;
  /** for each night that is over, who went and how many spoiled */
  teams: Seats[];
  spoils: number[];
  /** who said aye in the last vote */
  ayes: Seats;
  /** whose loyalty each seat has looked at */
  peeked: Seats[];
}

export type LanternEvent =
  | { type: 'dealt'; role: string; fellows: Seat[] }
  | { type: 'bearer'; seat: Seat }
  | { type: 'voted'; ballots: string[]; agreed: boolean }
  | { type: 'night'; team: Seats; spoils: number; dark: boolean }
  | { type: 'looked'; by: Seat; at: Seat }
  | { type: 'saw'; at: Seat; role: string }
  | { type: 'wind'; gutters: boolean }
  | { type: 'over'; reason: string; roles: string[] };

export type LanternView = {
  seats: number;
  me: Viewer;
  bearer: Seat;
  refused: number;
  teams: Seats[];
  spoils: number[];
  ayes: Seats;
  /** who has looked at whom: everybody saw that */
  peeked: Seats[];
  /** the loyalties that I know, null where I don't */
  roles: (string | null)[];
  now: null | { stage: string; team: Seat[]; answered: boolean[]; mine: string | null };
  outcome: null | { reason: string; winners: readonly Seat[]; rules: readonly string[]; roles: readonly string[] };
};

function roleOf(s: LanternState, seat: Seat): 'loyal' | 'traitor' {
  return includes(s.traitors, seat) ? 'traitor' : 'loyal';
}

function setOf(seats: readonly Seat[]): Seats {
  let set = 0;
  for (let i = 0; i < seats.length; i += 1) set |= only(seats[i]!);
  return set;
}

const BALLOTS = pick(['aye', 'nay']);
const MAY_ONLY_HELP = pick<'help' | 'spoil'>(['help']);
const MAY_SPOIL = pick<'help' | 'spoil'>(['help', 'spoil']);
const TABLES = [5, 6, 7].map((seats) => Array.from({ length: seats }, (_, seat) => seat));
const PROPOSALS = TABLES.map((table) => [2, 3, 4].map((size) => pickSome(table, { min: size, max: size })));
const OTHERS = TABLES.map((table) => table.map((me) => pick(table.filter((seat) => seat !== me))));

const NOTHING_SEEN = TABLES.map((table) => table.map(() => 0));

const stage = stagesOf<LanternState, LanternEvent>();
type K = Parameters<Parameters<typeof stage.happens>[1]>[2];

/** R5 The game is over; the loyalty cards are turned over. */
function finish(s: LanternState, k: K, reason: 'refusals' | 'dark' | 'lit'): void {
  const winning = reason === 'lit' ? 'loyal' : 'traitor';
  const roles: string[] = [];
  const winners: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const role = roleOf(s, seat);
    roles.push(role);
    if (role === winning) winners.push(seat);
  }
  k.tell({ type: 'over', reason, roles });
  k.finish({
    winners,
    reason,
    rules: [reason === 'refusals' ? 'R5.1' : 'R5.2'],
    roles,
  });
}

function passLantern(s: LanternState): void {
  s.bearer = (s.bearer + 1) % s.seats;
}

export const stages = {
  propose: stage.ask('propose', {
    rule: 'R3.1',
    who: (s) => only(s.bearer),
    offer: (s) => PROPOSALS[s.seats - 5]![TEAMS[s.seats]![s.teams.length]! - 2]!,
    absent: (s) => Array.from({ length: TEAMS[s.seats]![s.teams.length]! }, (_, i) => i),
    answer(s, _f, { value }, k) {
      k.become({ stage: 'vote', team: setOf(value), sealed: unanswered(s.seats) });
    },
  }),

  vote: stage.sealed('vote', {
    rule: 'R4.1',
    who: (s) => everybody(s.seats),
    offer: () => BALLOTS,
    absent: () => 'aye',
    all(s, f, ballots, k) {
      let ayes = 0;
      s.ayes = 0;
      for (let seat = 0; seat < s.seats; seat += 1) {
        if (ballots[seat] !== 'aye') continue;
        ayes += 1;
        s.ayes |= only(seat);
      }
      const agreed = ayes * 2 > s.seats;
      k.tell({ type: 'voted', ballots: ballots as string[], agreed });
      if (agreed) {
        s.refused = 0;
        return k.become({ stage: 'mission', team: f.team, sealed: unanswered(s.seats) });
      }
      s.refused += 1;
      if (s.refused === 5) return finish(s, k, 'refusals');
      passLantern(s);
      k.become({ stage: 'propose' });
    },
  }),

  mission: stage.sealed('mission', {
    rule: 'R4.3',
    who: (_s, f) => f.team,
    offer: (s, _f, seat) => (includes(s.traitors, seat) ? MAY_SPOIL : MAY_ONLY_HELP),
    absent: () => 'help',
    why: (_s, _f, _seat, value) =>
      value === 'spoil' ? { rule: 'R4.3', why: 'You are loyal: you can only help.' } : null,
    all(s, f, answers, k) {
      let spoils = 0;
      for (let rest = f.team; rest !== 0; rest &= rest - 1) if (answers[lowest(rest)] === 'spoil') spoils += 1;
      const dark = spoils >= spoilsToBreak(s.seats, s.teams.length);
      s.teams.push(f.team);
      s.spoils.push(spoils);
      k.tell({ type: 'night', team: f.team, spoils, dark });
      k.become(dark ? { stage: 'peek', by: s.bearer } : { stage: 'dawn' });
    },
  }),

  peek: stage.ask('peek', {
    rule: 'R4.5',
    who: (_s, f) => only(f.by),
    offer: (s, f) => OTHERS[s.seats - 5]![f.by]!,
    absent: (s, f) => (f.by + 1) % s.seats,
    answer(s, f, { value }, k) {
      s.peeked[f.by]! |= only(value);
      k.tell({ type: 'looked', by: f.by, at: value });
      k.tell({ type: 'saw', at: value, role: roleOf(s, value) }, { only: f.by });
      k.become({ stage: 'dawn' });
    },
  }),

  dawn: stage.happens('dawn', (s, _f, k) => {
    let dark = 0;
    for (let night = 0; night < s.spoils.length; night += 1) {
      if (s.spoils[night]! >= spoilsToBreak(s.seats, night)) dark += 1;
    }
    if (dark === 3) return finish(s, k, 'dark');
    if (s.spoils.length - dark === 3) return finish(s, k, 'lit');
    const gutters = k.chance(6, 'wind', s.spoils.length) === 0;
    k.tell({ type: 'wind', gutters });
    s.refused = gutters ? 1 : 0;
    passLantern(s);
    k.become({ stage: 'propose' });
  }),
};

export type LanternAnswers = AnswersIn<typeof stages>;

/** R1.1 What a viewer knows: the own loyalty, a traitor's fellows, and whom one has looked at. At the end, everything. */
function rolesKnown(s: LanternState, me: Viewer): (string | null)[] {
  const roles: (string | null)[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const knows =
      s.outcome !== null ||
      (me !== 'spectator' && (seat === me || includes(s.traitors, me) || includes(s.peeked[me]!, seat)));
    roles.push(knows ? roleOf(s, seat) : null);
  }
  return roles;
}

/** What is asked now; the own sealed answer is the only part of it that not everybody sees. */
function nowSeen(s: LanternState): (me: Viewer) => LanternView['now'] {
  const frame = s.stack.at(-1);
  if (frame === undefined) return () => null;
  const { stage } = frame;
  const team = 'team' in frame ? list(frame.team) : [];
  if (!('sealed' in frame)) return () => ({ stage, team, answered: [], mine: null });
  const answered = frame.sealed.map((answer) => answer !== null);
  return (me) => ({ stage, team, answered, mine: me === 'spectator' ? null : frame.sealed[me]! });
}

/** What is public is made once for all viewers. */
function views(s: LanternState): (me: Viewer) => LanternView {
  const { seats, bearer, refused, ayes } = s;
  const teams = s.teams.slice();
  const spoils = s.spoils.slice();
  const peeked = s.peeked.slice();
  const outcome = s.outcome === null ? null : { ...s.outcome };
  const now = nowSeen(s);
  return (me) => ({
    seats,
    me,
    bearer,
    refused,
    teams,
    spoils,
    ayes,
    peeked,
    roles: rolesKnown(s, me),
    now: now(me),
    outcome,
  });
}

function view(s: LanternState, me: Viewer): LanternView {
  return views(s)(me);
}

/** Every set of traitors that fits what the viewer knows and what the nights have shown. */
function possibleTraitors(v: LanternView): Seats[] {
  const count = traitorsAmong(v.seats);
  let surely = 0;
  let never = 0;
  for (let seat = 0; seat < v.seats; seat += 1) {
    if (v.roles[seat] === 'traitor') surely |= only(seat);
    if (v.roles[seat] === 'loyal') never |= only(seat);
  }
  const sets: Seats[] = [];
  for (let set = 0; set < 1 << v.seats; set += 1) {
    if ((set & surely) !== surely || (set & never) !== 0 || size(set) !== count) continue;
    let fits = true;
    for (let night = 0; night < v.teams.length; night += 1) {
      if (size(v.teams[night]! & set) < v.spoils[night]!) fits = false;
    }
    if (fits) sets.push(set);
  }
  return sets;
}

function world(v: LanternView, rng: Rng): LanternState {
  const possible = possibleTraitors(v);
  const traitors = possible[rng.below(possible.length)]!;
  const guess = (seat: Seat): Json => {
    if (v.now!.stage === 'vote') return rng.below(2) === 0 ? 'aye' : 'nay';
    return includes(traitors, seat) && rng.below(2) === 0 ? 'spoil' : 'help';
  };
  const stack: Json[] = [];
  if (v.now !== null) {
    const { stage: name, team, answered, mine } = v.now;
    if (name === 'vote' || name === 'mission') {
      const sealed = answered.map((is, seat) => (is ? (seat === v.me ? mine : guess(seat)) : null));
      stack.push({ stage: name, team: setOf(team), sealed });
    } else stack.push(name === 'peek' ? { stage: name, by: v.bearer } : { stage: name });
  }
  return {
    seats: v.seats,
    stack: stack as unknown as LanternFrame[],
    chance: { kind: 'fast', words: [1, 2, 3, 4] },
    outcome: v.outcome,
    traitors,
    bearer: v.bearer,
    refused: v.refused,
    teams: v.teams.slice(),
    spoils: v.spoils.slice(),
    ayes: v.ayes,
    peeked: v.peeked.slice(),
  };
}

/** What others have sealed in a question. */
function sealedBy(s: LanternState, viewer: Viewer, stage: 'vote' | 'mission'): string | undefined {
  const frame = s.stack.at(-1);
  if (frame?.stage !== stage) return undefined;
  const others = frame.sealed.filter((answer, seat) => answer !== null && seat !== viewer);
  return others.length === 0 ? undefined : others.join(' ');
}

const secrets: Secrets<LanternState> = {
  'who the traitors are': (s, viewer) =>
    s.outcome !== null || (viewer !== 'spectator' && includes(s.traitors, viewer)) ? undefined : s.traitors,
  'the ballots of others': (s, viewer) => sealedBy(s, viewer, 'vote'),
  'what others do at night': (s, viewer) => sealedBy(s, viewer, 'mission'),
};

/** Loyal: refuses teams with somebody proven false. Traitor: agrees to teams with a traitor in them, and spoils. */
function advisor(seat: Seat, rng: Rng): Advice<LanternView, LanternAnswers> {
  const isTraitor = (v: LanternView): boolean => v.roles[seat] === 'traitor';
  const suspicions = (v: LanternView): number[] => {
    const possible = possibleTraitors(v);
    return v.roles.map((_, other) => possible.filter((set) => includes(set, other)).length / possible.length);
  };
  /** everybody else, the least suspicious first */
  const others = (v: LanternView): Seat[] => {
    const suspicion = suspicions(v);
    const seats = Array.from({ length: v.seats }, (_, other) => other).filter((other) => other !== seat);
    return seats.sort((a, b) => suspicion[a]! - suspicion[b]! || rng.below(3) - 1);
  };
  return {
    propose: (v, { domain }) => {
      const size = domain.kind === 'some' ? domain.min : 0;
      return [seat, ...others(v)].slice(0, size).sort((a, b) => a - b);
    },
    vote: (v) => {
      const { team } = v.now!;
      const suspicion = suspicions(v);
      const fine = isTraitor(v)
        ? team.some((member) => v.roles[member] === 'traitor')
        : team.every((member) => suspicion[member]! < 0.6);
      return fine || v.refused === 4 ? 'aye' : 'nay';
    },
    mission: (v) => (isTraitor(v) ? 'spoil' : 'help'),
    peek: (v) => others(v).at(-1)!,
  };
}

function named(seats: readonly Seat[], names: readonly string[]): string {
  return seats.map((seat) => names[seat]).join(', ');
}

function seatThings(seats: readonly Seat[]): string[] {
  return seats.map((seat) => `seat:${seat}`);
}

const words: Words<LanternView, LanternEvent, LanternAnswers> = {
  prompt: {
    propose: () => 'You bear the lantern. Whom do you send?',
    vote: () => 'Do you agree to this team?',
    mission: () => 'You are out in the night. What do you do?',
    peek: () => 'Whose loyalty do you look at?',
  },
  option: {
    propose: (_v, team) => ({ says: `Send seats ${team.join(', ')}.`, about: seatThings(team) }),
    vote: (v, ballot) => ({ says: ballot === 'aye' ? 'They may go.' : 'They stay.', about: seatThings(v.now!.team) }),
    mission: (_v, deed) => ({ says: deed === 'help' ? 'Help.' : 'Spoil it.', about: [] }),
    peek: (_v, seat) => ({ says: `Look at seat ${seat}.`, about: seatThings([seat]) }),
  },
  answer: {
    propose: (team, names) => named(team, names),
    vote: (ballot) => ballot,
    mission: (deed) => deed,
    peek: (seat, names) => named([seat], names),
  },
  waiting: {
    propose: 'to choose a team',
    vote: 'to vote',
    mission: 'to come back from the night',
    peek: 'to look at a loyalty',
  },
  event: eventWords,
  table: (v, names) => `night ${v.teams.length + 1}, bearer ${names[v.bearer]}, refused ${v.refused}`,
  outcome: (outcome, names) => `${named(outcome.winners, names)} win (${outcome.reason}).`,
};

function eventWords(event: LanternEvent, names: readonly string[]): string {
  switch (event.type) {
    case 'dealt':
      return event.role === 'loyal' ? 'You are loyal.' : `You are a traitor, with ${named(event.fellows, names)}.`;
    case 'bearer':
      return `${names[event.seat]} bears the lantern first.`;
    case 'voted':
      return `Votes: ${event.ballots.map((ballot, seat) => `${names[seat]} ${ballot}`).join(', ')}. ${event.agreed ? 'The team goes.' : 'The team is refused.'}`;
    case 'night':
      return `${named(list(event.team), names)} went out; ${event.spoils} spoiled. The night was ${event.dark ? 'dark' : 'lit'}.`;
    case 'looked':
      return `${names[event.by]} looked at the loyalty of ${names[event.at]}.`;
    case 'saw':
      return `${names[event.at]} is ${event.role}.`;
    case 'wind':
      return event.gutters ? 'The lantern gutters: one refusal is counted.' : 'The wind is calm.';
    case 'over':
      return `The game is over: ${event.reason}.`;
  }
}

const options: OptionSpecs<Record<string, never>> = {};

export const lanternSpec: Spec<LanternState, Record<string, never>, LanternView, LanternEvent, LanternAnswers> = {
  id: 'lantern',
  name: 'Lantern',
  rulesVersion: 1,
  ledger: 'R',
  seats: { min: 5, max: 7 },
  options,
  blank: ({ seats, stack, chance, outcome }) => ({
    seats,
    stack,
    chance,
    outcome,
    traitors: 0,
    bearer: 0,
    refused: 0,
    teams: [],
    spoils: [],
    ayes: 0,
    peeked: NOTHING_SEEN[seats - 5]!.slice(),
  }),
  setup(s, k) {
    const cards = TABLES[s.seats - 5]!.map((i) => (i < traitorsAmong(s.seats) ? 1 : 0));
    k.shuffle(cards, 'roles').forEach((card, seat) => (s.traitors |= card << seat));
    for (let seat = 0; seat < s.seats; seat += 1) {
      const fellows = includes(s.traitors, seat) ? list(without(s.traitors, seat)) : [];
      k.tell({ type: 'dealt', role: roleOf(s, seat), fellows }, { only: seat });
    }
    s.bearer = k.chance(s.seats, 'bearer');
    k.tell({ type: 'bearer', seat: s.bearer });
    k.push({ stage: 'propose' });
  },
  stages,
  revealing: ['dealt', 'voted', 'night', 'saw', 'over', 'wind'],
  moments: ['voted', 'night', 'saw'],
  copy: (s) => ({
    ...s,
    stack: copyStack(s.stack),
    chance: copyChance(s.chance),
    teams: s.teams.slice(),
    spoils: s.spoils.slice(),
    peeked: s.peeked.slice(),
  }),
  view,
  views,
  world,
  secrets,
  invariants: {
    'as many traitors as the table says': (s) =>
      list(s.traitors).length === traitorsAmong(s.seats) ? null : `${list(s.traitors).length} traitors`,
    'the bearer sits at the table': (s) => (s.bearer >= 0 && s.bearer < s.seats ? null : 'nobody bears the lantern'),
    'at most five refusals': (s) => (s.refused > 5 ? 'more than five refusals' : null),
  },
  words,
  advisor,
};

export const lantern: Game<LanternState, Record<string, never>, LanternView, LanternEvent> = defineGame(lanternSpec);
