import { type Secrets, type Seat, type Viewer } from '@tablewright/kernel';
import { FEYKAH } from './content/characters.ts';
import { colourOf } from './content/chips.ts';
import { HUMAN } from './content/loyalty.ts';
import { BOX } from './boxes.ts';
import { playerOf } from './pieces.ts';
import { SCRIPTS } from './scripts.ts';
import { type Frame, NONE, PLACED_OTHER, SLOTS, type State, TALLIES } from './state.ts';

// What the ledger's section 5 calls hidden. Written without looking at the view, which is to be tested with it. That somebody
// has looked at a chip or a hand is no secret: everybody is told (HPB-342).

function isMine(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat;
}

function hasSeen(seats: number, viewer: Viewer): boolean {
  return viewer !== 'spectator' && (seats & (1 << viewer)) !== 0;
}

/** HPB-911 At the end everything is shown; in a campaign chips alone (HPB-952). */
function isShown(s: State): boolean {
  return s.outcome !== null && !s.campaign;
}

/** Several hidden values as one; undefined where there is none. */
function all(values: readonly (string | number)[]): string | undefined {
  return values.length === 0 ? undefined : values.join(' ');
}

/** The order of face-down cards; undefined where it makes no difference. */
function order(cards: readonly number[]): string | undefined {
  return cards.some((card) => card !== cards[0]) ? cards.join(' ') : undefined;
}

function sorted(items: readonly number[]): number[] {
  return items.toSorted((a, b) => a - b);
}

function others<T>(s: State, viewer: Viewer, of: (seat: Seat) => T): T[] {
  const values: T[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) if (!isMine(viewer, seat)) values.push(of(seat));
  return values;
}

function isDealt(s: State): boolean {
  return !s.dealt.includes(NONE) && !isShown(s);
}

/** With three players, whoever is no Human sits with two Humans; and one look at another's card tells the third. */
function knowsTheRest(s: State, viewer: Viewer): boolean {
  if (viewer === 'spectator' || s.seats > 3) return false;
  return s.dealt[viewer] !== HUMAN || s.dealtKnown.some((seats) => hasSeen(seats, viewer));
}

/** A Human who has seen no other card; all others can reckon what is out of play, or some of it. */
function knowsNothing(s: State, viewer: Viewer): boolean {
  if (viewer === 'spectator') return true;
  const isTold = s.toldFaction.slice(viewer * s.seats, (viewer + 1) * s.seats).some((told) => told !== NONE);
  const hasLooked = [...s.dealtKnown, ...s.poolKnown].some((seats) => hasSeen(seats, viewer));
  return s.dealt[viewer] === HUMAN && s.character[viewer] !== FEYKAH && !isTold && !hasLooked;
}

function colours(s: State, chips: readonly number[], viewer: Viewer): string | undefined {
  if (isShown(s)) return undefined;
  return all(chips.filter((chip) => chip !== NONE && !hasSeen(s.known[chip]!, viewer)).map(colourOf));
}

function top<N extends Frame['stage']>(s: State, stage: N): Extract<Frame, { stage: N }> | undefined {
  return s.stack.findLast((frame): frame is Extract<Frame, { stage: N }> => frame.stage === stage);
}

type SealedStage = Extract<Frame, { sealed: unknown }>['stage'];

/** What others have said under seal. */
function sealed(stage: SealedStage): Secrets<State>[string] {
  return (s, viewer) => {
    const frame = top(s, stage);
    if (frame === undefined) return undefined;
    return all(
      frame.sealed.flatMap((answer: unknown, seat) =>
        answer === null || isMine(viewer, seat) ? [] : [JSON.stringify(answer)],
      ),
    );
  };
}

/** A hand without the cards that the viewer has seen in it. */
function handUnseen(s: State, viewer: Viewer, of: Seat): number[] {
  const hand = s.hands[of]!.slice();
  for (let at = 0; at < s.handNotes.length; at += 3) {
    if (s.handNotes[at] !== viewer || s.handNotes[at + 1] !== of) continue;
    const there = hand.indexOf(s.handNotes[at + 2]!);
    if (there >= 0) hand.splice(there, 1);
  }
  return hand;
}

