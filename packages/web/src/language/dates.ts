import { languageTag } from '@tablewright/kernel/words';

/** For dates: in English the day stands before the month, on every machine. */
export function dateTag(): string {
  return languageTag() === 'en' ? 'en-GB' : languageTag();
}

/** For the time of day. English is spoken in many countries, and how they write it is known to the browser alone. */
export function timeTag(): string | undefined {
  return languageTag() === 'en' ? undefined : languageTag();
}
