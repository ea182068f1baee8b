import { clsx, Icon } from '@tablewright/board';
import { CODES, DC, proceedsOf, regionName, SIZES, stillMissing } from '@tablewright/emergent-rules/content';
import { many } from '@tablewright/kernel/words';
import { amount, asSale, beginning, draftingOf, fitsIn, offerOf, stepped } from '../draft.ts';
import { dollars } from '../look.ts';
import { Piece } from '../parts/signs.tsx';
import type { AskedProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import plan from './Plan.module.css';
import styles from './Ship.module.css';

/** D4 Which DCs go to pay the operating costs: one by one, with what is still missing (EMT-611). */
export function ForcedChooser(props: AskedProps<'forced'>) {
  const { view, question, still, answer, ask } = props;
  const drafting = draftingOf(props);
  const offer = offerOf(question);
  if (drafting === null || offer === null) return null;
  const { draft } = drafting;
  const mine = view.players[question.seat]!;
  const dcs = CODES.flatMap((code) =>
    SIZES.map((size) => ({ code, size, stand: mine[size][code] ?? 0 })).filter(({ stand }) => stand > 0),
  );
  const sale = asSale(draft);
  const missing = stillMissing(offer, sale);
  return (
    <Theme still={still} className={theme['panel']}>
      <ul className={styles['regions']}>
        {dcs.map(({ code, size, stand }) => {
          const n = amount(draft, size, code);
          const more = stepped(draft, size, code, 1);
          const name = `${regionName(code)}, ${size} DC`;
          return (
            <li key={`${code} ${size}`} className={plan['line']}>
              <span className={plan['piece']}>
                <Piece thing={size} seat={question.seat} size={17} />
              </span>
              <span className={plan['what']}>
                <b>{regionName(code)}</b>
                <small>
                  {many(stand, `${size} DC`)} · {dollars(DC[size].resale)} each · shipped {mine.shipped[code] ?? 0}
                </small>
              </span>
              <button
                type="button"
                className={clsx(theme['plain'], theme['icon'])}
                aria-label={`${name}: keep one more`}
                aria-disabled={n === 0}
                onClick={() => n > 0 && drafting.change(stepped(draft, size, code, -1))}
              >
                <Icon name="minus" />
              </button>
              <output aria-label={name}>{n}</output>
              <button
                type="button"
                className={clsx(theme['plain'], theme['icon'])}
                aria-label={`${name}: sell one more`}
                aria-disabled={!fitsIn(offer, more)}
                onClick={() => (fitsIn(offer, more) ? drafting.change(more) : ask(asSale(more)))}
              >
                <Icon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles['sum']} role="status">
        {missing > 0 ? (
          <>
            Still missing: <b className={theme['cost']}>{dollars(missing)}</b>
          </>
        ) : (
          <>
            Enough: you keep <b className={theme['money']}>{dollars(-missing)}</b>
          </>
        )}
      </p>
      <div className={plan['tools']}>
        <button
          type="button"
          className={theme['plain']}
          disabled={proceedsOf(sale) === 0}
          onClick={() => drafting.change(beginning({ view, question }))}
        >
          Clear
        </button>
        <button
          type="button"
          className={clsx(theme['primary'], plan['lock'])}
          aria-disabled={missing > 0}
          onClick={() => (missing > 0 ? ask(sale) : answer(sale))}
        >
          {missing > 0 ? `Sell for ${dollars(missing)} more` : `Sell for ${dollars(proceedsOf(sale))}`}
        </button>
      </div>
    </Theme>
  );
}
