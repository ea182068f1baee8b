import type { Scene, SceneMoment, Scenes } from '@tablewright/board';
import type { State, View } from '@tablewright/human-punishment-rules';

function asked(about: string, also: (view: View) => boolean = () => true): (moment: SceneMoment<View>) => boolean {
  return ({ question, view }) => question?.about === about && question.optional !== true && also(view);
}

const FOUR: Scene<State, View> = { seats: 4, seed: 'neon' };
const SIX: Scene<State, View> = { seats: 6, seed: 'noir' };

/** Moments worth looking at: `npm run board -- human-punishment`. */
export const scenes: Scenes<State, View> = {
  characters: { ...FOUR, at: asked('characters') },
  turn: { ...FOUR, at: asked('action') },
  /** the middle of a game: Enemies, chips, Wounds */
  later: { ...SIX, at: asked('action', ({ turns }) => turns > 24) },
  /** more cards than lie side by side */
  fullHand: {
    ...FOUR,
    at: asked('action', ({ players, me }) => me !== 'spectator' && new Set(players[me]?.hand ?? []).size > 7),
  },
  contribute: { ...SIX, at: asked('contribute', ({ turns }) => turns > 6) },
  revealed: { ...FOUR, at: ({ view }) => view.now.some((frame) => frame.stage === 'check' && frame.cards !== null) },
  /** dice lie on the table and may be thrown again */
  dice: {
    ...FOUR,
    at: ({ view, question }) =>
      question?.about === 'window' && view.now.some((frame) => frame.stage === 'window' && frame.dice > 0),
  },
  vote: { ...SIX, at: asked('voteFor') },
  decide: { ...SIX, seed: '2', at: asked('decide') },
  cube: { ...SIX, at: asked('action', ({ players, me }) => me !== 'spectator' && players[me]?.detained === true) },
  notebook: { ...SIX, at: asked('action', ({ turns }) => turns > 20), touches: [{ press: 'Notebook' }] },
  defend: { ...SIX, seed: '1', at: asked('defend') },
  nightCity: { golden: 'five-and-the-machine-phase', at: asked('action', ({ turns }) => turns > 18) },
  openCheck: {
    golden: 'five-and-the-machine-phase',
    at: ({ view }) => view.turns > 12 && view.now.some((frame) => frame.stage === 'check' && frame.cards !== null),
  },
  lastCount: { golden: 'five-and-the-machine-phase', at: 'end' },
  network: { ...FOUR, at: asked('network') },
  junkyard: { ...SIX, at: asked('action', ({ junkyard }) => junkyard.filter((chip) => chip !== null).length > 8) },
  attack: { ...SIX, seed: '1', at: asked('attack') },
  interrogation: { ...SIX, seed: '2', at: asked('interrogation') },
  secret: { ...FOUR, at: asked('action', ({ turns }) => turns > 8), touches: [{ peek: true }] },
  spectator: { ...SIX, viewer: 'spectator', at: ({ view }) => view.turns > 30 },
  end: { ...FOUR, at: 'end' },
  /** the record to take along */
  campaign: { ...FOUR, options: { campaign: true }, at: 'end' },
  motion: { ...SIX, seed: '4', at: asked('censureVote') },
  eyes: { ...SIX, at: asked('machineStep') },
  sheet: { ...SIX, at: asked('factionSheet'), touches: [{ press: 'Look, alone' }] },
  loyalty: { ...FOUR, seed: 'noir', at: asked('loyalty'), touches: [{ press: 'Look, alone' }] },
  /** cards that could be played in a window */
  window: {
    ...SIX,
    at: ({ question }) => question?.about === 'window' && 'from' in question.domain && question.domain.from.length > 1,
  },
};
