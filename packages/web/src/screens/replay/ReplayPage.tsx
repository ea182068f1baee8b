import type { BoardProps } from '@tablewright/board';
import { type Event, type Game, type GameRecord, keptIn } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { openSettings } from '../../app/settings-dialog.tsx';
import { useBreak } from '../../app/Broken.tsx';
import { toldInWords } from '../../games/told.ts';
import { UNKNOWN } from '../../games/option-words.ts';
import { WordsContext } from '../../games/words.ts';
import { type LoadedGame, loadGame } from '../../games/registry.ts';
import { Accent } from '../../parts/Accent.tsx';
import { Button, IconButton, LinkButton } from '../../parts/Button.tsx';
import { copyText, download } from '../../parts/copy-and-download.ts';
import { IfBroken } from '../../parts/IfBroken.tsx';
import { Menu, type MenuItem } from '../../parts/Menu.tsx';
import { Page, Trouble, useTitle, Loading } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { useIsStill } from '../../app/appearance.ts';
import { marksIn, partAt } from '../../replay/rounds.ts';
import { replaySource, rulesNote } from '../../replay/load.ts';
import { goOnHere, peopleHere, recordHere } from '../../replay/here.ts';
import { playedAgain, type ReplaySource } from '../../replay/source.ts';
import type { ReplayViewer } from '../../replay/steps.ts';
import { invitationIn, rememberWord } from '../../table/invitation.ts';
import { FinaleArea } from '../table/BoardArea.tsx';
import { LogLines } from '../table/LogLines.tsx';
import top from '../table/TopBar.module.css';
import { CheckDialog } from './CheckDialog.tsx';
import { ReplayKeys, useReplayKeys } from './ReplayKeys.tsx';
import { useReplayAdvice } from './ReplayAdvice.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { Rounds } from './Rounds.tsx';
import { useReplay } from './useReplay.ts';
import { useReview } from './useReview.ts';
import css from './ReplayPage.module.css';

type Loaded =
  | { readonly kind: 'wait' }
  | { readonly kind: 'no'; readonly why: string }
  | ({ readonly kind: 'yes'; readonly record: GameRecord; readonly source: ReplaySource } & LoadedGame);

/** A finished game, played again in the browser, or as it was kept when its rules are no longer these. */
export function ReplayPage() {
  const { id = '', game: here } = useParams();
  const { search } = useLocation();
  const invitation = invitationIn(search);
  if (invitation !== null) rememberWord(id, invitation);
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'wait' });
  const breaks = useBreak();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<Loaded> => {
      if (here !== undefined) return loadHere(here);
      const record = await api.record(id);
      if (!record.ok) return { kind: 'no', why: record.why };
      const loaded = await loadGame(record.value.game);
      const source = await replaySource(id, loaded.game, record.value);
      return { kind: 'yes', record: record.value, source, ...loaded };
    };
    load().then(
      (now) => !gone && setLoaded(now),
      (error: unknown) => !gone && breaks(error),
    );
    return () => {
      gone = true;
    };
  }, [id, here, breaks]);
  if (loaded.kind === 'wait') {
    return (
      <Page title={say`Replay`}>
        <Loading says={say`The game is being fetched …`} />
      </Page>
    );
  }
  if (loaded.kind === 'no') {
    return (
      <Page title={say`Replay`}>
        <Trouble sign="play" title={say`This game cannot be replayed`} says={loaded.why}>
          {here === undefined ? (
            <LinkButton to={`/table/${id}`} look="main" sign="board">{say`To the table`}</LinkButton>
          ) : (
            <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
          )}
        </Trouble>
      </Page>
    );
  }
  return (
    <WordsContext value={loaded.game.words}>
      <Accent of={loaded.screen.accent} seats={loaded.screen.seatColours} root>
        <Replay id={here === undefined ? id : null} {...loaded} />
      </Accent>
    </WordsContext>
  );
}

