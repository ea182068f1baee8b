import {
  countOptions,
  isOffered,
  type Json,
  listOptions,
  type Plan,
  type Question,
  type Seat,
} from '@tablewright/kernel';
import { commandIn } from './commands.ts';
import { listIn, readAnswer } from './reading.ts';
import { type Asked, explained, sceneOf, type Sitting } from './sitting.ts';

// One question to one person: shown, read, understood, and asked again until there is an answer.

/** Whether it was answered: to an optional question there may be nothing to say. */
export async function ask(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { table, terminal, talk, teller } = sitting;
  const asked = begin(sitting, seat);
  talk.screen.mark();
  show(asked, { picture: sitting.drawsNext || (terminal.pictureFor?.includes(asked.question.about) ?? true) });
  sitting.drawsNext = false;
  const value = await answerTo(asked);
  if (terminal.privately.includes(asked.question.about)) talk.screen.wipe();
  if (value === TAKEN_BACK) return true;
  if (value === NOTHING) return false;
  teller.answering(seat);
  await teller.tell(table.answer(seat, value));
  return true;
}

/** Longer lists are not printed: whoever wants something else than what is proposed types it. */
const LONGEST_LIST = 40;

function begin(sitting: Sitting, seat: Seat): Asked {
  const { table, terminal } = sitting;
  const question = table.game.asksSeen(table.state, seat).mine!;
  const proposed = terminal.proposals(sceneOf({ sitting, seat, question }));
  const listed = proposed.length > 0 ? proposed : shortList(question);
  return {
    sitting,
    seat,
    question,
    listed,
    suggested: !question.optional && (proposed.length > 0 || listed.length === 1) ? listed[0] : undefined,
  };
}

function shortList({ domain }: Question): Json[] {
  if (domain.kind === 'some' || domain.kind === 'split' || domain.kind === 'plan') return [];
  return listIn(domain) !== null || countOptions(domain) <= LONGEST_LIST ? [...listOptions(domain)] : [];
}

// ------------------------------------------------------------------------------------------------------------- showing

function show(asked: Asked, { picture }: { picture: boolean }): void {
  const { sitting, question } = asked;
  const { screen } = sitting.talk;
  const scene = sceneOf(asked);
  if (picture) screen.print([], ...sitting.terminal.picture(scene));
  screen.print([]);
  screen.say(sitting.table.game.words.prompt(scene.view, question, scene.names), { style: 'bold' });
  const drawn = sitting.terminal.choices(scene);
  const isProposal = listIn(question.domain) === null;
  if (drawn === null || isProposal) list(asked);
  if (drawn !== null) screen.print(...drawn);
  else if (question.domain.kind === 'some') items(asked);
  else if (question.domain.kind === 'plan') sheets(asked, question.domain);
  if (question.optional) screen.say('Enter alone: you say nothing.');
}

function list(asked: Asked): void {
  const { screen } = asked.sitting.talk;
  for (const [i, value] of asked.listed.entries()) {
    const enter = value === asked.suggested ? ' (Enter)' : '';
    screen.item([{ text: String(i + 1).padStart(4), style: 'bold' }, '  '], `${explained(asked, value)}${enter}`);
  }
}

/** What several are chosen from. */
function items({ sitting, question: { about, domain } }: Asked): void {
  if (domain.kind !== 'some') return;
  const { table, talk } = sitting;
  for (const [i, item] of domain.from.entries()) {
    talk.screen.print([
      { text: String(i + 1).padStart(4), style: 'bold' },
      `  ${table.game.words.answer(about, [item], table.seating.names)}`,
    ]);
  }
  const many = domain.min === domain.max ? `${domain.min}` : `${domain.min} to ${domain.max}`;
  talk.screen.say(`  Type ${many} of them with spaces between.`);
}

/** What a plan can say something about. */
function sheets({ sitting }: Asked, { form, most }: Plan): void {
  let cell = 0;
  for (const { name, lines } of form.sheets) {
    const open = lines.filter((_, i) => most[cell + i]! > 0);
    cell += lines.length;
    if (open.length > 0) sitting.talk.screen.item([{ text: `  ${name}  `, style: 'bold' }], open.join(' '));
  }
}

// ------------------------------------------------------------------------------------------------------------- reading

const TAKEN_BACK = Symbol('taken back');
const NOTHING = Symbol('nothing said');

/** Reads until there is an answer, or an earlier one was taken back. */
async function answerTo(asked: Asked): Promise<Json | typeof TAKEN_BACK | typeof NOTHING> {
  const { screen } = asked.sitting.talk;
  for (;;) {
    const said = await asked.sitting.talk.line();
    const command = commandIn(said, asked.sitting.terminal);
    if (command !== null) {
      const then = await command.run(asked, command.rest);
      if (then === 'taken back') return TAKEN_BACK;
      if (then === 'show') show(asked, { picture: true });
      continue;
    }
    if (said === '' && asked.question.optional && asked.suggested === undefined) return NOTHING;
    const value = said === '' ? asked.suggested : understood(asked, said);
    if (value === undefined && said === '') screen.say('Type your choice, or ? for help.');
    if (value !== undefined && (await isMeant(asked, said, value))) return value;
  }
}

/** The answer on offer that was typed; otherwise says what is wrong with it. */
function understood(asked: Asked, said: string): Json | undefined {
  const { sitting, seat, question } = asked;
  const { game, state } = sitting.table;
  const { screen } = sitting.talk;
  const read = readTyped(asked, said);
  if (read.ok) return read.value;
  const meant = sitting.terminal.meant(sceneOf(asked), said);
  if (meant !== undefined && isOffered(question.domain, meant)) return meant;
  const verdict = meant === undefined || read.says !== null ? null : game.explain(state, seat, meant);
  if (verdict !== null && !verdict.ok) screen.say(`${verdict.why} (${verdict.rule})`);
  else screen.say(read.says ?? `'${said}' is not one of your choices. Type ? for help.`);
  return undefined;
}

function readTyped({ question, listed, sitting }: Asked, said: string): ReturnType<typeof readAnswer> {
  const { domain, about } = question;
  const { game, seating } = sitting.table;
  const place = /^\d+$/.test(said) ? Number(said) : 0;
  // A number alone is a place in the list, wherever there is one: proposals are numbered too.
  if (listIn(domain) === null && place >= 1 && place <= listed.length) return { ok: true, value: listed[place - 1]! };
  const names = domain.kind === 'some' ? domain.from.map((item) => [item]) : (listIn(domain) ?? []);
  return readAnswer(said, { domain, labels: names.map((value) => game.words.answer(about, value, seating.names)) });
}

/** What stood on the screen before it was chosen was read; amounts and sets that were typed are shown once more. */
async function isMeant(asked: Asked, said: string, value: Json): Promise<boolean> {
  const { domain } = asked.question;
  if (listIn(domain) !== null || domain.kind === 'some' || said === '' || asked.listed.includes(value)) return true;
  return asked.sitting.talk.agrees(`${explained(asked, value)} Is that right? Enter for yes, n for no.`, true);
}
