import { clsx, Reconstructed } from '@tablewright/board';
import {
  CHECK_THING,
  dieThing,
  EVENT_STACKS,
  EVENT_THING,
  EVENTS,
  type EventCard as Card,
} from '@tablewright/human-punishment-rules/content';
import { Ballot, ballotNow } from './Ballot.tsx';
import { diceNow, eventNow } from './checks.ts';
import type { CityProps } from './City.tsx';
import { Contributions } from './Contributions.tsx';
import styles from './EventCard.module.css';
import { EVENT_TYPES, eventRows, targetWords } from './event-words.ts';
import { frameOf } from './look.ts';
import type { TableProps } from './props.ts';
import { provenanceOf } from './provenance.ts';
import { ClosedEyes } from './ClosedEyes.tsx';

/** What lies in the middle of the table: an Event with its check, an escape, a vote. */
export function Middle(props: CityProps) {
  const { view, options } = props;
  const event = EVENTS[eventNow(view) ?? -1];
  const check = frameOf(view, 'check');
  const escape = frameOf(view, 'escape');
  const isBlind = frameOf(view, 'machinePhase') !== null;
  const ballot = ballotNow(view);
  const dice = diceNow(view);
  if (event === undefined && escape === null && ballot === null && dice.length === 0 && !isBlind) return null;
  if (isBlind) return <ClosedEyes view={view} />;
  return (
    <div className={clsx(styles['middle'], isOnMap(options) && styles['aside'])}>
      {event !== undefined && escape === null && (
        <div
          className={clsx(styles['card'], styles[event.type], ballot !== null && styles['brief'])}
          data-place="event"
          // All of it is where a card can be dropped; what is touched is its title.
          {...(check !== null && { 'data-thing': CHECK_THING })}
        >
          <Face event={event} options={options} thing={check === null ? EVENT_THING : CHECK_THING} />
          {check !== null && <Contributions {...props} check={check} event={check.event} />}
        </div>
      )}
      {escape !== null && (
        <div className={styles['card']} data-thing={CHECK_THING}>
          <div className={styles['title']} {...options.thing(CHECK_THING, { label: 'The escape' })}>
            <h3>Out of the Cube: {escape.sign > 0 ? '+4 or more' : '−4 or less'}</h3>
          </div>
          <Contributions {...props} check={{ ...escape, declared: [] }} event={null} />
        </div>
      )}
      {ballot !== null && <Ballot {...props} ballot={ballot} />}
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

interface FaceProps extends Pick<TableProps, 'options'> {
  readonly event: Card;
  readonly thing: string;
}

/** The card large, with what each way does in plain words. Its title is what is touched, and where cards are put. */
function Face({ event, options, thing }: FaceProps) {
  return (
    <>
      <div className={styles['title']} {...options.thing(thing, { label: event.name })}>
        <p className={styles['kind']}>
          Event {EVENT_STACKS[event.stack]} · {EVENT_TYPES[event.type]}
          {event.type === 'decision' && ` of the ${event.who === 'leader' ? 'Leader' : 'General'}`}
        </p>
        <h3>
          <span>
            {event.name} <Reconstructed provenance={provenanceOf(event)} thing="card" inside />
          </span>
          {event.type === 'check' && (
            <b className={styles['target']} title="What the sum of all cards must come to">
              {targetWords(event.target)}
            </b>
          )}
        </h3>
      </div>
      <dl>
        {eventRows(event).map(([name, says]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
