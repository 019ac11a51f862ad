import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Authorization } from '../artifacts/authorizations.repository.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import { readAccessToken } from '../provider/access-token-jwt.js';
import type { Accounts } from '../provider/accounts.js';
import { policyOf } from '../provider/client-policy.js';
import { mayUse } from '../provider/introspection.js';
import type { Actor, ExchangedToken, ExchangeSettings } from './exchange-rules.js';

/** A valid access token of this issuer that a client presents. */
export interface PresentedToken extends ExchangedToken {
  /** Seconds since the epoch. */
  readonly exp: number;
  /** Of its user; null for the token of a machine. */
  readonly authorization: Authorization | null;
  /** The machine that it is about: another one than its client after an exchange. */
  readonly machine: string | null;
  /** Thumbprint of the key that it is bound to. */
  readonly jkt: string | null;
  /** Thumbprint of the certificate that it is bound to. */
  readonly x5t: string | null;
  readonly settings: ExchangeSettings;
}

interface Facts {
  readonly clientId?: string | undefined;
  readonly aud?: string | string[] | undefined;
  readonly scope?: string | undefined;
  readonly iat?: number | undefined;
  readonly exp?: number | undefined;
  readonly grantId?: string | undefined;
  readonly sub?: unknown;
  readonly act?: unknown;
  readonly jkt?: string | undefined;
  readonly x5t?: string | undefined;
}

/** What the library keeps of an opaque token. */
interface Stored extends Omit<Facts, 'sub' | 'act' | 'x5t'> {
  readonly isValid: boolean;
  readonly 'x5t#S256'?: string | undefined;
  readonly extra?: { readonly sub?: unknown; readonly act?: unknown };
}

/**
 * Reads an access token that this issuer issued, in either format, with the current state of its client and its user.
 *
 * @returns null for every token that introspection calls inactive, and for one that is for no API
 */
export async function readPresented(
  ctx: KoaContextWithOIDC,
  value: string,
  { keys, accounts }: { readonly keys: readonly Jwk[]; readonly accounts: Accounts },
): Promise<PresentedToken | null> {
  const { provider } = ctx.oidc;
  const facts = fromJwt(value, keys, provider.issuer) ?? (await fromStore(provider, value));
  const { clientId, aud, exp, grantId = null } = facts ?? {};
  if (!facts || clientId === undefined || typeof aud !== 'string' || exp === undefined) return null;
  const client = await provider.Client.find(clientId);
  if (!client || !(await mayUse(provider, client, facts))) return null;
  const authorization = grantId === null ? null : await accounts.live(grantId);
  if (grantId !== null && !authorization) return null;
  const policy = policyOf(client);
  const machine = typeof facts.sub === 'string' && grantId === null ? facts.sub : null;
  return {
    clientId,
    audience: aud,
    scopes: (facts.scope ?? '').split(' ').filter(Boolean),
    act: (facts.act as Actor | undefined) ?? null,
    exp,
    authorization,
    machine: grantId === null ? (machine ?? clientId) : null,
    jkt: facts.jkt ?? null,
    x5t: facts.x5t ?? null,
    settings: {
      mayAct: policy.mayAct,
      api: policy.resources.find(({ resource }) => resource === aud) ?? null,
    },
  };
}

function fromJwt(value: string, keys: readonly Jwk[], issuer: string): Facts | null {
  const claims = readAccessToken(value, keys, issuer);
  if (!claims) return null;
  const { client_id: clientId, grant_id: grantId, cnf, ...rest } = claims;
  return { ...rest, clientId, grantId, jkt: cnf?.jkt, x5t: cnf?.['x5t#S256'] };
}

async function fromStore(provider: Provider, value: string): Promise<Facts | null> {
  const found =
    (await provider.AccessToken.find(value)) ?? (await provider.ClientCredentials.find(value)) ?? null;
  const token = found as unknown as Stored | null;
  return token?.isValid ? { ...token, ...factsOf(token) } : null;
}

function factsOf({ clientId, aud, scope, iat, exp, grantId, jkt, extra, ...token }: Stored): Facts {
  const x5t = token['x5t#S256'];
  return { clientId, aud, scope, iat, exp, grantId, jkt, x5t, sub: extra?.sub, act: extra?.act };
}
