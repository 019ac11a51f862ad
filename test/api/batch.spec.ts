import { BATCH, type BatchResponses } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READ_BUDGETS } from '../../nest-api/src/common/read-budget.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, signedIn } from '../support/data.ts';

let api: TestApi;
let tenantId: string;
let otherTenantId: string;
let user: ApiCaller;
let admin: ApiCaller;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  otherTenantId = (await aTenant(api, { name: 'Globex' })).id;
  user = await signedIn(api, await aPerson(api, { tenantId }));
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

interface Read {
  status: number;
  body: { code?: string; requestId?: string; retryAfter?: number; [field: string]: unknown };
}

/** The responses in the order of the paths. */
async function readBatch(caller: ApiCaller, ...paths: string[]): Promise<Read[]> {
  const response = await caller.post('/api/v1/batch', { paths });
  expect(response.status).toBe(200);
  const { responses } = (await response.json()) as BatchResponses;
  return responses.sort((a, b) => a.index - b.index).map(({ status, body }) => ({ status, body }) as Read);
}

/** The parts of a response that do not depend on its time and request ID. */
const comparable = ({ status, body }: Read) => ({
  status,
  body: JSON.parse(
    JSON.stringify(body, (name, value) =>
      ['requestId', 'now', 'asOf', 'checkedAt', 'lastSeenAt'].includes(name) ? undefined : value,
    ),
  ),
});

const PATHS = () => [
  '/api/v1/auth/visit',
  '/api/v1/users?limit=20',
  '/api/v1/users/summary',
  '/api/v1/roles',
  '/api/v1/overview',
  `/api/v1/tenants/${tenantId}`,
  `/api/v1/tenants/${otherTenantId}`,
  '/api/v1/tenants?limit=5',
  '/api/v1/system/jobs/dead-letters',
  '/api/v1/account',
  '/api/v1/users?limit=nonsense',
  '/api/v1/nothing',
];

