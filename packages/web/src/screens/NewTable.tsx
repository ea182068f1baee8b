import { rich } from '@tablewright/board';
import { LEVEL_SPECS, SEATED_LEVELS } from '@tablewright/bots/levels';
import type { Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type GameInfo, LIMITS } from '@tablewright/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../api.ts';
import { useServerInfo, usualSeats } from '../app/server-info.ts';
import { NotFound } from '../app/Broken.tsx';
import { ownName } from '../games/spoken.ts';
import { hasTutorial, shelfOf } from '../games/registry.ts';
import { playHere } from '../offline/here.ts';
import { Accent } from '../parts/Accent.tsx';
import { Button } from '../parts/Button.tsx';
import { classesOf } from '../parts/classes.ts';
import { Field } from '../parts/Field.tsx';
import { LevelSelect } from '../parts/LevelSelect.tsx';
import { Page, Trouble, Loading } from '../parts/Page.tsx';
import { GameBanner } from './GameBanner.tsx';
import css from './NewTable.module.css';
import {
  blankForm,
  botSeatsOf,
  CLOCKS,
  countsDown,
  type Form,
  hasTimedWindows,
  missing,
  requestOf,
  seatOrderOf,
  summaryOf,
  WHEN_OUT,
  WINDOWS,
  type With,
} from './new-table.ts';

const c = classesOf(css);

export function NewTablePage() {
  const { game: id } = useParams();
  const games = useServerInfo((server) => server.games);
  const trouble = useServerInfo((server) => server.trouble);
  if (games === null) {
    return (
      <Page title={say`New table`} narrow>
        {trouble === null ? (
          <Loading says={say`One moment …`} />
        ) : (
          <Trouble sign="offline" title={say`Nobody answers`} says={trouble} />
        )}
      </Page>
    );
  }
  const game = games.find((one) => one.id === id);
  if (game === undefined) return <NotFound />;
  return (
    <Page title={say`New table: ${game.name}`} narrow>
      <Accent of={shelfOf(game.id)?.accent}>
        <NewTable game={game} />
      </Accent>
    </Page>
  );
}

const WITH: readonly { readonly value: With; readonly label: string; readonly explains: string }[] = [
  {
    value: 'friends',
    label: say`Friends online`,
    explains: say`You get a link to send. Empty seats can be filled with bots.`,
  },
  { value: 'bots', label: say`Bots`, explains: say`Starts at once; all other seats are played by bots.` },
  { value: 'pass', label: say`This device`, explains: say`Pass it around; the screen closes between people.` },
];

