import { clsx, type ThingProps } from '@tablewright/board';
import {
  APEX_THING,
  AREA_IDS,
  boxThing,
  ENEMIES,
  ENEMY_PLACE_IDS,
  ENEMY_TEXTS,
  MAP,
  pieceThing,
  placeThing,
  placeWords,
  redSpaceNamed,
} from '@tablewright/human-punishment-rules/content';
import type { MouseEvent, PointerEvent } from 'react';
import type { CityProps } from './City.tsx';
import { aimsOf } from './aims.ts';
import { aimLines } from './EnemyTip.tsx';
import { fightAt } from './focus.ts';
import { boxRoom, pointAt, roomOf, rows, scaled } from './drawing.ts';
import { boxOf, CHIP_WORDS, enemyName, pieceName } from './look.ts';
import styles from './Pieces.module.css';
import { tried } from './tried.ts';
import { ChipShape, Hit, KuroShape, PieceShape, SignAt, shrunkTo } from './signs.tsx';

/** The Spawn Locations and red spaces, with whoever stands there; Apex and Deus. */
export function Enemies(props: CityProps & { readonly onLook: (at: string | null) => void }) {
  const { view, names, me, question, options, motion, onLook } = props;
  const flashes = new Map(motion.lingering('flash').map(({ cue, serial }) => [cue.at, { ...cue, serial }]));
  const fought = fightAt(view);
  return (
    <>
      {ENEMY_PLACE_IDS.map((at) => {
        const { x, y } = pointAt(at)!;
        const enemy = view.enemies.find((one) => one.at === at);
        const isTower = at === '4' || at === '10';
        const isRed = redSpaceNamed(at) >= 0;
        const isDead = view.destroyed.includes(at);
        const flash = flashes.get(placeThing(at));
        const words = `${stateWords(at, enemy, isDead)}${enemy === undefined ? '' : ` ${aimLines(aimsOf(view, enemy), names).join(' ')}`}`;
        const thing = options.thing(placeThing(at), {
          label: enemy === undefined ? at : enemyName(enemy.kind),
          ...(enemy !== undefined && me !== 'spectator' && tried({ question }, { act: 'attack', piece: me, at })),
        });
        return (
          <g
            key={at}
            className={clsx(styles['place'], isDead && styles['dead'], at === fought && styles['fought'])}
            transform={`translate(${x} ${y})`}
            data-place={placeThing(at)}
            {...thing}
            // An Enemy can always be looked at, by finger, mouse or keys, also where there is nothing to choose.
            {...(enemy !== undefined && {
              role: thing.role ?? 'img',
              tabIndex: 0,
              'aria-label': thing.role === undefined ? words : undefined,
              'aria-description': thing.role === undefined ? undefined : thing['aria-label'],
              ...lookingAt(at, thing, onLook),
            })}
          >
            <title>{words}</title>
            {!isRed && <path className={clsx(styles['ring'], isTower && styles['tower'])} d={isTower ? TOWER : RING} />}
            {isRed && <circle className={styles['ring']} r="22" fillOpacity={enemy === undefined ? 0 : 1} />}
            {enemy === undefined && !isRed && !isDead && (
              <text aria-hidden="true" className={styles['number']} y="6">
                {at}
              </text>
            )}
            {isDead && <SignAt id="dead" x={0} y={0} size={26} />}
            {enemy !== undefined && <EnemyFace enemy={enemy} />}
            {flash !== undefined && (
              <circle key={flash.serial} className={clsx(styles['flash'], styles[flash.tone])} r="34" />
            )}
            {thing['data-lit'] === true && <Hit />}
          </g>
        );
      })}
      <Apex view={view} options={options} />
    </>
  );
}

/** Looking is not choosing: a finger that rests on an Enemy reads it, and the release does nothing more. */
const HOLD_MS = 380;
/** outlives a drawing: looking at something draws the map anew */
let pressedAt = 0;

