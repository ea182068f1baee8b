import { classes, Hidden, Icon } from '@tablewright/board';
import { useRef, useState } from 'react';
import { cardOf, characterOf } from './look.ts';
import styles from './Mine.module.css';
import { Notebook } from './Notebook.tsx';
import { ObjectiveCard, Progress } from './Objective.tsx';
import { abilityLight } from './People.tsx';
import { pointedSeat } from './points.ts';
import type { ScreenProps } from './props.ts';
import { Pawn, Sign } from './signs.tsx';
import { playerPlace } from './story.ts';
import { theme } from './Theme.tsx';

type MineProps = ScreenProps & { readonly seat: number };

/** Upgrades that are used by choice, and the answer that uses them. */
const USES: Readonly<Record<string, string>> = { U02: 'stake', U10: 'sympathy' };

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
      className={classes(styles['mine'], pointedSeat(pointed) === seat && styles['pointed'])}
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
              <Notebook view={view} names={names} me={seat} />
            )}
          </>
        )}
      </dialog>
    </section>
  );
}

function Ability({ view, seat, question, says, answer, ask, rest, ability }: MineProps & { readonly ability: string }) {
  const inTurn = question?.about === 'turn';
  const lit = inTurn && question.domain.kind === 'pick' && question.domain.from.includes('ability');
  const light = abilityLight(view, seat);
  const state = lit ? 'use it now' : light === 'used' ? 'used this turn' : light === 'ready' ? 'now' : null;
  const look = classes(styles['ability'], (lit || (light === 'ready' && !inTurn)) && styles['lit']);
  const inside = (
    <>
      {state !== null && <b>{state}</b>}
      <span>{ability}</span>
    </>
  );
  if (!inTurn) return <p className={look}>{inside}</p>;
  return (
    <button
      type="button"
      className={look}
      title={lit ? says('ability') : undefined}
      aria-disabled={!lit}
      onClick={() => (lit ? answer('ability') : ask('ability'))}
      onPointerEnter={() => lit && rest('ability')}
      onPointerLeave={() => lit && rest(null)}
    >
      {inside}
    </button>
  );
}

function MyUpgrades({ view, seat, question, says, answer, ask }: MineProps) {
  const { upgrades, used } = view.players[seat]!;
  const inTurn = question?.about === 'turn';
  const offered: readonly unknown[] = inTurn && question.domain.kind === 'pick' ? question.domain.from : [];
  return (
    <ul className={styles['cards']} aria-label="Your cards">
      {upgrades.map((id) => {
        const card = cardOf(id)!;
        const use = USES[id];
        const inside = (
          <>
            <Sign id={id} size={20} />
            <span>{card.name}</span>
          </>
        );
        return (
          <li key={id}>
            {use !== undefined && inTurn ? (
              <button
                type="button"
                className={classes(styles['upgrade'], offered.includes(use) && styles['lit'])}
                title={card.text}
                onClick={() => (offered.includes(use) ? answer(use) : ask(use))}
              >
                {inside}
                <Hidden>: {offered.includes(use) ? says(use) : card.text}</Hidden>
              </button>
            ) : (
              <span className={styles['upgrade']} title={card.text}>
                {inside}
                <Hidden>: {card.text}</Hidden>
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
