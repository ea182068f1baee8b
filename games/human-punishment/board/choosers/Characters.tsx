import { clsx, Icon, Portrait, Reconstructed, Terms } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import { count, partly } from '@tablewright/kernel/words';
import { CHARACTERS } from '@tablewright/human-punishment-rules/content';
import type { ChooserProps } from '../props.ts';
import { PieceSign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';

/** Whom I play: touched once to read it, confirmed below. */
export function Characters({ question, answer, draft, keepDraft, still }: ChooserProps<'characters'>) {
  const offered = choicesIn(question.domain);
  const board = CHARACTERS.find(({ id }) => id === draft && offered.includes(id));
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['characters']}>
        {CHARACTERS.filter(({ id }) => offered.includes(id)).map(({ id, name, title }) => (
          <Portrait
            key={id}
            id={id}
            name={name}
            says={title}
            isChosen={board?.id === id}
            onChoose={() => keepDraft(id)}
            className={styles['character']}
            help={id}
          >
            <PieceSign seat={question.seat} character={id} size={32} />
          </Portrait>
        ))}
      </div>
      {board !== undefined && (
        <div className={styles['about']} aria-live="polite">
          <p>
            <b>+</b> <Terms says={board.advantage} />
          </p>
          <p>
            <b>−</b> <Terms says={board.disadvantage} />
          </p>
          <p>
            <b>★</b> <Terms says={board.special} />{' '}
            <Reconstructed provenance={partly('most numbers and powers')} thing="board" />
          </p>
          <p className={styles['numbers']}>
            <span className={styles['calling']}>{board.title} · </span>
            {board.ap} actions · {board.move} movement · Strength {board.strength} · Shield {board.shield} · Health{' '}
            {board.health} · {count(board.programLimit, 'Program')} · hand of {board.handLimit}
          </p>
        </div>
      )}
      <button
        type="button"
        className={clsx(theme['primary'], styles['confirm'])}
        disabled={board === undefined}
        onClick={() => board !== undefined && answer(board.id)}
      >
        <Icon name="check" size={18} /> {board === undefined ? 'Touch one to read it' : `Play ${board.name}`}
      </button>
    </Theme>
  );
}
