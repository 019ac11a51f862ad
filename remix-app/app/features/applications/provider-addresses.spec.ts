import { expect, test } from 'vitest';
import { readIssuerChoice } from './issuer-choice';
import { movedTo } from './provider-addresses.server';

test('the endpoints of an organization are at the root of its custom domain', () => {
  const addresses = {
    issuer: 'https://id.test/t/acme',
    authorization_endpoint: 'https://id.test/t/acme/api/v1/oauth2/authorize',
    token_endpoint: 'https://id.test/t/acme/api/v1/oauth2/token',
    userinfo_endpoint: 'https://id.test/t/acme/api/v1/oauth2/userinfo',
    jwks_uri: 'https://id.test/t/acme/api/v1/oauth2/jwks',
  };
  expect(movedTo(addresses, 'https://login.acme.test')).toEqual({
    issuer: 'https://login.acme.test',
    authorization_endpoint: 'https://login.acme.test/api/v1/oauth2/authorize',
    token_endpoint: 'https://login.acme.test/api/v1/oauth2/token',
    userinfo_endpoint: 'https://login.acme.test/api/v1/oauth2/userinfo',
    jwks_uri: 'https://login.acme.test/api/v1/oauth2/jwks',
  });
});

test.each([
  ['issuer=custom', 'custom'],
  ['issuer=own', 'own'],
  ['issuer=nonsense', 'shared'],
  ['', 'shared'],
])('the query "%s" selects an issuer that exists', (query, withDomain) => {
  const own = { tenant_issuer: 'https://id.test/t/acme', tenant_custom_issuer: null };
  const typed = new URLSearchParams(query);
  expect(readIssuerChoice(typed, { ...own, tenant_custom_issuer: 'https://login.acme.test' })).toBe(
    withDomain,
  );
  expect(readIssuerChoice(typed, own)).toBe(withDomain === 'custom' ? 'shared' : withDomain);
  expect(readIssuerChoice(typed, { tenant_issuer: null, tenant_custom_issuer: null })).toBe('shared');
});
