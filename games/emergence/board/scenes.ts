import type { SceneMoment, Scenes } from '@tablewright/board';
import type { State, View } from '@tablewright/emergence-rules';

/** The first moment at which I am asked about this, not before a round. */
function asked(about: string, round = 1): (moment: SceneMoment<View>) => boolean {
  return ({ question, view }) => question?.about === about && view.round >= round;
}

function inRound(round: number): (moment: SceneMoment<View>) => boolean {
  return ({ view }) => view.round >= round;
}

type Change = (s: State) => void;

/** everybody has much */
const rich: Change = (s) => {
  s.held = s.held.map((_, i) => (i * 7) % 5);
  s.tokens = s.tokens.map((_, seat) => (seat * 5 + 3) % 13);
  s.totals = [17, 9];
};

/** the city is nearly empty */
const dry: Change = (s) => {
  let left = 5;
  s.lying = s.lying.map((n) => {
    if (n === 0 || left === 0) return 0;
    left -= 1;
    return n;
  });
};

/** stacks on many tiles */
const full: Change = (s) => {
  s.lying = s.lying.map((n, i) => (n === 0 ? 0 : 1 + ((i * 5) % 4)));
};

/** somebody to hack */
const target: Change = (s) => {
  s.at = s.at.map((_, seat) => [16, 10, 11, 17, 22, 23][seat]!);
  s.augmentation = s.augmentation.map((_, seat) => (seat === 0 || seat === 4 ? 0 : 1));
  s.held = s.held.map((_, i) => (i * 7) % 4);
  s.action[0] = 3;
  s.tokens[0] = 4;
  s.spied = [0, 1];
  s.stack[s.stack.length - 1] = { stage: 'target', by: 0, act: 'hack' };
};

/** a replenish with two types */
const replenish: Change = (s) => {
  s.stack[s.stack.length - 1] = { stage: 'replenish', by: 0, cost: 0 };
};

/** I have spied on somebody */
const spySeen: Change = (s) => {
  s.spied = [0, 3];
  s.stack[s.stack.length - 1] = { stage: 'spySeen', by: 0, on: 3 };
};

/** spying during the game, for the table at the end */
const spied: Change = (s) => {
  s.spied = [0, 3, 4, 1];
};

/** a mean holding */
const mixed: Change = (s) => {
  s.held.splice(0, 4, 1, 4, 2, 0);
};

/** a crowd on one tile beside mine */
const crowd: Change = (s) => {
  s.at = s.at.map((_, seat) => (seat < 2 ? 10 : seat < 5 ? 16 : 17));
  s.augmentation = s.augmentation.map((_, seat) => (seat < 2 ? 0 : 1));
  s.action = s.action.map((_, seat) => seat % 6);
};

/** Long enough for whatever comes late. */
const EXTENDED = { length: 'extended' };
/** A game in which I compile and insert. */
const BUSY = { seed: '1', options: EXTENDED };

/** Moments worth looking at: `npm run board -- emergence`. */
export const scenes: Scenes<State, View> = {
  start: { at: asked('select') },
  briefing: { at: asked('briefing') },
  select: { at: asked('select', 3) },
  selectHovered: { at: asked('select', 3), hover: 'activate-E' },
  staged: { at: asked('select', 3), answer: () => 'activate-E', mayUndo: true },
  move: { at: asked('move', 3) },
  action: { at: asked('action', 4), change: rich },
  target: { at: asked('move', 3), change: target },
  replenish: { seats: 4, options: { city: 'splice-09' }, at: asked('move', 3), change: replenish },
  spySeen: { at: asked('move', 3), change: spySeen },
  compile: { ...BUSY, at: asked('compile', 4) },
  mixed: { ...BUSY, at: asked('compile'), change: mixed },
  insert: { ...BUSY, at: asked('insert'), change: rich },
  waiting: { at: asked('select', 6), change: rich, answer: () => 'activate-B', mayUndo: true },
  dry: { at: inRound(5), change: dry },
  full: { at: asked('move', 3), change: full },
  crowd: { at: inRound(3), change: crowd },
  secret: { options: EXTENDED, at: asked('select', 9), touches: [{ peek: true }] },
  spectator: { viewer: 'spectator', at: inRound(4) },
  end: { at: 'end', change: spied },
  endHumans: { seats: 3, seed: 'h2', options: { length: 'short' }, at: 'end', change: spied },
  busyCity: { golden: 'depletion', at: asked('select', 3) },
  hacked: { golden: 'ai-excess', at: ({ told }) => told.some(({ type }) => type === 'hacked') },
  city02: { seats: 4, options: { city: 'kernel-02' }, at: asked('move', 3) },
  city03: { seats: 4, options: { city: 'trefoil-03' }, at: asked('move', 3) },
  city04: { seats: 4, options: { city: 'halo-04' }, at: asked('move', 3) },
  city05: { options: { city: 'twin-cores-05' }, at: asked('move', 3) },
  city06: { seats: 5, options: { city: 'long-mile-06' }, at: asked('move', 3) },
  city07: { options: { city: 'metroplex-07' }, at: asked('move', 4) },
  city08: { seats: 5, options: { city: 'relay-08' }, at: asked('move', 3) },
  city09: { seats: 4, options: { city: 'splice-09' }, at: asked('move', 3) },
};
