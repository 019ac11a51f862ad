import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { permissionsOf, type Role } from '@gatehouse/contracts';
import type { ActionFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BINDING_HEADER, whoIs } from '~/session-binding';

const ORIGIN = 'http://localhost:3000';
const admin = `ghs_${'a'.repeat(43)}`;
const id = '0190aaaa-0000-7000-8000-000000000001';
const user = {
  id,
  email: 'someone@demo-company.test',
  name: 'Someone',
  role: 'tenant_admin' as Role,
  accountRole: 'tenant_admin' as Role,
  permissions: [...permissionsOf('tenant_admin')],
  isAuthenticated: true as const,
  emailVerified: true,
};

let server: Server;
let page: typeof import('./page.server');
let outcome: typeof import('./outcome.server');

/** Acts as the API. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${admin}`;
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
    response.statusCode = isKnown ? 200 : 401;
    response.end(JSON.stringify(isKnown ? { user, session } : problem));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', ORIGIN);
  page = await import('./page.server');
  outcome = await import('./outcome.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const problem = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  detail: 'Sign in.',
  code: 'unauthenticated',
  requestId: 'a-request',
};

interface Sent {
  origin?: string;
  token?: string;
  path?: string;
}

function post({ origin = ORIGIN, token, path = '/admin/domains' }: Sent = {}): ActionFunctionArgs {
  const headers = new Headers({ origin, [BINDING_HEADER]: whoIs(token ? user : null) });
  if (token) headers.set('cookie', `gatehouse_session=${token}`);
  const body = new URLSearchParams({ name: 'typed' });
  return {
    request: new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body }),
    params: {},
    context: {},
  };
}

const thrownBy = (work: Promise<unknown>): Promise<Response> =>
  work.then(
    () => expect.unreachable('it was let pass'),
    (thrown: Response) => thrown,
  );

describe('a page action', () => {
  test('rejects the form of another site before any effect', async () => {
    const act = vi.fn();
    const sent = post({ origin: 'https://evil.test', token: admin });
    expect((await thrownBy(page.pageAction(act)(sent))).status).toBe(403);
    expect((await thrownBy(page.openAction(act)(sent))).status).toBe(403);
    expect(act).not.toHaveBeenCalled();
  });

  test.each([
    ['a visitor', {}],
    ['a user without the required role', { token: admin, path: '/superadmin/domains' }],
  ])('sends %s to the sign-in page before any effect', async (_, sent) => {
    const act = vi.fn();
    const refused = await thrownBy(page.pageAction(act)(post(sent)));
    expect(refused.headers.get('location')).toMatch(/^\/login\?/);
    expect(act).not.toHaveBeenCalled();
  });

  test('receives the form, its user and its console', async () => {
    const action = page.pageAction(({ visit, form }) =>
      outcome.done(`${visit.base('apis')}?${form.get('name')}&${visit.session.user.email}`),
    );
    const answer = (await action(post({ token: admin }))) as Response;
    expect(answer.headers.get('location')).toBe('/admin/apis?typed&someone@demo-company.test');
  });

  test('redirects with a notice on success', async () => {
    const action = page.pageAction(() => outcome.done('/admin/domains', 'domain-saved'));
    const { status, headers } = (await action(post({ token: admin }))) as Response;
    expect([status, headers.get('location')]).toEqual([302, '/admin/domains']);
    expect(headers.get('set-cookie')).toContain('gatehouse_notice=domain-saved');
  });

  test('returns the status of an error', async () => {
    const action = page.pageAction(() => outcome.refused({ message: 'No.' }, 409));
    expect(await action(post({ token: admin }))).toMatchObject({
      data: { message: 'No.' },
      init: { status: 409 },
    });
  });

  test('redirects to another site with status 303 and its cookies', async () => {
    const headers = { 'set-cookie': 'a=1' };
    const action = page.pageAction(() => ({ to: 'https://idp.test/', headers, leaves: true }));
    const answer = (await action(post({ token: admin }))) as Response;
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, 'a=1']);
  });
});

test('an open action returns any response of its protocol', async () => {
  const action = page.openAction(({ form }) => Response.json({ name: form.get('name') }, { status: 201 }));
  const answer = await action(post());
  expect([answer.status, await answer.json()]).toEqual([201, { name: 'typed' }]);
});

test('a page loader sends a visitor to the sign-in page', async () => {
  const read = vi.fn();
  const request = new Request(`${ORIGIN}/admin/domains`);
  const refused = await thrownBy(page.pageLoader(read)({ request, params: {}, context: {} }));
  expect(refused.headers.get('location')).toBe('/login?returnTo=%2Fadmin%2Fdomains');
  expect(read).not.toHaveBeenCalled();
});

test('a file requires access to its page', async () => {
  const load = page.fileLoader('/superadmin/audit', () => 'the file');
  const headers = { cookie: `gatehouse_session=${admin}` };
  const request = new Request(`${ORIGIN}/admin/audit.csv`, { headers });
  expect((await thrownBy(load({ request, params: {}, context: {} }))).headers.get('location')).toMatch(
    /^\/login/,
  );
});
