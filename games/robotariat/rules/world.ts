import { noChance, type Rng } from '@tablewright/kernel';
import { Glance } from './advice/glance.ts';
import { spaceNamed, SPACES } from './content/board.ts';
import { CARDS, SABOTAGE_IDS, UPGRADE_IDS } from './content/cards.ts';
import { characterNamed } from './content/characters.ts';
import { OBJECTIVE_IDS } from './content/objectives.ts';
import { drawDeck, drawObjectives, drawReports } from './draws.ts';
import { DEEDS, type Frame, NONE, SABOTAGE_DECK, type State, UPGRADE_DECK } from './state.ts';
import type { FrameView, View } from './view.ts';

// A complete state that its viewer cannot tell from the real one. Everything hidden is drawn afresh: the objectives of the
// others and those set aside, the order of both decks under what one has seen, what others have reported.

export function world(v: View, rng: Rng): State {
  if (v instanceof Glance) return v.world(rng);
  const upgradeOf = ownersOf(
    UPGRADE_IDS,
    v.players.map(({ upgrades }) => upgrades),
  );
  const sabotageOf = ownersOf(
    SABOTAGE_IDS,
    v.players.map(({ used }) => used),
  );
  const known = v.players.map(({ objective }) => (objective === null ? NONE : OBJECTIVE_IDS.indexOf(objective)));
  const { objective, aside } =
    v.aside === null
      ? drawObjectives(v, known, rng)
      : { objective: known, aside: v.aside.map((id) => OBJECTIVE_IDS.indexOf(id)) };
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

/** RTA-805 What Electric Eye sees, or a pair that has just been drawn. */
function topOfSabotage(v: View): readonly string[] {
  return v.top ?? (v.now.at(-1)?.stage === 'sabotage' ? (v.drawn ?? []) : []);
}

function startingOf(v: View): number {
  let starting = 0;
  for (const player of v.players) if (player.starting !== null) starting |= 1 << UPGRADE_IDS.indexOf(player.starting);
  return starting;
}

function frameFrom(frame: FrameView, s: State, v: View, rng: Rng): Frame {
  if (frame.stage !== 'report') return { ...frame } as Frame;
  return { stage: 'report', sealed: drawReports(s, frame.ready, { me: v.me, mine: frame.mine }, rng) };
}
