import { CARDS, FIRST_CONNECTION, FIRST_LIFE, OF_A_KIND, PAYDAY } from './content/cards.ts';
import { LANES, TOKENS_IN_LANE } from './content/lanes.ts';
import { PLACE_COUNT, UNCOVERED } from './content/places.ts';
import { deckFor, REMOVED } from './content/table.ts';
import { count, NONE, NOTHING, nothingLeft, numbersIn, type State } from './state.ts';
import { lifeIn } from './view.ts';

type Must = (holds: boolean, says: string) => void;

/** What must be true after every step: nothing appears, nothing vanishes, and the phases end when they should. */
export function invariants(s: State): string[] {
  const broken: string[] = [];
  const must: Must = (holds, says) => {
    if (!holds) broken.push(says);
  };
  mustBeCounts(s, must);
  mustBeTheDeck(s, must);
  mustLieRight(s, must);
  mustBePapers(s, must);
  mustBeTokens(s, must);
  const phase = s.stack[0]?.stage;
  must(s.outcome !== null || phase === 'preparation' || phase === 'border', 'the game stands nowhere');
  must(phase !== 'border' || nothingLeft(s), 'the border opened before everything was taken');
  return broken;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

function mustBeCounts(s: State, must: Must): void {
  must(s.money.every(isCount) && s.assurance.every(isCount), 'Money or Assurance is negative or no whole number');
  must(sum(s.money) === s.supplied[0], `Money: ${sum(s.money)} held, ${s.supplied[0]} given out`);
  must(sum(s.assurance) === s.supplied[1], `Assurance: ${sum(s.assurance)} held, ${s.supplied[1]} given out`);
  must(
    s.raises.every((raises) => raises >= 0 && raises <= 2),
    'somebody has more than two Pay Raises',
  );
  for (let seat = 0; seat < s.seats; seat += 1) {
    must(s.raises[seat]! < 2 || (s.inCollege & (1 << seat)) === 0, 'somebody studies with both slots filled');
  }
}

/** EMI-011 Every card of the deck is in exactly one place. */
function mustBeTheDeck(s: State, must: Must): void {
  const times = new Array<number>(CARDS.length).fill(0);
  const see = (card: number): void => {
    times[card]! += 1;
  };
  for (const card of s.discards) see(card);
  for (const card of s.removed) see(card);
  for (let seat = 0; seat < s.seats; seat += 1) {
    for (const card of numbersIn(s.documents[seat]!)) see(card);
    for (const card of numbersIn(s.connections[seat]!)) see(FIRST_CONNECTION + card);
    for (const card of numbersIn(s.life[seat]!)) see(FIRST_LIFE + card);
    for (const at of numbersIn(s.lying[seat]!)) see(s.layout[seat * PLACE_COUNT + at]!);
  }
  const deck = deckFor(s.seats);
  must(sum(times.slice(0, OF_A_KIND)) === deck.documents, 'the Documents are not those of the deck');
  must(
    sum(times.slice(FIRST_CONNECTION, FIRST_LIFE)) === deck.connections,
    'the Connections are not those of the deck',
  );
  must(times[PAYDAY] === deck.paydays, 'the Paydays are not those of the deck');
  must(
    times.slice(0, PAYDAY).every((n) => n <= 1),
    'a card is there twice',
  );
  const life = lifeIn(s.packs);
  must(
    count(s.packs) === deck.packs &&
      life.every((card) => times[card] === 1) &&
      sum(times.slice(FIRST_LIFE, PAYDAY)) === life.length,
    'the Life Cards are not those of the packs',
  );
  must(s.removed.length === REMOVED, 'not two cards are removed');
}

/** EMI-115 When somebody is asked for an action, nothing free lies face-down. */
function mustLieRight(s: State, must: Must): void {
  if (s.stack.at(-1)?.stage !== 'action') return;
  for (let seat = 0; seat < s.seats; seat += 1) {
    must((UNCOVERED[s.lying[seat]!]! & ~s.up[seat]!) === 0, `a free card of seat ${seat} lies face-down`);
  }
}

/** EMI-005 As many Passports and Tickets as players, wherever they are. */
function mustBePapers(s: State, must: Must): void {
  const lying = (which: number): number => s.upsideDown.filter((one) => one === which).length;
  must(sum(s.passports) + s.publicPassports + lying(1) === s.seats, 'there are not as many Passports as players');
  must(sum(s.tickets) + s.publicTickets + lying(2) === s.seats, 'there are not as many Tickets as players');
  must(isCount(s.publicPassports) && isCount(s.publicTickets), 'a public deck is negative');
  for (let seat = 0; seat < s.seats; seat += 1) {
    const pair = s.passports[seat]! > 0 && s.tickets[seat]! > 0;
    must(!pair || (s.paired & (1 << seat)) !== 0, `seat ${seat} has both papers and no Assurance for them`);
    must(s.lane[seat] === NONE || s.upsideDown[seat] === NOTHING, `seat ${seat} crossed while a card lay upside-down`);
  }
}

/** EMI-003 Each lane has its own three tokens. */
function mustBeTokens(s: State, must: Must): void {
  for (const [lane, printed] of LANES.entries()) {
    const tokens = s.tokens.slice(lane * TOKENS_IN_LANE, (lane + 1) * TOKENS_IN_LANE).sort((a, b) => a - b);
    must(tokens.join(' ') === printed.join(' '), `lane ${lane + 1} holds ${tokens.join(' ')}`);
    must(
      s.drawn[lane] === s.lane.filter((chosen) => chosen === lane).length,
      `the tokens drawn from lane ${lane + 1} are not those of the attempts`,
    );
  }
}
