import type { Accounts, Passkey } from '@tablewright/storage';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Somebody } from './meta.ts';
import type { Time } from './time.ts';

// Passkeys (WebAuthn): the browser keeps a key and shows by a signature that it has it; here lies only what checks the signature. A
// challenge is in the store, so that any process may take the answer, and is taken once.

/** Where the page is, as a passkey knows it: it is good for one name. */
interface Site {
  readonly name: string;
  readonly origins: string[];
}

/** Milliseconds that somebody has to answer their device. */
const PATIENCE = 5 * 60_000;
export const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: what devices have today. To look for newer ones makes Node warn. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when somebody wants it: a server without passkeys has no use for what reads certificates. */
const webauthn = () => import('@simplewebauthn/server');

export class Passkeys {
  readonly #accounts: Accounts;
  readonly #time: Time;

  constructor(accounts: Accounts, time: Time) {
    this.#accounts = accounts;
    this.#time = time;
  }

  async newOptions(who: Somebody, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webauthn();
    const known = await this.#accounts.passkeysOf(who.id);
    const options = await generateRegistrationOptions({
      rpName: 'Tablewright',
      rpID: site.name,
      userID: new TextEncoder().encode(who.id),
      userName: who.name,
      userDisplayName: who.name,
      timeout: PATIENCE,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      // the same device twice would be one passkey with two names
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#keep(options.challenge, who.id);
    return options;
  }

  /** Null when it does not hold. */
  async add(who: Somebody, site: Site, response: RegistrationResponseJSON, name: string): Promise<Passkey | null> {
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs: ALGORITHMS,
        expectedChallenge: (challenge) => this.#take(challenge, who.id),
        expectedOrigin: site.origins,
        expectedRPID: site.name,
        requireUserVerification: false,
      });
      if (registrationInfo === undefined) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const passkey: Passkey = {
        id,
        person: who.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
        created: this.#time.now(),
        used: null,
      };
      return (await this.#accounts.addPasskey(passkey)) ? passkey : null;
    } catch {
      return null; // what is wrong with it is said by an error
    }
  }

  async signInOptions(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: site.name,
      timeout: PATIENCE,
      userVerification: 'preferred',
    });
    await this.#keep(options.challenge, null);
    return options;
  }

  /** Whose passkey it is; null when it does not hold. */
  async personOf(site: Site, response: AuthenticationResponseJSON): Promise<string | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    const passkey = await this.#accounts.passkey(response.id);
    if (passkey === null) return null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, null),
        expectedOrigin: site.origins,
        expectedRPID: site.name,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      if (!verified) return null;
      await this.#accounts.usePasskey(passkey.id, authenticationInfo.newCounter, this.#time.now());
      return passkey.person;
    } catch {
      return null;
    }
  }

  #keep(challenge: string, person: string | null): Promise<void> {
    const now = this.#time.now();
    return this.#accounts.keepChallenge(challenge, person, now, now + PATIENCE);
  }

  async #take(challenge: string, person: string | null): Promise<boolean> {
    const kept = await this.#accounts.takeChallenge(challenge, this.#time.now());
    return kept !== null && kept.person === person;
  }
}

/** The browser itself sees to it that the page came by https, or from this machine; a proxy in front may not say which. */
export function siteOf({ host, hostname }: FastifyRequest): Site {
  return { name: hostname, origins: [`https://${host}`, `http://${host}`] };
}
