import { expect, test } from 'vitest';
import { readIssuerPath } from './issuer.js';

test.each([
  ['/api/v1/oauth2/token', null, '/api/v1/oauth2/token'],
  ['/t/acme/api/v1/oauth2/token', 'acme', '/api/v1/oauth2/token'],
  ['/t/acme/.well-known/openid-configuration', 'acme', '/.well-known/openid-configuration'],
  ['/.well-known/oauth-authorization-server/t/acme', 'acme', '/.well-known/oauth-authorization-server'],
  ['/t/acme', null, '/t/acme'],
  ['/t/ACME/api', null, '/t/ACME/api'],
  ['/t/a/b', null, '/t/a/b'],
  ['/t/acme%2f..%2fglobex/api', null, '/t/acme%2f..%2fglobex/api'],
  ['/x/t/acme/api', null, '/x/t/acme/api'],
])('the path %s belongs to the issuer %s', (path, slug, rest) => {
  expect(readIssuerPath(path)).toEqual({ slug, path: rest });
});
