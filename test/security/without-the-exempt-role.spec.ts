import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, signedIn } from '../support/data.ts';
import { asRole } from '../support/database-urls.ts';
import { ownWalk } from '../support/own-walk.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

/** The identity provider of the test connection is unreachable, with any role. */
const UPSTREAM_IS_DOWN = 502;

/** Serves like `gatehouse_app`. Memberships of roles are the whole server's, on which other tests run. */
const login = `gatehouse_test_${randomBytes(6).toString('hex')}`;
const PASSWORD = 'gatehouse-test-narrow';

let whole: TestApi;
let narrow: TestApi;
let owner: pg.Client;
let a: Side;
let asUser: ApiCaller;

beforeAll(async () => {
  whole = await startApi();
  ({ a } = await twoTenants(whole));
  asUser = await signedIn(whole, a.user);
  owner = new pg.Client({ connectionString: whole.database.ownerUrl });
  await owner.connect();
  await owner.query(`create role ${login} login password '${PASSWORD}'`);
  await owner.query(`grant gatehouse_app to ${login} with inherit true, set false`);
  await owner.query(`grant gatehouse_person, gatehouse_platform to ${login} with inherit false, set true`);
  const appUrl = asRole(whole.database.ownerUrl, login, PASSWORD);
  narrow = await startApi({ database: { ...whole.database, appUrl } });
  await owner.query(`revoke gatehouse_platform from ${login}`);
  // A connection keeps the role that it took before.
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login]);
});
/** The connections of the narrow API were ended under it. If it waits for one, the run does not wait with it. */
const FAREWELL_MS = 20_000;
afterAll(async () => {
  await Promise.race([narrow?.stop(), setTimeout(FAREWELL_MS, undefined, { ref: false })]);
  await owner?.query(`drop role ${login}`);
  await owner?.end();
  await whole?.stop();
});

interface Walked {
  readonly works: string[];
  readonly fails: string[];
}

async function walk(caller: ApiCaller): Promise<Walked> {
  const walked: Walked = { works: [], fails: [] };
  await ownWalk(narrow, describeApi(narrow.app), a, caller, ({ name }, { status }) => {
    if (status !== 403) walked[status >= 500 && status !== UPSTREAM_IS_DOWN ? 'fails' : 'works'].push(name);
  });
  return walked;
}

test('the login takes no role that sees every tenant', async () => {
  const app = new pg.Client({ connectionString: narrow.database.appUrl });
  await app.connect();
  await expect(app.query('set role gatehouse_platform')).rejects.toMatchObject({ code: '42501' });
  await expect(app.query('set role gatehouse_app')).rejects.toMatchObject({ code: '42501' });
  await app.end();
});

test('members and admins of a tenant do without the role that sees every tenant', async () => {
  const member = await walk(asUser);
  const admin = await walk(a.asAdmin);
  for (const [name, { works, fails }] of Object.entries({ member, admin }))
    process.stdout.write(
      `a ${name}: ${works.length} of ${works.length + fails.length} operations work without the exempt role\n`,
    );
  expect(member.works.length + admin.works.length).toBeGreaterThan(100);
  expect([...member.fails, ...admin.fails]).toEqual([]);
});
