import { type BoardProps, Dragged, Flights, type Shows, themed, useMotion, useOptions } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/pearl-divers-rules';
import { boat, chest, COLOURS, SEA } from '@tablewright/pearl-divers-rules/content';
import { useRef } from 'react';
import { Picture as Pearl } from './Picture.tsx';
import css from './theme.module.css';

export type Props = BoardProps<View, Told, Answers>;
type Seen = { readonly kind: 'die'; readonly die: number };

const Theme = themed(css['theme']);
const ROW = 56;

/** Where things lie: what moves between two views follows from it. */
export const shows: Shows<View, Told, Seen> = {
  placesOf: ({ sea, boats, chests }) => [
    { what: 'pearl', place: SEA, count: sea },
    ...boats.map((count, seat) => ({ what: 'pearl', place: boat(seat), count })),
    ...chests.map((count, seat) => ({ what: 'pearl', place: chest(seat), count })),
  ],
  cues: { dived: ({ die }) => ({ kind: 'die', die }) },
};

export function Board(props: Props) {
  const { view, names, still } = props;
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotion(props, shows);
  const options = useOptions(props);
  return (
    <Theme still={still} label="The bay">
      <div ref={root} className={css['board']} data-things="" {...motion.skipping}>
        <svg viewBox={`0 0 420 ${70 + ROW * names.length}`} role="group" aria-label="Sea, boats and chests">
          <g data-place={SEA} {...options.thing(SEA, { label: `The sea, ${view.sea} pearls`, tried: { act: 'dive' } })}>
            <rect x="4" y="4" width="412" height="48" rx="10" fill="#0f6d84" />
            <text x="20" y="34">{`Sea: ${view.sea}`}</text>
          </g>
          {motion.cue !== null && <text x="300" y="34">{`Rolled a ${motion.cue.die}`}</text>}
          {names.map((name, seat) => (
            <g key={seat} transform={`translate(0 ${64 + ROW * seat})`}>
              <circle cx="14" cy="23" r="8" fill={COLOURS[seat]} />
              <text x="30" y="28">
                {name}
              </text>
              <g data-place={boat(seat)} {...options.thing(boat(seat), { label: `${name}’s boat` })}>
                <rect x="190" width="106" height="44" rx="22" fill="#8a5a2b" />
                <text x="210" y="28">{`Boat: ${view.boats[seat]}`}</text>
              </g>
              <g data-place={chest(seat)} {...options.thing(chest(seat), { tried: { act: 'land' } })}>
                <rect x="306" width="106" height="44" rx="4" fill="#5d4037" />
                <text x="322" y="28">{`Chest: ${view.chests[seat]}`}</text>
              </g>
            </g>
          ))}
        </svg>
        <Flights root={root} motion={motion} pictureOf={() => <Pearl />} />
        <Dragged options={options}>{() => <Pearl />}</Dragged>
      </div>
    </Theme>
  );
}
