import { say } from '@tablewright/kernel/words';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { langOf } from '../../games/spoken.ts';
import type { LessonState, Tutor } from '../../learn/tutor.ts';
import { Button, IconButton, LinkButton } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Hidden } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { useFocusBack } from '../../parts/useFocusBack.ts';
import { useModel, usePlayed } from '../table/context.ts';
import { SecretEye } from '../table/Secret.tsx';
import { usePlayNow } from '../usePlayNow.tsx';
import css from './Teacher.module.css';

const c = classesOf(css);

interface TeacherProps {
  readonly tutor: Tutor;
  readonly className: string | undefined;
  /** where the page has no bar of its own */
  readonly leave: (() => void) | null;
}

/** The lesson, how far one is, what the teacher says, and the way on. */
export function Teacher({ tutor, className, leave }: TeacherProps) {
  const lessonState = useStore(tutor.store);
  const moving = useModel(({ queued, sent }) => queued > 0 || sent !== null);
  const { lessons } = tutor.tutorial;
  usePointing(moving ? null : lessonState.beat);
  useFocusBack('teacher', moving ? null : `${lessonState.number}/${lessonState.remark?.says ?? ''}`);
  return (
    <section className={c('teacher', className)} aria-label={say`Teacher`} data-testid="teacher">
      <div className={css['head']}>
        <div className={css['title']}>
          <span>
            {lessonState.finished ? say`All lessons done` : say`Lesson ${lessonState.lesson + 1} of ${lessons.length}`}
          </span>
          <h2>{lessonState.finished ? say`You know how to play` : lessons[lessonState.lesson]!.title}</h2>
        </div>
        <ol className={css['steps']} aria-hidden="true">
          {lessons.map(({ title }, i) => (
            <li
              key={title}
              className={c(lessonState.finished || i < lessonState.lesson ? 'past' : i === lessonState.lesson && 'now')}
            />
          ))}
        </ol>
        {lessonState.beat?.want === undefined && lessonState.beat?.tries === undefined && <SecretEye />}
        {leave !== null && <IconButton sign="close" label={say`Leave the lessons`} onClick={leave} />}
      </div>
      {lessonState.finished ? (
        <Finished tutor={tutor} />
      ) : (
        <Saying tutor={tutor} lessonState={lessonState} moving={moving} />
      )}
    </section>
  );
}

interface SayingProps {
  readonly tutor: Tutor;
  readonly lessonState: LessonState;
  readonly moving: boolean;
}

function Saying({ tutor, lessonState, moving }: SayingProps) {
  const { game } = usePlayed();
  const { beat, remark, lesson, astray } = lessonState;
  const { lessons } = tutor.tutorial;
  const isLast = lesson === lessons.length - 1;
  const isOver = beat === null;
  const asks = beat?.want !== undefined;
  const waits = asks || (beat?.quiz !== undefined && remark?.right !== true);
  return (
    <>
      <div className={c('says', asks && 'brief')} aria-live="polite" id="teacher" tabIndex={-1} data-testid="says">
        {moving ? (
          <p className={css['quiet']}>{say`Watch what happens …`}</p>
        ) : (
          <>
            <p key={lessonState.number} lang={langOf(game.id)}>
              {sentence(lessonState, lessons[lesson]!.title)}
            </p>
            {remark !== null && (
              <p className={c('remark', remark.right && 'right')} data-testid="remark">
                <Sign name={remark.right ? 'check' : 'info'} size={18} />
                <span>{remark.says}</span>
              </p>
            )}
          </>
        )}
      </div>
      {beat?.quiz !== undefined && !moving && remark?.right !== true && (
        <ul className={css['quiz']}>
          {beat.quiz.map(({ name }, i) => (
            <li key={name}>
              <Button size="small" onClick={() => tutor.choose(i)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={css['way']}>
        <Button
          look="plain"
          size="small"
          sign="first"
          title={say`Back to the start of the lesson`}
          onClick={() => tutor.again()}
        >{say`Start again`}</Button>
        {!isOver && (
          <Button look="plain" size="small" sign="last" onClick={() => tutor.skip()}>{say`Skip lesson`}</Button>
        )}
        {waits ? (
          <span className={css['yours']}>
            <Sign name={asks ? 'down' : 'info'} size={16} /> {say`Your turn`}
          </span>
        ) : (
          <Button
            look="main"
            size="small"
            sign="forward"
            disabled={moving}
            onClick={() => (astray ? tutor.skip() : tutor.next())}
            data-testid="next"
          >
            {isOver ? (isLast ? say`Finish` : say`Next lesson`) : say`Next`}
            {beat?.tries !== undefined && <Hidden> {say`without trying`}</Hidden>}
          </Button>
        )}
      </div>
    </>
  );
}

function sentence({ beat, astray }: LessonState, title: string): string {
  if (astray)
    return say`This lesson has gone astray, and that is our mistake. Begin it again, or go on to the next one.`;
  if (beat === null) return say`Well done. That was “${title}”.`;
  return beat.say ?? '';
}

function Finished({ tutor }: { readonly tutor: Tutor }) {
  const { game } = usePlayed();
  const { busy, wrong, playNow, question } = usePlayNow(game);
  return (
    <>
      <div className={css['says']} aria-live="polite" id="teacher" tabIndex={-1} data-testid="says">
        <p>{say`That was all you need for your first game. The rest you pick up while you play: whatever you may do lights up.`}</p>
        {question}
        {wrong !== null && (
          <p role="alert" className={css['remark']}>
            <Sign name="warn" size={18} />
            <span>{wrong}</span>
          </p>
        )}
      </div>
      <div className={css['ends']}>
        <Button
          look="main"
          sign="play"
          busy={busy}
          onClick={playNow}
          data-testid="play-now"
        >{say`Play now against bots`}</Button>
        <LinkButton to={`/rules/${game.id}`} sign="book">{say`Read the rules`}</LinkButton>
        <Button look="plain" sign="again" onClick={() => tutor.begin(0)}>{say`From the beginning`}</Button>
        <LinkButton to="/" look="plain" sign="home">{say`To the games`}</LinkButton>
      </div>
    </>
  );
}

const POINT_MS = 1500;

/** Points at one thing after the other, once round, and stays with the first. */
function usePointing(beat: LessonState['beat']): void {
  const { room } = usePlayed();
  useEffect(() => {
    const points = beat?.points ?? [];
    if (points.length === 0) return undefined;
    const round = points.length === 1 ? points : [...points, points[0]!];
    let at = 0;
    room.point(round[0]!);
    const timer = setInterval(() => {
      at += 1;
      if (at >= round.length) return clearInterval(timer);
      room.point(round[at]!);
    }, POINT_MS);
    return () => {
      clearInterval(timer);
      room.point(null);
    };
  }, [room, beat]);
}
