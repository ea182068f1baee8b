import { termFor, useDrag } from '@tablewright/board';
import { CODES, CYLINDER, DC, PRODUCT, regionName, regionThing } from '@tablewright/emergent-rules/content';
import { useMemo, useState } from 'react';
import { type Draft, type Drafting, filled, fitsIn, type Offer, stepped, withDC } from '../draft.ts';
import { Piece } from '../parts/signs.tsx';
import styles from './Palette.module.css';

// Pieces to be dragged onto the map. Whoever does not drag touches a region instead: there is everything that is here, and more.

const PIECES = [
  { thing: 'small', name: 'Small DC', says: `$${DC.small.price}` },
  { thing: 'large', name: 'Large DC', says: `$${DC.large.price}` },
  { thing: 'cube', name: 'Products', says: `$${PRODUCT.price} each` },
  { thing: 'cylinder', name: 'Cylinder', says: `$${CYLINDER.price}` },
] as const;
type Thing = (typeof PIECES)[number]['thing'];

/** The word that explains a piece. */
const TERMS: Readonly<Record<Thing, string>> = {
  small: 'small',
  large: 'large',
  cube: 'product',
  cylinder: 'cylinder',
};

interface PaletteProps {
  readonly offer: Offer;
  readonly drafting: Drafting;
  readonly seat: number;
}

/** The plan with this piece in a region as well; products fill the DCs there. */
function withPiece(offer: Offer, draft: Draft, thing: Thing, region: string): Draft {
  if (thing === 'small' || thing === 'large') return withDC(draft, thing, region);
  return thing === 'cube' ? filled(offer, draft, region) : stepped(draft, 'market', region, 1);
}

export function Palette({ offer, drafting, seat }: PaletteProps) {
  const { draft, change } = drafting;
  const [carried, setCarried] = useState<{ thing: Thing; x: number; y: number; over: string | null } | null>(null);
  const places = useMemo(
    () =>
      new Map<string, ReadonlySet<string>>(
        PIECES.map(({ thing }) => {
          const fitting = CODES.filter((code) => {
            const next = withPiece(offer, draft, thing, code);
            return next !== draft && fitsIn(offer, next);
          });
          return [thing, new Set(fitting.map(regionThing))];
        }),
      ),
    [offer, draft],
  );
  const codeOf = (over: string | null): string | undefined => CODES.find((code) => regionThing(code) === over);
  const drag = useDrag({
    placesFor: (thing) => places.get(thing) ?? new Set(),
    move: (thing, { x, y }, over) => setCarried({ thing: thing as Thing, x, y, over }),
    drop(thing, over) {
      setCarried(null);
      const code = codeOf(over);
      if (code !== undefined) change(withPiece(offer, draft, thing as Thing, code));
    },
    cancel: () => setCarried(null),
  });
  const over = codeOf(carried?.over ?? null);
  return (
    <div className={styles['palette']} aria-hidden="true" data-testid="palette">
      {PIECES.map(({ thing, name, says }) => {
        const isOut = places.get(thing)?.size === 0;
        return (
          <span
            key={thing}
            className={styles['piece']}
            data-draggable={isOut ? undefined : ''}
            data-out={isOut || undefined}
            data-piece={thing}
            title={isOut ? `${name}: there is no place for it, or no money` : `${name}: drag it onto a region`}
            {...termFor(TERMS[thing])}
            {...drag.handlers(thing)}
          >
            <Piece thing={thing} seat={seat} size={22} />
            <b>{name}</b>
            <small>{says}</small>
          </span>
        );
      })}
      {carried !== null && (
        <span className={styles['carried']} style={{ left: carried.x, top: carried.y }}>
          <Piece thing={carried.thing} seat={seat} size={28} />
          {over !== undefined && <b>{regionName(over)}</b>}
        </span>
      )}
    </div>
  );
}
