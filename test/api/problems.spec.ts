import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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

/** The log line of a request, found by the reference in its response. */
function requestLine(requestId: string | null): Record<string, unknown> | undefined {
  return api.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find((line) => line.msg === 'request' && line.requestId === requestId);
}

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
])('%s returns a problem document with a reference', async (_name, send, status) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = (await response.json()) as { requestId: string; code: string; status: number };
  expect(problem).toMatchObject({ status, code: expect.stringMatching(/^[a-z_]+$/) });
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  expect(requestLine(problem.requestId)).toMatchObject({ status, refusal: problem.code });
});

test('the log of a rejected token request has the error of the response', async () => {
  const response = await api.fetch('/api/v1/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials&client_id=nobody&client_secret=hunter2',
  });
  const { error } = (await response.json()) as { error: string };
  const line = requestLine(response.headers.get('x-request-id'));
  expect(line).toMatchObject({ status: response.status, refusal: error });
  expect(JSON.stringify(line)).not.toContain('hunter2');
});

test('the log of a successful request has no error', async () => {
  const response = await superadmin.get('/api/v1/auth/me');
  expect(requestLine(response.headers.get('x-request-id'))).not.toHaveProperty('refusal');
});

test('headers that are too long get a problem document with a reference', async () => {
  const response = await api.fetch('/api/v1/auth/me', { headers: { cookie: `a=${'x'.repeat(20_000)}` } });
  expect(response.status).toBe(431);
  const problem = (await response.json()) as { requestId: string };
  expect(problem).toMatchObject({ status: 431, code: 'request_header_fields_too_large' });
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  expect(api.log.join('')).toContain(problem.requestId);
});

test('a request that is not HTTP gets a problem document', async () => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write('GARBAGE\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toContain('Content-Type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'bad_request' });
});

test('a reference from a client is not used', async () => {
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
