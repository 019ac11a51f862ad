import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { clearAuthorizations } from './artifacts/authorizations.repository.js';
import { turnPartitions } from './oauth2-maintenance.js';

let database: DatabaseClone;
let owner: pg.Pool;
let maintenance: pg.Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  maintenance = new pg.Pool({ connectionString: database.maintenanceUrl });
});
afterAll(async () => {
  await Promise.all([owner.end(), maintenance.end()]);
  await database.drop();
});

async function asMaintenance<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await maintenance.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function partitions(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'oauth_artifacts'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const nameOf = (day: string) => `oauth_artifacts_${day.replaceAll('-', '_')}`;
/** The Monday of the week of a day. */
const weekOf = (day: string) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

test('partitions exist for every token that can be issued today', async () => {
  expect(await partitions()).toEqual(
    expect.arrayContaining([0, 1, 14, 40].map((days) => nameOf(weekOf(dayFromNow(days))))),
  );
});

test('future weeks get partitions, and past ones are dropped a day after their last day', async () => {
  // The names alone decide, so that the test means the same on every weekday.
  const [stays, goes] = [dayFromNow(-7), dayFromNow(-8)];
  const years = ['1999-01-04', '1999-01-11', '1999-01-18'];
  for (const [at, day] of [stays, goes].entries())
    await owner.query(
      `create table ${nameOf(day)} partition of oauth_artifacts for values from ('${years[at]}') to ('${years[at + 1]}')`,
    );
  await owner.query(`drop table ${nameOf(weekOf(dayFromNow(40)))}`);

  await asMaintenance(turnPartitions);

  const left = await partitions();
  expect(left).toContain(nameOf(weekOf(dayFromNow(40))));
  expect(left).toContain(nameOf(stays));
  expect(left).not.toContain(nameOf(goes));
  await owner.query(`drop table ${nameOf(stays)}`);
});

test('new partitions have row-level security', async () => {
  const { rows } = await owner.query(
    `select relname from pg_class where relname like 'oauth_artifacts_%' and relkind = 'r' and not relrowsecurity
       and relname >= $1`,
    [nameOf(dayFromNow(0))],
  );
  expect(rows).toEqual([]);
});

test('authorizations are removed only after they expire', async () => {
  const [user, client, live] = [randomUUID(), randomUUID(), randomUUID()];
  await owner.query(
    `insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
     values ($1, 'a@b.test', 'a@b.test', 'A', 'B', now(), now())`,
    [user],
  );
  await owner.query(
    `insert into oauth_clients (id, client_id, name, redirect_uris, post_logout_redirect_uris, scopes,
       token_endpoint_auth_method, created_at, updated_at)
     values ($1, 'app', 'App', '{}', '{}', '{}', 'none', now(), now())`,
    [client],
  );
  await owner.query(
    `insert into oauth_authorizations (id, client_id, user_id, payload, expires_at)
     select 'old-' || n, 'app', $1::uuid, '{}'::jsonb, now() - interval '2 hours' from generate_series(1, 2500) n
     union all select $2, 'app', $1::uuid, '{}'::jsonb, now() + interval '1 hour'`,
    [user, live],
  );

  await asMaintenance((connection) => clearAuthorizations(connection, new AbortController().signal));

  const { rows } = await owner.query('select id from oauth_authorizations');
  expect(rows).toEqual([{ id: live }]);
});

test('the maintenance role cannot read active authorizations, artifacts or keys', async () => {
  await asMaintenance(async (connection) => {
    expect((await connection.query('select id from oauth_authorizations')).rows).toEqual([]);
    await expect(connection.query('select payload from oauth_authorizations')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(connection.query('select 1 from oauth_artifacts')).rejects.toMatchObject({ code: '42501' });
    await expect(connection.query('select 1 from signing_keys')).rejects.toMatchObject({ code: '42501' });
  });
});