function NewTable({ game }: { readonly game: GameInfo }) {
  const navigate = useNavigate();
  const [form, setForm] = useState(() => blankForm(game, usualSeats(game, shelfOf(game.id)?.playNow?.seats)));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (part: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...part }));
    setWrong(null);
  };
  const option = (id: string, value: Json): void => change({ options: { ...form.options, [id]: value } });
  const send = async (): Promise<void> => {
    const why = missing(form);
    if (why !== null) return setWrong(why);
    setBusy(true);
    const request = requestOf(game, form);
    const isHere = form.here && form.with !== 'friends';
    if (isHere && (await playHere(request, ownName(game.id)))) return void navigate(`/here/${game.id}`);
    const made = await api.create(request);
    if (!made.ok && made.status === 0 && (await playHere(request, ownName(game.id))))
      return void navigate(`/here/${game.id}`);
    if (made.ok) return void navigate(`/table/${made.value.table}`);
    setBusy(false);
    setWrong(made.why);
  };
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const [first, ...others] = game.options;

  return (
    <div className={css['form']}>
      <GameBanner game={game} title={say`New table`}>
        {hasTutorial(game.id) && (
          <p
            className={css['first']}
          >{rich`Never played it? ${<Link to={`/learn/${game.id}`}>{say`Learn it by playing`}</Link>} first, alone and unhurried.`}</p>
        )}
      </GameBanner>
      <Choice
        legend={say`Whom do you play with?`}
        value={form.with}
        choices={WITH}
        choose={(value) => change({ with: value })}
      />
      <Choice
        legend={say`Seats`}
        explains={form.with === 'bots' ? say`You, and bots on all the others.` : undefined}
        few
        value={form.seats}
        choices={counts.map((value) => ({ value, label: String(value), explains: '' }))}
        choose={(seats) => change({ seats })}
      />
      {form.with === 'pass' && <Names form={form} change={change} />}
      {form.with !== 'friends' && (
        <Choice
          legend={say`How well the bots play`}
          value={form.botLevel}
          choices={SEATED_LEVELS.map((level) => ({
            value: level,
            label: LEVEL_SPECS[level].name,
            explains: LEVEL_SPECS[level].explains,
          }))}
          choose={(botLevel) => change({ botLevel, botLevels: {} })}
        />
      )}
      {form.with !== 'friends' && botSeatsOf(form).length > 1 && <LevelsBySeat form={form} change={change} />}
      {first !== undefined && <Option option={first} value={form.options[first.id]!} choose={option} />}
      {others.length > 0 && (
        <details className={css['more']}>
          <summary>{say`More about the game`}</summary>
          <div>
            {others.map((one) => (
              <Option key={one.id} option={one} value={form.options[one.id]!} choose={option} />
            ))}
          </div>
        </details>
      )}
      {form.with === 'friends' && (
        <>
          <Choice
            legend={say`Clock`}
            value={form.clock}
            choices={CLOCKS.map(({ id, name, says }) => ({ value: id, label: name, explains: says }))}
            choose={(clock) => change({ clock })}
          />
          {form.clock !== 'none' && (
            <Choice
              legend={say`When somebody’s time is up`}
              value={form.whenOut}
              choices={WHEN_OUT.map(({ id, name, says }) => ({ value: id, label: name, explains: says }))}
              choose={(whenOut) => change({ whenOut })}
            />
          )}
          {countsDown(game, form) && <CountdownFields game={game} form={form} change={change} />}
          <Switch
            label={say`Open to strangers`}
            explains={say`The table is listed on the front page, and anybody may take a free seat. Otherwise only those with your link may.`}
            on={form.open}
            set={(open) => change({ open })}
          />
        </>
      )}
      {hasTimedWindows(game, form) && (
        <Choice
          legend={say`Questions that close by themselves`}
          value={form.windowSeconds}
          choices={WINDOWS.map(({ seconds, name, says }) => ({ value: seconds, label: name, explains: says }))}
          choose={(windowSeconds) => change({ windowSeconds })}
        />
      )}
      {form.with !== 'bots' && (
        <Switch
          label={say`Shuffle the seats`}
          explains={
            form.with === 'friends'
              ? say`Who sits next to whom is drawn when the game begins. Otherwise everybody stays where they sat down.`
              : say`Who sits next to whom is drawn when the game begins. Otherwise in the order of the names.`
          }
          on={seatOrderOf(form) === 'shuffled'}
          set={(on) => change({ seatOrder: on ? 'shuffled' : 'fixed' })}
        />
      )}
      {form.with !== 'friends' && (
        <Switch
          label={say`In this browser alone`}
          explains={say`The server is asked for nothing: it goes on without a connection, and lies on this device only. Nobody can prove the draw.`}
          on={form.here}
          set={(here) => change({ here })}
        />
      )}
      <div className={css['end']}>
        {wrong !== null && (
          <p className={css['wrong']} role="alert">
            {wrong}
          </p>
        )}
        <p className={css['sum']}>{summaryOf(game, form)}</p>
        <Button look="main" size="big" busy={busy} onClick={() => void send()} data-testid="make-table">
          {form.with === 'friends' ? say`Open the table` : say`Start the game`}
        </Button>
      </div>
    </div>
  );
}

