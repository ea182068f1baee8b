import { type AnyDomain, type Json, type Question, sameAnswer } from '@tablewright/kernel';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listed, say } from '@tablewright/kernel/words';
import { Terms } from '@tablewright/board';
import { PlainChooser } from '../../choosing/Choosers.tsx';
import { DigitMarks } from '../../choosing/DigitMarks.tsx';
import { chooseByDigit, useDigits } from '../../choosing/digits.ts';
import { firstSentence } from '../../choosing/headline.ts';
import { shelfOf } from '../../games/registry.ts';
import { langOf, spokenBy } from '../../games/spoken.ts';
import { newsIn, outcomeInWords, toldInWords } from '../../games/told.ts';
import { TABLE } from '../../learn/local-table.ts';
import { Button, IconButton, LinkButton } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { useFocusBack } from '../../parts/useFocusBack.ts';
import { isLaidDown, isMoving, isOver, questionOf } from '../../table/model.ts';
import { useAdvice } from './Advice.tsx';
import { useBoardProps, useInfo, useModel, useNames, useNamesInLog, usePlayed, useStill, useTable } from './context.ts';
import { Countdown } from './Countdown.tsx';
import { Hint } from './Hint.tsx';
import { MaySpeak } from './MaySpeak.tsx';
import css from './Prompt.module.css';
import { SecretEye } from './Secret.tsx';
import { UndoButton } from './Undo.tsx';
import { WindowBar } from './WindowBar.tsx';

const c = classesOf(css);

/** The one place where it says what I am asked, or for whom I wait. */
export function Prompt({ className }: { readonly className: string | undefined }) {
  const question = useModel(questionOf);
  const over = useModel(isOver);
  const given = useModel((model) => model.given);
  const asked = over ? 'over' : question === null ? null : `${question.about}/${question.seat}`;
  useFocusBack('prompt', asked);
  const [folded, setFolded] = useState(false);
  // What comes next must not be overlooked.
  useEffect(() => setFolded(false), [asked]);
  return (
    <section
      className={c('prompt', question !== null ? 'asked' : !over && 'waits', className)}
      aria-label={say`What is asked`}
      data-testid="prompt"
      data-asked={given ? undefined : question?.about}
      data-given={given || undefined}
      data-folded={folded || undefined}
    >
      {asked !== null && (
        <button
          type="button"
          className={css['handle']}
          aria-expanded={!folded}
          aria-label={folded ? say`Show the choices` : say`Hide the choices: more room for the board`}
          onClick={() => setFolded(!folded)}
        />
      )}
      <Countdown />
      {over ? <Over /> : question !== null ? <Asked question={question} /> : <Waits />}
      {!over && <MaySpeak />}
      {!over && <WindowBar />}
    </section>
  );
}

/** Remembered: that it has just been answered is said by the frame around it. */
const Asked = memo(function Asked({ question }: { readonly question: Question }) {
  const { game, screen } = usePlayed();
  const props = useBoardProps();
  const view = useModel(({ shown }) => shown?.game.view ?? null);
  const telling = useModel((model) => model.telling);
  const laid = useModel(isLaidDown);
  const names = useNames();
  const sentence = useMemo(() => {
    if (laid) return spokenBy(game.id, () => say`You are ready. Until zero you can still choose something else.`);
    // what I have by now would give away how it comes out
    if (telling) return spokenBy(game.id, () => say`Watch what happens. Then it is your turn.`);
    return shelfOf(game.id)?.discreet?.[question.about] ?? game.words.prompt(view, question, names);
  }, [laid, telling, game, view, question, names]);
  const advice = useAdvice(question);
  const left = useMemo(() => withoutPass(question), [question]);
  const key = useMemo(() => `${question.about}/${question.seat}/${JSON.stringify(question.domain)}`, [question]);
  const tooEarly = useTooEarly(key);
  const choices = useRef<HTMLDivElement>(null);
  // A list of options has its keys by itself, and was asked before.
  useDigits((digit) =>
    tooEarly ? false : chooseByDigit(digit, choices.current, document.querySelector('[data-testid="board"]')),
  );
  const toConfirm = useModel((model) => model.toConfirm);
  if (props === null) return null;
  if (toConfirm !== null) return <Confirm value={toConfirm} says={props.option(toConfirm).says} />;
  const Chooser = screen.choosers[question.about] ?? PlainChooser;
  return (
    <>
      <Says sentence={sentence} acts={advice?.button} />
      {!telling && <Hint about={question.about} />}
      <div className={c('choices', tooEarly && 'early')}>
        {advice?.panel}
        <div ref={choices} data-testid="choices" lang={langOf(game.id)}>
          {Chooser !== PlainChooser ? (
            // A game's own one is there also where I can only pass: its room would tell who can do more.
            <Chooser key={key} {...props} question={question} />
          ) : (
            left !== null && <Chooser key={key} {...props} question={left} />
          )}
        </div>
        {Chooser !== PlainChooser && <DigitMarks of={choices} />}
      </div>
    </>
  );
});

