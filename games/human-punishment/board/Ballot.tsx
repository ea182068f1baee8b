import type { View } from '@tablewright/human-punishment-rules';
import { seatThing } from '@tablewright/kernel';
import styles from './Ballot.module.css';
import type { CityProps } from './City.tsx';
import { calledBy, frameOf } from './look.ts';
import { PieceSign, Sign } from './signs.tsx';

// People to choose among, or to judge: in the middle of the table, where the question is answered.

export interface BallotNow {
  readonly title: string;
  readonly says: string;
  readonly accused: number | null;
  /** HPB-620 how many cards lie before whom; which ones, nobody knows. Null where none are laid */
  readonly laid: readonly number[] | null;
}

export function ballotNow(view: Pick<View, 'now' | 'players'>): BallotNow | null {
  const vote = frameOf(view, 'vote');
  if (vote !== null) {
    const laid = view.players.map((_, seat) => vote.laid.filter(({ before }) => before === seat).length);
    return { title: 'Who leads the city?', says: 'Blue counts for them, red against them.', accused: null, laid };
  }
  const motion = frameOf(view, 'discussion') ?? frameOf(view, 'censureVote');
  if (motion !== null) {
    const says = 'More yes than no sends the accused to the Isolation Cube. The Leader’s vote breaks a tie.';
    return { title: 'Censure Motion', says, accused: motion.accused, laid: null };
  }
  if (frameOf(view, 'leaderTie') !== null) return plain('Equal votes', 'One of them leads the city.');
  if (frameOf(view, 'appoint') !== null) return plain('Who is General?', 'The Leader appoints the General.');
  return null;
}

function plain(title: string, says: string): BallotNow {
  return { title, says, accused: null, laid: null };
}

export function Ballot({ view, names, me, options, ballot }: CityProps & { readonly ballot: BallotNow }) {
  const { title, says, accused, laid } = ballot;
  const seats = accused === null ? view.players.map((_, seat) => seat) : [accused];
  return (
    <div className={styles['ballot']}>
      <h3>{title}</h3>
      <p>{says}</p>
      <ul>
        {seats.map((seat) => (
          <li key={seat}>
            <div className={styles['seat']} {...options.thing(seatThing(seat), { label: calledBy(me, seat, names) })}>
              <PieceSign seat={seat} character={view.players[seat]?.character ?? null} size={26} />
              <span>{calledBy(me, seat, names)}</span>
              {view.leader === seat && <Sign id="leader" size={15} />}
              {view.general === seat && <Sign id="general" size={15} />}
              {laid !== null && <b title={`${laid[seat]} cards lie here`}>{laid[seat]}</b>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
