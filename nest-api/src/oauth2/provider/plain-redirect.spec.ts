import { describe, expect, test } from 'vitest';
import { readPlainRedirect } from './plain-redirect.js';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const FIXED = 'client_id=app&response_type=code&scope=openid+email';
const read = (search: string, headers = {}, method = 'GET') => readPlainRedirect({ method, headers }, search);

describe('an authorization request of the plainest kind', () => {
  test('is divided into its fixed parts and the parts that are new each time', () => {
    expect(
      read(`?${FIXED}&state=a%20b&nonce=n&code_challenge=${CHALLENGE}&code_challenge_method=S256`),
    ).toEqual({
      fixed: `${FIXED}&state&nonce&code_challenge&code_challenge_method=S256&`,
      chosen: { state: 'a b', nonce: 'n', code_challenge: CHALLENGE },
    });
  });

  test('is another with another value, and without a parameter', () => {
    const all = [`?${FIXED}&state=1`, `?${FIXED}`, `?${FIXED}2&state=1`, `?${FIXED}&nonce=1`];
    expect(new Set(all.map((search) => read(search)?.fixed)).size).toBe(all.length);
    expect(read(`?${FIXED}&state=1`)?.fixed).toBe(read(`?${FIXED}&state=2`)?.fixed);
  });

  test.each([
    ['no query', ''],
    ['an empty query', '?'],
    ['another parameter', `?${FIXED}&prompt=none`],
    ['the age of the sign-in', `?${FIXED}&max_age=1`],
    ['a pushed request', '?client_id=app&request_uri=urn:1'],
    ['a parameter twice', `?${FIXED}&client_id=other`],
    ['a state twice', `?${FIXED}&state=1&state=2`],
    ['a name in other letters', `?${FIXED}&%73tate=1`],
    ['an empty parameter', `?${FIXED}&`],
    ['a parameter without a value', `?${FIXED}&state`],
    ['an empty state', `?${FIXED}&state=`],
    ['a plus in the state', `?${FIXED}&state=a+b`],
    ['a state that is no UTF-8', `?${FIXED}&state=%ff`],
    ['half an escape', `?${FIXED}&state=%4`],
    ['a null character', `?${FIXED}&nonce=%00`],
    ['half of a surrogate pair', `?${FIXED}&nonce=%ed%a0%80`],
    ['a short challenge', `?${FIXED}&code_challenge=abc`],
    ['a challenge with an escape', `?${FIXED}&code_challenge=%41${CHALLENGE.slice(1)}`],
    ['the name of a property of every object', `?${FIXED}&constructor=1`],
  ])('has not %s', (_what, search) => {
    expect(read(search)).toBeNull();
  });

  test.each([
    ['a DPoP proof', { dpop: 'x' }, 'GET'],
    ['a body', { 'content-length': '3' }, 'GET'],
    ['a body in chunks', { 'transfer-encoding': 'chunked' }, 'GET'],
    ['another method', {}, 'HEAD'],
    ['a form', {}, 'POST'],
  ])('has not %s', (_what, headers, method) => {
    expect(read(`?${FIXED}`, headers, method)).toBeNull();
  });
});
