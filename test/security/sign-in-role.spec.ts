import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { fillTenantTables } from '../support/fill-tenant-tables.ts';
import { SIGN_IN_GRANTS } from '../support/sign-in-grants.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

const REFUSED = '42501';
const MAY_BE_EXECUTED = [
  'custom_host_of_tenant',
  'device_of_session',
  'directory_of_account',
  'directory_person',
  'end_access_of_user',
  'forgive_attempts',
  'groups_for_claim',
  'has_account',
  'is_assigned',
  'note_events',
  'owners_of_attempt',
  'password_sign_in_mark',
  'reach_stage',
];

let api: TestApi;
let owner: pg.Client;
let app: pg.Client;
let a: Side;
let b: Side;

beforeAll(async () => {
  api = await startApi();
  ({ a, b } = await twoTenants(api));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  app = new pg.Client({ connectionString: api.database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
  for (const side of [a, b]) await fillTenantTables(owner, side);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await api.stop();
});

/** Rows that a statement of the role reads or changes, or its error code. Always rolled back. */
async function forSignIn(sql: string, values: readonly unknown[] = []): Promise<number | string> {
  await app.query('begin');
  try {
    await app.query('set local role gatehouse_sign_in');
    return (await app.query(sql, [...values])).rowCount ?? 0;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await app.query('rollback');
  }
}

describe('the role for sign-ins', () => {
  test('has these grants and no others', async () => {
    const { rows } = await owner.query<{ table: string; verb: string; columns: string[] }>(GRANTS);
    const found: Record<string, Record<string, string>> = {};
    for (const { table, verb, columns } of rows)
      found[table] = { ...found[table], [verb]: columns.join(' ') };
    expect(found).toEqual(SIGN_IN_GRANTS);
  });

  test('has a policy for each granted verb and for no other', async () => {
    const { rows } = await owner.query<{ table: string; verb: string }>(POLICIES);
    const granted = Object.entries(SIGN_IN_GRANTS).flatMap(([table, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb} ${table}`),
    );
    expect(rows.map(({ table, verb }) => `${verb} ${table}`).sort()).toEqual(granted.sort());
  });

  test('calls only these functions of the owner', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
         and has_function_privilege('gatehouse_sign_in', p.oid, 'execute') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(MAY_BE_EXECUTED);
  });

  test('can use no other role, and only the serving role can use it', async () => {
    const { rows } = await owner.query(
      `select m.rolname as member, r.rolname as role, x.inherit_option, x.admin_option from pg_auth_members x
       join pg_roles m on m.oid = x.member join pg_roles r on r.oid = x.roleid
       where 'gatehouse_sign_in' in (m.rolname, r.rolname) and m.rolname !~ '^gatehouse_test_'`,
    );
    expect(rows).toEqual([
      { member: 'gatehouse_app', role: 'gatehouse_sign_in', inherit_option: false, admin_option: false },
    ]);
    const { rows: logins } = await owner.query(
      `select 1 from pg_roles where rolname = 'gatehouse_sign_in' and (rolcanlogin or rolsuper or rolbypassrls)`,
    );
    expect(logins).toEqual([]);
  });

  test('reads no table that it is not granted', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    const closed = rows.map(({ name }) => name).filter((name) => !SIGN_IN_GRANTS[name]?.select);
    expect(closed).toEqual(
      expect.arrayContaining([
        'audit_events',
        'audit_seals',
        'imports',
        'instances',
        'outbox',
        'plan_requests',
        'product_grants',
        'organization_profiles',
        'passkeys',
        'sign_in_policies',
        'sso_wizard_links',
        'sso_wizard_runs',
        'totp_factors',
      ]),
    );
    for (const name of closed)
      expect([name, await forSignIn(`select 1 from ${name}`)]).toEqual([name, REFUSED]);
  });

  test.each([
    ['makes nobody a superadmin', 'update users set is_superadmin = true'],
    ['activates no account', `update users set status = 'active'`],
    ['gives no member another role', `update memberships set role = 'tenant_admin'`],
    ['removes no member', 'delete from memberships'],
    ['renames no tenant', `update tenants set name = 'Mine'`],
    ['changes no plan', `update tenants set plan = 'enterprise'`],
    ['reads no payment', 'select payment_status from tenants'],
    ['reads no hash of a password', 'select secret from credentials'],
    ['reads no hash of a session token', 'select token_hash from sessions'],
    ['gives no session another role', `update sessions set role = 'superadmin'`],
    ['prolongs no session', `update sessions set expires_at = now() + interval '9 years'`],
    ['reads no DNS challenge', 'select challenge from domains'],
    ['revokes no invitation', 'update invitations set revoked_at = now()'],
    ['changes no connection', `update sso_configurations set issuer = 'https://evil.test'`],
    ['lifts no policy', 'update sso_policies set enforced = false'],
    ['changes no redirect URI', `update oauth_clients set redirect_uris = '{https://evil.test}'`],
    ['reads no client secret', 'select secret from oauth_client_secrets'],
    ['rotates no signing key', `update signing_keys set status = 'retired'`],
    ['removes no signing key', 'delete from signing_keys'],
    ['changes no service provider', `update saml_service_providers set is_active = true`],
    ['deletes no event', 'delete from audit_events'],
    [
      'backdates no event',
      `insert into audit_events (tenant_id, event, at) values (gen_random_uuid(), '{}', now())`,
    ],
    ['forgets no accepted assertion', 'delete from saml_used_ids'],
    ['empties no table', 'truncate sessions'],
  ])('%s', async (_, sql) => {
    expect(await forSignIn(sql)).toBe(REFUSED);
  });

  test('can add an event to any audit log', async () => {
    for (const { tenant } of [a, b])
      expect(
        await forSignIn(`insert into audit_events (tenant_id, event) values ($1, '{}')`, [tenant.id]),
      ).toBe(1);
  });

  test('can create accounts without permissions, but no superadmin', async () => {
    const add = (isSuperadmin: boolean, status: string) =>
      forSignIn(
        `insert into users (id, email, email_key, given_name, family_name, is_superadmin, status, created_at, updated_at)
         values (gen_random_uuid(), 'x@y.test', 'x@y.test', '', '', $1, $2, now(), now())`,
        [isSuperadmin, status],
      );
    expect([await add(false, 'active'), await add(true, 'active'), await add(false, 'suspended')]).toEqual([
      1,
      REFUSED,
      REFUSED,
    ]);
  });

  test('can create tenants that are pending and on trial', async () => {
    const add = (status: string, plan: string) =>
      forSignIn(
        `insert into tenants (id, slug, name, status, plan, created_at, updated_at)
         values (gen_random_uuid(), 'a-new-one', 'New', $1, $2, now(), now())`,
        [status, plan],
      );
    expect([
      await add('pending', 'trial'),
      await add('active', 'trial'),
      await add('pending', 'pro'),
    ]).toEqual([1, REFUSED, REFUSED]);
  });

  test('can lock a tenant row but not change it', async () => {
    const lock = 'select id from tenants where id = $1 for no key update';
    expect(await forSignIn(lock, [a.tenant.id])).toBe(1);
    expect(await forSignIn('update tenants set version = version + 1 where id = $1', [a.tenant.id])).toBe(
      REFUSED,
    );
  });

  test('can send emails of the platform, but none in the name of a tenant', async () => {
    const send = (tenantId: string | null) =>
      forSignIn(
        `insert into outbox (id, tenant_id, recipient, template, subject, next_attempt_at, created_at)
         values (gen_random_uuid(), $1, 'x@y.test', 't', 's', now(), now())`,
        [tenantId],
      );
    expect([await send(null), await send(a.tenant.id)]).toEqual([1, REFUSED]);
  });

  test('sees only verified domains', async () => {
    await owner.query(`update domains set status = 'active' where id = $1`, [a.domainId]);
    const seen = (id: string) => forSignIn('select domain from domains where id = $1', [id]);
    await owner.query(`update domains set status = 'pending' where id = $1`, [b.domainId]);
    expect([await seen(a.domainId), await seen(b.domainId)]).toEqual([1, 0]);
  });

  test.each(['sso_configuration_states', 'sign_in_traces', 'grants'])(
    'sees the rows of the platform in %s, and none of a tenant',
    async (table) => {
      const { rows } = await owner.query(`select 1 from ${table} where tenant_id is not null`);
      expect(rows).not.toEqual([]);
      const { rows: own } = await owner.query(`select 1 from ${table} where tenant_id is null`);
      expect(await forSignIn(`select id from ${table}`)).toBe(own.length);
    },
  );

  test('finds the single sign-on settings of any tenant and changes only those of the platform', async () => {
    const { rows } = await owner.query('select 1 from sso_flows where tenant_id = $1', [a.tenant.id]);
    expect(rows).not.toEqual([]);
    const of = [a.tenant.id];
    expect(await forSignIn('select id from sso_flows where tenant_id = $1', of)).toBe(rows.length);
    expect(await forSignIn('update sso_flows set consumed_at = now() where tenant_id = $1', of)).toBe(0);
  });
});

/** A grant on the whole table covers all of its columns. */
const GRANTS = `
  select c.relname as table, v.verb, coalesce(
    array_agg(a.attname::text order by a.attname collate "C") filter (where a.attname is not null), '{}') as columns
  from pg_class c
  cross join unnest(array['select', 'insert', 'update', 'references']) v (verb)
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('gatehouse_sign_in', c.oid, a.attnum, v.verb)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  group by c.relname, v.verb
  union all
  select c.relname, v.verb, '{}'
  from pg_class c cross join unnest(array['delete', 'truncate', 'trigger', 'maintain']) v (verb)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and has_table_privilege('gatehouse_sign_in', c.oid, v.verb)`;

const POLICIES = `
  select c.relname as table,
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
      else 'any' end as verb
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where 'gatehouse_sign_in'::regrole = any(p.polroles)`;