/** A game that was played in this browser alone. */
async function loadHere(game: string): Promise<Loaded> {
  const record = recordHere(game);
  if (record === null) return { kind: 'no', why: say`On this device no such game was played to its end.` };
  const loaded = await loadGame(game);
  return { kind: 'yes', record, source: playedAgain(loaded.game, record), ...loaded };
}

const HASTES = [0.5, 1, 2, 4] as const;

const nothing = (): void => {};

interface ReplayProps extends LoadedGame {
  /** null: a game that was played in this browser alone */
  readonly id: string | null;
  readonly record: GameRecord;
  readonly source: ReplaySource;
}

function Replay({ id, record, source, game, screen }: ReplayProps) {
  useTitle(say`Replay: ${game.name}`);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [haste, setHaste] = useState<number>(1);
  const replay = useReplay(source, record.seats, screen.pace, haste);
  const { at, last, as, moment, speed, playing, over, go, stepOn, play } = replay;
  const { trouble } = source;
  const note = rulesNote(game, record, source);
  const [pointed, setPointed] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const still = useIsStill();
  // What the board still shows, such as dice that roll, is not read in the log before.
  const [telling, setTelling] = useState(false);
  const told = moment === undefined ? 0 : moment.lines - (telling ? moment.told.length : 0);
  const lines = useMemo(
    () =>
      source
        .lines(as)
        .slice(0, told)
        .map((line, i) => ({
          key: String(i),
          step: line.step,
          event: line.event,
          secret: line.secret,
          whose: line.to === null || line.to === as ? null : (record.names[line.to] ?? null),
        })),
    [source, as, told, record.names],
  );

  const marks = useMemo(() => marksIn(source.lines('spectator'), screen.chapter), [source, screen]);
  const [help, setHelp] = useState(false);
  useReplayKeys(replay, marks, () => setHelp(true));
  const jump = useCallback((line: number) => go({ at: lines[line]?.step ?? at }), [go, lines, at]);
  const current = lines.findIndex((line) => line.step === at);
  const decision = useMemo(() => (over ? null : source.decisionAt(at, as)), [source, at, as, over]);
  const advice = useReplayAdvice(game, record, decision);
  const review = useReview(game, record);
  const [reviewOpen, setReviewOpen] = useState(query.get('review') !== null);
  const mySeat = useMySeat(id, record.game);

  if (moment === undefined) {
    return (
      <Page title={say`Replay`}>
        <Trouble sign="warn" title={say`This game cannot be replayed`} says={trouble ?? say`The record is empty.`} />
      </Page>
    );
  }
  const { Board, Finale } = screen;
  const props: BoardProps = {
    view: moment.view,
    before: moment.before,
    told: moment.told,
    heard: () => lines.map(({ event }) => event),
    me: as === 'all' ? 'spectator' : as,
    names: record.names,
    question: null,
    option: () => UNKNOWN,
    answer: nothing,
    ask: nothing,
    resting: null,
    rest: nothing,
    lit: advice.lit,
    draft: null,
    keepDraft: nothing,
    notes: null,
    keepNotes: nothing,
    pointed,
    telling: setTelling,
    outcome: over ? source.outcome : null,
    still,
    speed,
  };
  const continueFrom = async (step: number, seat: number | undefined): Promise<void> => {
    if (id === null) {
      goOnHere(record.game, keptLog(record.log).slice(0, source.entriesAt(step)), seat ?? mySeat);
      return void navigate(`/here/${record.game}`);
    }
    const made = await api.fork(id, source.entriesAt(step), seat);
    if (made.ok) return void navigate(`/table/${made.value.table}`);
    setWrong(made.why);
  };
  const changedAt = (told: BoardProps['told'], step: number): string =>
    step === 0
      ? say`The table as it was laid out.`
      : told.map((event) => inWords(game, event, record.names)).join(' ') || say`Nothing was told.`;
  const items: MenuItem[] = [
    { name: say`Settings`, sign: 'settings', does: openSettings },
    { name: say`Keys and shortcuts`, sign: 'keys', does: () => setHelp(true) },
    ...(id === null
      ? []
      : [{ name: say`Copy a link to this moment`, sign: 'link' as const, does: () => void shareStep(id, at, as) }]),
    {
      name: say`Download the game`,
      note: say`as JSON; “tablewright replay” reads it too`,
      sign: 'download',
      does: () => download(`${record.game}-${id ?? 'here'}.json`, JSON.stringify(record)),
    },
    {
      name: say`Continue from here against bots`,
      note: !source.goesOn
        ? say`It was played with other rules than those of today`
        : over
          ? say`The game is over here; step back first`
          : say`on a new table, with the seat you look from`,
      sign: 'fork',
      off: over || !source.goesOn,
      does: () => void continueFrom(at, typeof as === 'number' ? as : undefined),
    },
  ];

  return (
    <div className={css['replay']}>
      <header className={top['top']}>
        <IconButton sign="home" label={say`To the games`} onClick={() => void navigate('/')} />
        <h1 className={css['title']}>{say`Replay: ${game.name}`}</h1>
        {source.goesOn && (
          <Button
            size="small"
            sign="advice"
            onClick={() => setReviewOpen(true)}
            aria-label={say`Review`}
            data-testid="open-review"
          >
            <span className={css['label']}>{say`Review`}</span>
          </Button>
        )}
        {id !== null && (
          <Button
            size="small"
            sign="shield"
            onClick={() => setQuery((before) => withCheck(before, true), { replace: true })}
            aria-label={say`Check`}
            data-testid="check"
          >
            <span className={css['label']}>{say`Check`}</span>
          </Button>
        )}
        <Menu items={items}>
          <IconButton sign="menu" label={say`Menu`} data-testid="menu" />
        </Menu>
      </header>
      <main className={css['body']} data-testid="board">
        <Guarded kept={!source.goesOn} at={`${at} ${as}`} says={BOARD_CANNOT}>
          {over && Finale !== undefined ? (
            <FinaleArea>
              <Finale {...props} />
            </FinaleArea>
          ) : (
            <Board {...props} />
          )}
        </Guarded>
      </main>
      <aside className={css['log']} aria-label={say`Log`}>
        {advice.panel}
        <Guarded kept={!source.goesOn} at={`${at} ${as}`} says={LOG_CANNOT}>
          <LogLines
            game={game}
            screen={screen}
            lines={lines}
            names={record.names}
            point={setPointed}
            veil={false}
            jump={jump}
            at={current}
          />
        </Guarded>
      </aside>
      <section className={css['steer']} aria-label={say`Replay`}>
        {note !== null && (
          <p className={css['rules']} data-testid="rules-note">
            {note}
          </p>
        )}
        {(trouble ?? wrong) !== null && (
          <p className={css['trouble']} role="alert">
            {trouble === null ? wrong : say`From here on it cannot be replayed: ${trouble}`}
          </p>
        )}
        <div className={css['now']}>
          <p className={css['changed']} role="status" data-testid="changed">
            {telling ? '…' : changedAt(moment.told, at)}
          </p>
          {advice.button}
        </div>
        <Rounds marks={marks} at={at} last={last} go={(step) => go({ at: step })} />
        <div className={css['slider']}>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say`Moment`}
            aria-valuetext={[say`Moment ${at} of ${last}`, partAt(marks, at)?.title].filter(Boolean).join(', ')}
            data-testid="moment"
            onChange={({ target }) => {
              play(false);
              go({ at: target.valueAsNumber });
            }}
          />
          <output>
            {at} / {last}
          </output>
        </div>
        <div className={css['buttons']}>
          <div className={css['steps']}>
            <IconButton sign="first" label={say`To the beginning`} disabled={at === 0} onClick={() => go({ at: 0 })} />
            <IconButton sign="back" label={say`One step back`} disabled={at === 0} onClick={() => go({ at: at - 1 })} />
            <IconButton
              sign={playing ? 'pause' : 'play'}
              label={playing ? say`Pause` : say`Play`}
              data-testid="play-pause"
              onClick={() => play(!playing)}
            />
            <IconButton
              sign="forward"
              label={say`One step on`}
              disabled={at === last}
              onClick={stepOn}
              data-testid="step-on"
            />
            <IconButton sign="last" label={say`To the end`} disabled={at === last} onClick={() => go({ at: last })} />
          </div>
          <label className={css['haste']}>
            <select
              aria-label={say`Speed`}
              value={haste}
              data-testid="speed"
              onChange={({ target }) => setHaste(Number(target.value))}
            >
              {HASTES.map((times) => (
                <option key={times} value={times}>
                  {times} ×
                </option>
              ))}
            </select>
          </label>
          <label className={css['eyes']}>
            <Sign name="eye" />
            <select
              aria-label={say`With whose eyes`}
              value={String(as)}
              data-testid="eyes"
              onChange={({ target }) =>
                go({ as: target.value === 'all' || target.value === 'spectator' ? target.value : Number(target.value) })
              }
            >
              {source.opens && <option value="all">{say`All cards open`}</option>}
              {record.names.map((name, seat) => (
                <option key={seat} value={seat}>{say`As ${name}`}</option>
              ))}
              <option value="spectator">{say`As a spectator`}</option>
            </select>
          </label>
        </div>
      </section>
      <ReplayKeys open={help} close={() => setHelp(false)} />
      <ReviewDialog
        {...review}
        game={game}
        record={record}
        seat={typeof as === 'number' ? as : mySeat}
        open={reviewOpen}
        close={() => setReviewOpen(false)}
        show={(step, seat) => {
          setReviewOpen(false);
          go({ at: step, as: seat });
        }}
        tryFrom={(step, seat) => void continueFrom(step, seat)}
      />
      {id !== null && (
        <CheckDialog
          id={id}
          game={game}
          record={record}
          open={query.get('check') !== null}
          close={() => setQuery((before) => withCheck(before, false), { replace: true })}
        />
      )}
    </div>
  );
}

