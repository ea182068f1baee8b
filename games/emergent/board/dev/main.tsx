import { type BoardProps, type Json, pointsOf } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { StrictMode, useEffect, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { screen } from '../index.tsx';
import { Play, words } from './game.ts';
import { scenes } from './scenes.ts';

const asked = new URLSearchParams(location.search);
const get = (name: string, preset: string): string => asked.get(name) ?? preset;
const NAMES = ['Maximiliana-Alexandra', 'Bo', 'Konstantin von Hohenfels', 'Dagny'];

const me = get('me', '0') === 'spectator' ? ('spectator' as const) : Number(get('me', '0'));
const options: Record<string, Json> = {};
for (const name of ['mode', 'market', 'rounds', 'fastRounds']) if (asked.has(name)) options[name] = get(name, '');
const play = new Play({ seats: Number(get('seats', '4')), options, seed: get('seed', 'one'), me });
const about = get('about', '');
const round = Number(get('round', '1'));
if (about !== '') play.until(({ question, view }) => question?.about === about && view.round >= round);
else if (asked.has('round')) play.until(({ view }) => view.round >= round);
if (get('end', '') !== '') play.until(() => false);
scenes[get('scene', '')]?.(play);
const { question: first } = play.moment;
// everybody else first, then I: so that the round is shown
if (asked.has('lock') && first !== null) {
  while (play.step(me));
  const plan = play.advised(first);
  play.answer(first.seat, asked.has('askMe') ? { ...(plan as object), shipping: { ask: 1 } } : plan);
}

const still = get('still', '') !== '';
const pace = Number(get('pace', '700'));

function Table() {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [resting, rest] = useState<Json | null>(asked.get('rest'));
  const [refusal, setRefusal] = useState('');
  const [secret, setSecret] = useState(get('secret', '') !== '');
  const [pointed, setPointed] = useState<string | null>(asked.get('point'));
  const { moment } = play;
  const { question, view } = moment;
  const auto = get('auto', '') !== '';

  useEffect(() => {
    if (get('freeze', '') !== '') return;
    const timer = setTimeout(() => {
      if (play.step(auto ? null : me)) again();
    }, pace);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    Object.assign(window, { play, again });
  }, []);

  const props: BoardProps<View> = {
    view,
    before: moment.before,
    told: moment.told,
    me,
    names: NAMES.slice(0, view.seats),
    question,
    says: (value) => (question === null ? '' : words.option(view, question, value)),
    answer: (value) => {
      if (question === null) return;
      setRefusal(play.answer(question.seat, value) ?? '');
      rest(null);
      again();
    },
    ask: (value) => setRefusal(question === null ? '' : play.why(question.seat, value)),
    takeBack: get('takeBack', '') === '' ? null : () => setRefusal('taken back'),
    resting,
    rest,
    pointed,
    outcome: view.outcome,
    still,
  };
  const Chooser = question === null ? undefined : (screen.choosers[question.about] ?? undefined);
  const { Board, Secret, Finale } = screen;
  return (
    <div className="table">
      <header className="top">Tablewright · Emergent</header>
      <main className="board">
        {Finale !== undefined && view.outcome !== null ? (
          <div className="finale">
            <Finale {...props} />
          </div>
        ) : (
          <Board {...props} />
        )}
      </main>
      <aside className="side">
        {question !== null && <p className="prompt">{words.prompt(view, question)}</p>}
        {question === null && view.outcome === null && (
          <p className="prompt">Waiting for {moment.waiting.map((seat) => NAMES[seat]).join(', ')}</p>
        )}
        {refusal !== '' && <p className="refusal">{refusal}</p>}
        {Chooser !== undefined && question !== null && (
          <Chooser key={`${question.about}${play.log.length}`} {...props} question={question} />
        )}
        {Chooser === undefined && question?.domain.kind === 'pick' && (
          <ul>
            {question.domain.from.map((value) => (
              <li key={value}>
                <button type="button" onMouseEnter={() => rest(value)} onClick={() => props.answer(value)}>
                  {props.says(value)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="eye" onClick={() => setSecret(!secret)}>
          Eye
        </button>
        {secret && Secret !== undefined && <Secret {...props} />}
        <ol className="log">
          {play.log.slice(-Number(get('log', '14')) || play.log.length).map((event, i) => (
            <li
              key={i}
              onMouseEnter={() => setPointed(pointsOf(screen, event)[0] ?? null)}
              onMouseLeave={() => setPointed(null)}
            >
              {words.event(event as never, props.names)}
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

function Shelf() {
  const { Picture } = screen;
  return (
    <div className="shelf">
      <figure>
        <Picture />
        <figcaption>
          <b>Emergent</b>
          <br />
          {screen.promise}
        </figcaption>
      </figure>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>{get('shelf', '') !== '' ? <Shelf /> : <Table />}</StrictMode>,
);
