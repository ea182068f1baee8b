// What people type, as others will see it. Line breaks, control characters and characters that turn the direction of writing are
// taken out: they could make one line look like two, or a name like another. Emoji that are joined of several stay whole.

/** Characters that nobody sees, those for the direction of writing among them; what joins, varies or tags others is looked at below. */
const INVISIBLE =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;
/** A joiner between emoji, or behind a letter of a script that is written with joiners, is meant; any other is not. */
const LOOSE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])\p{Join_Control}|\p{Join_Control}(?=$|\s)/gu;
const LOOSE_TAG = /(?<![\p{Extended_Pictographic}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu;
/** What is left of half a character, and what stands for nothing. */
const BROKEN = /[\p{Cs}\p{Co}\p{Cn}]/gu;

export function cleanText(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(BROKEN, '')
    .replaceAll(LOOSE_JOINER, '')
    .replaceAll(LOOSE_TAG, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
