// The picture on the shelf: a poster of its own, with no part of the board in it, so that the front page stays light.

const RAYS = Array.from({ length: 14 }, (_, i) => {
  const at = (turn: number): string => {
    const angle = Math.PI + (i / 14 + turn) * Math.PI;
    return `${(170 + 420 * Math.cos(angle)).toFixed(1)} ${(200 + 420 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M170 200L${at(0)}L${at(0.035)}Z`;
}).join('');

function Robot({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={colour}>
      <path d="M-16-30H16V-4H-16ZM-2-42H2V-30H-2ZM-26 0H26V60H-26Z" />
      <circle cy="-43" r="4" />
      <path d="M18 6L30 6L34-44L22-44Z" />
      <path d="M16-60H40V-42H16Z" />
      <path d="M-11-22H-4V-14H-11ZM4-22H11V-14H4Z" fill="#f3e7cd" />
    </g>
  );
}

export function Picture() {
  return (
    <svg
      viewBox="0 0 340 200"
      width="100%"
      style={{ display: 'block' }}
      role="img"
      aria-label="Robots with raised fists"
    >
      <path d="M0 0H340V200H0Z" fill="#f3e7cd" />
      <path d={RAYS} fill="#c3271b" />
      <circle cx="170" cy="200" r="112" fill="#1a1512" />
      <circle cx="170" cy="200" r="96" fill="#c3271b" />
      <path d="M0 200L150 118L340 176V200Z" fill="#1a1512" />
      <Robot x={64} y={150} scale={0.8} colour="#1a1512" />
      <Robot x={262} y={146} scale={0.86} colour="#1a1512" />
      <Robot x={165} y={118} scale={1.24} colour="#1a1512" />
      <path d="M0 178L340 162V200H0Z" fill="#f3e7cd" />
      <path d="M0 182L340 166V171L0 187Z" fill="#c3271b" />
      <g fill="#e6b94a" stroke="#1a1512" strokeWidth="2">
        <circle cx="40" cy="36" r="17" />
        <circle cx="304" cy="42" r="13" />
      </g>
      <path d="M43 24L33 38H40L37 48L48 34H41Z" fill="#1a1512" />
      <path d="M306 33L298 43H303.500L301 51L310 40H304.500Z" fill="#1a1512" />
    </svg>
  );
}
