import type { Scenes } from '@tablewright/board';
import { type CSSProperties, useEffect, useState } from 'react';
import { SHELF, type Size, SIZES } from './constants.ts';
import { GAMES, goldenNames, loadScenes } from './library.ts';
import { type Opened, openPlace } from './open.ts';
import { hashOf, type Place, START } from './place.ts';
import { SEED } from './scene.ts';
import { goTo, usePlace } from './usePlace.ts';

type SizeName = Size['name'] | 'both';

/** Any board in any recorded moment, on a phone and on a laptop at once. */
export function Bench() {
  const place = usePlace();
  const [size, setSize] = useState<SizeName>('both');
  const isShelf = place.scene === SHELF;
  const { opened, wrong } = useOpened(place);
  const scenes = useScenes(place.game);
  useEffect(() => {
    if (place.game === '') goTo({ ...START, game: GAMES[0]! });
  }, [place.game]);
  return (
    <div className="bench">
      <header className="bar">
        <Choice
          label="Game"
          value={place.game}
          from={GAMES}
          choose={(game) => goTo({ ...START, game, live: place.live })}
        />
        <Choice
          label="Scene"
          value={place.scene ?? ''}
          from={['', ...Object.keys(scenes), SHELF]}
          choose={(scene) => goTo({ ...START, game: place.game, scene: scene === '' ? null : scene })}
        />
        {!isShelf && <Source place={place} opened={opened} />}
        {!isShelf && opened !== null && <StepBar place={place} opened={opened} />}
        <Choice
          label="Size"
          value={size}
          from={['both', ...SIZES.map(({ name }) => name)]}
          choose={(name) => setSize(name as SizeName)}
        />
        {wrong !== null && !isShelf && (
          <span className="wrong" role="alert">
            {wrong}
          </span>
        )}
      </header>
      <main className="sizes">
        {SIZES.filter(({ name }) => size === 'both' || size === name).map((one) => (
          <Device key={one.name} size={one} place={place} alone={size !== 'both'} />
        ))}
      </main>
    </div>
  );
}

function useScenes(game: string): Scenes {
  const [scenes, setScenes] = useState<Scenes>({});
  useEffect(() => {
    let gone = false;
    void loadScenes(game).then((now) => !gone && setScenes(now));
    return () => {
      gone = true;
    };
  }, [game]);
  return scenes;
}

/** The same place once more, for the controls: how long the game is, and where in it this is. */
function useOpened(place: Place): { opened: Opened | null; wrong: string | null } {
  const [found, setFound] = useState<{ opened: Opened | null; wrong: string | null }>({ opened: null, wrong: null });
  useEffect(() => {
    if (place.game === '' || place.scene === SHELF) return undefined;
    let gone = false;
    openPlace(place).then(
      (opened) => !gone && setFound({ opened, wrong: null }),
      (error: unknown) => !gone && setFound({ opened: null, wrong: String(error) }),
    );
    return () => {
      gone = true;
    };
  }, [place]);
  return found;
}

function Source({ place, opened }: { readonly place: Place; readonly opened: Opened | null }) {
  const golden = place.golden ?? opened?.scene.golden ?? null;
  const seed = place.seed ?? opened?.scene.seed ?? SEED;
  const seats = place.seats ?? opened?.laid.recording.setup.seats ?? null;
  const options = place.options === '' ? JSON.stringify(opened?.scene.options ?? {}) : place.options;
  const played = { ...START, game: place.game, live: place.live };
  const byBots = (change: Partial<Place>): void =>
    goTo({ ...played, seed, seats, options: options === '{}' ? '' : options, ...change });
  return (
    <>
      <Choice
        label="Played by"
        value={golden ?? ''}
        from={['', ...goldenNames(place.game)]}
        names={{ '': 'bots, from a seed' }}
        choose={(name) => (name === '' ? byBots({}) : goTo({ ...played, golden: name }))}
      />
      {golden === null && (
        <>
          <Entry label="Seed" value={seed} enter={(text) => byBots({ seed: text })} />
          <Entry label="Seats" value={String(seats ?? '')} enter={(text) => byBots({ seats: Number(text) })} />
          <Entry label="Options" value={options} enter={(text) => byBots({ options: text })} />
        </>
      )}
    </>
  );
}

