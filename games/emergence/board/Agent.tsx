import type { Augmentation } from '@tablewright/emergence-rules/content';
import { type CSSProperties, memo } from 'react';
import { FACE_LOOK, operativeLook } from './colours.ts';
import { FaceSign, GEAR_RING } from './signs.tsx';

// An agent: the operative's colour and letter, and round it the revealed augmentation. The ring alone tells E from B: a
// gear has teeth, the other one is smooth with leaves.

const LEAVES = 'M0-22C-6-26-6-32 0-36 6-32 6-26 0-22Z';

/**
 * Where the agent is drawn small, its letter takes more of it: 11 pixels on the screen, and at most what the disc has room for.
 * `--crowd`: how much smaller it is because others stand on the same tile.
 */
const LETTER = 'clamp(19px, 12.2px / (var(--zoom, 1) * var(--crowd, 1)), 35px)';
/** How large an agent is by itself. */
const WIDE = 60;

interface AgentProps {
  readonly colour: string;
  readonly face: Augmentation | null;
}

export const AgentPiece = memo(function AgentPiece({ colour, face }: AgentProps) {
  const look = operativeLook(colour);
  const ring = face === null ? '#8696b8' : FACE_LOOK[face].colour;
  return (
    <g>
      {face === 'E' && <path d={GEAR_RING} fill="#06142b" stroke={ring} strokeWidth="2.6" strokeLinejoin="round" />}
      {face === 'B' && (
        <g fill={ring} stroke="#062016" strokeWidth="1">
          <path d={LEAVES} transform="rotate(-28) translate(0 4) scale(.8)" />
          <path d={LEAVES} transform="rotate(28) translate(0 4) scale(.8)" />
        </g>
      )}
      <circle r="20.5" fill="#050a16" stroke={ring} strokeWidth={face === null ? 2 : 4} />
      <circle
        r="16.4"
        fill={look.colour}
        stroke={colour === 'white' ? '#05070d' : 'rgb(255 255 255 / 70%)'}
        strokeWidth={colour === 'white' ? 3 : 1.4}
      />
      <path d="M-11.5-6A13 13 0 0 1 11.5-6 17 17 0 0 0-11.5-6Z" fill="#ffffff" opacity=".5" />
      <text
        dy=".35em"
        textAnchor="middle"
        style={{ fontSize: LETTER }}
        fontWeight="700"
        fill="#0a0d18"
        fontFamily="var(--board-sans)"
      >
        {look.letter}
      </text>
      {face !== null && (
        <g transform="translate(17 16)">
          <circle r="9.4" fill="#050a16" stroke={ring} strokeWidth="1.6" />
          <g color={ring} transform="scale(.6)">
            <FaceSign face={face} />
          </g>
        </g>
      )}
    </g>
  );
});

/** The same outside the city, in strips and lists. */
export function AgentIcon({
  colour,
  face,
  size = 40,
}: {
  readonly colour: string;
  readonly face: Augmentation | null;
  readonly size?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`-30 -31 ${WIDE} ${WIDE}`}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', '--zoom': size / WIDE } as CSSProperties}
    >
      <AgentPiece colour={colour} face={face} />
    </svg>
  );
}
