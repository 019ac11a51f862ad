import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Asked {
  readonly challengeId: string;
  readonly options: { readonly challenge: string; readonly user?: { readonly id: string } };
}

interface Said {
  /** Origin of the page that asks. */
  readonly origin?: string;
  /** Skips user verification by finger, face or PIN. */
  readonly unverified?: boolean;
  /** The signature counter to report, instead of the last one plus one. */
  readonly counter?: number;
}

/** A minimal authenticator: creates one passkey and signs with it. Source: WebAuthn Level 3 §6. */
export class SoftPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly x: Buffer;
  private readonly y: Buffer;
  private userHandle = '';

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.x = Buffer.from(jwk.x ?? '', 'base64url');
    this.y = Buffer.from(jwk.y ?? '', 'base64url');
  }

  /** The same passkey for another site, which no browser would allow. */
  at(origin: string, rpId = new URL(origin).hostname): SoftPasskey {
    return Object.assign(Object.create(SoftPasskey.prototype), this, { origin, rpId });
  }

  /** Responds to `navigator.credentials.create`. */
  create({ challengeId, options }: Asked, said: Said = {}) {
    this.userHandle = options.user?.id ?? '';
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const authData = Buffer.concat([this.authData(0x40, said), attested]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return {
      challengeId,
      response: this.credential({
        clientDataJSON: this.clientData('webauthn.create', options.challenge, said).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }),
    };
  }

  /** Responds to `navigator.credentials.get`. */
  get({ challengeId, options }: Asked, said: Said = {}) {
    this.counter = said.counter ?? this.counter + 1;
    const authenticatorData = this.authData(0, said);
    const clientData = this.clientData('webauthn.get', options.challenge, said);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return {
      challengeId,
      response: this.credential({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      }),
    };
  }

  private credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Said): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authData(flags: number, { unverified = false }: Said): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = 0x01 | (unverified ? 0 : 0x04);
    return Buffer.concat([
      createHash('sha256').update(this.rpId).digest(),
      Buffer.from([present | flags]),
      counter,
    ]);
  }

  /** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. Source: RFC 9053 §7.1. */
  private coseKey(): Buffer {
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(this.x),
      Buffer.from([0x22]),
      bytes(this.y),
    ]);
  }
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** A CBOR byte string of less than 64 KiB. */
function bytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(head), value]);
}