function lookingAt(at: string, thing: ThingProps, onLook: (at: string | null) => void) {
  return {
    onPointerEnter(event: PointerEvent) {
      onLook(at);
      thing.onPointerEnter?.(event);
    },
    onPointerLeave() {
      onLook(null);
      thing.onPointerLeave?.();
    },
    onPointerDown(event: PointerEvent) {
      pressedAt = event.timeStamp;
      onLook(at);
      thing.onPointerDown?.(event);
    },
    onClickCapture(event: MouseEvent) {
      if (pressedAt > 0 && event.timeStamp - pressedAt > HOLD_MS) event.stopPropagation();
    },
    onFocus() {
      onLook(at);
      thing.onFocus?.();
    },
    onBlur() {
      onLook(null);
      thing.onBlur?.();
    },
  };
}

const RING = 'M-22 0A22 22 0 1 1 22 0A22 22 0 1 1-22 0Z';
const TOWER = 'M0-30L26-15V15L0 30L-26 15V-15Z';

type Enemy = CityProps['view']['enemies'][number];

function stateWords(at: string, enemy: Enemy | undefined, isDead: boolean): string {
  const where = placeWords(at);
  if (enemy === undefined) return isDead ? `${where}: destroyed` : `${where}: free`;
  const printed = ENEMIES[enemy.kind];
  if (enemy.type === 'deus' || printed === undefined) return `${where}: Deus, Health ${enemy.health}`;
  return `${where}: ${enemyName(enemy.kind)}, Health ${enemy.health}, Shield ${printed.shield}, Strength ${printed.strength}, ${printed.redCards} red. ${ENEMY_TEXTS[enemy.type]}`;
}

/** Type as a picture, Level as a number, Health as hearts. */
function EnemyFace({ enemy }: { readonly enemy: Enemy }) {
  return (
    <g className={clsx(styles['enemy'], styles[`level${enemy.level}`])}>
      <circle r="24" />
      <SignAt id={enemy.type} x={0} y={-2} size={28} />
      {enemy.type !== 'deus' && (
        <g transform="translate(-18 -17)">
          <circle className={styles['badge']} r="9.500" />
          <text aria-hidden="true" y="5">
            {enemy.level}
          </text>
        </g>
      )}
      <g className={styles['health']} transform="translate(17 15)">
        <path d="M0 9L-9-1A5.500 5.500 0 0 1 0-6A5.500 5.500 0 0 1 9-1Z" />
        <text aria-hidden="true" y="5">
          {enemy.health}
        </text>
      </g>
    </g>
  );
}

function Apex({ view, options }: Pick<CityProps, 'view' | 'options'>) {
  const space = view.apex.space === null ? undefined : MAP.blue[view.apex.space - 1];
  if (space === undefined) return null;
  const { x, y } = scaled(space);
  return (
    <g className={styles['apex']} transform={`translate(${x} ${y})`} {...options.thing(APEX_THING, { label: 'Apex' })}>
      <title>{`Apex, Health ${view.bars.apex}`}</title>
      <circle r="25" />
      <SignAt id="apex" x={0} y={0} size={32} />
    </g>
  );
}

export function Boxes({ view, options }: CityProps) {
  return AREA_IDS.flatMap((area) => {
    const here = view.boxes.filter((box) => box.area === area);
    const places = rows(here.length, boxRoom(area), 36);
    return here.map(({ box, up }, i) => {
      const { x, y, size } = places[i]!;
      const thing = boxThing(area, i + 1);
      return (
        <g
          key={thing}
          className={clsx(styles['box'], up && styles['open'])}
          transform={`translate(${x} ${y}) scale(${size / 36})`}
          {...options.thing(thing, { label: 'Supply Box' })}
        >
          <title>
            {box === null
              ? 'A closed Supply Box; it may be a Trap'
              : `${boxOf(box)?.name ?? box}: ${boxOf(box)?.text ?? ''}`}
          </title>
          <rect x="-16" y="-16" width="32" height="32" rx="4" />
          <SignAt id={box === null ? 'box' : 'weapon'} x={0} y={0} size={24} />
          {options.isLit(thing) && <Hit scale={size / 36} />}
        </g>
      );
    });
  });
}

