import { ENEMIES, ENEMY_TEXTS } from '@tablewright/human-punishment-rules/content';
import { type Aim, aimsOf } from './aims.ts';
import type { CityProps } from './City.tsx';
import styles from './EnemyTip.module.css';
import { enemyName, pieceName } from './look.ts';
import { Sign } from './signs.tsx';

type Enemy = CityProps['view']['enemies'][number];

/** ['In the City: attacks Ann.'] What it would do if its Area were activated now, for each Area that it belongs to. */
export function aimLines(aims: readonly Aim[], names: readonly string[]): readonly string[] {
  return aims.map(({ area, pieces, all }) => {
    const when = aims.length > 1 ? `If ${area} is activated` : 'If it is activated now';
    if (pieces.length === 0) return `${when}: finds nobody.`;
    const whom = pieces.map((piece) => pieceName(piece, names)).join(all ? ' and ' : ' or ');
    return `${when}: attacks ${whom}${pieces.length > 1 && !all ? ' (the Leader picks)' : ''}.`;
  });
}

/** All pieces that an Enemy aims at, from whichever of its Areas. */
export function aimedAt(view: CityProps['view'], at: string | null): ReadonlySet<number> {
  const enemy = view.enemies.find((one) => one.at === at);
  return new Set(enemy === undefined ? [] : aimsOf(view, enemy).flatMap(({ pieces }) => pieces));
}

/** An Enemy looked at: its numbers, and what it would do to whom. */
export function EnemyTip({ view, names, at }: Pick<CityProps, 'view' | 'names'> & { readonly at: string | null }) {
  const enemy: Enemy | undefined = view.enemies.find((one) => one.at === at);
  if (enemy === undefined) return null;
  const printed = ENEMIES[enemy.kind];
  return (
    <div className={styles['tip']} role="status">
      <h3>
        <Sign id={printed?.type ?? 'deus'} size={22} /> {enemyName(enemy.kind)}
      </h3>
      {printed !== undefined && (
        <p className={styles['numbers']}>
          {`Health ${enemy.health} of ${printed.health} · Shield ${printed.shield} · Strength ${printed.strength} · turns up ${printed.redCards} red`}
        </p>
      )}
      <p>{printed === undefined ? 'Attacks everybody in its Area.' : ENEMY_TEXTS[printed.type]}</p>
      {aimLines(aimsOf(view, enemy), names).map((line) => (
        <p key={line} className={styles['aim']}>
          {line}
        </p>
      ))}
    </div>
  );
}
