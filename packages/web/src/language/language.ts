import type { Catalogue } from '@tablewright/languages';
import { LANGUAGE_TAG } from '@tablewright/protocol';
import { type Handed, speakHanded } from './handed.ts';

// Which language this browser wants, and getting hold of it. It is chosen once, before anything speaks: see main.ts. Another language is
// one folder in packages/languages, which is found when the page is built.

const catalogues = import.meta.glob<Catalogue>('../../../languages/*/*.json', { import: 'default' });
const guides = import.meta.glob<string>('../../../languages/*/*.how-to-play.md', { query: '?raw', import: 'default' });

const KEPT = 'tablewright.language';

/** Everything is written in it. */
const ENGLISH = 'en';

const FILE = /\/([a-z]{2}(?:-[A-Z]{2})?)\/([^/]+)\.json$/;

function partsOf(tag: string): string[] {
  return Object.keys(catalogues).filter((path) => FILE.exec(path)?.[1] === tag);
}

/** English first, then the others by their tags. */
export function languages(): string[] {
  const others = new Set(Object.keys(catalogues).flatMap((path) => FILE.exec(path)?.[1] ?? []));
  return [ENGLISH, ...[...others].sort()];
}

/** 'Deutsch', as its speakers call it */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** The one that was chosen; otherwise the first of the browser's that is here, otherwise English. */
export function myLanguage(kept: string | null, wanted: readonly string[], here: readonly string[]): string {
  if (kept !== null && here.includes(kept)) return kept;
  for (const tag of wanted) {
    const found = here.find((one) => tag === one || tag.startsWith(`${one}-`));
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/** The one that was chosen; null where the browser's own count. What is no language at all is none: the server would refuse all settings with it. */
export function keptLanguage(): string | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept !== null && LANGUAGE_TAG.test(kept) ? kept : null;
  } catch {
    // Whoever allows no storage is asked by the browser's own languages.
    return null;
  }
}

/** Null: the browser's own count. */
export function keepLanguage(tag: string | null): void {
  try {
    if (tag === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, tag);
  } catch {
    // Whoever allows no storage is asked by the browser's own languages.
  }
}

const wantedLanguage = (): string => myLanguage(keptLanguage(), navigator.languages, languages());
let wantedAtOpening = '';

/** Whether the page would speak as it does if it were opened anew. Not whether that language came: it would be asked for again and again. */
export function isSpokenNow(): boolean {
  return wantedLanguage() === wantedAtOpening;
}

let spokenHere: Handed | null = null;

/** What this page speaks, to be handed to a worker: it has neither settings nor a root. Null: English. */
export function toHandOn(): Handed | null {
  return spokenHere;
}

/** Loads what this browser wants to read, and speaks it from now on. Where it does not come, it is English. */
export async function speakMyLanguage(): Promise<void> {
  const tag = wantedLanguage();
  wantedAtOpening = tag;
  if (tag === ENGLISH) return;
  try {
    const [read] = await Promise.all([
      Promise.all(partsOf(tag).map((path) => catalogues[path]!())),
      import('@tablewright/languages'), // on its way meanwhile
    ]);
    await speakHanded({ tag, catalogues: read });
    spokenHere = { tag, catalogues: read };
    document.documentElement.lang = tag;
  } catch (error) {
    console.error(`The texts in ${tag} did not come; English is spoken instead.`, error);
  }
}

const CHOSEN_IN = 'tablewright.language-chosen';

/** Where a language can be chosen. */
type Chooser = 'settings' | 'foot';

/** The page begins anew in it: sentences stand in constants too. What was half answered is kept as at any reload. */
export function changeLanguage(tag: string, chooser: Chooser): void {
  keepLanguage(tag);
  try {
    sessionStorage.setItem(CHOSEN_IN, chooser);
  } catch {
    // Then the keyboard begins at the top of the page.
  }
  location.reload();
}

/** Whether the page has begun anew because a language was chosen there: whoever chose it is still there. True once. */
export function wasChosenIn(chooser: Chooser): boolean {
  try {
    if (sessionStorage.getItem(CHOSEN_IN) !== chooser) return false;
    sessionStorage.removeItem(CHOSEN_IN);
    return true;
  } catch {
    return false;
  }
}

/** Whether a game says everything in this language. */
export function speaks(tag: string, game: string): boolean {
  return tag === ENGLISH || `../../../languages/${tag}/${game}.json` in catalogues;
}

/** How to play a game, in this language; null where it is there in English alone. */
export async function guideIn(tag: string, game: string): Promise<string | null> {
  return (await guides[`../../../languages/${tag}/${game}.how-to-play.md`]?.()) ?? null;
}
