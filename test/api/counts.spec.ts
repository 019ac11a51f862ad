import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aResource } from '../support/relying-party.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

interface Page {
  items: { id: string }[];
  nextCursor: string | null;
  total?: number;
}

const TRACES = `
  insert into sign_in_traces (id, tenant_id, configuration_id, purpose, outcome, email, steps, started_at)
  select gen_random_uuid(), $1, $2, 'sign_in', case n % 3 when 0 then 'success' when 1 then 'expired' end,
    'person-' || n || '@counted.example', '[]', now() from generate_series(1, 30) n`;

let api: TestApi;
let superadmin: ApiCaller;
let admin: Person;
let caller: ApiCaller;
let tenantId: string;
let connectionId: string;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  caller = await signedIn(api, admin);
  const other = await signedIn(
    api,
    await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' }),
  );
  for (const n of [1, 2, 3]) await aResource(caller, `https://api-${n}.counted.example`);
  await aResource(other, 'https://api.other.example');
  connectionId = await aStoredConnection(api, tenantId);
  await aStoredConnection(api, tenantId);
  await superadmin.get('/api/v1/system/jobs');
  for (const n of [1, 2, 3])
    await caller.post('/api/v1/roles', { name: `Role ${n}`, permissions: ['user_management'] });
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query(TRACES, [tenantId, connectionId]);
  await owner.end();
});
afterAll(() => api.stop());

async function read(by: ApiCaller, path: string): Promise<Page> {
  const response = await by.get(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Page;
}

/** Counts items on all pages, one after the other. */
async function reallyOn(by: ApiCaller, path: string): Promise<number> {
  let [items, cursor]: [number, string | null] = [0, ''];
  while (cursor !== null) {
    const page: Page = await read(by, `${path}&limit=2${cursor && `&cursor=${cursor}`}`);
    items += page.items.length;
    cursor = page.nextCursor;
  }
  return items;
}

test.each([
  ['the audit log', () => '/api/v1/audit/events?'],
  ['the audit log of a group', () => '/api/v1/audit/events?group=people'],
  ['the audit log of an action', () => '/api/v1/audit/events?action=role.created'],
  // A user who signs in is actor and target of the same event.
  ['the audit log of a person', () => `/api/v1/audit/events?person=${admin.id}`],
  [
    'the audit log of a person by address',
    () => `/api/v1/audit/events?email=${encodeURIComponent(admin.email)}`,
  ],
  ['the audit log of a person in a group', () => `/api/v1/audit/events?group=people&person=${admin.id}`],
  ['APIs', () => '/api/v1/admin/oauth2/resources?'],
  ['connections', () => '/api/v1/sso-configurations?type=oauth2'],
  ['the sign-in log', () => `/api/v1/sso-configurations/${connectionId}/traces?`],
  ['failed sign-ins', () => `/api/v1/sso-configurations/${connectionId}/traces?result=failure`],
  ['sign-ins that are open', () => `/api/v1/sso-configurations/${connectionId}/traces?result=open`],
  [
    'sign-ins of an address',
    () => `/api/v1/sso-configurations/${connectionId}/traces?search=person-1&purpose=sign_in`,
  ],
])('%s states how many items all pages have', async (_, pathOf) => {
  const path = `${pathOf()}&count=true`.replace('?&', '?');
  const page = await read(caller, `${path}&limit=2`);
  expect(page.total).toBe(await reallyOn(caller, path));
  expect(page.total).toBeGreaterThan(1);
});

test('a count includes only what the caller can see', async () => {
  const resources = '/api/v1/admin/oauth2/resources?count=true&limit=1';
  expect((await read(caller, resources)).total).toBe(3);
  expect((await read(superadmin, resources)).total).toBe(4);
  expect((await read(superadmin, `${resources}&tenant_id=${tenantId}`)).total).toBe(3);
  expect(
    (await read(superadmin, `/api/v1/sso-configurations?count=true&limit=1&tenantId=${tenantId}`)).total,
  ).toBe(2);
});

test('runs of jobs are counted, all and by state', async () => {
  for (const _ of [1, 2]) await superadmin.post('/api/v1/system/jobs/tenant-erasure/run', {});
  const runs = '/api/v1/system/jobs/runs?count=true&job=tenant-erasure';
  const { items, total } = await read(superadmin, runs);
  expect(total).toBe(items.length);
  expect(total).toBeGreaterThan(0);
  // After the first page, the database counts them.
  const later = `${runs}&cursor=2000-01-01T00:00:00.000000Z`;
  expect(await read(superadmin, later)).toMatchObject({ items: [], total });
  expect(await read(superadmin, `${later}&state=running`)).toMatchObject({ items: [], total: 0 });
});

test('nothing is counted unless requested', async () => {
  expect((await read(caller, '/api/v1/audit/events?limit=2')).total).toBeUndefined();
});
