import { clsx, Dragged, Flights, OptionBubble, shared, useMotion, useOptions } from '@tablewright/board';
import { cardThing } from '@tablewright/human-punishment-rules/content';
import { useMemo, useRef } from 'react';
import { Bars } from './Bars.tsx';
import styles from './Board.module.css';
import { CardHelp } from './CardHelp.tsx';
import { City } from './City.tsx';
import { withDescriptions } from './described.ts';
import { Middle } from './EventCard.tsx';
import { foresee } from './foresee.ts';
import { Guide } from './Guide.tsx';
import { Happenings } from './Happenings.tsx';
import { Mine } from './Mine.tsx';
import { Notebook } from './Notebook.tsx';
import { People } from './People.tsx';
import type { ScreenProps, TableProps } from './props.ts';
import { shows } from './shows.ts';
import { CardFace, ChipSign, KuroShape, PieceSign } from './signs.tsx';
import { Theme } from './Theme.tsx';
import { useAsked } from './useAsked.ts';
import { usePointed } from './usePointed.ts';

/** The whole table: the bars, the city, everybody, my side. */
export function Board(props: ScreenProps) {
  const { view, me, question, resting, still } = props;
  const root = useRef<HTMLDivElement>(null);
  usePointed(root, props.pointed);
  const motion = useMotion(props, shows);
  // In the Machine Phase nothing on the table may light for one and not for another.
  const options = withDescriptions(
    useOptions(question?.about === 'machineStep' ? { ...props, question: null } : props),
  );
  const table: TableProps = { ...props, options };
  const stage = useRef<HTMLDivElement>(null);
  useAsked({ stage, about: options.offered.flatMap(({ about }) => about), told: props.told, still });
  const foreseen = useMemo(() => foresee(view, question, resting), [view, question, resting]);
  const picture = (what: string) => <Flying view={view} what={what} />;
  return (
    <Theme still={still} className={clsx(shared['frame'], styles['frame'])}>
      <div className={clsx(shared['board'], styles['board'])} ref={root} data-things="" {...motion.skipping}>
        <div className={styles['bars']}>
          <Bars {...table} foreseen={foreseen} />
          <Guide {...table} />
        </div>
        <div className={clsx(shared['stage'], styles['stage'])} ref={stage}>
          <City {...table} motion={motion} />
          <Middle {...table} motion={motion} />
          <Happenings motion={motion} names={props.names} />
        </div>
        <div className={styles['people']}>
          <People {...table} />
          {me !== 'spectator' && <Notebook {...props} me={me} />}
        </div>
        {me !== 'spectator' && (
          <div className={styles['mine']}>
            <Mine {...table} seat={me} />
          </div>
        )}
        <Flights root={root} motion={motion} pictureOf={picture} />
        <OptionBubble options={options} root={root} />
        <CardHelp />
        <Dragged options={options}>{(thing) => <InHand view={view} thing={thing} />}</Dragged>
      </div>
    </Theme>
  );
}

/** My own card with its face, anything else as it flies. */
function InHand({ view, thing }: { readonly view: ScreenProps['view']; readonly thing: string }) {
  const face = view.players[view.me as number]?.hand?.find((one) => cardThing(one) === thing);
  return face === undefined ? <Flying view={view} what={thing} /> : <CardFace face={face} />;
}

/** A piece, a chip or the back of a card on its way. */
function Flying({ view, what }: { readonly view: ScreenProps['view']; readonly what: string }) {
  if (what.startsWith('piece:')) {
    const piece = Number(what.slice(6));
    const player = view.players[piece];
    if (player !== undefined) return <PieceSign seat={piece} character={player.character} size={40} />;
    return (
      <svg width={40} height={40} viewBox="-22 -22 44 44" aria-hidden="true">
        <KuroShape seat={view.players.findIndex(({ character }) => character === 'dee-coy')} />
      </svg>
    );
  }
  if (what.startsWith('chip')) return <ChipSign colour={null} size={28} />;
  return <span className={styles['back']} />;
}
