import type { Certificate } from '../saml/protocol/signature/certificate.js';

/** What one connection showed, whether it came about or not. */
export interface SeenConnection {
  readonly host: string;
  readonly protocol: string | null;
  readonly cipher: string | null;
  readonly issuer: string | null;
  readonly expiresAt: Date | null;
  /** Code of the error that ended it, such as `CERT_HAS_EXPIRED`. */
  readonly failure: string | null;
}

/** How the document came here; without an address it was pasted. */
export interface Surroundings {
  readonly now: Date;
  readonly address: string | null;
  readonly connections: readonly SeenConnection[];
  /** Hosts that gave no usable response, with the reason in words. */
  readonly unreachable: readonly { readonly host: string; readonly reason: string }[];
  /** Hosts that we do not connect to. */
  readonly refused: readonly string[];
  readonly clocks: readonly { readonly host: string; readonly seconds: number }[];
}

export interface PublishedKey {
  readonly kid: string | null;
  readonly type: string;
  readonly alg: string | null;
  readonly isSecret: boolean;
  readonly isUsable: boolean;
  readonly bits: number | null;
  readonly exponent: bigint | null;
}

export interface OidcProvider {
  readonly kind: 'oidc_provider';
  readonly document: Readonly<Record<string, unknown>>;
  /** Null without a `jwks_uri` that could be asked. */
  readonly keys: readonly PublishedKey[] | null;
  readonly keysAddress: string | null;
  readonly keysFailure: string | null;
}

export interface SamlEndpoint {
  readonly service: string;
  readonly binding: string;
  readonly location: string;
  readonly responseLocation: string | null;
  readonly index: string | null;
}

export interface SamlKey {
  readonly use: 'signing' | 'encryption' | 'signing and encryption';
  /** Null where it can not be read. */
  readonly certificate: Certificate | null;
  readonly subject: string;
  readonly key: string;
  readonly isWeak: boolean;
}

export interface SamlSignature {
  readonly state: 'none' | 'valid' | 'invalid' | 'unsupported';
  readonly reason: string;
  readonly usesSha1: boolean;
}

export interface SamlPartner {
  readonly kind: 'saml_idp' | 'saml_sp';
  readonly entityId: string;
  readonly entities: number;
  readonly validUntil: Date | null;
  /** A `validUntil` that is no time in UTC. */
  readonly invalidTime: string | null;
  /** Names of elements that a careless reader takes for those of the standard. */
  readonly misplaced: readonly { readonly element: string; readonly namespace: string }[];
  readonly hasCacheDuration: boolean;
  readonly signature: SamlSignature;
  readonly hasPrivateKey: boolean;
  readonly keys: readonly SamlKey[];
  readonly endpoints: readonly SamlEndpoint[];
  readonly wantsAssertionsSigned: boolean;
  readonly encryptionMethods: readonly string[];
  /** Those of the role that is judged. */
  readonly protocols: readonly string[];
  /** Those of every role of the entity. */
  readonly allProtocols: readonly string[];
}

export interface OidcClient {
  readonly kind: 'oidc_client';
  readonly document: Readonly<Record<string, unknown>>;
}

export type Subject = OidcProvider | SamlPartner | OidcClient;

/** One place where a rule does not hold, as the values of its sentences. */
export type Hit = Readonly<Record<string, string>>;
