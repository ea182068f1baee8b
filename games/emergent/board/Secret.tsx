import { CODES, type Plan, regionName } from '@tablewright/emergent-rules/content';
import { billOf } from '@tablewright/emergent-rules/outlook';
import { many } from '@tablewright/kernel/words';
import { asPlan, draftingOf, isEmpty } from './draft.ts';
import { dollars } from './look.ts';
import { lockedPlan } from './planning.ts';
import type { ScreenProps } from './props.ts';
import styles from './Secret.module.css';
import { Theme } from './Theme.tsx';

/** What lies behind my secrecy screen: the plan that I am making, or that I have locked. */
export function Secret(props: ScreenProps) {
  const { view, me, question, still } = props;
  const drafting = draftingOf(props);
  if (me === 'spectator') return null;
  if (view.mode === 'fast') {
    const frame = view.now.find((one) => one.stage === 'place');
    const mine = frame?.stage === 'place' ? frame.mine : null;
    const placed = question?.about === 'place' ? (drafting?.draft ?? null) : mine;
    const lines = CODES.flatMap((code) => {
      const small = placed?.['small']?.[code] ?? 0;
      const large = placed?.['large']?.[code] ?? 0;
      const words = [large > 0 && many(large, 'large DC'), small > 0 && many(small, 'small DC')].filter(Boolean);
      return words.length === 0 ? [] : [`${regionName(code)}: ${words.join(', ')}`];
    });
    return <Lines still={still} lines={lines} sum={null} />;
  }
  const plan = question?.about === 'plan' && drafting !== null ? asPlan(drafting.draft) : lockedPlan(view);
  if (plan === null || isEmpty(plan)) return <Lines still={still} lines={[]} sum={null} />;
  return <Lines still={still} lines={planLines(plan)} sum={`You keep ${dollars(billOf(view, me, plan).left)}.`} />;
}

function Lines({
  still,
  lines,
  sum,
}: {
  readonly still: boolean;
  readonly lines: readonly string[];
  readonly sum: string | null;
}) {
  return (
    <Theme still={still} className={styles['secret']}>
      {lines.length === 0 ? (
        <p>Nothing lies behind your screen yet.</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {sum !== null && <p className={styles['sum']}>{sum}</p>}
    </Theme>
  );
}

/** A plan region by region. */
export function planLines(plan: Plan): string[] {
  return CODES.flatMap((code) => {
    const of = (part: keyof Plan): number => plan[part][code] ?? 0;
    const words = [
      of('sellSmall') > 0 && `sell ${many(of('sellSmall'), 'small DC')}`,
      of('sellLarge') > 0 && `sell ${many(of('sellLarge'), 'large DC')}`,
      of('buildSmall') > 0 && `build ${many(of('buildSmall'), 'small DC')}`,
      of('buildLarge') > 0 && `build ${many(of('buildLarge'), 'large DC')}`,
      of('stock') > 0 && many(of('stock'), 'product'),
      of('market') > 0 && many(of('market'), 'cylinder'),
    ].filter((word) => word !== false);
    return words.length === 0 ? [] : [`${regionName(code)}: ${words.join(', ')}`];
  });
}