function StepBar({ place, opened }: { readonly place: Place; readonly opened: Opened }) {
  const { recording, at, viewer } = opened.laid;
  const { names } = recording.setup;
  const { last } = recording;
  // What a scene changes and touches belongs to it alone: a step on from it goes on in the game that it is taken from.
  const { golden = null, seed = null, seats = null, options } = opened.scene;
  const here: Place = {
    ...START,
    game: place.game,
    golden,
    seed,
    seats,
    options: options === undefined ? '' : JSON.stringify(options),
    viewer,
    live: place.live,
  };
  const go = (to: number): void => goTo({ ...here, at: Math.max(0, Math.min(last, to)) });
  return (
    <>
      <button type="button" aria-label="One step back" disabled={at === 0} onClick={() => go(at - 1)}>
        ◀
      </button>
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      <button type="button" aria-label="One step on" disabled={at === last} onClick={() => go(at + 1)}>
        ▶
      </button>
      <output>
        {at} / {last}
      </output>
      <Choice
        label="As"
        value={String(viewer)}
        from={[...names.map((_, seat) => String(seat)), 'spectator']}
        names={Object.fromEntries(names.map((name, seat) => [String(seat), `${seat} ${name}`]))}
        choose={(as) =>
          goTo({
            ...(place.scene === null ? { ...here, at } : place),
            viewer: as === 'spectator' ? as : Number(as),
          })
        }
      />
      <label>
        <input type="checkbox" checked={place.live} onChange={() => goTo({ ...place, live: !place.live })} /> Bots go on
      </label>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly from: readonly string[];
  readonly names?: { readonly [value: string]: string };
  readonly choose: (value: string) => void;
}

function Choice({ label, value, from, names = {}, choose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {from.map((one) => (
          <option key={one} value={one}>
            {names[one] ?? (one === '' ? '–' : one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface EntryProps {
  readonly label: string;
  readonly value: string;
  readonly enter: (text: string) => void;
}

function Entry({ label, value, enter }: EntryProps) {
  return (
    <label>
      {label}{' '}
      <input
        key={value}
        defaultValue={value}
        size={Math.min(40, Math.max(4, value.length))}
        onBlur={({ target }) => target.value !== value && enter(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </label>
  );
}

interface DeviceProps {
  readonly size: Size;
  readonly place: Place;
  /** no other size stands beside it */
  readonly alone: boolean;
}

/** The page in a window of that size. */
function Device({ size: { name, width, height }, place, alone }: DeviceProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const address = `frame.html${hashOf(place)}`;
  const [first] = useState(address);
  useEffect(() => {
    // Only what stands behind the # changes, so that the window goes on by itself. Whole, since a part would be read as this page's.
    frame?.contentWindow?.location.replace(new URL(address, location.href));
  }, [frame, address]);
  const { innerWidth, innerHeight } = useWindowSize();
  const all = SIZES.reduce((sum, size) => sum + size.width, 0) + 60;
  const scale = Math.min(1, (innerWidth - 24) / (alone ? width : all), (innerHeight - 90) / height);
  const style: CSSProperties = { width: width * scale, height: height * scale };
  return (
    <figure className="size" style={style}>
      <iframe
        ref={setFrame}
        title={name}
        src={first}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </figure>
  );
}

function useWindowSize(): { innerWidth: number; innerHeight: number } {
  const [size, setSize] = useState({ innerWidth, innerHeight });
  useEffect(() => {
    const measure = (): void => setSize({ innerWidth, innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}