/** For whoever wants to be asked once more. */
function Confirm({ value, says }: { readonly value: Json; readonly says: string }) {
  const { room } = usePlayed();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), [value]);
  return (
    <>
      <Says sentence="Is this your answer?" />
      <div className={css['choices']} data-testid="confirm">
        {says !== '' && <p className={css['meant']}>{says}</p>}
        <div className={css['ends']}>
          <Button ref={yes} look="main" sign="check" onClick={() => room.confirm(true)}>{say`Yes`}</Button>
          <Button onClick={() => room.confirm(false)}>{say`Choose again`}</Button>
        </div>
      </div>
    </>
  );
}

/** A window has its own button to let it pass; null when there is nothing else to choose. */
function withoutPass(question: Question): Question | null {
  const { window, domain } = question;
  if (window === undefined || (domain.kind !== 'pick' && domain.kind !== 'acts')) return question;
  const from = (domain.from as readonly Json[]).filter((value) => !sameAnswer(value, window.pass));
  return from.length === 0 ? null : { ...question, domain: { kind: domain.kind, from } as AnyDomain };
}

/**
 * True while the board still shows what led to this question: dice that are still rolling must not be read off the choices.
 * What was already asked before stays in sight, and in the hand.
 */
function useTooEarly(question: string): boolean {
  const { room } = usePlayed();
  const telling = useModel((model) => model.telling);
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    // asked of the store: a board that is drawn for the first time with the question says only then that it tells
    if (!room.store.getState().telling) setSeen(question);
  }, [room, telling, question]);
  return telling && seen !== question;
}

/** More letters than two lines of a phone have beside what can be pressed there. */
const LONG = 60;

function Says({ sentence, acts }: { readonly sentence: string; readonly acts?: ReactNode }) {
  const { first, rest } = firstSentence(sentence);
  const { game } = usePlayed();
  const [more, setMore] = useState(false);
  return (
    <div className={c('says', first.length > LONG && 'long')}>
      <div className={css['words']} lang={langOf(game.id)}>
        <h2 tabIndex={-1} id="prompt">
          <Terms says={first} />
        </h2>
        {rest !== '' && (
          <p className={c(!more && 'tucked')}>
            <Terms says={rest} />
          </p>
        )}
      </div>
      <div className={css['acts']}>
        {rest !== '' && (
          <IconButton
            sign="info"
            label={more ? say`Less about it` : say`More about it`}
            className={css['more']}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          />
        )}
        {acts}
        <SecretEye />
        <UndoButton />
      </div>
    </div>
  );
}

const NEWS = 4;

/** 'Waiting for Ann and Bob to vote', 'Waiting for Ann: which card?' */
function waitingWords(others: readonly string[], what: string, answered: boolean): string {
  const who = listed(others);
  const waits = what.startsWith(':') ? say`Waiting for ${who}${what}` : say`Waiting for ${who} ${what}`;
  return answered ? `${say`You have answered.`} ${waits}` : waits;
}

