import type { BoardProps, GameScreen } from '@tablewright/board';
import { useContext } from 'react';
import { WordsContext } from './words.ts';
import css from './PlainBoard.module.css';

/** The table as text, for a game whose board is not drawn yet. */
function PlainBoard({ view, names }: BoardProps) {
  const words = useContext(WordsContext);
  return (
    <div className={css['plain']}>
      <pre>{words === null ? '' : words.table(view, names)}</pre>
    </div>
  );
}

function PlainPicture() {
  return (
    <svg className={css['picture']} viewBox="0 0 320 180" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.5">
        {[0, 1, 2, 3, 4].map((i) => (
          <path
            key={i}
            d={`M160 ${30 + i * 12} l${104 - i * 20} ${60 - i * 12} l${-104 + i * 20} ${60 - i * 12} l${-104 + i * 20} ${-60 + i * 12} z`}
          />
        ))}
      </g>
    </svg>
  );
}

export function plainScreen(id: string): GameScreen {
  return {
    id,
    promise: '',
    minutes: '',
    kind: '',
    learning: 'medium',
    accent: { dark: '#9fb4c8', light: '#44586b' },
    Picture: PlainPicture,
    Board: PlainBoard,
    choosers: {},
    points: {},
    newcomer: {
      breath: { says: ['', '', ''], Picture: PlainPicture, shows: '' },
      goal: () => ({ says: '', secret: null }),
      hints: {},
      glossary: [],
    },
  };
}
