import type { PersonalDataExport } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_COLUMNS, PERSONAL_PART_NAMES } from '../../nest-api/src/account/data/personal-columns.js';
import { startApi, type TestApi } from '../support/api.ts';
import { fillTenantTables } from '../support/fill-tenant-tables.ts';
import { holdJob } from '../support/held-job.ts';
import { sealEverything } from '../support/seal-everything.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

interface Table {
  readonly name: string;
  readonly partition: boolean;
  readonly rowSecurity: boolean;
  readonly hasTenant: boolean;
  readonly policies: string[];
  /** Whether gatehouse_app can select from the table. */
  readonly readable: boolean;
}

const SERVING_ROLES = [
  'gatehouse_app',
  'gatehouse_person',
  'gatehouse_sign_in',
  'gatehouse_platform',
  'gatehouse_maintenance',
];
/** Tables without data of a tenant. */
const NOBODYS = new Set(['migrations']);

/** Columns that refer to other objects without a foreign key. */
const OF_NO_USER = [
  'audit_published_heads.chain',
  'audit_tombstones.erased_tenant',
  'directory_changes.directory_user_id',
  'directory_pull_objects.removed_in',
  'directory_pull_objects.seen_in',
  'funnel_entries.subject_id',
  'group_members.directory_user_id',
  'live_pulses.process_id',
  'oauth_authorizations.session_id',
  'oauth_clients.directory_id',
  'oauth_logout_deliveries.session_id',
  'provisioning_changes.group_id',
  'provisioning_objects.group_id',
  'provisioning_objects.target_id',
  'saml_sessions.session_id',
  'saml_upstream_sessions.session_id',
  'sessions.upstream_tenant_id',
  'signal_outbox.jti',
  'sign_in_attempts.application_id',
  'sign_in_attempts.connection_id',
  'sign_in_attempts.device_id',
  'sign_in_attempts.session_id',
  'sign_in_attempts.trace_id',
  'sessions.connection_id',
  'sign_in_notices.device_id',
  'sign_in_notices.session_id',
  'sign_in_traces.draft_id',
  'sso_configuration_drafts.released_from',
  'sso_flows.draft_id',
  'sso_flows.trace_id',
  'sso_wizard_links.test_trace_id',
  'sso_wizard_runs.configuration_id',
];

let api: TestApi;
let owner: pg.Client;
let app: pg.Client;
let tables: Table[];
let a: Side;
let b: Side;

beforeAll(async () => {
  api = await startApi();
  ({ a, b } = await twoTenants(api));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  app = new pg.Client({ connectionString: api.database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
  // The job would deliver the pending changes.
  await holdJob(owner, 'provisioning-delivery');
  for (const side of [a, b]) await fillTenantTables(owner, side);
  await sealEverything(api);
  tables = (await owner.query<Table>(TABLES)).rows;
});

afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await api.stop();
});