describe('each read of a batch', () => {
  test.each(['user', 'admin', 'superadmin'] as const)(
    'has the response that the operation itself returns to a %s',
    async (role) => {
      const caller = { user, admin, superadmin }[role];
      const alone = await Promise.all(
        PATHS().map(async (path) => {
          const response = await fetch(`${api.url}${path}`, {
            headers: { authorization: `Bearer ${caller.token}` },
          });
          return { status: response.status, body: await response.json() } as Read;
        }),
      );
      const together = await readBatch(caller, ...PATHS());
      expect(together.map(comparable)).toEqual(alone.map(comparable));
      expect(new Set(together.map(({ status }) => status)).size).toBeGreaterThan(1);
    },
  );

  test('fails independently of the others', async () => {
    const [missing, forbidden, found] = await readBatch(
      user,
      `/api/v1/users/${otherTenantId}`,
      '/api/v1/tenants',
      '/api/v1/account',
    );
    expect([missing?.status, forbidden?.status, found?.status]).toEqual([403, 403, 200]);
  });

  test('has its own line in the log, which names the batch', async () => {
    const before = api.log.length;
    const [refused] = await readBatch(user, '/api/v1/tenants', '/api/v1/account');
    const lines = () =>
      api.log
        .slice(before)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'request');
    await expect.poll(() => lines().length).toBe(3);
    const batch = lines().find(({ path }) => path === '/api/v1/batch');
    const [tenants, account] = ['/api/v1/tenants', '/api/v1/account'].map((path) =>
      lines().find((line) => line.path === path),
    );
    expect(batch).toMatchObject({ method: 'POST', route: '/api/v1/batch', status: 200 });
    expect(tenants).toMatchObject({
      method: 'GET',
      status: 403,
      refusal: 'forbidden',
      batch: batch?.requestId,
      requestId: refused?.body.requestId,
      ip: batch?.ip,
      userId: batch?.userId,
    });
    expect(account).toMatchObject({ status: 200, batch: batch?.requestId });
    expect(account).not.toHaveProperty('aborted');
  });

  test('is measured as a read, and the batch as one request', async () => {
    const counted = async (name: string) => {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    };
    const READS = 'gatehouse_batch_read_duration_seconds_count\\{route="/api/v1/account",status="200"\\}';
    const REQUESTS =
      'gatehouse_http_request_duration_seconds_count\\{method="GET",route="/api/v1/account",status="200"\\}';
    const [reads, requests] = [await counted(READS), await counted(REQUESTS)];
    await readBatch(user, '/api/v1/account', '/api/v1/account');
    expect(await counted(READS)).toBe(reads + 2);
    expect(await counted(REQUESTS)).toBe(requests);
  });

  test('counts toward the limit of its operation', async () => {
    const reader = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
    const paths = Array.from({ length: BATCH.reads }, () => '/api/v1/search?q=nobody');
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 400) {
      statuses.push(...(await readBatch(reader, ...paths)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(READ_BUDGETS.list.free);
    expect((await reader.get('/api/v1/search?q=nobody')).status).toBe(429);
    const [refused] = await readBatch(reader, '/api/v1/search?q=nobody');
    expect(refused).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
  });
});

describe('a batch', () => {
  test('needs a session', async () => {
    const body = JSON.stringify({ paths: ['/api/v1/auth/visit'] });
    const headers = { 'content-type': 'application/json' };
    expect((await api.fetch('/api/v1/batch', { method: 'POST', headers, body })).status).toBe(401);
    const cookie = `gatehouse_session=${user.token}`;
    const withCookie = { ...headers, cookie };
    expect((await api.fetch('/api/v1/batch', { method: 'POST', headers: withCookie, body })).status).toBe(
      401,
    );
  });

  test('ends with its session', async () => {
    const person = await aPerson(api, { tenantId });
    const caller = await signedIn(api, person);
    await readBatch(caller, '/api/v1/account');
    await caller.post('/api/v1/auth/logout');
    expect(
      (await callerWith(api, caller.token).post('/api/v1/batch', { paths: ['/api/v1/account'] })).status,
    ).toBe(401);
  });

  test.each([
    ['no path', []],
    ['more than 12', Array.from({ length: BATCH.reads + 1 }, () => '/api/v1/account')],
    ['a path of another application', ['/metrics']],
    ['a path that climbs out', ['/api/v2/../v1/account']],
    ['another host', ['//example.test/api/v1/account']],
    ['a line break', ['/api/v1/account\r\nx: y']],
    ['a fragment', ['/api/v1/account#x']],
    ['a long path', [`/api/v1/users?search=${'a'.repeat(BATCH.pathLength)}`]],
  ])('is rejected with %s', async (_, paths) => {
    expect((await user.post('/api/v1/batch', { paths })).status).toBe(400);
  });

  test.each([
    ['another batch', '/api/v1/batch', 405, 'method_not_allowed'],
    ['an operation that changes', '/api/v1/auth/logout', 405, 'method_not_allowed'],
    ['a picture', `/api/v1/logos/${'a'.repeat(64)}`, 403, 'not_batchable'],
    ['a protocol endpoint of SAML', '/api/v1/saml/sso', 403, 'not_batchable'],
    ['the userinfo endpoint', '/api/v1/oauth2/userinfo', 404, 'not_found'],
    ['the authorization endpoint', '/api/v1/oauth2/authorize?client_id=x', 404, 'not_found'],
    ['what lies outside', '/api/v1/../../metrics', 404, 'not_found'],
    ['what lies outside, encoded', '/api/v1/%2e%2e/%2e%2e/metrics', 404, 'not_found'],
    ['a double slash', '/api/v1//account', 404, 'not_found'],
  ])('does not reach %s', async (_, path, status, code) => {
    const [read, beside] = await readBatch(superadmin, path, '/api/v1/account');
    expect(read).toMatchObject({ status, body: { code } });
    expect(beside?.status).toBe(200);
  });

  test('reads while the organization is read-only', async () => {
    const held = await aTenant(api, { name: 'Initech', status: 'on-hold' });
    const member = await signedIn(api, await aPerson(api, { tenantId: held.id, role: 'tenant_admin' }));
    const [read] = await readBatch(member, '/api/v1/account');
    expect(read?.status).toBe(200);
  });

  test('has each response on its own line', async () => {
    const paths = ['/api/v1/account', '/api/v1/nothing', '/api/v1/account/sessions'];
    const text = await (await user.post('/api/v1/batch', { paths })).text();
    const [first, ...lines] = text.split('\n');
    expect([first, lines.pop()]).toEqual(['{"responses":[', ']}']);
    const read = lines.map((line) => (JSON.parse(line.replace(/^,/, '')) as { index: number }).index);
    expect(read.sort()).toEqual([0, 1, 2]);
  });

  test('sets no cookie and is not stored', async () => {
    const response = await user.post('/api/v1/batch', { paths: ['/api/v1/account', '/api/v1/openapi.json'] });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.arrayBuffer();
  });
});
