import type { OutboxPage, TenantProduct } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const REQUESTS = '/api/v1/products/requests';
let api: TestApi;
let runner: Person;
let superadmin: ApiCaller;
let tenantId: string;
let admin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  runner = await aPerson(api);
  superadmin = await signedIn(api, runner);
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenantId = (await aTenant(api, { name: 'Basic Ltd', plan: 'basic' })).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
});

async function productOf(as: ApiCaller, slug: string, query = ''): Promise<TenantProduct> {
  const response = await as.get(`/api/v1/products${query}`);
  const { items } = (await response.json()) as { items: TenantProduct[] };
  return items.find((item) => item.slug === slug) as TenantProduct;
}

const ask = (product: string, as = admin) => as.post(REQUESTS, { product });
const grant = (product: string, endsAt: string | null = null, as = superadmin) =>
  as.put(`/api/v1/tenants/${tenantId}/products/${product}`, { endsAt });
const takeBack = (product: string, as = superadmin) =>
  as.delete(`/api/v1/tenants/${tenantId}/products/${product}`);

async function trailOf(action: string): Promise<number> {
  const rows = await api.app
    .get(UnitOfWork)
    .onPlatform('the test looks at the trail', () =>
      api.app
        .get(EntityManager)
        .execute<unknown[]>('select 1 from audit_events where tenant_id = ? and action = ?', [
          tenantId,
          action,
        ]),
    );
  return rows.length;
}

async function mailsTo(address: string): Promise<OutboxPage['items']> {
  const page = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as OutboxPage;
  return page.items.filter(({ to, tenantId: of }) => to === address && of === tenantId);
}

test('every member sees the products of the plan', async () => {
  const user = await signedIn(api, await aPerson(api, { tenantId }));
  expect(await productOf(user, 'usb-security')).toMatchObject({ standing: 'included', name: 'USB Security' });
  expect(await productOf(user, 'network-monitor')).toMatchObject({ standing: 'none', requestedAt: null });
});

test('a requested product is pending once, superadmins are notified, and it is granted until a given day', async () => {
  const answers = await Promise.all([ask('network-monitor'), ask('network-monitor')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string }[];
  expect(second?.id).toBe(first?.id);
  expect(await productOf(admin, 'network-monitor')).toMatchObject({
    standing: 'requested',
    requestedAt: expect.any(String),
  });
  expect(await mailsTo(runner.email)).toMatchObject([{ template: 'product-request' }]);

  const open = (await (await superadmin.get(`${REQUESTS}?state=open`)).json()) as { items: { id: string }[] };
  expect(open.items).toContainEqual(
    expect.objectContaining({ id: first?.id, tenantName: 'Basic Ltd', product: 'network-monitor' }),
  );
  const decide = (body: object) => superadmin.post(`${REQUESTS}/${first?.id}/decision`, body);
  const endsAt = inDays(30);
  const both = await Promise.all([decide({ decision: 'grant', endsAt }), decide({ decision: 'decline' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await decide({ decision: 'grant' })).status).toBe(409);
  expect(await trailOf('product.requested')).toBe(1);
  expect((await trailOf('product.granted')) + (await trailOf('product.declined'))).toBe(1);
});

test('a grant expires automatically on its day and can be requested again', async () => {
  const endsAt = inDays(9);
  expect((await grant('privacy-monitor', endsAt)).status).toBe(200);
  expect(await productOf(admin, 'privacy-monitor')).toMatchObject({
    standing: 'granted',
    grantedUntil: endsAt,
  });
  expect(await (await ask('privacy-monitor')).json()).toMatchObject({ code: 'product_available' });

  clock.advance(10 * 86_400);
  superadmin = await signedIn(api, runner);
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  expect(await productOf(admin, 'privacy-monitor')).toMatchObject({
    standing: 'none',
    grantedAt: null,
    endedAt: endsAt,
  });
  expect((await ask('privacy-monitor')).status).toBe(201);
  expect((await grant('privacy-monitor')).status).toBe(200);
  expect(await productOf(superadmin, 'privacy-monitor', `?tenantId=${tenantId}`)).toMatchObject({
    standing: 'granted',
    grantedUntil: null,
    requestedAt: null,
  });
});

test('a grant can be revoked; products of the plan stay, and a grant survives a smaller plan', async () => {
  expect((await takeBack('network-monitor')).status).toBe(404);
  await grant('network-monitor');
  await grant('usb-security');
  expect(await productOf(admin, 'usb-security')).toMatchObject({
    standing: 'included',
    grantedAt: expect.any(String),
  });
  expect((await takeBack('usb-security')).status).toBe(200);
  expect(await productOf(admin, 'usb-security')).toMatchObject({ standing: 'included', grantedAt: null });
  expect((await takeBack('network-monitor')).status).toBe(200);
  expect(await productOf(admin, 'network-monitor')).toMatchObject({ standing: 'none' });
  expect(await trailOf('product.revoked')).toBe(2);
});

test('a declined product can be requested again, and the administrator gets an email', async () => {
  await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      api.app.get(EntityManager).nativeUpdate(Tenant, { id: tenantId }, { adminEmail: 'it@basic.test' }),
    );
  const { id } = (await (await ask('network-monitor')).json()) as { id: string };
  const declined = await superadmin.post(`${REQUESTS}/${id}/decision`, { decision: 'decline' });
  expect(await declined.json()).toMatchObject({ state: 'declined' });
  expect(await mailsTo('it@basic.test')).toMatchObject([{ template: 'product-changed' }]);
  expect((await ask('network-monitor')).status).toBe(201);
});

test('a past end and an unknown product are rejected at their field', async () => {
  const past = await grant('network-monitor', '2020-01-01T00:00:00.000Z');
  expect(past.status).toBe(422);
  expect(await past.json()).toMatchObject({ errors: [{ field: 'endsAt' }] });
  expect((await ask('time-machine')).status).toBe(400);
  expect((await grant('time-machine')).status).toBe(400);
  const { id } = (await (await ask('network-monitor')).json()) as { id: string };
  const decided = await superadmin.post(`${REQUESTS}/${id}/decision`, {
    decision: 'grant',
    endsAt: '2020-01-01T00:00:00.000Z',
  });
  expect(decided.status).toBe(422);
  expect(await productOf(admin, 'network-monitor')).toMatchObject({ standing: 'requested' });
});

test('products of the plan cannot be requested, and only admins can request', async () => {
  expect(await (await ask('usb-security')).json()).toMatchObject({ code: 'product_available' });
  const user = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await ask('network-monitor', user)).status).toBe(403);
  expect((await ask('network-monitor', superadmin)).status).toBe(403);
});