const BOARD_CANNOT = say`The board here is for newer rules and cannot draw this moment. The log tells what happened, and other moments may be shown.`;
const LOG_CANNOT = say`The log of this moment cannot be put into words with the rules that are here now.`;

interface GuardedProps {
  /** the game was played with other rules */
  readonly kept: boolean;
  readonly at: string;
  readonly says: string;
  readonly children: ReactNode;
}

function Guarded({ kept, at, says, children }: GuardedProps) {
  if (!kept) return children;
  return (
    <IfBroken at={at} instead={<p className={css['cannot']}>{says}</p>}>
      {children}
    </IfBroken>
  );
}

/** An event of older rules may be none that the words of today know. */
function inWords(game: Game, event: Event, names: readonly string[]): string {
  try {
    return toldInWords(game, event, names);
  } catch {
    return '';
  }
}

/** My own seat in a finished game; the first where I did not play. */
function useMySeat(id: string | null, game: string): number {
  const [seat, setSeat] = useState(() => (id === null ? (peopleHere(game)[0] ?? 0) : 0));
  useEffect(() => {
    if (id === null) return undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      const info = await api.info(id);
      const mine = info.ok ? info.value.seats.findIndex((one) => one.mine) : -1;
      if (!gone && mine >= 0) setSeat(mine);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [id]);
  return seat;
}

/** The log without what was taken back. */
function keptLog(log: GameRecord['log']): GameRecord['log'] {
  const found = keptIn(log);
  return found.ok ? found.kept.map((at) => log[at]!) : log;
}

/** A private game is opened by the word for those who watch. */
async function shareStep(id: string, at: number, as: ReplayViewer): Promise<void> {
  const info = await api.info(id);
  const word = info.ok && !info.value.open ? `&watch=${info.value.spectate}` : '';
  await copyText(`${location.origin}/replay/${id}?at=${at}&as=${as}${word}`);
}

function withCheck(before: URLSearchParams, on: boolean): URLSearchParams {
  const next = new URLSearchParams(before);
  if (on) next.set('check', '1');
  else next.delete('check');
  return next;
}
