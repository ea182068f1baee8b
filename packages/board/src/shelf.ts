import type { Json } from '@tablewright/kernel';
import type { GameScreen } from './contract.ts';

// What the front page knows of a game (games/<name>/board/shelf.tsx): small, and without its board. O: the options of its rules.

/** The options of no game in particular. */
type AnyOptions = Readonly<Record<string, Json>>;
/** Some of a game's options. */
type Some<O extends object> = string extends keyof O ? O : Readonly<Partial<O>>;

export type Shelf<O extends object = AnyOptions> = Pick<
  GameScreen,
  'id' | 'promise' | 'minutes' | 'kind' | 'learning' | 'accent' | 'Picture'
> & {
  /** how "Play now" is played; otherwise with the presets and four seats */
  readonly playNow?: PlayNowChoice<O>;
  /** what the prompt says instead of the rules' own sentence, where that would show a secret to whoever looks over a shoulder */
  readonly discreet?: { readonly [about: string]: string };
  /** it has lessons; a test holds it against games/<name>/board/tutorial.ts */
  readonly hasLessons?: true;
  /** how long they take: '5 minutes' */
  readonly lessons?: string;
  /** whose icons, fonts or texts it uses */
  readonly credits?: readonly string[];
  /** what its rules text prints and a running game keeps from its players */
  readonly hides?: readonly Hiding<O>[];
};

export interface PlayNowChoice<O extends object = AnyOptions> {
  readonly seats?: number;
  /** the options that are best for a first game; until somebody has finished one */
  readonly first?: Some<O>;
  /** the option that is asked about from then on */
  readonly asks?: keyof O & string;
}

/** Games with these options hide these parts of the rules text, by the ids of their headings; `says` stands in their place. */
export interface Hiding<O extends object = AnyOptions> {
  readonly options: Some<O>;
  readonly sections: readonly string[];
  readonly says: string;
}
