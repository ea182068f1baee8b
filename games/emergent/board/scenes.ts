import type { Json, SceneMoment, Scenes, Touch } from '@tablewright/board';
import type { State, View } from '@tablewright/emergent-rules';

/** The first moment at which I am asked about this, not before a round. */
function asked(about: string, round = 1): (moment: SceneMoment<View>) => boolean {
  return ({ question, view }) => question?.about === about && view.round >= round;
}

/** I lock what an advisor would, behind everybody else: so that the round is shown. */
const locked = { answer: (advised: Json) => advised, othersFirst: true };

const region = (code: string): Touch => ({ place: `region:${code}` });
const press = (name: string): Touch => ({ press: name });
const oneMore = (thing: string): Touch => ({ press: `${thing}: one more` });

/** To a step of the round that is shown once more. */
function toStep(step: number): Touch[] {
  const on: Touch = { press: 'One step on', times: step };
  return step === 0 ? [press('Show it again')] : [press('Show it again'), on];
}

type Change = (s: State) => void;

/** everybody has DCs nearly everywhere */
const crowd: Change = (s) => {
  const { seats } = s;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let region = 0; region < 16; region += 1) {
      const at = seat * 16 + region;
      if ((region * 7 + seat * 5) % 3 === 0) s.small[at] = 1 + ((region + seat) % 2);
      if ((region * 3 + seat) % 9 === 0) s.large[at] = 1;
    }
  }
};

/** a player without money has to sell a DC */
const forced: Change = (s) => {
  s.small.fill(0, 0, 16);
  s.large.fill(0, 0, 16);
  s.small[3] = 2;
  s.large[8] = 1;
  s.small[15] = 1;
  s.cash[0] = 6;
  s.round = Math.max(1, s.round);
  while (s.book.length < s.round * s.seats * 12) s.book.push(0);
  s.executed = s.round;
  s.book[(s.round - 1) * s.seats * 12 + 6] = 25;
  s.stack[s.stack.length - 1] = { stage: 'forced', left: 1 };
};

/** Moments worth looking at: `npm run board -- emergent`. */
export const scenes: Scenes<State, View> = {
  start: { at: asked('plan') },
  region: { at: asked('plan'), touches: [region('NOE'), oneMore('Small DC'), press('Fill'), oneMore('Cylinders')] },
  plan: { at: asked('plan', 3), touches: [press('Same again'), region('GLK'), oneMore('Large DC'), press('Fill')] },
  crowd: { at: asked('plan', 4), change: crowd, touches: [press('Same again')] },
  locked: { seats: 3, at: asked('plan', 2), ...locked, mayUndo: true },
  reveal: { at: asked('plan', 2), ...locked, touches: toStep(0) },
  demand: { at: asked('plan', 3), ...locked, touches: toStep(1) },
  city: { at: asked('plan', 3), ...locked, touches: toStep(2) },
  ship: { at: asked('plan', 3), ...locked, touches: toStep(5) },
  income: { options: { rounds: '5' }, at: asked('plan', 4), ...locked, touches: toStep(14) },
  accounts: { at: asked('plan', 3), ...locked },
  askMe: {
    at: asked('plan', 3),
    answer: (advised) => ({ ...(advised as object), shipping: { ask: 1 } }),
    othersFirst: true,
  },
  open: { seats: 2, options: { market: 'open' }, at: asked('plan', 2) },
  classic: { options: { market: 'classic' }, at: asked('plan', 2), touches: [press('Same again')] },
  learning: { options: { mode: 'learning' }, at: asked('plan'), touches: [region('TEX')] },
  forced: { at: asked('plan', 2), change: forced },
  plans: { golden: 'most-money', at: asked('plan', 4), touches: [press('Same again')] },
  firstCity: { golden: 'most-money', at: asked('plan', 3), ...locked, touches: toStep(2) },
  cities: { at: asked('plan', 3), touches: [press('Round 2 again')] },
  demandSheet: { at: asked('plan', 2), touches: [press('Demand')] },
  spectator: { viewer: 'spectator', at: ({ view }) => view.round >= 3 },
  fast: {
    options: { mode: 'fast' },
    at: asked('place'),
    touches: [region('NOE'), region('SCA'), region('HRT')],
  },
  fastLater: {
    options: { mode: 'fast' },
    at: asked('place', 3),
    touches: [region('NOE'), region('SCA'), region('HRT'), region('DLT'), region('PNW')],
  },
  fastReveal: { options: { mode: 'fast' }, at: asked('place', 2), ...locked },
  end: { at: 'end' },
  endTwo: { seats: 2, seed: 'b', at: 'end' },
  endFast: { options: { mode: 'fast' }, at: 'end' },
  endShared: { golden: 'shared-points', at: 'end' },
  secret: { at: asked('plan', 2), touches: [press('Same again'), { peek: true }] },
};
