import { everybody, only, pick, type Seat, unanswered } from '@tablewright/kernel';
import { roll, shuffle } from '../chance.ts';
import { AREA_IDS, PLACES } from '../content/board.ts';
import { PISTOL } from '../content/boxes.ts';
import { CHARACTER_IDS, type CharacterId, DEE_COY, DRYDEN, FEYKAH, JAYDEN } from '../content/characters.ts';
import { placeId, RED_1 } from '../content/enemy-places.ts';
import { DECKS } from '../content/influence.ts';
import { FACTION_IDS, type FactionId, LOYALTY_CARDS, LOYALTY_MIX, MACHINE } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { SETUP } from '../content/setup.ts';
import { type K, stage } from '../events.ts';
import { draw } from '../influence.ts';
import { KURO_MARKERS } from '../content/characters.ts';
import { arriveOnRed1 } from '../paths.ts';
import { maxHealth, seatOfCharacter } from '../pieces.ts';
import { programIds, refillDisplay, topProgram } from '../programs.ts';
import { byFace } from '../setup.ts';
import { NONE, type State } from '../state.ts';

// Before the first turn (HPB-001 to HPB-031), in the order of HPB-030.

// HPB-003 D-01 One after the other, from the starting player.
export const characters = stage.ask('characters', {
  rule: 'HPB-003',
  who: (s, f) => only((s.first + f.taken) % s.seats),
  offer: (s) => pick<CharacterId>(CHARACTER_IDS.filter((_, character) => !s.character.includes(character))),
  absent: (s) => CHARACTER_IDS.find((_, character) => !s.character.includes(character))!,
  why: (_s, _f, _seat, value) => ({
    rule: 'HPB-001',
    why: (CHARACTER_IDS as readonly unknown[]).includes(value)
      ? 'Somebody else plays that character.'
      : 'Choose one of the six characters by its name.',
  }),
  answer(s, f, { by, value }, k) {
    s.character[by] = CHARACTER_IDS.indexOf(value);
    k.tell({ type: 'chose', by, character: value });
    f.taken += 1;
    if (f.taken === s.seats) k.done();
  },
});

/** Seats in turn order from the starting player. */
function turnOrder(s: State): Seat[] {
  return Array.from({ length: s.seats }, (_, step) => (s.first + step) % s.seats);
}

/** Step by step: decks and hands; a start Area for each; Programs, badges, loyalty; Objectives. */
export const prepare = stage.happens('prepare', (s, f, k) => {
  switch (f.step) {
    case 0:
      f.step = 1;
      return layOut(s, k);
    case 1: {
      if (f.seat === s.seats) {
        f.step = 2;
        return;
      }
      const seat = turnOrder(s)[f.seat]!;
      f.seat += 1;
      if (s.character[seat] === DEE_COY) start(s, k, s.seats, seat); // HPB-029; asked after Dee Coy's own Place
      return start(s, k, seat, seat);
    }
    case 2:
      f.step = 3;
      return dealProgramsAndBadges(s, k);
    case 3:
      f.step = 4;
      return dealLoyalties(s, k);
    default:
      k.done();
      return dealObjectives(s, k);
  }
});

function layOut(s: State, k: K): void {
  for (const [seat, character] of s.character.entries()) {
    s.decks[seat] = shuffle(s, k, byFace(DECKS[character]!), 'personal Influence');
    s.health[seat] = maxHealth(s, seat);
    if (character === DRYDEN) {
      s.hq[PISTOL]! -= 1; // HPB-008, HPB-872
      s.item[seat] = PISTOL;
    }
  }
  for (const [deck, name] of [
    [s.generalDeck, 'general Influence'],
    [s.interrogations, 'Interrogation'],
    [s.reconDeck, 'Recon'],
    [s.woundDeck, 'Wounds'],
    [s.programDeck, 'Programs'],
    [s.supply, 'Supply'],
  ] as const)
    shuffle(s, k, deck, name);
  for (const stack of s.stacks) shuffle(s, k, stack, 'Events');
  for (const sector of s.sectors) shuffle(s, k, sector, 'Sector');
  refillDisplay(s, k); // HPB-007
  if (s.seats >= 5) {
    const crawler = 9; // HPB-015 Level 1
    s.left[crawler]! -= 1;
    arriveOnRed1(s, k, crawler, () => k.tell({ type: 'spawned', kind: crawler, at: placeId(RED_1) }));
  }
  const { hand } = SETUP[s.seats]!;
  for (const seat of turnOrder(s)) draw(s, k, seat, hand + (s.character[seat] === FEYKAH ? 1 : 0), 'own'); // HPB-016
}

