import {
  AUDIT_ACTIONS,
  RUNTIME_CHANGES,
  type SystemChanges,
  type SystemInfrastructure,
} from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { DatabaseSizes } from '../../nest-api/src/system/infrastructure/database-sizes.repository.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

let clock: HeldClock;
let api: TestApi;
let superadmin: ApiCaller;
let admin: ApiCaller;
let user: ApiCaller;
let tenantId: string;
beforeAll(async () => {
  clock = new HeldClock();
  api = await startApi({ clock });
  tenantId = (await aTenant(api, { name: 'Changed at Run Time' })).id;
  superadmin = await signedIn(api, await aPerson(api));
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  user = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_user' }));
});
afterAll(() => api.stop());

describe.each(['/api/v1/system/infrastructure', '/api/v1/system/changes'])('%s', (path) => {
  test('is visible only to superadmins', async () => {
    const status = async (caller: ApiCaller) => (await caller.get(path)).status;
    expect([await status(superadmin), await status(admin), await status(user)]).toEqual([200, 403, 403]);
    expect((await fetch(`${api.url}${path}`)).status).toBe(401);
  });
});

const infrastructure = async () =>
  (await (await superadmin.get('/api/v1/system/infrastructure')).json()) as SystemInfrastructure;

test('the database is shown with its size and connections, and without a standby if there is none', async () => {
  const { database, replicas } = await infrastructure();
  expect(database.isStandby).toBe(false);
  expect(database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(database.connections).toBeLessThanOrEqual(database.maxConnections);
  expect(replicas).toEqual([]);
});

test('the size is recorded once a day, and a week of data is enough for a forecast', async () => {
  const jobs = api.app.get(Jobs);
  expect((await infrastructure()).storage).toMatchObject({ forecast: null });
  for (let day = 0; day < 8; day++) {
    await jobs.runNow(DatabaseSizes.NAME);
    await jobs.runNow(DatabaseSizes.NAME);
    clock.advance(24 * 3_600);
  }
  superadmin = await signedIn(api, await aPerson(api));
  const { sizes, forecast } = (await infrastructure()).storage;
  expect(sizes).toHaveLength(8);
  expect(forecast).toMatchObject({ days: 8, from: sizes[0]?.day, until: sizes[7]?.day });
});

describe('changes', () => {
  beforeAll(async () => {
    admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  });

  const changes = async (query = '') =>
    (await (await superadmin.get(`/api/v1/system/changes${query}`)).json()) as SystemChanges;

  test('a new application and a policy are listed, with author, organization and kind', async () => {
    const made = await admin.post('/api/v1/admin/oauth2/clients', {
      name: 'Ledger',
      redirect_uris: ['https://ledger.test/'],
    });
    expect(made.status).toBe(201);
    const { items, counts } = await changes();
    expect(items[0]).toMatchObject({
      kind: 'applications',
      action: 'oauth_client.created',
      tenantName: 'Changed at Run Time',
      actor: { type: 'user', name: expect.stringContaining('@') },
    });
    expect(counts.find(({ kind }) => kind === 'applications')?.count).toBeGreaterThan(0);
  });

  test('one kind can be requested; an unknown one is rejected', async () => {
    expect((await changes('?kind=connections')).items).toEqual([]);
    expect((await changes('?kind=applications')).items.length).toBeGreaterThan(0);
    expect((await superadmin.get('/api/v1/system/changes?kind=weather')).status).toBe(400);
  });

  test('sign-ins are not changes', async () => {
    expect((await changes()).items.filter(({ action }) => /sign_in\.|session/.test(action))).toEqual([]);
  });

  test('changes older than 90 days are omitted', async () => {
    // Events use the time of the database.
    clock.advance((Date.now() - clock.now().getTime()) / 1_000 + 90 * 24 * 3_600 + 60);
    superadmin = await signedIn(api, await aPerson(api));
    expect((await changes()).items).toEqual([]);
  });
});

test('the index has the same actions as the query', async () => {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('audit_events_changes_index'::regclass) as definition`,
  );
  await client.end();
  const held = AUDIT_ACTIONS.filter((action) => rows[0]?.definition.includes(`'${action}'`));
  expect(held.toSorted()).toEqual(Object.values(RUNTIME_CHANGES).flat().toSorted());
});
