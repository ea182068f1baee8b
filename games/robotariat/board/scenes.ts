import type { Scene, SceneMoment, Scenes } from '@tablewright/board';
import type { State, View } from '@tablewright/robotariat-rules';
import { END, MOVES, SENDS, spaceNamed } from '@tablewright/robotariat-rules/content';

type Frame = State['stack'][number];

/** In the middle of a game: everybody out, many posters, cards in front of people. Spaces: P 0, S 1, U 2, Y 3, R 4, M 5. */
function middle(s: State): void {
  s.round = 5;
  s.npcAt = [4, 1, 2, 5, 1, -1];
  s.posters = [2, 0, 1, 0, 3, 0];
  s.supply = 1;
  s.junk = 1;
  s.funds = 38;
  s.reputation = 3;
  s.office = 5;
  s.token = 3;
  s.at = [0, 4, 2, 5, 4].slice(0, s.seats);
  s.character = [5, 3, 1, 4, 7].slice(0, s.seats);
  s.upgradeOf = [0, 1, 1, 2, 0, -1, -1, 3, -1, -1].map((seat) => (seat < s.seats ? seat : -1));
  s.sabotageOf = [1, -1, 0, -1, -1, -1, 2, -1, -1, 3].map((seat) => (seat < s.seats ? seat : -1));
  s.upgradeDeck = s.upgradeDeck.filter((card) => s.upgradeOf[card] === -1);
  s.sabotageDeck = s.sabotageDeck.filter((card) => s.sabotageOf[card] === -1);
  s.peaked = 1;
  if (s.mode === 'secret' && s.objective[0] === -1) s.objective = [0, 1, 3, 6, 4].slice(0, s.seats);
}

/** My turn in the middle of a game, with a question on top of it. */
function asking(frame: Frame, more?: (s: State) => void): Scene<State, View> {
  return {
    change(s) {
      middle(s);
      more?.(s);
      s.stack = [
        { stage: 'rounds' },
        { stage: 'turns', taken: 1 },
        { stage: 'turn', by: 0, moved: 0, acted: 0, used: 0 },
        ...(frame.stage === 'turn' ? [] : [frame]),
      ];
    },
  };
}

function asked(about: string): (moment: SceneMoment<View>) => boolean {
  return ({ question }) => question?.about === about;
}

const turn = asking({ stage: 'turn', by: 0, moved: 0, acted: 0, used: 0 });

/** Moments worth looking at: `npm run board -- robotariat`. */
export const scenes: Scenes<State, View> = {
  choose: { at: asked('choose') },
  start: { at: asked('turn') },
  turn,
  turnHovered: { ...turn, hover: MOVES[spaceNamed('U')]! },
  waiting: { ...turn, answer: () => END },
  spectator: { ...turn, viewer: 'spectator' },
  secret: { ...turn, touches: [{ peek: true }] },
  far: asking({ stage: 'turn', by: 0, moved: 0, acted: 0, used: 0 }, (s) => {
    s.upgradeOf[8] = 0;
    s.upgradeOf[1] = 0;
    s.upgradeOf[9] = 0;
  }),
  poster: { ...asking({ stage: 'poster', by: 0, must: 1, may: 0 }), hover: 'R' },
  rebuild: asking({ stage: 'rebuild', by: 0 }, (s) => {
    s.junk = 4;
    s.posters = [1, 0, 1, 0, 1, 0];
  }),
  burn: asking({ stage: 'burn', by: 0 }),
  paste: asking({ stage: 'paste', by: 0, most: 2 }, (s) => {
    s.supply = 2;
    s.junk = 0;
  }),
  repaste: asking({ stage: 'repaste', by: 0, most: 2 }, (s) => {
    s.supply = 0;
    s.junk = 2;
  }),
  contribute: { ...asking({ stage: 'contribute', by: 0 }), seats: 4 },
  cook: asking({ stage: 'cook', by: 0, most: 4 }),
  stake: asking({ stage: 'stake', by: 0 }, (s) => {
    s.upgradeOf[1] = 0;
  }),
  masses: { ...asking({ stage: 'masses', by: 0 }), hover: SENDS[1]![spaceNamed('P')]! },
  alarm: asking({ stage: 'alarm', by: 0, patrols: 2, to: -1, moved: 0 }),
  push: asking({ stage: 'push', by: 0 }),
  post: asking({ stage: 'post', by: 0 }),
  lead: {
    ...asking({ stage: 'lead', by: 0, cause: 0 }, (s) => {
      s.character[0] = 12;
    }),
    seats: 3,
  },
  strike: asking({ stage: 'strike', by: 0, all: 0, moved: 0 }),
  steer: asking({ stage: 'steer', by: 0, cause: 0 }),
  reroll: asking({ stage: 'reroll', by: 0, cause: 0, led: -1, black: 1, red: 2 }),
  forecast: asking({ stage: 'forecast', by: 0, cause: 0, led: -1, black: 1, red: 0 }),
  adjust: asking({ stage: 'adjust', by: 0, cause: 2, led: -1, black: 1, red: 0 }),
  salvage: asking({ stage: 'salvage', by: 0, conductor: 1, arrived: 0 }),
  sabotage: asking({ stage: 'sabotage', by: 0 }, (s) => {
    s.sabotageDeck = [1, 6, ...s.sabotageDeck.filter((card) => card !== 1 && card !== 6)];
  }),
  /** RTA-319 both extras would do nothing */
  vain: asking({ stage: 'sabotage', by: 0 }, (s) => {
    s.sabotageDeck = [3, 6, ...s.sabotageDeck.filter((card) => card !== 3 && card !== 6)];
    s.sabotageOf[6] = -1;
    s.supply += s.junk;
    s.junk = 0;
  }),
  upgrade: asking({ stage: 'upgrade', by: 0 }),
  extra: asking({ stage: 'extra', by: 0, card: 5 }),
  report: {
    change(s) {
      middle(s);
      s.funds = s.target;
      s.objective[0] = 5;
      s.stack = [{ stage: 'report', sealed: Array.from({ length: s.seats }, () => null) }];
    },
  },
  /** everybody on one space */
  crowd: asking({ stage: 'masses', by: 0 }, (s) => {
    s.at = s.at.map(() => 4);
    s.round = 6;
    s.npcAt = [4, 4, 4, 4, 4, 4];
    s.posters = [0, 0, 0, 0, 8, 0];
    s.supply = 0;
    s.junk = 0;
  }),
  town: { golden: 'secret-saboteur', at: ({ question, view }) => question?.about === 'turn' && view.round >= 4 },
  last: asking({ stage: 'turn', by: 0, moved: 0, acted: 0, used: 0 }, (s) => {
    s.reputation = 1;
    s.jammed = 1;
  }),
  end: { at: 'end' },
  endThree: { seats: 3, seed: 'two', at: 'end' },
  endTogether: { seats: 4, options: { mode: 'cooperative' }, at: 'end' },
};
