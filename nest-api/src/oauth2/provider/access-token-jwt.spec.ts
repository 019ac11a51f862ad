import { createPrivateKey, createSign, type JsonWebKey } from 'node:crypto';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newKeyPair } from '../keys/new-key-pair.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import { type AccessTokenClaims, readAccessToken, repeatAccessToken } from './access-token-jwt.js';

const ISSUER = 'https://id.example.test';
const EXPIRES = 1_800_000_000;

let ours: Jwk;
let theirs: Jwk;
beforeAll(async () => {
  ours = (await newKeyPair('ES256')).privateJwk;
  theirs = (await newKeyPair('ES256')).privateJwk;
});
afterEach(() => vi.useRealTimers());

interface Change {
  header?: object;
  claims?: object;
  key?: Jwk;
}

function signed({ header = {}, claims = {}, key = ours }: Change = {}): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const input = `${encode({ alg: 'ES256', typ: 'at+jwt', kid: ours.kid, ...header })}.${encode({
    iss: ISSUER,
    exp: EXPIRES,
    ...claims,
  })}`;
  const privateKey = createPrivateKey({ key: key as unknown as JsonWebKey, format: 'jwk' });
  const signature = createSign('sha256').update(input).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${input}.${signature.toString('base64url')}`;
}

const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });

test.each([
  [EXPIRES - 1, true],
  [EXPIRES - 0.001, true],
  [EXPIRES, false],
  [EXPIRES + 1, false],
])('an access token is valid at %s: %s', (now, isGood) => {
  at(now);
  expect(readAccessToken(signed(), [ours], ISSUER)?.exp).toBe(isGood ? EXPIRES : undefined);
});

test.each<[string, () => Change]>([
  ['an ID token', () => ({ header: { typ: 'JWT' } })],
  ['a token without a type', () => ({ header: { typ: undefined } })],
  ['a token with another algorithm', () => ({ header: { alg: 'RS256' } })],
  ['a token without an algorithm', () => ({ header: { alg: 'none' } })],
  ['a token with an unknown key', () => ({ header: { kid: theirs.kid }, key: theirs })],
  ['a token signed by another key', () => ({ key: theirs })],
  ['a token of another issuer', () => ({ claims: { iss: `${ISSUER}/t/acme` } })],
  ['a token without an expiry', () => ({ claims: { exp: undefined } })],
])('%s is not accepted as an access token', (_name, change) => {
  at(EXPIRES - 60);
  expect(readAccessToken(signed(change()), [ours], ISSUER)).toBeNull();
});

test.each([
  [
    'changed claims',
    (token: string) => token.replace(/\.[^.]+\./, `.${Buffer.from('{"exp":9e9}').toString('base64url')}.`),
  ],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
  ['a fourth part', (token: string) => `${token}.x`],
  ['no content', () => ''],
  ['only dots', () => '..'],
  ['parts that are not objects', () => 'bnVsbA.bnVsbA.AA'],
])('a token with %s is rejected', (_name, change) => {
  at(EXPIRES - 60);
  expect(readAccessToken(change(signed()), [ours], ISSUER)).toBeNull();
});

test('a key for another algorithm is not used, even with a matching key ID', () => {
  at(EXPIRES - 60);
  expect(readAccessToken(signed(), [{ ...ours, alg: 'RS256' }], ISSUER)).toBeNull();
});

test('a repeated token has the same claims, with its own ID and times', async () => {
  at(EXPIRES - 100);
  const claims = { iss: ISSUER, jti: 'first', iat: EXPIRES - 300, exp: EXPIRES, scope: 'read' };
  const [head = ''] = signed({ claims }).split('.');
  const key = createPrivateKey({ key: ours as unknown as JsonWebKey, format: 'jwk' });
  const made = Array.from({ length: 2_000 }, () =>
    repeatAccessToken(head, claims as unknown as AccessTokenClaims, key),
  );
  const read = made.map((token) => readAccessToken(token, [ours], ISSUER));
  for (const again of read)
    expect(again).toEqual({
      ...claims,
      jti: expect.stringMatching(/^[\w-]{43}$/),
      iat: EXPIRES - 100,
      exp: EXPIRES + 200,
    });
  expect(new Set(read.map((again) => again?.jti)).size).toBe(made.length);
});
