import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, signedIn } from '../support/data.ts';
import { type NarrowApi, narrowApi } from '../support/narrow-api.ts';
import { ownWalk } from '../support/own-walk.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

/** The identity provider of the test connection is unreachable, with any role. */
const UPSTREAM_IS_DOWN = 502;

let whole: TestApi;
let served: NarrowApi;
let narrow: TestApi;
let a: Side;
let asUser: ApiCaller;

beforeAll(async () => {
  whole = await startApi();
  ({ a } = await twoTenants(whole));
  asUser = await signedIn(whole, a.user);
  served = await narrowApi(whole);
  narrow = served.api;
});
afterAll(async () => {
  await served?.stop();
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

test('the login role has no role that sees every tenant', async () => {
  const app = new pg.Client({ connectionString: narrow.database.appUrl });
  await app.connect();
  await expect(app.query('set role gatehouse_platform')).rejects.toMatchObject({ code: '42501' });
  await expect(app.query('set role gatehouse_app')).rejects.toMatchObject({ code: '42501' });
  await app.end();
});

test('members and admins of a tenant do not need the role that sees every tenant', async () => {
  const member = await walk(asUser);
  const admin = await walk(a.asAdmin);
  for (const [name, { works, fails }] of Object.entries({ member, admin }))
    process.stdout.write(
      `a ${name}: ${works.length} of ${works.length + fails.length} operations work without the exempt role\n`,
    );
  expect(member.works.length + admin.works.length).toBeGreaterThan(100);
  expect([...member.fails, ...admin.fails]).toEqual([]);
});
