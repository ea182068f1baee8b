import { say } from '@tablewright/kernel/words';
import type { SeatInfo } from '@tablewright/protocol';
import { Avatar } from '../../parts/Avatar.tsx';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Hidden } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { levelWord } from '../../parts/level-words.ts';
import { useNow } from '../../parts/useNow.ts';
import { clockFigures, clockWords, isShort, leftNow, tickEvery } from '../../table/clock.ts';
import { standInWords } from '../../table/stand-in-words.ts';
import { useInfo, useModel, useNames, usePlayed, useTable } from './context.ts';
import css from './Seats.module.css';

const c = classesOf(css);

type Standing = 'asked' | 'answered' | null;

function useStanding(seat: number): Standing {
  return useModel(({ settled }) => {
    if (settled === null || settled.outcome !== null) return null;
    if (settled.waiting.some((one) => one.seat === seat)) return 'asked';
    return settled.answered.includes(seat) ? 'answered' : null;
  });
}

function Mark({ standing }: { readonly standing: Standing }) {
  if (standing === null) return null;
  return (
    <span className={css['mark']}>
      <Sign name={standing === 'asked' ? 'hourglass' : 'check'} size={16} />
      <Hidden>{standing === 'asked' ? say`is asked` : say`has answered`}</Hidden>
    </span>
  );
}

/** Who plays, with what is known about them around the table. */
export function Seats() {
  const info = useInfo();
  return (
    <section aria-label={say`Seats`}>
      <ul className={css['seats']}>
        {info.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function SeatRow({ seat }: { readonly seat: SeatInfo }) {
  const info = useInfo();
  const standing = useStanding(seat.seat);
  return (
    <li className={c('seat', standing)} data-testid={`seat-${seat.seat}`}>
      <Avatar seat={seat} />
      <div className={css['who']}>
        <div className={css['name']}>
          <b title={seat.name}>{seat.name || say`Seat ${seat.seat + 1}`}</b>
          {seat.mine && info.mode === 'online' && <span className={css['you']}>{say`you`}</span>}
        </div>
        <div className={css['says']}>{seatWords(seat, standing)}</div>
        <StandInWords seat={seat} />
      </div>
      <StandInButton seat={seat} />
      <Clock seat={seat} />
      <Mark standing={standing} />
    </li>
  );
}

/** The bots of a lesson have no level. */
function botWords(level: SeatInfo['level']): string {
  return level === undefined ? say`bot` : say`${levelWord(level)} bot`;
}

function seatWords({ kind, level, online, standIn, mine }: SeatInfo, standing: Standing): string {
  const doing = standing === 'asked' ? say`is asked` : standing === 'answered' ? say`has answered` : '';
  const who =
    kind === 'bot' ? botWords(level) : standIn ? say`a bot plays here` : mine ? '' : online ? say`here` : say`away`;
  return [who, doing].filter((part) => part !== '').join(', ') || say`at the table`;
}

/** What the others have said about a bot in place of somebody who is gone, or why none can be called. */
function StandInWords({ seat: { name, standInOffer: offer } }: { readonly seat: SeatInfo }) {
  const { clock } = useInfo();
  const names = useNames();
  if (offer === null) return null;
  const words = standInWords(offer, { name, names, clock: clock.kind });
  return words === '' ? null : <div className={css['says']}>{words}</div>;
}

const STAND_IN_WORDS = {
  now: { short: say`Bot`, long: (name: string) => say`Let a bot play for ${name}` },
  agree: { short: say`Bot?`, long: (name: string) => say`Agree that a bot plays for ${name}` },
  withdraw: { short: say`No bot`, long: (name: string) => say`No longer agree that a bot plays for ${name}` },
};

/** Offered only where the server would take it. Only the one who sits there can take the seat back. */
function StandInButton({ seat: { seat, name, standInOffer: offer } }: { readonly seat: SeatInfo }) {
  const { room } = usePlayed();
  if (offer === null || offer.may === null) return null;
  const { short, long } = STAND_IN_WORDS[offer.may];
  const on = offer.may !== 'withdraw';
  return (
    <Button
      size="small"
      onClick={() => room.tell({ type: 'standIn', table: room.id, seat, on })}
      aria-label={long(name)}
      data-testid={`stand-in-${seat}`}
    >
      {short}
    </Button>
  );
}

function Clock({ seat }: { readonly seat: SeatInfo }) {
  const { clock } = useInfo();
  const said = useTable(({ clockSaid }) => clockSaid[seat.seat] ?? 0);
  const now = useNow(seat.left !== null && seat.running ? tickEvery(leftNow(seat, said, Date.now()) ?? 0) : null);
  const left = leftNow(seat, said, now);
  if (left === null || clock.kind === 'none') return null;
  return (
    <span className={c('clock', seat.running && 'running', seat.running && isShort(left, clock) && 'short')}>
      <span aria-hidden="true">{clockFigures(left)}</span>
      <Hidden>{say`${clockWords(left)} left`}</Hidden>
    </span>
  );
}

/** The seats in one line, above the board on a phone. */
export function SeatStrip() {
  const info = useInfo();
  return (
    <ul className={css['strip']} aria-label={say`Seats`}>
      {info.seats.map((seat) => (
        <Chip key={seat.seat} seat={seat} />
      ))}
    </ul>
  );
}

function Chip({ seat }: { readonly seat: SeatInfo }) {
  const standing = useStanding(seat.seat);
  const { mode } = useInfo();
  return (
    <li className={c('chip', standing)} title={seat.name}>
      <Avatar seat={seat} size={26} />
      <Mark standing={standing} />
      {seat.left !== null && seat.running ? (
        <Clock seat={seat} />
      ) : (
        <span>{seat.mine && mode === 'online' ? say`You` : seat.name}</span>
      )}
    </li>
  );
}

/** On top of the table, whatever is looked at: who does not see it wonders why every answer is refused. */
export function StandIn() {
  const { room } = usePlayed();
  const info = useInfo();
  const mine = info.seats.find((seat) => seat.mine && seat.standIn);
  if (mine === undefined || info.phase !== 'playing') return null;
  return (
    <div className={css['stand']} role="status">
      <Sign name="bot" />
      <p>{say`A bot plays for you.`}</p>
      <Button
        size="small"
        look="main"
        onClick={() => room.tell({ type: 'standIn', table: room.id, seat: mine.seat, on: false })}
        data-testid="take-back"
      >{say`Take my seat back`}</Button>
    </div>
  );
}
