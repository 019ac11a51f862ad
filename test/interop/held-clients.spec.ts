import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Changes } from '../../nest-api/src/database/changes.js';
import { Lookups } from '../../nest-api/src/database/lookups.js';
import type { TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

let processes: TwoProcesses;
let owner: pg.Pool;
let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, api, other, superadmin } = processes);
});
afterAll(() => processes?.stop());

/** The status of an introspection of an unknown token: 200 for an active client, else 401. */
async function proves(at: TestApi, { client_id, client_secret }: Registered): Promise<number> {
  const secret = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const response = await fetch(`${at.url}/api/v1/oauth2/introspect`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams({ token: 'nobody-knows-it' }),
  });
  return response.status;
}

const change = (client: Registered, body: object) =>
  superadmin.patch(`/api/v1/admin/oauth2/clients/${client.id}`, body);

/** How often a process queries the database for a client during `work`. */
async function clientReads(at: TestApi, work: () => Promise<unknown>): Promise<number> {
  const call = vi.spyOn(at.app.get(Lookups), 'call');
  await work();
  const reads = call.mock.calls.filter(([name]) => name === 'client_by_client_id').length;
  call.mockRestore();
  return reads;
}

test('a cached client needs no round trip', async () => {
  const client = await aClient(superadmin);
  await proves(other, client);
  expect(
    await clientReads(other, async () => {
      for (let n = 0; n < 5; n++) expect(await proves(other, client)).toBe(200);
    }),
  ).toBe(0);
});

test('frequent requests of applications need no more round trips than necessary', async () => {
  const client = await aClient(superadmin, { skip_consent: true });
  const app = await RelyingParty.discover(other, client);
  const browser = new Browser(other);
  await browser.signIn(await aPerson(api, { tenantId: (await aTenant(api)).id }));
  const offline = { scope: 'openid offline_access', prompt: 'consent' };
  const tokens = await app.signIn(browser, offline);
  const trips = async (work: () => Promise<unknown>) => {
    // Memory then answers for one second, however busy the machine is.
    await other.app.get(Changes).catchUp();
    const lookups = other.app.get(Lookups);
    const spies = [vi.spyOn(lookups, 'query'), vi.spyOn(lookups, 'call')];
    await work();
    const names = spies
      .flatMap(({ mock }) =>
        mock.calls.map(([name], at) => ({ name, at: mock.invocationCallOrder[at] ?? 0 })),
      )
      .toSorted((one, other) => one.at - other.at)
      .map(({ name }) => name)
      .filter((name) => /art|auth|client|consent|sess/.test(name));
    for (const spy of spies) spy.mockRestore();
    return names;
  };
  // From now on, its authorization is in memory.
  await other.app.get(Changes).catchUp();
  await browser.follow((await app.request({ scope: 'openid' })).url);
  const request = await app.request({ scope: 'openid' });
  let callback = new URL('about:blank');
  expect(
    await trips(async () => {
      callback = await browser.follow(request.url);
    }),
  ).toEqual(['artifact-add-code']);
  expect(await trips(() => app.redeem(callback, request))).toEqual(['artifact-exchange']);
  expect(await trips(() => app.refresh(String(tokens.refresh_token)))).toEqual(['artifact-exchange']);
  const introspected = () => app.introspect(tokens.access_token);
  expect(await trips(introspected)).toEqual(['artifact-find-authorized']);
  for (const work of [introspected, () => app.userinfo(tokens.access_token, String(tokens.claims()?.sub))])
    expect(await trips(work)).toEqual([]);
});

test('a client that is disabled at one process is rejected there immediately, and at the other', async () => {
  const client = await aClient(superadmin);
  expect([await proves(api, client), await proves(other, client)]).toEqual([200, 200]);

  expect((await change(client, { version: 1, is_active: false })).status).toBe(200);

  expect(await proves(api, client)).toBe(401);
  await other.app.get(Changes).catchUp();
  expect(await proves(other, client)).toBe(401);

  expect((await change(client, { version: 2, is_active: true })).status).toBe(200);
  await other.app.get(Changes).catchUp();
  expect(await proves(other, client)).toBe(200);
});

test('a secret that was replaced at one process is known at the other', async () => {
  const client = await aClient(superadmin);
  await proves(other, client);
  const path = `/api/v1/admin/oauth2/clients/${client.id}/rotate-secret`;
  const rotated = (await (await superadmin.post(path, { keep_old_seconds: 0 })).json()) as Registered;
  await other.app.get(Changes).catchUp();
  expect(await proves(other, client)).toBe(401);
  expect(await proves(other, { ...client, ...rotated })).toBe(200);
});

test('the clients of a suspended organization are rejected at every process', async () => {
  const tenant = await aTenant(api);
  const client = await aClient(superadmin, { tenant_id: tenant.id });
  expect([await proves(api, client), await proves(other, client)]).toEqual([200, 200]);
  await superadmin.patch(`/api/v1/tenants/${tenant.id}`, { status: 'suspended', version: 1 });
  await Promise.all([api, other].map(({ app }) => app.get(Changes).catchUp()));
  expect([await proves(api, client), await proves(other, client)]).toEqual([401, 401]);
});

test('a process whose connection is closed caches nothing until it listens again', async () => {
  const client = await aClient(superadmin);
  await proves(other, client);
  const changes = other.app.get(Changes);

  const cut = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'gatehouse-changes' and datname = current_database()`,
  );
  expect(cut.rowCount).toBe(2);
  await vi.waitFor(() => expect(changes.isCurrent).toBe(false), EVENTUALLY);

  // No notification arrives, and the process knows that its connection is gone.
  await owner.query('update oauth_clients set is_active = false where id = $1', [client.id]);
  expect(await proves(other, client)).toBe(401);
  await owner.query('update oauth_clients set is_active = true where id = $1', [client.id]);
  expect(await proves(other, client)).toBe(200);

  await vi.waitFor(() => expect(changes.isCurrent).toBe(true), EVENTUALLY);
  // If it was listening again before the requests above, one response may already be in memory.
  expect(await clientReads(other, () => proves(other, client))).toBeLessThanOrEqual(1);
  expect(await clientReads(other, () => proves(other, client))).toBe(0);
});

test('an unknown client is looked up each time, because it may be created later', async () => {
  const unknown = {
    id: '',
    client_id: 'made-in-a-moment',
    client_secret: 'a secret of enough length'.replaceAll(' ', '-'),
  };
  expect(await proves(api, unknown)).toBe(401);
  await aClient(superadmin, { client_id: unknown.client_id, client_secret: unknown.client_secret });
  expect(await proves(api, unknown)).toBe(200);
});
