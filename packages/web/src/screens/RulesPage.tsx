import { formsOf, type Glossary, type Hiding } from '@tablewright/board';
import { capital, languageTag, many, say } from '@tablewright/kernel/words';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useBreak } from '../app/Broken.tsx';
import { useServerInfo } from '../app/server-info.ts';
import { hasTutorial, shelfOf } from '../games/registry.ts';
import { langOf } from '../games/spoken.ts';
import { hasCards, loadGlossary, loadGuide, loadLedger } from '../games/texts.ts';
import { hiddenFromMe } from './hidden-from-me.ts';
import { Accent } from '../parts/Accent.tsx';
import { LinkButton } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Page, Trouble, Loading } from '../parts/Page.tsx';
import { BlockText } from '../rules/BlockText.tsx';
import { withoutHidden } from '../rules/hidden.ts';
import { type Block, parseMarkdown } from '../rules/markdown.ts';
import { passagesAbout, rulesAbout } from '../rules/search.ts';
import css from './RulesPage.module.css';

interface Texts {
  /** in plain words, in the order one plays */
  readonly guide: readonly Block[] | null;
  /** every rule with its id; a refusal at the table leads to its line */
  readonly ledger: readonly Block[] | null;
  /** its words, each explained */
  readonly glossary: Glossary | null;
}

export function RulesPage() {
  const { game = '' } = useParams();
  const games = useServerInfo((server) => server.games);
  const name = games?.find(({ id }) => id === game)?.name ?? game;
  const [texts, setTexts] = useState<Texts | null>(null);
  const breaks = useBreak();
  useEffect(() => {
    let gone = false;
    const read = (text: string | null, hidden: readonly Hiding[]): Block[] | null =>
      text === null ? null : withoutHidden(parseMarkdown(text), hidden);
    Promise.all([loadGuide(game), loadLedger(game), loadGlossary(game), hiddenFromMe(game)]).then(
      ([guide, ledger, glossary, hidden]) =>
        !gone && setTexts({ guide: read(guide, hidden), ledger: read(ledger, hidden), glossary }),
      (error: unknown) => !gone && breaks(error),
    );
    return () => {
      gone = true;
    };
  }, [game, breaks]);
  return (
    <Page title={say`Rules of ${name}`}>
      {texts === null ? (
        <Loading says={say`The rules are being fetched …`} />
      ) : texts.guide === null && texts.ledger === null ? (
        <Trouble sign="book" title={say`No rules here`} says={say`There is no rules text for this game on this page.`}>
          <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
        </Trouble>
      ) : (
        <Accent of={shelfOf(game)?.accent}>
          <Rules game={game} name={name} {...texts} />
        </Accent>
      )}
    </Page>
  );
}

type TabName = 'guide' | 'words' | 'ledger';

/** A heading of how to play, or a rule: each leads to the text in which it stands. */
function tabFor(target: string, asked: string | null, { guide, ledger, glossary }: Texts): TabName {
  if (glossary !== null && (target.startsWith(WORD) || (target === '' && asked === 'words'))) return 'words';
  if (guide === null) return 'ledger';
  if (ledger === null) return 'guide';
  if (target !== '' && anchorsOf(guide).has(target)) return 'guide';
  if (target !== '' && anchorsOf(ledger).has(target)) return 'ledger';
  return asked === 'all' ? 'ledger' : 'guide';
}

/** A word has an address of its own, which is no heading and no rule. */
const WORD = 'word-';

function anchorsOf(blocks: readonly Block[]): Set<string> {
  return new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'heading') return [block.id];
      return block.kind === 'table' ? block.rows.flatMap(({ rule }) => rule ?? []) : [];
    }),
  );
}

