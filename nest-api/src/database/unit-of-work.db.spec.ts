import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Metrics } from '../telemetry/metrics.js';
import { Tenant } from '../tenants/tenant.entity.js';
import type { Changes } from './changes.js';
import { ormOptions } from './orm-options.js';
import type { Standby } from './standby.js';
import { UnitOfWork } from './unit-of-work.js';

let database: DatabaseClone;
let orm: MikroORM;
let unit: UnitOfWork;

beforeAll(async () => {
  database = await cloneDatabase();
  orm = await MikroORM.init(ormOptions({ url: database.appUrl, poolSize: 3 }));
  unit = new UnitOfWork(orm.em as never);
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const make = (slug: string) =>
  unit.onPlatform('test data', async () => {
    const tenant = orm.em.create(Tenant, { name: slug, slug });
    await orm.em.flush();
    return tenant.id;
  });

test('nothing can be read outside of a unit of work', async () => {
  await expect(orm.em.find(Tenant, {})).rejects.toThrow();
});

test('concurrent units of work each see only their own tenant', async () => {
  const ids = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map(make));
  const seen = await Promise.all(
    ids.map((id) =>
      unit.inTenant(id, async () => (await orm.em.find(Tenant, {})).map((tenant) => tenant.id)),
    ),
  );
  expect(seen).toEqual(ids.map((id) => [id]));
});

test('a nested unit of work joins one of the same scope and is rejected in another scope', async () => {
  const id = await make('nested');
  const inner = unit.inTenant(id, () => unit.inTenant(id, () => orm.em.count(Tenant, {})));
  await expect(inner).resolves.toBe(1);
  await expect(unit.inTenant(id, () => unit.onPlatform('x', async () => 1))).rejects.toThrow(/is open for/);
});

test("a user's own work joins a platform unit, but no tenant unit", async () => {
  const id = await make('own');
  const joined = unit.onPlatform('test data', () => unit.asPerson(id, () => orm.em.count(Tenant, { id })));
  await expect(joined).resolves.toBe(1);
  await expect(unit.inTenant(id, () => unit.asPerson(id, async () => 1))).rejects.toThrow(/is open for/);
});

test('sign-in work joins a platform unit, and a user’s own work joins sign-in work', async () => {
  const id = await make('sign-in');
  const joined = unit.onPlatform('test data', () => unit.forSignIn('a sign-in', async () => id));
  await expect(joined).resolves.toBe(id);
  const own = unit.forSignIn('a sign-in', () => unit.asPerson(id, async () => id));
  await expect(own).resolves.toBe(id);
  await expect(unit.forSignIn('x', () => unit.onPlatform('y', async () => 1))).rejects.toThrow(/is open for/);
  await expect(unit.inTenant(id, () => unit.forSignIn('x', async () => 1))).rejects.toThrow(/is open for/);
});

test('work without a tenant uses the sign-in role for a sign-in, and otherwise the platform role', async () => {
  const role = async () => (await orm.em.execute<{ role: string }[]>(APPLICATION))[0]?.role;
  const id = await make('scopes');
  expect([
    await unit.inTenantOrForSignIn(id, 'x', role),
    await unit.inTenantOrForSignIn(null, 'x', role),
    await unit.inScopeOf(null, 'x', role),
  ]).toEqual(['gatehouse_app', 'gatehouse_sign_in', 'gatehouse_platform']);
});

test('a commit that the database turns into a rollback fails', async () => {
  const work = unit.onPlatform('test data', async () => {
    orm.em.create(Tenant, { name: 'Lost', slug: 'lost' });
    await orm.em.flush();
    await orm.em.execute('select 1/0').catch(() => 'swallowed');
  });
  await expect(work).rejects.toThrow();
});

test('work that throws leaves no data', async () => {
  const work = unit.onPlatform('test data', async () => {
    orm.em.create(Tenant, { name: 'Half', slug: 'half' });
    await orm.em.flush();
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  const left = await unit.onPlatform('test', () => orm.em.count(Tenant, { slug: ['half', 'lost'] }));
  expect(left).toBe(0);
});

test('a connection that breaks before or during a unit of work returns to the pool', async () => {
  const breaks = () =>
    unit.onPlatform('test', () => orm.em.execute('select pg_terminate_backend(pg_backend_pid())'));
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const breakLent = (client: PoolClient) => client.connection.stream.destroy();
  // More often than the pool has connections.
  for (let n = 0; n < 4; n++) await expect(breaks()).rejects.toThrow();
  pool.on('acquire', breakLent);
  for (let n = 0; n < 4; n++) await expect(breaks()).rejects.toThrow(/terminated/);
  pool.off('acquire', breakLent);
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await expect(unit.onPlatform('test', async () => 1)).resolves.toBe(1);
});

const APPLICATION = `select application_name as name, current_user as role from pg_stat_activity
  where pid = pg_backend_pid()`;

test('work across tenants sets its reason as the application name while it runs', async () => {
  const reason = 'what is left of a tenant is the platform’s, and the reason is longer than a name';
  const [during] = await unit.onPlatform(reason, () => orm.em.execute(APPLICATION));
  expect(during).toEqual({
    name: "what is left of a tenant is the platform's, and the reason is l",
    role: 'gatehouse_platform',
  });
  const [signIn] = await unit.forSignIn('a sign-in finds its tenant', () => orm.em.execute(APPLICATION));
  expect(signIn).toEqual({ name: 'a sign-in finds its tenant', role: 'gatehouse_sign_in' });
  const tenantId = await make('named');
  for (let n = 0; n < 3; n++) {
    const [after] = await unit.inTenant(tenantId, () => orm.em.execute(APPLICATION));
    expect(after).toEqual({ name: '', role: 'gatehouse_app' });
  }
});

test('metrics count work across tenants by reason, separately for each role', async () => {
  const metrics = new Metrics();
  const counted = new UnitOfWork(orm.em as never, true, metrics);
  await counted.onPlatform('a reason', () => counted.onPlatform('a reason inside', async () => 1));
  await counted.onPlatform('a reason', async () => 1);
  await counted.forSignIn('a sign-in', async () => 1);
  const counts = async (name: string) =>
    (await metrics.registry.getSingleMetricAsString(name)).split('\n').slice(2);
  expect(await counts('gatehouse_platform_entries_total')).toEqual([
    'gatehouse_platform_entries_total{reason="a reason"} 2',
  ]);
  expect(await counts('gatehouse_sign_in_entries_total')).toEqual([
    'gatehouse_sign_in_entries_total{reason="a sign-in"} 1',
  ]);
});

test.each([
  ['the primary is back', { isPrimarySilent: true, isWanted: false }],
  ['the standby cannot run it', { isPrimarySilent: false, isWanted: true }],
  ['there is no standby', { isPrimarySilent: false, isWanted: false }],
])('a commit on the primary counts, also when %s', async (_, state) => {
  let commits = 0;
  const changes = { noteCommit: () => (commits += 1) } as unknown as Changes;
  const toPrimary = (_onStandby: unknown, onPrimary: () => Promise<unknown>) => onPrimary();
  const standby = { ...state, readInstead: toPrimary, read: toPrimary } as unknown as Standby;
  const counting = new UnitOfWork(orm.em as never, true, undefined, changes, standby);
  await counting.onPlatform('a change', async () => 1);
  expect(commits).toBe(1);
});
