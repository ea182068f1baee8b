import { list, type Seat } from '@tablewright/kernel';
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
    // Bots first: then a sealed question is opened as soon as the last person has answered it.
    const bot = waiting.find((seat) => !table.isPerson(seat));
    if (bot === undefined) await askSomebody(sitting, waiting);
    else await teller.tell(table.answer(bot, table.advice(bot)));
  }
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
