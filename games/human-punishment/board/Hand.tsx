import { clsx, helpFor, Hidden } from '@tablewright/board';
import { cardThing, type FaceId } from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';
import type { CSSProperties } from 'react';
import styles from './Hand.module.css';
import { type CardColour, cardLook } from './look.ts';
import type { SideProps } from './props.ts';
import { CardFace } from './signs.tsx';
import { theme } from './Theme.tsx';

const COLOURS: readonly CardColour[] = ['blue', 'red', 'grey', 'green', 'special'];

/** With more kinds of cards they overlap so far, in one row of a laptop's table, that their values move to the edge in sight. */
const SIDE_BY_SIDE = 10;

/** Sorted by colour, the same cards together, with what a colour comes to. */
export function Hand({ view, seat, options }: SideProps) {
  const { hand, stats } = view.players[seat]!;
  if (hand === null) return null;
  const groups = COLOURS.map((colour) => {
    const faces = hand.filter((face) => cardLook(face).colour === colour);
    return { colour, faces: [...new Set(faces)], sum: faces.reduce((sum, face) => sum + cardLook(face).value, 0) };
  }).filter(({ faces }) => faces.length > 0);
  const isFanned = new Set(hand).size > SIDE_BY_SIDE;
  return (
    <div className={styles['hand']}>
      <h3
        className={theme['label']}
        title={`${hand.length} cards in your hand${stats === null ? '' : `; at the end of your Action Phase at most ${stats.handLimit}`}`}
      >
        Hand {hand.length}
        {stats !== null && ` of ${stats.handLimit}`}
      </h3>
      <div className={clsx(styles['colours'], isFanned && styles['fanned'])}>
        {groups.map(({ colour, faces, sum }) => (
          <div key={colour} className={styles['colour']} style={{ '--cards': faces.length } as CSSProperties}>
            <div>
              {faces.map((face) => (
                <Card key={face} face={face} count={hand.filter((one) => one === face).length} options={options} />
              ))}
            </div>
            {sum !== 0 && (
              <small title={`Your ${colour} cards together count ${signed(sum)}`}>{signed(sum)} in all</small>
            )}
          </div>
        ))}
        {hand.length === 0 && <p className={styles['none']}>no cards</p>}
      </div>
    </div>
  );
}

interface CardProps extends Pick<SideProps, 'options'> {
  readonly face: FaceId;
  readonly count: number;
}

function Card({ face, count, options }: CardProps) {
  const { name, colour, text } = cardLook(face);
  // Its name for whoever listens, in the order of the card, so that whoever speaks to the browser can say it too.
  const words = `${count > 1 ? `${count} × ` : ''}${name} ${colour}${text === null ? '' : `: ${text}`}`;
  return (
    <span className={styles['card']} {...helpFor(face)} {...options.thing(cardThing(face), { label: words })}>
      <Hidden>{words}</Hidden>
      <CardFace face={face} />
      {count > 1 && <em aria-hidden="true">×{count}</em>}
    </span>
  );
}
