import { Icon, Portrait } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import { CHARACTERS } from '@tablewright/robotariat-rules/content';
import { SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { FaceSign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';

/** RTA-006 Who I am: touched once to read it, confirmed below. */
export function Characters({ question, answer, option, draft, keepDraft, still }: ChooserProps<'choose'>) {
  const options = choicesIn(question.domain);
  const chosen = CHARACTERS.find(({ id }) => id === draft && options.includes(id));
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['confirm']} style={{ marginTop: 0, marginBottom: 8 }}>
        <p aria-live="polite">
          {chosen === undefined ? 'Touch a face to read what that robot can do.' : option(chosen.id).says}
        </p>
        <div className={styles['pair']}>
          <button
            type="button"
            className={theme['primary']}
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && answer(chosen.id)}
          >
            <Icon name="check" size={18} /> {chosen === undefined ? 'Choose one' : `I am ${chosen.name}`}
          </button>
          <button type="button" className={theme['plain']} onClick={() => answer('random')}>
            Let chance decide
          </button>
        </div>
      </div>
      <div className={styles['characters']}>
        {CHARACTERS.filter(({ id }) => options.includes(id)).map(({ id, name, start }) => (
          <Portrait
            key={id}
            id={id}
            name={name}
            says={SHORT[start]}
            isChosen={chosen?.id === id}
            onChoose={() => keepDraft(id)}
            className={styles['character']}
          >
            <FaceSign character={id} size={38} />
          </Portrait>
        ))}
      </div>
    </Theme>
  );
}
