import { clsx, Reconstructed, termFor } from '@tablewright/board';
import { cardOf } from '@tablewright/emigration-rules/content';
import { say } from '@tablewright/kernel/words';
import { memo } from 'react';
import styles from './Card.module.css';
import { Rosette } from './guilloche.tsx';
import { briefOf, faceName, faceText, KIND_WORDS, STANDING_WORDS, standingOf } from './look.ts';
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

/** Words that are wider than a card, with a stroke where one would break them by hand. */
const BREAKS = say`Reunifi-cation`.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00AD')]);

function broken(name: string): string {
  return BREAKS.reduce((text, [word, inParts]) => text.replace(word!, inParts!), name);
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
          {standing === null ? KIND_WORDS[card.kind] : STANDING_WORDS[standing]}
        </span>
        <Reconstructed provenance={card.provenance} thing={say`card`} inside className={styles['ours']} />
      </span>
      <span className={styles['name']}>{broken(faceName(card, pandemics))}</span>
      {text !== undefined && <span className={styles['text']}>{broken(text)}</span>}
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
