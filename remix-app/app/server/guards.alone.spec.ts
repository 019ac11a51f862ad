import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AuthenticatedUser, permissionsOf, type Role } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const tokens: Record<string, Role> = {
  [`ghs_${'s'.repeat(43)}`]: 'superadmin',
  [`ghs_${'a'.repeat(43)}`]: 'tenant_admin',
  [`ghs_${'u'.repeat(43)}`]: 'tenant_user',
};
const [superadmin, admin, user] = Object.keys(tokens) as [string, string, string];
const unknown = `ghs_${'x'.repeat(43)}`;
/** Tokens used from another place: one session must confirm, the other has ended. */
const moved = `ghs_${'m'.repeat(43)}`;
const endedByMove = `ghs_${'e'.repeat(43)}`;

const notSignedIn = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Sign in.',
  code: 'unauthenticated',
  requestId: 'a-request',
};

let api: Server;
let asked: IncomingMessage[] = [];
let guards: typeof import('./guards.server');
let unknownAddress: typeof import('./unknown-address.server');

/** Acts as the API: accepts three tokens and rejects all others. */
beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const role = token === moved ? 'tenant_user' : tokens[token];
    response.statusCode = role ? 200 : 401;
    response.end(JSON.stringify(role ? answerTo(request.url, role, token === moved) : rejected(token)));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((api.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
  guards = await import('./guards.server');
  unknownAddress = await import('./unknown-address.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});
beforeEach(() => {
  asked = [];
});

function rejected(token: string) {
  return token === endedByMove ? { ...notSignedIn, code: 'session_moved' } : notSignedIn;
}

function answerTo(url: string | undefined, role: Role, mustReauthenticate: boolean) {
  if (url === '/api/v1/auth/step-up/options') return { methods: ['password'], passkey: null };
  const me = meOf(role);
  return { ...me, session: { ...me.session, mustReauthenticate } };
}

function meOf(role: Role) {
  const id = '0190aaaa-0000-7000-8000-000000000001';
  const now = '2026-11-21T12:00:00.000Z';
  const who: AuthenticatedUser = {
    id,
    email: 'someone@demo-company.test',
    name: 'Someone',
    role,
    accountRole: role,
    permissions: [...permissionsOf(role)],
    isAuthenticated: true,
    emailVerified: true,
  };
  const session = {
    id,
    authenticatedAt: now,
    now,
    idleExpiresAt: now,
    expiresAt: now,
    idleSeconds: 900,
    mustReauthenticate: false,
  };
  return { user: who, session, brand: null, tenants: [] };
}

function get(path: string, token?: string): Request {
  return new Request(`http://localhost:3000${path}`, {
    headers: token ? { cookie: `theme=dark; gatehouse_session=${token}` } : {},
  });
}

/** The target of a guard's redirect, and its change of the cookie. */
async function redirectOf(refused: Promise<unknown>): Promise<{ to: string | null; cookie: string | null }> {
  const response = await refused.then(
    () => expect.unreachable('the guard let it pass'),
    (thrown: Response) => thrown,
  );
  return { to: response.headers.get('location'), cookie: response.headers.get('set-cookie') };
}

describe('a page for signed-in users', () => {
  test('opens for a user with a valid session', async () => {
    const session = await guards.requireRoute(get('/dashboard', user));
    expect(session.user.role).toBe('tenant_user');
  });

  test('sends a visitor to the sign-in page and back without calling the API', async () => {
    expect(await redirectOf(guards.requireRoute(get('/user/devices?x=1')))).toEqual({
      to: '/login?returnTo=%2Fuser%2Fdevices%3Fx%3D1',
      cookie: null,
    });
    expect(asked).toEqual([]);
  });

  test.each([
    ['an ended session', unknown, 2],
    ['a malformed token', 'ghs_short', 0],
    ['a tampered token', `${user}x`, 0],
    ['an attempted header injection', 'ghs_a%0d%0aX: y', 0],
  ])('removes the cookie of %s', async (_what, token, calls) => {
    const { to, cookie } = await redirectOf(guards.requireRoute(get('/dashboard', token)));
    expect(to).toBe('/login?returnTo=%2Fdashboard&reason=ended');
    expect(cookie).toBe('gatehouse_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(asked).toHaveLength(calls);
  });

  test('requires re-authentication in a session that moved', async () => {
    const response = (await guards
      .requireRoute(get('/user/devices?x=1', moved))
      .catch((thrown) => thrown)) as Response;
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      confirm: {
        target: '/user/devices?x=1',
        isForMove: true,
        ways: { methods: ['password'] },
        // Without this field, the form would count as a form of another session.
        fields: [['_session_of', expect.stringContaining('tenant_user')]],
      },
    });
  });

  test('passes the reason to the sign-in page if the policy ended a session that moved', async () => {
    const { to } = await redirectOf(guards.requireRoute(get('/dashboard', endedByMove)));
    expect(to).toBe('/login?returnTo=%2Fdashboard&reason=moved');
  });

  test('does not share a response with another browser, which may have to confirm', async () => {
    const from = (agent: string) => {
      const request = get('/dashboard', user);
      request.headers.set('user-agent', agent);
      return guards.requireUser(request);
    };
    await Promise.all([from('one'), from('other')]);
    const visits = asked.filter(({ url }) => url === '/api/v1/auth/visit');
    expect(visits.map(({ headers }) => headers['user-agent']).toSorted()).toEqual(['one', 'other']);
  });

  test('calls the API once for all loaders of a page', async () => {
    await Promise.all([1, 2, 3].map(() => guards.requireUser(get('/dashboard', user))));
    expect(asked.filter(({ url }) => url === '/api/v1/auth/visit')).toHaveLength(1);
  });
});

describe('a page for a role', () => {
  test.each([
    ['/admin', admin],
    ['/admin', superadmin],
    ['/superadmin/dashboard', superadmin],
    ['/goauthentik', superadmin],
  ])('at %s opens for a user with access', async (path, token) => {
    await expect(guards.requireRoute(get(path, token))).resolves.toBeDefined();
  });

  test.each([
    ['/admin', user],
    ['/superadmin/dashboard', user],
    ['/superadmin/dashboard', admin],
    ['/goauthentik', admin],
  ])('at %s sends a user of another role to /login and keeps the session', async (path, token) => {
    expect(await redirectOf(guards.requireRoute(get(path, token)))).toEqual({
      to: `/login?${new URLSearchParams({ returnTo: path })}`,
      cookie: null,
    });
  });
});

describe('an alternative URL of a page', () => {
  test('opens for users who can open the page', async () => {
    await expect(guards.requireRoute(get('/tenant-admin/users?q=a', admin))).resolves.toBeDefined();
  });

  test('is closed to everyone else', async () => {
    const { to } = await redirectOf(guards.requireRoute(get('/tenant-admin/users', user)));
    expect(to).toBe('/login?returnTo=%2Ftenant-admin%2Fusers');
  });
});

describe('a URL without a route', () => {
  test('is also closed by the guard', async () => {
    await expect(guards.requireRoute(get('/superadmin/nowhere', superadmin))).rejects.toThrow(
      '/superadmin/nowhere is not in the route table',
    );
  });

  test.each(['/nowhere', '/superadmin/nowhere', '/admin/users/1/2'])('at %s redirects to /', async (path) => {
    const answer = Promise.resolve().then(() => unknownAddress.leadHome(get(path)));
    expect(await redirectOf(answer)).toMatchObject({ to: '/' });
  });

  test('is a 404 error for a file', async () => {
    const refusal = await Promise.resolve()
      .then(() => unknownAddress.leadHome(get('/assets/old.js')))
      .catch((thrown: Response) => thrown);
    expect(refusal).toMatchObject({ status: 404 });
  });
});
