import { Fragment, useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useHouse } from '../app/house.ts';
import { hasTutorial, loadLedger, shelfOf } from '../games/registry.ts';
import { Accent } from '../parts/Accent.tsx';
import { LinkButton } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Page, Trouble, Waiting } from '../parts/Page.tsx';
import { type Block, inline, parseMarkdown, type Row } from '../rules/markdown.ts';
import { classesOf } from '../parts/classes.ts';
import css from './RulesPage.module.css';

const c = classesOf(css);

/** The rules ledger of a game; a refusal at the table links to its rule here. */
export function RulesPage() {
  const { game = '' } = useParams();
  const games = useHouse((house) => house.games);
  const name = games?.find(({ id }) => id === game)?.name ?? game;
  const [source, setSource] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    loadLedger(game).then(
      (text) => !gone && setSource(text),
      () => !gone && setSource(null),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return (
    <Page title={`Rules of ${name}`}>
      {source === undefined ? (
        <Waiting says="The rules are being fetched …" />
      ) : source === null ? (
        <Trouble sign="book" title="No rules here" says="There is no rules text for this game on this page.">
          <LinkButton to="/" look="main" sign="home">
            To the games
          </LinkButton>
        </Trouble>
      ) : (
        <Accent of={shelfOf(game)?.accent}>
          <Ledger game={game} source={source} name={name} />
        </Accent>
      )}
    </Page>
  );
}

function Ledger({ game, source, name }: { readonly game: string; readonly source: string; readonly name: string }) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  const [sought, setSought] = useState('');
  const { hash } = useLocation();
  const target = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target]);
  const found = sought.trim() === '' ? blocks : matching(blocks, sought);
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level <= 2);
  return (
    <div className={css['page']}>
      <details className={css['contents']} open={matchMedia('(min-width: 64rem)').matches}>
        <summary>Contents</summary>
        <nav aria-label="Contents">
          {headings.map(
            (block) =>
              block.kind === 'heading' && (
                <a key={block.id} href={`#${block.id}`}>
                  {block.text}
                </a>
              ),
          )}
        </nav>
      </details>
      <article className={css['text']}>
        <h1>Rules of {name}</h1>
        {hasTutorial(game) && (
          <p>
            <LinkButton to={`/learn/${game}`} sign="learn">
              Learn by playing instead
            </LinkButton>
          </p>
        )}
        <div className={css['find']}>
          <Field
            label="Find a rule"
            type="search"
            placeholder="a word, or an id such as EMG-122"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
        {found.length === 0 && <p role="status">No rule speaks of “{sought}”.</p>}
        {found.map((block, i) => (
          <BlockText key={i} block={block} number={i} target={target} />
        ))}
      </article>
    </div>
  );
}

/** The rules that speak of something, as one table. */
function matching(blocks: readonly Block[], sought: string): Block[] {
  const wanted = sought.trim().toLowerCase();
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const hits = rows.filter(({ rule, cells }) => rule !== null && cells.join(' ').toLowerCase().includes(wanted));
  return hits.length === 0 ? [] : [{ kind: 'table', head: ['Id', 'Rule'], rows: hits }];
}

interface BlockProps {
  readonly block: Block;
  readonly number: number;
  readonly target: string;
}

function BlockText({ block, number, target }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Tag = block.level === 1 ? 'h2' : block.level === 2 ? 'h2' : 'h3';
      return (
        <Tag id={block.id}>
          <Words text={block.text} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((item, i) => (
            <li key={i}>
              <Words text={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'line':
      return null;
    case 'table':
      return block.rows.some(({ rule }) => rule !== null) ? (
        <Rules rows={block.rows} head={block.head} target={target} />
      ) : (
        <Table block={block} number={number} />
      );
  }
}

interface RulesProps {
  readonly rows: readonly Row[];
  readonly head: readonly string[];
  readonly target: string;
}

function Rules({ rows, head, target }: RulesProps) {
  const tag = head.findIndex((name) => name.toLowerCase() === 'tag');
  return (
    <div className={css['rules']}>
      {rows.map(({ rule, cells }) => (
        <div key={cells[0]} id={rule ?? undefined} className={c('rule', rule !== null && rule === target && 'sought')}>
          <a className={css['id']} href={`#${rule}`}>
            {cells[0]}
          </a>
          <div>
            <Words text={cells[1] ?? ''} />
            {tag > 1 && cells[tag] !== undefined && cells[tag] !== 'stated' && (
              <div className={css['tag']}>
                <Words text={cells[tag]} />
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function Table({ block, number }: { readonly block: Extract<Block, { kind: 'table' }>; readonly number: number }) {
  return (
    <section className={css['wide']} tabIndex={0} aria-label={`Table ${number}`}>
      <table>
        {block.head.some((name) => name !== '') && (
          <thead>
            <tr>
              {block.head.map((name, i) =>
                name === '' ? (
                  <td key={i} />
                ) : (
                  <th key={i} scope="col">
                    <Words text={name} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map(({ cells }, i) => (
            <tr key={i}>
              {cells.map((cell, j) => (
                <td key={j}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ text }: { readonly text: string }) {
  return inline(text).map((part, i) => {
    switch (part.kind) {
      case 'bold':
        return <b key={i}>{part.text}</b>;
      case 'italic':
        return <i key={i}>{part.text}</i>;
      case 'code':
        return <code key={i}>{part.text}</code>;
      case 'rule':
        return (
          <a key={i} href={`#${part.text}`}>
            {part.text}
          </a>
        );
      case 'text':
        return <Fragment key={i}>{part.text}</Fragment>;
    }
  });
}
