import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { PROOF_ALGORITHM, type PublicKey, SEALING } from './protocol.ts';

/** Who a connector is. Written once, readable by its owner alone. */
export interface Identity {
  readonly id: string;
  /** Where requests go, without a slash at its end. */
  readonly url: string;
  /** Origin in signatures. */
  readonly audience: string;
  /** Private keys. */
  readonly signingKey: JWK;
  readonly encryptionKey: JWK;
}

export async function makeKeys(): Promise<Pick<Identity, 'signingKey' | 'encryptionKey'>> {
  const signing = await generateKeyPair(PROOF_ALGORITHM, { extractable: true });
  const encryption = await generateKeyPair(SEALING.alg, { crv: 'X25519', extractable: true });
  return {
    signingKey: await exportJWK(signing.privateKey),
    encryptionKey: await exportJWK(encryption.privateKey),
  };
}

export function publicPart({ crv = '', x = '' }: JWK): PublicKey {
  return { kty: 'OKP', crv, x };
}

/** A file that is half-written never has the name. */
export function saveIdentity(file: string, identity: Identity): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(identity, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}

/** @throws Error the connector is not enrolled */
export function readIdentity(file: string): Identity {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read. Run "gatehouse-connector enroll" first.`, { cause: error });
  }
  return JSON.parse(text) as Identity;
}