export const secrets: Secrets<State> = {
  // ------------------------------------------------------------------------------------------------------- who is what
  'the loyalty cards of others': (s, viewer) =>
    isDealt(s) && !knowsTheRest(s, viewer)
      ? all(others(s, viewer, (seat) => (hasSeen(s.dealtKnown[seat]!, viewer) ? '-' : s.dealt[seat]!)))
      : undefined,

  'the factions of others': (s, viewer) => {
    if (!isDealt(s) || knowsTheRest(s, viewer)) return undefined;
    const isTold = (seat: Seat): boolean => viewer !== 'spectator' && s.toldFaction[viewer * s.seats + seat] !== NONE;
    const hidden = others(s, viewer, (seat) => (isTold(seat) ? '-' : s.faction[seat]!));
    return hidden.every((faction) => faction === '-') ? undefined : all(hidden);
  },

  'the loyalty cards out of play': (s, viewer) =>
    isDealt(s) && knowsNothing(s, viewer) ? all(sorted(s.pool)) : undefined,

  'the two loyalty cards of Feykah': (s, viewer) => {
    const frame = top(s, 'loyalty');
    return frame === undefined || isMine(viewer, frame.by) ? undefined : s.pool.slice(-2).join(' ');
  },

  'the loyalty card that Feykah passed on': (s, viewer) =>
    s.passedOn === NONE || isShown(s) || (viewer !== 'spectator' && s.character[viewer] === FEYKAH)
      ? undefined
      : s.passedOn,

  'who was recruited and infected': (s, viewer) => {
    if (s.phase < 2 || s.seats < 5 || isShown(s)) return undefined;
    const mine = viewer === 'spectator' ? [] : s.toldFaction.slice(viewer * s.seats, (viewer + 1) * s.seats);
    return mine.some((told) => told !== NONE) ? undefined : `${s.recruited} ${s.infected}`;
  },

  /** whoever has nothing to choose taps the own marker */
  'what others choose in the Machine Phase': (s, viewer) => {
    const frame = top(s, 'machineStep');
    if (frame === undefined) return undefined;
    const isChoice = (answer: readonly Seat[], seat: Seat): boolean => answer.length !== 1 || answer[0] !== seat;
    return all(
      frame.sealed.flatMap((answer, seat) =>
        answer !== null && !isMine(viewer, seat) && isChoice(answer, seat) ? [`${seat}: ${answer.join(' ')}`] : [],
      ),
    );
  },

  'the Objectives of others': (s, viewer) => {
    if (isShown(s)) return undefined;
    const hidden = s.objectives.filter(
      (objective, at) => objective !== NONE && !isMine(viewer, at >> 1) && !hasSeen(s.objectiveKnown[at]!, viewer),
    );
    return all(hidden);
  },

  'the Objectives that nobody has': (s, viewer) => {
    if (isShown(s)) return undefined;
    const mine = viewer === 'spectator' ? NONE : (s.returned[viewer] ?? NONE);
    return all(sorted(s.unusedObjectives.filter((objective) => objective !== mine)));
  },

  'the Objectives that others return': sealed('returnObjective'),

  /** of those with a chip in the Network whose colour the viewer does not know */
  'chips of another colour than blue that others have brought': (s, viewer) => {
    const isHidden = (chip: number, slot: number): boolean =>
      chip !== NONE && (s.faceUp & (1 << slot)) === 0 && !hasSeen(s.known[chip]!, viewer);
    const placers = new Set(s.placedBy.filter((_, slot) => isHidden(s.network[slot]!, slot)));
    const hidden = [...placers].filter((seat) => seat !== NONE && !isMine(viewer, seat));
    return s.outcome === null ? all(hidden.map((seat) => s.tally[seat * TALLIES + PLACED_OTHER]!)) : undefined;
  },

  // ------------------------------------------------------------------------------------------------------------- cards
  'the hands of others': (s, viewer) =>
    isShown(s)
      ? undefined
      : all(others(s, viewer, (seat) => handUnseen(s, viewer, seat).join(',')).filter((hand) => hand !== '')),

  'the order of the personal decks': (s) => {
    if (s.outcome !== null) return undefined;
    return all(s.decks.flatMap((deck) => order(deck) ?? []));
  },

  'the order of the general deck': (s) => (s.outcome !== null || s.turns === 0 ? undefined : order(s.generalDeck)),

  'cards that others choose for the pile': (s, viewer) => {
    const frame = top(s, 'cards');
    return frame === undefined || isMine(viewer, frame.by) ? undefined : all(sorted(frame.chosen));
  },

  'cards that others lay in a check': (s, viewer) => {
    const check = top(s, 'check');
    if (check === undefined || check.revealed === 1) return undefined;
    return all(sorted(check.cards.filter((_, at) => !isMine(viewer, check.authors[at]!))));
  },

  'cards that others lay in a vote': (s, viewer) => {
    const vote = top(s, 'vote');
    return vote === undefined ? undefined : all(vote.cards.filter((_, at) => !isMine(viewer, vote.authors[at]!)));
  },

  'cards of an escape': (s, viewer) => {
    const escape = top(s, 'escape');
    if (escape === undefined || escape.revealed === 1 || isMine(viewer, escape.by)) return undefined;
    return all(sorted(escape.cards));
  },

  'what others add to an escape': sealed('escapeHelp'),

  // ---------------------------------------------------------------------------------------------------------- Programs
  'the face-down Programs of others': (s, viewer) => {
    if (isShown(s)) return undefined;
    const noted = (seat: Seat): number[] =>
      s.programNotes.flatMap((design, at) => (at % 2 === 1 && s.programNotes[at - 1] === seat ? [design] : []));
    const hidden = others(s, viewer, (seat) => {
      const programs = s.programs[seat]!.slice();
      for (const design of noted(seat)) programs.splice(programs.indexOf(design), 1);
      return sorted(programs).join(',');
    });
    return all(hidden.filter((programs) => programs !== ''));
  },

  'Programs under the boards of others': (s, viewer) =>
    isShown(s) ? undefined : all(others(s, viewer, (seat) => s.transferred[seat]!).flat()),

  'the order of the Program deck': (s, viewer) => {
    const frame = top(s, 'keepProgram');
    const seen = frame !== undefined && isMine(viewer, frame.by) ? frame.count : 0;
    return s.outcome !== null || s.display.length === 0
      ? undefined
      : order(s.programDeck.slice(0, Math.max(0, s.programDeck.length - seen)));
  },

  'the Programs that somebody else draws': (s, viewer) => {
    const frame = top(s, 'keepProgram');
    return frame === undefined || isMine(viewer, frame.by) ? undefined : all(s.programDeck.slice(-frame.count));
  },

  // ------------------------------------------------------------------------------------------------------- other stacks
  'the order of the Events': (s) => {
    if (s.outcome !== null || s.display.length === 0) return undefined;
    return all(s.stacks.flatMap((stack, at) => order(stack.slice(s.seenEvents[at])) ?? []));
  },

  'the order of the Wounds': (s) =>
    s.outcome !== null || s.display.length === 0 ? undefined : order(s.woundDeck.slice(s.seenWounds)),

  'the Recon cards of others': (s, viewer) =>
    isShown(s) ? undefined : all(s.recon.filter((type, piece) => type !== NONE && !isMine(viewer, playerOf(s, piece)))),

  'the Interrogation card that somebody else has drawn': (s, viewer) => {
    const frame = top(s, 'interrogation');
    return frame === undefined || isMine(viewer, frame.by) ? undefined : s.interrogations.at(-1)!;
  },

  // -------------------------------------------------------------------------------------------------------------- boxes
  'boxes on the board': (s, viewer) => {
    const hidden: number[] = [];
    for (let at = 0; at < s.lying.length; at += BOX)
      if (s.lying[at + 2] === 0 && !hasSeen(s.lying[at + 3]!, viewer)) hidden.push(s.lying[at + 1]!);
    return isShown(s) ? undefined : all(hidden);
  },

  'the order of the Supply stack': (s) => (s.outcome !== null || s.display.length === 0 ? undefined : order(s.supply)),

  'the Traps left beside the stack': (s) => (s.mixed === 0 || s.outcome !== null ? undefined : all(sorted(s.beside))),

  // -------------------------------------------------------------------------------------------------------------- chips
  'chips in the Sectors': (s, viewer) =>
    s.outcome !== null || s.display.length === 0 ? undefined : colours(s, s.sectors.flat(), viewer),

  'chips on boards': (s, viewer) => colours(s, s.chips, viewer),

  'chips in the Network': (s, viewer) =>
    s.outcome === null
      ? colours(
          s,
          s.network.map((chip, slot) => ((s.faceUp & (1 << slot)) === 0 ? chip : NONE)),
          viewer,
        )
      : undefined,

  'chips in the Junkyard': (s, viewer) => (s.outcome === null ? colours(s, s.junk, viewer) : undefined),

  'chips out of the game': (s, viewer) => colours(s, s.removed, viewer),

  'the chips that are passed on': (s, viewer) => {
    const frame = top(s, 'partnerKeep');
    return frame === undefined ? undefined : colours(s, [frame.first, frame.second], viewer);
  },

  'which chip somebody swaps': (s, viewer) => {
    const frame = top(s, 'effects');
    if (frame === undefined || frame.count !== 3 || isMine(viewer, frame.it)) return undefined;
    if (SCRIPTS[frame.script]![frame.at]?.does !== 'swapChip') return undefined;
    const carried = s.chips.filter((chip, at) => chip !== NONE && playerOf(s, Math.floor(at / SLOTS)) === frame.it);
    return carried.length > 1 ? frame.memo : undefined;
  },

  // ------------------------------------------------------------------------------------------------- windows and motions
  'what others say in a window': sealed('window'),

  'what others still claim': (s, viewer) => {
    const frame = top(s, 'claims');
    if (frame === undefined) return undefined;
    const claims = frame.queue.filter((_, at) => !isMine(viewer, frame.queue[at - (at % 2)] as Seat));
    return claims.length === 0 ? undefined : JSON.stringify(claims);
  },

  'votes in a Censure Motion': sealed('censureVote'),
};
