import { Guess, guessesIn, Icon, withGuess } from '@tablewright/board';
import { FACTION_IDS, FACTION_NAMES } from '@tablewright/human-punishment-rules/content';
import { useRef, useState } from 'react';
import { deedsOf } from './deeds.ts';
import { boardOf } from './look.ts';
import styles from './Notebook.module.css';
import type { ScreenProps } from './props.ts';
import { PieceSign } from './signs.tsx';
import { theme } from './Theme.tsx';

type NotebookProps = Pick<ScreenProps, 'view' | 'names' | 'notes' | 'keepNotes' | 'heard'> & { readonly me: number };

/** A button, and behind it what I think of the others, beside what all have seen them do. */
export function Notebook(props: NotebookProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          sheet.current?.showModal();
        }}
      >
        <Icon name="lock" size={18} /> Notebook
      </button>
      <dialog
        ref={sheet}
        className={styles['sheet']}
        aria-label="Your notebook"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && sheet.current?.close()}
      >
        {open && <Pages {...props} onClose={() => sheet.current?.close()} />}
      </dialog>
    </>
  );
}

function Pages({
  view,
  names,
  notes,
  keepNotes,
  heard,
  me,
  onClose,
}: NotebookProps & { readonly onClose: () => void }) {
  const guesses = guessesIn(FACTION_IDS, notes);
  const told = heard?.() ?? [];
  return (
    <>
      <header>
        <h3>Who is what?</h3>
        <button type="button" className={theme['plain']} aria-label="Close" onClick={onClose}>
          <Icon name="cross" size={18} />
        </button>
      </header>
      <p className={styles['lead']}>Only in this browser. Nobody else ever sees it.</p>
      <ul>
        {view.players.map(({ character }, seat) => {
          if (seat === me) return null;
          const deeds = deedsOf(view, told, seat, names);
          return (
            <Guess
              key={seat}
              sign={<PieceSign seat={seat} character={character} size={34} />}
              name={names[seat]!}
              may={`(${boardOf(character)?.name}) may belong to`}
              guess={guesses[seat] ?? null}
              options={FACTION_IDS.map((id) => ({ id, says: FACTION_NAMES[id] }))}
              none="no idea"
              onGuess={(guess) => keepNotes(withGuess(guesses, seat, guess))}
            >
              {deeds.length === 0 ? (
                <p>Nothing that tells.</p>
              ) : (
                <ul className={styles['deeds']}>
                  {deeds.map((deed) => (
                    <li key={deed}>{deed}</li>
                  ))}
                </ul>
              )}
            </Guess>
          );
        })}
      </ul>
    </>
  );
}
