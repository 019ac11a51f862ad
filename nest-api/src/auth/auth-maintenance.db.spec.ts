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

test('what ran out an hour ago is removed, and what ran out just now or lives is kept', async () => {
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

test('maintenance cannot read what it removes', async () => {
  for (const sql of ['select email from sign_ups', 'select token_hash from sessions', 'delete from users']) {
    await expect(maintenance.query(sql), sql).rejects.toThrow('permission denied');
  }
});
