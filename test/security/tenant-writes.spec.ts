import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, type Person } from '../support/data.ts';

/** The database's own word on what a tenant's role may write outside of its rows. */
let api: TestApi;
let owner: pg.Client;
let app: pg.Client;
let tenantId: string;
let otherId: string;
/** Somebody of the other tenant. */
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

/** Rolled back, whatever comes of it. */
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

  test('is for whom the tenant has invited', async () => {
    await expect(join(tenantId)).rejects.toMatchObject(DENIED);
    await invite();
    expect((await join(tenantId)).rowCount).toBe(1);
  });

  test('has the role of the invitation', async () => {
    await invite();
    await expect(join(tenantId, 'tenant_admin')).rejects.toMatchObject(DENIED);
  });

  test('is in the own tenant', async () => {
    await invite();
    await expect(join(otherId)).rejects.toMatchObject(DENIED);
  });

  test.each(['accepted_at=now()', 'revoked_at=now()'])(
    'needs an invitation that is open, not %s',
    async (change) => {
      await invite(change);
      await expect(join(tenantId)).rejects.toMatchObject(DENIED);
    },
  );

  test('needs an invitation that has not expired', async () => {
    await invite();
    await owner.query(`update invitations set expires_at = now() where tenant_id = $1`, [tenantId]);
    await expect(join(tenantId)).rejects.toMatchObject(DENIED);
  });
});

test.each([
  [
    'asks for a product, and does not grant it',
    `insert into product_requests (id, tenant_id, product, requested_by, state, created_at)
     values (gen_random_uuid(), current_setting('app.tenant_id')::uuid, 'p', gen_random_uuid(), 'granted', now())`,
  ],
  ['reads no hash of a password', 'select secret from credentials'],
  ['sees no cursor of the statistics but its time', 'select upto from sign_in_cursor'],
])('a tenant %s', async (_what, sql) => {
  await expect(inTenant(sql)).rejects.toMatchObject(DENIED);
});

test('a tenant sees who of its own has a password, and of no other', async () => {
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
])('what records failed proofs in the logs of others records no event with %s', async (_what, event) => {
  const count = async () =>
    (await owner.query<{ n: number }>('select count(*)::int as n from audit_events')).rows[0]?.n;
  const before = await count();
  const target = { id: stranger.id };
  await app.query('select record_failed_proof($1, $2)', [stranger.id, JSON.stringify({ target, ...event })]);
  expect(await count()).toBe(before);
  const right = { action: 'sign_in.failed', outcome: 'failure', target };
  await app.query('select record_failed_proof($1, $2)', [stranger.id, JSON.stringify(right)]);
  // The platform's, and that of the one tenant.
  expect(await count()).toBe((before ?? 0) + 2);
});
