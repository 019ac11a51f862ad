import type { OutboxMail, OutboxPage } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'sales@gatehouse.test' } });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

async function mailsTo(address: string): Promise<OutboxMail[]> {
  const page = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as OutboxPage;
  return page.items.filter(({ to }) => to === address);
}

test("an organization's admin is notified once of its activation", async () => {
  const tenant = await aTenant(api, { status: 'pending' });
  const em = api.app.get(EntityManager);
  await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      em.nativeUpdate(Tenant, { id: tenant.id }, { adminEmail: 'ada@acme.test' }),
    );
  const open = async () => {
    const { version } = (await (await superadmin.get(`/api/v1/tenants/${tenant.id}`)).json()) as {
      version: number;
    };
    return superadmin.post(`/api/v1/tenants/${tenant.id}/activate`, { version });
  };
  expect((await open()).status).toBe(200);
  expect((await open()).status).toBe(200);

  const mails = await mailsTo('ada@acme.test');
  expect(mails).toMatchObject([{ template: 'tenant-activated', tenantId: tenant.id, status: 'queued' }]);
});

test('a request for a plan reaches the superadmins', async () => {
  const tenant = await aTenant(api, { name: 'Acme' });
  const admin = await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' });
  const caller = await signedIn(api, admin);
  expect((await caller.post('/api/v1/tenants/plan-requests', { plan: 'pro' })).status).toBe(201);

  const [mail] = await mailsTo('sales@gatehouse.test');
  expect(mail).toMatchObject({ template: 'plan-request', tenantId: tenant.id });
  const { text } = (await (await superadmin.get(`/api/v1/mail/outbox/${mail?.id}`)).json()) as {
    text: string;
  };
  expect(text).toContain('requests the Pro Plan.');
  expect(text).toContain(admin.email);
});
