import type { SystemHealth } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readHeads } from '../../nest-api/src/audit/chains.repository.js';
import { PASSING_TRAILS } from '../../nest-api/src/audit/platform-trail.js';
import { headsToPublish } from '../../nest-api/src/audit/published-heads.repository.js';
import { headsToRecord } from '../../nest-api/src/audit/record-heads.repository.js';
import { sealBatch } from '../../nest-api/src/audit/seals.repository.js';
import { verifyChains } from '../../nest-api/src/audit/verify.js';
import { createCanaries, removeCanaries } from '../../nest-api/src/isolation/canaries.repository.js';
import { createObjects } from '../../nest-api/src/isolation/canary-objects.js';
import { operationsWithSession } from '../../nest-api/src/isolation/contract-operations.js';
import { aimedAt, isProven } from '../../nest-api/src/isolation/operations-walk.js';
import { OwnServer } from '../../nest-api/src/isolation/own-server.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { MaintenanceDatabase } from '../../nest-api/src/jobs/maintenance-database.js';
import { ContractDocument } from '../../nest-api/src/openapi/contract-document.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
/** Without it, the proof that finds a leak would wait for the machine's resolvers. */
let dns: DnsServer;
let owner: pg.Client;
let superadmin: ApiCaller;

beforeAll(async () => {
  // Uses only row-level security, so that the application's filters do not hide a missing policy.
  dns = await DnsServer.start();
  api = await startApi({ clock, applicationFilters: false, env: { DNS_RESOLVERS: dns.address } });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api, { email: 'root@platform.test' }));
  const { id } = await aTenant(api);
  await aPerson(api, { tenantId: id, role: 'tenant_admin' });
});
beforeEach(() => owner.query('delete from outbox'));
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await dns?.stop();
});

const health = async () =>
  ((await (await superadmin.get('/api/v1/system/health')).json()) as SystemHealth).isolation;

async function prove(): Promise<SystemHealth['isolation']> {
  clock.advance(1);
  await api.app.get(Jobs).runNow('isolation-proof');
  return health();
}

const mails = async () =>
  (await owner.query(`select recipient from outbox where template = 'isolation-failed'`)).rows.map(
    ({ recipient }) => recipient,
  );

/** The number of organization codes that were assigned. */
const codesGiven = async () => (await owner.query('select last_value from tenant_code_seq')).rows;

/** Rows that two organizations would leave behind, by table. */
async function traces(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname in ('tenant_id', 'user_id') and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const found: string[] = [];
  for (const { name, column } of rows) {
    const left = await owner.query(`select 1 from ${name} where ${column}::text like 'ca0a0000-%'`);
    if (left.rowCount) found.push(name);
  }
  const others = await owner.query(
    `select 1 from tenants where code like 'CANARY%' union all select 1 from users where email like '%gatehouse.invalid'
     union all select 1 from audit_tombstones`,
  );
  return others.rowCount ? [...found, 'tenants or users'] : found;
}

test('before the first proof, health says so', async () => {
  const { standings, isolation } = (await (
    await superadmin.get('/api/v1/system/health')
  ).json()) as SystemHealth;
  expect([standings.isolation, isolation.provenAt]).toEqual(['wait', null]);
});

test('a proof calls every operation and reads every table, and finds nothing', async () => {
  const codes = await codesGiven();
  const proof = await prove();
  expect(proof.failures).toEqual([]);
  expect(proof.operations).toBeGreaterThan(300);
  expect(proof.tables).toBeGreaterThan(80);
  expect(proof.provenAt).toBe(clock.now().toISOString());
  expect(proof.kept).toEqual({ proofs: 1, failed: 0, lastFailedAt: null });
  expect(await mails()).toEqual([]);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toMatch(/^gatehouse_isolation_proof_failures 0$/m);
  expect(metrics).toMatch(/^gatehouse_isolation_proof_checks\{kind="operations"\} \d{3}$/m);
  expect(metrics).toMatch(/^gatehouse_isolation_proof_timestamp_seconds \d+/m);
  expect(await codesGiven()).toEqual(codes);
});

