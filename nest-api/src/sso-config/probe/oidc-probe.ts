import { Injectable } from '@nestjs/common';
import { UpstreamClient } from './upstream-client.js';
import { UpstreamRefused } from './upstream-refused.js';
import { SIGNING_ALGORITHMS, usableKeys } from './usable-keys.js';

/** Validated metadata of an OpenID provider. */
export interface OidcFindings {
  readonly document: Record<string, unknown>;
  readonly keys: readonly Record<string, unknown>[];
}

export interface OidcWanted {
  readonly issuer: string;
  /** Whether one document represents all directories (Microsoft's `organizations`). */
  readonly forAnyDirectory?: boolean;
  /** Values from the admin, which must match the provider's. */
  readonly endpoints?: Readonly<Record<string, string | null | undefined>>;
}

const REQUIRED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;
const OPTIONAL = ['userinfo_endpoint', 'end_session_endpoint'] as const;
const FIELD_OF: Record<string, string> = {
  authorization_endpoint: 'authorizationEndpoint',
  token_endpoint: 'tokenEndpoint',
  userinfo_endpoint: 'userInfoEndpoint',
};

/** Validates an OpenID provider by asking it. Source: OpenID Connect Discovery 1.0 §3, §4. */
@Injectable()
export class OidcProbe {
  constructor(private readonly client: UpstreamClient) {}

  /** @throws UpstreamRefused at the field that is wrong, with what was found */
  async look(wanted: OidcWanted): Promise<OidcFindings> {
    const issuer = wanted.issuer.replace(/\/$/, '');
    const document = await this.client.readJson('issuer', `${issuer}/.well-known/openid-configuration`);
    requireIssuer(document, wanted);
    this.requireEndpoints(document);
    requireWhatWeUse(document);
    requireEntered(document, wanted.endpoints ?? {});
    const jwks = await this.client.readJson('issuer', String(document.jwks_uri));
    const keys = usableKeys(jwks);
    if (keys.length === 0) {
      throw new UpstreamRefused(
        'issuer',
        'no_usable_key',
        `${document.jwks_uri} contains no signing key with RSA 2048 or stronger, or EC.`,
      );
    }
    return { document, keys };
  }

  private requireEndpoints(document: Record<string, unknown>): void {
    for (const name of [...REQUIRED, ...OPTIONAL]) {
      const value = document[name];
      if (value === undefined && (OPTIONAL as readonly string[]).includes(name)) continue;
      if (typeof value !== 'string' || !URL.canParse(value)) {
        throw new UpstreamRefused(
          'issuer',
          'incomplete_document',
          `The discovery document of the identity provider contains no ${name}.`,
        );
      }
      this.client.requireSafe('issuer', value);
    }
  }
}

/** A document with another issuer belongs to another provider, or to an attacker. */
function requireIssuer({ issuer }: Record<string, unknown>, wanted: OidcWanted): void {
  const expected = wanted.forAnyDirectory
    ? wanted.issuer.replace('/organizations/', '/{tenantid}/')
    : wanted.issuer;
  const same = (text: unknown) => String(text).replace(/\/$/, '');
  if (same(issuer) === same(expected)) return;
  throw new UpstreamRefused(
    'issuer',
    'wrong_issuer',
    `The discovery document belongs to the issuer ${issuer}. Enter exactly this issuer, or correct the URL.`,
  );
}

function requireWhatWeUse(document: Record<string, unknown>): void {
  const list = (name: string, fallback: string[]) =>
    Array.isArray(document[name]) ? (document[name] as string[]) : fallback;
  if (!list('response_types_supported', ['code']).includes('code')) {
    throw new UpstreamRefused(
      'issuer',
      'no_code_flow',
      'The identity provider does not support the authorization code flow.',
    );
  }
  const algorithms = list('id_token_signing_alg_values_supported', ['RS256']);
  if (!algorithms.some((alg) => SIGNING_ALGORITHMS.includes(alg))) {
    throw new UpstreamRefused(
      'issuer',
      'weak_signature',
      `The identity provider signs only with ${algorithms.join(', ')}.`,
    );
  }
}

function requireEntered(
  document: Record<string, unknown>,
  entered: NonNullable<OidcWanted['endpoints']>,
): void {
  for (const [name, field] of Object.entries(FIELD_OF)) {
    const given = entered[field];
    if (!given || given === document[name]) continue;
    throw new UpstreamRefused(
      field,
      'differs',
      `The discovery document contains ${document[name] ?? 'nothing'} here. Leave this field empty to use that value.`,
    );
  }
}
