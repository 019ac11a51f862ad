import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';
import { aClient, type Registered } from '../support/relying-party.ts';

const FROM = { 'x-gatehouse-internal': 'the internal secret of the tests, long enough' };

let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

/** The introspection response for a secret that is sent from an address. */
async function present({ client_id }: Registered, secret: string, address: string, at = api) {
  const response = await fetch(`${at.url}/api/v1/oauth2/introspect`, {
    method: 'POST',
    headers: {
      ...FROM,
      'x-forwarded-for': address,
      authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ token: 'anything' }),
  });
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error, retryAfter: response.headers.get('retry-after') };
}

test('guesses of a secret are limited, and a correct one is not confirmed meanwhile', async () => {
  const client = await aClient(superadmin);
  const wrong = [];
  for (let i = 0; i < 12; i++) wrong.push(await present(client, `guess-number-${i}-of-many`, '192.0.2.7'));
  expect(wrong.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
  const slowed = { status: 429, error: 'invalid_client', retryAfter: expect.stringMatching(/^\d+$/) };
  expect(wrong.at(-1)).toEqual(slowed);
  expect(await present(client, String(client.client_secret), '192.0.2.7')).toEqual(slowed);

  expect((await present(client, String(client.client_secret), '192.0.2.8')).status).toBe(200);
  expect((await present(client, 'another-wrong-secret', '192.0.2.7', other)).status).toBe(429);
});

test('a correct secret is never counted', async () => {
  const client = await aClient(superadmin);
  for (let i = 0; i < 20; i++)
    expect((await present(client, String(client.client_secret), '192.0.2.9')).status).toBe(200);
});

const ENDPOINTS = ['token', 'introspect', 'revoke', 'par', 'device_authorization'];
const BODIES: [string, string, string][] = [
  ['JSON', 'application/json', '{"token":"x"}'],
  ['text', 'text/plain', 'token=x'],
  [
    'a repeated parameter',
    'application/x-www-form-urlencoded',
    'token=a&token=b&scope=a&scope=b&client_id=a&client_id=b',
  ],
  ['60,000 characters', 'application/x-www-form-urlencoded', `token=${'x'.repeat(60_000)}`],
  ['nothing', 'application/x-www-form-urlencoded', ''],
  ['a broken escape', 'application/x-www-form-urlencoded', 'token=%E0%A4%A&scope=%'],
  ['a null character', 'application/x-www-form-urlencoded', 'token=%00&scope=%00&resource=%00'],
];

test.each(ENDPOINTS.flatMap((endpoint) => BODIES.map((body) => [endpoint, ...body] as const)))(
  '%s returns %s with the error of the RFC',
  async (endpoint, _name, type, body) => {
    const client = await aClient(superadmin);
    const response = await fetch(`${api.url}/api/v1/oauth2/${endpoint}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`,
      },
      body,
    });
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    if (response.status === 200) return;
    expect([400, 413]).toContain(response.status);
    expect(JSON.parse(text).error).toMatch(
      /^(invalid_request|unauthorized_client|invalid_scope|invalid_target|unsupported_grant_type)$/,
    );
  },
);
