import { clsx, Count, Hidden, Icon, Reconstructed, rich, Spoken } from '@tablewright/board';
import { cardOf, CAREER_THING, destinationOf, stashThing } from '@tablewright/emigration-rules/content';
import { seatThing } from '@tablewright/kernel';
import { many, reconstructionNote, say } from '@tablewright/kernel/words';
import { useEffect, useRef, useState } from 'react';
import { Bill, Receipt } from './Bill.tsx';
import { Face } from './Card.tsx';
import type { Desk } from './desk.ts';
import { Weave } from './guilloche.tsx';
import { Layout } from './Layout.tsx';
import { careerOf, lifeOf, nationalityOf } from './look.ts';
import styles from './Mine.module.css';
import { Badges, Purse } from './Numbers.tsx';
import { penOf } from './pens.ts';
import { Oval, PaperSign, Seal, ThingSign } from './signs.tsx';
import { inTurn, outlookOf } from './table.ts';

/** What a narrow desk folds away. */
const FOLDED = ['bill', 'identity', CAREER_THING];

/** My side of the desk: my layout, who I am, what I hold, and what it would come to. */
export function Mine({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const { view, names } = desk;
  const [unfolded, setOpen] = useState(false);
  const papers = useRef<HTMLDivElement>(null);
  // Where they fold out they lie below what can be seen: whoever opens them wants to read them.
  useEffect(() => {
    if (unfolded) papers.current?.scrollIntoView({ block: 'start' });
  }, [unfolded]);
  // What a teacher or the log points at must not stay folded away.
  const open = unfolded || FOLDED.includes(desk.pointed ?? '');
  const player = view.players[seat]!;
  const outlook = outlookOf(view, player);
  const spot = seatThing(seat);
  const trades = player.withdrawal === null;
  return (
    <section
      className={clsx(
        styles['mine'],
        inTurn(view) === seat && styles['turn'],
        desk.pointed === spot && styles['pointed'],
        open && styles['open'],
        view.phase !== 'preparation' && styles['bare'],
      )}
      aria-label={say`Your side of the desk`}
    >
      {view.phase === 'preparation' && (
        <div className={styles['layout']}>
          <Layout desk={desk} seat={seat} crop />
        </div>
      )}
      <div className={clsx(styles['bar'], desk.isGoal(spot) && styles['goal'])} data-place={spot} data-thing={spot}>
        <span className={styles['me']} style={{ borderColor: penOf(seat).colour }} title={names[seat]}>
          {names[seat]}
        </span>
        <Purse player={player} />
        <Badges desk={desk} seat={seat} />
        <button type="button" className={styles['fold']} aria-expanded={open} onClick={() => setOpen(!unfolded)}>
          <Seal size={18} />
          <span>{trades ? rich`now ${<b>{outlook.forecast.assurance}</b>}` : say`papers`}</span>
          <Icon name="down" size={16} />
          <Hidden>{say`What you would cross with if it ended now; open your papers`}</Hidden>
        </button>
      </div>
      <div ref={papers} className={styles['papers']}>
        <Identity desk={desk} seat={seat} />
        <Career desk={desk} seat={seat} />
        <div className={styles['billing']}>
          {player.withdrawal === null ? (
            <Bill view={view} player={player} outlook={outlook} pointed={desk.pointed} />
          ) : (
            <Receipt player={player} />
          )}
        </div>
      </div>
      <Stash desk={desk} seat={seat} />
    </section>
  );
}

/** The data page of my passport: where I come from and where I want to go. */
function Identity({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const player = desk.view.players[seat]!;
  const from = nationalityOf(player);
  const to = destinationOf(player.destination);
  return (
    <div className={clsx(styles['identity'], desk.pointed === 'identity' && styles['pointed'])} data-place="identity">
      <Weave className={styles['weave']} />
      <Oval country={from.country} size={44} />
      <dl>
        <div>
          <dt>{say`Name`}</dt>
          <dd>{desk.names[seat]}</dd>
        </div>
        <div>
          <dt>{say`Nationality`}</dt>
          <dd>
            {from.name} · {from.number} <Reconstructed provenance={from.provenance} thing={say`Nationality`} />
          </dd>
        </div>
        <div>
          <dt>{say`Bound for`}</dt>
          <dd>{to.name}</dd>
        </div>
      </dl>
      <span className={styles['zone']} aria-hidden="true">
        {`P<${from.country}<${(desk.names[seat] ?? '').toUpperCase().replaceAll(/[^A-Z]+/g, '<')}${'<'.repeat(40)}`}
      </span>
    </div>
  );
}

/** Right way up at work, upside-down in college; the raises lie on it. */
function Career({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const player = desk.view.players[seat]!;
  const { name, baseSalary, slots, provenance } = careerOf(player);
  const lit = desk.isLit(CAREER_THING);
  const inside = (
    <span className={clsx(styles['work'], player.inCollege && styles['studies'])}>
      <b>
        {name} <Reconstructed provenance={provenance} thing={say`Career`} inside />
      </b>
      <span className={styles['slots']}>
        <span>{baseSalary}</span>
        {slots.map((worth, i) => (
          <span key={i} className={clsx(styles['slot'], i < player.raises && styles['filled'])}>
            +{worth}
          </span>
        ))}
      </span>
    </span>
  );
  const state = player.inCollege
    ? say`${name}, in college: no salary until you graduate.`
    : say`${name}: a Payday brings you ${player.salary}.`;
  const words = `${state}${reconstructionNote(provenance, say`Career`)}`;
  return (
    <div
      className={clsx(styles['career'], desk.pointed === CAREER_THING && styles['pointed'])}
      data-place={CAREER_THING}
    >
      {player.inCollege ? (
        <button
          type="button"
          className={clsx(styles['card'], lit && styles['lit'], desk.lifted === CAREER_THING && styles['lifted'])}
          title={words}
          onClick={(event) => desk.touch(CAREER_THING, event.detail === 0)}
        >
          <Spoken words={lit ? `${words} ${say`Try to graduate`}` : words}>{inside}</Spoken>
        </button>
      ) : (
        <span className={styles['card']} title={words}>
          {inside}
        </span>
      )}
      <span className={styles['state']}>
        {player.inCollege ? (
          <>
            <ThingSign thing="college" size={15} /> {say`in college`}
          </>
        ) : (
          <>
            <ThingSign thing="payday" size={14} />{' '}
            {rich`salary ${(
              <b>
                <Count value={player.salary} />
              </b>
            )}`}
          </>
        )}
      </span>
    </div>
  );
}

const PAPER_WORDS = {
  passport: {
    name: say`passport`,
    waits: say`Your next turn is skipped; then this passport is yours.`,
    held: (n: number) => many(n, 'passport'),
  },
  ticket: {
    name: say`ticket`,
    waits: say`Your next turn is skipped; then this ticket is yours.`,
    held: (n: number) => many(n, 'ticket'),
  },
} as const;

/** What I hold: papers first, then cards by kind. */
function Stash({ desk, seat }: { readonly desk: Desk; readonly seat: number }) {
  const player = desk.view.players[seat]!;
  const { upsideDown, passports, tickets } = player;
  const cards = [...player.documents, ...player.connections, ...player.life];
  return (
    <div
      className={clsx(styles['stash'], desk.pointed === 'stash' && styles['pointed'])}
      role="group"
      aria-label={say`Your stash`}
      data-place="stash"
      data-thing={seatThing(seat)}
    >
      {(['passport', 'ticket'] as const).map((paper) => {
        const held = paper === 'passport' ? passports : tickets;
        const waits = upsideDown === paper;
        return (
          <span
            key={paper}
            className={clsx(
              styles['paper'],
              styles[paper],
              held === 0 && !waits && styles['lacking'],
              waits && styles['upside'],
            )}
            title={waits ? PAPER_WORDS[paper].waits : PAPER_WORDS[paper].held(held)}
          >
            <PaperSign paper={paper} size={26} />
            {held === 0 && <b className={styles['label']}>{PAPER_WORDS[paper].name}</b>}
            {held > 1 && <i className={styles['times']}>×{held}</i>}
            {held > 0 && <i className={styles['valid']}>{say`valid`}</i>}
            {waits && (
              <i className={styles['waits']}>
                <Icon name="hourglass" size={16} />
              </i>
            )}
          </span>
        );
      })}
      {cards.map((id) => (
        <Held key={id} desk={desk} id={id} />
      ))}
      {cards.length === 0 && <span className={styles['nothing']}>{say`No Documents or Connections yet`}</span>}
    </div>
  );
}

function Held({ desk, id }: { readonly desk: Desk; readonly id: string }) {
  const { name, kind } = cardOf(id);
  const spot = stashThing(id);
  const lit = desk.isLit(spot);
  const text = lifeOf(id)?.text;
  return (
    <button
      type="button"
      className={clsx(
        styles['held'],
        lit && styles['litCard'],
        desk.lifted === spot && styles['lifted'],
        desk.pointed === spot && styles['pointed'],
        desk.lit.includes(spot) && styles['given'],
        desk.isAloft(id) && styles['aloft'],
        desk.isDragged(spot) && styles['inHand'],
      )}
      data-place={spot}
      {...desk.drag(spot)}
      tabIndex={lit ? 0 : -1}
      title={text === undefined ? say`${name}: sell it for 2 Money` : `${name}: ${text}`}
      onClick={(event) => desk.touch(spot, event.detail === 0)}
    >
      <Spoken
        words={`${lit && kind !== 'life' ? say`${name} in your stash: can be sold for 2` : say`${name} in your stash`}${text === undefined ? '' : `. ${text}`}`}
      >
        <Face id={id} />
      </Spoken>
    </button>
  );
}
