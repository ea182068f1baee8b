import { clsx, Count, Icon } from '@tablewright/board';
import { fastRng } from '@tablewright/kernel';
import { type Plan, planFaults, PRODUCT } from '@tablewright/emergent-rules/content';
import { type Bill, billOf, forecastOf, whatIf } from '@tablewright/emergent-rules/outlook';
import { useMemo, useState } from 'react';
import { onDesk, useDesk } from '../desk.ts';
import { asPlan, cleared, type Draft, draftingOf, fitsIn, isEmpty, offerOf, sameAgain, stepped } from '../draft.ts';
import { change, dollars } from '../look.ts';
import { amounts, chanceWords } from '../planning.ts';
import { Sign } from '../parts/signs.tsx';
import type { AskedProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Plan.module.css';
import { Palette } from './Palette.tsx';
import { RegionSheet } from './RegionSheet.tsx';
import { place } from './words.ts';

/** D1 The secret plan: a region to work on, the running bill, and the lock. */
export function PlanChooser(props: AskedProps<'plan'>) {
  const { view, question, still } = props;
  const drafting = draftingOf(props);
  const { region, showing } = useDesk();
  const offer = offerOf(question);
  if (drafting === null || offer === null) return null;
  if (showing !== null) {
    return (
      <Theme still={still} className={theme['panel']}>
        <div className={styles['watching']}>
          <p>
            Round {showing.round}{' '}
            {showing.done ? 'is over. Look at the accounts, then plan the next one.' : 'is shown on the map.'}
          </p>
          <button type="button" className={theme['primary']} onClick={showing.end}>
            {showing.done ? `Plan round ${view.round}` : 'Skip to planning'}
          </button>
        </div>
      </Theme>
    );
  }
  const { draft } = drafting;
  const plan = asPlan(draft);
  const bill = billOf(view, question.seat, plan);
  const [problem] = planFaults(offer, draft);
  const blocked = !fitsIn(offer, draft);
  return (
    <Theme still={still} className={clsx(theme['panel'], region !== null && styles['atWork'])}>
      {region !== null && <RegionSheet {...props} offer={offer} drafting={drafting} region={region} left={bill.left} />}
      <BillTable bill={bill} />
      {problem !== undefined && (
        <p className={blocked ? styles['problem'] : styles['missing']} role="status">
          {problem.says}
        </p>
      )}
      {region === null && (
        <>
          {isEmpty(draft) && (
            <p className={clsx(styles['hint'], styles['beginning'])}>
              Touch a region on the map, or drag a piece onto it: DCs, products, cylinders.
            </p>
          )}
          <Palette offer={offer} drafting={drafting} seat={question.seat} />
        </>
      )}
      <div className={styles['tools']}>
        <button
          type="button"
          className={clsx(theme['plain'], theme['icon'])}
          aria-label="Undo the last step"
          title="Undo the last step"
          disabled={drafting.undo === null}
          onClick={() => drafting.undo?.()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className={theme['plain']}
          disabled={isEmpty(draft)}
          onClick={() => drafting.change(cleared(draft))}
        >
          Clear
        </button>
        {Object.keys(view.players[question.seat]!.shipped).length > 0 && (
          <button
            type="button"
            className={theme['plain']}
            title="Stock again what each DC sold last round"
            onClick={() => drafting.change(sameAgain(view, question.seat, offer, draft))}
          >
            Same again
          </button>
        )}
        <LockButton {...props} draft={draft} problem={problem !== undefined} left={bill.left} />
      </div>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={draft['shipping']?.['ask'] === 1}
          onChange={(event) => drafting.change(stepped(draft, 'shipping', 'ask', event.currentTarget.checked ? 1 : -1))}
        />
        <span>
          Ask me what to ship this round <small>(otherwise it is shipped for you; kept for the next rounds)</small>
        </span>
      </label>
      <Prospects {...props} plan={plan} bill={bill} />
    </Theme>
  );
}

/** `draft` is locked as it is; what is wrong with it is said when the button is touched. */
function LockButton({
  view,
  draft,
  problem,
  left,
  answer,
  ask,
}: AskedProps<'plan'> & { readonly draft: Draft; readonly problem: boolean; readonly left: number }) {
  const [sure, setSure] = useState(false);
  const empty = isEmpty(draft);
  const lock = (): void => {
    onDesk.open(null);
    answer(asPlan(draft));
  };
  if (sure && empty && !problem) {
    return (
      <div className={styles['sure']} role="group" aria-label="An empty plan">
        <p role="status">An empty plan: you buy nothing, so you sell nothing in round {view.round}. Lock it anyway?</p>
        <button type="button" className={theme['plain']} onClick={lock}>
          Lock it empty
        </button>
        {/* where the other button was: who clicks twice has thrown nothing away */}
        <button
          type="button"
          className={clsx(theme['primary'], styles['lock'])}
          ref={(button) => button?.focus()}
          onClick={() => setSure(false)}
        >
          Go on planning
        </button>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={clsx(theme['primary'], styles['lock'])}
      aria-disabled={problem}
      data-testid="lock-plan"
      onClick={() => {
        if (problem) ask(draft);
        else if (empty) setSure(true);
        else lock();
      }}
    >
      <Icon name="lock" size={16} />
      {empty ? `Lock an empty plan` : `Lock · keep ${dollars(left)}`}
    </button>
  );
}

/** The running bill, as on the player aid: sell, build, products, marketing, and what remains. */
function BillTable({ bill }: { readonly bill: Bill }) {
  return (
    <dl className={clsx(styles['bill'], bill.left < 0 && styles['wrong'])}>
      <div>
        <dt>Cash</dt>
        <dd>{dollars(bill.cash)}</dd>
      </div>
      <div>
        <dt>DCs sold</dt>
        <dd>{change(bill.proceeds)}</dd>
      </div>
      <div>
        <dt>DCs built</dt>
        <dd>{change(-bill.build)}</dd>
      </div>
      <div>
        <dt>Products</dt>
        <dd>{change(-bill.products)}</dd>
      </div>
      <div>
        <dt>Cylinders</dt>
        <dd>{change(-bill.marketing)}</dd>
      </div>
      <div className={styles['left']}>
        <dt>Left</dt>
        <dd>
          {bill.left < 0 ? '−' : ''}$<Count value={Math.abs(bill.left)} ms={260} />
        </dd>
      </div>
    </dl>
  );
}

/** What the plan would bring, if the others only fill the DCs that stand there. */
function Prospects({ view, question, plan, bill }: AskedProps<'plan'> & { readonly plan: Plan; readonly bill: Bill }) {
  const { seat } = question;
  const cities = useMemo(() => whatIf(view, seat, plan), [view, seat, plan]);
  const forecast = useMemo(
    () => (view.market === 'classic' ? null : forecastOf(view, seat, plan, fastRng(7))),
    [view, seat, plan],
  );
  const stocked = Object.keys(plan.stock).length > 0;
  const income = forecast === null ? 0 : Math.round(forecast.revenue - forecast.transport);
  const short = stocked && forecast !== null && bill.left + income < bill.operating;
  return (
    <div className={styles['prospects']}>
      {bill.operating > 0 && (
        <p className={clsx(styles['rent'], short && styles['short'])}>
          <Sign name="house" size={15} /> Operating cost this round: <b>{dollars(bill.operating)}</b>
          {bill.salesToPay > 0 && ` · sell at least ${bill.salesToPay} to pay it`}
          {short && ' · that may fall short'}
        </p>
      )}
      {stocked && forecast !== null && (
        <p className={styles['rent']}>
          <Sign name="truck" size={15} /> A guess: you sell about <b>{Math.round(forecast.sold)}</b> for{' '}
          <b>{dollars(income)}</b> after transport.
        </p>
      )}
      {stocked && (
        <details className={styles['cities']} open={!matchMedia('(max-width: 62rem)').matches}>
          <summary>With this plan, city by city</summary>
          <ul>
            {cities.map(({ city, region, rank, chance, mine, says }, i) => {
              if (chance === 0) return null;
              const much = mine === null || mine.tier > 3 ? '' : amounts(view, i, mine.tier);
              return (
                <li key={city}>
                  <button type="button" onClick={() => onDesk.open(region)} title={says}>
                    <i>{rank}</i>
                    <span>{city}</span>
                    <b>{place(mine)}</b>
                    <em>{much === '' ? '' : `sell ${much}`}</em>
                    <small>{chanceWords(view, chance)}</small>
                  </button>
                </li>
              );
            })}
          </ul>
          <p className={styles['hint']}>
            If the others fill the DCs they have and do not advertise. “4 of 6”: in so many of the demand sets that may
            come, the city wants anything at all. Every product sold brings {`$${PRODUCT.sale}`}, less transport.
          </p>
        </details>
      )}
    </div>
  );
}
