import type { MyPasskey, SignedIn } from '@tablewright/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { call, type Result } from '../api.ts';

// Asked by the settings alone, so that nobody else loads it.

export const devicesApi = {
  passkeys: () => call<MyPasskey[]>('GET', '/api/passkeys'),
  newOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/passkeys/new', {}),
  add: (name: string, response: RegistrationResponseJSON) =>
    call<MyPasskey>('POST', '/api/passkeys', { name, response }),
  remove: (id: string) => call<unknown>('DELETE', `/api/passkeys/${encodeURIComponent(id)}`),
  signInOptions: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/new', {}),
  signIn: (response: AuthenticationResponseJSON, take: boolean): Promise<Result<SignedIn>> =>
    call<SignedIn>('POST', '/api/sign-in', { response, take }),
  signOut: (everywhere: boolean) => call<unknown>('POST', '/api/sign-out', { everywhere }),
};
