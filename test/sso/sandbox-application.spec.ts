import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOKEN = 'sandbox-application-token';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox(0);
});
afterAll(() => sandbox.stop());

async function call(name: string, method: string, path: string, body?: unknown, token = TOKEN) {
  const response = await fetch(`${sandbox.url}/application/${name}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (text ? JSON.parse(text) : null) as Record<string, unknown> | null,
  };
}

async function misbehave(name: string, mode: string, times = 0): Promise<void> {
  const form = new URLSearchParams({ mode, times: String(times) });
  await fetch(`${sandbox.url}/application/${name}`, { method: 'POST', body: form });
}

const user = (userName: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  active: true,
});

test('an application keeps, finds, changes and deletes accounts', async () => {
  const made = await call('a', 'POST', '/Users', user('ada@acme.test'));
  expect(made.status).toBe(201);
  const id = String(made.body?.id);
  expect(await call('a', 'POST', '/Users', user('ADA@acme.test'))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });
  const found = await call('a', 'GET', `/Users?filter=${encodeURIComponent('userName eq "ada@acme.test"')}`);
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  const patch = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  };
  expect((await call('a', 'PATCH', `/Users/${id}`, patch)).body).toMatchObject({ active: false });
  expect((await call('a', 'DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await call('a', 'GET', `/Users/${id}`)).status).toBe(404);
  expect((await call('other', 'GET', '/Users')).body).toMatchObject({ totalResults: 0 });
});

test('it accepts no other token', async () => {
  expect((await call('a', 'GET', '/Users', undefined, 'another')).status).toBe(401);
});

test.each([
  ['rate_limited', 429],
  ['broken', 500],
  ['unavailable', 503],
  ['unauthorized', 401],
])('it returns configured errors (%s) the given number of times', async (mode, status) => {
  const name = mode.replace('_', '-');
  await misbehave(name, mode, 1);
  const response = await fetch(`${sandbox.url}/application/${name}/scim/v2/Users`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.status).toBe(status);
  expect((await call(name, 'GET', '/Users')).status).toBe(200);
});

test('a rate limit states when to retry', async () => {
  await misbehave('later', 'rate_limited', 1);
  expect(await call('later', 'GET', '/Users')).toMatchObject({ status: 429, retryAfter: '2' });
});

test('a wrong ID does not match a user later', async () => {
  await misbehave('ids', 'wrong_ids', 1);
  const { body } = await call('ids', 'POST', '/Users', user('ada@acme.test'));
  expect((await call('ids', 'GET', `/Users/${body?.id}`)).status).toBe(404);
  expect((await call('ids', 'GET', '/Users')).body).toMatchObject({ totalResults: 1 });
});
