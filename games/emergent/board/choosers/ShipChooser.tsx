import { clsx, Count, Icon } from '@tablewright/board';
import { bandOf, BANDS, CODES, PRODUCT, regionName, regionOf, TO_CITY } from '@tablewright/emergent-rules/content';
import { many } from '@tablewright/kernel/words';
import { amount, asShipment, beginning, type Draft, draftingOf, fitsIn, offerOf, stepped } from '../draft.ts';
import { dollars } from '../look.ts';
import { Piece } from '../parts/signs.tsx';
import type { AskedProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import plan from './Plan.module.css';
import styles from './Ship.module.css';

const BAND_WORDS = ['free', '$1 each', '$2 each'] as const;

/** D3 What goes to the city that is open, and from where. It begins with what the autopilot would ship. */
export function ShipChooser(props: AskedProps<'ship'>) {
  const { view, question, still, answer, ask } = props;
  const drafting = draftingOf(props);
  const offer = offerOf(question);
  const frame = view.now.find((one) => one.stage === 'ship');
  if (drafting === null || offer === null || frame?.stage !== 'ship') return null;
  const { draft } = drafting;
  const { city } = frame;
  const { stock } = view.players[question.seat]!;
  const proposed = beginning({ view, question });
  const regions = CODES.filter((code) => (stock[code] ?? 0) > 0).sort(
    (a, b) => TO_CITY[city]![regionOf(a)]! - TO_CITY[city]![regionOf(b)]!,
  );
  const shipped = regions.reduce((sum, code) => sum + amount(draft, 'ship', code), 0);
  const freight = regions.reduce((sum, code) => sum + amount(draft, 'ship', code) * bandTo(city, code), 0);
  const isAuto = amount(draft, 'rest', 'auto') === 1;
  const set = (next: Draft): void => (fitsIn(offer, next) ? drafting.change(next) : ask(next));
  return (
    <Theme still={still} className={theme['panel']}>
      <ul className={styles['regions']}>
        {regions.map((code) => {
          const n = amount(draft, 'ship', code);
          const band = bandTo(city, code);
          const more = stepped(draft, 'ship', code, 1);
          return (
            <li key={code} className={plan['line']}>
              <span className={plan['piece']}>
                <Piece thing="cube" seat={question.seat} size={17} />
              </span>
              <span className={plan['what']}>
                <b>{regionName(code)}</b>
                <small>
                  {many(stock[code]!, 'product')} · distance {BANDS[band]}: {BAND_WORDS[band]}
                </small>
              </span>
              <button
                type="button"
                className={clsx(theme['plain'], theme['icon'])}
                aria-label={`${regionName(code)}: one less`}
                aria-disabled={n === 0}
                onClick={() => n > 0 && drafting.change(stepped(draft, 'ship', code, -1))}
              >
                <Icon name="minus" />
              </button>
              <output aria-label={regionName(code)}>{n}</output>
              <button
                type="button"
                className={clsx(theme['plain'], theme['icon'])}
                aria-label={`${regionName(code)}: one more`}
                aria-disabled={!fitsIn(offer, more)}
                onClick={() => set(more)}
              >
                <Icon name="plus" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles['sum']} role="status">
        {many(shipped, 'product')}:{' '}
        <b className={theme['money']}>
          +$
          <Count value={shipped * PRODUCT.sale} ms={260} />
        </b>
        {freight > 0 && <b className={theme['cost']}> −{dollars(freight)} transport</b>}
      </p>
      <label className={plan['switch']}>
        <input
          type="checkbox"
          checked={isAuto}
          onChange={() => drafting.change(stepped(draft, 'rest', 'auto', isAuto ? -1 : 1))}
        />
        Ship the rest of this round for me
      </label>
      <div className={plan['tools']}>
        <button
          type="button"
          className={theme['plain']}
          disabled={isSame(draft, proposed)}
          onClick={() => drafting.change(proposed)}
        >
          Back to the proposal
        </button>
        <button
          type="button"
          className={clsx(theme['primary'], plan['lock'])}
          onClick={() => answer(asShipment(draft))}
        >
          {shipped === 0 ? 'Ship nothing' : `Ship ${shipped}`}
        </button>
      </div>
    </Theme>
  );
}

function isSame(a: Draft, b: Draft): boolean {
  return ['ship', 'rest'].every((sheet) =>
    [...CODES, 'auto'].every((line) => amount(a, sheet, line) === amount(b, sheet, line)),
  );
}

function bandTo(city: number, code: string): 0 | 1 | 2 {
  return bandOf(TO_CITY[city]![regionOf(code)]!) as 0 | 1 | 2;
}
