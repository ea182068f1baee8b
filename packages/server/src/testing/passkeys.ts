import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { MyPasskey, SignedIn } from '@tablewright/protocol';
import type { Authenticator } from './authenticator.ts';
import type { Client } from './client.ts';

/** Where the page of this server is. */
export function originOf({ url }: Client): string {
  return new URL(url).origin;
}

export async function addPasskey(client: Client, device: Authenticator, name = 'a key'): Promise<MyPasskey> {
  const options = await client.post<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/new', {});
  return client.post<MyPasskey>('/api/passkeys', { name, response: device.create(options, originOf(client)) });
}

export async function signIn(client: Client, device: Authenticator, take = true): Promise<SignedIn> {
  const options = await client.post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/new', {});
  return client.post<SignedIn>('/api/sign-in', { response: device.get(options, originOf(client)), take });
}