/** For whom and for what; and what has just happened. */
function Waits() {
  const { game } = usePlayed();
  const names = useNames();
  const inLog = useNamesInLog();
  const shown = useModel((model) => model.shown);
  const sent = useModel((model) => model.sent);
  const moving = useModel(isMoving);
  // who is asked next may give away how it came out
  const telling = useModel((model) => model.telling);
  const told = useTable((table) => table.told);
  const count = useModel((model) => model.readable);
  const still = useStill();
  const news = useMemo(() => {
    return newsIn(told.slice(0, count), NEWS).map(({ event, version }, i) => ({
      key: `${version}-${i}`,
      says: toldInWords(game, event, inLog),
    }));
  }, [told, count, game, inLog]);
  if (shown === null) return null;
  const { waiting, me } = shown.game;
  const others = waiting.filter(({ seat }) => seat !== me).map(({ seat }) => names[seat] ?? '');
  const about = waiting[0]?.about;
  const what = about === undefined ? '' : game.words.waiting(shown.game.view, about);
  const answered = me !== 'spectator' && shown.game.answered.includes(me);
  const sentence = spokenBy(game.id, () =>
    sent !== null
      ? say`Your answer is on its way`
      : others.length === 0 || shown.between || telling
        ? moving
          ? say`Watch what happens`
          : say`One moment`
        : waitingWords(others, what, answered),
  );
  return (
    <>
      <Says sentence={still ? `${sentence}.` : `${sentence} …`} />
      <div className={css['choices']}>
        <ul className={css['news']} lang={langOf(game.id)} aria-label={say`What has just happened`}>
          {news.map(({ key, says }) => (
            <li key={key}>
              <Terms says={says} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The game is over: why, and what now. */
function Over() {
  const { room, game, screen, local } = usePlayed();
  const looking = useModel((model) => model.looking);
  const navigate = useNavigate();
  const info = useInfo();
  const names = useNamesInLog();
  const outcome = useModel(({ shown }) => shown?.game.outcome ?? null);
  if (outcome === null) return null;
  const { first, rest } = firstSentence(outcomeInWords(game, outcome, names));
  const isMine = info.seats.some(({ mine }) => mine);
  const rematch = async (): Promise<void> => {
    const reply = await room.say({ type: 'rematch', table: room.id });
    if (reply.type === 'done' && reply.table !== undefined) return void navigate(`/table/${reply.table}`);
    if (reply.type === 'refused') room.notify({ kind: 'refused', rule: reply.rule, why: reply.why, at: null });
  };
  return (
    <>
      <div className={css['says']}>
        <div className={css['words']} data-testid="outcome">
          <h2 tabIndex={-1} id="prompt">
            {first}
          </h2>
          {rest !== '' && <p>{rest}</p>}
        </div>
      </div>
      <div className={css['choices']}>
        <div className={css['ends']}>
          {info.rematch !== null ? (
            <LinkButton to={`/table/${info.rematch}`} look="main" sign="again">{say`To the next game`}</LinkButton>
          ) : (
            isMine && (
              <Button
                look="main"
                sign="again"
                onClick={() => void rematch()}
                data-testid="rematch"
              >{say`Play again`}</Button>
            )
          )}
          {screen.Finale !== undefined && (
            <Button sign={looking ? 'crown' : 'board'} onClick={() => room.look(!looking)}>
              {looking ? say`The result` : say`The board`}
            </Button>
          )}
          {local === 'game' && (
            <>
              <LinkButton to={`/here/${game.id}/replay`} sign="play" testId="to-replay">{say`Replay`}</LinkButton>
              <LinkButton
                to={`/here/${game.id}/replay?review=1`}
                sign="advice"
                testId="to-review"
              >{say`What cost most`}</LinkButton>
            </>
          )}
          {room.id !== TABLE && (
            <>
              <LinkButton to={`/replay/${room.id}`} sign="play" testId="to-replay">{say`Replay`}</LinkButton>
              <LinkButton
                to={`/replay/${room.id}?review=1`}
                sign="advice"
                testId="to-review"
              >{say`What cost most`}</LinkButton>
              <LinkButton
                to={`/replay/${room.id}?check=1`}
                sign="shield"
                testId="to-check"
              >{say`Check this game`}</LinkButton>
            </>
          )}
          <LinkButton to="/" look="plain" sign="home">{say`To the games`}</LinkButton>
        </div>
      </div>
    </>
  );
}
