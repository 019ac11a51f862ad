import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AuthenticatedUser, permissionsOf, type Role } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'http://localhost:3000';
const token = `ghs_${'a'.repeat(43)}`;
const id = '0190aaaa-0000-7000-8000-000000000001';

let server: Server;
let ahead: typeof import('./read-ahead.server');
let seen: typeof import('./last-seen.server');
/** The requests of each call, in order. */
let calls: string[][] = [];
/** The user of the session according to the API; null if it has ended. */
let user: AuthenticatedUser | null;

function aUser(role: Role, name = 'Someone'): AuthenticatedUser {
  return {
    id,
    email: 'someone@demo-company.test',
    name,
    role,
    accountRole: role,
    permissions: [...permissionsOf(role)],
    isAuthenticated: true,
    emailVerified: true,
  };
}

/** Acts as the API. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const paths = request.url === '/api/v1/batch' ? (JSON.parse(body) as { paths: string[] }).paths : null;
    calls.push(paths ?? [`${request.method} ${request.url}`]);
    if (!user) return response.writeHead(401).end(JSON.stringify(PROBLEM));
    if (!paths) return response.end(JSON.stringify(bodyOf(String(request.url))));
    const lines = paths.map((path, index) => JSON.stringify({ index, status: 200, body: bodyOf(path) }));
    response.end(`{"responses":[\n${lines.join('\n,')}\n]}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', ORIGIN);
  ahead = await import('./read-ahead.server');
  seen = await import('./last-seen.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  calls = [];
});

const PROBLEM = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: '',
  code: 'unauthenticated',
  requestId: 'a-request',
};

function bodyOf(path: string): unknown {
  const now = '2026-11-21T12:00:00.000Z';
  const session = {
    id,
    authenticatedAt: now,
    now,
    idleExpiresAt: now,
    expiresAt: now,
    idleSeconds: 0,
    mustReauthenticate: false,
  };
  return path === '/api/v1/auth/visit'
    ? { user, session, brand: null, tenants: [] }
    : { items: [user?.role] };
}

function read(path = '/admin/roles'): Promise<{ shown: unknown; to: string }> {
  const request = new Request(`${ORIGIN}${path}`, { headers: { cookie: `gatehouse_session=${token}` } });
  return ahead.readAhead(request, async ({ api, session }) => {
    const answer = await api.GET('/api/v1/roles');
    return { shown: answer.ok ? answer.value.items : answer.problem.code, to: session.user.name };
  });
}

const thrownBy = (work: Promise<unknown>): Promise<Response> =>
  work.then(
    () => expect.unreachable('it was let pass'),
    (thrown: Response) => thrown,
  );

test('the first page of a session waits for its guard, and later pages need one call', async () => {
  user = aUser('tenant_admin');
  expect(await read()).toEqual({ shown: ['tenant_admin'], to: 'Someone' });
  expect(calls).toEqual([['GET /api/v1/auth/visit'], ['GET /api/v1/roles']]);
  calls = [];
  expect(await read()).toEqual({ shown: ['tenant_admin'], to: 'Someone' });
  expect(calls).toEqual([['/api/v1/auth/visit', '/api/v1/roles']]);
});

test('a user who is known from a sign-in also needs one call', async () => {
  user = aUser('tenant_admin', 'Just Here');
  seen.rememberUser(token, aUser('tenant_admin', 'Just Here'));
  expect(await read()).toMatchObject({ to: 'Just Here' });
  expect(calls).toHaveLength(1);
});

test('data that was read with other permissions is read again', async () => {
  seen.rememberUser(token, aUser('tenant_admin', 'Before'));
  const permissions = permissionsOf('tenant_admin').filter((permission) => permission !== 'reports_view');
  user = { ...aUser('tenant_admin', 'After'), permissions };
  expect(await read()).toMatchObject({ to: 'After' });
  expect(calls).toEqual([['/api/v1/auth/visit', '/api/v1/roles'], ['GET /api/v1/roles']]);
});

test('a lowered role leads to the sign-in page, even if data was read', async () => {
  seen.rememberUser(token, aUser('tenant_admin'));
  user = aUser('tenant_user');
  expect((await thrownBy(read())).headers.get('location')).toMatch(/^\/login/);
});

test('an ended session leads to the sign-in page and removes the cookie', async () => {
  seen.rememberUser(token, aUser('tenant_admin'));
  user = null;
  const refused = await thrownBy(read());
  expect(refused.headers.get('location')).toMatch(/^\/login/);
  expect(refused.headers.get('set-cookie')).toContain('gatehouse_session=;');
});

test('nothing is read ahead for a user who cannot open the page', async () => {
  seen.rememberUser(token, aUser('tenant_user'));
  user = aUser('tenant_user');
  expect((await thrownBy(read())).headers.get('location')).toMatch(/^\/login/);
  expect(calls).toEqual([['GET /api/v1/auth/visit']]);
});

test('a call that is not a read waits for the guard', async () => {
  seen.rememberUser(token, aUser('tenant_admin'));
  user = aUser('tenant_user');
  const request = new Request(`${ORIGIN}/admin/roles`, { headers: { cookie: `gatehouse_session=${token}` } });
  await thrownBy(ahead.readAhead(request, ({ api }) => api.POST('/api/v1/auth/logout')));
  expect(calls).toEqual([['GET /api/v1/auth/visit']]);
});

test('a public page needs one call for a user and reads nothing for a visitor', async () => {
  const page = (headers: HeadersInit) =>
    ahead.readAheadIfSignedIn(
      new Request(`${ORIGIN}/products/usb-security`, { headers }),
      async ({ api }) => (await api.GET('/api/v1/roles')).ok,
    );
  seen.rememberUser(token, aUser('tenant_user'));
  user = aUser('tenant_user');
  expect(await page({ cookie: `gatehouse_session=${token}` })).toBe(true);
  expect(calls).toEqual([['/api/v1/auth/visit', '/api/v1/roles']]);
  expect(await page({})).toBeNull();
  user = null;
  expect(await page({ cookie: `gatehouse_session=${token}` })).toBeNull();
});

test('the oldest users are forgotten', () => {
  seen.rememberUser('first', aUser('tenant_user'));
  for (let at = 0; at < 5_000; at++) seen.rememberUser(`token ${at}`, aUser('tenant_user'));
  expect(seen.lastSeenUser('first')).toBeNull();
  expect(seen.lastSeenUser('token 4999')).not.toBeNull();
});
