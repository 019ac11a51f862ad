import { createHash } from 'node:crypto';
import type {
  LdapEntry,
  LdapFailure,
  LdapPage,
  LdapReadOrder,
  ProofRefusal,
  ProofStep,
} from '@gatehouse/ldap';

/** What a connector and Gatehouse say to each other. */
export const CONNECTOR_PATHS = {
  /** Followed by the name of a file. */
  download: '/api/connector/download/',
  enroll: '/api/connector/enroll',
  next: '/api/connector/tasks',
  /** The ID of the task follows. */
  answer: '/api/connector/tasks/',
} as const;

/** `typ` of the JWT that signs a request. */
export const PROOF_TYPE = 'gatehouse-connector+jwt';
export const PROOF_ALGORITHM = 'Ed25519';
/** Scheme of the header `Authorization`. */
export const PROOF_SCHEME = 'Connector';

/** How a task is sealed for connectors. Source: RFC 7518 §4.6, RFC 8037 §3.2. */
export const SEALING = { alg: 'ECDH-ES+A256KW', enc: 'A256GCM' } as const;

/** Claims of the JWT that signs a request, beside `iss` (ID of the connector), `aud`, `iat` and `jti`. */
export interface ProofClaims {
  /** Method and URL. Source: RFC 9449 §4.2. */
  readonly htm: string;
  readonly htu: string;
  /** Of the body, as the field `Content-Digest`. Source: RFC 9530 §2. */
  readonly digest: string;
}

export function digestOf(body: string | Buffer): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
}

/** A public key. Source: RFC 8037 §2. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: string;
  /** base64url. */
  readonly x: string;
}

export interface Enrollment {
  readonly code: string;
  readonly name: string;
  readonly version: string;
  readonly signingKey: PublicKey;
  readonly encryptionKey: PublicKey;
}

export interface Enrolled {
  /** Of the connector. */
  readonly id: string;
  /** Origin of Gatehouse, for `aud` and `htu`. */
  readonly audience: string;
  /** Name of the connection. */
  readonly connection: string;
}

/** What a connector asks for. */
export interface TaskQuery {
  readonly version: string;
  /** Whether the connector has just started, so that nobody works on its earlier tasks. */
  readonly isFirst: boolean;
}

export interface SealedTask {
  readonly id: string;
  /** JWE in general JSON serialization, with one recipient for each connector. */
  readonly sealed: unknown;
}

/** What the sealed part of a task says. */
export type ConnectorTask =
  | { readonly kind: 'read'; readonly order: LdapReadOrder }
  | {
      readonly kind: 'prove';
      readonly username: string;
      readonly password: string;
      readonly attributes: readonly string[];
    };

/** An entry as JSON. */
export interface WrittenEntry {
  readonly dn: string;
  /** Texts, or bytes in base64. */
  readonly attributes: Readonly<Record<string, readonly (string | { readonly base64: string })[]>>;
}

export type ConnectorResult =
  | { readonly kind: 'page'; readonly page: LdapPage }
  | { readonly kind: 'proven'; readonly steps: readonly ProofStep[]; readonly entry: WrittenEntry }
  | {
      readonly kind: 'refused';
      readonly steps: readonly ProofStep[];
      readonly code: ProofRefusal;
      readonly found: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'failed';
      readonly failure: LdapFailure | 'cursor_unknown' | 'internal';
      readonly found: string;
      /** The directory server. */
      readonly host: string;
    };

export interface ConnectorAnswer {
  /** 1, 2, 3 … An answer that is sent again has the same number. */
  readonly number: number;
  readonly isLast: boolean;
  readonly result: ConnectorResult;
}

/** Bytes of an answer. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;

export function writeEntry({ dn, attributes }: LdapEntry): WrittenEntry {
  const written = [...attributes].map(([name, values]) => [
    name,
    values.map((value) => (Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value)),
  ]);
  return { dn, attributes: Object.fromEntries(written) };
}

export function readEntry({ dn, attributes }: WrittenEntry): LdapEntry {
  const read = Object.entries(attributes).map(
    ([name, values]) =>
      [
        name,
        values.map((value) => (typeof value === 'string' ? value : Buffer.from(value.base64, 'base64'))),
      ] as const,
  );
  return { dn, attributes: new Map(read) };
}
