import { describe, expect, test } from 'vitest';
import { readPlainRedirect } from './plain-redirect.js';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const FIXED = 'client_id=app&response_type=code&scope=openid+email';
const read = (search: string, headers = {}, method = 'GET') => readPlainRedirect({ method, headers }, search);

describe('a simple authorization request', () => {
  test('is split into its fixed parts and the parts that change each time', () => {
    expect(
      read(`?${FIXED}&state=a%20b&nonce=n&code_challenge=${CHALLENGE}&code_challenge_method=S256`),
    ).toEqual({
      fixed: `${FIXED}&state&nonce&code_challenge&code_challenge_method=S256&`,
      chosen: { state: 'a b', nonce: 'n', code_challenge: CHALLENGE },
    });
  });

  test('has different fixed parts with another value or without a parameter', () => {
    const all = [`?${FIXED}&state=1`, `?${FIXED}`, `?${FIXED}2&state=1`, `?${FIXED}&nonce=1`];
    expect(new Set(all.map((search) => read(search)?.fixed)).size).toBe(all.length);
    expect(read(`?${FIXED}&state=1`)?.fixed).toBe(read(`?${FIXED}&state=2`)?.fixed);
  });

  test.each([
    ['no query', ''],
    ['an empty query', '?'],
    ['another parameter', `?${FIXED}&prompt=none`],
    ['a maximum age', `?${FIXED}&max_age=1`],
    ['a pushed request', '?client_id=app&request_uri=urn:1'],
    ['a repeated parameter', `?${FIXED}&client_id=other`],
    ['a repeated state', `?${FIXED}&state=1&state=2`],
    ['an escaped parameter name', `?${FIXED}&%73tate=1`],
    ['an empty parameter', `?${FIXED}&`],
    ['a parameter without a value', `?${FIXED}&state`],
    ['an empty state', `?${FIXED}&state=`],
    ['a plus in the state', `?${FIXED}&state=a+b`],
    ['a state that is not UTF-8', `?${FIXED}&state=%ff`],
    ['an incomplete escape', `?${FIXED}&state=%4`],
    ['a null character', `?${FIXED}&nonce=%00`],
    ['half of a surrogate pair', `?${FIXED}&nonce=%ed%a0%80`],
    ['a short code challenge', `?${FIXED}&code_challenge=abc`],
    ['an escape in the code challenge', `?${FIXED}&code_challenge=%41${CHALLENGE.slice(1)}`],
    ['the name of a built-in property', `?${FIXED}&constructor=1`],
  ])('is not recognized with %s', (_what, search) => {
    expect(read(search)).toBeNull();
  });

  test.each([
    ['a DPoP proof', { dpop: 'x' }, 'GET'],
    ['a body', { 'content-length': '3' }, 'GET'],
    ['a chunked body', { 'transfer-encoding': 'chunked' }, 'GET'],
    ['another method', {}, 'HEAD'],
    ['a form', {}, 'POST'],
  ])('is not recognized with %s', (_what, headers, method) => {
    expect(read(`?${FIXED}`, headers, method)).toBeNull();
  });
});
