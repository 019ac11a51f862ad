import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date('2026-11-21T12:00:00Z'));
let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

test('activation starts the trial of 14 days', async () => {
  const tenant = await aTenant(api, { status: 'pending' });
  const response = await superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version: 1 });
  expect(await response.json()).toMatchObject({
    status: 'active',
    activatedAt: '2026-11-21T12:00:00.000Z',
    trialEndsAt: '2026-12-05T12:00:00.000Z',
    version: 2,
  });
});

test('activating again does not extend the trial', async () => {
  const tenant = await aTenant(api, { status: 'pending' });
  const first = await (await superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version: 1 })).json();
  const again = await superadmin.patch(`/api/v1/tenants/${tenant.id}`, { version: 2, status: 'on-hold' });
  const { version } = (await again.json()) as { version: number };
  const second = await (await superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version })).json();
  expect(second).toMatchObject({ trialEndsAt: (first as { trialEndsAt: string }).trialEndsAt });
});

test('the second of two editors gets a conflict, and overwrites nothing', async () => {
  const tenant = await aTenant(api);
  const path = `/api/v1/tenants/${tenant.id}`;
  const both = await Promise.all(
    ['First', 'Second'].map((name) => superadmin.patch(path, { version: 1, name })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'stale_version' });
});

test('a list has each tenant once across its pages', async () => {
  for (let i = 0; i < 5; i++) await aTenant(api, { name: `Paged ${i}` });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `search=Paged&limit=2${cursor ? `&cursor=${cursor}` : ''}`;
    const page = (await (await superadmin.get(`/api/v1/tenants?${query}`)).json()) as {
      items: { name: string }[];
      nextCursor: string | null;
    };
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['Paged 0', 'Paged 1', 'Paged 2', 'Paged 3', 'Paged 4']);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=many', 'limit'],
  ['cursor=bm9uc2Vuc2U', 'cursor', 422],
  ['status=asleep', 'status'],
])('a list with %s is rejected with its parameter name', async (query, field, status = 400) => {
  const response = await superadmin.get(`/api/v1/tenants?${query}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

test('a search takes wildcard characters literally', async () => {
  await aTenant(api, { name: '100% Wool_Works' });
  const found = async (search: string) => {
    const response = await superadmin.get(`/api/v1/tenants?search=${encodeURIComponent(search)}`);
    return ((await response.json()) as { items: unknown[] }).items.length;
  };
  expect([await found('100% wool_'), await found('%l_W%z')]).toEqual([1, 0]);
});

test.each([
  ['GET', '/api/v1/tenants'],
  ['PATCH', '/api/v1/tenants/01a1fe82-5409-754c-acd1-1916b1c9d4cc'],
])('%s %s is forbidden to a tenant admin', async (method, path) => {
  const tenant = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  const response =
    method === 'GET' ? await admin.get(path) : await admin.patch(path, { version: 1, name: 'Mine' });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
});

test('an invalid ID is rejected, and an unknown one is not found', async () => {
  expect((await superadmin.get('/api/v1/tenants/not-an-id')).status).toBe(400);
  expect((await superadmin.get('/api/v1/tenants/01a1fe82-5409-754c-acd1-1916b1c9d4cc')).status).toBe(404);
});

describe('creating a tenant', () => {
  const acme = { name: 'Acme Ltd', domain: 'Acme-Set-Up.example', adminEmail: 'it@acme-set-up.example' };

  test('requires name, domain and admin; it is pending, on trial, and its domain is unverified', async () => {
    const response = await superadmin.post('/api/v1/tenants', acme);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      name: 'Acme Ltd',
      slug: 'acme-ltd',
      domain: 'acme-set-up.example',
      adminEmail: 'it@acme-set-up.example',
      status: 'pending',
      subscriptionPlan: 'trial',
      paymentStatus: 'pending',
      nextPaymentDate: null,
      trialEndsAt: null,
    });
  });

  test('its administrator is invited by email, and accepts', async () => {
    const adminEmail = 'first@acme-invites.example';
    const made = await superadmin.post('/api/v1/tenants', {
      ...acme,
      domain: 'acme-invites.example',
      adminEmail,
    });
    const { id } = (await made.json()) as { id: string };
    const invited = await superadmin.get(`/api/v1/invitations?tenantId=${id}`);
    expect(await invited.json()).toMatchObject({
      items: [{ email: adminEmail, role: 'tenant_admin', status: 'pending' }],
    });
  });

  test('as active starts its trial and sends its email, with both events from one request', async () => {
    const adminEmail = 'it@at-once.example';
    const made = await superadmin.post('/api/v1/tenants', {
      name: 'At Once',
      domain: 'at-once.example',
      adminEmail,
      status: 'active',
    });
    const tenant = (await made.json()) as { id: string };
    expect(tenant).toMatchObject({
      status: 'active',
      activatedAt: clock.now().toISOString(),
      trialEndsAt: new Date(clock.now().getTime() + 14 * 86_400_000).toISOString(),
    });
    const { items } = (await (await superadmin.get(`/api/v1/audit/events?tenantId=${tenant.id}`)).json()) as {
      items: { action: string }[];
    };
    const actions = items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['tenant.created', 'tenant.activated']));
  });

  test('as pending does not report an activation', async () => {
    const made = await superadmin.post('/api/v1/tenants', { ...acme, domain: 'not-yet.example' });
    const { id } = (await made.json()) as { id: string };
    const events = await superadmin.get(`/api/v1/audit/events?tenantId=${id}&action=tenant.activated`);
    expect(await events.json()).toMatchObject({ items: [] });
  });

  test('with a paid plan marks it as paid, with the next payment due in 30 days', async () => {
    const response = await superadmin.post('/api/v1/tenants', {
      ...acme,
      subscriptionPlan: 'pro',
      status: 'active',
    });
    expect(await response.json()).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      nextPaymentDate: new Date(clock.now().getTime() + 30 * 86_400_000).toISOString(),
      trialEndsAt: null,
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['domain', { domain: 'gmail.com' }, 422],
    ['domain', { domain: 'not a domain' }, 422],
    ['adminEmail', { adminEmail: 'nobody' }],
    ['status', { status: 'asleep' }],
  ])(
    'with a wrong %s is rejected with its field name, and nothing is created',
    async (field, change, status = 400) => {
      const name = `Never ${JSON.stringify(change)}`;
      const response = await superadmin.post('/api/v1/tenants', { ...acme, name, ...change });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
      const found = await superadmin.get('/api/v1/tenants?search=never');
      expect(((await found.json()) as { items: unknown[] }).items).toEqual([]);
    },
  );
});

describe('a deleted tenant', () => {
  test('is not listed, allows no sign-in, and can be restored unchanged', async () => {
    const tenant = await aTenant(api, { name: 'Goes Away' });
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const path = `/api/v1/tenants/${tenant.id}`;
    expect((await superadmin.delete(`${path}?version=9`)).status).toBe(409);
    expect((await superadmin.delete(`${path}?version=1`)).status).toBe(204);

    expect((await admin.get('/api/v1/auth/me')).status).toBe(401);
    const listed = async (query: string) =>
      (
        (await (await superadmin.get(`/api/v1/tenants?search=goes+away${query}`)).json()) as {
          items: { id: string }[];
        }
      ).items.length;
    expect([await listed(''), await listed('&deleted=true')]).toEqual([0, 1]);
    const gone = (await (await superadmin.get(path)).json()) as { version: number; erasesAt: string };
    expect(gone.erasesAt).toBe(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString());
    expect(await (await superadmin.patch(path, { version: gone.version, name: 'X' })).json()).toMatchObject({
      code: 'tenant_deleted',
    });

    const back = await superadmin.post(`${path}/restore`, { version: gone.version });
    expect(await back.json()).toMatchObject({ status: 'active', deletedAt: null, erasesAt: null });
    expect(await listed('')).toBe(1);
    const again = await superadmin.post(`${path}/restore`, { version: gone.version + 1 });
    expect(await again.json()).toMatchObject({ code: 'tenant_not_deleted' });
  });
});

describe('a list', () => {
  type Page = { items: { name: string }[]; nextCursor: string | null };
  const read = async (query: string): Promise<string[]> => {
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: string = cursor ? `&cursor=${cursor}` : '';
      const page = (await (await superadmin.get(`/api/v1/tenants?limit=1&${query}${more}`)).json()) as Page;
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    return names;
  };

  test('is sorted by name regardless of case and accents, in both directions, across all pages', async () => {
    for (const name of ['sorted b', 'Sörted C', 'sorted A', 'SORTED D']) await aTenant(api, { name });
    const up = ['sorted A', 'sorted b', 'Sörted C', 'SORTED D'];
    expect(await read('search=sorted&sort=name')).toEqual(up);
    expect(await read('search=sorted&sort=name&order=desc')).toEqual(up.toReversed());
  });

  test('continues after names in any script and of any length', async () => {
    const names = ['\u{1F3E2}'.repeat(55), '株'.repeat(110), 'İstanbul'].map((name) => `Script ${name}`);
    for (const name of names) await aTenant(api, { name });
    expect((await read('search=script&sort=name')).sort()).toEqual(names.sort());
    expect((await read('search=script&sort=name&order=desc')).sort()).toEqual(names.sort());
  });

  test('is sorted by the next payment, and filtered by plan and payment', async () => {
    for (const [day, plan] of [
      [9, 'pro'],
      [3, 'basic'],
      [5, 'pro'],
    ] as const) {
      const { id } = await aTenant(api, { name: `Paying ${day}` });
      await superadmin.patch(`/api/v1/tenants/${id}`, {
        version: 1,
        subscriptionPlan: plan,
        paymentStatus: 'paid',
        nextPaymentDate: `2027-01-0${day}T00:00:00.000Z`,
      });
    }
    expect(await read('search=paying&sort=nextPayment')).toEqual(['Paying 3', 'Paying 5', 'Paying 9']);
    expect(await read('search=paying&plan=pro&payment=paid&sort=name')).toEqual(['Paying 5', 'Paying 9']);
  });

  test('is searched by any part of the name, and by several words at once', async () => {
    await aTenant(api, { name: 'Northwind Traders' });
    expect(await read('search=wind')).toEqual(['Northwind Traders']);
    expect(await read('search=traders+north')).toEqual(['Northwind Traders']);
    expect(await read('search=traders+south')).toEqual([]);
  });
});

test('has a summary that counts the listed tenants', async () => {
  const before = (await (await superadmin.get('/api/v1/tenants/summary')).json()) as Record<string, number>;
  const pending = await aTenant(api, { status: 'pending' });
  const late = await aTenant(api);
  await superadmin.patch(`/api/v1/tenants/${late.id}`, { version: 1, paymentStatus: 'overdue' });
  const gone = await aTenant(api);
  await superadmin.delete(`/api/v1/tenants/${gone.id}?version=1`);
  const after = (await (await superadmin.get('/api/v1/tenants/summary')).json()) as Record<string, number>;
  const grown = (key: string) => (after[key] ?? 0) - (before[key] ?? 0);
  expect(pending.id).not.toBe('');
  expect(['total', 'active', 'pendingActivation', 'paymentOverdue'].map(grown)).toEqual([2, 1, 1, 1]);
});

test('allows bulk changes, except for tenants that changed since', async () => {
  const [one, two] = [await aTenant(api, { status: 'pending' }), await aTenant(api, { status: 'pending' })];
  const nobody = '01a1fe82-5409-754c-acd1-1916b1c9d4cc';
  const response = await superadmin.post('/api/v1/tenants/bulk', {
    action: 'activate',
    items: [
      { id: one.id, version: 1 },
      { id: two.id, version: 7 },
      { id: nobody, version: 1 },
    ],
  });
  expect(await response.json()).toEqual({
    items: [
      { id: one.id, outcome: 'done' },
      { id: two.id, outcome: 'stale_version' },
      { id: nobody, outcome: 'not_found' },
    ],
  });
});

describe('the clock', () => {
  const look = async () => {
    await api.app.get(Jobs).runIfDue('subscriptions');
    clock.advance(16 * 60);
  };
  const read = async (id: string) =>
    (await (await superadmin.get(`/api/v1/tenants/${id}`)).json()) as {
      status: string;
      paymentStatus: string;
    };
  const mails = async (to: string) => {
    const rows = await api.app
      .get(UnitOfWork)
      .onPlatform('test data', () =>
        api.app
          .get(EntityManager)
          .execute<{ template: string }[]>('select template from outbox where recipient = ? order by id', [
            to,
          ]),
      );
    return rows.map(({ template }) => template);
  };

  test('sends reminders, marks tenants as overdue and suspends them, each once', async () => {
    const made = await superadmin.post('/api/v1/tenants', {
      name: 'Clockwork',
      domain: 'clockwork.example',
      adminEmail: 'it@clockwork.example',
      status: 'active',
    });
    const { id } = (await made.json()) as { id: string };
    const seen = async () =>
      (await mails('it@clockwork.example')).filter((name) => /trial|overdue|hold/.test(name));
    const days = (n: number) => clock.advance(n * 86_400);

    await look();
    await look();
    expect(await seen()).toEqual([]);
    days(7);
    superadmin = await signedIn(api, await aPerson(api));
    await look();
    await look();
    expect(await seen()).toEqual(['trial-ends']);
    days(5);
    await look();
    days(1);
    await look();
    expect(await seen()).toEqual(['trial-ends', 'trial-ends', 'trial-ends']);
    days(1);
    await look();
    await look();
    expect((await seen()).at(-1)).toBe('payment-overdue');
    superadmin = await signedIn(api, await aPerson(api));
    expect(await read(id)).toMatchObject({ status: 'active', paymentStatus: 'overdue' });
    days(14);
    await look();
    await look();
    superadmin = await signedIn(api, await aPerson(api));
    expect(await read(id)).toMatchObject({ status: 'on-hold', paymentStatus: 'overdue' });
    expect(await seen()).toEqual([
      'trial-ends',
      'trial-ends',
      'trial-ends',
      'payment-overdue',
      'tenant-on-hold',
    ]);
  });
});

test('a tenant that is created with a missing payment has the same grace period as others', async () => {
  const made = await superadmin.post('/api/v1/tenants', {
    name: 'Owing',
    domain: 'owing.example',
    adminEmail: 'it@owing.example',
    status: 'active',
    subscriptionPlan: 'pro',
    paymentStatus: 'overdue',
  });
  const { id } = (await made.json()) as { id: string };
  clock.advance(14 * 86_400);
  await api.app.get(Jobs).runIfDue('subscriptions');
  superadmin = await signedIn(api, await aPerson(api));
  expect(await (await superadmin.get(`/api/v1/tenants/${id}`)).json()).toMatchObject({ status: 'on-hold' });
});

describe('a plan request', () => {
  test('is recorded once, visible to a superadmin, and granted', async () => {
    const tenant = await aTenant(api, { name: 'Wants Pro' });
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const ask = async () =>
      (await (await admin.post('/api/v1/tenants/plan-requests', { plan: 'pro' })).json()) as { id: string };
    const [{ id }, second] = await Promise.all([ask(), ask()]);
    expect(second.id).toBe(id);

    const page = await superadmin.get('/api/v1/tenants/plan-requests?state=open');
    expect(await page.json()).toMatchObject({ items: [{ id, tenantName: 'Wants Pro', state: 'open' }] });
    expect((await admin.get('/api/v1/tenants/plan-requests')).status).toBe(403);

    const path = `/api/v1/tenants/plan-requests/${id}/decision`;
    expect(await (await superadmin.post(path, { decision: 'grant' })).json()).toMatchObject({
      state: 'granted',
    });
    expect(await (await superadmin.get(`/api/v1/tenants/${tenant.id}`)).json()).toMatchObject({
      subscriptionPlan: 'pro',
      paymentStatus: 'paid',
    });
    expect(await (await superadmin.post(path, { decision: 'decline' })).json()).toMatchObject({
      code: 'plan_request_decided',
    });
  });

  test('is shown with its time, and rejects a request for another plan', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const ask = (plan: string) => admin.post('/api/v1/tenants/plan-requests', { plan });
    const usage = async () => (await admin.get(`/api/v1/tenants/${tenant.id}/plan`)).json();
    expect(await usage()).toMatchObject({ requested: null, requestedAt: null });
    expect((await ask('trial')).status).toBe(201);
    const { id, createdAt } = (await (await ask('pro')).json()) as { id: string; createdAt: string };
    expect(await usage()).toMatchObject({ requested: 'pro', requestedAt: createdAt });
    expect(await (await ask('pro')).json()).toMatchObject({ id });
    const refused = await ask('enterprise');
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'plan_request_open' }]);
    await superadmin.post(`/api/v1/tenants/plan-requests/${id}/decision`, { decision: 'decline' });
    expect((await ask('enterprise')).status).toBe(201);
  });
});
