import { memo, useId } from 'react';

// The fine interlaced lines of banknotes and passports: a point on a wheel that rolls inside another.

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A rosette round (0, 0) as one closed path: `petals` waves on a circle of `radius`, `deep` up and down. */
export function rosette(radius: number, petals: number, deep: number, turn = 0): string {
  const steps = petals * 10;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const r = radius + deep * Math.cos(petals * angle + turn);
    return `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Waves across a band, one path. */
export function waves(width: number, height: number, { length, turn = 0 }: { length: number; turn?: number }): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += length / 12) {
    points.push(`${short(x)} ${short(height / 2 + (height / 2) * Math.sin((x / length) * 2 * Math.PI + turn))}`);
  }
  return `M${points.join('L')}`;
}

const RINGS = [0, 1, 2, 3, 4].map((i) => rosette(34 - i * 5.4, 12, 9 - i * 1.2, (i * Math.PI) / 5));

/** The rosette on the backs of cards and on seals. */
export function Rosette({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-46 -46 92 92" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="0.9">
        {RINGS.map((d, i) => (
          <path key={i} d={d} />
        ))}
      </g>
    </svg>
  );
}

const BAND = [0, 1, 2, 3].map((i) => waves(48, 20, { length: 24, turn: (i * Math.PI) / 4 }));

/** A ground of woven waves that fills its box. */
export const Weave = memo(function Weave({ className }: { readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="48" height="20" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="0.6">
            {BAND.map((d, i) => (
              <path key={i} d={d} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});
