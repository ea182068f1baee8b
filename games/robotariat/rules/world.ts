import { noChance, type Rng, shuffleWith } from '@tablewright/kernel';
import { spaceNamed, SPACES } from './content/board.ts';
import { CARDS, SABOTAGE_IDS, UPGRADE_IDS } from './content/cards.ts';
import { characterNamed } from './content/characters.ts';
import { OBJECTIVE_IDS, objectiveDeck } from './content/objectives.ts';
import { DEEDS, type Frame, NONE, SABOTAGE_DECK, type State, UPGRADE_DECK } from './state.ts';
import { reportOffer } from './stages/ending.ts';
import type { FrameView, View } from './view.ts';

// A complete state that its viewer cannot tell from the real one. Everything hidden is drawn afresh: the objectives of the
// others and those set aside, the order of both decks under what one has seen, what others have reported.

export function world(v: View, rng: Rng): State {
  const upgradeOf = ownersOf(
    UPGRADE_IDS,
    v.players.map(({ upgrades }) => upgrades),
  );
  const sabotageOf = ownersOf(
    SABOTAGE_IDS,
    v.players.map(({ used }) => used),
  );
  const { objective, aside } = drawObjectives(v, rng);
  const drawn = v.drawn ?? [];
  const asked = v.now.at(-1)?.stage;
  const s: State = {
    seats: v.seats,
    stack: [],
    chance: noChance(),
    outcome: v.outcome,
    mode: v.mode,
    baseOnly: v.baseOnly,
    target: v.target,
    first: v.first,
    round: v.round,
    at: v.players.map(({ at }) => (at === null ? NONE : spaceNamed(at))),
    character: v.players.map(({ character }) => (character === null ? NONE : characterNamed(character))),
    objective,
    aside,
    posters: SPACES.map((space) => v.posters[space]),
    supply: v.supply,
    junk: v.junk,
    funds: v.funds,
    reputation: v.reputation,
    office: v.office,
    token: spaceNamed(v.token),
    npcAt: v.npcs.map(({ at }) => (at === null ? NONE : spaceNamed(at))),
    upgradeDeck: drawDeck(upgradeOf, asked === 'upgrade' ? drawn.map((id) => indexIn(UPGRADE_IDS, id)) : [], rng),
    sabotageDeck: drawDeck(
      sabotageOf,
      topOfSabotage(v).map((id) => indexIn(SABOTAGE_IDS, id)),
      rng,
    ),
    upgradeOf,
    sabotageOf,
    starting: startingOf(v),
    putBack: v.putBack.flatMap(({ by, card }) =>
      card.startsWith('U')
        ? [by, UPGRADE_DECK, indexIn(UPGRADE_IDS, card)]
        : [by, SABOTAGE_DECK, indexIn(SABOTAGE_IDS, card)],
    ),
    jammed: v.jammed,
    peaked: v.facts.peaked ? 1 : 0,
    emptied: v.facts.emptied ? 1 : 0,
    junkedNow: v.facts.junkedNow,
    junkedBest: v.facts.junkedBest,
    rolls: v.rolls,
    deeds: v.players.flatMap(({ deeds }) => DEEDS.map((deed) => deeds[deed])),
    history: v.history.flatMap(({ round, funds, reputation, office }) => [round, funds, reputation, office]),
    report: v.report,
  };
  s.stack = v.now.map((frame) => frameFrom(frame, s, v, rng));
  return s;
}

function indexIn(ids: readonly string[], id: string): number {
  return ids.indexOf(id);
}

/** By card: whose it is. */
function ownersOf(ids: readonly string[], held: readonly (readonly string[])[]): number[] {
  const owners = new Array<number>(CARDS).fill(NONE);
  for (const [seat, cards] of held.entries()) for (const card of cards) owners[ids.indexOf(card)] = seat;
  return owners;
}

/** The cards that nobody has, in any order under those that the viewer has seen on top. */
function drawDeck(owners: readonly number[], top: readonly number[], rng: Rng): number[] {
  const hidden: number[] = [];
  for (let card = 0; card < CARDS; card += 1) if (owners[card] === NONE && !top.includes(card)) hidden.push(card);
  return [...top, ...shuffleWith(hidden, (n) => rng.below(n))];
}

/** RTA-805 What Electric Eye sees, or a pair that has just been drawn. */
function topOfSabotage(v: View): readonly string[] {
  return v.top ?? (v.now.at(-1)?.stage === 'sabotage' ? (v.drawn ?? []) : []);
}

function startingOf(v: View): number {
  let starting = 0;
  for (const player of v.players) if (player.starting !== null) starting |= 1 << UPGRADE_IDS.indexOf(player.starting);
  return starting;
}

function drawObjectives(v: View, rng: Rng): { objective: number[]; aside: number[] } {
  const known = v.players.map(({ objective }) => (objective === null ? NONE : OBJECTIVE_IDS.indexOf(objective)));
  if (v.mode === 'cooperative' || v.round === 0) return { objective: known, aside: [] };
  if (v.aside !== null) return { objective: known, aside: v.aside.map((id) => OBJECTIVE_IDS.indexOf(id)) };
  const hidden = objectiveDeck(v.seats).filter((objective) => !known.includes(objective));
  shuffleWith(hidden, (n) => rng.below(n));
  const objective = known.map((one) => (one === NONE ? hidden.pop()! : one));
  return { objective, aside: hidden };
}

function frameFrom(frame: FrameView, s: State, v: View, rng: Rng): Frame {
  if (frame.stage !== 'report') return { ...frame } as Frame;
  const { ready, mine } = frame;
  const sealed = ready.map((is, seat) => {
    if (!is) return null;
    if (seat === v.me) return mine;
    const { from } = reportOffer(s, seat);
    return from[rng.below(from.length)]!;
  });
  return { stage: 'report', sealed };
}
