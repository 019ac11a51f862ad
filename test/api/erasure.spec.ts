import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyChains } from '../../nest-api/src/audit/verify.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { MaintenanceDatabase } from '../../nest-api/src/jobs/maintenance-database.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, signedIn } from '../support/data.ts';
import { fillTenantTables } from '../support/fill-tenant-tables.ts';
import { holdJob } from '../support/held-job.ts';
import { sealEverything } from '../support/seal-everything.ts';
import { tablesThatSay } from '../support/tables-that-say.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let gone: Side;
let stays: Side;

beforeAll(async () => {
  api = await startApi({ clock });
  ({ a: gone, b: stays, superadmin } = await twoTenants(api));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  // The job would deliver the pending changes.
  await holdJob(owner, 'provisioning-delivery');
  for (const side of [gone, stays]) await fillTenantTables(owner, side);
  // One of these users also belongs to the other tenant.
  await owner.query(
    `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'tenant_user', now(), now())`,
    [stays.tenant.id, gone.user.id],
  );
  await seal();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const seal = () => sealEverything(api);

const remove = async () => {
  const { version } = (await (await superadmin.get(`/api/v1/tenants/${gone.tenant.id}`)).json()) as {
    version: number;
  };
  return superadmin.delete(`/api/v1/tenants/${gone.tenant.id}?version=${version}`);
};
const erase = () => api.app.get(Jobs).runIfDue('tenant-erasure');

test('the data of an organization can be exported before its erasure, without secrets', async () => {
  const profile = { picture: 'https://pictures.example/a.png', locale: 'de-CH', zoneinfo: 'Europe/Zurich' };
  await owner.query('update users set picture = $2, locale = $3, zoneinfo = $4 where email = $1', [
    gone.admin.email,
    ...Object.values(profile),
  ]);
  const response = await superadmin.get(`/api/v1/tenants/${gone.tenant.id}/export`);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    tenant: [{ name: 'Alpha Anvils' }],
    people: expect.arrayContaining([expect.objectContaining({ email: gone.admin.email, ...profile })]),
    audit: expect.arrayContaining([expect.objectContaining({ event: expect.anything() })]),
  });
  expect(text).not.toMatch(/argon2|secret_hash|sealed/);
});

test('a deleted organization is kept for 30 days', async () => {
  expect((await remove()).status).toBe(204);
  clock.advance(29 * 86_400);
  await erase();
  expect(await tablesThatSay(owner, gone.admin.email)).toContain('users');
});

test('then no table contains its data, and the data of others is unchanged', async () => {
  const before = await tablesThatSay(owner, stays.tenant.id);
  clock.advance(2 * 86_400);
  await erase();
  expect(await tablesThatSay(owner, gone.admin.email)).toEqual([]);
  expect(await tablesThatSay(owner, 'Alpha Anvils')).toEqual([]);
  expect(await tablesThatSay(owner, gone.admin.id)).toEqual([]);
  // Its number and slug are never reused. The platform's audit log names it by ID.
  expect(await tablesThatSay(owner, gone.tenant.id)).toEqual(['audit_events', 'audit_tombstones', 'tenants']);
  expect(await tablesThatSay(owner, stays.tenant.id)).toEqual(before);
  expect(await tablesThatSay(owner, gone.user.email), 'belongs elsewhere too').toContain('users');
});

test('a tombstone has who, when, and the end of the chain; other chains stay valid', async () => {
  const { rows } = await owner.query('select * from audit_tombstones');
  expect(rows).toMatchObject([{ erased_tenant: gone.tenant.id, erased_at: clock.now() }]);
  expect(rows[0].last_hash).toHaveLength(32);
  expect(Number(rows[0].events)).toBeGreaterThan(3);
  await seal();
  const reports = await api.app.get(MaintenanceDatabase).withConnection((client) => verifyChains(client));
  expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
  expect(reports.map(({ tenantId }) => tenantId)).not.toContain(gone.tenant.id);
});

test('it cannot be found or restored', async () => {
  superadmin = await signedIn(api, await aPerson(api));
  expect((await superadmin.get(`/api/v1/tenants/${gone.tenant.id}`)).status).toBe(404);
  const back = await superadmin.post(`/api/v1/tenants/${gone.tenant.id}/restore`, { version: 3 });
  expect(back.status).toBe(404);
  const listed = await superadmin.get('/api/v1/tenants?deleted=true');
  expect(await listed.json()).toMatchObject({ items: [] });
});

test('the serving roles cannot erase anything that is not deleted', async () => {
  for (const [url, sql] of [
    [api.database.appUrl, `select erase_tenant('${stays.tenant.id}', now(), now())`],
    [api.database.appUrl, `delete from audit_tombstones`],
  ] as const) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await expect(client.query(sql)).rejects.toThrow(/permission denied/);
    await client.end();
  }
  const done = await api.app
    .get(MaintenanceDatabase)
    .withConnection((client) =>
      client.query('select erase_tenant($1, now(), now()) as done', [stays.tenant.id]),
    );
  expect(done.rows).toEqual([{ done: false }]);
});
