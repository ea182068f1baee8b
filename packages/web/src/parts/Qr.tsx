import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './Qr.module.css';

/** An address as a picture for a phone's camera. Always dark on white: many cameras do not read the reverse. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { border: 3, ecc: 'M' });
    const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dots.join(''), size };
  }, [text]);
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b0e12" />
    </svg>
  );
}
