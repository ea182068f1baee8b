import { sameAnswer } from '@tablewright/kernel';
import type { Tutorial } from '@tablewright/board';
import type { State, View } from '@tablewright/emigration-rules';
import { CAREERS, cardNumber, CARDS, DESTINATIONS, NATIONALITIES, PLACES } from '@tablewright/emigration-rules/content';
import { say } from '@tablewright/kernel/words';

// Five lessons at a table for two, with the numbers of the ledger (section 8). You: French, Author, bound for Bosnia and
// Herzegovina; Lee: Canadian, Nurse, bound for New Zealand.

const YOU = 0;
const LEE = 1;

/** In the order of the places, from the back to the front. */
const MINE = [
  ['DOC-09', 'SOC-4'],
  ['SOC-3', 'CNX-01', 'DOC-01'],
  ['AUG-4', 'PAYDAY', 'CNX-09', 'DOC-05'],
  ['PAYDAY', 'DOC-03', 'CNX-05', 'AUG-1', 'PAYDAY'],
].flat();
const LEES = [
  ['PAYDAY', 'CNX-07'],
  ['DOC-06', 'AUG-2', 'PAYDAY'],
  ['SOC-1', 'CNX-12', 'PAYDAY', 'SOC-2'],
  ['CNX-14', 'PAYDAY', 'DOC-13', 'AUG-3', 'CNX-19'],
].flat();
const REMOVED = ['PAYDAY', 'DOC-20'] as const;

function indexIn(list: readonly { readonly id: string }[], id: string): number {
  return list.findIndex((one) => one.id === id);
}

/** The table of all lessons: who plays, and what lies where. */
function deal(s: State, [mine, lees]: readonly [number, number]): void {
  s.nationality = [indexIn(NATIONALITIES, 'NAT-FR'), indexIn(NATIONALITIES, 'NAT-CA')];
  s.career = [indexIn(CAREERS, 'CAR-1'), indexIn(CAREERS, 'CAR-7')];
  s.destination = [indexIn(DESTINATIONS, 'DES-BA'), indexIn(DESTINATIONS, 'DES-NZ')];
  s.layout = [...MINE, ...LEES].map(cardNumber);
  s.removed = REMOVED.map(cardNumber);
  // lane 1: 7 on top; lane 2: 6; lane 3: 7; lane 4: 10; lane 5: 3
  s.tokens = [7, 6, 7, 6, 5, 8, 7, 5, 9, 10, 4, 8, 3, 11, 9];
  s.money = [mine, lees];
  s.supplied = [mine + lees, 0];
  s.turn = 1;
  s.stack = [
    { stage: 'preparation', by: LEE },
    { stage: 'action', by: YOU, tried: 0 },
  ];
}

/** Everything is taken: stashes as given, all other cards on the pile. */
function atTheBorder(s: State): void {
  deal(s, [7, 2]);
  const stashed = ['DOC-03', 'DOC-01', 'CNX-05', 'CNX-09', 'DOC-13', 'DOC-06'];
  const bit = (id: string, first: string): number => 1 << (cardNumber(id) - cardNumber(first));
  s.documents = [bit('DOC-03', 'DOC-01') | bit('DOC-01', 'DOC-01'), bit('DOC-13', 'DOC-01') | bit('DOC-06', 'DOC-01')];
  s.connections = [bit('CNX-05', 'CNX-01') | bit('CNX-09', 'CNX-01'), 0];
  s.lying = [0, 0];
  s.discards = s.layout.filter((card) => !stashed.includes(CARDS[card]!.id));
  s.publicPassports = 0;
  s.publicTickets = 0;
  s.passports = [1, 1];
  s.tickets = [1, 1];
  s.paired = 0b11;
  s.assurance = [1, 4];
  s.supplied = [9, 5];
  s.stack = [
    { stage: 'border', by: LEE },
    { stage: 'cross', by: YOU },
    { stage: 'withdraw', by: YOU, lost: 0 },
  ];
}

const mine = (view: View) => view.players[YOU]!;
const lees = (view: View) => view.players[LEE]!;

function at(view: View, place: (typeof PLACES)[number]): string | null {
  return mine(view).layout[PLACES.indexOf(place)] ?? null;
}

