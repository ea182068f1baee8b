import { z } from 'zod';
import { cleanText } from './people-text.ts';
import type { Me } from './table.ts';
import { Value } from './value.ts';

// Keeping one's games on other devices, over plain HTTP. What a browser answers to WebAuthn is read by a library that knows its form.
//
//   GET    /api/passkeys                       → MyPasskey[]
//   POST   /api/passkeys/new                   → the options for navigator.credentials.create(), as JSON
//   POST   /api/passkeys       NewPasskey      → MyPasskey
//   DELETE /api/passkeys/:id                   → { ok }
//   POST   /api/sign-in/new                    → the options for navigator.credentials.get(), as JSON
//   POST   /api/sign-in        SignInRequest   → SignedIn       (and a cookie)
//   POST   /api/sign-out       SignOutRequest  → { ok }         (the cookie is no longer good, wherever a copy of it is)

/** As a browser names what it has made. */
export const PasskeyId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1400);

const Credential = z.looseObject({
  id: PasskeyId,
  rawId: PasskeyId,
  type: z.literal('public-key'),
  response: Value,
});

export const NewPasskey = z.strictObject({
  /** what the person calls it */
  name: z.string().transform(cleanText).pipe(z.string().min(1).max(60)),
  response: Credential,
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const SignInRequest = z.strictObject({
  response: Credential,
  /** the games of the guest who was in this browser come along */
  take: z.boolean(),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

export const SignOutRequest = z.strictObject({ everywhere: z.boolean() });
export type SignOutRequest = z.infer<typeof SignOutRequest>;

export interface MyPasskey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

/** `taken`: how many games came along */
export type SignedIn = Me & { readonly taken: number };
