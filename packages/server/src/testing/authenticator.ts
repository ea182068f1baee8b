import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

// A device with passkeys, without a device: what a browser and its authenticator would answer.

interface Key {
  readonly id: Buffer;
  readonly secret: KeyObject;
  readonly user: string;
  uses: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class Authenticator {
  readonly keys: Key[] = [];

  /** `origin`: the page that asks */
  create({ rp, user, challenge }: PublicKeyCredentialCreationOptionsJSON, origin: string): RegistrationResponseJSON {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key: Key = { id: randomBytes(16), secret: privateKey, user: user.id, uses: 0 };
    this.keys.push(key);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // An elliptic key as COSE writes it: kind 2, algorithm −7, curve 1.
    const cose = cborMap([
      [cborNumber(1), cborNumber(2)],
      [cborNumber(3), cborNumber(-7)],
      [cborNumber(-1), cborNumber(1)],
      [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, key.id.length]), key.id, cose]);
    const data = Buffer.concat([authData(rp.id!, PRESENT | VERIFIED | HAS_KEY, 0), made]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    const id = key.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(
    { rpId = '', challenge }: PublicKeyCredentialRequestOptionsJSON,
    origin: string,
    key = this.keys.at(-1)!,
  ): AuthenticationResponseJSON {
    key.uses += 1;
    const data = authData(rpId, PRESENT | VERIFIED, key.uses);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), key.secret);
    const id = key.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.toString('base64url'),
        userHandle: key.user,
      },
    };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authData(name: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(Buffer.from(name)), Buffer.from([flags]), counter]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** CBOR, as far as it is needed: a kind and a length, then what it is about. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

function cborNumber(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([head(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}
