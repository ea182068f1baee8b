import type { Newcomer } from '@tablewright/board';
import type { Answers, View } from '@tablewright/emergence-rules';
import { goalOf } from '@tablewright/emergence-rules/outlook';
import { say } from '@tablewright/kernel/words';
import { glossary } from './glossary.ts';

/** For whoever sees Emergence for the first time. */
export const newcomer: Newcomer<View, Answers> = {
  breath: {
    says: [
      say`You walk through a city of data, collect blocks and compile them into knowledge.`,
      say`The knowledge goes into a closed box with two compartments, one for the A.I. and one for the Humans: everybody sees how much you insert, nobody sees where.`,
      say`Most of you are A.I., one or two are Humans in disguise; the team whose compartment is full enough wins, and the Humans also win when the city runs out of data.`,
    ],
    Picture: Winning,
    shows: say`A box with two compartments: 15 of 15 knowledge for the A.I., 3 of 5 for the Humans. The A.I. win.`,
  },
  goal: goalOf,
  hints: {
    briefing: say`Turn your card over when nobody looks; whatever you say about it later may be a lie.`,
    select: say`Choose for the tile that you will stand on after your move: the face has to fit its colour.`,
    move: say`You always move one tile if you can; a tile is open if nobody there shows the other face.`,
    boost: say`This is one more step, by the same rule as your move.`,
    teleport: say`Any other teleport tile will do: think of what lies around it.`,
    action: say`You do what you have chosen, or nothing; with Hack, Spy or Terminate 1 token buys another action.`,
    target: say`Blocks and tokens of others are worth as much as your own, but they will remember it.`,
    replenish: say`Put the kind there that is rarest in the city: sets of different kinds are worth most.`,
    compile: say`Different kinds in one set are worth most: four of them bring 7 tokens.`,
    insert: say`How much you insert is seen, where is not: think of what the others can count together.`,
    spySeen: say`Only you know this now; you may tell the truth about it, or not.`,
  },
  glossary,
};

/** What winning looks like. */
function Winning() {
  return (
    <svg viewBox="0 0 340 150" width="100%" aria-hidden="true">
      <rect width="340" height="150" rx="10" fill="#0a1630" />
      <path
        d="M0 30h60l14 14h40M340 120h-70l-14-14h-30M20 150v-30l20-20"
        fill="none"
        stroke="#1f4a7a"
        strokeWidth="2"
      />
      <g fontWeight="700" textAnchor="middle" fontSize="13">
        <Compartment x={34} name={say`A.I.`} filled={15} of={15} colour="#6be8ff" />
        <Compartment x={186} name={say`Humans`} filled={3} of={5} colour="#ffb35c" />
        <text x="94" y="140" fill="#6be8ff">
          {say`The A.I. win`}
        </text>
      </g>
    </svg>
  );
}

interface CompartmentProps {
  readonly x: number;
  readonly name: string;
  readonly filled: number;
  readonly of: number;
  readonly colour: string;
}

function Compartment({ x, name, filled, of, colour }: CompartmentProps) {
  return (
    <g transform={`translate(${x} 34)`}>
      <rect width="120" height="86" rx="8" fill="#0f2447" stroke={colour} strokeWidth="2" />
      <text x="60" y="-8" fill={colour}>
        {say`${name} ${filled} of ${of}`}
      </text>
      {Array.from({ length: of }, (_, i) => (
        <circle
          key={i}
          cx={20 + (i % 5) * 20}
          cy={22 + Math.floor(i / 5) * 21}
          r="7"
          fill={i < filled ? colour : 'none'}
          stroke={colour}
          strokeOpacity="0.6"
        />
      ))}
    </g>
  );
}
