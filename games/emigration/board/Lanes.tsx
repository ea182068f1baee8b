import { clsx, Icon, Reconstructed, Spoken, termFor } from '@tablewright/board';
import { cardOf, LANE_PROVENANCE, LANES, laneThing } from '@tablewright/emigration-rules/content';
import { reconstructionNote, say } from '@tablewright/kernel/words';
import { Pile } from './Counter.tsx';
import type { Desk } from './desk.ts';
import styles from './Lanes.module.css';
import { lifeOf } from './look.ts';
import { LifeSign } from './signs.tsx';

/** The tokens of a lane: those inside in ascending order, since nobody knows which lies on top; those drawn are struck out. */
export function Tokens({ desk, lane }: { readonly desk: Desk; readonly lane: number }) {
  const { left, drawn } = desk.view.lanes[lane - 1]!;
  return (
    <span className={styles['tokens']}>
      {left.map((token, i) => (
        <span key={`in${i}`} className={styles['token']}>
          {token}
        </span>
      ))}
      {drawn.map((token, i) => (
        <span key={`out${i}`} className={clsx(styles['token'], styles['drawn'])}>
          {token}
        </span>
      ))}
    </span>
  );
}

export function laneWords({ view, option }: Desk, lane: number, lit: boolean): string {
  if (lit) return option(lane).says;
  const { left, drawn } = view.lanes[lane - 1]!;
  const inside = left.join(', ') || say`nothing`;
  const words =
    drawn.length === 0
      ? say`Lane ${lane}. Inside, in some order: ${inside}.`
      : say`Lane ${lane}. Inside, in some order: ${inside}; drawn: ${drawn.join(', ')}.`;
  return `${words}${reconstructionNote(LANE_PROVENANCE[lane - 1]!, say`lane`)}`;
}

/** The border while it is still far away: five lanes and what is in them, and the policies that will bind everybody. */
export function Lanes({ desk }: { readonly desk: Desk }) {
  const { view, me } = desk;
  return (
    <div className={styles['strip']} role="group" aria-label={say`The border`}>
      <ol className={styles['lanes']}>
        {LANES.map((_, i) => {
          const lane = i + 1;
          const spot = laneThing(lane);
          const lit = desk.isLit(spot);
          const looked = view.looked.filter((one) => one.lane === lane);
          const inside = (
            <>
              <span className={styles['number']}>{lane}</span>
              <Tokens desk={desk} lane={lane} />
              <Reconstructed provenance={LANE_PROVENANCE[i]!} thing={say`lane`} inside />
              {looked.length > 0 && (
                <span
                  className={styles['eye']}
                  title={say`Looked into by ${looked.map(({ by }) => (by === me ? say`you` : desk.names[by])).join(', ')}`}
                >
                  <Icon name="eye" size={14} />
                </span>
              )}
            </>
          );
          return (
            <li
              key={lane}
              data-place={spot}
              className={clsx(desk.pointed === spot && styles['pointed'])}
              {...termFor('lane')}
            >
              {lit ? (
                <button
                  type="button"
                  className={clsx(styles['lane'], styles['lit'], desk.lit.includes(spot) && styles['aimed'])}
                  onClick={() => desk.touch(spot)}
                  onPointerEnter={() => desk.hover(spot)}
                  onPointerLeave={() => desk.hover(null)}
                >
                  <Spoken words={laneWords(desk, lane, true)}>{inside}</Spoken>
                </button>
              ) : (
                <span className={styles['lane']} title={laneWords(desk, lane, false)}>
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <Policies desk={desk} />
      <Pile desk={desk} />
    </div>
  );
}

export function Policies({ desk }: { readonly desk: Desk }) {
  const { policies } = desk.view;
  if (policies.length === 0) return null;
  return (
    <ul className={styles['policies']} aria-label={say`Policies in force at the border`} data-place="policies">
      {policies.map((id) => (
        <li key={id} title={lifeOf(id)?.text}>
          <LifeSign id={id} size={16} />
          <span>{cardOf(id).name}</span>
        </li>
      ))}
    </ul>
  );
}