test('an organization can neither see nor change another one, and cannot grant itself products', async () => {
  const other = (await aTenant(api, { plan: 'basic' })).id;
  const stranger = await signedIn(api, await aPerson(api, { tenantId: other, role: 'tenant_admin' }));
  await grant('network-monitor');
  expect(await productOf(stranger, 'network-monitor')).toMatchObject({ standing: 'none' });
  expect((await stranger.get(`/api/v1/products?tenantId=${tenantId}`)).status).toBe(404);
  for (const refused of [
    await stranger.get(REQUESTS),
    await grant('network-monitor', null, stranger),
    await grant('network-monitor', null, admin),
    await takeBack('network-monitor', admin),
  ]) {
    expect(refused.status).toBe(403);
  }
  expect((await superadmin.get('/api/v1/products')).status).toBe(422);
});

test('a pending organization can request products, and a deleted one gets nothing', async () => {
  const set = (status: string) =>
    api.app
      .get(UnitOfWork)
      .onPlatform('test data', () =>
        api.app.get(EntityManager).execute('update tenants set status = ? where id = ?', [status, tenantId]),
      );
  await set('pending');
  expect((await ask('network-monitor')).status).toBe(201);
  await set('active');
  await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      api.app
        .get(EntityManager)
        .execute('update tenants set deleted_at = now(), deleted_by = id where id = ?', [tenantId]),
    );
  expect(await (await grant('network-monitor')).json()).toMatchObject({ code: 'tenant_deleted' });
});

test('a larger plan than Pro can be requested, and a declined plan is in the audit log', async () => {
  const asked = await admin.post('/api/v1/tenants/plan-requests', { plan: 'enterprise' });
  const { id } = (await asked.json()) as { id: string };
  await superadmin.post(`/api/v1/tenants/plan-requests/${id}/decision`, { decision: 'grant' });
  expect(await (await superadmin.get(`/api/v1/tenants/${tenantId}`)).json()).toMatchObject({
    subscriptionPlan: 'enterprise',
    paymentStatus: 'paid',
  });
  const again = (await (await admin.post('/api/v1/tenants/plan-requests', { plan: 'pro' })).json()) as {
    id: string;
  };
  await superadmin.post(`/api/v1/tenants/plan-requests/${again.id}/decision`, { decision: 'decline' });
  expect(await trailOf('plan.declined')).toBe(1);
});
