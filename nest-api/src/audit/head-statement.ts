import { createHmac, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { AuditHeadKey } from '@gatehouse/contracts';
import type { ChainHead } from './chains.repository.js';

/** A key that signs heads. */
export interface HeadKey {
  readonly id: string;
  /** `x` of the JWK. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

export interface HeadStatement {
  readonly issuer: string;
  readonly chain: string;
  readonly head: Pick<ChainHead, 'n' | 'hash'>;
  readonly at: Date;
}

/** A head that anyone can verify: a JWS with Ed25519. Source: RFC 7515 §3.1, RFC 8037 §3.1. */
export function signHead(key: HeadKey, { issuer, chain, head, at }: HeadStatement): string {
  const header = { alg: 'EdDSA', kid: key.id, typ: 'gatehouse-audit-head+jwt' };
  const claims = {
    iss: issuer,
    chain,
    n: head.n,
    hash: head.hash,
    iat: Math.floor(at.getTime() / 1000),
  };
  const input = `${encoded(header)}.${encoded(claims)}`;
  return `${input}.${sign(null, Buffer.from(input), key.privateKey).toString('base64url')}`;
}

/**
 * The public name of a chain. It depends on the private part of the first key, so it can neither be computed from the
 * tenant's ID nor reveals anything about the tenant. Source of the form: RFC 9562 §5.8.
 */
export function chainIdOf(first: HeadKey, trail: string): string {
  const secret = first.privateKey.export({ type: 'pkcs8', format: 'der' });
  const bytes = createHmac('sha256', secret).update(`audit-chain:${trail}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function toJwk({ id, publicKey }: Pick<HeadKey, 'id' | 'publicKey'>): AuditHeadKey {
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', kid: id, x: publicKey };
}

/** @param text PKCS #8 in base64 */
export function readPrivateKey(text: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
