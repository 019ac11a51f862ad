import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { removeExpired } from './auth-maintenance.js';

let clone: DatabaseClone;
let owner: pg.Client;
let maintenance: pg.Pool;

beforeAll(async () => {
  clone = await cloneDatabase();
  owner = new pg.Client({ connectionString: clone.ownerUrl });
  await owner.connect();
  maintenance = new pg.Pool({ connectionString: clone.maintenanceUrl });
});

afterAll(async () => {
  await owner?.end();
  await maintenance?.end();
  await clone?.drop();
});

test('sign-ups and attempt limits are removed after an hour, and not before', async () => {
  const ages = { old: '61 minutes', recent: '59 minutes', alive: '-5 minutes' };
  for (const [name, age] of Object.entries(ages)) {
    await owner.query(
      `insert into sign_ups (id, email, given_name, family_name, company, password_hash, expires_at, created_at)
       values (gen_random_uuid(), $1, 'A', 'B', 'C', 'x', now() - $2::interval, now())`,
      [`${name}@acme.test`, age],
    );
    await owner.query(
      `insert into attempt_limits (key, attempts, refused, last_at, blocked_until)
       values (convert_to($1, 'UTF8'), 1, 0, now() - $2::interval, now())`,
      [name, age],
    );
  }
  const client = await maintenance.connect();
  await removeExpired(client);
  client.release();

  const kept = await owner.query('select email from sign_ups order by email');
  expect(kept.rows.map(({ email }) => email)).toEqual(['alive@acme.test', 'recent@acme.test']);
  const limits = await owner.query(
    `select convert_from(key, 'UTF8') as name from attempt_limits order by name`,
  );
  expect(limits.rows.map(({ name }) => name)).toEqual(['alive', 'recent']);
});

test('an abandoned second step becomes a failed sign-in of the user’s organization', async () => {
  const [user, tenant] = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into tenants (id, slug, name, created_at, updated_at) values ($1, 'acme', 'Acme', now(), now())`,
    [tenant],
  );
  await owner.query(
    `insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
     values ($1, 'ada@acme.test', 'ada@acme.test', 'Ada', 'L', now(), now())`,
    [user],
  );
  await owner.query(
    `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'tenant_user', now(), now())`,
    [tenant, user],
  );
  const asked = { reference: 'q2Lw8Zt0aB1c', ip: '192.0.2.7', browser: 'Firefox on Windows' };
  const proof = { userId: user, amr: ['pwd'], method: 'password', asked };
  const ages = { forgotten: '11 minutes', late: '9 minutes', waiting: '-5 minutes', ancient: '2 days' };
  for (const [name, age] of Object.entries(ages))
    await owner.query(
      `insert into sign_in_tickets (id, token_hash, user_id, proof, must_enrol, expires_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, false, now() - $4::interval, now())`,
      [name, user, JSON.stringify(proof), age],
    );
  const client = await maintenance.connect();
  await removeExpired(client);
  await removeExpired(client);
  client.release();

  const kept = await owner.query('select token_hash as name from sign_in_tickets order by 1');
  expect(kept.rows.map(({ name }) => name)).toEqual(['late', 'waiting']);
  const attempts = await owner.query(
    `select tenant_id, user_id, method, outcome, failed, is_copy, reference, ip, user_agent, jsonb_array_length(steps) as steps,
       at between now() - interval '11 minutes 5 seconds' and now() - interval '11 minutes' as "isThen"
     from sign_in_attempts`,
  );
  expect(attempts.rows).toEqual([
    {
      tenant_id: tenant,
      user_id: user,
      method: 'password',
      outcome: 'ticket_expired',
      failed: true,
      is_copy: false,
      reference: asked.reference,
      ip: asked.ip,
      user_agent: asked.browser,
      steps: 2,
      isThen: true,
    },
  ]);
});

test('the maintenance role cannot read the rows that it removes', async () => {
  for (const sql of ['select email from sign_ups', 'select token_hash from sessions', 'delete from users']) {
    await expect(maintenance.query(sql), sql).rejects.toThrow('permission denied');
  }
});
