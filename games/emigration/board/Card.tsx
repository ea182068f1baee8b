import { clsx, Reconstructed, termFor } from '@tablewright/board';
import { cardOf } from '@tablewright/emigration-rules/content';
import { memo } from 'react';
import styles from './Card.module.css';
import { Rosette } from './guilloche.tsx';
import { briefOf, faceName, faceText, KIND_WORDS, standingOf } from './look.ts';
import { CardSign, Coin, Seal } from './signs.tsx';

export interface FaceProps {
  /** the card's id, or 'down' */
  readonly id: string;
  readonly pandemics?: number;
  /** what its owner would get from me */
  readonly fee?: number;
  /** Assurance that it would mean to me at the border */
  readonly worth?: number;
  /** I cannot pay for it */
  readonly dear?: boolean;
}

/** The one word that is wider than a card: it is broken where one would break it by hand. */
function broken(name: string): string {
  return name.replace('Reunification', 'Reunifi\u00ADcation');
}

/** A card as a piece of paper: it fills its box, and says less the smaller that is. */
export const Face = memo(function Face({ id, pandemics = 0, fee = 0, worth = 0, dear = false }: FaceProps) {
  if (id === 'down') {
    return (
      <span className={clsx(styles['card'], styles['down'])}>
        <Rosette className={styles['rosette']} />
      </span>
    );
  }
  const card = cardOf(id);
  const standing = standingOf(id);
  const text = faceText(card, pandemics);
  return (
    <span className={clsx(styles['card'], styles[card.kind], standing === 'policy' && styles['policy'])}>
      <span className={styles['head']}>
        <CardSign kind={card.kind} id={id} size="1.25em" />
        <span className={styles['kind']} {...termFor(standing === 'policy' ? 'policy' : card.kind)}>
          {standing ?? KIND_WORDS[card.kind]}
        </span>
        <Reconstructed provenance={card.provenance} thing="card" inside className={styles['ours']} />
      </span>
      <span className={styles['name']}>{broken(faceName(card, pandemics))}</span>
      {text !== undefined && <span className={styles['text']}>{text}</span>}
      <span className={styles['art']}>
        <CardSign kind={card.kind} id={id} size="100%" />
      </span>
      <span className={styles['foot']}>
        {card.price > 0 ? (
          <span className={clsx(styles['price'], dear && styles['dear'])}>
            <Coin size="1em" />
            {card.price}
          </span>
        ) : (
          <span className={styles['brief']}>{briefOf(card, pandemics)}</span>
        )}
        {fee > 0 && <span className={styles['fee']}>+{fee}</span>}
      </span>
      {worth > 0 && (
        <span className={styles['worth']}>
          <Seal size="1.1em" />+{worth}
        </span>
      )}
    </span>
  );
});
