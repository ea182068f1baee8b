import { Guess, type Guesses, guessesIn, withGuess } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import { OBJECTIVE_IDS, type ObjectiveId, OBJECTIVES } from '@tablewright/robotariat-rules/content';
import { characterOf, many, objectiveName } from './look.ts';
import styles from './Notebook.module.css';
import type { ScreenProps } from './props.ts';
import { Pawn } from './signs.tsx';

type NotebookProps = Pick<ScreenProps, 'view' | 'names' | 'notes' | 'keepNotes'> & { readonly me: number };

/** What I think the others hold, beside what all have seen them do. */
export function Notebook({ view, names, notes, keepNotes, me }: NotebookProps) {
  const guesses = guessesIn(OBJECTIVE_IDS, notes);
  const own = view.mine?.objective ?? null;
  const possible = OBJECTIVES.filter(({ id, three }) => (view.seats > 3 || three) && id !== own);
  return (
    <div className={styles['notebook']}>
      <p className={styles['lead']}>Only in this browser. Nobody else ever sees it.</p>
      <ul>
        {view.players.map(
          (player, seat) =>
            seat !== me && (
              <Guess
                key={seat}
                sign={<Pawn character={player.character} seat={seat} size={32} />}
                name={names[seat]!}
                may={`(${characterOf(player.character)?.name}) may be the`}
                guess={guesses[seat] ?? null}
                options={possible.map(({ id, name }) => ({
                  id,
                  says: takenBy(guesses, id, seat) ? `${name} (noted for another)` : name,
                }))}
                none="no idea"
                onGuess={(guess) => keepNotes(withGuess(guesses, seat, guess))}
              >
                <p className={styles['deeds']}>{deedWords(view, seat)}</p>
              </Guess>
            ),
        )}
      </ul>
    </div>
  );
}

function takenBy(guesses: Guesses<ObjectiveId>, objective: string, seat: number): boolean {
  return Object.entries(guesses).some(([other, guess]) => guess === objective && other !== String(seat));
}

/** Facts that all have seen: they point at objectives. */
export function deedWords(view: View, seat: number): string {
  const { deeds, played } = view.players[seat]!;
  const facts = [
    ...(played > 0 ? [`${many(played, 'card')} played`] : []),
    ...(deeds.contributed > 0 ? [`gave ${deeds.contributed} to the Office`] : []),
    ...(deeds.drained > 0 ? [`took ${many(deeds.drained, 'level')} out of it`] : []),
    ...(deeds.extras > 0 ? [`paid ${deeds.extras} Reputation`] : []),
    ...(deeds.patrols > 0 ? [`moved Oppressors ${deeds.patrols === 1 ? 'once' : `${deeds.patrols} times`}`] : []),
    ...(deeds.torn > 0 ? [`cost ${many(deeds.torn, 'poster')}`] : []),
  ];
  return facts.length === 0 ? 'Nothing that tells.' : `${facts.join(', ')}.`;
}

/** In the end: how good the guesses were. */
export function GuessesKept({ view, names, notes }: Pick<ScreenProps, 'view' | 'names' | 'notes'>) {
  const guesses = guessesIn(OBJECTIVE_IDS, notes);
  const noted = OBJECTIVE_IDS.flatMap((id) =>
    Object.entries(guesses).flatMap(([seat, guess]) =>
      guess === id ? [{ seat: Number(seat), guess, right: view.players[Number(seat)]?.objective === guess }] : [],
    ),
  );
  if (noted.length === 0) return null;
  return (
    <p className={styles['kept']}>
      Your notebook:{' '}
      {noted
        .map(({ seat, guess, right }) => `${names[seat]} as the ${objectiveName(guess)} (${right ? 'right' : 'wrong'})`)
        .join(', ')}
      .
    </p>
  );
}
