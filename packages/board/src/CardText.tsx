import { reconstructionWords, say } from '@tablewright/kernel/words';
import { clsx } from 'clsx';
import styles from './CardText.module.css';
import type { FoundCard } from './cards.ts';
import { Reconstructed } from './Reconstructed.tsx';
import { Terms } from './Terms.tsx';

export interface CardTextProps extends FoundCard {
  readonly className?: string | undefined;
  /** it stands in something that is only looked at (a bubble): what the small sign means is written below */
  readonly inside?: boolean;
}

/** A card with all that is printed on it, to be read. It takes its colours from where it stands. */
export function CardText({ deck, card, className, inside = false }: CardTextProps) {
  const { name, kind, copies = 1, facts = [], text, rows = [], provenance } = card;
  const ours = inside ? reconstructionWords(provenance, say`card`) : null;
  return (
    <div className={clsx(styles['card'], className)} style={{ '--deck': deck.colour ?? 'currentColor' } as object}>
      <p className={styles['kind']}>
        {deck.name}
        {kind !== undefined && ` · ${kind}`}
        {copies > 1 && ` · ${say`${copies} copies`}`}
      </p>
      <p className={styles['name']}>
        <b>{name}</b> <Reconstructed provenance={provenance} thing={say`card`} inside={inside} />
      </p>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== undefined && (
        <p className={styles['text']}>
          <Terms says={text} inside={inside} />
        </p>
      )}
      {rows.length > 0 && (
        <dl className={styles['rows']}>
          {rows.map(([what, says]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <Terms says={says} inside={inside} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ours !== null && <p className={styles['ours']}>{ours}</p>}
    </div>
  );
}
