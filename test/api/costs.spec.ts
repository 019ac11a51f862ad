import type { CostRowPage, Costs, TenantCosts } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CostWriter } from '../../nest-api/src/costs/cost-writer.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, signedIn } from '../support/data.ts';

const COSTS = '/api/v1/system/costs';
const DAY = '2026-11-20';

const clock = new HeldClock();
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let admin: Person;
type Tenant = Awaited<ReturnType<typeof aTenant>>;
let acme: Tenant;
let globex: Tenant;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  [acme, globex] = [await aTenant(api), await aTenant(api)];
  admin = await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' });
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  await api.app.get(CostWriter).flush();
  await owner.query('truncate tenant_costs');
});

const read = async (query = '') => {
  const response = await superadmin.get(`${COSTS}${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Costs;
};

const readOf = async (tenant: Tenant, query = '') =>
  (await (await superadmin.get(`/api/v1/tenants/${tenant.id}/costs${query}`)).json()) as TenantCosts;

async function cost(
  tenantId: string,
  amounts: Partial<
    Record<'processor_us' | 'requests' | 'tokens' | 'emails' | 'jobs' | 'storage_bytes', number>
  >,
  { day = DAY, parts = {} as Record<string, number> } = {},
): Promise<void> {
  const names = Object.keys(amounts);
  await owner.query(
    `insert into tenant_costs (tenant_id, day, parts, ${names.join(', ')})
     values ($1, $2, $3, ${names.map((_, place) => `$${place + 4}`).join(', ')})`,
    [tenantId, day, JSON.stringify(parts), ...Object.values(amounts)],
  );
}

const PLATFORM = '00000000-0000-0000-0000-000000000000';

describe('what a process counts', () => {
  const flush = () => api.app.get(CostWriter).flush();

  test('a sign-in and a list cost the organization of the user', async () => {
    const caller = await signedIn(api, admin);
    for (let n = 0; n < 5; n++) await caller.get('/api/v1/users');
    await expect
      .poll(async () => {
        await flush();
        return (await readOf(acme)).kinds;
      })
      .toEqual(
        expect.arrayContaining([
          { measure: 'requests', kind: 'console', amount: 5 },
          { measure: 'requests', kind: 'sign_in', amount: 1 },
        ]),
      );
    expect((await readOf(acme)).total.processorMs).toBeGreaterThan(0);
    expect((await readOf(globex)).total).toMatchObject({ processorMs: 0, requests: 0 });
  });

  test('a wrong password costs the organization of the user', async () => {
    await api.fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password: `${PASSWORD}!` }),
    });
    await expect
      .poll(async () => {
        await flush();
        return (await readOf(acme)).total.requests;
      })
      .toBe(1);
  });

  test('requests of superadmins cost the platform', async () => {
    await superadmin.get(`/api/v1/tenants/${globex.id}`);
    await expect
      .poll(async () => {
        await flush();
        return (await read()).platform.requests;
      })
      .toBeGreaterThan(0);
    expect((await readOf(globex)).total.requests).toBe(0);
  });

  test('storage is measured by a job', async () => {
    await api.app.get(Jobs).runNow('tenant-storage');
    const { total, kinds } = await readOf(acme);
    expect(total.storageBytes).toBeGreaterThan(0);
    expect(kinds.map(({ kind }) => kind)).toContain('memberships');
  });
});

describe('the most expensive organizations', () => {
  test('are in the order of the chosen measure, with their share and reasons', async () => {
    await cost(
      acme.id,
      { processor_us: 3_000_000, emails: 1 },
      { parts: { 'processor.sign_in': 2_900_000, 'processor.console': 100_000, 'emails.invitation': 1 } },
    );
    await cost(
      globex.id,
      { processor_us: 1_000_000, emails: 9 },
      { parts: { 'processor.token': 1_000_000, 'emails.invitation': 9 } },
    );
    const { top, total, tenants } = await read('?by=processor&from=2026-11-01&to=2026-11-30');
    expect(tenants).toBe(2);
    expect(total).toMatchObject({ processorMs: 4_000, emails: 10 });
    expect(top).toMatchObject([
      {
        tenantId: acme.id,
        share: 0.75,
        reasons: [{ measure: 'processor', kind: 'sign_in', amount: 2_900 }],
      },
      { tenantId: globex.id, share: 0.25, reasons: [{ kind: 'token', share: 1 }] },
    ]);
    expect((await read('?by=emails')).top.map(({ tenantId }) => tenantId)).toEqual([globex.id, acme.id]);
  });

  test('by default have the largest weighted sum of shares', async () => {
    const [one, other] = [acme.id, globex.id];
    await cost(one, { processor_us: 1_000_000 }, { parts: { 'processor.token': 1_000_000 } });
    await cost(
      other,
      { processor_us: 1_000_000, emails: 5 },
      { parts: { 'processor.token': 1_000_000, 'emails.invitation': 5 } },
    );
    const { top, by } = await read();
    expect(by).toBe('overall');
    expect(top.map(({ tenantId, share }) => [tenantId, share])).toEqual([
      [other, 0.5],
      [one, 0.25],
    ]);
    expect(top[0]?.reasons.map(({ measure, share }) => [measure, share])).toEqual([
      ['processor', 0.5],
      ['emails', 0.5],
    ]);
  });

  test('are at most ten, without the platform', async () => {
    const tenants = await Promise.all(Array.from({ length: 11 }, () => aTenant(api)));
    for (const { id } of tenants) await cost(id, { jobs: 1 });
    await cost(PLATFORM, { jobs: 100 });
    const { top, tenants: count, platform } = await read('?by=jobs');
    expect(top).toHaveLength(10);
    expect(count).toBe(11);
    expect(platform.jobs).toBe(100);
    expect(top.map(({ tenantId }) => tenantId)).not.toContain(PLATFORM);
  });
});

describe('days', () => {
  test('cover the range, with storage only where it was measured', async () => {
    await cost(acme.id, { tokens: 4 });
    await cost(
      acme.id,
      { tokens: 2, storage_bytes: 100 },
      { day: '2026-11-21', parts: { 'storage.memberships': 100 } },
    );
    await cost(globex.id, { storage_bytes: 50 }, { day: '2026-11-21' });
    const all = await read('?from=2026-11-19&to=2026-11-21');
    expect(all.days.map(({ day, tokens, storageBytes }) => [day, tokens, storageBytes])).toEqual([
      ['2026-11-19', 0, null],
      ['2026-11-20', 4, null],
      ['2026-11-21', 2, 150],
    ]);
    const one = await readOf(acme, '?from=2026-11-20&to=2026-11-21');
    expect(one.total).toMatchObject({ tokens: 6, storageBytes: 100 });
    expect(one.kinds).toEqual([{ measure: 'storage', kind: 'memberships', amount: 100 }]);
  });

  test('are the last 30 by default', async () => {
    const { from, to, days } = await read();
    expect([from, to, days.length]).toEqual(['2026-10-23', '2026-11-21', 30]);
  });

  test.each([
    ['?from=2026-11-21&to=2026-11-20', 422],
    ['?from=2026-08-20&to=2026-11-21', 422],
    ['?from=yesterday', 400],
    ['?by=price', 400],
  ])('%s is rejected with %i', async (query, status) => {
    expect((await superadmin.get(`${COSTS}${query}`)).status).toBe(status);
  });

  test('of 93 days are the longest range', async () => {
    expect((await read('?from=2026-08-21&to=2026-11-21')).days).toHaveLength(93);
  });
});

describe('rows', () => {
  const page = async (query: string) =>
    (await (await superadmin.get(`${COSTS}/rows${query}`)).json()) as CostRowPage;

  test('are read page by page, by day and organization', async () => {
    for (const day of ['2026-11-20', '2026-11-19'])
      for (const { id } of [acme, globex]) await cost(id, { requests: 7 }, { day });
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { items, nextCursor }: CostRowPage = await page(
        `?limit=3&from=2026-11-19&to=2026-11-20${cursor && `&cursor=${cursor}`}`,
      );
      found.push(...items.map(({ day, tenantId }) => `${day} ${tenantId}`));
      cursor = nextCursor;
    }
    const ids = [acme.id, globex.id].toSorted();
    expect(found).toEqual(['2026-11-19', '2026-11-20'].flatMap((day) => ids.map((id) => `${day} ${id}`)));
  });

  test.each(['x', Buffer.from(JSON.stringify(['a', acmeId()])).toString('base64url')])(
    'the cursor %s is rejected',
    async (cursor) => {
      expect((await superadmin.get(`${COSTS}/rows?cursor=${cursor}`)).status).toBe(422);
    },
  );
});

function acmeId(): string {
  return '00000000-0000-7000-8000-000000000001';
}

describe('access', () => {
  test.each(['tenant_admin', 'tenant_user'] as const)('a %s reads no costs', async (role) => {
    const caller = await signedIn(api, await aPerson(api, { tenantId: acme.id, role }));
    for (const path of [COSTS, `${COSTS}/rows`, `/api/v1/tenants/${acme.id}/costs`])
      expect((await caller.get(path)).status, path).toBe(403);
  });

  test('without a session, the answer is 401', async () => {
    expect((await api.fetch(COSTS)).status).toBe(401);
  });

  test('costs of an organization that does not exist are not found', async () => {
    expect((await superadmin.get(`/api/v1/tenants/${acmeId()}/costs`)).status).toBe(404);
  });
});
