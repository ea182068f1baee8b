import type { Tutorial } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useBreak } from '../../app/Broken.tsx';
import { hasTutorial, type LoadedGame, loadGame } from '../../games/registry.ts';
import { loadTutorial } from '../../games/texts.ts';
import { WordsContext } from '../../games/words.ts';
import { Accent } from '../../parts/Accent.tsx';
import { LinkButton } from '../../parts/Button.tsx';
import { Page, Trouble, Loading } from '../../parts/Page.tsx';
import { Learn } from './Learn.tsx';

type Loaded =
  | { readonly kind: 'wait' }
  | { readonly kind: 'no'; readonly why: string }
  | ({ readonly kind: 'yes'; readonly tutorial: Tutorial } & LoadedGame);

/** Learn by playing: the lessons of a game, in the browser alone. */
export function LearnPage() {
  const { game: id = '' } = useParams();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'wait' });
  const breaks = useBreak();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<Loaded> => {
      const [tutorial, game] = await Promise.all([loadTutorial(id), loadGame(id)]);
      return tutorial === null ? { kind: 'no', why: say`This game has none.` } : { kind: 'yes', tutorial, ...game };
    };
    if (hasTutorial(id)) {
      load().then(
        (now) => !gone && setLoaded(now),
        (error: unknown) => !gone && breaks(error),
      );
    } else setLoaded({ kind: 'no', why: say`This game has no lessons yet. Its rules explain it too.` });
    return () => {
      gone = true;
    };
  }, [id, breaks]);
  if (loaded.kind === 'wait') {
    return (
      <Page title={say`Learn by playing`}>
        <Loading says={say`The table is being laid …`} />
      </Page>
    );
  }
  if (loaded.kind === 'no') {
    return (
      <Page title={say`Learn by playing`}>
        <Trouble sign="book" title={say`No lessons here`} says={loaded.why}>
          <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
        </Trouble>
      </Page>
    );
  }
  const { game, screen, tutorial } = loaded;
  return (
    <WordsContext value={game.words}>
      <Accent of={screen.accent} seats={screen.seatColours} root>
        <Learn game={game} screen={screen} tutorial={tutorial} />
      </Accent>
    </WordsContext>
  );
}
