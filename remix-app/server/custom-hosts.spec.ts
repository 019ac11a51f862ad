import { expect, test, vi } from 'vitest';
import { customHosts, type Site } from './custom-hosts.mjs';

const SECRET = 'the internal secret of the tests, long enough';
const SITE: Site = {
  host: 'login.acme.test',
  origin: 'https://login.acme.test',
  slug: 'acme',
  brand: null,
};
const settings = { publicOrigin: 'https://id.example', apiUrl: 'http://127.0.0.1:8080', secret: SECRET };

function aRequest(host: string | undefined, internal: string | undefined = SECRET) {
  return { headers: { 'x-forwarded-host': host, 'x-gatehouse-internal': internal } };
}

function found(site: Site | null = SITE) {
  return vi.fn(async () => site);
}

test('the custom domain of a request is looked up once per second', async () => {
  let now = 0;
  const find = found();
  const siteOf = customHosts(settings, find, () => now);
  expect(await siteOf(aRequest('login.acme.test'))).toEqual(SITE);
  now = 999;
  expect(await siteOf(aRequest('login.acme.test'))).toEqual(SITE);
  expect(find).toHaveBeenCalledTimes(1);
  now = 1_000;
  await siteOf(aRequest('login.acme.test'));
  expect(find).toHaveBeenCalledTimes(2);
});

test.each([
  ['the public host', aRequest('id.example')],
  ['no host', aRequest(undefined)],
  ['an IP address', aRequest('192.0.2.1:443')],
  ['localhost', aRequest('localhost:3000')],
  ['an invalid name', aRequest('a b')],
  ['no internal secret', aRequest('login.acme.test', undefined)],
  ['a wrong internal secret', aRequest('login.acme.test', 'guessed')],
])('a request with %s belongs to the platform, without a lookup', (_what, request) => {
  const find = found();
  const siteOf = customHosts(settings, find);
  const { 'x-gatehouse-internal': internal, ...headers } = request.headers;
  const given =
    _what === 'no internal secret'
      ? { headers }
      : { headers: { ...headers, 'x-gatehouse-internal': internal } };
  expect(siteOf(given)).toBeNull();
  expect(find).not.toHaveBeenCalled();
});

test('an unverified host belongs to the platform, and so does any host during an API outage', async () => {
  expect(await customHosts(settings, found(null))(aRequest('evil.example'))).toBeNull();
  const away = () => Promise.reject(new Error('away'));
  expect(await customHosts(settings, away)(aRequest('login.acme.test'))).toBeNull();
});
