import { expect, test } from 'vitest';

const shelves = import.meta.glob<string>('../../../../games/*/board/shelf.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// The front page loads every shelf, and with it whatever that imports.
test.each(Object.entries(shelves).map(([path, source]) => [path.split('/').at(-3)!, source] as const))(
  '%s: what stands on the shelf brings nothing of the board along',
  (_id, source) => {
    const brought = [...source.matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm)].map(([, from]) => from!);
    expect(brought).toContain('@tablewright/board');
    expect(brought.filter((from) => from.startsWith('.'))).toEqual([]);
  },
);
