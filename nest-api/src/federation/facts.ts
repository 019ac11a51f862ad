import type { Certificate } from '../saml/protocol/signature/certificate.js';

/** The facts about one connection, successful or not. */
export interface SeenConnection {
  readonly host: string;
  readonly protocol: string | null;
  readonly cipher: string | null;
  readonly issuer: string | null;
  readonly expiresAt: Date | null;
  /** Code of the error that ended it, such as `CERT_HAS_EXPIRED`. */
  readonly failure: string | null;
}

/** How the document was obtained; `address` is null if it was pasted. */
export interface Surroundings {
  readonly now: Date;
  readonly address: string | null;
  readonly connections: readonly SeenConnection[];
  /** Hosts without a usable response, with the reason in words. */
  readonly unreachable: readonly { readonly host: string; readonly reason: string }[];
  /** Hosts that we may not connect to. */
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
  /** Null without a usable `jwks_uri`. */
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
  /** Null if it cannot be read. */
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
  /** A `validUntil` that is not a UTC time. */
  readonly invalidTime: string | null;
  /** Names of elements that a careless parser would treat as those of the standard. */
  readonly misplaced: readonly { readonly element: string; readonly namespace: string }[];
  readonly hasCacheDuration: boolean;
  readonly signature: SamlSignature;
  readonly hasPrivateKey: boolean;
  readonly keys: readonly SamlKey[];
  readonly endpoints: readonly SamlEndpoint[];
  readonly wantsAssertionsSigned: boolean;
  readonly encryptionMethods: readonly string[];
  /** Protocols of the judged role. */
  readonly protocols: readonly string[];
  /** Protocols of every role of the entity. */
  readonly allProtocols: readonly string[];
}

export interface OidcClient {
  readonly kind: 'oidc_client';
  readonly document: Readonly<Record<string, unknown>>;
}

export type Subject = OidcProvider | SamlPartner | OidcClient;

/** One violation of a rule, as the values of its sentences. */
export type Hit = Readonly<Record<string, string>>;
