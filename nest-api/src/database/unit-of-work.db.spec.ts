import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Tenant } from '../tenants/tenant.entity.js';
import { ormOptions } from './orm-options.js';
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

test('outside of a unit nothing can be read', async () => {
  await expect(orm.em.find(Tenant, {})).rejects.toThrow();
});

test('a unit shows its own tenant only, many of them at once without a mix-up', async () => {
  const ids = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map(make));
  const seen = await Promise.all(
    ids.map((id) =>
      unit.inTenant(id, async () => (await orm.em.find(Tenant, {})).map((tenant) => tenant.id)),
    ),
  );
  expect(seen).toEqual(ids.map((id) => [id]));
});

test('a unit inside of the same one joins it; inside of another it is refused', async () => {
  const id = await make('nested');
  const inner = unit.inTenant(id, () => unit.inTenant(id, () => orm.em.count(Tenant, {})));
  await expect(inner).resolves.toBe(1);
  await expect(unit.inTenant(id, () => unit.onPlatform('x', async () => 1))).rejects.toThrow(/is open for/);
});

test('a commit that the database turns into a rollback is not taken for one', async () => {
  const work = unit.onPlatform('test data', async () => {
    orm.em.create(Tenant, { name: 'Lost', slug: 'lost' });
    await orm.em.flush();
    await orm.em.execute('select 1/0').catch(() => 'swallowed');
  });
  await expect(work).rejects.toThrow();
});

test('work that throws leaves nothing', async () => {
  const work = unit.onPlatform('test data', async () => {
    orm.em.create(Tenant, { name: 'Half', slug: 'half' });
    await orm.em.flush();
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  const left = await unit.onPlatform('test', () => orm.em.count(Tenant, { slug: ['half', 'lost'] }));
  expect(left).toBe(0);
});
