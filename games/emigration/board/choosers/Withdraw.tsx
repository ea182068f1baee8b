import { clsx, Count, Stepper } from '@tablewright/board';
import { answerFor, destinationOf, type Sets } from '@tablewright/emigration-rules/content';
import { tradeable, tradeForecast } from '@tablewright/emigration-rules/outlook';
import type { Json } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';
import { percent } from '../look.ts';
import type { AskedProps } from '../props.ts';
import { Coin, Seal, ThingSign } from '../signs.tsx';
import { chancesWith } from '../table.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Withdraw.module.css';

const WORDS = {
  money: { sets: say`Sets of Money`, held: (n: number) => say`${n} Money`, sign: <Coin size={22} /> },
  documents: {
    sets: say`Sets of Documents`,
    held: (n: number) => many(n, 'Document'),
    sign: <ThingSign thing="document" size={22} />,
  },
  connections: {
    sets: say`Sets of Connections`,
    held: (n: number) => many(n, 'Connection'),
    sign: <ThingSign thing="connection" size={22} />,
  },
} as const;

const KINDS = ['money', 'documents', 'connections'] as const;
type Kind = (typeof KINDS)[number];
const NO_SETS = { money: 0, documents: 0, connections: 0 };

/** D8 What I give up at the border: everything lies in the scales from the start, and all of it can be taken back. */
export function Withdraw(props: AskedProps<'withdraw'>) {
  return props.me === 'spectator' ? null : <Scales {...props} seat={props.me} />;
}

/** What was put together so far; a kept draft may be anything, and old. */
export function setsIn(draft: Json | null, most: Sets): Sets {
  if (draft === null || typeof draft !== 'object' || Array.isArray(draft)) return most;
  const kept: Partial<Record<string, Json>> = draft as { readonly [kind: string]: Json };
  const some = (kind: Kind): number => {
    const n = kept[kind];
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 ? Math.min(n, most[kind]) : most[kind];
  };
  return { money: some('money'), documents: some('documents'), connections: some('connections') };
}

function Scales(props: AskedProps<'withdraw'> & { readonly seat: number }) {
  const { view, seat, answer, option, rest, draft, keepDraft, still } = props;
  const player = view.players[seat]!;
  const most = tradeable(player);
  const sets = setsIn(draft, most);
  const to = destinationOf(player.destination);
  const frame = view.now.at(-1);
  const totals = tradeForecast(player, view.policies, sets, frame?.stage === 'withdraw' ? frame.lost : 0);
  const held = {
    money: player.money,
    documents: player.documents.length,
    connections: player.connections.length + (player.life.includes('CON-1') ? 1 : 0),
  };
  const change = (kind: Kind, by: number) => () => keepDraft({ ...sets, [kind]: sets[kind] + by });
  const value = answerFor(to, sets);
  const isAll = KINDS.every((kind) => sets[kind] === most[kind]);
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['rows']}>
        {KINDS.map((kind) => {
          const { sets: label, sign, held: heldWords } = WORDS[kind];
          return (
            <div key={kind} className={clsx(styles['row'], most[kind] === 0 && styles['none'])}>
              <span className={styles['kind']}>
                {sign}
                <span>
                  <b>{heldWords(held[kind])}</b>
                  <small>{say`every ${to[kind].each} bring ${to[kind].brings}`}</small>
                </span>
              </span>
              <Stepper
                label={label}
                value={sets[kind]}
                canAdd={sets[kind] < most[kind]}
                canTake={sets[kind] > 0}
                onAdd={change(kind, 1)}
                onTake={change(kind, -1)}
              />
              <span className={styles['brings']}>
                +<Count value={sets[kind] * to[kind].brings} ms={200} />
              </span>
            </div>
          );
        })}
      </div>
      <p className={styles['sum']} aria-live="polite">
        <Seal size={20} /> {say`${player.assurance} held + ${totals.gained} traded`}
        {totals.taken > 0 && <em> {say`− ${totals.taken} lost`}</em>} ={' '}
        <b>
          <Count value={totals.assurance} ms={250} />
        </b>
        <span className={styles['keeps']}>
          <Coin size={15} /> {say`${totals.moneyLeft} kept (breaks ties)`}
        </span>
      </p>
      <ol className={styles['lanes']} aria-label={say`Chance to get in with that, by lane`}>
        {chancesWith(view, totals.assurance).map(({ lane, chance }) => (
          <li key={lane}>
            {say`Lane ${lane}`} <b>{percent(chance)}</b>
          </li>
        ))}
      </ol>
      <div className={styles['foot']}>
        <button
          type="button"
          className={clsx(theme['primary'], styles['go'])}
          data-value={JSON.stringify(value)}
          title={option(value).says}
          onClick={() => answer(value)}
          onPointerEnter={() => rest(value)}
          onPointerLeave={() => rest(null)}
          onFocus={() => rest(value)}
          onBlur={() => rest(null)}
        >
          {value.length === 0
            ? say`Trade nothing and go to the lanes with ${totals.assurance}`
            : say`Trade and go to the lanes with ${totals.assurance}`}
        </button>
        <button type="button" className={theme['plain']} onClick={() => keepDraft(isAll ? NO_SETS : null)}>
          {isAll ? say`Nothing` : say`All of it`}
        </button>
      </div>
    </Theme>
  );
}
