import { clsx, Icon } from '@tablewright/board';
import { cardOf, CAREER_THING, COLLEGE_THING, type DeedOf, paperThing } from '@tablewright/emigration-rules/content';
import { choicesIn } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';
import { Deal } from '../Deal.tsx';
import type { AskedProps } from '../props.ts';
import { Coin, PaperSign, ThingSign } from '../signs.tsx';
import { NO_THING, offersOf, thingOf } from '../things.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Action.module.css';

/** A turn: the cards lie on the desk; what was touched there is offered here, and what has no card of its own. */
export function Action(props: AskedProps<'action'>) {
  const { question, option, resting, rest, me, still } = props;
  const offers = offersOf(choicesIn(question.domain), option);
  const thing = resting === null ? null : (option(resting).about[0] ?? NO_THING);
  const deeds = thing === null ? undefined : offers.get(thing);
  return (
    <Theme still={still} className={theme['panel']}>
      {thing !== null && deeds !== undefined ? (
        <div className={styles['touched']}>
          {thingOf(thing)?.kind === 'stash' && <Sales offers={offers} chosen={thing} rest={rest} />}
          <Deal {...props} thing={thing} deeds={deeds} />
          <button type="button" className={styles['back']} onClick={() => rest(null)}>
            <Icon name="undo" size={16} /> {say`Other choices`}
          </button>
        </div>
      ) : (
        <Menu offers={offers} rest={rest} me={me} />
      )}
    </Theme>
  );
}

type Offers = ReturnType<typeof offersOf>;

/** The sales, with the thing that is sold. */
function salesIn(offers: Offers): { readonly thing: string; readonly deed: DeedOf<'sell'> }[] {
  return [...offers].flatMap(([thing, deeds]) =>
    deeds.flatMap((deed) => (deed.act === 'sell' ? [{ thing, deed }] : [])),
  );
}

/** Which card to sell: they also lie in the stash, but on a phone that may be out of sight. */
function Sales({ offers, chosen, rest }: Pick<MenuProps, 'offers' | 'rest'> & { readonly chosen: string }) {
  return (
    <div className={styles['sales']} role="group" aria-label={say`Which card`}>
      {salesIn(offers).map(({ thing, deed }) => (
        <button
          key={thing}
          type="button"
          className={clsx(styles['sale'], thing === chosen && styles['chosen'])}
          aria-pressed={thing === chosen}
          onClick={() => rest(deed)}
        >
          {cardOf(deed.card).name}
        </button>
      ))}
    </div>
  );
}

interface MenuProps {
  readonly offers: Offers;
  readonly rest: AskedProps<'action'>['rest'];
  readonly me: AskedProps<'action'>['me'];
}

function cardWords(n: number, own: number): string {
  const cards = many(n, 'card');
  if (own === n) return say`Touch a lit card on the desk: ${cards} can be taken without a fee.`;
  if (own === 0) return say`Touch a lit card on the desk: ${cards} can be taken, for a fee to the owner.`;
  return say`Touch a lit card on the desk: ${cards} can be taken, ${own} of them in your own layout without a fee.`;
}

function Menu({ offers, rest, me }: MenuProps) {
  const cards = [...offers.keys()].map(thingOf).filter((thing) => thing?.kind === 'card');
  const own = cards.filter(({ seat }) => seat === me).length;
  const [sale] = salesIn(offers);
  const open = (thing: string) => () => rest(offers.get(thing)?.[0] ?? null);
  return (
    <div className={styles['menu']}>
      {cards.length > 0 && <p className={styles['hint']}>{cardWords(cards.length, own)}</p>}
      <div className={styles['ways']}>
        {offers.has(CAREER_THING) && (
          <button type="button" className={clsx(styles['way'], styles['first'])} onClick={open(CAREER_THING)}>
            <ThingSign thing="college" size={22} /> {say`Graduate`}
          </button>
        )}
        {(['passport', 'ticket'] as const).map(
          (paper) =>
            offers.has(paperThing(paper)) && (
              <button key={paper} type="button" className={styles['way']} onClick={open(paperThing(paper))}>
                <PaperSign paper={paper} size={22} /> {paper === 'passport' ? say`Passport` : say`Ticket`}
              </button>
            ),
        )}
        {offers.has(COLLEGE_THING) && (
          <button type="button" className={styles['way']} onClick={open(COLLEGE_THING)}>
            <ThingSign thing="college" size={22} /> {say`College`}
          </button>
        )}
        {sale !== undefined && (
          <button type="button" className={styles['way']} onClick={open(sale.thing)}>
            <Coin size={20} /> {say`Sell a card`}
          </button>
        )}
        {offers.has(NO_THING) && (
          <button type="button" className={clsx(styles['way'], styles['first'])} onClick={open(NO_THING)}>
            {say`End your turn`}
          </button>
        )}
      </div>
    </div>
  );
}
