import { type Json, sameAnswer } from '@tablewright/kernel';
import { Leave } from './leave.ts';
import { listIn, readAnswer } from './reading.ts';
import { saveGame } from './saving.ts';
import { type Asked, explained, sceneOf } from './sitting.ts';
import type { Terminal } from './terminal.ts';

// What can be typed besides an answer, at any question.

/** What comes after it: the same question once more, shown anew or not, or an earlier one. */
export type Then = 'go on' | 'show' | 'taken back';

interface Command {
  readonly names: readonly string[];
  /** what stands behind it, in the help */
  readonly takes?: string;
  readonly explains: string;
  readonly run: (asked: Asked, rest: string) => Then | Promise<Then>;
}

const COMMANDS: readonly Command[] = [
  { names: ['?', 'help'], explains: 'this page', run: help },
  { names: ['map', 'show'], explains: 'the table and the question once more', run: () => 'show' },
  { names: ['hint'], explains: 'what a bot would do in your place', run: hint },
  { names: ['why'], takes: 'X', explains: 'what X would do, or why it cannot be done', run: why },
  { names: ['?me', 'me'], explains: 'your secrets, when nobody looks over your shoulder', run: secrets },
  { names: ['log'], takes: '[N]', explains: 'what happened, the last N lines', run: log },
  { names: ['undo'], explains: 'take your last answer back, while nothing has come of it', run: undo },
  { names: ['rule'], takes: 'ID', explains: 'what the rules say under an id', run: rule },
  { names: ['save'], takes: 'FILE', explains: 'write the game down, to go on with it or to replay it', run: saveAs },
  { names: ['quit', 'exit', 'q'], explains: 'stop playing', run: quit },
];

/** The command that a line begins with; null when it is an answer. */
export function commandIn(said: string, terminal: Terminal): { run: Command['run']; rest: string } | null {
  const [word = '', ...rest] = said.split(/\s+/);
  const name = word.toLowerCase();
  const command = COMMANDS.find(({ names }) => names.includes(name)) ?? sheetIn(name, terminal);
  return command === undefined ? null : { run: command.run, rest: rest.join(' ') };
}

function sheetIn(name: string, { sheets }: Terminal): Command | undefined {
  const sheet = Object.hasOwn(sheets, name) ? sheets[name] : undefined;
  if (sheet === undefined) return undefined;
  const run = (asked: Asked): Then => {
    asked.sitting.talk.screen.print(...sheet.show(sceneOf(asked)));
    return 'go on';
  };
  return { names: [name], explains: sheet.explains, run };
}

// ----------------------------------------------------------------------------------------------------------- reading on

const HOW: Record<string, string> = {
  pick: 'Answer with a number from the list, or with the name of what you want; its beginning is enough.',
  some: 'Answer with several numbers or names, with spaces between.',
  split: 'Answer with a number for each part, with spaces between.',
  grouping: 'Answer with a number from the list, or type the sets you want.',
  plan: 'Answer with the lines of your plan, each with its part, its line and a number, and commas between; nothing for an empty plan.',
};

function help(asked: Asked): Then {
  const { sitting, question } = asked;
  const { screen } = sitting.talk;
  screen.print([]);
  screen.say(HOW[question.domain.kind]!);
  if (asked.suggested !== undefined) screen.say('Enter alone takes what is marked with (Enter).');
  const sheets = Object.entries(sitting.terminal.sheets).map(
    ([name, { explains }]): Command => ({ names: [name], explains, run: () => 'go on' }),
  );
  for (const { names, takes = '', explains } of [...COMMANDS, ...sheets]) {
    screen.item([{ text: `  ${`${names[0]} ${takes}`.padEnd(11)}`, style: 'bold' }], explains);
  }
  screen.say(`The rule behind this question is ${question.rule}.`);
  return 'go on';
}

function log({ sitting }: Asked, rest: string): Then {
  const last = /^\d+$/.test(rest) ? Number(rest) : rest === 'all' ? Number.POSITIVE_INFINITY : 20;
  sitting.talk.screen.print(...sitting.teller.lines({ last }));
  return 'go on';
}

function rule({ sitting, question }: Asked, rest: string): Then {
  const id = rest === '' ? question.rule : rest.toUpperCase();
  const text = sitting.ruleText(id);
  sitting.talk.screen.say(text === null ? `There is no rule ${id} to be read here.` : `${id}: ${text}`);
  return 'go on';
}

async function secrets(asked: Asked): Promise<Then> {
  const { talk, terminal } = asked.sitting;
  const lines = terminal.secrets(sceneOf(asked));
  talk.screen.mark();
  if (lines.length === 0) talk.screen.say('You have no secrets in this game beyond what is on the screen.');
  for (const line of lines) talk.screen.say(line.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
  if (!talk.screen.isLive || lines.length === 0) return 'go on';
  await talk.line('Enter hides this. ');
  talk.screen.wipe();
  return 'go on';
}

// ------------------------------------------------------------------------------------------------------------- thinking

function hint(asked: Asked): Then {
  const { sitting, seat, question } = asked;
  const value = sitting.table.advice(seat);
  if (value === null) {
    sitting.talk.screen.say('A bot would say nothing here.');
    return 'go on';
  }
  asked.suggested = value;
  const place = listIn(question.domain) === null ? -1 : asked.listed.findIndex((one) => sameAnswer(one, value));
  const what =
    place < 0
      ? `A bot would choose this: ${explained(asked, value)}`
      : `A bot would choose ${place + 1}, ${sitting.table.game.words.answer(question.about, value, sitting.table.seating.names)}.`;
  sitting.talk.screen.say(`${what} Enter does so.`);
  return 'go on';
}

/** What something would do, or the rule that is against it. */
function why(asked: Asked, rest: string): Then {
  const { sitting, seat, question } = asked;
  const { game, state, seating } = sitting.table;
  const { screen } = sitting.talk;
  if (rest === '') return rule(asked, '');
  const { domain, about } = question;
  const labels = (listIn(domain) ?? []).map((value) => game.words.answer(about, value, seating.names));
  const read = readAnswer(rest, { domain, labels });
  const value: Json | undefined = read.ok ? read.value : sitting.terminal.meant(sceneOf(asked), rest);
  if (value === undefined) {
    screen.say(`I cannot tell what '${rest}' would be here. Type it as you would answer it.`);
    return 'go on';
  }
  const verdict = game.explain(state, seat, value);
  screen.say(verdict.ok ? `You can. ${explained(asked, value)}` : `${verdict.why} (${verdict.rule})`);
  return 'go on';
}

// -------------------------------------------------------------------------------------------------------------- leaving

function undo({ sitting, seat }: Asked): Then {
  const back = sitting.table.undo(seat);
  if (back.ok) sitting.teller.takeBack(seat);
  sitting.talk.screen.say(back.ok ? 'Your last answer is taken back.' : back.why);
  return back.ok ? 'taken back' : 'go on';
}

function saveAs({ sitting }: Asked, path: string): Then {
  if (path === '') sitting.talk.screen.say('Say where: save game.json');
  else saveGame(sitting, path);
  return 'go on';
}

async function quit({ sitting }: Asked): Promise<Then> {
  const { talk } = sitting;
  talk.screen.say('Stop playing? y to stop, Enter to play on; a file name saves the game first.');
  const said = await talk.line();
  if (said === '' || /^n(o)?$/i.test(said)) return 'go on';
  if (/^(y(es)?|q(uit)?)$/i.test(said) || saveGame(sitting, said.replace(/^save\s+/, ''))) throw new Leave(0);
  return 'go on';
}
