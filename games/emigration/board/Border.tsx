import { clsx, Hidden, Icon, Peek, Reconstructed, rich, shared, Spoken } from '@tablewright/board';
import { BANK_THING, LANE_PROVENANCE, LANES, laneThing } from '@tablewright/emigration-rules/content';
import { laneOdds } from '@tablewright/emigration-rules/outlook';
import { rounded, say } from '@tablewright/kernel/words';
import { useState } from 'react';
import styles from './Border.module.css';
import type { Desk } from './desk.ts';
import { laneWords, Policies, Tokens } from './Lanes.tsx';
import { nationalityOf, oneIn, percent } from './look.ts';
import { Officer } from './Officer.tsx';
import { Oval, Seal } from './signs.tsx';
import { hasPapers, inTurn } from './table.ts';

const MANNERS = [say`by the book`, say`correct`, say`so so`, say`easy-going`, say`half asleep`] as const;

/** Phase 2: five booths with their officers, what is still in each stack, and who came through where. */
export function Border({ desk }: { readonly desk: Desk }) {
  const { view, me, names } = desk;
  const [odds, setOdds] = useState(false);
  const by = inTurn(view);
  // Odds are for whoever has to choose; between the attempts, for me.
  const whose = by ?? (me === 'spectator' ? null : me);
  const player = whose === null ? null : view.players[whose]!;
  const choosing = view.now.at(-1)?.stage === 'cross';
  return (
    <div className={styles['border']}>
      <div className={styles['top']}>
        <p className={styles['title']} data-place={BANK_THING}>
          <b>{say`The border`}</b>
          {player !== null && view.phase === 'border' && (
            <Standing
              name={whose === me ? null : (names[whose!] ?? '')}
              assurance={player.assurance}
              choosing={choosing}
              papers={hasPapers(player)}
            />
          )}
        </p>
        <Policies desk={desk} />
        {player !== null && view.phase === 'border' && (
          <button
            type="button"
            className={clsx(styles['odds'], desk.question?.about === 'cross' && styles['twice'])}
            aria-pressed={odds}
            onClick={() => setOdds(!odds)}
          >
            {odds ? say`Hide the odds` : say`Show the odds`}
          </button>
        )}
      </div>
      <ol className={styles['booths']}>
        {LANES.map((_, i) => (
          <Booth key={i} desk={desk} lane={i + 1} assurance={odds && player !== null ? player.assurance : null} />
        ))}
      </ol>
    </div>
  );
}

interface StandingProps {
  /** null for me */
  readonly name: string | null;
  readonly assurance: number;
  readonly choosing: boolean;
  readonly papers: boolean;
}

/** Who stands at the border with how much. */
function Standing({ name, assurance, choosing, papers }: StandingProps) {
  const has = (
    <>
      <Seal size={16} /> <b>{assurance}</b>
    </>
  );
  const lacks = papers ? null : <em> {name === null ? say`and lack a paper` : say`and lacks a paper`}</em>;
  if (name === null) {
    return <span>{choosing ? rich`You have ${has}${lacks}` : rich`You have ${has} before trading${lacks}`}</span>;
  }
  return <span>{choosing ? rich`${name} has ${has}${lacks}` : rich`${name} has ${has} before trading${lacks}`}</span>;
}

interface BoothProps {
  readonly desk: Desk;
  readonly lane: number;
  /** whose odds are shown: so much Assurance; null for none */
  readonly assurance: number | null;
}

function Booth({ desk, lane, assurance }: BoothProps) {
  const { view, names, me } = desk;
  const spot = laneThing(lane);
  const lit = desk.isLit(spot);
  const { left, top } = view.lanes[lane - 1]!;
  // without the token that I may have seen: whoever sits beside me reads them too
  const odds = assurance === null ? null : laneOdds(left, assurance);
  const through = view.players.flatMap((player, seat) => (player.attempt?.lane === lane ? [{ seat, player }] : []));
  const mineSeen = view.looked.some(({ by, lane: at }) => by === me && at === lane);
  return (
    <li className={clsx(styles['booth'], desk.pointed === spot && styles['pointed'])} data-place={spot}>
      <button
        type="button"
        className={clsx(styles['lane'], lit && styles['lit'], lit && desk.lit.includes(spot) && styles['aimed'])}
        onClick={() => desk.touch(spot)}
        onPointerEnter={() => lit && desk.hover(spot)}
        onPointerLeave={() => lit && desk.hover(null)}
        onFocus={() => lit && desk.hover(spot)}
        onBlur={() => lit && desk.hover(null)}
      >
        <Spoken words={laneWords(desk, lane, lit)}>
          <span className={styles['sign']}>
            <i>{say`Lane`} </i>
            {lane} <Reconstructed provenance={LANE_PROVENANCE[lane - 1]!} thing={say`lane`} inside />
          </span>
          <span className={styles['officer']}>
            <Officer lane={lane} size="100%" />
          </span>
          <span className={styles['manner']}>{MANNERS[lane - 1]}</span>
          <Tokens desk={desk} lane={lane} />
          {odds !== null && (
            <span className={clsx(styles['chance'], odds.chance === 0 && styles['none'])}>
              <b>{percent(odds.chance)}</b>
              <span className={styles['keeps']}>
                {odds.chance === 0 ? say`too little` : say`${oneIn(odds.chance)}, keeps ${rounded(odds.left)}`}
              </span>
            </span>
          )}
        </Spoken>
      </button>
      {mineSeen && view.phase !== 'over' && top !== null && (
        <Peek className={styles['peek']} label={say`Hold to see the top token of lane ${lane}`}>
          {(open) => (open ? <b>{top}</b> : <Icon name="eye" size={18} />)}
        </Peek>
      )}
      <ul className={styles['through']}>
        {through.map(({ seat, player }) => (
          <li key={seat} className={clsx(player.attempt?.in === true ? styles['in'] : styles['out'])}>
            <Oval country={nationalityOf(player).country} size={26} />
            <span className={clsx(shared['clipped'], styles['name'])}>{names[seat]}</span>
            <span className={styles['stamp']}>
              {player.attempt?.token} {player.attempt?.in === true ? say`in` : say`out`}
              <Hidden>{player.attempt?.in === true ? say`got in` : say`stayed out`}</Hidden>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
