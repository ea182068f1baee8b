import { clsx, Icon } from '@tablewright/board';
import { type Data, DATA, valueOf } from '@tablewright/emergence-rules/content';
import { bestGrouping, keepPairs } from '@tablewright/emergence-rules/outlook';
import type { Json } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';
import { DATA_LOOK } from '../colours.ts';
import type { AskedProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './Compile.module.css';
import {
  beginNew,
  type Groups,
  groupsIn,
  groupsOf,
  isAllowed,
  isSet,
  loose,
  NO_GROUPS,
  openSet,
  put,
  takeOut,
  wholeSets,
} from './grouping.ts';

// D-SETS Blocks are tapped into sets. The helper's proposal lies there from the start; all of it can be changed.

const EMPTY = { kind: 'grouping', items: [], held: [], sets: [], min: 0 } as const;

const worth = (sets: readonly (readonly number[])[]): number => sets.reduce((sum, set) => sum + valueOf(set), 0);

export function Compile({ question, answer, option, rest, draft, keepDraft, still }: AskedProps<'compile'>) {
  const offer = question.domain.kind === 'grouping' ? question.domain : EMPTY;
  const best = bestGrouping(offer.held);
  const kept = keepPairs(offer.held);
  const groups = groupsIn(draft, offer) ?? groupsOf(best);
  const keep = ({ sets, open }: Groups): void => keepDraft({ sets, open } satisfies Json);
  const left = loose(groups, offer);
  const typeAt = (item: number): Data => DATA.find((type) => type === offer.items[item]) ?? 'triangle';
  const sets = wholeSets(groups, offer).map((set) => set.map(typeAt));
  const tokens = worth(groups.sets);
  const same = (other: readonly (readonly number[])[]): boolean =>
    JSON.stringify(other) === JSON.stringify(groups.sets);
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['presets']} role="group" aria-label={say`Proposals`}>
        <button
          type="button"
          className={clsx(styles['preset'], same(best) && styles['on'])}
          aria-pressed={same(best)}
          onClick={() => keep(groupsOf(best))}
        >
          {say`Best: ${many(worth(best), 'token')}`}
        </button>
        {worth(kept) !== worth(best) && (
          <button
            type="button"
            className={clsx(styles['preset'], same(kept) && styles['on'])}
            aria-pressed={same(kept)}
            onClick={() => keep(groupsOf(kept))}
          >
            {say`Keep pairs: ${many(worth(kept), 'token')}`}
          </button>
        )}
        <button
          type="button"
          className={styles['preset']}
          disabled={groups.sets.length === 0}
          onClick={() => keep(NO_GROUPS)}
        >
          {say`Clear`}
        </button>
      </div>
      <div className={styles['sets']}>
        {groups.sets.map((set, i) => (
          <div
            key={i}
            className={clsx(styles['set'], groups.open === i && styles['open'])}
            role="group"
            aria-label={say`Set ${i + 1}`}
          >
            {set.map((item, n) => (
              <button
                key={n}
                type="button"
                className={styles['chip']}
                aria-label={say`Take the ${DATA_LOOK[typeAt(item)].name} block out of set ${i + 1}`}
                onClick={() => keep(takeOut(groups, i, item))}
              >
                <Pic cube={typeAt(item)} size={30} />
              </button>
            ))}
            <button
              type="button"
              className={styles['worth']}
              aria-label={say`Set ${i + 1}: ${isSet(set, offer) ? many(valueOf(set), 'token') : say`not a set yet`}. Put the next block here`}
              onClick={() => keep(openSet(groups, i))}
            >
              {isSet(set, offer) ? (
                <>
                  <Pic thing="token" size={18} />
                  <b>{valueOf(set)}</b>
                </>
              ) : (
                <span>{say`add one`}</span>
              )}
            </button>
          </div>
        ))}
        {left.some((n) => n > 0) && (
          <button
            type="button"
            className={clsx(styles['set'], styles['new'], groups.open >= groups.sets.length && styles['open'])}
            onClick={() => keep(beginNew(groups))}
          >
            <Icon name="plus" size={18} /> {say`new set`}
          </button>
        )}
      </div>
      <div className={styles['loose']}>
        <span className={styles['keep']}>
          {left.some((n) => n > 0) ? say`You keep these. Tap one to put it into a set:` : say`You keep no block.`}
        </span>
        {left.map((count, item) =>
          Array.from({ length: count }, (_, n) => (
            <button
              key={`${item}:${n}`}
              type="button"
              className={styles['chip']}
              aria-label={say`Put a ${DATA_LOOK[typeAt(item)].name} block into a set`}
              onClick={() => keep(put(groups, item, offer))}
            >
              <Pic cube={typeAt(item)} size={30} />
            </button>
          )),
        )}
      </div>
      <p className={styles['table']} aria-label={say`What sets bring`}>
        <span>
          {say`2 same`} <b>1</b>
        </span>
        <span>
          {say`2 different`} <b>2</b>
        </span>
        <span>
          {say`3 different`} <b>4</b>
        </span>
        <span>
          {say`4 different`} <b>7</b>
        </span>
      </p>
      <div className={styles['foot']}>
        <button
          type="button"
          className={clsx(theme['primary'], styles['go'])}
          disabled={sets.length === 0 || !isAllowed(groups, offer)}
          title={sets.length === 0 ? undefined : option(sets).says}
          onClick={() => answer(sets)}
          onPointerEnter={() => rest(sets)}
          onPointerLeave={() => rest(null)}
          onFocus={() => rest(sets)}
          onBlur={() => rest(null)}
        >
          <Pic thing="token" size={22} />
          {sets.length === 0
            ? say`Make a set first`
            : say`Compile ${many(sets.length, 'set')} for ${many(tokens, 'token')}`}
        </button>
        {offer.min === 0 && (
          <button type="button" className={theme['plain']} onClick={() => answer([])}>
            {say`Nothing`}
          </button>
        )}
      </div>
    </Theme>
  );
}
