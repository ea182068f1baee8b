import { say } from '@tablewright/kernel/words';
import { Fragment } from 'react';
import { classesOf } from '../parts/classes.ts';
import css from './BlockText.module.css';
import { type Block, inline, type Row } from './markdown.ts';

const c = classesOf(css);

interface BlockProps {
  readonly block: Block;
  readonly number: number;
  readonly target: string;
}

export function BlockText({ block, number, target }: BlockProps) {
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
    <section className={css['wide']} tabIndex={0} aria-label={say`Table ${number}`}>
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
          <a key={i} href={`#${part.text}`} data-rule={part.text}>
            {part.text}
          </a>
        );
      case 'text':
        return <Fragment key={i}>{part.text}</Fragment>;
    }
  });
}