export const tutorial: Tutorial<State, View> = {
  seats: 2,
  me: YOU,
  names: [say`You`, 'Lee'],
  seed: 'first papers',
  lessons: [
    {
      title: say`Take what is free`,
      set: (s) => deal(s, [5, 4]),
      beats: [
        {
          say: say`You are French, hold 5 Money and want to get into Bosnia and Herzegovina. Fourteen cards lie before you. The five in front are free: each turn you take one card.`,
          points: ['seat:0', 'card:0:D1', 'card:0:D3', 'card:0:D5'],
          expect: (view) => ({ money: [mine(view).money, 5] }),
        },
        {
          say: say`What lies under other cards has to wait. Touch Fellow Expat in the second row and hear why.`,
          points: ['card:0:B2'],
          tries: { act: 'buy', from: 0, place: 'B2' },
          expect: (view) => ({ b2: [at(view, 'B2'), 'CNX-01'] }),
        },
        {
          say: say`Inheritance is a Life Card: it brings 4 Money. Touch it in your front row, then activate it.`,
          points: ['card:0:D4'],
          want: { act: 'activate', from: 0, place: 'D4' },
          not: say`That is possible too, but first the money: activate Inheritance, the red card.`,
        },
        {
          seat: LEE,
          value: { act: 'activate', from: 0, place: 'D1' },
          say: say`Lee took a Payday out of your layout, which everybody may do. It cost Lee 1, paid to you. And a Payday pays everybody their salary: you have 11 now, Lee 4.`,
          points: ['seat:0', 'seat:1'],
          expect: (view) => ({ mine: [mine(view).money, 11], lees: [lees(view).money, 4] }),
        },
      ],
    },
    {
      title: say`Buy or cash`,
      beats: [
        {
          say: say`This is your Destination. It turns sets into Assurance, which opens the border: 2 Connections bring 6, 4 Documents bring 2, 6 Money bring 2. With fewer than 2 Documents you lose 2.`,
          points: ['bill'],
          expect: (view) => ({ to: [mine(view).destination, 'DES-BA'], money: [mine(view).money, 11] }),
        },
        {
          say: say`Connections are worth most to you. Buy Pen Pal for 4.`,
          points: ['card:0:D3'],
          want: { act: 'buy', from: 0, place: 'D3' },
          not: (value) =>
            sameAnswer(value, { act: 'discard', from: 0, place: 'D3' })
              ? say`Cashing would bring 2 Money, but you need Connections: buy it.`
              : say`Later, perhaps. Now buy Pen Pal, the violet card in your front row.`,
        },
        {
          say: say`Two neighbours in front are gone, so a card turned up: Host Family, another Connection. You have 7 Money left. Whatever you open, the next player may take first.`,
          points: ['card:0:C3'],
          expect: (view) => ({ money: [mine(view).money, 7], c3: [at(view, 'C3'), 'CNX-09'] }),
        },
        {
          seat: LEE,
          value: { act: 'discard', from: 0, place: 'D2' },
          say: say`Lee did not buy your Proof of Address but cashed it: any Document or Connection can be thrown away for 2 Money. Lee paid you 1 for it: you have 8, Lee 5. Two more cards turned up.`,
          points: ['card:0:C1', 'card:0:C2'],
          expect: (view) => ({
            mine: [mine(view).money, 8],
            lees: [lees(view).money, 5],
            c1: [at(view, 'C1'), 'AUG-4'],
            c2: [at(view, 'C2'), 'PAYDAY'],
          }),
        },
        {
          say: say`Old Debt lies open now: whoever takes it loses 3 Money. All cards have to be taken in the end. What can you do about it?`,
          points: ['card:0:C1'],
          quiz: [
            {
              name: say`Leave it and take something else`,
              right: true,
              says: say`Right. Somebody must take it in the end, but not you now. And whoever has no Money loses nothing.`,
            },
            { name: say`Cash it for 2`, says: say`No: only Documents and Connections can be cashed.` },
          ],
        },
      ],
    },
    {
      title: say`Papers`,
      beats: [
        {
          say: say`Without a Passport and a Ticket no lane lets you in. A Ticket costs 2, a Passport 3. Buy the Ticket.`,
          points: ['paper:ticket', 'paper:passport'],
          want: { act: 'pay', paper: 'ticket' },
          not: (value) =>
            sameAnswer(value, { act: 'skip', paper: 'ticket' })
              ? say`You have the Money: pay the 2 for it this time.`
              : say`First the Ticket: it lies with the public decks.`,
        },
        {
          seat: LEE,
          value: { act: 'skip', paper: 'ticket' },
          say: say`Lee took a Ticket without paying. It lies upside-down: Lee’s next turn is skipped for it.`,
          points: ['seat:1'],
          expect: (view) => ({ waits: [lees(view).upsideDown, 'ticket'], money: [mine(view).money, 6] }),
        },
        {
          say: say`You can do that too. Take the Passport by skipping: it costs nothing but your next turn.`,
          points: ['paper:passport'],
          want: { act: 'skip', paper: 'passport' },
          not: (value) =>
            sameAnswer(value, { act: 'pay', paper: 'passport' })
              ? say`Keep your 6 Money this time: skip for it.`
              : say`The Passport, please, without paying.`,
        },
        {
          say: say`A round of skipped turns: instead of acting, each of you slid the paper into the stash. You have both now, and the first pair brought 1 Assurance. Your 6 Money are still there.`,
          points: ['stash', 'seat:0'],
          expect: (view) => ({
            passports: [mine(view).passports, 1],
            tickets: [mine(view).tickets, 1],
            assurance: [mine(view).assurance, 1],
            lees: [lees(view).tickets, 1],
            money: [mine(view).money, 6],
          }),
        },
        {
          say: say`There are only as many Passports and Tickets as players. What if somebody takes a second Passport?`,
          points: ['paper:passport'],
          quiz: [
            {
              name: say`Somebody may be left without`,
              right: true,
              says: say`Yes. Whoever has none may then buy the extra one from its owner, for 1 more than the printed price.`,
            },
            {
              name: say`That is not allowed`,
              says: say`It is: one may take as many as lie there. Do not be the last.`,
            },
          ],
        },
      ],
    },
    {
      title: say`College`,
      set: (s) => deal(s, [9, 4]),
      beats: [
        {
          say: say`Another day: you have 9 Money. College costs the number of your Nationality, 5, and a die roll. With 9 you can pay any roll up to 4. Go to college.`,
          points: ['college', 'identity'],
          want: { act: 'college' },
          not: say`For once, study: touch the college.`,
          luck: [2],
          expect: (view) => ({ money: [mine(view).money, 9] }),
        },
        {
          say: say`You rolled 3: the tuition was 8, and 1 Money is left. Your Career lies upside-down: while you study you earn nothing.`,
          points: ['career', 'seat:0'],
          expect: (view) => ({
            money: [mine(view).money, 1],
            studies: [mine(view).inCollege, true],
            salary: [mine(view).salary, 0],
          }),
        },
        {
          seat: LEE,
          value: { act: 'activate', from: 1, place: 'D2' },
          say: say`A Payday: Lee got 1, you got nothing. That is the price of studying.`,
          points: ['seat:1'],
          expect: (view) => ({ mine: [mine(view).money, 1], lees: [lees(view).money, 5] }),
        },
        {
          say: say`Before your action you may try to graduate, once a turn and for free: 1, 2 or 3 on the die will do. Try it.`,
          points: ['career'],
          want: { act: 'graduate' },
          not: say`First try to graduate: it costs nothing, and your turn goes on afterwards.`,
          luck: [1],
        },
        {
          say: say`You rolled 2 and graduated: 2 Assurance, and your salary is 2 from now on. A second degree would make it 5. Your turn goes on; take any card you like.`,
          // ends at my side: pointing at the Career unfolds the papers, and on a phone they would cover the cards
          points: ['seat:0', 'career'],
          want: () => true,
          expect: (view) => ({ assurance: [mine(view).assurance, 2], salary: [mine(view).salary, 2] }),
        },
      ],
    },
    {
      title: say`The border`,
      set: atTheBorder,
      beats: [
        {
          say: say`Everything is taken. You hold 7 Money, 2 Documents, 2 Connections, both papers and 1 Assurance. First you trade sets with the bank, as your Destination says.`,
          points: ['bill'],
          expect: (view) => ({
            money: [mine(view).money, 7],
            documents: [mine(view).documents.length, 2],
            connections: [mine(view).connections.length, 2],
            assurance: [mine(view).assurance, 1],
          }),
        },
        {
          say: say`6 Money bring 2, your 2 Connections bring 6; your 2 Documents are no set, but they spare you the loss. Trade all of it: 1 and 8 make 9.`,
          want: [
            ['money', 'money', 'money', 'money', 'money', 'money'],
            ['connection', 'connection'],
          ],
          not: say`You may keep things, but Money and Connections do nothing behind the border. Trade both sets.`,
        },
        {
          say: say`Now the lanes. You draw the top token of one: if you have at least that much Assurance, you pay it and are in. With 9 you are safe in lanes 1, 2 and 3; in 4 and 5 it is 2 in 3.`,
          points: ['lane:1', 'lane:2', 'lane:3', 'lane:4', 'lane:5'],
          expect: (view) => ({ assurance: [mine(view).assurance, 9], two: [view.lanes[1]!.left, [5, 6, 8]] }),
        },
        {
          say: say`The winner is who has the most Assurance left inside. Lane 2 asks for the least on average: choose it.`,
          points: ['lane:2'],
          want: 2,
          not: say`That is a way, too. Take lane 2 this time.`,
        },
        {
          say: say`The token was a 6: you are in, with 3 left. That token is gone for good; lane 2 holds 5 and 8 now. Everybody can count along.`,
          points: ['lane:2'],
          expect: (view) => ({
            assurance: [mine(view).assurance, 3],
            in: [mine(view).attempt?.in ?? null, true],
            left: [view.lanes[1]!.left, [5, 8]],
          }),
        },
        {
          seat: LEE,
          value: 5,
          say: say`Lee had 4 and gambled on lane 5: a 3! Lee is in too, but with 1 left against your 3. You win. Now you know everything that you need for a first game.`,
          expect: (view) => ({
            lees: [lees(view).assurance, 1],
            winners: [view.outcome?.winners.slice() ?? null, [YOU]],
          }),
        },
      ],
    },
  ],
};
