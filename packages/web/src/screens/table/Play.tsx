import { say } from '@tablewright/kernel/words';
import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Hidden, useTitle } from '../../parts/Page.tsx';
import { Sign, type SignName } from '../../parts/Sign.tsx';
import { SkipLink } from '../../parts/SkipLink.tsx';
import { useWide } from '../../parts/useMedia.ts';
import { curtainOf, isAsked, isOver } from '../../table/model.ts';
import { useSettings } from '../../table/settings.ts';
import { Announcer } from './Announcer.tsx';
import { Breath } from './Breath.tsx';
import { Chat, useUnread } from './Chat.tsx';
import { ConnectionBar } from './Connection.tsx';
import { BoardArea } from './BoardArea.tsx';
import { useModel, usePlayed } from './context.ts';
import { Curtain } from './Curtain.tsx';
import { DealtSecret } from './DealtSecret.tsx';
import { GoalLine } from './GoalLine.tsx';
import { useAnswered } from './Hint.tsx';
import { Log } from './Log.tsx';
import { NoticeBubble } from './NoticeBubble.tsx';
import css from './Play.module.css';
import { Prompt } from './Prompt.tsx';
import { Seats, SeatStrip, StandIn } from './Seats.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { Consent } from './Undo.tsx';
import { useFinger, useSkipping } from './useSkipping.ts';
import { useMarkedTab, useSounds } from './useSounds.ts';
import { WithWords } from './WithWords.tsx';

export type TabName = 'board' | 'seats' | 'log' | 'chat';

/** The table in play: board, seats, prompt, log, chat. */
export function Play() {
  const { room, game, screen } = usePlayed();
  const finger = useFinger();
  const wide = useWide();
  const [tab, setTab] = useState<TabName>('board');
  const [help, setHelp] = useState(false);
  const asked = useModel(isAsked);
  const hidden = useModel((model) => curtainOf(model).hidden);
  const passTo = useModel((model) => curtainOf(model).to);
  useTitle(asked ? say`● Your turn · ${game.name}` : game.name);
  useSkipping();
  useSounds();
  useMarkedTab(asked);
  useAnswered();
  useFinished();

  // What the log points at lies on the board: on a phone that has to come forward first.
  const pointed = useModel((model) => model.lookedUp ?? model.pointed);
  useEffect(() => {
    if (pointed !== null && !wide) setTab('board');
  }, [pointed, wide]);

  if (hidden) return <Curtain to={passTo} />;
  return (
    <WithWords glossary={screen.newcomer.glossary}>
      <div className={css['table']} {...finger}>
        <SkipLink to="#prompt">{say`Skip to what is asked`}</SkipLink>
        <TopBar showHelp={() => setHelp(true)} />
        <div className={css['bar']}>
          <ConnectionBar />
          <StandIn />
          <GoalLine />
        </div>
        {wide ? <WideBody tab={tab} setTab={setTab} /> : <NarrowBody tab={tab} setTab={setTab} />}
        <Announcer />
        <NoticeBubble />
        <Consent />
        <Shortcuts open={help} setOpen={setHelp} show={setTab} room={room} />
        <Breath />
        <DealtSecret />
      </div>
    </WithWords>
  );
}

/** Whoever has seen the end of a game on a seat of it knows what it is about. */
function useFinished(): void {
  const { game } = usePlayed();
  const finish = useSettings((settings) => settings.finish);
  const done = useModel((model) => isOver(model) && model.shown?.game.me !== 'spectator');
  useEffect(() => {
    if (done) finish(game.id);
  }, [done, finish, game]);
}

interface BodyProps {
  readonly tab: TabName;
  readonly setTab: (tab: TabName) => void;
}

function WideBody({ tab, setTab }: BodyProps) {
  const talk = tab === 'board' ? 'log' : tab;
  const unread = useUnread(talk === 'chat');
  return (
    <>
      <main className={css['body']}>
        <BoardArea />
      </main>
      <aside className={css['side']} aria-label={say`What is asked, seats, log and chat`}>
        <SeatStrip />
        <Prompt className={css['prompt']} />
        <Tabs.Root className={css['talk']} value={talk} onValueChange={(value) => setTab(value as TabName)}>
          <Tabs.List className={css['talkTabs']} aria-label={say`Log, chat and seats`}>
            <Tabs.Trigger value="log" className={css['talkTab']}>{say`Log`}</Tabs.Trigger>
            <Tabs.Trigger value="chat" className={css['talkTab']}>
              {say`Chat`} <Badge count={unread} />
            </Tabs.Trigger>
            <Tabs.Trigger value="seats" className={css['talkTab']}>{say`Seats`}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="log" className={css['talkPanel']} tabIndex={-1}>
            <Log />
          </Tabs.Content>
          <Tabs.Content value="chat" className={css['talkPanel']} tabIndex={-1}>
            <Chat />
          </Tabs.Content>
          {/* nothing in it can be focused, so the panel itself is what the keyboard scrolls */}
          <Tabs.Content value="seats" className={`${css['talkPanel']} ${css['scrolls']}`}>
            <Seats />
          </Tabs.Content>
        </Tabs.Root>
      </aside>
    </>
  );
}

function NarrowBody({ tab, setTab }: BodyProps) {
  const unread = useUnread(tab === 'chat');
  return (
    <Tabs.Root className={css['narrow']} value={tab} onValueChange={(value) => setTab(value as TabName)}>
      <section className={css['strip']} aria-label={say`Seats at a glance`}>
        <SeatStrip />
      </section>
      <main className={css['body']}>
        <Tabs.Content value="board" className={css['board']} tabIndex={-1} forceMount hidden={tab !== 'board'}>
          <BoardArea />
        </Tabs.Content>
        <Tabs.Content value="seats" className={css['panel']}>
          <Seats />
        </Tabs.Content>
        <Tabs.Content value="log" className={`${css['panel']} ${css['fill']}`} tabIndex={-1}>
          <Log />
        </Tabs.Content>
        <Tabs.Content value="chat" className={`${css['panel']} ${css['fill']}`} tabIndex={-1}>
          <Chat />
        </Tabs.Content>
      </main>
      <Prompt className={css['prompt']} />
      <nav className={css['bottom']} aria-label={say`What to look at`}>
        <Tabs.List className={css['tabs']} aria-label={say`What to look at`}>
          <Tab value="board" sign="board">{say`Board`}</Tab>
          <Tab value="seats" sign="people">{say`Seats`}</Tab>
          <Tab value="log" sign="log">{say`Log`}</Tab>
          <Tab value="chat" sign="chat">
            {say`Chat`}
            <Badge count={unread} />
          </Tab>
        </Tabs.List>
      </nav>
    </Tabs.Root>
  );
}

function Tab({
  value,
  sign,
  children,
}: {
  readonly value: TabName;
  readonly sign: SignName;
  readonly children: ReactNode;
}) {
  return (
    <Tabs.Trigger value={value} className={css['tab']} data-testid={`tab-${value}`}>
      <Sign name={sign} size={22} />
      {children}
    </Tabs.Trigger>
  );
}

function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={css['badge']}>
      {count > 99 ? '99+' : count}
      <Hidden> {say`unread`}</Hidden>
    </span>
  );
}
