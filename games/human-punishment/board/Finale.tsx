import { clsx, Icon } from '@tablewright/board';
import { columnName } from '@tablewright/human-punishment-rules/content';
import { type CSSProperties, useEffect, useState } from 'react';
import { Campaign } from './Campaign.tsx';
import { columnsOf, columnWords, headline, purpleOf, verdictOf, whyEnded } from './ending.ts';
import styles from './Finale.module.css';
import { LoyaltyCard, ObjectiveCard } from './Loyalty.tsx';
import { boardOf, calledBy, FACTION_ICONS } from './look.ts';
import type { ScreenProps } from './props.ts';
import { ChipSign, PieceSign, Sign } from './signs.tsx';
import { Theme, theme } from './Theme.tsx';

const FIRST_MS = 700;
const EACH_MS = 900;

const COLOUR_NAMES = { blue: 'Humans', red: 'Machines', purple: 'Fallen' } as const;

/** HPB-902, HPB-911 The columns, both checks, then everybody's loyalty turned over. */
export function Finale({ view, names, me, outcome, before, still, telling }: ScreenProps) {
  // Whoever comes to a game that is over sees all of it at once.
  const [turning, setTurning] = useState(() => !still && before !== null);
  useEffect(() => {
    telling?.(turning);
    return () => telling?.(false);
  }, [telling, turning]);
  const steps = 3 + view.seats;
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setTurning(false), FIRST_MS + steps * EACH_MS);
    return () => clearTimeout(timer);
  }, [turning, steps]);
  if (outcome === null) return null;
  const late = (step: number) =>
    turning ? { className: styles['late'], style: { animationDelay: `${FIRST_MS + step * EACH_MS}ms` } } : {};
  const won = me !== 'spectator' && outcome.winners.includes(me);
  const victor = view.victor ?? 'outlaws';
  return (
    <Theme still={still} className={clsx(styles['finale'], styles[victor])}>
      <header className={styles['head']}>
        <Sign id={FACTION_ICONS[victor]} size={72} />
        <div>
          <h2>{headline(view)}</h2>
          <p>{whyEnded(view)}</p>
          {turning ? (
            <button type="button" className={theme['plain']} onClick={() => setTurning(false)}>
              Turn it all over
            </button>
          ) : (
            me !== 'spectator' &&
            !view.options.campaign && <p className={styles['you']}>{won ? 'You win.' : 'You do not win.'}</p>
          )}
        </div>
      </header>
      <section className={styles['checks']} aria-label="The two checks">
        <Columns view={view} late={late} />
        <div {...late(3)}>
          <Purple view={view} />
        </div>
      </section>
      {view.campaign !== null && (
        <Campaign campaign={view.campaign} names={names} me={me === 'spectator' ? null : me} still={still} />
      )}
      <ol
        className={styles['players']}
        aria-label="Everybody"
        style={{ '--in-a-row': view.seats > 5 ? 3 : view.seats } as CSSProperties}
      >
        {view.players.map(({ character, faction, dealt, objectives }, seat) => {
          const isWinner = outcome.winners.includes(seat);
          const isDark = view.options.campaign;
          return (
            <li key={seat} className={clsx(isWinner && styles['winner'])}>
              <div className={styles['who']}>
                <PieceSign seat={seat} character={character} size={36} />
                <span>
                  <b title={names[seat]}>{calledBy(me, seat, names)}</b>
                  <i>{boardOf(character)?.name}</i>
                </span>
                {!isDark && (
                  <span className={styles['mark']}>
                    <Icon name={isWinner ? 'crown' : 'cross'} size={16} />
                    {isWinner ? 'won' : 'lost'}
                  </span>
                )}
              </div>
              <div {...late(4 + seat)}>
                {faction !== null && !isDark && <LoyaltyCard faction={faction} />}
                {dealt !== null && faction !== null && dealt !== faction && !isDark && <p>Turned during the game.</p>}
                {objectives.map(
                  (objective, i) => objective !== null && !isDark && <ObjectiveCard key={i} objective={objective} />,
                )}
                <p className={styles['verdict']}>{isDark ? 'Stays in the dark.' : verdictOf(view, seat)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Theme>
  );
}

interface ColumnsProps extends Pick<ScreenProps, 'view'> {
  readonly late: (step: number) => object;
}

/** HPB-903 */
function Columns({ view, late }: ColumnsProps) {
  const columns = columnsOf(view);
  const counts = view.cause === 'network';
  const tiers = Math.max(3, ...columns.map(({ chips }) => chips.length));
  return (
    <div>
      <h3>1. The Network{!counts && ' (does not decide this time)'}</h3>
      <div className={styles['columns']} style={{ '--tiers': tiers } as CSSProperties}>
        {columns.map(({ name, chips, winner }, i) => (
          <div key={name} {...late(i)}>
            <b>{columnName(name)}</b>
            <span className={styles['stack']}>
              {chips.map((colour, tier) => (
                <ChipSign key={tier} colour={colour} size={30} />
              ))}
              {chips.length === 0 && <i>empty</i>}
            </span>
            <span className={styles['won']}>{winner === null ? 'nobody’s' : COLOUR_NAMES[winner]}</span>
          </div>
        ))}
      </div>
      <p>{columnWords(view)}</p>
    </div>
  );
}

/** HPB-907 */
function Purple({ view }: Pick<ScreenProps, 'view'>) {
  const { inJunkyard, inNetwork, isEnough, isFallenThere } = purpleOf(view);
  return (
    <>
      <h3>2. The Junkyard</h3>
      <div className={styles['junk']}>
        {view.junkyard.map((chip, i) => chip !== null && <ChipSign key={i} colour={chip.colour} size={26} />)}
      </div>
      <p>
        {inJunkyard} purple in the Junkyard, {inNetwork} in the Network:{' '}
        {isEnough
          ? isFallenThere
            ? 'enough for the Fallen, who beat everything.'
            : 'it would be enough, but nobody is Fallen.'
          : 'not enough for the Fallen (3, or 2 and 2).'}
      </p>
    </>
  );
}