/** Bots that are not all alike. */
function LevelsBySeat({ form, change }: Omit<CountdownProps, 'game'>) {
  return (
    <details className={css['more']}>
      <summary>{say`Choose for each seat`}</summary>
      <ul className={css['levels']}>
        {botSeatsOf(form).map((seat) => (
          <li key={seat}>
            <span>{say`Seat ${seat + 1}`}</span>
            <LevelSelect
              label={say`How well the bot on seat ${seat + 1} plays`}
              value={form.botLevels[seat] ?? form.botLevel}
              choose={(level) => change({ botLevels: { ...form.botLevels, [seat]: level } })}
              testId={`level-${seat}`}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CountdownProps {
  readonly game: GameInfo;
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
}

/** When sealed answers are opened. The server holds the seconds against the game's limits. */
function CountdownFields({ game, form, change }: CountdownProps) {
  const { countdown, preparation } = game.countdown!;
  return (
    <fieldset className={css['together']}>
      <Switch
        label={say`Countdown`}
        explains={say`What all choose in secret is revealed together, at the end of a countdown that the leader starts. Until zero everybody may change it.`}
        on={form.countdownOn}
        set={(countdownOn) => change({ countdownOn })}
      />
      {form.countdownOn && (
        <div className={css['names']}>
          <Field
            label={say`Seconds of the countdown`}
            note={`${countdown.min}–${countdown.max}`}
            type="number"
            min={countdown.min}
            max={countdown.max}
            value={form.countdown}
            onChange={({ target }) => change({ countdown: target.value })}
          />
          <Field
            label={say`Seconds to prepare`}
            note={say`${preparation.min} to ${preparation.max}; then it starts by itself`}
            type="number"
            min={preparation.min}
            max={preparation.max}
            value={form.preparation}
            onChange={({ target }) => change({ preparation: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}

interface ChoiceProps<T extends Json> {
  readonly legend: string;
  readonly explains?: string | undefined;
  readonly few?: boolean;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly explains: string }[];
  readonly choose: (value: T) => void;
}

function Choice<T extends Json>({ legend, explains, few, value, choices, choose }: ChoiceProps<T>) {
  const name = useId();
  const chosen = JSON.stringify(value);
  return (
    <fieldset>
      <legend className={css['legend']}>{legend}</legend>
      {explains !== undefined && explains !== '' && <p className={css['explains']}>{explains}</p>}
      <div className={c('choices', few === true && 'few')}>
        {choices.map((choice) => {
          const text = JSON.stringify(choice.value);
          return (
            <label key={text} className={css['choice']}>
              <input type="radio" name={name} checked={text === chosen} onChange={() => choose(choice.value)} />
              <b>{choice.label}</b>
              {choice.explains !== '' && <span>{choice.explains}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface SeveralProps {
  readonly legend: string;
  readonly explains: string;
  readonly chosen: readonly Json[];
  readonly choices: readonly { readonly value: Json; readonly label: string; readonly explains: string }[];
  readonly choose: (value: Json[]) => void;
}

function Several({ legend, explains, chosen, choices, choose }: SeveralProps) {
  const texts = new Set(chosen.map((value) => JSON.stringify(value)));
  const isChosen = (value: Json): boolean => texts.has(JSON.stringify(value));
  return (
    <fieldset>
      <legend className={css['legend']}>{legend}</legend>
      <p className={css['explains']}>{explains}</p>
      <div className={css['choices']}>
        {choices.map(({ value, label, explains: says }) => (
          <label key={JSON.stringify(value)} className={css['choice']}>
            <input
              type="checkbox"
              checked={isChosen(value)}
              onChange={() =>
                choose(choices.map((one) => one.value).filter((one) => isChosen(one) !== (one === value)))
              }
            />
            <b>{label}</b>
            {says !== '' && <span>{says}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps {
  readonly option: GameInfo['options'][number];
  readonly value: Json;
  readonly choose: (id: string, value: Json) => void;
}

/** As the rules describe it: choices of which one or several are taken, a switch, or something to type. */
function Option({ option, value, choose }: OptionProps): ReactNode {
  const { id, label, explains, choices } = option;
  if (Array.isArray(value) && choices.length > 0) {
    const chosen = value as readonly Json[];
    return (
      <Several legend={label} explains={explains} chosen={chosen} choices={choices} choose={(now) => choose(id, now)} />
    );
  }
  if (choices.length > 0)
    return (
      <Choice legend={label} explains={explains} value={value} choices={choices} choose={(now) => choose(id, now)} />
    );
  if (typeof value === 'boolean')
    return <Switch label={label} explains={explains} on={value} set={(on) => choose(id, on)} />;
  const isNumber = typeof value === 'number';
  return (
    <Field
      label={label}
      note={explains}
      type={isNumber ? 'number' : 'text'}
      value={typeof value === 'string' || isNumber ? value : JSON.stringify(value)}
      onChange={({ target }) => choose(id, isNumber ? target.valueAsNumber || 0 : target.value)}
    />
  );
}

interface SwitchProps {
  readonly label: string;
  readonly explains: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

function Switch({ label, explains, on, set }: SwitchProps) {
  return (
    <label className={css['switch']}>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.target.checked)} />
      <span>
        <b>{label}</b>
        <span>{explains}</span>
      </span>
    </label>
  );
}

function Names({ form, change }: { readonly form: Form; readonly change: (part: Partial<Form>) => void }) {
  const shown = Math.min(form.seats, Math.max(2, form.names.filter((name) => name !== '').length + 1));
  return (
    <fieldset>
      <legend className={css['legend']}>{say`Who plays`}</legend>
      <p className={css['explains']}>{say`Seats without a name are played by bots.`}</p>
      <div className={css['names']}>
        {Array.from({ length: shown }, (_, i) => (
          <Field
            key={i}
            label={say`Person ${i + 1}`}
            value={form.names[i] ?? ''}
            maxLength={LIMITS.name}
            autoComplete="off"
            onChange={({ target }) => {
              const names = Array.from({ length: shown }, (_, j) => (j === i ? target.value : (form.names[j] ?? '')));
              change({ names });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
