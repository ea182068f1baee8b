import unhomoglyph from 'unhomoglyph';

// Names that would be taken for each other. Which letters look alike is Unicode's list (confusables.txt), which lies with the server alone:
// it is far too long for a page.

/** What Unicode tells apart by its size alone, and what it does not list although it is used for it. */
const ALSO_ALIKE: readonly (readonly [to: string, from: string])[] = [
  ['a', 'ᴀ'],
  ['b', 'ʙß'],
  ['d', 'ᴅ'],
  ['e', 'ᴇꞓ'],
  ['f', 'ꜰ'],
  ['g', 'ɢ'],
  ['h', 'ʜ'],
  ['i', 'ɪ'],
  ['j', 'ᴊ'],
  ['k', 'ᴋĸ'],
  ['l', 'ʟ'],
  ['m', 'ʍ'],
  ['n', 'ɴπηռ'],
  ['p', 'ᴘ'],
  ['q', 'ꞯ'],
  ['r', 'ʀ'],
  ['s', '$5'],
  ['t', 'ᴛ'],
  ['u', 'ᴜ'],
  ['w', 'ωɯ'],
  ['y', 'ʏ'],
  ['2', 'ƨ'],
  ['3', 'ɜ'],
];
const ALSO = new Map(ALSO_ALIKE.flatMap(([to, from]) => [...from].map((letter) => [letter, to] as const)));

/** A one, or a bar, is taken for either of two letters; so is a sigma at the end of a word, which is the small form of another one too. */
const EITHER = new Map([
  ['1', 'il'],
  ['|', 'il'],
  ['ǀ', 'il'],
  ['ς', 'co'],
]);

/** Accents and strokes. The vowels of scripts that write them as marks are letters: without them every second name would be the same. */
const ACCENTS = /[\p{M}&&\p{Script=Inherited}]/gv;
/** Join and vary what stands beside them, and are not seen by themselves. */
const UNSEEN = /[\p{Join_Control}\p{Variation_Selector}]/gu;
const LETTER = /[^\s\p{P}\p{S}]/u;
/** An exclamation mark inside a word stands for an i or an l. */
const INSIDE = /(?<=\p{L})!+(?=\p{L})/gu;

export function looksLike(one: string, other: string): boolean {
  const [here, there] = [outlineOf(one), outlineOf(other)];
  return here.length === there.length && here.every((letters, i) => [...letters].some((it) => there[i]!.includes(it)));
}

/** For each letter what it could be taken for: a capital I for a small l and for a small i, which are not taken for each other (Ella, Elia). */
function outlineOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(UNSEEN, '');
  const written = plain.replaceAll(INSIDE, (marks) => '1'.repeat(marks.length));
  const letters = withPairs([...written].flatMap(takenFor)).filter((one) => LETTER.test(one));
  return letters.length === 0 ? [...plain] : letters;
}

/** A name is the same in capitals and in small letters, and some look like another only as one of them. */
function takenFor(letter: string): string[] {
  const either = EITHER.get(letter);
  if (either !== undefined) return [either];
  const written = [...shapeOf(letter)];
  // All Latin letters are told apart as small ones; as capitals an i would be taken for an l.
  const others = [letter.toLowerCase(), ...(/\p{Script=Latin}/u.test(letter) ? [] : [letter.toUpperCase()])]
    .map((one) => [...shapeOf(one)])
    .filter(({ length }) => length === written.length);
  return written.map((shape, i) => [...new Set([shape, ...others.map((one) => one[i])])].join(''));
}

function shapeOf(letter: string): string {
  const listed = unhomoglyph(letter).replaceAll(ACCENTS, '').replaceAll('rn', 'm');
  return [...listed.toLowerCase()].map((one) => ALSO.get(one) ?? one).join('');
}

/**
 * Two letters that look like one. An r and an n only beside an m, or at the end (Ernma, Torn): elsewhere they stand in everyday names, and Arne
 * is not to be numbered because Ame sits there. A c and an l are no d for the same reason (Clara, Dara).
 */
function withPairs(letters: readonly string[]): string[] {
  const are = (at: number, pair: string): boolean =>
    [...pair].every((letter, i) => letters[at + i]?.includes(letter) === true);
  const isM = (at: number): boolean => are(at, 'rn') || are(at, 'm');
  const made: string[] = [];
  for (let i = 0; i < letters.length; i += 1) {
    const isLast = !LETTER.test(letters[i + 2] ?? '');
    const besideM = isM(i + 2) || made.at(-1)?.includes('m') === true;
    let one = are(i, 'vv') ? 'w' : null;
    if (are(i, 'rn') && (isLast || besideM)) one = 'm';
    made.push(one ?? letters[i]!);
    if (one !== null) i += 1;
  }
  return made;
}
