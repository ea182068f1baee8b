import {
  type LoadedGame,
  loadGame,
  LocalPlay,
  LocalTable,
  openLocalRoom,
  type Room,
  shelfOf,
} from '@tablewright/web/workbench';
import type { Base } from '@tablewright/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SHELF } from './constants.ts';
import { type Opened, openPlace } from './open.ts';
import { hashOf, isNext, type Place, placeIn } from './place.ts';
import { answered, botsFor } from './recording.ts';
import { SEED } from './scene.ts';
import { touchAll } from './touches.ts';
import { usePlace } from './usePlace.ts';

// One board at one moment, in the frame in which it is played. It lies in an iframe of the bench, so that its width is that of
// a phone or of a laptop to every style; and by itself for shots.

interface Shown extends Opened {
  readonly loaded: LoadedGame;
  readonly table: LocalTable;
  readonly room: Room;
  readonly number: number;
}

const LIVE_MS = 700;
let opened = 0;

async function show(place: Place): Promise<Shown> {
  const [{ game, scene, laid }, loaded] = await Promise.all([openPlace(place), loadGame(place.game)]);
  const { viewer, recording } = laid;
  const { names, options } = recording.setup;
  const table = new LocalTable(game, { me: viewer, names, options, mayUndo: scene.mayUndo ?? false }, laid.state, {
    answered(value) {
      if (viewer !== 'spectator') table.play(answered(game, table.state, viewer, value), true);
    },
    tried() {},
  });
  table.lay(laid.state, laid.told);
  table.ask(true);
  opened += 1;
  return { game, scene, laid, loaded, table, room: openLocalRoom(table), number: opened };
}

/** Behind the first drawing: what the scene wants to be done, and then whoever takes pictures may. */
async function perform({ scene, laid, table, room }: Shown): Promise<void> {
  for (const step of laid.shown) table.play(step, true);
  if (scene.hover !== undefined) room.rest(scene.hover);
  if (scene.pointed !== undefined) room.point(scene.pointed);
  await touchAll(scene.touches ?? []);
}

/** Said on the page itself, for the program that takes the pictures. */
function sayReady(says: { ready?: string; wrong?: string }): void {
  const { dataset } = document.documentElement;
  delete dataset['ready'];
  delete dataset['wrong'];
  Object.assign(dataset, says);
}

export function Frame() {
  const place = usePlace();
  if (place.game === '') return null;
  return place.scene === SHELF ? <Shelf game={place.game} /> : <Table place={place} />;
}

function Table({ place: { live, ...there } }: { readonly place: Place }) {
  // Whether bots go on is no other place: the table stays as it is.
  const hash = hashOf({ ...there, live: false });
  const place = useMemo(() => placeIn(hash), [hash]);
  const [shown, setShown] = useState<Shown | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  /** what the table showed last, to tell one step on from a jump */
  const last = useRef<{ place: Place; shown: Shown; state: Base } | null>(null);

  useEffect(() => {
    const before = last.current;
    const next = before !== null && isNext(before.place, place) ? before.shown.laid.recording.step(place.at!) : null;
    // Whoever has answered here has left the recorded game.
    if (before !== null && next !== null && before.shown.table.state === before.state) {
      before.shown.table.play(next, true);
      last.current = { place, shown: before.shown, state: next.state };
      return undefined;
    }
    let gone = false;
    sayReady({});
    const fail = (error: unknown): void => {
      if (gone) return;
      const why = error instanceof Error ? error.message : String(error);
      setWrong(why);
      sayReady({ wrong: why });
    };
    const succeed = (now: Shown): void => {
      if (gone) return;
      last.current = { place, shown: now, state: now.table.state };
      setWrong(null);
      setShown(now);
    };
    show(place).then(succeed, fail);
    return () => {
      gone = true;
    };
  }, [place]);

  useEffect(() => {
    if (shown === null) return undefined;
    let gone = false;
    // Not before the table is entered for good: in development React enters everything twice.
    const timer = setTimeout(() => {
      perform(shown).then(
        () => !gone && sayReady({ ready: location.hash }),
        (error: unknown) => !gone && sayReady({ wrong: String(error) }),
      );
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [shown]);

  useBots(shown, live);

  if (wrong !== null) return <p role="alert">{wrong}</p>;
  return shown === null ? null : (
    <LocalPlay key={shown.number} room={shown.room} game={shown.game} screen={shown.loaded.screen} />
  );
}

/** The other seats go on by themselves. */
function useBots(shown: Shown | null, live: boolean): void {
  useEffect(() => {
    if (shown === null || !live) return undefined;
    const { game, scene, laid, table } = shown;
    const bots = botsFor(game, laid.recording.setup.seats, scene.seed ?? SEED);
    const timer = setInterval(() => {
      const next = bots(table.state, laid.viewer === 'spectator' ? null : laid.viewer);
      if (next !== null) table.play(next, true);
    }, LIVE_MS);
    return () => clearInterval(timer);
  }, [shown, live]);
}

function Shelf({ game }: { readonly game: string }) {
  const shelf = shelfOf(game);
  useEffect(() => sayReady({ ready: location.hash }), []);
  if (shelf === null) return <p role="alert">{game} has no picture for the front page.</p>;
  const { Picture, promise, kind, minutes } = shelf;
  return (
    <figure className="shelf">
      <Picture />
      <figcaption>
        <b>{game}</b>
        <p>{promise}</p>
        <p>
          {kind} · {minutes}
        </p>
      </figcaption>
    </figure>
  );
}
