import { clsx, Count, Hidden, Icon, type Seat, useMotion } from '@tablewright/board';
import type { ByRegion, View } from '@tablewright/emergent-rules';
import { CODES, FAST, regionName, REGIONS, regionOf, type Size } from '@tablewright/emergent-rules/content';
import { type CSSProperties, useMemo, useState } from 'react';
import { many } from '@tablewright/kernel/words';
import board from '../Board.module.css';
import { nextSize } from '../choosers/PlaceChooser.tsx';
import { useDesk } from '../desk.ts';
import { type Draft, draftingOf, fitsIn, offerOf, stepped } from '../draft.ts';
import { called, playerOf } from '../look.ts';
import { UsMap } from '../map/UsMap.tsx';
import { shows } from '../motion.ts';
import ledgers from '../parts/Ledgers.module.css';
import { Piece } from '../parts/signs.tsx';
import { TopLine } from '../parts/TopLine.tsx';
import { phaseOf } from '../planning.ts';
import type { ScreenProps } from '../props.ts';
import { sceneOf } from '../scene.ts';
import { Theme } from '../Theme.tsx';
import { FastStand } from './FastStand.tsx';

const ALL: ReadonlySet<string> = new Set(CODES);

/** Fast Play: no money, no cards. Who holds which region, and where my five DCs go. */
export function FastBoard(props: ScreenProps) {
  const { view, me, names, question, still, ask, pointed } = props;
  const motion = useMotion(props, shows);
  const drafting = draftingOf(props);
  const { size } = useDesk();
  const [again, setAgain] = useState(false);
  const [drawn, setDrawn] = useState(view);
  if (drawn !== view) {
    setDrawn(view);
    // without motion nobody has seen the reveal: it lies there until it is put away
    if (props.missed?.some(({ told }) => told.some(({ type }) => type === 'placed')) === true) setAgain(true);
  }
  // what was revealed stays for a while
  const looks = again || motion.lingering('placed').length > 0;

  const draft = drafting?.draft ?? minePlaced(view);
  const last = view.laid.at(-1) ?? null;
  const scene = useMemo(() => sceneOf(view), [view]);
  const offer = offerOf(question);
  const onRegion = (code: string): void => {
    if (drafting === null || offer === null) return;
    motion.skip();
    setAgain(false);
    const more = stepped(drafting.draft, nextSize(drafting.draft, size), code, 1);
    if (fitsIn(offer, more)) drafting.change(more);
    else ask(more);
  };
  return (
    <Theme still={still} className={board['frame']}>
      <div className={board['board']}>
        <TopLine
          view={view}
          phase={phaseOf(view)}
          tools={
            last === null
              ? []
              : [
                  {
                    name: looks ? 'Hide last round' : `Round ${view.laid.length} again`,
                    sign: 'replay',
                    use: () => {
                      motion.skip();
                      setAgain(!looks);
                    },
                  },
                ]
          }
        />
        <div className={board['stage']}>
          <UsMap
            fast
            scene={scene}
            me={me}
            lit={drafting === null ? new Set() : ALL}
            open={null}
            pointed={pointed === null ? props.lit : [pointed]}
            onRegion={onRegion}
            words={(code) => wordsFor(view, code, draft, me, names)}
            stand={(code) => (
              <FastStand
                code={code}
                colour={REGIONS[regionOf(code)]!.colour}
                cubes={view.players.map(({ stock }) => stock[code] ?? 0)}
                won={view.regions.find(({ region }) => region === code) ?? null}
                me={me}
                draft={draft}
                laid={looks ? last : null}
              />
            )}
          />
        </div>
        <ul className={clsx(ledgers['ledgers'], board['ledgers'])} aria-label="Points if it ended now">
          {view.players.map((_, seat) => (
            <Score key={seat} view={view} seat={seat} me={me} names={names} />
          ))}
        </ul>
      </div>
    </Theme>
  );
}

function Score({
  view,
  seat,
  me,
  names,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Seat | 'spectator';
  readonly names: readonly string[];
}) {
  const points = view.regions.reduce((sum, region) => sum + (region.points[seat] ?? 0), 0);
  const won = view.regions.filter((region) => region.won === seat);
  const frame = view.now.find((one) => one.stage === 'place');
  const ready = frame?.stage === 'place' ? frame.ready[seat] : undefined;
  return (
    <li
      className={clsx(ledgers['ledger'], seat === me && ledgers['mine'])}
      style={{ '--player': playerOf(seat).colour } as CSSProperties}
    >
      <span className={ledgers['who']}>
        <Piece thing="swatch" seat={seat} size={18} />
        <b>{called(seat, me, names)}</b>
        {ready !== undefined && (
          <span className={clsx(ledgers['state'], ready && ledgers['ready'])}>
            <Icon name={ready ? 'lock' : 'hourglass'} size={14} />
            <Hidden>{ready ? 'locked' : 'still placing'}</Hidden>
          </span>
        )}
      </span>
      <span className={ledgers['cash']}>
        <Count value={points} />
        <small> pts</small>
      </span>
      <span className={ledgers['dcs']}>
        <span title="Green regions won">G {won.filter(({ colour }) => colour === 'green').length}</span>
        <span title="Red regions won">R {won.filter(({ colour }) => colour === 'red').length}</span>
        <span title="Regions won in all">won {won.length}</span>
      </span>
    </li>
  );
}

/** What I have locked. */
function minePlaced(view: View): Draft {
  const frame = view.now.find((one) => one.stage === 'place');
  return frame?.stage === 'place' && frame.mine !== null ? frame.mine : { small: {}, large: {} };
}

/** EMT-906, EMT-907 How many cubes a draft puts into a region. */
export function cubesFrom(draft: Draft | { readonly small: ByRegion; readonly large: ByRegion }, code: string): number {
  const bonus = FAST.bonus[REGIONS[regionOf(code)]!.colour];
  const of = (size: Size): number => (draft[size]?.[code] ?? 0) * (FAST.cubes[size] + bonus);
  return of('small') + of('large');
}

function wordsFor(view: View, code: string, draft: Draft, me: Seat | 'spectator', names: readonly string[]): string {
  const { colour } = REGIONS[regionOf(code)]!;
  const held = view.players.flatMap(({ stock }, seat) =>
    (stock[code] ?? 0) > 0 ? [`${called(seat, me, names)} ${many(stock[code]!, 'cube')}`] : [],
  );
  const mine = cubesFrom(draft, code);
  return [
    `${regionName(code)}, ${colour}`,
    held.length === 0 ? 'empty' : held.join(', '),
    mine === 0 ? '' : `your plan adds ${mine}`,
  ]
    .filter((part) => part !== '')
    .join('. ');
}