test('every table has row-level security and a policy, or serves nobody', () => {
  const open = tables.filter(
    ({ name, readable, rowSecurity, policies, partition }) =>
      !NOBODYS.has(name) && readable && (!rowSecurity || (policies.length === 0 && !partition)),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('every table with a tenant has row-level security, readable or not', () => {
  const open = tables.filter(({ hasTenant, rowSecurity }) => hasTenant && !rowSecurity);
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('no partition can be read directly', () => {
  expect(tables.filter(({ partition, readable }) => partition && readable).map(({ name }) => name)).toEqual(
    [],
  );
});

test('a serving role can access a table only with its own policy', async () => {
  const { rows } = await owner.query(
    `select r.rolname as role, c.relname as table, v.verb
     from pg_roles r cross join pg_class c
     cross join unnest(array['select', 'insert', 'update', 'delete']) v (verb)
     where r.rolname = any($1) and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and c.relrowsecurity
       and (has_table_privilege(r.oid, c.oid, v.verb)
         or v.verb <> 'delete' and has_any_column_privilege(r.oid, c.oid, v.verb))
       and not exists (select 1 from pg_policy p where p.polrelid = c.oid and r.oid = any(p.polroles)
         and p.polpermissive and (p.polcmd = '*' or p.polcmd::text = case v.verb when 'select' then 'r'
           when 'insert' then 'a' when 'update' then 'w' else 'd' end))`,
    [SERVING_ROLES],
  );
  expect(rows).toEqual([]);
});

test('every view runs with the rights of its caller', async () => {
  const { rows } = await owner.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('v', 'm')
       and not coalesce(c.reloptions::text like '%security_invoker=true%', false)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  expect(rows).toEqual([]);
});

test('the serving roles own no table and bypass no policy', async () => {
  const roles = await owner.query(
    'select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls or rolcreaterole)',
    [SERVING_ROLES],
  );
  const owned = await owner.query(
    `select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
     where r.rolname = any($1) and c.relkind in ('r', 'p', 'v', 'S')`,
    [SERVING_ROLES.filter((role) => role !== 'gatehouse_maintenance')],
  );
  expect([roles.rows, owned.rows]).toEqual([[], []]);
});

test('a function with the owner’s permissions has a fixed search path and is not executable by all roles', async () => {
  const { rows } = await owner.query<{ name: string; path: string | null; isOpen: boolean }>(
    `select p.proname as name, array_to_string(p.proconfig, ' ') as path,
       p.prorettype <> 'trigger'::regtype and (p.proacl is null or p.proacl::text ~ '[{,]=X') as "isOpen"
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const loose = rows.filter(({ path, isOpen }) => isOpen || !/^search_path=.*\bpg_temp\b/.test(path ?? ''));
  expect(loose).toEqual([]);
});

test('each column that names a user is exported to them, or withheld for a reason', async () => {
  const { rows } = await owner.query<{ name: string; named: boolean }>(
    `select c.relname || '.' || a.attname as name, a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
         and a.attname not in ('id', 'tenant_id') and not exists (select from pg_constraint k where k.conrelid = c.oid
           and k.contype = 'f' and a.attnum = any(k.conkey)
           and k.confrelid not in ('users'::regclass, 'memberships'::regclass))
       or a.attname ~ '(^|_)(user|person|actor|target|author)_id$'
       or a.attname ~ '(^|_)(email|email_key|recipient)$' and a.atttypid <> 'boolean'::regtype as named
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const listed = Object.entries(PERSONAL_COLUMNS).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  const named = rows.filter((row) => row.named).map(({ name }) => name);
  expect(named.length).toBeGreaterThan(100);
  const known = new Set([...listed, ...OF_NO_USER]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const existing = new Set(rows.map(({ name }) => name));
  expect([...known].filter((name) => !existing.has(name))).toEqual([]);
});

test('a user exports their rows of each table, but no secrets and no data of other users', async () => {
  const text = await (await a.asAdmin.get('/api/v1/account/data/export')).text();
  const { categories } = JSON.parse(text) as PersonalDataExport;
  const parts = new Map(
    categories.flatMap((category) => category.parts.map(({ part, entries }) => [part, entries.length])),
  );
  expect([...parts.keys()].toSorted()).toEqual([...PERSONAL_PART_NAMES].toSorted());
  const rows = await rowsOf(a.admin.id);
  const missing = Object.entries(PERSONAL_COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, part]) =>
      typeof part === 'string' && column === 'user_id' && rows.has(table) && parts.get(part) === 0
        ? [table]
        : [],
    ),
  );
  expect(missing).toEqual([]);
  expect(rows.size).toBeGreaterThan(20);
  const others = [a.user.id, a.user.email, b.admin.id, b.admin.email, b.tenant.id];
  expect(others.filter((other) => text.includes(other))).toEqual([]);
  const secrets = await owner.query<{ value: string }>(
    `select secret as value from credentials union all select token_hash from sessions union all select key_hash from devices
     union all select secret from totp_factors`,
  );
  expect(secrets.rows.length).toBeGreaterThan(2);
  expect(secrets.rows.filter(({ value }) => text.includes(value))).toEqual([]);
});

test('each tenant reads its own rows of each table, and none of the other', async () => {
  const readable = tables.filter(({ hasTenant, partition, readable }) => hasTenant && !partition && readable);
  expect(readable.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['memberships', 'sessions', 'domains', 'plan_requests', 'audit_events']),
  );
  for (const { name } of readable) {
    const seen = await asTenant(a.tenant.id, `select tenant_id, count(*)::int as n from ${name} group by 1`);
    expect({ name, tenants: seen.map((row) => row.tenant_id) }).toEqual({ name, tenants: [a.tenant.id] });
    const foreign = await owner.query(`select 1 from ${name} where tenant_id = $1`, [b.tenant.id]);
    expect({ name, rowsOfTheOther: foreign.rowCount }).not.toEqual({ name, rowsOfTheOther: 0 });
  }
});

test('a user is visible only to their tenants', async () => {
  const seen = await asTenant(a.tenant.id, 'select id from users');
  expect(seen.map(({ id }) => id).sort()).toEqual([a.admin.id, a.user.id].sort());
});

test('without a tenant, there are no rows', async () => {
  for (const { name, hasTenant, readable, partition } of tables) {
    if (!hasTenant || !readable || partition) continue;
    await expect(app.query(`select 1 from ${name}`), name).rejects.toMatchObject({ code: /42704|22P02/ });
  }
});

test('a tenant cannot write a row into another one', async () => {
  const insert = `insert into domains (id, tenant_id, domain, created_at, updated_at)
    values (gen_random_uuid(), '${b.tenant.id}', 'stolen.test', now(), now())`;
  await expect(asTenant(a.tenant.id, insert)).rejects.toMatchObject({ code: '42501' });
});

describe('a user', () => {
  /** Tables that the role can read, with the column that names the user. */
  const OWN = {
    credentials: 'user_id',
    devices: 'user_id',
    email_changes: 'user_id',
    external_identities: 'user_id',
    passkeys: 'user_id',
    password_resets: 'user_id',
    recovery_codes: 'user_id',
    saved_views: 'user_id',
    sessions: 'user_id',
    sign_in_attempts: 'user_id',
    sign_in_notices: 'user_id',
    sign_in_tickets: 'user_id',
    totp_factors: 'user_id',
    users: 'id',
  };

  beforeAll(async () => {
    for (const { user } of [a, b]) await owner.query(FACTORS_OF, [user.id]);
  });

  test('can read only these tables', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and has_any_column_privilege('gatehouse_person', c.oid, 'select') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(OWN));
  });

  test.each(Object.entries(OWN))('sees only their own rows: %s', async (table, column) => {
    const { rows } = await owner.query(`select 1 from ${table} where ${column} = $1`, [b.user.id]);
    if (table !== 'external_identities') expect(rows).not.toEqual([]);
    const seen = await asPerson(a.user.id, `select distinct ${column} as id from ${table}`);
    expect(seen.map(({ id }) => id)).toEqual(table === 'external_identities' ? [] : [a.user.id]);
  });

  test('sees no rows without a user ID', async () => {
    for (const [table, column] of Object.entries(OWN))
      await expect(asPerson('', `select ${column} from ${table}`), table).rejects.toMatchObject({
        code: /42704|22P02/,
      });
  });

  test('can report a sign-in only to the administrators of their tenants', async () => {
    const insert = (tenantId: string) =>
      asPerson(
        a.user.id,
        `insert into sign_in_notices (id, user_id, tenant_id, signed_in_at, expires_at, created_at)
         values (gen_random_uuid(), '${a.user.id}', '${tenantId}', now(), now(), now())`,
      );
    await insert(a.tenant.id);
    await expect(insert(b.tenant.id)).rejects.toMatchObject({ code: '42501' });
  });

  test('has events only in the audit logs of the platform and of their tenants', async () => {
    const note = (...trails: string[]) =>
      asPerson(
        a.user.id,
        `select note_own_events('{${trails.join()}}', array_fill('{}'::jsonb, '{${trails.length}}'))`,
      );
    await note(a.tenant.id, '00000000-0000-0000-0000-000000000000');
    await expect(note(a.tenant.id, b.tenant.id)).rejects.toMatchObject({ code: '42501' });
    const insert = `insert into audit_events (tenant_id, event) values ('${b.tenant.id}', '{}')`;
    await expect(asPerson(a.user.id, insert)).rejects.toThrow();
  });

  test('cannot grant themselves permissions', async () => {
    for (const change of [`is_superadmin = true`, `status = 'active'`, `email = 'x@y.test'`])
      await expect(asPerson(a.user.id, `update users set ${change}`)).rejects.toMatchObject({
        code: '42501',
      });
    for (const change of [
      `role = 'superadmin'`,
      `tenant_id = null`,
      `expires_at = now() + interval '9 years'`,
    ])
      await expect(asPerson(a.user.id, `update sessions set ${change}`)).rejects.toMatchObject({
        code: '42501',
      });
  });

  const FACTORS_OF = `
    with u as (select $1::uuid as id), sealed as (select 'v1.test.' || repeat('A', 16) || '.' || repeat('A', 22) as it),
      one as (insert into totp_factors (id, user_id, secret, created_at) select gen_random_uuid(), u.id, it, now() from u, sealed),
      two as (insert into recovery_codes (id, user_id, code, created_at) select gen_random_uuid(), u.id, it, now() from u, sealed),
      resets as (insert into password_resets (id, user_id, email_key, expires_at, created_at)
        select gen_random_uuid(), u.id, 'own@example.test', now() + interval '1 day', now() from u),
      tickets as (insert into sign_in_tickets (id, token_hash, user_id, proof, must_enrol, expires_at, created_at)
        select gen_random_uuid(), left(u.id::text, 43), u.id, '{}', false, now() + interval '1 day', now() from u),
      three as (insert into email_changes (id, user_id, email, expires_at, created_at)
        select gen_random_uuid(), u.id, 'new@example.test', now() + interval '1 day', now() from u),
      attempts as (insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id)
        select true, now(), gen_random_uuid(), gen_random_uuid(), 'password', true, 'any', 'ref', u.id from u),
      notices as (insert into sign_in_notices (id, user_id, signed_in_at, expires_at, created_at)
        select gen_random_uuid(), u.id, now(), now() + interval '1 day', now() from u),
      views as (insert into saved_views (id, user_id, list, name, query, is_default, created_at)
        select gen_random_uuid(), u.id, 'members', 'own', 'status=active', false, now() from u)
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
    select gen_random_uuid(), u.id, u.id, 'k', 0, '{}', false, 'n', now() from u`;
});

/** Tables that have a row of the user. */
async function rowsOf(userId: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, columns] of Object.entries(PERSONAL_COLUMNS)) {
    // The row of custom attributes has no value yet.
    if (!('user_id' in columns) || table === 'member_attribute_values') continue;
    const { rowCount } = await owner.query(`select from ${table} where user_id = $1 limit 1`, [userId]);
    if (rowCount) found.add(table);
  }
  return found;
}

function asTenant(tenantId: string, sql: string): Promise<Record<string, string>[]> {
  // Like the unit of work: Citus repeats it on workers.
  return within(`set local app.tenant_id = '${tenantId}'`, [], sql);
}

function asPerson(userId: string, sql: string): Promise<Record<string, string>[]> {
  const set = `select set_config('role', 'gatehouse_person', true), set_config('app.user_id', $1, true)`;
  return within(set, [userId], sql);
}

async function within(set: string, values: string[], sql: string): Promise<Record<string, string>[]> {
  await app.query('begin');
  try {
    await app.query(set, values);
    return (await app.query(sql)).rows;
  } finally {
    await app.query('rollback');
  }
}

const TABLES = `
  select c.relname as name, c.relispartition as partition, c.relrowsecurity as "rowSecurity",
    exists (select 1 from pg_attribute x where x.attrelid = c.oid and x.attname = 'tenant_id') as "hasTenant",
    array(select p.polname::text from pg_policy p where p.polrelid = c.oid) as policies,
    has_table_privilege('gatehouse_app', c.oid, 'select')
      or has_any_column_privilege('gatehouse_app', c.oid, 'select') as readable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`;
