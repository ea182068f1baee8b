import type { ReactNode } from 'react';
import css from './Veil.module.css';

interface VeilProps {
  readonly lifted: boolean;
  readonly children: ReactNode;
}

/**
 * What only its owner may read. Covered, it is nowhere in the page, and the bar in its place is always of one length: blurred
 * words can be read, and so can their number.
 */
export function Veil({ lifted, children }: VeilProps) {
  return lifted ? <span data-testid="unveiled">{children}</span> : <span className={css['bar']} aria-hidden="true" />;
}
