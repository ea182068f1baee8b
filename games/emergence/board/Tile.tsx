import { clsx, halfHexOutline, halfHexPath, hexPath, termFor } from '@tablewright/board';
import { type City, DATA, type Data } from '@tablewright/emergence-rules/content';
import { memo, type ReactNode } from 'react';
import styles from './City.module.css';
import { TILE_RADIUS } from './drawing.ts';
import { DATA_LOOK } from './colours.ts';
import { Cube, DataSign, KindSign } from './signs.tsx';

// What is printed on a tile and what lies on it. Drawn round (0, 0); a hexagon is 100 wide.

const WHOLE = hexPath(TILE_RADIUS);
const INNER = hexPath(TILE_RADIUS - 6.5);
const RIM = hexPath(TILE_RADIUS + 1.5);
const SIDES = ['left', 'right'] as const;

/** Colours that the tiles of every city share, to be put into the drawing once. */
export function TilePaints() {
  return (
    <defs>
      {DATA.map((type) => (
        <radialGradient key={type} id={`emg-${type}`} cy="42%">
          <stop offset="0" stopColor={DATA_LOOK[type].deep} />
          <stop offset="1" stopColor="#0a1429" />
        </radialGradient>
      ))}
      <radialGradient id="emg-start">
        <stop offset="0" stopColor="#1b2233" />
        <stop offset=".55" stopColor="#05070d" />
      </radialGradient>
      <linearGradient id="emg-compile" x2="0" y2="1">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="1" stopColor="#cfdcf6" />
      </linearGradient>
      <linearGradient id="emg-assimilate" x2="0" y2="1">
        <stop offset="0" stopColor="#b3bccd" />
        <stop offset="1" stopColor="#848fa5" />
      </linearGradient>
      <radialGradient id="emg-teleport">
        <stop offset="0" stopColor="#4a3f86" />
        <stop offset=".7" stopColor="#1a1740" />
      </radialGradient>
      <radialGradient id="emg-lit">
        <stop offset=".35" stopColor="#ffe08a" stopOpacity=".05" />
        <stop offset="1" stopColor="#ffe08a" stopOpacity=".5" />
      </radialGradient>
      <radialGradient id="emg-white-glow">
        <stop offset=".55" stopColor="#dfe9ff" stopOpacity=".4" />
        <stop offset="1" stopColor="#dfe9ff" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The word that explains what a kind of tile is for. */
const KIND_TERMS: Readonly<Record<City['kind'][number], string>> = {
  data: 'data-tile',
  compile: 'compile',
  assimilate: 'assimilation',
  start: 'start',
  teleport: 'teleport',
};

interface FaceProps {
  readonly city: City;
  readonly tile: number;
  /** how many agents stand on it */
  readonly agents: number;
}

/** The printed face; it changes only when an agent comes or goes, and then the sign makes room. */
export const TileFace = memo(function TileFace({ city, tile, agents }: FaceProps) {
  const kind = city.kind[tile]!;
  const name = city.names[tile]!;
  const types = city.types[tile]!.map((type) => DATA[type]!);
  const onLight = kind === 'compile' || kind === 'assimilate';
  return (
    <g
      className={clsx(agents === 1 && styles['single'], agents > 1 && styles['crowded'])}
      {...termFor(KIND_TERMS[kind])}
    >
      <path d={WHOLE} transform="translate(0 7)" className={clsx(styles['depth'], onLight && styles['paleDepth'])} />
      {kind === 'compile' && <circle r="82" fill="url(#emg-white-glow)" pointerEvents="none" />}
      {kind === 'data' ? <DataFace types={types} /> : <SpecialFace kind={kind} />}
      <text
        className={clsx(styles['name'], onLight && styles['darkName'], kind === 'assimilate' && styles['greyName'])}
        {...(types.length > 1 ? { x: 0, y: 47, textAnchor: 'middle' } : { x: -41, y: 27 })}
      >
        {name}
      </text>
    </g>
  );
});

function DataFace({ types }: { readonly types: readonly Data[] }) {
  const [first, second] = types;
  if (first === undefined) return null;
  if (second === undefined) {
    return (
      <>
        <path d={WHOLE} fill={`url(#emg-${first})`} />
        <Outline type={first} outer={WHOLE} inner={INNER} />
        <g className={styles['sign']} color={DATA_LOOK[first].colour}>
          <DataSign type={first} />
        </g>
      </>
    );
  }
  return (
    <>
      {[first, second].map((type, i) => {
        const side = SIDES[i]!;
        return (
          <g key={type}>
            <path d={halfHexPath(TILE_RADIUS, side)} fill={`url(#emg-${type})`} />
            <Outline
              type={type}
              outer={halfHexOutline(TILE_RADIUS, side)}
              inner={halfHexOutline(TILE_RADIUS - 6.5, side)}
            />
            <g className={styles[side]}>
              <g className={clsx(styles['sign'], styles['half'])} color={DATA_LOOK[type].colour}>
                <DataSign type={type} />
              </g>
            </g>
          </g>
        );
      })}
      <path d={`M0 ${-TILE_RADIUS + 8}V${TILE_RADIUS - 8}`} className={styles['seam']} />
    </>
  );
}

/** Light data has a double outline, dark data a thick one. */
function Outline({ type, outer, inner }: { readonly type: Data; readonly outer: string; readonly inner: string }) {
  const { colour, light } = DATA_LOOK[type];
  return light ? (
    <>
      <path d={outer} fill="none" stroke={colour} strokeWidth="2" strokeLinejoin="round" />
      <path d={inner} fill="none" stroke={colour} strokeWidth="1.3" strokeLinejoin="round" opacity=".75" />
    </>
  ) : (
    <path d={outer} fill="none" stroke={colour} strokeWidth="4.6" strokeLinejoin="round" />
  );
}

const SPECIAL: Readonly<Record<'start' | 'compile' | 'assimilate' | 'teleport', { rim: string; ink: string }>> = {
  start: { rim: '#e9efff', ink: '#e9efff' },
  compile: { rim: '#ffffff', ink: '#13233f' },
  assimilate: { rim: '#dfe5f0', ink: '#141b2b' },
  teleport: { rim: '#d9cfff', ink: '#efe9ff' },
};

function SpecialFace({ kind }: { readonly kind: 'start' | 'compile' | 'assimilate' | 'teleport' }) {
  const { rim, ink } = SPECIAL[kind];
  return (
    <>
      <path d={WHOLE} fill={`url(#emg-${kind})`} stroke={rim} strokeWidth="2.4" strokeLinejoin="round" />
      {kind === 'start' && (
        <g fill="none" stroke={rim}>
          <circle r="35" strokeWidth="1.2" opacity=".55" />
          <circle r="30" strokeWidth="3.6" />
          <circle r="25" strokeWidth="1" strokeDasharray="2 5" opacity=".7" />
        </g>
      )}
      {kind === 'compile' && <path d={INNER} fill="none" stroke="#8fa3c9" strokeWidth="1.4" strokeDasharray="7 5" />}
      {kind === 'assimilate' && <path d={INNER} fill="none" stroke="#4a546a" strokeWidth="1.6" />}
      {kind === 'teleport' && (
        <g fill="none" stroke={rim}>
          <circle r="36" strokeWidth="2" strokeDasharray="10 6" />
          <circle r="29" strokeWidth="1" strokeDasharray="3 5" />
        </g>
      )}
      <g className={styles['kind']} color={ink}>
        <KindSign kind={kind} />
      </g>
    </>
  );
}

export interface BlocksProps {
  readonly types: readonly Data[];
  readonly blocks: { readonly [type: string]: number };
  readonly occupied: boolean;
  readonly pulsing: boolean;
}

/** What lies on a tile: cubes in a stack, with a number from two up. */
export function TileBlocks({ types, blocks, occupied, pulsing }: BlocksProps) {
  const dual = types.length > 1;
  return types.map((type, i): ReactNode => {
    const count = blocks[type] ?? 0;
    if (count === 0) return null;
    const aside = dual ? (i === 0 ? -19 : 19) : 0;
    // beside an agent there is room for one cube only: the number says how many
    const place = occupied
      ? `translate(${dual ? aside * 0.72 : -4}px, ${dual ? 31 : 37}px) scale(.72)`
      : `translate(${aside}px, ${dual ? 18 : 20}px) scale(${dual ? 1 : 1.12})`;
    const high = occupied ? 1 : Math.min(count, 3);
    return (
      <g key={type} className={styles['stack']} style={{ transform: place }}>
        <g className={clsx(pulsing && styles['lastBlocks'])}>
          <ellipse cy="9" rx="19" ry="9" fill={DATA_LOOK[type].colour} opacity=".28" />
          {Array.from({ length: high }, (_, n) => (
            <g key={n} transform={`translate(0 ${-n * 6.5})`}>
              <Cube type={type} />
            </g>
          ))}
          {count > 1 && (
            <g transform={occupied ? 'translate(19 -3)' : `translate(13 ${-high * 6.5 + 1})`}>
              <g className={styles[occupied ? 'countBehind' : 'count']}>
                <circle r={occupied ? 11 : 9} fill="#04091a" stroke={DATA_LOOK[type].colour} strokeWidth="1.6" />
                <text
                  y={occupied ? 5.4 : 4.6}
                  textAnchor="middle"
                  className={styles['number']}
                  fontSize={occupied ? 15.5 : 12.5}
                >
                  {count}
                </text>
              </g>
            </g>
          )}
        </g>
      </g>
    );
  });
}

export const TILE_RIM = RIM;