test('it leaves no row behind', async () => {
  expect(await traces()).toEqual([]);
});

test('every operation with an ID has an object to request', async () => {
  const operations = operationsWithSession(api.app.get(ContractDocument).read()).filter(isProven);
  await api.app.get(MaintenanceDatabase).withConnection(async (client) => {
    const [, other] = await createCanaries(client, clock.now());
    const objects = await createObjects(api.app.get(OwnServer), other);
    await removeCanaries(client);
    expect(operations.filter(({ path }) => aimedAt(path, objects) === null)).toEqual([]);
  });
});

test('while it runs, no list of tenants has them, and nobody can sign in to them', async () => {
  await api.app.get(MaintenanceDatabase).withConnection(async (client) => {
    const [one] = await createCanaries(client, clock.now());
    const list = await (await superadmin.get('/api/v1/tenants?limit=100')).text();
    const { rowCount } = await owner.query('select 1 from credentials where user_id = $1', [one.userId]);
    await removeCanaries(client);
    expect(list).toContain('"items":[{');
    expect(list).not.toContain('canary');
    expect(rowCount).toBe(0);
  });
});

test('no head of their audit logs is kept, which would report them as removed forever', async () => {
  await api.app.get(MaintenanceDatabase).withConnection(async (client) => {
    const canaries = await createCanaries(client, clock.now());
    expect(canaries.map(({ tenantId }) => tenantId)).toEqual(PASSING_TRAILS);
    await createObjects(api.app.get(OwnServer), canaries[1]);
    const isSealed = async () => {
      await sealBatch(client);
      return (await readHeads(client, canaries[1].tenantId)).length;
    };
    await expect.poll(isSealed, { interval: 20 }).toBe(1);
    const recorded = JSON.stringify(await headsToRecord(client));
    const published = JSON.stringify(await headsToPublish(client, 1_000));
    const verified = JSON.stringify(await verifyChains(client));
    await removeCanaries(client);
    for (const heads of [recorded, published, verified]) expect(heads).not.toContain('ca0a0000');
    expect((await verifyChains(client)).flatMap(({ findings }) => findings)).toEqual([]);
  });
});

test('what a killed process left is removed by the next proof', async () => {
  // Its connection ends with it, which releases the lock of the canaries.
  const killed = new pg.Client({ connectionString: api.database.maintenanceUrl });
  await killed.connect();
  await createCanaries(killed, clock.now());
  await killed.end();
  expect((await traces()).length).toBeGreaterThan(5);
  expect((await prove()).failures).toEqual([]);
  expect(await traces()).toEqual([]);
});

test('a table without its policy fails the proof, which names it and emails superadmins once', async () => {
  await owner.query('alter table domains disable row level security');
  try {
    const { failures } = await prove();
    expect(failures).toContain('domains: Row-level security is disabled.');
    expect(failures).toContain('table domains: gatehouse_app reads rows of others');
    expect(failures).toContain('GET /api/v1/domains/{id}: status 200 instead of 403 or 404');
    expect(await mails()).toEqual(['root@platform.test']);
    await prove();
    expect(await mails()).toEqual(['root@platform.test']);
  } finally {
    await owner.query('alter table domains enable row level security');
  }
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toMatch(/^gatehouse_isolation_proof_failures [1-9]/m);
  const { failures, kept } = await prove();
  expect(failures).toEqual([]);
  expect(kept).toMatchObject({ failed: 2, lastFailedAt: expect.any(String) });
});

test('a policy that shows every row to every organization fails it', async () => {
  await owner.query('create policy open on tenant_roles to gatehouse_app using (true)');
  try {
    const { failures } = await prove();
    expect(failures).toContain('tenant_roles: The policy "open" does not compare the tenant.');
    expect(failures).toContain('table tenant_roles: gatehouse_app reads rows of others');
  } finally {
    await owner.query('drop policy open on tenant_roles');
  }
});

test('proofs are kept for 90 days', async () => {
  await owner.query(`update isolation_proofs set at = at - interval '91 days'`);
  expect((await prove()).kept.proofs).toBe(1);
});
