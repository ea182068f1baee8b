import { canonicalJson, countOptions, includes, type Json, list, type Seat } from '@tablewright/kernel';
import { ask } from './asking.ts';
import { Leave } from './leave.ts';
import type { Sitting } from './sitting.ts';

/** Bots answer by themselves, people are asked, until the game is over. */
export async function playOut(sitting: Sitting): Promise<void> {
  const { table, teller, talk } = sitting;
  for (;;) {
    if (talk.screen.isClosed) throw new Leave(0);
    const waiting = list(table.game.waiting(table.state));
    if (waiting.length === 0) return teller.finish();
    const spoken = table.unasked();
    if (spoken !== null) {
      await teller.tell(table.answer(spoken.seat, spoken.value));
      continue;
    }
    if (await offerToSpeak(sitting)) continue;
    // Bots first: then a sealed question is opened as soon as the last person has answered it.
    const bot = waiting.find((seat) => !table.isPerson(seat));
    if (bot === undefined && hasNothingToUse(sitting)) await teller.tell(table.answer(waiting[0]!, passIn(sitting)));
    else if (bot === undefined) await askSomebody(sitting, waiting);
    else await teller.tell(table.answer(bot, table.advice(bot)));
  }
}

/**
 * Whoever is alone at the screen is offered what they may say unasked, once for as long as the same is offered in a turn. Where
 * several share a screen nobody is: being asked would tell the others what one holds.
 */
async function offerToSpeak(sitting: Sitting): Promise<boolean> {
  const { table, teller } = sitting;
  const { game, state, seating } = table;
  const [seat] = seating.people;
  if (seating.people.length !== 1 || seat === undefined || !includes(game.mayAnswer(state), seat)) return false;
  const offered = canonicalJson([game.turn(state), game.offer(state, seat) as unknown as Json]);
  if (sitting.declined === offered) return false;
  teller.finish();
  const spoke = await ask(sitting, seat);
  sitting.declined = spoke ? null : offered;
  return spoke;
}

/**
 * Alone at the screen, in a window, with nothing but to pass: there is nobody who could learn anything from not being asked.
 * Where several share a screen all of them are asked alike.
 */
function hasNothingToUse({ table: { game, state, seating } }: Sitting): boolean {
  const [seat] = seating.people;
  if (seating.people.length !== 1 || seat === undefined || !game.isWindow(state)) return false;
  return countOptions(game.offer(state, seat)) === 1;
}

function passIn({ table: { game, state, seating } }: Sitting): Json {
  return game.asksSeen(state, seating.people[0]!).mine!.window!.pass;
}

/** Whoever looks at the screen already is asked first: fewer hand-overs. */
async function askSomebody(sitting: Sitting, waiting: readonly Seat[]): Promise<void> {
  const { reader } = sitting.teller;
  const seat = waiting.find((one) => one === reader) ?? waiting[0]!;
  if (seat === reader) sitting.teller.finish();
  else await handOver(sitting, seat);
  await ask(sitting, seat);
}

/** Nobody may read the next person's secrets, nor they the last one's. */
async function handOver(sitting: Sitting, seat: Seat): Promise<void> {
  const { teller, table, talk } = sitting;
  const name = table.seating.names[seat]!;
  const { screen } = talk;
  teller.finish();
  screen.clear();
  screen.print([], [{ text: `This screen is for ${name} now.`, style: 'bold' }]);
  screen.say(`Press Enter when only ${name} can see it.`);
  await talk.line();
  screen.clear();
  teller.turnTo(seat);
  sitting.drawsNext = true;
}
