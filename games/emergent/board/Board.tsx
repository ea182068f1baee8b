import { clsx, Flights, type Motion, shared, useMotion } from '@tablewright/board';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './Board.module.css';
import { onDesk, useDesk } from './desk.ts';
import { draftingOf } from './draft.ts';
import { FastBoard } from './fast/FastBoard.tsx';
import { called } from './look.ts';
import { hopsIn } from './map/hops.ts';
import { UsMap } from './map/UsMap.tsx';
import { type Cue, moneyIn, shows } from './motion.ts';
import { Ledgers } from './parts/Ledgers.tsx';
import { Outlook } from './parts/Outlook.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { TopLine, type TopTool } from './parts/TopLine.tsx';
import { cityNotes, isBetween, lockedPlan, phaseOf, regionWords, touchable, whatIsShown } from './planning.ts';
import type { ScreenProps } from './props.ts';
import { type Scene, sceneAt, sceneOf } from './scene.ts';
import { captionOf, cityIn, cityNow } from './show/captions.ts';
import { Cities, hasCities } from './show/Cities.tsx';
import { CityTable } from './show/CityTable.tsx';
import { finished, Report } from './show/Report.tsx';
import { ShowBar } from './show/ShowBar.tsx';
import { type RoundShown, useRound } from './show/useRound.ts';
import { Theme, theme } from './Theme.tsx';
import { useTouch } from './useTouch.ts';

/** The whole table. Fast Play is another game on the same map. */
export function Board(props: ScreenProps) {
  useEffect(() => onDesk.clear, []);
  return props.view.mode === 'fast' ? <FastBoard {...props} /> : <Table {...props} />;
}

type Looked = 'accounts' | 'cities' | 'demand' | null;