function Rules({ game, name, guide, ledger, glossary }: Texts & { readonly game: string; readonly name: string }) {
  const [sought, setSought] = useState('');
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const target = decodeURIComponent(hash.slice(1));
  const tab = useMemo(
    () => tabFor(target, new URLSearchParams(search).get('text'), { guide, ledger, glossary }),
    [target, search, guide, ledger, glossary],
  );
  const blocks = (tab === 'guide' ? guide : tab === 'ledger' ? ledger : null) ?? [];
  const looks = sought.trim().length > 1;
  // The ledger is held against the rules line by line, and is there in one language.
  const lang = tab === 'ledger' && languageTag() !== 'en' ? 'en' : langOf(game);
  const sample = useMemo(
    () => ledger?.flatMap((block) => (block.kind === 'table' ? block.rows : [])).find(({ rule }) => rule)?.rule ?? null,
    [ledger],
  );
  // Whoever follows an id out of what was found wants to see it, not what was found.
  useEffect(() => {
    if (target !== '') setSought('');
  }, [target]);
  useEffect(() => {
    if (target !== '' && !looks) document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target, tab, looks]);
  const headings = withoutTitle(blocks).filter((block) => block.kind === 'heading' && block.level <= 2);
  return (
    <div className={css['page']}>
      <details
        key={tab}
        className={css['contents']}
        open={matchMedia('(min-width: 64rem)').matches}
        hidden={headings.length === 0}
      >
        <summary>{say`Contents`}</summary>
        <nav aria-label={say`Contents`}>
          {headings.map(
            (block) =>
              block.kind === 'heading' && (
                <a key={block.id} href={`#${block.id}`} lang={lang} onClick={() => setSought('')}>
                  {block.text}
                </a>
              ),
          )}
        </nav>
      </details>
      <article className={css['text']}>
        <div className={css['head']}>
          <h1>{say`Rules of ${name}`}</h1>
          <span className={css['ways']}>
            {hasCards(game) && <LinkButton to={`/cards/${game}`} sign="cards">{say`All cards`}</LinkButton>}
            {hasTutorial(game) && <LinkButton to={`/learn/${game}`} sign="learn">{say`Learn by playing`}</LinkButton>}
          </span>
        </div>
        <Tabs.Root
          value={tab}
          activationMode="manual"
          onValueChange={(now) => {
            setSought('');
            void navigate({ search: now === 'guide' ? '' : now === 'ledger' ? '?text=all' : '?text=words', hash: '' });
          }}
        >
          {guide !== null && ledger !== null && (
            <Tabs.List className={css['tabs']} aria-label={say`Which text`}>
              <Tabs.Trigger value="guide" className={css['tab']}>{say`How to play`}</Tabs.Trigger>
              {glossary !== null && <Tabs.Trigger value="words" className={css['tab']}>{say`Words`}</Tabs.Trigger>}
              <Tabs.Trigger value="ledger" className={css['tab']}>{say`Every rule`}</Tabs.Trigger>
            </Tabs.List>
          )}
          <div className={css['find']}>
            <Field
              label={say`Find in the rules`}
              type="search"
              placeholder={sample === null ? say`a word` : say`a word, or an id such as ${sample}`}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </div>
          {lang === 'en' && !looks && <p className={css['english']}>{say`This text is in English only, so far.`}</p>}
          <Tabs.Content
            value={tab}
            tabIndex={-1}
            lang={lang}
            className={tab === 'ledger' ? css['ledger'] : css['guide']}
          >
            {looks ? (
              <Found {...{ sought, guide, ledger, glossary }} forget={() => setSought('')} />
            ) : tab === 'words' ? (
              <WordList words={glossary ?? []} />
            ) : (
              withoutTitle(blocks).map((block, i) => <BlockText key={i} block={block} number={i} target={target} />)
            )}
          </Tabs.Content>
        </Tabs.Root>
      </article>
    </div>
  );
}

/** Every word with what it means, and the rules that say so. */
function WordList({ words }: { readonly words: Glossary }) {
  const inOrder = words.toSorted((a, b) => a.term.localeCompare(b.term, languageTag(), { sensitivity: 'base' }));
  return (
    <dl className={css['words']} data-testid="words">
      {inOrder.map(({ id, term, plural, says, rules }) => (
        <div key={id} id={WORD + id}>
          <dt>
            {capital(term)}
            {plural !== undefined && <small>{say`plural ${plural}`}</small>}
          </dt>
          <dd>
            {says}{' '}
            {rules.map((rule) => (
              <a key={rule} href={`#${rule}`}>
                {rule}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The page has a title of its own. */
function withoutTitle(blocks: readonly Block[]): readonly Block[] {
  const [first, ...rest] = blocks;
  return first?.kind === 'heading' && first.level === 1 ? rest : blocks;
}

/** As high as the field that stays at the top while one scrolls. */
const STICKY = 100;

/** What speaks of it, in both texts. */
function Found({
  sought,
  guide,
  ledger,
  glossary,
  forget,
}: Texts & { readonly sought: string; readonly forget: () => void }) {
  const passages = useMemo(() => passagesAbout(guide ?? [], sought), [guide, sought]);
  const rows = useMemo(() => rulesAbout(ledger ?? [], sought), [ledger, sought]);
  const words = (glossary ?? []).filter((term) =>
    formsOf(term).some((form) => form.toLowerCase().includes(sought.trim().toLowerCase())),
  );
  const top = useRef<HTMLParagraphElement>(null);
  // Whoever looks for something far down in the text must not look at the end of what was found.
  useEffect(() => {
    const element = top.current;
    if (element !== null && element.getBoundingClientRect().top < STICKY) element.scrollIntoView({ block: 'start' });
  }, [sought]);
  return (
    <>
      <p ref={top} role="status" className={css['hits']}>
        {passages.length + rows.length + words.length === 0
          ? say`Nothing here speaks of “${sought.trim()}”.`
          : say`Found: ${many(passages.length, 'passage')} in how to play, ${many(rows.length, 'rule')}.`}
      </p>
      {words.length > 0 && <WordList words={words} />}
      {passages.map(({ heading, block }, i) => (
        <div key={i} className={css['passage']}>
          {heading !== null && heading !== passages[i - 1]?.heading && (
            <h3>
              <a href={`#${heading.id}`} onClick={forget}>
                {heading.text}
              </a>
            </h3>
          )}
          <BlockText block={block} number={i} target="" />
        </div>
      ))}
      {rows.length > 0 && (
        <BlockText block={{ kind: 'table', head: [say`Id`, say`Rule`], rows }} number={0} target="" />
      )}
    </>
  );
}
