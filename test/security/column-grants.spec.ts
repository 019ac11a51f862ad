import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

let api: TestApi;
let app: pg.Client;
let tenantId: string;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  app = new pg.Client({ connectionString: api.database.appUrl });
  await app.connect();
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  const asAdmin = await signedIn(api, admin);
  expect((await asAdmin.post('/api/v1/tenants/plan-requests', { plan: 'pro' })).status).toBe(201);
});
afterAll(async () => {
  await app.end();
  await api.stop();
});

/** Rows that a statement of the serving role changes within the tenant, or the error code of the rejection. */
async function asApp(sql: string): Promise<number | string> {
  await app.query('begin');
  try {
    await app.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
    return (await app.query(sql)).rowCount ?? 0;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await app.query('rollback');
  }
}

const REFUSED = '42501';

describe('a tenant cannot change in its own row', () => {
  test.each([
    ['status', `'active'`],
    ['plan', `'enterprise'`],
    ['payment_status', `'paid'`],
    ['last_payment_at', 'now()'],
    ['next_payment_at', `now() + interval '9 years'`],
    ['activated_at', 'now()'],
    ['trial_ends_at', `now() + interval '9 years'`],
    ['overdue_since', 'null'],
    ['reminded_days', '1'],
    ['code', `'TEN-000'`],
    ['slug', `'taken'`],
    ['external_id', `'tenant-1'`],
    ['admin_email', `'me@example.test'`],
    ['deleted_at', 'null'],
    ['deleted_by', 'null'],
    ['erased_at', 'now()'],
    ['status_before_deletion', `'active'`],
    ['created_at', 'now()'],
    ['id', 'gen_random_uuid()'],
  ])('%s', async (column, value) => {
    expect(await asApp(`update tenants set ${column} = ${value}`)).toBe(REFUSED);
  });
});

test.each([
  'name',
  'session_idle_seconds',
  'session_total_seconds',
  'offline_idle_seconds',
  'offline_total_seconds',
  'time_zone',
  'updated_at',
  'version',
])('a tenant changes its %s', async (column) => {
  expect(await asApp(`update tenants set ${column} = ${column}`)).toBe(1);
});

test('a tenant can change these columns and no others', async () => {
  const { rows } = await app.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relname = any($1) and c.relnamespace = 'public'::regnamespace
       and has_column_privilege('gatehouse_app', c.oid, a.attnum, 'update')
     group by 1 order by 1`,
    [
      [
        'tenants',
        'memberships',
        'sessions',
        'plan_requests',
        'users',
        'credentials',
        'imports',
        'import_lines',
      ],
    ],
  );
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual({
    import_lines: ['message', 'outcome'],
    imports: ['created', 'failed', 'finished_at', 'skipped', 'state', 'stopped_because', 'worked_at'],
    memberships: [
      'directory_id',
      'factor_required_at',
      'last_sign_in_at',
      'left_at',
      'role',
      'role_id',
      'status',
      'updated_at',
      'version',
    ],
    sessions: ['end_reason', 'ended_at'],
    tenants: [
      'name',
      'offline_idle_seconds',
      'offline_total_seconds',
      'session_idle_seconds',
      'session_total_seconds',
      'time_zone',
      'updated_at',
      'version',
    ],
  });
});

test.each([
  [
    'makes nobody a member',
    "insert into memberships (id, tenant_id, user_id, role, created_at, updated_at) values (gen_random_uuid(), current_setting('app.tenant_id')::uuid, gen_random_uuid(), 'tenant_admin', now(), now())",
  ],
  ['gives a membership to nobody else', 'update memberships set user_id = gen_random_uuid()'],
  ['lengthens no session', `update sessions set expires_at = now() + interval '9 years'`],
  ['raises the role of no session', `update sessions set role = 'superadmin', account_role = 'superadmin'`],
  ['gives a session to nobody else', 'update sessions set user_id = gen_random_uuid()'],
  ['grants itself no plan', `update plan_requests set state = 'granted'`],
  ['takes no request back', 'delete from plan_requests'],
  ['changes nobody', `update users set is_superadmin = true`],
])('the role that serves a tenant %s', async (_, sql) => {
  expect(await asApp(sql)).toBe(REFUSED);
});