/** HPB-018 The orange die says the Area, the player the Place. */
function start(s: State, k: K, piece: number, by: Seat): void {
  const area = roll(s, k, 6, 'orange') - 1;
  s.at[piece] = area;
  s.place[piece] = 0;
  if (piece === s.seats) {
    s.health[piece] = maxHealth(s, piece);
    s.kuroMarkers = KURO_MARKERS;
  }
  k.tell({ type: 'starts', piece, area: AREA_IDS[area]! });
  if (PLACES[area]!.length > 1) k.push({ stage: 'startPlace', by, piece, area });
}

// D-04
export const startPlace = stage.ask('startPlace', {
  rule: 'HPB-018',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<string>(PLACES[f.area]!),
  absent: (_s, f) => PLACES[f.area]![0]!,
  answer(s, f, { value }, k) {
    k.done();
    s.place[f.piece] = PLACES[f.area]!.indexOf(value);
  },
});

/** HPB-019, HPB-021, HPB-022 */
function dealProgramsAndBadges(s: State, k: K): void {
  for (const seat of turnOrder(s)) {
    const count = s.character[seat] === DRYDEN ? 2 : 1;
    for (let i = 0; i < count; i += 1) s.programs[seat]!.push(topProgram(s, k));
    k.tell({ type: 'drawsPrograms', by: seat, count });
    k.tell({ type: 'drewPrograms', cards: programIds(s.programs[seat]!) }, { only: seat });
  }
  s.leader = (s.first + s.seats - 1) % s.seats;
  s.general = (s.first + s.seats - 2) % s.seats;
  k.tell({ type: 'leader', seat: s.leader });
  k.tell({ type: 'general', seat: s.general });
  if (s.seats < 5) return;
  draw(s, k, s.leader, 1, 'gen');
  draw(s, k, s.general, 1, 'gen');
}

/** HPB-023 to HPB-026 Which random cards went in is unknown to everybody. */
function dealLoyalties(s: State, k: K): void {
  const { fixed, random, draw: drawn } = LOYALTY_MIX[s.seats]!;
  const rest = random.slice();
  shuffle(s, k, rest, 'random loyalties');
  const stack = [...fixed, ...rest.slice(0, drawn)];
  shuffle(s, k, stack, 'loyalties');
  const out = LOYALTY_CARDS.slice();
  for (const card of stack) out.splice(out.indexOf(card), 1);
  s.pool = [...shuffle(s, k, out, 'unused loyalties'), ...stack];
  s.poolKnown = s.pool.map(() => 0);
  const feykah = seatOfCharacter(s, FEYKAH);
  if (feykah === NONE) return deal(s, k, NONE);
  const [first, second] = topTwo(s);
  k.tell({ type: 'sawLoyalties', factions: [FACTION_IDS[first]!, FACTION_IDS[second]!] }, { only: feykah });
  k.push({ stage: 'loyalty', by: feykah });
}

function topTwo(s: State): [number, number] {
  return [s.pool[s.pool.length - 1]!, s.pool[s.pool.length - 2]!];
}

