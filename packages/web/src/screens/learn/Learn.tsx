import { say } from '@tablewright/kernel/words';
import { isStill } from '../../app/appearance.ts';
import type { GameScreen, Tutorial } from '@tablewright/board';
import type { Game } from '@tablewright/kernel';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { TABLE } from '../../learn/local-table.ts';
import { Tutor } from '../../learn/tutor.ts';
import { IconButton } from '../../parts/Button.tsx';
import { useTitle } from '../../parts/Page.tsx';
import { SkipLink } from '../../parts/SkipLink.tsx';
import { useWide } from '../../parts/useMedia.ts';
import { PACES } from '../../table/pace.ts';
import { type Notice } from '../../table/model.ts';
import { Room } from '../../table/room.ts';
import { useSettings } from '../../table/settings.ts';
import { Announcer } from '../table/Announcer.tsx';
import { BoardArea } from '../table/BoardArea.tsx';
import { PlayedContext, useModel } from '../table/context.ts';
import { Log } from '../table/Log.tsx';
import { NoticeBubble } from '../table/NoticeBubble.tsx';
import { Prompt } from '../table/Prompt.tsx';
import top from '../table/TopBar.module.css';
import { useFinger, useSkipping } from '../table/useSkipping.ts';
import { useSounds } from '../table/useSounds.ts';
import { WithWords } from '../table/WithWords.tsx';
import css from './Learn.module.css';
import { Teacher } from './Teacher.tsx';

interface LearnProps {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly tutorial: Tutorial;
}

/** A lesson is shown like a game; only who sits opposite is a teacher. */
function openLessons({ game, tutorial }: LearnProps, lesson: number): { tutor: Tutor; room: Room } {
  const tutor = new Tutor(game, tutorial, { lesson, finished: () => useSettings.getState().learn(game.id) });
  const room = new Room(TABLE, {
    link: tutor.table,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    still: () => document.visibilityState === 'hidden' || isStill(),
    // Somebody who sees it for the first time needs longer than at a table.
    pace: () => PACES[useSettings.getState().pace === 'instant' ? 'instant' : 'calm'],
    allows: (value) => tutor.allows(value),
  });
  return { tutor, room };
}

export function Learn(props: LearnProps) {
  const { game, screen } = props;
  const [query, setQuery] = useSearchParams();
  const [{ tutor, room }] = useState(() => openLessons(props, Number(query.get('lesson') ?? 1) - 1 || 0));
  const finger = useRef<Notice['at']>(null);
  const lesson = useStore(tutor.store, ({ lesson }) => lesson);
  const hasTable = useStore(room.store, ({ table }) => table !== null);
  useTitle(say`Learn ${game.name}`);
  useEffect(() => {
    room.enter();
    return () => room.leave();
  }, [room]);
  // Whoever loads the page again comes back to the same lesson.
  useEffect(() => {
    setQuery({ lesson: String(lesson + 1) }, { replace: true });
  }, [lesson, setQuery]);
  return (
    <PlayedContext value={{ room, game, screen, finger, local: 'lesson' }}>
      <WithWords glossary={screen.newcomer.glossary}>{hasTable && <Lessons tutor={tutor} game={game} />}</WithWords>
    </PlayedContext>
  );
}

function Lessons({ tutor, game }: { readonly tutor: Tutor; readonly game: Game }) {
  const navigate = useNavigate();
  const wide = useWide();
  const finger = useFinger();
  const asked = useStore(tutor.store, ({ beat }) => beat?.want !== undefined || beat?.tries !== undefined);
  const showsPrompt = useModel(({ queued, sent }) => asked && queued === 0 && sent === null);
  useSkipping();
  useSounds();
  const leave = (): void => void navigate('/');
  return (
    <div className={css['learn']} {...finger} data-testid="learn">
      <SkipLink to="#teacher">{say`Skip to the teacher`}</SkipLink>
      {wide ? (
        <header className={top['top']}>
          <IconButton sign="close" label={say`Leave the lessons`} onClick={leave} />
          <div className={top['name']}>
            <h1>{say`Learn ${game.name}`}</h1>
            <span>{say`by playing; nobody watches, nothing is lost`}</span>
          </div>
        </header>
      ) : (
        <header className={css['unseen']}>
          <h1>{say`Learn ${game.name}`}</h1>
        </header>
      )}
      <Teacher tutor={tutor} className={css['teacher']} leave={wide ? null : leave} />
      <main className={css['body']}>
        <BoardArea />
      </main>
      {showsPrompt && <Prompt className={css['prompt']} />}
      {wide && (
        <aside className={css['log']} aria-label={say`Log`}>
          <h2>{say`What has happened`}</h2>
          <Log />
        </aside>
      )}
      <Announcer />
      <NoticeBubble />
    </div>
  );
}
