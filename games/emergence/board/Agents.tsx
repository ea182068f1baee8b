import { clsx, type Point, spread, useStill, whenHeld } from '@tablewright/board';
import type { View } from '@tablewright/emergence-rules';
import { COLOURS } from '@tablewright/emergence-rules/content';
import { seatThing } from '@tablewright/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { say } from '@tablewright/kernel/words';
import { AgentPiece } from './Agent.tsx';
import type { CityProps } from './City.tsx';
import styles from './City.module.css';
import { operativeLook } from './colours.ts';
import type { CityDrawing } from './drawing.ts';
import { faceOf } from './look.ts';
import { aimedAt } from './target.ts';
import { inserting, inTurn } from './table.ts';

// The agents in the city: they walk, go out and light up; one that can be chosen takes touches.

const AGENT_SIZE = 54;

export function AgentLights() {
  return (
    <defs>
      {COLOURS.map((colour) => (
        <radialGradient key={colour} id={`emg-light-${colour}`}>
          <stop offset="0" stopColor={operativeLook(colour).colour} stopOpacity=".75" />
          <stop offset=".45" stopColor={operativeLook(colour).colour} stopOpacity=".28" />
          <stop offset="1" stopColor={operativeLook(colour).colour} stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
  );
}

type AgentsProps = CityProps & {
  readonly drawing: CityDrawing;
  readonly there: ReadonlyMap<string, readonly number[]>;
  /** I am asked where my agent goes: it can be taken and put on a tile */
  readonly walking: boolean;
};

export function Agents(props: AgentsProps) {
  const { view, names, me, question, lit, hand, pointed, blinks, drawing, there, walking } = props;
  const still = useStill();
  const targeting = question?.about === 'target';
  const turn = inserting(view) ?? inTurn(view);
  const spots = spotsOf(view, drawing, there);
  // my own agent last: it lies on top of whatever crowd it stands in
  const order = [...view.operatives.keys()].sort((a, b) => Number(a === me) - Number(b === me) || a - b);
  const moved = (seat: number): CSSProperties => {
    const { x, y, scale } = spots[seat]!;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, '--crowd': scale } as CSSProperties;
  };
  return (
    <>
      <g pointerEvents="none">
        {order.map((seat) => (
          <g key={`${seat}:${blinks.get(seat)?.serial ?? 0}`} className={styles['agent']} style={moved(seat)}>
            <circle
              r={seat === turn ? 96 : 70}
              fill={`url(#emg-light-${view.operatives[seat]!.colour})`}
              className={styles['light']}
            />
          </g>
        ))}
      </g>
      {!still &&
        [...blinks].map(([seat, { from, serial }]) => (
          <Vanishing
            key={`${seat}:${serial}`}
            drawing={drawing}
            from={from}
            colour={view.operatives[seat]!.colour}
            face={faceOf(view.operatives[seat]!.selected)}
          />
        ))}
      {order.map((seat) => {
        const { colour, selected } = view.operatives[seat]!;
        const thing = seatThing(seat);
        const isTarget = targeting && hand.isLit(thing);
        const isSpoken = !walking && lit.includes(thing);
        const face = faceOf(selected);
        const blinked = blinks.get(seat);
        return (
          <g key={`${seat}:${blinked?.serial ?? 0}`} className={styles['agent']} style={moved(seat)}>
            <g className={clsx(blinked !== undefined && !still && styles['appears'])}>
              <g
                aria-hidden="true"
                pointerEvents="none"
                // it is in the hand, and not in two places
                className={clsx(hand.dragged?.thing === thing && styles['inHand'])}
              >
                {seat === turn && <circle r="32" className={clsx(styles['turnRing'], !still && styles['turns'])} />}
                {(isTarget || isSpoken) && seat !== me && (
                  <circle
                    r="33"
                    className={clsx(
                      isTarget ? styles['target'] : styles['spoken'],
                      isTarget && !still && styles['breathes'],
                      isTarget && isSpoken && styles['aimed'],
                    )}
                  />
                )}
                {pointed === thing && <circle r="36" className={styles['pointedRing']} />}
                <AgentPiece colour={colour} face={face} />
                {seat === me && (
                  <path d="M-8-45H8L0-34Z" className={clsx(styles['you'], seat === turn && !still && styles['bobs'])} />
                )}
              </g>
              {targeting && seat !== me && (
                // a thumb is larger than an agent
                <circle
                  r="52"
                  className={styles['hit']}
                  {...aimedAt(hand, seat, names[seat] ?? '')}
                  {...whenHeld(names[seat] ?? '')}
                />
              )}
              {walking && seat === me && (
                // out of the way of whoever goes through the tiles by keys: they do not need it
                <circle
                  r="30"
                  className={styles['hit']}
                  {...hand.thing(thing, { label: say`Your agent` })}
                  {...whenHeld(say`Your agent`)}
                  tabIndex={-1}
                />
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

function Vanishing({
  drawing,
  from,
  colour,
  face,
}: {
  readonly drawing: CityDrawing;
  readonly from: string;
  readonly colour: string;
  readonly face: 'E' | 'B' | null;
}): ReactNode {
  const middle = drawing.middles[drawing.city.tileNamed.get(from) ?? -1];
  if (middle === undefined) return null;
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} pointerEvents="none">
      <g className={styles['vanishes']}>
        <AgentPiece colour={colour} face={face} />
      </g>
    </g>
  );
}

/** Where each agent is drawn: several on one tile stand side by side. */
function spotsOf(
  view: View,
  { city, middles }: CityDrawing,
  there: ReadonlyMap<string, readonly number[]>,
): (Point & { readonly scale: number })[] {
  return view.operatives.map(({ at }, seat) => {
    const tile = city.tileNamed.get(at) ?? city.start;
    const seats = there.get(at) ?? [seat];
    const data = city.kind[tile] === 'data';
    const spot = spread(seats.length, { size: AGENT_SIZE, room: 45 })[seats.indexOf(seat)]!;
    const single = seats.length === 1 ? 0.92 : 1;
    return {
      x: middles[tile]!.x + spot.x,
      y: middles[tile]!.y + spot.y - (data ? 7 : 0),
      scale: spot.scale * single,
    };
  });
}
