import type { Newcomer } from '@tablewright/board';
import type { Answers, View } from '@tablewright/human-punishment-rules';
import { goalOf } from '@tablewright/human-punishment-rules/outlook';
import { glossary } from './glossary.ts';

/** For whoever sees Human Punishment for the first time. */
export const newcomer: Newcomer<View, Answers> = {
  breath: {
    says: [
      'The city is about to break, and everybody at the table belongs to a hidden faction: Humans, Machines, Fallen or Legion.',
      'You carry Data Chips from the Sectors into the Network, fight machines, and put cards face-down into checks in which somebody always lies.',
      'When the third row of the Network is full, the colour that wins most columns wins; you win with your faction if your own Objective is met too.',
    ],
    Picture: Winning,
    shows: 'The Network with its third row full: blue wins two of the three columns, and the Humans win.',
  },
  goal: goalOf,
  hints: {
    characters: 'Touch one to read what it is good at. Whoever fights or heals is easy to play in a first game.',
    startPlace: 'You may change Places for free later.',
    loyalty: 'This is your side: look at it when nobody else does, and remember that it may change.',
    returnObjective: 'Keep the one that you can reach without giving your side away.',
    draw: 'Cards are money, weapon, shield and voice: draw as many as you may.',
    action:
      'Most deeds cost an Action Point; the useful ones are taking a chip in the Sectors and bringing it into the Network.',
    whom: null,
    enemy: null,
    area: null,
    location: null,
    sector: null,
    chipSeen: null,
    spot: null,
    slot: null,
    ownChip: null,
    hiddenChip: null,
    hiddenObjective: null,
    wound: null,
    programAway: null,
    displayed: null,
    branch: null,
    maybe: null,
    revealedCard: null,
    boost: 'It works for the rest of the game.',
    keepProgram: 'Programs cost nothing to play: keep the one whose moment will come.',
    markersBack: null,
    cards: 'Keep good blue cards for checks and red ones for attacks.',
    die: null,
    pay: 'Red only or blue only, and what is over is lost: pay as exactly as you can.',
    riotCard: 'Riot is best near 0.',
    blueCards: 'The pink die is taken off what you put down.',
    colourCards: null,
    sectorKeep: 'Keep the colour that your side wants in the Network; the others do not see which it was.',
    partnerKeep: 'Keep the colour that your side wants in the Network; the other one goes to the Junkyard.',
    network: 'The column counts, not the row: a colour needs most chips in a column to win it.',
    reward: null,
    recon: null,
    box: 'You carry one item at a time; a closed box may be a Trap.',
    sniff: null,
    transfer: null,
    nova: null,
    blueFives: null,
    attack: 'Only cards and a weapon count against the Shield; your Strength is what a hit takes.',
    target: 'The others will see whom you choose.',
    defend: 'Blue cards add to your Shield; how much the Enemy turns up is not known.',
    window: 'Everybody is asked here, so that nobody learns who could do something; passing is quite usual.',
    sacrifice: null,
    contribute: 'Everybody sees how many cards you put in, nobody which; you may help the check or harm it.',
    decide: 'Read what both do to the bars: at Resource 0, Security 0, Morale −10 or Threat 4 the city falls.',
    voteFor: 'Before whom you lay a card is seen, which card is not.',
    voteCard: 'Blue counts for them, red against them.',
    leaderTie: null,
    appoint: 'The General steers Apex and decides some Events.',
    discussion: null,
    censureVote: 'Whoever is detained can neither move nor fight; the votes are shown with names.',
    escapeCards: null,
    escapeHelp: null,
    interrogation: null,
    machineStep: 'Everybody taps the same number of times, so that nobody learns anything from watching.',
    factionSheet: 'It may be another one than at the beginning: this is the one that counts now.',
  },
  glossary,
  secret: {
    // Feykah has chosen hers in a question of her own.
    isDealt: ({ players }, me) => players[me]!.faction !== null && players[me]!.character !== 'feykah',
    title: 'Your secret faction',
    says: 'Each of you was dealt a loyalty card. Nobody else sees yours, and you win only if your faction wins and your own Objective is met too.',
    turnedOver:
      'You may say what you like about it; the Machine Phase may change your faction. You find it again behind the eye at the top of the question.',
  },
};

const COLUMNS = [
  ['b', 'r', 'b'],
  ['r', 'r', 'p'],
  ['b', 'b', 'r'],
] as const;
const CHIPS = { b: '#3d8bff', r: '#ff4d5e', p: '#b06cff' } as const;

/** What winning looks like. */
function Winning() {
  return (
    <svg viewBox="0 0 340 150" width="100%" aria-hidden="true">
      <rect width="340" height="150" rx="10" fill="#0c0e16" />
      {COLUMNS.map((chips, column) => (
        <g key={column} transform={`translate(${34 + column * 62} 0)`}>
          <rect y="14" width="46" height="112" rx="6" fill="#171b29" stroke={column === 1 ? '#ff4d5e' : '#3d8bff'} />
          {chips.map((chip, tier) => (
            <g key={tier} transform={`translate(23 ${104 - tier * 34})`}>
              <circle r="13" fill={CHIPS[chip]} />
              <text y="5" textAnchor="middle" fontSize="13" fontWeight="800" fill="#0c0e16">
                {chip.toUpperCase()}
              </text>
            </g>
          ))}
          <text x="23" y="142" textAnchor="middle" fontSize="11" fontWeight="700" fill="#dfe6f7">
            {column === 1 ? 'red' : 'blue'}
          </text>
        </g>
      ))}
      <g fontWeight="800" fill="#dfe6f7">
        <text x="230" y="58" fontSize="14">
          Blue wins 2
        </text>
        <text x="230" y="78" fontSize="14">
          of 3 columns:
        </text>
        <text x="230" y="104" fontSize="15" fill="#3d8bff">
          Humans win
        </text>
      </g>
    </svg>
  );
}
