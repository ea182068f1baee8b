// An answer as a record shows it: short, and readable beside the question's name.

import type { Json } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import { PATHS } from '../content/board.ts';
import {
  cardWords,
  characterWords,
  faceWords,
  isSpace,
  npcWords,
  objectiveWords,
  parts,
  spaceWords,
  text,
} from './say.ts';

export function answer(about: string, value: Json, names: readonly string[]): string {
  if (value === null) return 'sealed'; // all that the others see of it before it is opened
  switch (about) {
    case 'choose':
      return value === 'random' ? 'random' : characterWords(value as string);
    case 'turn':
      return turn(text(value));
    case 'sabotage':
    case 'upgrade':
      return cardWords(text(value));
    case 'push': {
      if (value === 'none') return 'nobody';
      const { n, rest } = parts(value);
      return `${names[n]} to ${spaceWords(rest)}`;
    }
    case 'post': {
      if (value === 'none') return 'none';
      const [from = '', to = ''] = text(value).split('-');
      return `${spaceWords(from)} to ${spaceWords(to)}`;
    }
    case 'paste':
      return listed((value as string[]).map(spaceWords)) || 'none';
    case 'burn':
      return listed((value as string[][]).map(([space = '']) => spaceWords(space))) || 'none';
    case 'rebuild':
      return listed(
        Object.entries(value as Record<string, number>).flatMap(([space, n]) =>
          n > 0 ? [`${n} on ${spaceWords(space)}`] : [],
        ),
      );
    case 'repaste':
      return value === 'none' ? 'none' : `${count(parts(value).n, 'poster')} on ${spaceWords(parts(value).rest)}`;
    case 'adjust': {
      const [die = '', face = ''] = text(value).split('-');
      return value === 'keep' ? 'keep' : `${die} die to ${faceWords(face, die === 'black' ? 'black' : 'red')}`;
    }
    case 'report':
      return report(text(value), names);
    default:
      return plain(value);
  }
}

function turn(value: string): string {
  const { rest } = parts(value);
  if (value.startsWith('move-')) return `walk to ${spaceWords(rest)}`;
  if (value.startsWith('activate-')) return `activate ${spaceWords(rest)}`;
  if (value === 'stake') return 'use Sliding Scale';
  return value === 'sympathy' ? 'use Sympathy Circuits' : value === 'ability' ? 'use the ability' : value;
}

function report(value: string, names: readonly string[]): string {
  if (!value.includes('-')) return value;
  const named = value.split(' ').map((part) => `${names[parts(part).n]} ${objectiveWords(parts(part).rest)}`);
  return named.join(', ');
}

/** A space, a number, a word, or a piece with the space or path it takes. */
function plain(value: Json): string {
  if (isSpace(value)) return spaceWords(value);
  const said = text(value);
  if (!/^\d-/.test(said)) return said.replace('-', ' ');
  const { n, rest } = parts(said);
  const where = (PATHS as readonly string[]).includes(rest) ? `along ${rest}` : `to ${spaceWords(rest)}`;
  return `${npcWords(n)} ${where}`;
}
