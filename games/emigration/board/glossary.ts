import type { Glossary, Term } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';

// A word comes with the forms in which a text may have it. They stand in one list, because another language has more of them, or fewer.

/** 'Document, Documents': the word, its plural, other forms. Where the plural is the same, it is no other form. */
function counted(forms: string): Pick<Term, 'term' | 'plural' | 'also'> {
  const [term = '', plural = '', ...also] = forms.split(', ');
  return { term, ...(plural !== term && { plural }), also };
}

/** 'Assurance, Assurance Token': the word, other forms. */
function uncounted(forms: string): Pick<Term, 'term' | 'also'> {
  const [term = '', ...also] = forms.split(', ');
  return { term, also };
}

/** The words of Emigration, each explained once. */
export const glossary: Glossary = [
  {
    id: 'assurance',
    ...uncounted(say`Assurance, Assurance Token, Assurance Tokens`),
    says: say`What the border officers want to see. At the border you need at least as much as the number you draw, and pay it to get in.`,
    rules: ['EMI-508'],
  },
  {
    id: 'money',
    ...uncounted(say`Money`),
    says: say`You pay for cards, papers and college with it. What is left at the border can be traded for Assurance.`,
    rules: ['EMI-010', 'EMI-503'],
  },
  {
    id: 'passport',
    ...counted(say`Passport, Passports`),
    says: say`One of the two papers without which nobody gets in. It costs 3 Money, or your next turn.`,
    rules: ['EMI-202', 'EMI-206', 'EMI-508'],
  },
  {
    id: 'ticket',
    ...counted(say`Ticket, Tickets`),
    says: say`One of the two papers without which nobody gets in. It costs 2 Money, or your next turn.`,
    rules: ['EMI-203', 'EMI-206', 'EMI-508'],
  },
  {
    id: 'paper',
    ...counted(say`paper, papers`),
    says: say`A Passport or a Ticket. You need one of each at the border; the first time you have both you take 1 Assurance.`,
    rules: ['EMI-118', 'EMI-508'],
  },
  {
    id: 'document',
    ...counted(say`Document, Documents`),
    says: say`A card that you buy and keep. At the border your Destination gives Assurance for full sets of them, and may ask for a minimum.`,
    rules: ['EMI-201', 'EMI-503', 'EMI-504'],
  },
  {
    id: 'connection',
    ...counted(say`Connection, Connections`),
    says: say`Somebody who can help: a card that you buy and keep. At the border your Destination gives Assurance for full sets of them.`,
    rules: ['EMI-201', 'EMI-503'],
  },
  {
    id: 'life',
    ...counted(say`Life Card, Life Cards`),
    says: say`Something that life brings, good or bad. Whoever takes it activates it: it does what it says, to that player or to all.`,
    rules: ['EMI-225', 'EMI-301'],
  },
  {
    id: 'pack',
    ...counted(say`Life pack, Life packs`),
    says: say`Four Life Cards that belong together. As many packs are in a game as there are players.`,
    rules: ['EMI-013'],
  },
  {
    id: 'payday',
    ...counted(say`Payday, Paydays`),
    says: say`A card that pays everybody their salary when somebody takes it.`,
    rules: ['EMI-221'],
  },
  {
    id: 'salary',
    ...counted(say`salary, salaries`),
    says: say`What a Payday brings you: 1 at first, 2 after one Pay Raise, 5 after two; nothing while you are in college.`,
    rules: ['EMI-222', 'EMI-223'],
  },
  {
    id: 'raise',
    ...counted(say`Pay Raise, Pay Raises`),
    says: say`What a degree brings besides 2 Assurance: from then on each Payday pays you more.`,
    rules: ['EMI-222', 'EMI-242'],
  },
  {
    id: 'layout',
    ...counted(say`layout, layouts`),
    says: say`The fourteen cards before a player, in four rows that overlap. From another player’s layout a card costs 1 more, which its owner gets.`,
    rules: ['EMI-016', 'EMI-112'],
  },
  {
    id: 'free',
    ...counted(say`free card, free cards, frees`),
    says: say`A card that lies face-up with nothing on top of it: only such a card can be taken. What you take may free the next one for the others.`,
    rules: ['EMI-110', 'EMI-115'],
  },
  {
    id: 'stash',
    ...counted(say`stash, stashes`),
    says: say`What you have bought and keep in front of you, open to all.`,
    rules: ['EMI-201', 'EMI-119'],
  },
  {
    id: 'cash',
    ...uncounted(say`cash, cashed, cashing, cashes`),
    says: say`To throw a Document or Connection from a layout away and take 2 Money from the bank instead of buying it.`,
    rules: ['EMI-211'],
  },
  {
    id: 'activate',
    ...uncounted(say`activate, activated, activates`),
    says: say`To take a Payday or a Life Card and let it happen.`,
    rules: ['EMI-221', 'EMI-225'],
  },
  {
    id: 'skip',
    ...uncounted(say`by skipping, turn is skipped, skipped turn`),
    says: say`To take a Passport or a Ticket without paying: it lies upside-down, and your next turn is only for turning it over.`,
    rules: ['EMI-206'],
  },
  {
    id: 'college',
    ...uncounted(say`college, colleges`),
    says: say`You pay your Nationality’s number and a die roll. While you study you have no salary; a roll of 1 to 3 in a later turn brings a degree.`,
    rules: ['EMI-233', 'EMI-223', 'EMI-241'],
  },
  {
    id: 'tuition',
    ...uncounted(say`tuition, tuitions`),
    says: say`What college costs: the number of your Nationality and a die roll. If you cannot pay the roll, the turn is lost and you keep your Money.`,
    rules: ['EMI-233', 'EMI-235'],
  },
  {
    id: 'graduate',
    ...uncounted(say`graduate, graduated, graduates, degree`),
    says: say`In college you may roll once a turn: 1, 2 or 3 brings 2 Assurance and a Pay Raise.`,
    rules: ['EMI-241', 'EMI-242'],
  },
  {
    id: 'nationality',
    ...counted(say`Nationality, Nationalities`),
    says: say`Where you come from. Its number is the Money you start with, and what college costs you besides a die roll.`,
    rules: ['EMI-010', 'EMI-233'],
  },
  {
    id: 'career',
    ...counted(say`Career, Careers`),
    says: say`Your job: it pays your salary. While you study it lies upside-down.`,
    rules: ['EMI-222', 'EMI-234'],
  },
  {
    id: 'destination',
    ...counted(say`Destination, Destinations`),
    says: say`The country that you want to get into. It says what you get for Money, Documents and Connections at the border, and what you lose if you bring too few.`,
    rules: ['EMI-503', 'EMI-504'],
  },
  {
    id: 'border',
    ...uncounted(say`border`),
    says: say`The end of the game: it opens when all cards are taken. Everybody trades, loses what is missing, and chooses one lane.`,
    rules: ['EMI-401', 'EMI-501'],
  },
  {
    id: 'lane',
    ...counted(say`lane, lanes`),
    says: say`A way through the border with three numbers in a hidden order. You need as much Assurance as the one you draw; lane 1 is the safest, lane 5 a gamble.`,
    rules: ['EMI-507', 'EMI-508'],
  },
  {
    id: 'token',
    ...counted(say`token, tokens, top token`),
    says: say`A number in a lane. Whoever chooses the lane draws the top one; it is gone for good then.`,
    rules: ['EMI-507', 'EMI-509'],
  },
  {
    id: 'set',
    ...counted(say`set, sets`),
    says: say`As many Money, Documents or Connections as your Destination asks for at once. Only full sets can be traded for Assurance.`,
    rules: ['EMI-503'],
  },
  {
    id: 'policy',
    ...counted(say`policy, policies`),
    says: say`A Life Card that binds everybody at the border as long as it lies in any stash.`,
    rules: ['EMI-306', 'EMI-502'],
  },
  {
    id: 'fee',
    ...counted(say`fee, fees`),
    says: say`What you pay the owner for taking a card of their layout: 1 Money, before anything else.`,
    rules: ['EMI-112'],
  },
];
