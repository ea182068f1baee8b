import { ShelfPicture } from '@tablewright/board';

// The picture on the shelf: a poster of its own, with no part of the board in it, so that the front page stays light.

const RAYS = Array.from({ length: 14 }, (_, i) => {
  const at = (turn: number): string => {
    const angle = Math.PI + (i / 14 + turn) * Math.PI;
    return `${(170 + 420 * Math.cos(angle)).toFixed(1)} ${(200 + 420 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M170 200L${at(0)}L${at(0.035)}Z`;
}).join('');

interface RobotProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: string;
}

/** Head, shoulders, a raised fist. */
function Robot({ x, y, scale, colour }: RobotProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g fill={colour} stroke="#f3e7cd" strokeWidth="3" strokeLinejoin="round">
        <path d="M20 22L24-34H38L36 22Z" />
        <path d="M17-58H31V-54H35V-58H45V-34H17Z" />
        <path d="M-2-34H2V-46H-2Z" />
        <circle cy="-47" r="5" />
        <path d="M-34 70V16L-24 4H24L36 14V70Z" />
        <path d="M-18-34H18V2H-18Z" />
      </g>
      <path d="M-12-24H-4V-15H-12ZM4-24H12V-15H4ZM-9-8H9V-5H-9Z" fill="#f3e7cd" />
      <path d="M-14 22H14V27H-14Z" fill="#f3e7cd" />
    </g>
  );
}

export function Picture() {
  return (
    <ShelfPicture viewBox="0 0 340 200" label="Robots with raised fists before the sun">
      <path d="M0 0H340V200H0Z" fill="#f3e7cd" />
      <path d={RAYS} fill="#c3271b" />
      <circle cx="170" cy="200" r="132" fill="#f3e7cd" />
      <circle cx="170" cy="200" r="124" fill="#e6b94a" />
      <Robot x={52} y={140} scale={0.84} colour="#8f170e" />
      <Robot x={282} y={140} scale={0.84} colour="#8f170e" />
      <Robot x={108} y={134} scale={0.98} colour="#c3271b" />
      <Robot x={226} y={134} scale={0.98} colour="#c3271b" />
      <Robot x={165} y={118} scale={1.26} colour="#1a1512" />
      <path d="M0 186L340 164V200H0Z" fill="#1a1512" />
      <path d="M0 181L340 159V165L0 187Z" fill="#f3e7cd" />
    </ShelfPicture>
  );
}
