import { classes, type Flight, Flights, type Question } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import styles from './Board.module.css';
import { onDesk, useDesk, useDraft } from './desk.ts';
import { keyFor } from './draft.ts';
import { FastBoard } from './fast/FastBoard.tsx';
import { change } from './look.ts';
import { routeTo } from './map/places.ts';
import { type Hop, UsMap } from './map/UsMap.tsx';
import { Ledgers } from './parts/Ledgers.tsx';
import { Outlook } from './parts/Outlook.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { TopLine, type TopTool } from './parts/TopLine.tsx';
import { cityNotes, lockedPlan, phaseOf, regionWords, touchable, whatIsShown } from './planning.ts';
import { pointedRegions, soldIn } from './points.ts';
import type { ScreenProps } from './props.ts';
import type { Scene } from './scene.ts';
import { CityTable } from './show/CityTable.tsx';
import { finished, Report } from './show/Report.tsx';
import { ShowBar } from './show/ShowBar.tsx';
import { type Step, takings } from './show/story.ts';
import { type Show, useShow } from './show/useShow.ts';
import { useTouch } from './useTouch.ts';
import { Theme, theme } from './Theme.tsx';

/** The whole table. Fast Play is another game on the same map. */
export function Board(props: ScreenProps) {
  const { executed, laid } = props.view;
  useEffect(() => onDesk.clear, []);
  // a reveal ends the draft of its round; to open the page does not
  const revealed = executed + laid.length;
  const [known, setKnown] = useState(revealed);
  useEffect(() => {
    if (known === revealed) return;
    setKnown(revealed);
    onDesk.forget();
  }, [known, revealed]);
  return props.view.mode === 'fast' ? <FastBoard {...props} /> : <Table {...props} />;
}

type Looked = 'accounts' | 'demand' | null;

/** `finish`: what comes when the last round has been shown, for the first time or once more. */
export function Table({
  finish,
  again = false,
  ...props
}: ScreenProps & { readonly finish?: () => void; readonly again?: boolean }) {
  const { view, me, names, question, still, pointed, resting } = props;
  const root = useRef<HTMLDivElement>(null);
  const show = useShow(props, finish === undefined ? null : again ? 'again' : 'first');
  const drafting = useDraft(props);
  const { region } = useDesk();
  const [looked, setLooked] = useState<Looked>(null);
  const locked = lockedPlan(view);
  const plan = question?.about === 'plan' ? (drafting?.draft ?? null) : locked;
  const shown = show.step;
  const scene: Scene = shown?.scene ?? whatIsShown(view, me, plan, question?.about === 'ship' ? drafting?.draft : null);
  const notes = useMemo(
    () => (shown !== null || plan === null || me === 'spectator' ? undefined : cityNotes(view, me, plan)),
    [shown, plan, me, view],
  );
  const lit = useMemo(() => (shown === null ? touchable(view, question) : NOTHING_LIT), [shown, view, question]);
  const onRegion = useTouch(props, show);
  const { step, steps, at, ms } = show;
  const hops = useMemo(() => hopsOf({ step, at, ms }), [step, at, ms]);
  const flights = useMemo(() => flightsOf({ step, steps, at }), [step, steps, at]);
  const shownOut = show.at === null && finish !== undefined;
  useEffect(() => {
    if (shownOut) finish?.();
  }, [shownOut, finish]);

  useEffect(() => {
    if (locked !== null && me !== 'spectator') onDesk.keep(keyFor('plan', me, view.round), locked);
  }, [locked, me, view.round]);

  const isReport = shown?.kind === 'accounts';
  const city = shown === null ? cityNow(view) : cityShown(shown);
  return (
    <Theme still={still} className={styles['frame']}>
      <div className={styles['board']} ref={root}>
        <TopLine view={view} phase={phaseOf(view, show)} tools={toolsOf(props, show, setLooked)} />
        <div className={styles['stage']}>
          <UsMap
            scene={scene}
            me={me}
            lit={lit}
            open={shown === null ? region : null}
            pointed={question?.about === 'forced' ? soldIn(resting) : pointedRegions(pointed)}
            onRegion={onRegion}
            words={(code) => regionWords(scene, code, me, names)}
            {...(notes !== undefined && { notes })}
            hops={hops}
          />
        </div>
        {city !== null && (
          <div className={classes(styles['corner'], question?.about === 'ship' && styles['asked'])}>
            <CityTable {...city} me={me} names={names} />
          </div>
        )}
        {shown !== null && !isReport && (
          <div className={styles['bar']}>
            <ShowBar show={show} over={finish !== undefined} />
          </div>
        )}
        <div className={styles['ledgers']}>
          <Ledgers
            view={view}
            scene={scene}
            me={me}
            names={names}
            money={shown?.money ?? null}
            tone={`${show.at}`}
            past={shown !== null}
          />
        </div>
        {isReport && looked === null && (
          <Sheet
            title={shown.title}
            close={show.end}
            foot={
              <>
                <button type="button" className={theme['plain']} onClick={show.replay}>
                  Show it again
                </button>
                <button type="button" className={theme['primary']} onClick={show.end}>
                  {nextWords(finish !== undefined, question)}
                </button>
              </>
            }
          >
            <Report view={view} me={me} names={names} round={show.round} />
          </Sheet>
        )}
        {looked === 'accounts' && (
          <Sheet title="The accounts" close={() => setLooked(null)}>
            <Report view={view} me={me} names={names} round={finished(view)} />
          </Sheet>
        )}
        {looked === 'demand' && (
          <Sheet title="What may be wanted" close={() => setLooked(null)}>
            <Outlook view={view} />
          </Sheet>
        )}
        <Flights root={root} flights={flights} />
      </div>
    </Theme>
  );
}

