import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, post, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

test.each([
  ['an unknown route', () => superadmin.get('/api/v1/nothing'), 404],
  ['no session', () => api.fetch(`/api/v1/auth/me`), 401],
  [
    'a token that is none',
    () => api.fetch(`/api/v1/auth/me`, { headers: { authorization: 'Bearer x' } }),
    401,
  ],
  ['a body that is no JSON', () => raw('{"email":'), 400],
  ['a body that is no object', () => raw('"text"'), 400],
  ['a body too large', () => raw(JSON.stringify({ email: 'x'.repeat(300_000) })), 413],
  ['a body in another type', () => raw('email=a', 'text/plain'), 400],
])('%s is answered with a problem document that has a reference', async (_name, send, status) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = (await response.json()) as { requestId: string; code: string; status: number };
  expect(problem).toMatchObject({ status, code: expect.stringMatching(/^[a-z_]+$/) });
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  expect(api.log.join('')).toContain(problem.requestId);
});

test('a reference from outside is not taken over', async () => {
  const response = await api.fetch(`/api/v1/auth/me`, { headers: { 'x-request-id': 'forged' } });
  expect(response.headers.get('x-request-id')).not.toBe('forged');
});

test('a prototype in a body changes nothing', async () => {
  const response = await raw('{"email":"a@b.test","password":"x","__proto__":{"polluted":true}}');
  expect([400, 401]).toContain(response.status);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a forwarded address counts only from a peer that knows the internal secret', async () => {
  const attempt = (headers: Record<string, string>) =>
    post(api, '/api/v1/auth/login', { email: 'x@y.test', password: 'z' }, headers);
  await attempt({ 'x-forwarded-for': '198.51.100.7' });
  await attempt({ 'x-forwarded-for': '198.51.100.8', 'x-gatehouse-internal': 'a guess' });
  await attempt({ 'x-forwarded-for': '198.51.100.9', 'x-gatehouse-internal': api.settings.INTERNAL_SECRET });

  const events = (await (await superadmin.get('/api/v1/audit/events?action=sign_in.failed')).json()) as {
    items: { address: string }[];
  };
  const addresses = events.items.map(({ address }) => address);
  expect(addresses).toContain('198.51.100.9');
  expect(addresses).not.toContain('198.51.100.7');
  expect(addresses).not.toContain('198.51.100.8');
});

function raw(body: string, type = 'application/json'): Promise<Response> {
  return api.fetch(`/api/v1/auth/login`, { method: 'POST', headers: { 'content-type': type }, body });
}
