import { type CardBook, CardText, countCards, type FoundCard, searchCards } from '@tablewright/board';
import { many, say } from '@tablewright/kernel/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useBreak } from '../app/Broken.tsx';
import { useServerInfo } from '../app/server-info.ts';
import { shelfOf } from '../games/registry.ts';
import { hasLedger, loadCards } from '../games/texts.ts';
import { Accent } from '../parts/Accent.tsx';
import { LinkButton } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Loading, Page, Trouble } from '../parts/Page.tsx';
import css from './CardsPage.module.css';

/** All cards of a game, to be read and searched: what is printed, nothing of any table. */
export function CardsPage() {
  const { game = '' } = useParams();
  const games = useServerInfo((server) => server.games);
  const name = games?.find(({ id }) => id === game)?.name ?? game;
  const [book, setBook] = useState<CardBook | null | 'wait'>('wait');
  const breaks = useBreak();
  useEffect(() => {
    let gone = false;
    loadCards(game).then(
      (loaded) => !gone && setBook(loaded),
      (error: unknown) => !gone && breaks(error),
    );
    return () => {
      gone = true;
    };
  }, [game, breaks]);
  return (
    <Page title={say`Cards of ${name}`}>
      {book === 'wait' ? (
        <Loading says={say`The cards are being fetched …`} />
      ) : book === null ? (
        <Trouble
          sign="book"
          title={say`No cards here`}
          says={say`There is no list of cards for this game on this page.`}
        >
          <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
        </Trouble>
      ) : (
        <Accent of={shelfOf(game)?.accent}>
          <Cards game={game} name={name} book={book} />
        </Accent>
      )}
    </Page>
  );
}

interface CardsProps {
  readonly game: string;
  readonly name: string;
  readonly book: CardBook;
}

/** What is sought and the deck stand in the address: it can be sent to somebody, and found again. */
function Cards({ game, name, book }: CardsProps) {
  const [query, setQuery] = useSearchParams();
  const deckId = book.decks.find(({ id }) => id === query.get('deck'))?.id ?? null;
  const [sought, setSought] = useState(query.get('find') ?? '');
  const looked = useDeferredValue(sought);
  const found = useMemo(() => searchCards(book, looked, deckId), [book, looked, deckId]);
  const ask = (find: string, deck: string | null): void =>
    setQuery({ ...(find.trim() !== '' && { find }), ...(deck !== null && { deck }) }, { replace: true });
  return (
    <div className={css['page']}>
      <div className={css['head']}>
        <h1>{say`Cards of ${name}`}</h1>
        {hasLedger(game) && <LinkButton to={`/rules/${game}`} sign="book">{say`Rules`}</LinkButton>}
      </div>
      <div className={css['find']}>
        <Field
          label={say`Find a card`}
          type="search"
          placeholder={say`a name, or a word on the card`}
          value={sought}
          onChange={({ target }) => {
            setSought(target.value);
            ask(target.value, deckId);
          }}
        />
        <label className={css['deck']}>
          <span>{say`Deck`}</span>
          <select
            value={deckId ?? ''}
            onChange={({ target }) => ask(sought, target.value === '' ? null : target.value)}
          >
            <option value="">{say`all decks`}</option>
            {book.decks.map(({ id, name: deckName, cards }) => (
              <option key={id} value={id}>
                {deckName} ({countCards(cards)})
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className={css['hits']}>
        {found.length === 0
          ? say`No card speaks of that.`
          : say`${many(found.length, 'different card')}, ${countCards(found.map(({ card }) => card))} in all.`}
      </p>
      {looked.trim() === '' ? (
        book.decks
          .filter(({ id }) => deckId === null || id === deckId)
          .map((deck) => (
            <section key={deck.id} aria-labelledby={`deck-${deck.id}`}>
              <h2 id={`deck-${deck.id}`}>{deck.name}</h2>
              {deck.says !== undefined && <p className={css['says']}>{deck.says}</p>}
              <List found={deck.cards.map((card) => ({ deck, card }))} />
            </section>
          ))
      ) : (
        <List found={found} />
      )}
    </div>
  );
}

function List({ found }: { readonly found: readonly FoundCard[] }) {
  return (
    <ul className={css['cards']}>
      {found.map(({ deck, card }) => (
        <li key={`${deck.id}/${card.id}`} className={css['card']}>
          <CardText deck={deck} card={card} />
        </li>
      ))}
    </ul>
  );
}
