import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';
import { PLATFORM_ROLE } from '../../database/roles.js';
import { attentionOf } from './attention-entries.sql.js';

const FEW = 20;
const MANY = 1_500;
/** Accounts of each application. */
const ACCOUNTS = 40;
/** All sources of the list together. */
const MOST_BLOCKS = 80;

let database: DatabaseClone;
let owner: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  // Disables foreign keys, so that the test needs no rows of the applications.
  await owner.query('set session_replication_role = replica');
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** Each application has its own tenant. The first one rejects most of its accounts. */
async function fill(from: number, to: number): Promise<void> {
  await owner.query(
    `with made as (
       insert into tenants (id, slug, name, status, plan, created_at, updated_at)
       select md5('tenant' || n)::uuid, 'tenant' || n, 'Tenant ' || n, 'active', 'pro', now(), now()
       from generate_series($1::int, $2::int - 1) n)
     insert into application_provisioning (id, tenant_id, client_id, preset, base_url, auth_method, secret,
       secret_last_four, update_method, mapping, assigned, push_groups, leave_action, leave_after_days, state, created_at,
       updated_at)
     select md5('application' || n)::uuid, md5('tenant' || n)::uuid, md5('application' || n)::uuid, 'generic',
       'https://app.example/scim', 'token', 'v1.test.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA', 'last', 'patch', '[]', 'access', false, 'deactivate', 0, 'active',
       now(), now() from generate_series($1::int, $2::int - 1) n`,
    [from, to],
  );
  await owner.query(
    `insert into provisioning_objects (tenant_id, provisioning_id, kind, person_id, label, status, due_at)
     select md5('tenant' || n)::uuid, md5('application' || n)::uuid, 'user', gen_random_uuid(), 'user' || a,
       case when n = 0 and a > 2 then 'refused' else 'in_sync' end, null
     from generate_series($1::int, $2::int - 1) n, generate_series(1, $3::int) a`,
    [from, to, ACCOUNTS],
  );
  await owner.query('vacuum analyze application_provisioning, provisioning_objects, tenants');
}

const HORIZON = {
  certificates: new Date(),
  applicationCertificates: new Date().toISOString(),
  trials: new Date(),
  tokens: new Date(),
};

/** @param tenant number; null for the platform */
async function cost(tenant: number | null): Promise<{ blocks: number; rejecting: number }> {
  const { sql, values } = attentionOf(tenant === null, HORIZON);
  let n = 0;
  const numbered = sql.replaceAll('?', () => `$${++n}`);
  await owner.query('begin');
  try {
    if (tenant === null) await owner.query(`set local role ${PLATFORM_ROLE}`);
    else
      await owner.query(
        `select set_config('app.tenant_id', md5('tenant' || $1::int)::uuid::text, true), set_config('role', 'gatehouse_app', true)`,
        [tenant],
      );
    const { rows: found } = await owner.query(numbered, values);
    const { rows } = await owner.query(`explain (analyze, buffers, format json) ${numbered}`, values);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    return {
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      rejecting: found.find(({ kind }) => kind === 'rejected_accounts')?.count ?? 0,
    };
  } finally {
    await owner.query('rollback');
  }
}

test('applications that reject accounts are found without reading the others', async () => {
  await fill(0, FEW);
  const few = { platform: await cost(null), tenant: await cost(0), other: await cost(1) };
  await fill(FEW, MANY);
  const many = { platform: await cost(null), tenant: await cost(0), other: await cost(1) };
  expect([many.platform, many.tenant, many.other].map(({ rejecting }) => rejecting)).toEqual([1, 1, 0]);
  for (const { blocks } of Object.values(many))
    expect(blocks, JSON.stringify({ few, many })).toBeLessThan(MOST_BLOCKS);
}, 120_000);
