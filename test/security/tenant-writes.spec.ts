import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, type Person } from '../support/data.ts';

/** The tests cover what row-level security allows a tenant's role to write. */
let api: TestApi;
let owner: pg.Client;
let app: pg.Client;
let tenantId: string;
let otherId: string;
/** A member of the other tenant. */
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  app = new pg.Client({ connectionString: api.database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await api.stop();
});
beforeEach(async () => {
  [tenantId, otherId] = [(await aTenant(api)).id, (await aTenant(api)).id];
  stranger = await aPerson(api, { tenantId: otherId });
});

/** Always rolled back. */
async function inTenant(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  await app.query('begin');
  try {
    await app.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
    return await app.query(sql, [...values]);
  } finally {
    await app.query('rollback');
  }
}

const DENIED = { code: '42501' };

describe('a membership', () => {
  const join = (into: string, role = 'tenant_user') =>
    inTenant(
      `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, now(), now())`,
      [into, stranger.id, role],
    );
  const invite = (change = '') =>
    owner.query(
      `insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at
         ${change && `, ${change.split('=')[0]}`})
       values (gen_random_uuid(), $1, $2, $2, 'tenant_user', $3, now(), now() + interval '1 day', now()
         ${change && `, ${change.split('=')[1]}`})`,
      [tenantId, stranger.email, stranger.id],
    );

  test('requires an invitation', async () => {
    await expect(join(tenantId)).rejects.toMatchObject(DENIED);
    await invite();
    expect((await join(tenantId)).rowCount).toBe(1);
  });

  test('has the role of the invitation', async () => {
    await invite();
    await expect(join(tenantId, 'tenant_admin')).rejects.toMatchObject(DENIED);
  });

  test('is limited to its own tenant', async () => {
    await invite();
    await expect(join(otherId)).rejects.toMatchObject(DENIED);
  });

  test.each(['accepted_at=now()', 'revoked_at=now()'])('rejects an invitation with %s', async (change) => {
    await invite(change);
    await expect(join(tenantId)).rejects.toMatchObject(DENIED);
  });

  test('rejects an expired invitation', async () => {
    await invite();
    await owner.query(`update invitations set expires_at = now() where tenant_id = $1`, [tenantId]);
    await expect(join(tenantId)).rejects.toMatchObject(DENIED);
  });
});

test.each([
  [
    'cannot grant itself a product',
    `insert into product_requests (id, tenant_id, product, requested_by, state, created_at)
     values (gen_random_uuid(), current_setting('app.tenant_id')::uuid, 'p', gen_random_uuid(), 'granted', now())`,
  ],
  ['cannot read password hashes', 'select secret from credentials'],
  ['cannot read the position of the statistics', 'select upto from sign_in_cursor'],
])('a tenant %s', async (_what, sql) => {
  await expect(inTenant(sql)).rejects.toMatchObject(DENIED);
});

test('a tenant sees which of its members have a password', async () => {
  const own = await aPerson(api, { tenantId });
  const { rows } = await inTenant('select user_id as id from credentials');
  expect(rows).toEqual([{ id: own.id }]);
});

test.each([
  ['another action', { action: 'sign_in.succeeded', outcome: 'failure' }],
  ['a success', { action: 'sign_in.failed', outcome: 'success' }],
  [
    'somebody else as its target',
    { action: 'sign_in.failed', outcome: 'failure', target: { id: 'another' } },
  ],
])('record_failed_authentication ignores an event with %s', async (_what, event) => {
  const count = async () =>
    (await owner.query<{ n: number }>('select count(*)::int as n from audit_events')).rows[0]?.n;
  const before = await count();
  const target = { id: stranger.id };
  await app.query('select record_failed_authentication($1, $2)', [
    stranger.id,
    JSON.stringify({ target, ...event }),
  ]);
  expect(await count()).toBe(before);
  const right = { action: 'sign_in.failed', outcome: 'failure', target };
  await app.query('select record_failed_authentication($1, $2)', [stranger.id, JSON.stringify(right)]);
  // One event in the platform's log and one in the tenant's.
  expect(await count()).toBe((before ?? 0) + 2);
});
