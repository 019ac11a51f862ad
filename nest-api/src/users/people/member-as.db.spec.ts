import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';

let database: DatabaseClone;
let owner: pg.Pool;
const person = randomUUID();
const tenants = [randomUUID(), randomUUID()] as const;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  await owner.query(
    `insert into tenants (id, slug, name, created_at, updated_at)
     select id, 't-' || id, 'Any', now(), now() from unnest($1::uuid[]) id`,
    [tenants],
  );
  await owner.query(
    `insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
     values ($1, 'a@b.example', 'a@b.example', 'Any', 'Body', now(), now())`,
    [person],
  );
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const joins = (tenantId: string, role: string) =>
  owner.query(
    `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, now(), now())`,
    [tenantId, person, role],
  );
const memberAs = async () =>
  (await owner.query('select member_as from users where id = $1', [person])).rows[0].member_as;

test('every change of a membership updates the user’s roles across tenants', async () => {
  expect(await memberAs()).toBe('nothing');
  await joins(tenants[0], 'tenant_user');
  expect(await memberAs()).toBe('user');
  await joins(tenants[1], 'tenant_admin');
  expect(await memberAs()).toBe('both');
  await owner.query(`update memberships set role = 'tenant_admin'`);
  expect(await memberAs()).toBe('admin');
  await owner.query('delete from memberships where tenant_id = $1', [tenants[0]]);
  expect(await memberAs()).toBe('admin');
  await owner.query('delete from memberships');
  expect(await memberAs()).toBe('nothing');
});

test('a user who joins two tenants at once has both roles', async () => {
  await Promise.all([joins(tenants[0], 'tenant_user'), joins(tenants[1], 'tenant_admin')]);
  expect(await memberAs()).toBe('both');
});
