import { classes, Icon } from '@tablewright/board';
import { cardOf } from '@tablewright/emigration-rules/content';
import { many } from '@tablewright/kernel/words';
import { Deal } from '../Deal.tsx';
import type { ChooserProps } from '../props.ts';
import { Coin, PaperSign, ThingSign } from '../signs.tsx';
import { CAREER, COLLEGE, FORFEIT, offersOf, paperSpot, placeIn, spotOf, stashSpot } from '../spots.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Action.module.css';

/** A turn: the cards lie on the desk; what was touched there is offered here, and what has no card of its own. */
export function Action(props: ChooserProps) {
  const { question, resting, rest, me, still } = props;
  const offers = offersOf(question);
  const spot = spotOf(resting);
  const deeds = spot === null ? undefined : offers.get(spot);
  return (
    <Theme still={still} className={theme['panel']}>
      {spot !== null && deeds !== undefined ? (
        <div className={styles['touched']}>
          {spot.startsWith(stashSpot('')) && <Sales offers={offers} spot={spot} rest={rest} />}
          <Deal {...props} spot={spot} deeds={deeds} />
          <button type="button" className={styles['back']} onClick={() => rest(null)}>
            <Icon name="undo" size={16} /> Other choices
          </button>
        </div>
      ) : (
        <Menu offers={offers} rest={rest} me={me} />
      )}
    </Theme>
  );
}

/** Which card to sell: they also lie in the stash, but on a phone that may be out of sight. */
function Sales({ offers, spot, rest }: Pick<MenuProps, 'offers' | 'rest'> & { readonly spot: string }) {
  const sales = [...offers].filter(([one]) => one.startsWith(stashSpot('')));
  return (
    <div className={styles['sales']} role="group" aria-label="Which card">
      {sales.map(([one, [deed = null]]) => (
        <button
          key={one}
          type="button"
          className={classes(styles['sale'], one === spot && styles['chosen'])}
          aria-pressed={one === spot}
          onClick={() => rest(deed)}
        >
          {cardOf(one.slice(stashSpot('').length)).name}
        </button>
      ))}
    </div>
  );
}

interface MenuProps {
  readonly offers: ReadonlyMap<string, readonly string[]>;
  readonly rest: ChooserProps['rest'];
  readonly me: ChooserProps['me'];
}

function feeWords(cards: number, own: number): string {
  if (own === cards) return ' without a fee';
  if (own === 0) return ', for a fee to the owner';
  return `, ${own} of them in your own layout without a fee`;
}

function Menu({ offers, rest, me }: MenuProps) {
  const cards = [...offers.keys()].filter((spot) => spot.startsWith('card:'));
  const own = cards.filter((spot) => placeIn(spot)?.seat === me).length;
  const sales = [...offers.keys()].filter((spot) => spot.startsWith(stashSpot('')));
  const open = (spot: string) => () => rest(offers.get(spot)?.[0] ?? null);
  return (
    <div className={styles['menu']}>
      {cards.length > 0 && (
        <p className={styles['hint']}>
          Touch a lit card on the desk: {many(cards.length, 'card')} can be taken{feeWords(cards.length, own)}.
        </p>
      )}
      <div className={styles['ways']}>
        {offers.has(CAREER) && (
          <button type="button" className={classes(styles['way'], styles['first'])} onClick={open(CAREER)}>
            <ThingSign thing="college" size={22} /> Graduate
          </button>
        )}
        {(['passport', 'ticket'] as const).map(
          (paper) =>
            offers.has(paperSpot(paper)) && (
              <button key={paper} type="button" className={styles['way']} onClick={open(paperSpot(paper))}>
                <PaperSign paper={paper} size={22} /> {paper === 'passport' ? 'Passport' : 'Ticket'}
              </button>
            ),
        )}
        {offers.has(COLLEGE) && (
          <button type="button" className={styles['way']} onClick={open(COLLEGE)}>
            <ThingSign thing="college" size={22} /> College
          </button>
        )}
        {sales.length > 0 && (
          <button type="button" className={styles['way']} onClick={open(sales[0]!)}>
            <Coin size={20} /> Sell a card
          </button>
        )}
        {offers.has(FORFEIT) && (
          <button type="button" className={classes(styles['way'], styles['first'])} onClick={open(FORFEIT)}>
            End your turn
          </button>
        )}
      </div>
    </div>
  );
}
