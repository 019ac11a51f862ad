import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  await aTenant(api);
});
afterAll(() => api.stop());

const cachingOf = (response: Response) => response.headers.get('cache-control');

test.each(['/api/v1/auth/me', '/api/v1/tenants', '/api/v1/account/sessions', '/api/v1/nothing'])(
  'the response of %s is not cacheable',
  async (path) => {
    expect(cachingOf(await superadmin.get(path))).toBe('no-store');
  },
);

test.each([
  ['/.well-known/openid-configuration', 'public, max-age=300'],
  ['/api/v1/oauth2/jwks', 'public, max-age=300'],
  ['/api/v1/openapi.json', 'public, max-age=60'],
])('public responses that change rarely are cacheable: %s', async (path, caching) => {
  const response = await api.fetch(path);
  expect([response.status, cachingOf(response)]).toEqual([200, caching]);
});
