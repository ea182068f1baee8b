import type { Domain, Json, Seat } from '@tablewright/kernel';

// What the kernel is about to export under the same names. This file goes with the first rebase that brings them.

export type AnswerTypes = { readonly [about: string]: Json };

export type QuestionOf<A extends AnswerTypes, N extends keyof A & string = keyof A & string> = N extends N
  ? { readonly seat: Seat; readonly about: N; readonly rule: string; readonly domain: Domain<A[N]> }
  : never;

export type AnswerOf<A extends AnswerTypes> = A[keyof A];

export interface OptionWords {
  readonly says: string;
  readonly about: readonly string[];
}
