import { say } from '@tablewright/kernel/words';
import { api } from '../../api.ts';
import { isStill } from '../../app/appearance.ts';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useStore } from 'zustand';
import { useBreak } from '../../app/Broken.tsx';
import { useServerInfo } from '../../app/server-info.ts';
import { WordsContext } from '../../games/words.ts';
import { type LoadedGame, loadGame } from '../../games/registry.ts';
import { link, useLink } from '../../link/page.ts';
import { Accent } from '../../parts/Accent.tsx';
import { Button, LinkButton } from '../../parts/Button.tsx';
import { Page, Trouble, Loading } from '../../parts/Page.tsx';
import { draftsOfThisTab } from '../../table/drafts.ts';
import { timesOfThisTab } from '../../table/heard.ts';
import { keepHead, keepSaid } from '../../table/kept.ts';
import { notesOfThisBrowser } from '../../table/notes.ts';
import { PACES } from '../../table/pace.ts';
import { type Notice } from '../../table/model.ts';
import { Room } from '../../table/room.ts';
import { useSettings } from '../../table/settings.ts';
import { invitationIn, rememberWord, tableIdIn, wordFor } from '../../table/invitation.ts';
import { PlayedContext } from './context.ts';
import { Lobby } from './Lobby.tsx';
import { Play } from './Play.tsx';
import { FairContext, useFairPlay } from './useFairPlay.ts';

function openRoom(id: string): Room {
  return new Room(id, {
    link,
    word: wordFor(id),
    savedDrafts: draftsOfThisTab(id),
    savedNotes: notesOfThisBrowser(id),
    savedTimes: timesOfThisTab(id),
    savedProof: {
      head: (version, head) => keepHead(id, version, head),
      said: (one) => keepSaid(id, one),
    },
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    still: () => document.visibilityState === 'hidden' || isStill(),
    confirms: () => useSettings.getState().confirm,
    pace: () => PACES[useSettings.getState().pace],
  });
}

export function TablePage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const known = tableIdIn(id);
  if (known === null)
    return <NoTable says={say`“${id}” is not the address of a table: it has fourteen letters and digits.`} />;
  if (known !== id) return <Navigate to={`/table/${known}${search}`} replace />;
  rememberWord(id, invitationIn(search));
  return <AtTable key={id} id={id} />;
}

function NoTable({ says }: { readonly says: string }) {
  return (
    <Page title={say`No such table`}>
      <Trouble sign="board" title={say`This table is not here`} says={says}>
        <p>{say`Ask whoever sent you the link to copy it once more.`}</p>
        <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
      </Trouble>
    </Page>
  );
}

/** A game that is over, and was played with other rules than those of today, has a replay and no table. */
function Gone({ id, says }: { readonly id: string; readonly says: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    let left = false;
    void api.info(id).then((info) => !left && setIsOver(info.ok && info.value.phase === 'over'));
    return () => {
      left = true;
    };
  }, [id]);
  if (!isOver) return <NoTable says={says} />;
  return (
    <Page title={say`This game is over`}>
      <Trouble sign="board" title={say`This game is over`} says={says}>
        <LinkButton to={`/replay/${id}`} look="main" sign="play">{say`Watch the replay`}</LinkButton>
      </Trouble>
    </Page>
  );
}

function AtTable({ id }: { readonly id: string }) {
  const [room] = useState(() => openRoom(id));
  // The guest's cookie has to be there before the websocket is opened, or nobody would sit down.
  const isSomebody = useServerInfo((server) => server.me !== null);
  useEffect(() => {
    if (!isSomebody) return undefined;
    room.enter();
    return () => room.leave();
  }, [room, isSomebody]);
  const info = useStore(room.store, ({ table }) => table?.info ?? null);
  const gone = useStore(room.store, (model) => model.gone);
  const finger = useRef<Notice['at']>(null);
  const loaded = useGame(info?.game ?? null);

  const isLoaded = loaded !== null && loaded.game.id === info?.game;
  const fair = useFairPlay(room, info, isLoaded ? loaded.game.rulesVersion : null);

  if (gone !== null) return <Gone id={id} says={gone} />;
  if (info === null || loaded === null) return <Arriving />;
  const { game, screen } = loaded;
  return (
    <PlayedContext value={{ room, game, screen, finger }}>
      <WordsContext value={game.words}>
        <Accent of={screen.accent} seats={screen.seatColours} root>
          {info.phase === 'lobby' ? (
            <FairContext value={fair}>
              <Lobby />
            </FairContext>
          ) : (
            <Play />
          )}
        </Accent>
      </WordsContext>
    </PlayedContext>
  );
}

const KEEP_TRYING = 4000;

function Arriving() {
  const state = useLink();
  const trouble = useServerInfo((server) => server.trouble);
  const load = useServerInfo((server) => server.load);
  const lost = state.kind === 'lost' || trouble !== null;
  useEffect(() => {
    if (trouble === null) return undefined;
    const timer = setInterval(() => void load(), KEEP_TRYING);
    return () => clearInterval(timer);
  }, [trouble, load]);
  const again = (): void => {
    void load();
    link.check();
  };
  return (
    <Page title={say`Table`}>
      {lost ? (
        <Trouble
          sign="offline"
          title={say`The table cannot be reached`}
          says={
            (state.kind === 'lost' ? state.why : null) ??
            say`There is no connection to the server. We keep trying; your seat is kept.`
          }
        >
          <Button look="main" sign="again" onClick={again}>{say`Try now`}</Button>
        </Trouble>
      ) : (
        <Loading says={say`The table is being laid …`} />
      )}
    </Page>
  );
}

function useGame(id: string | null): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const breaks = useBreak();
  useEffect(() => {
    if (id === null) return undefined;
    let gone = false;
    loadGame(id).then(
      (game) => !gone && setLoaded(game),
      (error: unknown) => !gone && breaks(error),
    );
    return () => {
      gone = true;
    };
  }, [id, breaks]);
  return loaded;
}
