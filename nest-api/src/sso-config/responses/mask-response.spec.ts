import { expect, test } from 'vitest';
import { SamlUpstreams } from '../saml-upstream.js';
import { maskResponse } from './mask-response.js';
import type { OpenIdReceived } from './received.js';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const RECEIVED: OpenIdReceived = {
  protocol: 'openid',
  idToken: `${encoded({ alg: 'RS256', kid: 'k1' })}.${encoded({
    iss: 'https://login.example/a/path',
    aud: 'gatehouse',
    sub: 'ada-1815',
    email: 'ada@acme.test',
    groups: ['ada-admins'],
    address: { locality: 'Marylebone' },
    at_hash: 'hash-of-a-token',
  })}.signature`,
  userinfo: JSON.stringify({ name: 'Ada Lovelace', email_verified: true }),
  keys: [],
  document: { issuer: 'https://login.example/a/path' },
  nonce: 'a-nonce',
  iss: null,
  user: '{"name":"Ada"}',
};

test('an ID token shows its algorithm, issuer and audience, but only the lengths of user data', () => {
  const masked = maskResponse(RECEIVED, new SamlUpstreams());
  expect(masked).not.toMatch(/ada|lovelace|marylebone|hash-of|a-nonce/i);
  for (const plain of ['RS256', 'k1', 'https://login.example/a/path', 'gatehouse', '"sub"', '"groups"'])
    expect(masked).toContain(plain);
});

test('malformed tokens and responses are masked, too', () => {
  const masked = maskResponse({ ...RECEIVED, idToken: 'ada.lovelace', userinfo: 'ada' }, new SamlUpstreams());
  expect(masked).not.toMatch(/ada|lovelace/i);
});