const NOTHING_LIT: ReadonlySet<string> = new Set();

function nextWords(over: boolean, question: Question | null): string {
  if (over) return 'See the result';
  return question?.about === 'plan' ? 'Plan the next round' : 'Close';
}

function toolsOf({ view, takeBack }: ScreenProps, show: Show, look: (what: Looked) => void): TopTool[] {
  const tools: TopTool[] = [];
  if (lockedPlan(view) !== null && takeBack != null) {
    tools.push({ name: 'Change my plan', sign: 'edit', use: takeBack });
  }
  if (show.steps.length > 0 && show.at === null) {
    tools.push({ name: `Replay round ${show.round}`, sign: 'replay', use: show.replay });
  }
  // not while the round is shown: its accounts come at its end
  if (finished(view) > 0 && show.at === null)
    tools.push({ name: 'Accounts', sign: 'table', use: () => look('accounts') });
  if (view.market !== 'classic') tools.push({ name: 'Demand', sign: 'cards', use: () => look('demand') });
  return tools;
}

type CityShown = Omit<ComponentProps<typeof CityTable>, 'me' | 'names'>;

function cityShown({ city, order, out, shipments, scene }: Step): CityShown | null {
  if (city === undefined || order === undefined) return null;
  const tiers = scene.cards.find((card) => card.city === city)?.tiers ?? [];
  return { city, tiers, order, out: out ?? [], shipments: shipments ?? null };
}

/** The city for which somebody is being asked what to ship. */
function cityNow(view: View): CityShown | null {
  const frame = view.now.find(({ stage }) => stage === 'ship');
  const result = frame?.stage === 'ship' ? view.results.find(({ rank }) => rank === frame.city + 1) : undefined;
  if (result?.order == null) return null;
  return { city: result.city, tiers: result.card, order: result.order, out: [], shipments: null };
}

/** The products of a step on their way, one behind the other. */
function hopsOf({ step, at, ms }: Pick<Show, 'step' | 'at' | 'ms'>): Hop[] {
  if (step?.kind !== 'ship' || step.city === undefined) return [];
  const { city } = step;
  const hops: Hop[] = [];
  for (const { seat, from } of step.shipments ?? []) {
    for (const { region, units } of from) {
      for (let i = 0; i < units; i += 1) {
        const travel = Math.min(900, ms * 0.55);
        hops.push({
          id: `${at}:${seat}:${region}:${i}`,
          seat,
          route: routeTo(region, city),
          delay: hops.length * Math.min(60, (ms * 0.35) / 12),
          ms: travel,
        });
      }
    }
  }
  return hops;
}

/** Money flies from the cities to the ledgers. */
function flightsOf({ step, steps, at }: Pick<Show, 'step' | 'steps' | 'at'>): Flight[] {
  if (step === null || (step.kind !== 'income' && step.kind !== 'transport')) return [];
  const { kind } = step;
  return takings(steps).flatMap(({ city, seat, income, transport }, i): Flight[] => {
    const amount = kind === 'income' ? income : -transport;
    if (amount === 0) return [];
    return [
      {
        id: `${at}:${i}`,
        from: `city:${city}`,
        to: `seat:${seat}`,
        at: (i % 12) * 45,
        ms: 620,
        picture: <span className={amount > 0 ? styles['income'] : styles['cost']}>{change(amount)}</span>,
      },
    ];
  });
}
