import { say } from '@tablewright/kernel/words';
import type { MyPasskey, SignedIn } from '@tablewright/protocol';
import type { Result } from '../api.ts';
import { devicesApi } from './api.ts';

// What the browser does with passkeys. The library is loaded when somebody presses a button.

const library = () => import('@simplewebauthn/browser');

interface Surroundings {
  readonly isSecureContext: boolean;
  readonly hostname: string;
  readonly hasWebAuthn: boolean;
}

const here = (): Surroundings => ({
  isSecureContext,
  hostname: location.hostname,
  hasWebAuthn: 'PublicKeyCredential' in globalThis,
});

/** Browsers keep passkeys for a name that is reached by https, and for this machine itself. Otherwise one sentence. */
export function whyNoPasskeys(
  { isSecureContext: secure, hostname, hasWebAuthn }: Surroundings = here(),
): string | null {
  const isNumber = /^[\d.]+$|:/.test(hostname);
  if (!secure || isNumber) {
    return say`Passkeys need an address with a name and https (or localhost), and you have come here by another one: ask whoever runs this server.`;
  }
  return hasWebAuthn ? null : say`This browser knows no passkeys.`;
}

/** Null: the person has changed their mind. */
export async function createPasskey(): Promise<Result<MyPasskey> | null> {
  const options = await devicesApi.newOptions();
  if (!options.ok) return options;
  const { startRegistration } = await library();
  try {
    const response = await startRegistration({ optionsJSON: options.value });
    return await devicesApi.add(deviceName(navigator.userAgent), response);
  } catch (error) {
    return whatWentWrong(error);
  }
}

export async function signInWithPasskey(take: boolean): Promise<Result<SignedIn> | null> {
  const options = await devicesApi.signInOptions();
  if (!options.ok) return options;
  const { startAuthentication } = await library();
  try {
    const response = await startAuthentication({ optionsJSON: options.value });
    return await devicesApi.signIn(response, take);
  } catch (error) {
    return whatWentWrong(error);
  }
}

/** Whoever closes the device's own dialog has not met with trouble. */
function whatWentWrong(error: unknown): Result<never> | null {
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return null;
  const why =
    name === 'InvalidStateError'
      ? say`This device has a passkey of yours already.`
      : say`Your device could not do it. Try once more, or with another device.`;
  return { ok: false, status: 0, why };
}

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/android/i, 'Android'],
  [/iphone|ipad/i, say`iPhone or iPad`],
  [/windows/i, 'Windows'],
  [/mac os|macintosh/i, 'Mac'],
  [/cros/i, 'Chromebook'],
  [/linux/i, 'Linux'],
];
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/firefox|fxios/i, 'Firefox'],
  [/edg/i, 'Edge'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

/** By which somebody knows their passkeys apart: “Firefox on Linux”. */
export function deviceName(userAgent: string): string {
  const found = (among: typeof SYSTEMS): string | undefined => among.find(([says]) => says.test(userAgent))?.[1];
  return say`${found(BROWSERS) ?? say`A browser`} on ${found(SYSTEMS) ?? say`some device`}`;
}
