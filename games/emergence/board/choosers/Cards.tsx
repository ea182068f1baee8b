import { Icon, rich } from '@tablewright/board';
import { ALLEGIANCES, nameByColour, type PlayerCount } from '@tablewright/emergence-rules/content';
import { useState } from 'react';
import { say } from '@tablewright/kernel/words';
import { AgentIcon } from '../Agent.tsx';
import { AllegianceCard } from '../AllegianceCard.tsx';
import { TEAM_LOOK } from '../colours.ts';
import type { AskedProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Cards.module.css';

/** By how many belong to the A.I. */
const WITH_AI = {
  2: say`So is one of the others; you are not told who.`,
  3: say`So are two of the others; you are not told who.`,
  4: say`So are three of the others; you are not told who.`,
} as const;

/** EMG-011 … EMG-014 My card lies face down until I turn it over myself: perhaps somebody looks over my shoulder. */
export function Briefing({ view, me, names, answer, still }: AskedProps<'briefing'>) {
  const [open, setOpen] = useState(false);
  const team = me === 'spectator' ? null : (view.operatives[me]?.team ?? null);
  const fellows =
    team === 'human' ? view.operatives.flatMap((one, seat) => (one.team === 'human' && seat !== me ? [seat] : [])) : [];
  const { ai, human } = ALLEGIANCES[view.seats as PlayerCount];
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['briefing']}>
        <AllegianceCard team={team} open={open} />
        <div className={styles['words']}>
          {open && team !== null ? (
            <>
              <p className={styles['lead']}>
                {team === 'ai'
                  ? rich`You are ${<b style={{ color: TEAM_LOOK.ai.colour }}>{TEAM_LOOK.ai.name}</b>}`
                  : rich`You are ${<b style={{ color: TEAM_LOOK.human.colour }}>{TEAM_LOOK.human.name}</b>}`}
              </p>
              {team === 'ai' ? (
                <p>
                  {WITH_AI[ai]} {rich`Together you need ${<b>{view.required.ai}</b>} tokens in the A.I. compartment.`}{' '}
                  {human === 1
                    ? say`The Human needs only ${view.required.human}, or a city without data.`
                    : say`The two Humans need only ${view.required.human}, or a city without data.`}
                </p>
              ) : (
                <>
                  {fellows.map((seat) => (
                    <p key={seat} className={styles['fellow']}>
                      <AgentIcon colour={view.operatives[seat]!.colour} face={null} size={34} />
                      <span>
                        {rich`${<b>{names[seat] ?? nameByColour(view.operatives[seat]!.colour)}</b>} is your fellow Human.`}
                      </span>
                    </p>
                  ))}
                  <p>
                    {fellows.length === 0 && `${say`You are the only one, and the others are not told.`} `}
                    {rich`You win with ${<b>{view.required.human}</b>} tokens in the Human compartment, or when the last data block leaves the city. The A.I. need ${view.required.ai}.`}
                  </p>
                </>
              )}
            </>
          ) : (
            <>
              <p className={styles['lead']}>{say`Your allegiance card`}</p>
              <p>
                {human === 1
                  ? say`${ai} of you belong to the A.I., ${human} is Human. Turn your card over when nobody else can see your screen.`
                  : say`${ai} of you belong to the A.I., ${human} are Human. Turn your card over when nobody else can see your screen.`}
              </p>
            </>
          )}
          {open ? (
            <button type="button" className={theme['primary']} onClick={() => answer('understood')}>
              <Icon name="check" size={18} /> {say`I have read it`}
            </button>
          ) : (
            <button type="button" className={theme['primary']} onClick={() => setOpen(true)}>
              <Icon name="eye" size={18} /> {say`Turn over my card`}
            </button>
          )}
        </div>
      </div>
    </Theme>
  );
}

/** EMG-252 What I have spied out, for my eyes only: it lies face down too until I turn it over. */
export function SpySeen({ view, me, names, answer, still }: AskedProps<'spySeen'>) {
  const [open, setOpen] = useState(false);
  const last = view.spied.findLast(({ by }) => by === me);
  const name = last === undefined ? '' : (names[last.on] ?? '');
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['briefing']}>
        <AllegianceCard team={last?.saw ?? null} open={open} caption={name} />
        <div className={styles['words']}>
          <p className={styles['lead']}>
            {!open
              ? say`The allegiance card of ${name}`
              : last?.saw === 'human'
                ? say`${name} is Human.`
                : say`${name} belongs to the A.I.`}
          </p>
          <p>
            {say`What it says is shown to you alone. You may say about it what you like, true or not. You find it again behind the eye.`}
          </p>
          {open ? (
            <button type="button" className={theme['primary']} onClick={() => answer('understood')}>
              <Icon name="check" size={18} /> {say`I have seen it`}
            </button>
          ) : (
            <button type="button" className={theme['primary']} onClick={() => setOpen(true)}>
              <Icon name="eye" size={18} /> {say`Turn over the card`}
            </button>
          )}
        </div>
      </div>
    </Theme>
  );
}
