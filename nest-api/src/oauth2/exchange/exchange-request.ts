import type { KoaContextWithOIDC } from 'oidc-provider';
import { ExchangeRefused } from './exchange-refused.js';

/** Source: RFC 8693 §3. */
export const TOKEN_TYPE = {
  accessToken: 'urn:ietf:params:oauth:token-type:access_token',
  jwt: 'urn:ietf:params:oauth:token-type:jwt',
} as const;
export type TokenType = (typeof TOKEN_TYPE)[keyof typeof TOKEN_TYPE];

/** Parameters of the grant besides those of the client. */
export const EXCHANGE_PARAMETERS = [
  'audience',
  'resource',
  'scope',
  'requested_token_type',
  'subject_token',
  'subject_token_type',
  'actor_token',
  'actor_token_type',
] as const;

const LONGEST_TOKEN = 16_384;

export interface TypedToken {
  readonly value: string;
  /** `jwt`: of a workload; `accessToken`: of this issuer. */
  readonly type: TokenType;
}

export interface ExchangeRequest {
  readonly subject: TypedToken;
  readonly actor: TypedToken | null;
  /** The API that the new token is for. Null: as the subject token. */
  readonly target: string | null;
  /** Null: all that are allowed. */
  readonly scopes: readonly string[] | null;
  readonly requested: TokenType;
}

/** @throws ExchangeRefused a parameter is missing or invalid. Source: RFC 8693 §2.1. */
export function readExchange({ oidc: { params } }: KoaContextWithOIDC): ExchangeRequest {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>;
  const subject = tokenIn(given, 'subject_token');
  if (!subject) throw invalid('subject_token is missing');
  const { scope } = given;
  return {
    subject,
    actor: tokenIn(given, 'actor_token'),
    target: targetIn(given),
    scopes: typeof scope === 'string' ? [...new Set(scope.split(' ').filter(Boolean))] : null,
    requested: typeOf(given.requested_token_type ?? TOKEN_TYPE.accessToken, 'requested_token_type'),
  };
}

function tokenIn(
  given: Readonly<Record<string, unknown>>,
  name: 'subject_token' | 'actor_token',
): TypedToken | null {
  const { [name]: value, [`${name}_type`]: type } = given;
  if (value === undefined) {
    if (type !== undefined) throw invalid(`${name}_type requires ${name}`);
    return null;
  }
  if (type === undefined) throw invalid(`${name}_type is missing`);
  if (typeof value !== 'string' || value.length > LONGEST_TOKEN)
    throw invalid(`${name} is longer than ${LONGEST_TOKEN} characters`);
  return { value, type: typeOf(type, `${name}_type`) };
}

function typeOf(value: unknown, name: string): TokenType {
  const known = Object.values(TOKEN_TYPE).find((type) => type === value);
  if (!known) throw invalid(`${name} must be ${Object.values(TOKEN_TYPE).join(' or ')}`);
  return known;
}

/** `audience` names the API as `resource` does. A token is for one API. */
function targetIn({ audience, resource }: Readonly<Record<string, unknown>>): string | null {
  const named = new Set([audience ?? [], resource ?? []].flat().map(String));
  if (named.size > 1)
    throw new ExchangeRefused(
      'invalid_target',
      'a token is for one API: name one resource or audience',
      'resource_not_allowed',
      { found: [...named].slice(0, 10).map((each) => each.slice(0, 300)) },
    );
  return [...named][0] ?? null;
}

function invalid(description: string): ExchangeRefused {
  return new ExchangeRefused('invalid_request', description, 'request_invalid', { found: description });
}