// HPB-025 D-02 A Machine must be kept; the others see only that she has confirmed.
export const loyalty = stage.ask('loyalty', {
  rule: 'HPB-025',
  who: (_s, f) => only(f.by),
  offer(s) {
    const [first, second] = topTwo(s);
    if (first === MACHINE || second === MACHINE) return pick<FactionId>(['machine']);
    return pick<FactionId>(first === second ? [FACTION_IDS[first]!] : [FACTION_IDS[first]!, FACTION_IDS[second]!]);
  },
  absent(s) {
    const [first, second] = topTwo(s);
    return first === MACHINE || second === MACHINE ? 'machine' : FACTION_IDS[first]!;
  },
  shows: () => null,
  why: () => ({ rule: 'HPB-025', why: 'A Machine among the two must be kept.' }),
  answer(s, f, { value }, k) {
    k.done();
    deal(s, k, f.by, FACTION_IDS.indexOf(value));
  },
});

/** The pool holds all seven cards; the stack for this table is its upper part. */
function deal(s: State, k: K, feykah: Seat, kept = NONE): void {
  if (feykah !== NONE) {
    const [first, second] = topTwo(s);
    const other = first === kept ? second : first;
    const at = s.pool.lastIndexOf(kept);
    s.pool.splice(at, 1);
    s.dealt[feykah] = kept;
    s.passedOn = other;
    const stack = s.pool.splice(LOYALTY_CARDS.length - s.seats);
    s.pool.push(...shuffle(s, k, stack, 'loyalties again'));
  }
  for (const seat of turnOrder(s)) if (seat !== feykah) s.dealt[seat] = s.pool.pop()!;
  s.poolKnown = s.pool.map(() => 0);
  for (let seat = 0; seat < s.seats; seat += 1) {
    s.faction[seat] = s.dealt[seat]!;
    k.tell({ type: 'dealtLoyalty', faction: FACTION_IDS[s.dealt[seat]!]! }, { only: seat });
  }
}

/** HPB-027, HPB-028 */
function dealObjectives(s: State, k: K): void {
  const deck = OBJECTIVES.map((_, objective) => objective);
  shuffle(s, k, deck, 'Objectives');
  const extra: number[] = [];
  for (const seat of turnOrder(s)) {
    s.objectives[seat * 2] = deck.pop()!;
    if (s.character[seat] === JAYDEN) s.objectives[seat * 2 + 1] = deck.pop()!;
    if (s.firstGame) extra[seat] = deck.pop()!;
    const mine = [s.objectives[seat * 2]!, s.objectives[seat * 2 + 1]!, extra[seat] ?? NONE].filter(
      (one) => one !== NONE,
    );
    k.tell({ type: 'dealtObjectives', objectives: mine.map((one) => OBJECTIVES[one]!.id) }, { only: seat });
  }
  s.unusedObjectives = deck;
  if (s.firstGame) k.push({ stage: 'returnObjective', cards: extra, sealed: unanswered(s.seats) });
}

// D-03 One of choice goes back unseen.
export const returnObjective = stage.sealed('returnObjective', {
  rule: 'HPB-028',
  who: (s) => everybody(s.seats),
  offer: (s, f, seat) => pick<string>(objectivesHeld(s, f.cards, seat).map((one) => OBJECTIVES[one]!.id)),
  absent: (_s, f, seat) => OBJECTIVES[f.cards[seat]!]!.id,
  all(s, f, answers, k) {
    k.done();
    for (let seat = 0; seat < s.seats; seat += 1) {
      const back = OBJECTIVES.findIndex(({ id }) => id === answers[seat]);
      const kept = objectivesHeld(s, f.cards, seat).filter((one) => one !== back);
      s.objectives[seat * 2] = kept[0]!;
      s.objectives[seat * 2 + 1] = kept[1] ?? NONE;
      s.unusedObjectives.push(back);
      s.returned[seat] = back;
    }
  },
});

export function objectivesHeld(s: State, extra: readonly number[], seat: Seat): number[] {
  return [s.objectives[seat * 2]!, s.objectives[seat * 2 + 1]!, extra[seat]!].filter((one) => one !== NONE);
}
