import { createHmac, type KeyObject, sign } from 'node:crypto';

/** The attacker's means in the place of a provider: the content of a valid token, and keys. */
export interface TokenAim {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly kid: string;
  readonly key: KeyObject;
  /** Of `key`, as published: PEM. */
  readonly publicKey: string;
  /** A key that no one trusts. */
  readonly stranger: { readonly key: KeyObject; readonly jwk: object };
  readonly clientSecret: string;
}

export interface TokenForgery {
  readonly name: string;
  /** The expected codes of the rejection. */
  readonly codes: readonly string[];
  /** Null: the response has no ID token. */
  forge(aim: TokenAim): string | null;
}

const HOUR = 3_600;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(header: object, claims: object, signature: (input: string) => Buffer): string {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${signature(input).toString('base64url')}`;
}

/** The genuine token, or one with other claims or headers that is signed by the genuine key. */
export function signedToken(
  { claims, kid, key }: TokenAim,
  changes: object = {},
  header: object = {},
): string {
  return jwt({ alg: 'RS256', kid, typ: 'JWT', ...header }, { ...claims, ...changes }, (input) =>
    sign('sha256', Buffer.from(input), key),
  );
}

/** Signed by an untrusted key, which the header recommends. */
const byStranger =
  (header: (aim: TokenAim) => object): TokenForgery['forge'] =>
  (aim) =>
    signedToken({ ...aim, key: aim.stranger.key }, {}, header(aim));

const withClaims =
  (changes: (aim: TokenAim) => object): TokenForgery['forge'] =>
  (aim) =>
    signedToken(aim, changes(aim));

const SIGNATURE = ['signature_invalid'];

function forgery(name: string, codes: readonly string[], forge: TokenForgery['forge']): TokenForgery {
  return { name, codes, forge };
}

const now = ({ claims }: TokenAim) => Number(claims.iat);

export const TOKEN_FORGERIES: readonly TokenForgery[] = [
  forgery('no ID token', ['token_missing'], () => null),
  forgery('algorithm "none"', SIGNATURE, ({ claims, kid }) =>
    jwt({ alg: 'none', kid, typ: 'JWT' }, claims, () => Buffer.alloc(0)),
  ),
  forgery('HMAC under the public key', SIGNATURE, ({ claims, kid, publicKey }) =>
    jwt({ alg: 'HS256', kid, typ: 'JWT' }, claims, (input) =>
      createHmac('sha256', publicKey).update(input).digest(),
    ),
  ),
  forgery('HMAC under the client secret', SIGNATURE, ({ claims, kid, clientSecret }) =>
    jwt({ alg: 'HS256', kid, typ: 'JWT' }, claims, (input) =>
      createHmac('sha256', clientSecret).update(input).digest(),
    ),
  ),
  forgery(
    'signed with a key of nobody',
    SIGNATURE,
    byStranger(() => ({})),
  ),
  forgery(
    'with a key of nobody in the header (jwk)',
    SIGNATURE,
    byStranger(({ stranger }) => ({ jwk: stranger.jwk })),
  ),
  forgery(
    'with the address of a key of nobody (jku)',
    SIGNATURE,
    byStranger(({ claims }) => ({ jku: `${String(claims.iss)}/stranger`, kid: 'stranger' })),
  ),
  forgery(
    'with an unknown key ID',
    SIGNATURE,
    byStranger(() => ({ kid: 'nobody' })),
  ),
  forgery('with a changed subject', SIGNATURE, (aim) => {
    const [header, , signature] = signedToken(aim).split('.');
    return `${header}.${part({ ...aim.claims, sub: 'boss' })}.${signature}`;
  }),
  forgery(
    'for another application',
    ['wrong_audience'],
    withClaims(() => ({ aud: 'another-application' })),
  ),
  forgery(
    'for several applications, and issued to another one',
    ['wrong_audience', 'token_invalid'],
    withClaims(({ claims }) => ({ aud: [claims.aud, 'another-application'], azp: 'another-application' })),
  ),
  forgery(
    'of another issuer',
    ['wrong_issuer'],
    withClaims(() => ({ iss: 'https://evil.invalid' })),
  ),
  forgery('expired an hour ago', ['token_expired'], (aim) =>
    signedToken(aim, { iat: now(aim) - 2 * HOUR, exp: now(aim) - HOUR }),
  ),
  forgery(
    'valid in an hour',
    ['token_expired'],
    withClaims((aim) => ({ nbf: now(aim) + HOUR })),
  ),
  forgery(
    'with another nonce',
    ['nonce_mismatch'],
    withClaims(() => ({ nonce: 'of-another-sign-in' })),
  ),
  forgery(
    'without a nonce',
    ['nonce_mismatch', 'token_invalid'],
    withClaims(() => ({ nonce: undefined })),
  ),
  forgery(
    'without a subject',
    ['token_invalid'],
    withClaims(() => ({ sub: undefined })),
  ),
];
