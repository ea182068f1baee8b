import { type AnswerOf, clsx, Hidden, Icon, type Options, Reconstructed } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import type { Answers } from '@tablewright/robotariat-rules';
import {
  ABILITY,
  ABILITY_THING,
  cardThing,
  STAKE,
  SYMPATHY,
  type TurnAct,
} from '@tablewright/robotariat-rules/content';
import { reconstructionNote } from '@tablewright/kernel/words';
import { useRef, useState } from 'react';
import { cardOf, characterOf } from './look.ts';
import styles from './Mine.module.css';
import { Notebook } from './Notebook.tsx';
import { ObjectiveCard, Progress } from './Objective.tsx';
import { abilityLight } from './People.tsx';
import type { ScreenProps } from './props.ts';
import { Pawn, Sign } from './signs.tsx';
import { playerPlace } from './shows.ts';
import { theme } from './Theme.tsx';

type MineProps = ScreenProps & { readonly seat: number; readonly options: Options<AnswerOf<Answers>> };

/** Upgrades that are used by choice, and the answer that uses them. */
const USES: { readonly [card: string]: TurnAct } = { U02: STAKE, U10: SYMPATHY };

/** My side of the table: who I am, what I can do, what lies in front of me, and what only I may see. */
export function Mine(props: MineProps) {
  const { view, seat, names, pointed } = props;
  const player = view.players[seat]!;
  const character = characterOf(player.character);
  const [open, setOpen] = useState<'objective' | 'notebook' | null>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const show = (which: 'objective' | 'notebook') => () => {
    setOpen(which);
    sheet.current?.showModal();
  };
  return (
    <section
      className={clsx(styles['mine'], pointed === seatThing(seat) && styles['pointed'])}
      aria-label="Your side"
      data-place={playerPlace(seat)}
    >
      <div className={styles['who']}>
        <Pawn character={player.character} seat={seat} size={52} />
        <div>
          <b title={names[seat]}>{character?.name ?? names[seat]}</b>
          <span>
            you{view.first === seat && ' · go first'} · {player.played} played
          </span>
        </div>
      </div>
      {character !== null && <Ability {...props} ability={character.ability} />}
      <MyUpgrades {...props} />
      {view.mine !== null && (
        <div className={styles['secrets']}>
          <button type="button" className={styles['secret']} aria-haspopup="dialog" onClick={show('objective')}>
            <Icon name="eye" size={20} />
            <span>Objective</span>
          </button>
          <button type="button" className={styles['secret']} aria-haspopup="dialog" onClick={show('notebook')}>
            <Icon name="lock" size={20} />
            <span>Notebook</span>
          </button>
        </div>
      )}
      <dialog
        ref={sheet}
        className={styles['sheet']}
        aria-label={open === 'objective' ? 'Your secret objective' : 'Your notebook'}
        onClose={() => setOpen(null)}
        onClick={(event) => event.target === event.currentTarget && sheet.current?.close()}
      >
        {open !== null && (
          <>
            <header>
              <h3 className={theme['title']}>{open === 'objective' ? 'Your secret objective' : 'Who is what?'}</h3>
              <button
                type="button"
                className={styles['close']}
                aria-label="Close"
                onClick={() => sheet.current?.close()}
              >
                <Icon name="cross" size={20} />
              </button>
            </header>
            {open === 'objective' ? (
              <div className={styles['objective']}>
                <ObjectiveCard objective={view.mine?.objective ?? null} seats={view.seats} />
                <Progress view={view} />
              </div>
            ) : (
              <Notebook {...props} me={seat} />
            )}
          </>
        )}
      </dialog>
    </section>
  );
}

function Ability({ view, seat, question, options, ability }: MineProps & { readonly ability: string }) {
  const inTurn = question?.about === 'turn';
  const thing = options.thing(ABILITY_THING, { label: ability, tried: ABILITY });
  const lit = thing['data-lit'] === true;
  const light = abilityLight(view, seat);
  const state = lit ? 'use it now' : light === 'used' ? 'used this turn' : light === 'ready' ? 'now' : null;
  const look = clsx(styles['ability'], (lit || (light === 'ready' && !inTurn)) && styles['lit']);
  const inside = (
    <>
      {state !== null && <b>{state}</b>}
      <span>{ability}</span>
    </>
  );
  if (!inTurn) return <p className={look}>{inside}</p>;
  return (
    <button type="button" className={look} {...thing}>
      {inside}
    </button>
  );
}

function MyUpgrades({ view, seat, question, options }: MineProps) {
  const { upgrades, used } = view.players[seat]!;
  const inTurn = question?.about === 'turn';
  return (
    <ul className={styles['cards']} aria-label="Your cards">
      {upgrades.map((id) => {
        const card = cardOf(id)!;
        const use = USES[id];
        const inside = (
          <>
            <Sign id={id} size={20} />
            <span>{card.name}</span>
            <Reconstructed provenance={card.provenance} thing="card" inside />
          </>
        );
        return (
          <li key={id}>
            {use !== undefined && inTurn ? (
              <button
                type="button"
                className={clsx(styles['upgrade'], options.isLit(cardThing(id)) && styles['lit'])}
                title={card.text}
                {...options.thing(cardThing(id), { label: `${card.name}: ${card.text}`, tried: use })}
              >
                {inside}
              </button>
            ) : (
              <span className={styles['upgrade']} title={card.text}>
                {inside}
                <Hidden>
                  : {card.text}
                  {reconstructionNote(card.provenance, 'card')}
                </Hidden>
              </span>
            )}
          </li>
        );
      })}
      {used.map((id) => (
        <li key={id}>
          <span className={styles['used']} title={`Used: ${cardOf(id)?.name}`}>
            <Sign id={id} size={18} />
            <Hidden>used: {cardOf(id)?.name}</Hidden>
          </span>
        </li>
      ))}
      {upgrades.length + used.length === 0 && <li className={styles['none']}>No cards yet</li>}
    </ul>
  );
}
