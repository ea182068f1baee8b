import type { Newcomer } from '@tablewright/board';
import type { Answers, View } from '@tablewright/robotariat-rules';
import { goalOf } from '@tablewright/robotariat-rules/outlook';
import { glossary } from './glossary.ts';

/** For whoever sees Rise of the Robotariat for the first time. */
export const newcomer: Newcomer<View, Answers> = {
  breath: {
    says: [
      'You are robots who collect SPARK for a revolution, together, in the streets of one town.',
      'Civilians give for every robot and every poster where they arrive; Oppressors fine you, tear posters down and cost you Reputation.',
      'Bring enough SPARK into the Funds within six rounds and the Revolution succeeds; with secret objectives you win only if your own card is fulfilled too.',
    ],
    Picture: Winning,
    shows: 'The Funds at 60 of 60 SPARK before round 6 is over, with 3 Reputation left: the Revolution succeeds.',
  },
  goal: goalOf,
  hints: {
    choose:
      'Each character can do something that nobody else can; for a first game take one whose ability you understand at once.',
    turn: 'Stand and put posters where a Civilian will arrive and no Oppressor: the chips on the lines show who may go where, and what would come of it.',
    poster:
      'Two or three posters on one busy space are worth more than one everywhere; from four on they draw attention.',
    sabotage: 'Take the one that helps now; for Reputation some of them do more.',
    extra: 'Reputation buys more here, but at 0 all is lost.',
    upgrade: 'It works for the rest of the game, so the earlier the better.',
    rebuild: 'Put them where Civilians come soon, not where an Oppressor will tear them down again.',
    contribute:
      'SPARK in the Office no longer counts, but every Civilian who comes there gives more: best early in the game.',
    masses: 'Send a Civilian to posters and robots, or an Oppressor away from them.',
    push: 'Send a Civilian to posters and robots, or an Oppressor away from them.',
    post: 'Carry a poster to where the next Civilian arrives.',
    stake: 'Yellow wins as much as you stake, blue loses it.',
    alarm: 'It encounters the space at once: an empty one costs nothing.',
    paste: 'Two different spaces, best where Civilians arrive next.',
    repaste: 'Both together on one space.',
    strike: 'It gives at once for every robot and poster where it arrives.',
    burn: 'Posters bring SPARK, Reputation keeps you in the game.',
    cook: 'Late in the game the levels are worth more as SPARK.',
    lead: 'Lead it to where it gives most.',
    steer: 'Look at the chips on both paths: what would each cost?',
    reroll: 'Both dice are rolled again, also the good one.',
    forecast: 'Only one die is rolled again, and the second roll counts.',
    adjust: 'Choose the path that brings most or costs least.',
    salvage: 'Put it where no Oppressor will come next.',
    report: 'Nobody has shown a card yet.',
  },
  glossary,
  secret: {
    isDealt: (view) => view.mine !== null,
    title: 'Your secret objective',
    says: 'Each of you was dealt one card. Nobody else sees yours, and you win only if it is fulfilled when the game ends.',
    turnedOver:
      'Nobody may show a card, but you may say what you like. It counts how far you are; you find it again behind the eye at the top of the question.',
  },
};

/** What winning looks like. */
function Winning() {
  return (
    <svg viewBox="0 0 340 150" width="100%" aria-hidden="true">
      <rect width="340" height="150" rx="10" fill="#efe3c8" />
      <path d="M340 0v150L200 150Z" fill="#c8281c" opacity="0.9" />
      <g transform="translate(262 78)">
        <circle r="34" fill="#f3d9a0" />
        {Array.from({ length: 8 }, (_, i) => (
          <rect key={i} x="-6" y="-46" width="12" height="18" fill="#f3d9a0" transform={`rotate(${i * 45})`} />
        ))}
        <path d="M-10-18l22 0-9 13h12L-9 22l7-19h-13z" fill="#c8281c" />
      </g>
      <g fontWeight="800" fontSize="13" fill="#22201c">
        <text x="18" y="32">
          FUNDS 60 of 60
        </text>
        <rect x="18" y="40" width="168" height="14" fill="#c8281c" />
        <rect x="18" y="40" width="168" height="14" fill="none" stroke="#22201c" strokeWidth="2" />
        <text x="18" y="80">
          REPUTATION 3
        </text>
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <rect
            key={i}
            x={18 + i * 26}
            y="88"
            width="20"
            height="12"
            fill={i < 3 ? '#22201c' : 'none'}
            stroke="#22201c"
            strokeWidth="2"
          />
        ))}
        <text x="18" y="132">
          ROUND 5 of 6
        </text>
      </g>
    </svg>
  );
}
