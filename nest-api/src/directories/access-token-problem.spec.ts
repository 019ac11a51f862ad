import { expect, test } from 'vitest';
import type { AccessTokenClaims } from '../oauth2/provider/access-token-jwt.js';
import { accessTokenProblem, hasScimScope } from './access-token-problem.js';

const NOW = 1_800_000_000;
const AUDIENCE = { baseUrl: 'https://id.example/scim/v2/1', tenantId: 'tenant' };
const CLAIMS: AccessTokenClaims = {
  iss: 'https://id.example',
  sub: 'scim-1',
  client_id: 'scim-1',
  aud: AUDIENCE.baseUrl,
  jti: 'id',
  iat: NOW - 1,
  exp: NOW + 1,
  scope: 'scim',
  tenant_id: 'tenant',
};

test('an access token for the connection is accepted', () => {
  expect(accessTokenProblem(CLAIMS, AUDIENCE, NOW)).toBeNull();
});

test.each<[string, Partial<AccessTokenClaims>, string]>([
  ['an expired token', { exp: NOW }, 'expired'],
  ['a token of a user', { sub: 'user' }, 'belongs to a user'],
  ['a token bound to a key', { cnf: { jkt: 'key' } }, 'bound to a key'],
  ['a token for another connection', { aud: 'https://id.example/scim/v2/2' }, 'another connection'],
  ['a token for a URL below the connection', { aud: `${AUDIENCE.baseUrl}/` }, 'another connection'],
  ['a token of another organization', { tenant_id: 'other' }, 'another organization'],
])('%s is rejected with its reason', (_name, change, reason) => {
  expect(accessTokenProblem({ ...CLAIMS, ...change }, AUDIENCE, NOW)).toContain(reason);
});

test.each([
  [undefined, false],
  ['', false],
  ['scims', false],
  ['scim', true],
  ['other scim', true],
])('the scope "%s" grants access: %s', (scope, isEnough) => {
  const { scope: _, ...rest } = CLAIMS;
  expect(hasScimScope(scope === undefined ? rest : { ...rest, scope })).toBe(isEnough);
});
