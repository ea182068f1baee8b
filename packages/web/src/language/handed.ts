import { speak } from '@tablewright/kernel/words';
import type { Catalogue } from '@tablewright/languages';

/** A language with all that it says, as it can be sent to a worker. */
export interface Handed {
  readonly tag: string;
  readonly catalogues: readonly Catalogue[];
}

/** From now on it is spoken here. */
export async function speakHanded({ tag, catalogues }: Handed): Promise<void> {
  const { languageOf } = await import('@tablewright/languages');
  speak(languageOf(tag, catalogues));
}
