import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

export type SigningAlgorithm = 'RS256' | 'ES256';
export type SigningKeyStatus = 'next' | 'current' | 'retired';
export type Jwk = Readonly<Record<string, string>>;

const SigningKeyRow = defineEntity({
  name: 'SigningKey',
  tableName: 'signing_keys',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for the shared issuer. */
    tenantId: p.uuid().nullable().index(),
    /** Thumbprint of the public key. Source: RFC 7638. */
    kid: p.string().length(64).unique(),
    alg: p.string().length(10).$type<SigningAlgorithm>(),
    status: p.string().length(10).$type<SigningKeyStatus>(),
    publicJwk: p.json<Jwk>(),
    /** JWK as JSON, sealed for `signing_keys:<id>`. */
    privateJwk: p.text(),
    activatedAt: p.datetime().nullable(),
    retiredAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A signing key: current, next or retired. All three are published. */
export class SigningKey extends SigningKeyRow.class {
  activate(now: Date): void {
    this.status = 'current';
    this.activatedAt = now;
  }

  retire(now: Date): void {
    this.status = 'retired';
    this.retiredAt = now;
  }
}
SigningKeyRow.setClass(SigningKey);
