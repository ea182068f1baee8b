import { helpFor, Icon } from '@tablewright/board';
import {
  DARK_NET_THING,
  DECK_THING,
  displayThing,
  EVENT_STACKS,
  RANDOM_PROGRAM_COST,
} from '@tablewright/human-punishment-rules/content';
import type { CityProps } from './City.tsx';
import styles from './Display.module.css';
import { DISPLAY } from './drawing.ts';
import { programOf } from './look.ts';
import { DECK, PILE } from './shows.ts';
import { tried } from './tried.ts';

const WIDTH = 146;
const HEIGHT = 98;
const GAP = 8;

const KINDS = { oneShot: 'once', charged: '2 charges', permanent: 'stays' } as const;

/** The three Programs for sale, and the decks. */
export function Display({ view, question, options }: CityProps) {
  const discarded = view.discard.reduce((sum, count) => sum + count, 0);
  const stack = Math.min(view.phase, 2);
  return (
    <g transform={`translate(${DISPLAY.x} ${DISPLAY.y})`}>
      {view.display.map((id, i) => {
        const program = programOf(id)!;
        return (
          <g key={`${id}-${i}`} transform={`translate(${i * (WIDTH + GAP)} 0)`}>
            <g
              className={styles['program']}
              {...helpFor(id, `${program.name}, ${program.cost + view.programCost}: ${program.text}`)}
              {...options.thing(displayThing(id), {
                label: program.name,
                ...tried({ question }, { act: 'buy', card: id }),
              })}
            >
              <rect width={WIDTH} height={HEIGHT} rx="8" />
            </g>
            {/* Beside what can be pressed, not in it: what is written here in pieces would have to be its name. */}
            <g className={styles['face']} aria-hidden="true">
              <circle cx={WIDTH - 22} cy="22" r="15" />
              <text className={styles['cost']} x={WIDTH - 22} y="28">
                {program.cost + view.programCost}
              </text>
              <text className={styles['kind']} x="12" y="26">
                {KINDS[program.kind]}
              </text>
              <Name name={program.name} />
              {program.provenance === 'reconstructed' && (
                <g
                  className={styles['kind']}
                  transform={`translate(${WIDTH - 20} ${HEIGHT - 20})`}
                  data-reconstructed=""
                >
                  <Icon name="pencil" size={13} />
                </g>
              )}
            </g>
          </g>
        );
      })}
      <g
        className={styles['program']}
        transform={`translate(${3 * (WIDTH + GAP)} 0)`}
        {...options.thing(DARK_NET_THING, { label: 'An unseen Program', ...tried({ question }, { act: 'buyUnseen' }) })}
      >
        <title>{`The Program deck: ${view.programDeck} cards. Unseen, for ${RANDOM_PROGRAM_COST + view.programCost}, at the Dark Net.`}</title>
        <rect width="88" height={HEIGHT} rx="8" />
      </g>
      <g className={styles['face']} transform={`translate(${3 * (WIDTH + GAP)} 0)`} aria-hidden="true">
        <text className={styles['name']} x="44" y="44" textAnchor="middle">
          Programs
        </text>
        <text className={styles['kind']} x="44" y="72" textAnchor="middle">
          {`${view.programDeck} · ${RANDOM_PROGRAM_COST + view.programCost}`}
        </text>
      </g>
      <Pile
        x={560}
        name="Influence"
        count={view.generalCount}
        place={DECK}
        thing={options.thing(DECK_THING, { label: 'The cards' })}
      />
      <Pile x={642} name="Discards" count={discarded} place={PILE} />
      <text className={styles['kind']} x="562" y={HEIGHT}>
        <title>{`${view.events[stack]?.count ?? 0} cards are left in the Event stack ${EVENT_STACKS[stack]}`}</title>
        {`Events ${EVENT_STACKS[stack]} · ${view.events[stack]?.count ?? 0}`}
      </text>
    </g>
  );
}

/** In two lines where it is long. */
function Name({ name }: { readonly name: string }) {
  const words = name.split(' ');
  const half = name.length > 13 ? Math.ceil(words.length / 2) : words.length;
  return (
    <text className={styles['name']} x="12" y="58">
      <tspan>{words.slice(0, half).join(' ')}</tspan>
      <tspan x="12" dy="22">
        {words.slice(half).join(' ')}
      </tspan>
    </text>
  );
}

interface PileProps {
  readonly x: number;
  readonly name: string;
  readonly count: number;
  readonly place: string;
  readonly thing?: ReturnType<CityProps['options']['thing']>;
}

function Pile({ x, name, count, place, thing }: PileProps) {
  return (
    <g transform={`translate(${x} 0)`} data-place={place}>
      <g className={styles['pile']} {...thing}>
        <title>{`${name}: ${count} cards`}</title>
        <rect width="80" height="78" rx="8" />
      </g>
      <g className={styles['face']} aria-hidden="true">
        <text className={styles['kind']} x="40" y="32" textAnchor="middle">
          {name}
        </text>
        <text className={styles['name']} x="40" y="60" textAnchor="middle">
          {count}
        </text>
      </g>
    </g>
  );
}