export function Pieces(props: CityProps & Aimed) {
  const { view } = props;
  const deeCoy = view.players.findIndex(({ character }) => character === 'dee-coy');
  const groups = new Map<string, { readonly room: ReturnType<typeof roomOf>; readonly pieces: number[] }>();
  for (const [piece, { area, zone }] of view.pieces.entries()) {
    if (area === null) continue;
    const caged = view.players[piece]?.detained === true;
    const key = caged ? 'cube' : zone ? 'zone' : area;
    const group = groups.get(key) ?? { room: roomOf(area, { caged, zone }), pieces: [] };
    group.pieces.push(piece);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ room, pieces }) => {
    const places = rows(pieces.length, room, 62);
    return pieces.map((piece, i) => <Piece key={piece} {...props} piece={piece} deeCoy={deeCoy} at={places[i]!} />);
  });
}

/** whom the Enemy that is looked at would attack */
interface Aimed {
  readonly aimed: ReadonlySet<number>;
}

interface PieceProps extends CityProps, Aimed {
  readonly piece: number;
  readonly deeCoy: number;
  readonly at: ReturnType<typeof rows>[number];
}

function Piece({ view, names, me, options, motion, pointed, piece, deeCoy, at, aimed }: PieceProps) {
  const { health, maxHealth, chips, scanners, place } = view.pieces[piece]!;
  const player = view.players[piece];
  const seat = player === undefined ? deeCoy : piece;
  const thing = pieceThing(piece);
  const flash = motion.lingering('flash').findLast(({ cue }) => cue.at === thing);
  const carried = chips.map(({ colour }) => (colour === null ? 'a Data Chip' : `a ${CHIP_WORDS[colour]} Data Chip`));
  const words = `${pieceName(piece, names)}, Health ${health} of ${maxHealth}${place === null ? '' : `, ${place}`}${carried.length === 0 ? '' : `, carries ${carried.join(' and ')}`}`;
  const isAway = motion.isAloft(thing) && styles['away'];
  const scale = Math.min(1, at.size / 56);
  const transform = `translate(${at.x} ${at.y}) scale(${scale})`;
  return (
    <>
      <g
        className={clsx(
          styles['piece'],
          piece === me && styles['mine'],
          view.active === seat && styles['active'],
          pointed === thing && styles['pointed'],
          aimed.has(piece) && styles['aimed'],
          isAway,
        )}
        transform={transform}
        data-place={thing}
        {...options.thing(thing, { label: pieceName(piece, names) })}
      >
        <title>{words}</title>
        <circle className={styles['halo']} r="26" />
        {player === undefined ? <KuroShape seat={seat} /> : <PieceShape seat={seat} character={player.character} />}
        <g className={styles['hearts']}>
          {Array.from({ length: maxHealth }, (_, i) => (
            <circle
              key={i}
              className={clsx(i < health && styles['full'])}
              cx={(i - (maxHealth - 1) / 2) * 11}
              cy="23"
              r="4.500"
            />
          ))}
        </g>
        {flash !== undefined && (
          <circle key={flash.serial} className={clsx(styles['flash'], styles[flash.cue.tone])} r="36" />
        )}
        {options.isLit(thing) && <Hit scale={scale} />}
      </g>
      {/* Over it, and no part of it: a letter on a button would have to be in its name. */}
      <g className={clsx(styles['carried'], isAway)} transform={transform} aria-hidden="true">
        {chips.map(({ colour }, i) => (
          <g key={i} transform={`translate(${17 - i * 12} -17) scale(0.88)`} style={shrunkTo(0.88 * scale)}>
            <ChipShape colour={colour} up={false} />
          </g>
        ))}
        {scanners.map((kind) => (
          <g
            key={kind}
            className={styles['scanner']}
            transform={`translate(${kind === 1 ? -22 : -10} -20)`}
            style={shrunkTo(scale)}
          >
            <circle r="8" />
            <text y="0.500">{kind}</text>
          </g>
        ))}
      </g>
    </>
  );
}
