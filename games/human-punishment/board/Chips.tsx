import { clsx } from '@tablewright/board';
import {
  columnName,
  NETWORK_COLUMNS,
  sectorThing,
  slotId,
  slotThing,
  slotWords,
  spotThing,
  TIERS,
} from '@tablewright/human-punishment-rules/content';
import styles from './Chips.module.css';
import type { CityProps } from './City.tsx';
import { CELLS, cellAt, JUNK_ROOM, rows, SECTOR_POINTS } from './drawing.ts';
import { CHIP_WORDS, ROMAN } from './look.ts';
import { JUNK, sectorPlace, slotPlace } from './shows.ts';
import { ChipShape, Hit, shrunkTo } from './signs.tsx';
import { tried } from './tried.ts';

/** The Data Chips: in the three Sectors, in the Network, in the Junkyard. What I know of one is marked for my eyes only. */
export function Chips(props: CityProps) {
  return (
    <>
      <Sectors {...props} />
      <Network {...props} />
      <Junkyard {...props} />
    </>
  );
}

function Sectors({ view, me, question, options }: CityProps) {
  return view.sectors.map(({ value, count, known }, sector) => {
    const { x, y } = SECTOR_POINTS[sector]!;
    const top = known[0] ?? null;
    return (
      <g
        key={ROMAN[sector]}
        className={styles['sector']}
        transform={`translate(${x} ${y})`}
        data-place={sectorPlace(sector)}
        {...options.thing(sectorThing(sector + 1), {
          label: `Sector ${ROMAN[sector]}`,
          ...(me !== 'spectator' &&
            sector !== 1 &&
            tried({ question }, { act: 'sector', piece: me, sector: sector === 0 ? 1 : 3 })),
        })}
      >
        <title>{`Sector ${ROMAN[sector]}: ${count} Data Chips, value ${value} of 4${top === null ? '' : `; you know that the top one is ${CHIP_WORDS[top]}`}`}</title>
        <rect x="-52" y="-30" width="104" height="60" rx="8" />
        <text className={styles['roman']} x="-42" y="-8">
          {ROMAN[sector]}
        </text>
        <g transform="translate(-27 12) scale(0.9)">
          <ChipShape colour={top} up={false} />
        </g>
        <text className={styles['count']} x="-8" y="19">{`×${count}`}</text>
        <g>
          {[1, 2, 3, 4].map((step) => (
            <rect
              key={step}
              className={clsx(styles['step'], step <= value && styles['done'])}
              x={-12 + step * 11}
              y="-22"
              width="9"
              height="14"
            />
          ))}
        </g>
      </g>
    );
  });
}

function Network({ view, options }: CityProps) {
  return (
    <g>
      {NETWORK_COLUMNS.map((column, i) => (
        <text
          key={column}
          className={styles['column']}
          x={CELLS.x + ((i + 0.5) * CELLS.width) / NETWORK_COLUMNS.length}
          y={CELLS.y - 6}
          textAnchor="middle"
        >
          {columnName(column)}
        </text>
      ))}
      {view.network.map((chip, slot) => {
        const { x, y, width, height } = cellAt(slot);
        const id = slotId(slot);
        const words = slotWords(id);
        return (
          <g
            key={id}
            className={clsx(styles['slot'], slot % TIERS < 3 && styles['needed'])}
            data-place={slotPlace(slot)}
            {...options.thing(slotThing(id), { label: words })}
          >
            <title>{`${words}: ${chip === null ? 'empty' : chip.colour === null ? 'face-down' : `${CHIP_WORDS[chip.colour]}${chip.up ? '' : ', face-down; you know it'}`}`}</title>
            <rect x={x + 2} y={y + 1.5} width={width - 4} height={height - 3} rx="5" />
            {chip !== null && (
              <g transform={`translate(${x + width / 2} ${y + height / 2}) scale(0.95)`}>
                <ChipShape colour={chip.colour} up={chip.up} />
              </g>
            )}
            {options.isLit(slotThing(id)) && <Hit x={x + width / 2} y={y + height / 2} />}
          </g>
        );
      })}
    </g>
  );
}

function Junkyard({ view, options, names }: CityProps) {
  const lying = view.junkyard.flatMap((chip, i) => (chip === null ? [] : [{ chip, spot: i + 1 }]));
  const places = rows(Math.max(lying.length, 1), JUNK_ROOM, 34);
  return (
    <g data-place={JUNK}>
      <rect {...JUNK_ROOM} fill="none" />
      {lying.map(({ chip, spot }, i) => {
        const { x, y, size } = places[i]!;
        const by = chip.by === null ? 'an Event' : (names[chip.by] ?? 'somebody');
        return (
          <g
            key={spot}
            className={styles['spot']}
            transform={`translate(${x} ${y}) scale(${size / 34})`}
            style={shrunkTo(size / 34)}
            {...options.thing(spotThing(spot), { label: `Spot ${spot}` })}
          >
            <title>{`Spot ${spot}: put here by ${by} in turn ${chip.turn}${chip.colour === null ? '' : `; you know that it is ${CHIP_WORDS[chip.colour]}`}`}</title>
            <rect x="-15" y="-15" width="30" height="30" rx="6" />
            <ChipShape colour={chip.colour} up={view.open} />
            {options.isLit(spotThing(spot)) && <Hit scale={size / 34} />}
          </g>
        );
      })}
    </g>
  );
}