function Table(props: ScreenProps) {
  const { me, names, question, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRound(props);
  const { moment, again, report } = shown;
  const { view, before } = moment;
  const motion = useMotion(moment, shows);
  const cue = cueOf(motion, shown);
  const isLive = cue === null && again === null;
  const drafting = draftingOf(props);
  const { region } = useDesk();
  const [looked, setLooked] = useState<Looked>(null);
  const locked = lockedPlan(props.view);
  const plan = question?.about === 'plan' ? (drafting?.draft ?? null) : locked;
  const leaving = question?.about === 'ship' || question?.about === 'forced' ? drafting?.draft : null;
  const scene = useMemo((): Scene => {
    if (isLive) return whatIsShown(view, me, plan, leaving);
    return cue === null ? sceneOf(view) : sceneAt(cue, { before, view });
  }, [isLive, view, me, plan, leaving, cue, before]);
  const notes = useMemo(
    () => (!isLive || plan === null || me === 'spectator' ? undefined : cityNotes(view, me, plan)),
    [isLive, plan, me, view],
  );
  const lit = useMemo(() => (isLive ? touchable({ view, question }) : NOTHING_LIT), [isLive, view, question]);
  const onRegion = useTouch(props, shown);
  const everybody = names.map((_, seat) => called(seat, me, names));
  const caption = cue === null ? null : captionOf(cue, everybody);
  const city = cue === null ? (isLive ? cityNow(view) : null) : cityIn(cue, view);
  const { hops, flights } = useMemo(() => hopsIn(motion.flights), [motion.flights]);

  // What is asked beside the board makes room while something is looked at.
  const isLooking = again !== null || report;
  const end = useRef(shown.end);
  useEffect(() => {
    end.current = shown.end;
  });
  useEffect(() => {
    onDesk.show(isLooking ? { round: shown.round, done: report, end: () => end.current() } : null);
    return () => onDesk.show(null);
  }, [isLooking, shown.round, report]);

  return (
    <Theme still={still} className={clsx(shared['frame'], styles['frame'])}>
      <div className={clsx(shared['board'], styles['board'])} ref={root} {...(again === null && motion.skipping)}>
        <TopLine
          view={props.view}
          phase={isLive && !report ? phaseOf(view) : `showing round ${shown.round}`}
          tools={toolsOf(props, shown, isLive, setLooked)}
        />
        <div className={clsx(shared['stage'], styles['stage'])}>
          <UsMap
            scene={scene}
            me={me}
            lit={lit}
            open={isLive ? region : null}
            pointed={props.pointed === null ? props.lit : [props.pointed]}
            onRegion={onRegion}
            words={(code) => regionWords(scene, code, me, names)}
            {...(notes !== undefined && { notes })}
            hops={hops}
          />
        </div>
        {city !== null && (
          <div className={clsx(styles['corner'], question?.about === 'ship' && styles['asked'])}>
            <CityTable {...city} me={me} names={names} />
          </div>
        )}
        {caption !== null && (
          <div className={styles['bar']}>
            <ShowBar
              round={shown.round}
              caption={caption}
              brief={city !== null}
              again={again}
              end={again === null ? motion.skip : shown.end}
            />
          </div>
        )}
        <div className={styles['ledgers']}>
          <Ledgers
            view={view}
            scene={scene}
            me={me}
            names={names}
            money={caption?.money ?? null}
            tone={`${motion.serial}:${cue?.kind}`}
            past={!isLive}
          />
        </div>
        {report && looked === null && (
          <Sheet
            title={`Round ${shown.round}: the accounts`}
            close={shown.end}
            foot={
              <>
                {shown.replay !== null && (
                  <button type="button" className={theme['plain']} onClick={shown.replay}>
                    Show it again
                  </button>
                )}
                <button type="button" className={theme['primary']} onClick={shown.end}>
                  {question?.about === 'plan' ? 'Plan the next round' : 'Close'}
                </button>
              </>
            }
          >
            <Report view={props.view} me={me} names={names} round={shown.round} />
          </Sheet>
        )}
        {looked === 'accounts' && (
          <Sheet title="The accounts" close={() => setLooked(null)}>
            <Report view={props.view} me={me} names={names} round={finished(props.view)} />
          </Sheet>
        )}
        {looked === 'cities' && (
          <Sheet title={`Round ${shown.round}, city by city`} close={() => setLooked(null)}>
            <Cities view={props.view} me={me} names={names} />
          </Sheet>
        )}
        {looked === 'demand' && (
          <Sheet title="What may be wanted" close={() => setLooked(null)}>
            <Outlook view={props.view} />
          </Sheet>
        )}
        <Flights root={root} motion={{ flights, skipped: motion.skipped }} pictureOf={pictureOf} />
      </div>
    </Theme>
  );
}

const NOTHING_LIT: ReadonlySet<string> = new Set();

/**
 * The step that is shown: it stays until the next one comes, or until somebody is asked. Of a round that is looked at once more
 * the last one of the moment stays.
 */
function cueOf(motion: Motion<Cue>, { moment, again }: RoundShown): Cue | null {
  if (motion.cue !== null) return motion.cue;
  return again !== null || isBetween(moment.view) ? (motion.cues.at(-1)?.motion ?? null) : null;
}

function toolsOf(
  { view, takeBack }: ScreenProps,
  { round, replay, report }: RoundShown,
  isLive: boolean,
  look: (what: Looked) => void,
): TopTool[] {
  const tools: TopTool[] = [];
  if (lockedPlan(view) !== null && takeBack != null) {
    tools.push({ name: 'Change my plan', sign: 'edit', use: takeBack });
  }
  // not while the round is shown: its accounts come at its end
  if (isLive && !report) {
    // whoever has opened the page behind the round can read how it went
    if (replay !== null) tools.push({ name: `Replay round ${round}`, sign: 'replay', use: replay });
    else if (hasCities(view)) tools.push({ name: `Round ${round} again`, sign: 'replay', use: () => look('cities') });
    if (finished(view) > 0) tools.push({ name: 'Accounts', sign: 'table', use: () => look('accounts') });
  }
  if (view.market !== 'classic') tools.push({ name: 'Demand', sign: 'cards', use: () => look('demand') });
  return tools;
}

/** Money flies from the cities to the ledgers. */
function pictureOf(what: string) {
  const money = moneyIn(what);
  return money === null ? null : (
    <span className={money.startsWith('+') ? styles['income'] : styles['cost']}>{money}</span>
  );
}
