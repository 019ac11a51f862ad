import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from 'oidc-provider';
import { describe, expect, test } from 'vitest';
import {
  causeOfError,
  explainClient,
  isOrdinary,
  type LibraryError,
  publicCauseOf,
} from './cause-of-error.js';
import { nearest } from './nearest.js';

type Context = Parameters<typeof causeOfError>[0];

const contextOf = (params: Record<string, unknown>, client: Record<string, unknown> = {}) =>
  ({ headers: {}, oidc: { params, client, issuer: 'https://gatehouse.test' } }) as unknown as Context;
const assertion = (claims: object) =>
  ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
const codeOf = (error: unknown, ctx = contextOf({})) => causeOfError(ctx, error as LibraryError).code;

const LIBRARY = join(import.meta.dirname, '../../../../node_modules/oidc-provider/lib');
const source = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(LIBRARY, file), 'utf8'))
  .join('\n');

describe('a grant error of the library', () => {
  test.each([
    ['authorization code is expired', 'code_expired'],
    ['authorization code redirect_uri mismatch', 'code_redirect_mismatch'],
    ['code_verifier must be provided', 'pkce_missing'],
    ['code_verifier does not match code_challenge', 'pkce_mismatch'],
    ['refresh token not found', 'refresh_token_unknown'],
    ['refresh token is expired', 'refresh_token_expired'],
    ['refresh token already used', 'refresh_token_reused'],
    ['missing DPoP proof JWT', 'dpop_invalid'],
    ['failed jkt verification', 'dpop_invalid'],
    ['grant not found', 'authorization_ended'],
    ['grant is expired', 'authorization_ended'],
    ['mutual TLS client certificate not provided', 'client_certificate_missing'],
    ['failed x5t#S256 verification', 'client_certificate_mismatch'],
  ])('"%s" becomes %s', (words, code) => {
    expect(source).toContain(words);
    expect(codeOf(new errors.InvalidGrant(words))).toBe(code);
  });

  test.each([
    ['authorization code not found', 'code_unknown'],
    ['authorization code already consumed', 'code_used'],
    ['device code not found', 'device_code_unknown'],
  ])('with a generated message, "%s", becomes %s', (words, code) => {
    expect(codeOf(new errors.InvalidGrant(words))).toBe(code);
  });

  test('about a grant of another application becomes an unknown token or code', () => {
    const error = new errors.InvalidGrant('client mismatch');
    expect(codeOf(error, contextOf({ grant_type: 'refresh_token' }))).toBe('refresh_token_unknown');
    expect(codeOf(error, contextOf({ grant_type: 'authorization_code' }))).toBe('code_unknown');
  });
});

describe('a client error of the library', () => {
  const now = Math.floor(Date.now() / 1000);

  test.each([
    ['client assertion tokens must only be used once', 'client_assertion_replayed', {}],
    [
      'audience (aud) must equal the endpoint url, issuer identifier or token endpoint url',
      'client_audience',
      { aud: 'https://other.test' },
    ],
    ['alg mismatch', 'client_assertion', {}],
    ['client certificate was not provided', 'client_certificate_missing', {}],
  ])('"%s" becomes %s', (words, code, claims) => {
    expect(source).toContain(words);
    const ctx = contextOf({ client_assertion: assertion(claims) });
    expect(codeOf(new errors.InvalidClientAuth(words), ctx)).toBe(code);
  });

  test('about a wrong audience contains both audiences', () => {
    const ctx = contextOf({ client_assertion: assertion({ aud: 'https://other.test' }) });
    expect(
      causeOfError(ctx, new errors.InvalidClientAuth('audience (aud) must equal x') as LibraryError),
    ).toEqual({
      code: 'client_audience',
      found: 'https://other.test',
      expected: 'https://gatehouse.test',
    });
  });

  test('about a wrong clock contains the difference in seconds', () => {
    const ctx = contextOf({ client_assertion: assertion({ iat: now + 300, exp: now + 360 }) });
    const cause = causeOfError(ctx, new errors.InvalidClientAuth('iat lies in the future') as LibraryError);
    expect(cause.code).toBe('client_clock');
    expect(cause.found).toBeGreaterThan(295);
  });

  test('about a certificate says why it was not accepted', () => {
    const ctx = contextOf({});
    explainClient(ctx, { code: 'client_certificate_untrusted', found: 'no authority issued it' });
    for (const words of ['client certificate was not verified', 'unregistered client certificate provided']) {
      expect(source).toContain(words);
      expect(codeOf(new errors.InvalidClientAuth(words), ctx)).toBe('client_certificate_untrusted');
    }
  });

  test('about client authentication hides its cause from the public', () => {
    const error = new errors.InvalidClientAuth('client not found') as LibraryError;
    expect(publicCauseOf(error, causeOfError(contextOf({}), error))).toBe('client_authentication_failed');
  });
});

test.each([
  [new errors.AuthorizationPending(), 'device_pending', true],
  [new errors.SlowDown(), 'device_pending', true],
  [new errors.ExpiredToken('expired'), 'device_code_expired', false],
  [new errors.LoginRequired(), 'interaction_needed', true],
  [new errors.TemporarilyUnavailable('busy'), 'busy', false],
  [new errors.InvalidDpopProof('bad'), 'dpop_invalid', false],
  [new errors.UseDpopNonce('nonce'), 'dpop_invalid', true],
  [new errors.SessionNotFound('gone', undefined as never), 'session_not_found', false],
  [new errors.InvalidRequest('x is not allowed for this client'), 'grant_not_allowed', false],
  [
    new errors.InvalidRequest('requested response_mode is not allowed for this client or request'),
    'request_invalid',
    false,
  ],
  [new errors.InvalidRequestObject('expired'), 'request_object_invalid', false],
  [new errors.RequestNotSupported(), 'request_object_invalid', false],
  [new errors.InvalidRequest('Request Object must be used by this client'), 'request_object_invalid', false],
])('the error %s becomes %s', (error, code, ordinary) => {
  expect(codeOf(error)).toBe(code);
  expect(isOrdinary(error as LibraryError)).toBe(ordinary);
});

test('the nearest redirect URI needs the fewest edits', () => {
  const registered = [
    'https://app.test/login',
    'https://app.test/callback',
    'http://localhost:3000/callback',
  ];
  expect(nearest('https://app.test/callbak', registered)).toBe('https://app.test/callback');
  expect(nearest('http://localhost:3001/callback', registered)).toBe('http://localhost:3000/callback');
  expect(nearest('https://app.test/', [])).toBeNull();
});
