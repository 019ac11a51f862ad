import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyChains } from '../../nest-api/src/audit/verify.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { MaintenanceDatabase } from '../../nest-api/src/jobs/maintenance-database.js';
import { login, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { sealEverything } from '../support/seal-everything.ts';
import { aStoredConnection } from '../support/stored-connection.ts';
import { tablesThatSay } from '../support/tables-that-say.ts';

const DAY = 86_400;
const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let asAdmin: ApiCaller;
let person: Person;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  clock.advance(60);
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId });
});

const run = () => api.app.get(Jobs).runIfDue('person-erasure');
const read = async () =>
  (await superadmin.get(`/api/v1/people/${person.id}`)).json() as Promise<{ version: number }>;
const ask = async () => superadmin.delete(`/api/v1/people/${person.id}?version=${(await read()).version}`);
const code = async (response: Response) => ((await response.json()) as { code: string }).code;
const exists = async () => (await superadmin.get(`/api/v1/people/${person.id}`)).status === 200;

/** Creates data about the user in every table that can have some. */
async function liveALittle(): Promise<void> {
  const { caller } = await withTotp(api, person);
  await login(api, person);
  await login(api, person, 'a wrong password');
  const email = person.email;
  await owner.query(
    `update users set picture = 'https://pictures.example/' || email, locale = 'de-CH', zoneinfo = 'Europe/Zurich'
     where id = $1`,
    [person.id],
  );
  await caller.post('/api/v1/account/email', { email: `new-${email}` });
  await post(api, '/api/v1/auth/password-reset', { email });
  await post(api, '/api/v1/auth/register', {
    email,
    password: 'a quiet bicycle at noon',
    firstName: 'Pat',
    lastName: 'Person',
    company: 'Elsewhere',
  });
  const elsewhere = (await aTenant(api)).id;
  const there = await signedIn(api, await aPerson(api, { tenantId: elsewhere, role: 'tenant_admin' }));
  await there.post('/api/v1/invitations', { email: email.toUpperCase() });
  await owner.query('update tenants set admin_email = $2 where id = $1', [elsewhere, email]);
  await owner.query('insert into organization_profiles (tenant_id, billing_email) values ($1, $2)', [
    elsewhere,
    email,
  ]);
  await owner.query(
    `insert into sign_in_traces (id, tenant_id, configuration_id, purpose, email, steps, started_at)
     values (gen_random_uuid(), $1, $2, 'sign_in', $3, '[]', now())`,
    [elsewhere, await aStoredConnection(api, elsewhere), email],
  );
}

describe('on request', () => {
  test('a user is erased from every table except for their ID in the audit log, whose chain stays valid', async () => {
    await liveALittle();
    expect((await tablesThatSay(owner, person.email)).length).toBeGreaterThan(6);

    const asked = await ask();
    expect(asked.status, await asked.clone().text()).toBe(202);
    expect(await asked.json()).toMatchObject({ status: 'suspended', isEraseAsked: true, memberships: [] });
    await run();

    expect(await tablesThatSay(owner, person.email)).toEqual([]);
    expect(await tablesThatSay(owner, person.id)).toEqual(['audit_events']);
    expect(await exists()).toBe(false);
    const { items } = (await (await superadmin.get(`/api/v1/audit/events?person=${person.id}`)).json()) as {
      items: { action: string }[];
    };
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['user.erased', 'user.removed']);
    await sealEverything(api);
    const reports = await api.app.get(MaintenanceDatabase).withConnection((client) => verifyChains(client));
    expect(reports.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('an internationalized address is erased in each stored form', async () => {
    const name = `rg-${person.id}`;
    person = await aPerson(api, { tenantId, email: `Jö${name}@Bücher.example` });
    await liveALittle();
    // As other users type them: upper case, or the domain in ASCII.
    await owner.query(
      `update tenants set admin_email = $1 where id = (select tenant_id from sign_in_traces where email = $2)`,
      [`JÖ${name.toUpperCase()}@BÜCHER.EXAMPLE`, person.email],
    );
    await owner.query('update organization_profiles set technical_email = $1 where billing_email = $2', [
      `jö${name}@xn--bcher-kva.example`,
      person.email,
    ]);
    expect((await tablesThatSay(owner, name)).length).toBeGreaterThan(6);
    expect((await ask()).status).toBe(202);
    await run();
    expect(await tablesThatSay(owner, name)).toEqual([]);
    expect(await exists()).toBe(false);
  });

  test('their organizations stay and record the erasure, and their address is free', async () => {
    await ask();
    await run();
    expect((await asAdmin.get(`/api/v1/users/${person.id}`)).status).toBe(404);
    const trail = await asAdmin.get('/api/v1/audit/events?action=membership.removed');
    expect(await trail.json()).toMatchObject({ items: [{ target: { id: person.id } }] });
    expect((await asAdmin.post('/api/v1/invitations', { email: person.email })).status).toBe(201);
  });

  test('the only admin of an organization stays until there is another one', async () => {
    person = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    const caller = await signedIn(api, person);
    expect(await code(await ask())).toBe('last_admin');
    expect((await caller.get('/api/v1/auth/me')).status).toBe(200);
  });

  test('is rejected for the own account, with a stale version, and for an admin', async () => {
    const { version } = await read();
    const path = `/api/v1/people/${person.id}`;
    expect((await asAdmin.delete(`${path}?version=${version}`)).status).toBe(403);
    expect(await code(await superadmin.delete(`${path}?version=${version + 1}`))).toBe('stale_version');
    person = await aPerson(api);
    superadmin = await signedIn(api, person);
    expect(await code(await ask())).toBe('own_membership');
  });

  test('cannot be canceled', async () => {
    await ask();
    const { version } = await read();
    expect(await code(await superadmin.post(`/api/v1/people/${person.id}/reactivate`, { version }))).toBe(
      'being_erased',
    );
    await expect(signedIn(api, person)).rejects.toThrow('account_suspended');
  });
});

describe('a user who left their last organization', () => {
  const remove = () => asAdmin.delete(`/api/v1/users/${person.id}`);

  test('is erased 30 days later and not before', async () => {
    await remove();
    clock.advance(29 * DAY);
    await run();
    superadmin = await signedIn(api, await aPerson(api));
    expect(await exists()).toBe(true);
    clock.advance(2 * DAY);
    await run();
    superadmin = await signedIn(api, await aPerson(api));
    expect(await exists()).toBe(false);
    expect(await tablesThatSay(owner, person.email)).toEqual([]);
  });

  test('stays after joining another one, or with a second one', async () => {
    await remove();
    await aMembership(api, person, { tenantId: (await aTenant(api)).id });
    clock.advance(40 * DAY);
    await run();
    superadmin = await signedIn(api, await aPerson(api));
    expect(await exists()).toBe(true);
  });
});

test('the serving roles can mark users but erase none', async () => {
  const client = new pg.Client({ connectionString: api.database.appUrl });
  await client.connect();
  await expect(client.query('select erase_person($1, now())', [person.id])).rejects.toThrow(
    /permission denied/,
  );
  await client.end();
  const done = await api.app
    .get(MaintenanceDatabase)
    .withConnection((it) => it.query('select erase_person($1, $2) as done', [person.id, clock.now()]));
  expect(done.rows).toEqual([{ done: false }]);
});
