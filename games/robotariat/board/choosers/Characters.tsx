import { Icon } from '@tablewright/board';
import { CHARACTERS } from '@tablewright/robotariat-rules/content';
import { useState } from 'react';
import { SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { FaceSign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { optionsOf } from './Choice.tsx';
import styles from './choosers.module.css';

/** RTA-006 Who I am: touched once to read it, confirmed below. */
export function Characters(props: ChooserProps) {
  const { answer, ask, says, still } = props;
  const options = optionsOf(props);
  const [chosen, setChosen] = useState<string | null>(null);
  const isFree = (id: string): boolean => options.includes(id);
  const name = CHARACTERS.find(({ id }) => id === chosen)?.name;
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['confirm']} style={{ marginTop: 0, marginBottom: 8 }}>
        <p aria-live="polite">{chosen === null ? 'Touch a face to read what that robot can do.' : says(chosen)}</p>
        <div className={styles['pair']}>
          <button
            type="button"
            className={theme['primary']}
            disabled={chosen === null}
            onClick={() => chosen !== null && answer(chosen)}
          >
            <Icon name="check" size={18} /> {name === undefined ? 'Choose one' : `I am ${name}`}
          </button>
          <button type="button" className={theme['plain']} onClick={() => answer('random')}>
            Let chance decide
          </button>
        </div>
      </div>
      <div className={styles['characters']}>
        {CHARACTERS.filter(({ id }) => isFree(id)).map(({ id, name, start }) => (
          <button
            key={id}
            type="button"
            className={styles['character']}
            aria-pressed={chosen === id}
            onClick={() => (isFree(id) ? setChosen(id) : ask(id))}
            data-value={id}
          >
            <FaceSign character={id} size={38} />
            <b>{name}</b>
            <span>{SHORT[start]}</span>
          </button>
        ))}
      </div>
    </Theme>
  );
}
