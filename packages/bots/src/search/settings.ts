// What a search is made of. Each part can be left out, so that it can be measured what it gives (docs/bots.md).

export interface SearchSettings {
  /** how many worlds are drawn at most; then they are used again, with chance of their own each time */
  readonly worlds: number;
  /** worlds are drawn by how well they fit what everybody has done, where the game can say so */
  readonly belief: boolean;
  /** UCB: how much curiosity counts, in standard deviations of what has come out */
  readonly curiosity: number;
  /** how much better than the advice's answer another must come out to be given, in standard errors; a game may say otherwise */
  readonly doubt: number;
  /** false: no answer is dropped before the end, however badly it does */
  readonly halves?: false;
  /** false: whole plans are taken as they are proposed, and no small changes to them are tried */
  readonly varies?: false;
  /** the best answers are played on to the end of the game before one is given; whole plans are not */
  readonly final?: true;
  /** sealed questions: by regret matching, or by UCB as if the others had answered before */
  readonly sealed: 'regret' | 'ucb';
  /** offers with more answers than this are looked at bit by bit: `widen` · visits^½ of them */
  readonly wide: number;
  /** how many answers to the question at hand are looked at, where the offer is wide */
  readonly sample: number;
  readonly widen: number;
  /** decisions for which the tree remembers anything; 1: the question at hand alone */
  readonly treeDepth: number;
  /** decisions at most that are played out behind the tree, if the question does not come round again before that */
  readonly playout: number;
  /** so many turns later the table is judged, in a game that counts them; left out: when the question comes round again */
  readonly turns?: number;
  /** where turns are not counted: the question has to come round so often before the table is judged; left out: once */
  readonly rounds?: number;
  /** who plays on behind the tree, where a table can be judged: the game's advice on every seat, or what comes to mind at first sight */
  readonly playedBy: 'advice' | 'firstSight';
  /** at first sight: how many answers are looked at for each decision of a playout; 1: any */
  readonly look: number;
}

export const SEARCH: SearchSettings = {
  worlds: 60,
  belief: true,
  curiosity: 1,
  doubt: 2.5,
  sealed: 'ucb',
  wide: 40,
  sample: 16,
  widen: 2,
  treeDepth: 1,
  playout: 200,
  playedBy: 'advice',
  look: 2,
};
