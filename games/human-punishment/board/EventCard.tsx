import { clsx, Reconstructed } from '@tablewright/board';
import {
  CHECK_THING,
  dieThing,
  EVENT_STACKS,
  EVENT_THING,
  EVENTS,
  type EventCard as Card,
} from '@tablewright/human-punishment-rules/content';
import { DECLARED, diceNow, eventNow, isPlain, stepsOf } from './checks.ts';
import styles from './EventCard.module.css';
import { frameOf, signed } from './look.ts';
import type { TableProps } from './props.ts';
import { provenanceOf } from './provenance.ts';
import { CardFace, PieceSign } from './signs.tsx';

/** What lies in the middle of the table: an Event with its check, an escape, a vote. */
export function Middle(props: TableProps) {
  const { view, options } = props;
  const event = EVENTS[eventNow(view) ?? -1];
  const check = frameOf(view, 'check');
  const escape = frameOf(view, 'escape');
  const vote = frameOf(view, 'vote');
  const dice = diceNow(view);
  if (event === undefined && escape === null && vote === null && dice.length === 0) return null;
  return (
    <div className={clsx(styles['middle'], isOnMap(options) && styles['aside'])}>
      {event !== undefined && escape === null && (
        <div
          className={clsx(styles['card'], styles[event.type])}
          data-place="event"
          {...options.thing(check === null ? EVENT_THING : CHECK_THING, { label: event.name })}
        >
          <Face event={event} />
          {check !== null && <Contributions {...props} check={check} />}
        </div>
      )}
      {escape !== null && (
        <div className={styles['card']} {...options.thing(CHECK_THING, { label: 'The escape' })}>
          <h3>Out of the Cube: {escape.sign > 0 ? '+4 or more' : '−4 or less'}</h3>
          <Contributions {...props} check={{ ...escape, declared: [] }} />
        </div>
      )}
      {vote !== null && <Vote {...props} laid={vote.laid} />}
      {dice.length > 0 && (
        <div className={styles['dice']}>
          {dice.map(({ die, came }) => (
            <span
              key={die}
              className={clsx(styles['die'], styles[die.replace(/\d$/, '')])}
              title={`${die.replace(/\d$/, '')} die: ${came}`}
              {...options.thing(dieThing(die), { label: die })}
            >
              {came}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

const ON_MAP = /^(?:area|place|piece|sector|slot|spot|box|display|chip):|^apex$/;

/** Something on the map is to be chosen: what lies in the middle makes way. */
function isOnMap({ offered }: TableProps['options']): boolean {
  return offered.some(({ about }) => about.some((thing) => ON_MAP.test(thing)));
}

const TYPES: Readonly<Record<Card['type'], string>> = {
  check: 'Skill check',
  colour: 'Colour check',
  decision: 'Decision',
  raid: 'Raid',
  ex: 'EX Event',
};

/** The card large, with what each way does in plain words. */
function Face({ event }: { readonly event: Card }) {
  return (
    <>
      <p className={styles['kind']}>
        Event {EVENT_STACKS[event.stack]} · {TYPES[event.type]}
        {event.type === 'decision' && ` of the ${event.who === 'leader' ? 'Leader' : 'General'}`}
      </p>
      <h3>
        <span>
          {event.name} <Reconstructed provenance={provenanceOf(event)} thing="card" inside />
        </span>
        {event.type === 'check' && (
          <b
            className={styles['target']}
            title="What the sum of all cards must come to"
          >{`${signed(event.target)} or ${event.target > 0 ? 'more' : 'less'}`}</b>
        )}
      </h3>
      <dl>
        {rowsOf(event).map(([name, says]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function rowsOf(event: Card): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'check': {
      const { success, failure, noShow } = event.says;
      return [['Success', success], ['Failure', failure], ...(noShow === null ? [] : [['No card', noShow] as const])];
    }
    case 'colour':
      return [
        [
          'Wanted',
          `${event.wanted.join(' and ')} cards${event.free ? '; they do not count against the limit of 3' : ''}`,
        ],
        ['None', event.says.none],
        ['One', event.says.one],
        ['More', event.says.more],
      ];
    case 'decision':
      return [
        ['A', event.says.a],
        ['B', event.says.b],
      ];
    case 'raid':
    case 'ex':
      return [['Now', event.says.effects]];
  }
}

interface CheckProps extends TableProps {
  readonly check: {
    readonly counts: readonly number[];
    readonly declared: readonly number[];
    readonly cards: readonly string[] | null;
    readonly removed: readonly number[];
    readonly change: number;
    readonly mine: readonly string[];
  };
}

/** Who has put in how many and said what; then the cards in the open, with the running sum. */
function Contributions({ view, names, check }: CheckProps) {
  const steps = check.cards === null ? null : stepsOf(check.cards, check.removed);
  return (
    <>
      <ul className={styles['who']} aria-label="Who has put in how many cards">
        {check.counts.map((count, seat) => (
          <li key={seat}>
            <PieceSign seat={seat} character={view.players[seat]?.character ?? null} size={22} />
            <span>{names[seat]}</span>
            <b>{count}</b>
            {(check.declared[seat] ?? 0) > 0 && <i>“{DECLARED[check.declared[seat]!]}”</i>}
          </li>
        ))}
      </ul>
      {steps === null && check.mine.length > 0 && (
        <div className={styles['cards']}>
          <span>Yours:</span>
          {check.mine.map((face, i) => (
            <CardFace key={i} face={face} />
          ))}
        </div>
      )}
      {steps !== null && (
        <div className={styles['cards']}>
          {steps.map(({ face, isOut, sum }, i) => (
            <span
              key={i}
              className={clsx(styles['step'], isOut && styles['out'])}
              style={{ animationDelay: `${i * 220}ms` }}
            >
              <CardFace face={face} />
              <small>{isPlain(check.cards!) ? signed(sum) : ' '}</small>
            </span>
          ))}
          {check.change !== 0 && <b>{signed(check.change)}</b>}
        </div>
      )}
    </>
  );
}

interface VoteProps extends TableProps {
  readonly laid: readonly { readonly by: number; readonly before: number; readonly card: string | null }[];
}

/** HPB-620 How many cards lie before whom; which ones, nobody knows. */
function Vote({ view, names, laid }: VoteProps) {
  return (
    <div className={styles['card']}>
      <p className={styles['kind']}>Vote</p>
      <h3>Who leads the city?</h3>
      <ul className={styles['who']}>
        {view.players.map(({ character }, seat) => (
          <li key={seat}>
            <PieceSign seat={seat} character={character} size={22} />
            <span>{names[seat]}</span>
            <b>{laid.filter(({ before }) => before === seat).length}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
