import { clsx, Hidden, Reconstructed } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import type { CardId } from '@tablewright/robotariat-rules';
import { cardUsed, isVain, SABOTAGES, type SabotageUse } from '@tablewright/robotariat-rules/content';
import { cardWithExtra, whyExtraIsVain } from '@tablewright/robotariat-rules/outlook';
import { cardOf } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';

/** A card as it is printed. */
function CardFace({ id, inside = false }: { readonly id: CardId; readonly inside?: boolean }) {
  const card = cardOf(id);
  if (card === null) return null;
  return (
    <>
      <span className={styles['picture']}>
        <Sign id={id} size={42} />
      </span>
      <b>
        {card.name} <Reconstructed provenance={card.provenance} thing="card" inside={inside} />
      </b>
      <p>{card.text}</p>
      {'extra' in card && card.extra !== null && (
        <p className={styles['extra']}>
          <b>For {card.extra.cost} Reputation:</b> {card.extra.text}
        </p>
      )}
    </>
  );
}

/** Two drawn cards: one is used or kept. */
export function Cards(props: ChooserProps<'sabotage' | 'upgrade'>) {
  const { question, answer, rest, resting, option } = props;
  const isUpgrade = question.about === 'upgrade';
  const choices = choicesIn<CardId | SabotageUse>(question.domain);
  const options = choices.filter((value): value is CardId => !isVain(value));
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={options.length > 1 ? styles['pair'] : undefined}>
        {options.map((value) => (
          <button
            key={value}
            type="button"
            className={clsx(styles['card'], isUpgrade && styles['upgrade'], resting === value && styles['rested'])}
            onClick={() => answer(value)}
            onPointerEnter={() => rest(value)}
            onPointerLeave={() => rest(null)}
            onFocus={() => rest(value)}
            onBlur={() => rest(null)}
            data-value={value}
          >
            <Hidden>{option(value).says}</Hidden>
            <span aria-hidden="true" style={{ display: 'contents' }}>
              <CardFace id={value} inside />
            </span>
          </button>
        ))}
      </div>
      {choices.filter(isVain).map((value) => (
        <button
          key={value}
          type="button"
          className={clsx(theme['plain'], styles['vain'])}
          onClick={() => answer(value)}
          onPointerEnter={() => rest(value)}
          onPointerLeave={() => rest(null)}
          title={option(value).says}
          data-value={value}
        >
          {vainWords(value)}
        </button>
      ))}
    </Theme>
  );
}

/** RTA-319 An extra that would do nothing now, which somebody may want to pay for all the same. */
function vainWords(use: SabotageUse): string {
  const { name, extra } = SABOTAGES.find(({ id }) => id === cardUsed(use))!;
  return `${name}, and ${extra?.cost ?? 0} Reputation for the extra, which would do nothing now`;
}

/** RTA-315 Pay for more, or not; decided before anything of the card happens. */
export function Extra(props: ChooserProps<'extra'>) {
  const { view, answer, rest, option } = props;
  const { id, extra } = cardWithExtra(view);
  const cost = extra?.cost ?? 0;
  // Where it would do nothing, what shines is to keep the Reputation.
  const vain = whyExtraIsVain(view);
  const looks = (value: 'pay' | 'decline') => ({
    onClick: () => answer(value),
    onPointerEnter: () => rest(value),
    onPointerLeave: () => rest(null),
    title: option(value).says,
  });
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={clsx(styles['card'], styles['still'])}>
        <CardFace id={id} />
      </div>
      {vain !== null && <p className={styles['sentence']}>The extra would do nothing now, because {vain}.</p>}
      <div className={clsx(styles['pair'], styles['confirm'])}>
        <button type="button" className={vain === null ? theme['primary'] : theme['plain']} {...looks('pay')}>
          Pay {cost}: {view.reputation} → {view.reputation - cost}
        </button>
        <button type="button" className={vain === null ? theme['plain'] : theme['primary']} {...looks('decline')}>
          Do not pay
        </button>
      </div>
    </Theme>
  );
}
