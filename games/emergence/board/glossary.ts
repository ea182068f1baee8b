import type { Glossary } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';

/** Other forms of a word, as many as a language has. */
function forms(words: string): string[] {
  return words.split(', ');
}

/** The words of Emergence, each explained once. */
export const glossary: Glossary = [
  {
    id: 'augmentation',
    term: say`augmentation`,
    plural: say`augmentations`,
    says: say`The face you show this round: E, the gear, for blue data, or B, the leaf, for green. It also decides whose tiles you may enter and whom you can attack.`,
    rules: ['EMG-101', 'EMG-124', 'EMG-212'],
  },
  {
    id: 'action',
    term: say`action`,
    plural: say`actions`,
    says: say`One of six things to do, chosen in secret before each round: Activate, Boost, Replenish, Hack, Spy or Terminate.`,
    rules: ['EMG-101', 'EMG-200'],
  },
  {
    id: 'block',
    term: say`data block`,
    plural: say`data blocks`,
    also: forms(say`block, blocks`),
    says: say`Raw data: light and dark blue are digital, light and dark green biological. Blocks are compiled into knowledge on a white tile.`,
    rules: ['EMG-008', 'EMG-300'],
  },
  {
    id: 'data-tile',
    term: say`data tile`,
    plural: say`data tiles`,
    says: say`A tile on which data lies. Whoever activates there with the fitting face takes all of it.`,
    rules: ['EMG-211', 'EMG-212'],
  },
  {
    id: 'knowledge',
    term: say`knowledge token`,
    plural: say`knowledge tokens`,
    also: forms(say`knowledge, token, tokens`),
    says: say`What compiled data is worth. Tokens in a team’s compartment win the game; in your hand they pay for Hack, Spy and Terminate.`,
    rules: ['EMG-300', 'EMG-500', 'EMG-240'],
  },
  {
    id: 'compartment',
    term: say`compartment`,
    plural: say`compartments`,
    also: forms(say`A.I. compartment, Human compartment`),
    says: say`One half of the closed box: one for the A.I., one for the Humans. Only the sums are shown, not who put what where.`,
    rules: ['EMG-404', 'EMG-405', 'EMG-406'],
  },
  {
    id: 'assimilation',
    term: say`assimilation event`,
    plural: say`assimilation events`,
    also: forms(say`assimilation, assimilations, assimilate, assimilates`),
    says: say`Begun by activating a gray tile: the box goes round, and everybody who holds tokens has to insert at least one.`,
    rules: ['EMG-213', 'EMG-402', 'EMG-403'],
  },
  {
    id: 'insert',
    term: say`insert`,
    also: forms(say`inserts, inserted`),
    says: say`To put tokens into the box, split between its two compartments as you like. How many is public, where is not.`,
    rules: ['EMG-403', 'EMG-404', 'EMG-405'],
  },
  {
    id: 'compile',
    term: say`compile`,
    also: forms(say`compiles, compiled, compiling`),
    says: say`To turn sets of blocks into tokens on a white tile: two of a kind bring 1; two, three or four different kinds bring 2, 4 or 7.`,
    rules: ['EMG-213', 'EMG-301'],
  },
  {
    id: 'activate',
    term: say`Activate`,
    also: forms(say`activated, activates, activate`),
    says: say`The action that does what your tile offers: take data, compile on white, begin an assimilation event on gray.`,
    rules: ['EMG-210', 'EMG-211', 'EMG-213'],
  },
  {
    id: 'boost',
    term: say`Boost`,
    also: forms(say`boosts, boosted, boost`),
    says: say`The action that moves you one tile more.`,
    rules: ['EMG-220'],
  },
  {
    id: 'replenish',
    term: say`Replenish`,
    also: forms(say`replenishes, replenished, replenish`),
    says: say`The action that puts a new block on the data tile you stand on. Without it the city runs out of data, and the Humans win.`,
    rules: ['EMG-230', 'EMG-504'],
  },
  {
    id: 'hack',
    term: say`Hack`,
    also: forms(say`hacks, hacked, hack`),
    says: say`For 1 token: takes all blocks of somebody on a tile next to you who shows the other face.`,
    rules: ['EMG-240', 'EMG-241'],
  },
  {
    id: 'spy',
    term: say`Spy`,
    also: forms(say`spies, spied, spy, spying`),
    says: say`For 2 tokens: you alone see the allegiance card of somebody on your tile who shows the same face.`,
    rules: ['EMG-250', 'EMG-251'],
  },
  {
    id: 'terminate',
    term: say`Terminate`,
    also: forms(say`terminates, terminated, terminate`),
    says: say`For 3 tokens: takes all blocks and tokens of somebody next to you who shows the other face, and sends them to the start tile.`,
    rules: ['EMG-260', 'EMG-261'],
  },
  {
    id: 'joker',
    term: say`joker`,
    says: say`Whoever has chosen Hack, Spy or Terminate may pay 1 token and do Activate, Boost or Replenish instead.`,
    rules: ['EMG-203', 'EMG-204'],
  },
  {
    id: 'start',
    term: say`start tile`,
    says: say`The black tile in the middle: open to everybody, and nobody can be attacked there or from there.`,
    rules: ['EMG-007', 'EMG-125', 'EMG-270'],
  },
  {
    id: 'teleport',
    term: say`teleport tile`,
    plural: say`teleport tiles`,
    says: say`Whoever activates there jumps to another teleport tile. Only some cities have them.`,
    rules: ['EMG-601'],
  },
  {
    id: 'leader',
    term: say`leader`,
    says: say`Whoever has the first turn of this round; the lead passes to the left after each round.`,
    rules: ['EMG-110', 'EMG-111'],
  },
  {
    id: 'agent',
    term: say`agent`,
    plural: say`agents`,
    also: forms(say`operative, operatives`),
    says: say`A player’s figure in the city. Its player is an operative, of the A.I. or a Human in disguise.`,
    rules: ['EMG-007', 'EMG-002'],
  },
  {
    id: 'allegiance',
    term: say`allegiance card`,
    plural: say`allegiance cards`,
    also: forms(say`allegiance`),
    says: say`Says whether you are A.I. or Human. Only you see it; it never changes.`,
    rules: ['EMG-003', 'EMG-011'],
  },
  {
    id: 'ai',
    term: say`A.I.`,
    says: say`The bigger team: it wins with enough knowledge in its compartment. Its members do not know each other.`,
    rules: ['EMG-500', 'EMG-012'],
  },
  {
    id: 'human',
    term: say`Human`,
    plural: say`Humans`,
    says: say`One or two players who only pretend. They win with enough knowledge in their compartment, or when the last data block leaves the city.`,
    rules: ['EMG-500', 'EMG-504'],
  },
];
