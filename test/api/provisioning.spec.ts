import type {
  AttentionEntry,
  ProvisioningAssignmentDto,
  ProvisioningDto,
  ProvisioningObjectDto,
  ProvisioningPreview,
  ProvisioningTest,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { MisbehavingTarget } from '../support/misbehaving-target.ts';
import { aClient } from '../support/relying-party.ts';
import { aServiceProvider } from '../support/service-provider.ts';

const PATH = '/api/v1/admin/provisioning';
const SOON = { timeout: 20_000, interval: 100 };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let target: MisbehavingTarget;
let url: string;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;
beforeEach(async () => {
  target = new MisbehavingTarget();
  url = await target.start();
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});
afterEach(() => target.stop());

async function read<T>(response: Response, status = 200): Promise<T> {
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

async function provisioned(given: Record<string, unknown> = {}): Promise<ProvisioningDto> {
  const { id } = await aClient(asAdmin);
  const body = {
    application_id: id,
    base_url: url,
    secret: 'a-token-for-tests',
    assigned: 'everybody',
    ...given,
  };
  return read(await asAdmin.post(PATH, body), 201);
}

async function started(given: Record<string, unknown> = {}): Promise<ProvisioningDto> {
  const { id } = await provisioned(given);
  return read(await asAdmin.post(`${PATH}/${id}/start`));
}

async function objects(id: string, query = ''): Promise<ProvisioningObjectDto[]> {
  const { items } = await read<{ items: ProvisioningObjectDto[] }>(
    await asAdmin.get(`${PATH}/${id}/objects?limit=100${query}`),
  );
  return items;
}

async function current(id: string): Promise<ProvisioningDto> {
  return read(await asAdmin.get(`${PATH}/${id}`));
}

const objectOf = async (id: string, { id: personId }: Person) =>
  (await objects(id)).find(({ user_id }) => user_id === personId);
const statusOf = async (id: string, person: Person) => (await objectOf(id, person))?.status;
const problemOf = async (id: string, person: Person) => (await objectOf(id, person))?.problem?.code;

function sql(statement: string, values: unknown[]): Promise<unknown> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', () => em.execute(statement, values));
}

function inTenant(statement: string, values: unknown[]): Promise<unknown> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).inTenant(tenantId, () => em.execute(statement, values));
}

/** The provisioning items on the dashboard. */
async function attention(as = asAdmin): Promise<unknown[]> {
  const { items } = await read<{ items: AttentionEntry[] }>(await as.get('/api/v1/attention'));
  return items
    .filter(({ kind }) => kind === 'stopped_provisioning' || kind === 'rejected_accounts')
    .map(({ kind, count, since, first }) => ({ kind, count, since, id: first.id }));
}

describe('accounts', () => {
  test('follow users who join, change, are suspended and leave', async () => {
    const { id } = await started();
    await expect
      .poll(() => target.named(admin.email), SOON)
      .toMatchObject({
        externalId: admin.id,
        active: true,
        name: { givenName: 'Pat', familyName: 'Person' },
        emails: [{ value: admin.email, type: 'work', primary: true }],
      });

    const person = await aPerson(api, { tenantId });
    await expect.poll(() => target.named(person.email), SOON).toBeDefined();
    await expect.poll(() => statusOf(id, person), SOON).toBe('in_sync');

    await sql(`update users set given_name = 'Petra' where id = ?`, [person.id]);
    await expect.poll(() => target.named(person.email)?.name, SOON).toMatchObject({ givenName: 'Petra' });

    await sql(`update memberships set status = 'suspended' where user_id = ?`, [person.id]);
    await expect.poll(() => target.named(person.email)?.active, SOON).toBe(false);
    await sql(`update memberships set status = 'active' where user_id = ?`, [person.id]);
    await expect.poll(() => target.named(person.email)?.active, SOON).toBe(true);

    await sql('delete from memberships where user_id = ?', [person.id]);
    await expect.poll(() => statusOf(id, person), SOON).toBe('gone');
    expect(target.named(person.email)).toMatchObject({ active: false });
    expect([...target.authorizations]).toEqual(['Bearer a-token-for-tests']);
  });

  test('are deleted some days after users left, and deactivated until then', async () => {
    const { id } = await started({ leave_action: 'delete', leave_after_days: 3 });
    const person = await aPerson(api, { tenantId });
    await expect.poll(() => statusOf(id, person), SOON).toBe('in_sync');

    await sql('delete from memberships where user_id = ?', [person.id]);
    await expect.poll(() => target.named(person.email)?.active, SOON).toBe(false);
    expect(await statusOf(id, person)).toBe('leaving');

    await sql(`update provisioning_objects set leave_at = now(), due_at = now() where person_id = ?`, [
      person.id,
    ]);
    await expect.poll(() => target.named(person.email), SOON).toBeUndefined();
    await expect.poll(() => statusOf(id, person), SOON).toBe('gone');
  });

  test('that exist at the target are adopted, and never duplicated', async () => {
    target.users.set('old', { schemas: [], id: 'old', userName: admin.email.toUpperCase(), title: 'Kept' });
    const { id } = await started();
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    expect([...target.users.values()]).toMatchObject([
      { id: 'old', externalId: admin.id, userName: admin.email, title: 'Kept' },
    ]);
  });

  test('whose creation got no response are found again', async () => {
    target.misbehaviour = { status: 500, method: 'POST', path: '/Users', worksAnyway: true, times: 1 };
    const { id } = await started();
    await expect.poll(() => problemOf(id, admin), SOON).toBe('unavailable');
    await read(await asAdmin.post(`${PATH}/${id}/start`));
    await read(await asAdmin.post(`${PATH}/${id}/objects/${(await objectOf(id, admin))?.id}/retry`));
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    expect(target.users.size).toBe(1);
  });

  test('are created again if they were deleted at the target', async () => {
    const { id } = await started();
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    target.users.clear();
    await sql(`update users set given_name = 'Petra' where id = ?`, [admin.id]);
    await expect.poll(() => target.named(admin.email)?.name, SOON).toMatchObject({ givenName: 'Petra' });
  });

  test('of erased users are removed, and no data about the user remains', async () => {
    const { id } = await started({ leave_action: 'delete' });
    const person = await aPerson(api, { tenantId });
    await expect.poll(() => statusOf(id, person), SOON).toBe('in_sync');
    target.misbehaviour = { status: 503, method: 'DELETE' };
    await sql('delete from memberships where user_id = ?', [person.id]);
    await expect.poll(() => problemOf(id, person), SOON).toBe('unavailable');
    await sql('update users set erase_after = now() where id = ?', [person.id]);
    await api.app.get(Jobs).runNow('person-erasure');
    const left = await sql('select label, sent, problem from provisioning_objects where person_id = ?', [
      person.id,
    ]);
    expect(left).toEqual([{ label: '', sent: null, problem: null }]);
    target.misbehaviour = null;
    await read(await asAdmin.post(`${PATH}/${id}/start`));
    await expect.poll(() => target.named(person.email), SOON).toBeUndefined();
    await expect
      .poll(() => sql('select 1 from provisioning_objects where person_id = ?', [person.id]), SOON)
      .toEqual([]);
  });

  test('are changed by PUT if the target requires it and keep what the target added', async () => {
    const { id } = await started({ update_method: 'put' });
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    const account = target.named(admin.email);
    target.users.set(account?.id as string, { ...(account as never as object), title: 'Kept' } as never);
    await sql(`update users set given_name = 'Petra' where id = ?`, [admin.id]);
    await expect
      .poll(() => target.named(admin.email), SOON)
      .toMatchObject({ title: 'Kept', name: { givenName: 'Petra' } });
    expect(target.requests.filter((request) => request.startsWith('PATCH'))).toEqual([]);
  });
});

describe('a target', () => {
  test('that limits the rate is not called for the time that it requests', async () => {
    target.misbehaviour = { status: 429, headers: { 'retry-after': '1800' }, times: 1 };
    const { id } = await started();
    await expect.poll(async () => (await current(id)).problem?.code, SOON).toBe('rate_limited');
    const { retry_at, state, counts } = await current(id);
    expect(Date.parse(retry_at ?? '') - Date.now()).toBeGreaterThan(1_700_000);
    expect({ state, counts }).toMatchObject({ state: 'active', counts: { waiting: 1, refused: 0 } });
    expect(target.requests).toHaveLength(1);
    await sql('update application_provisioning set retry_at = now() where id = ?', [id]);
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    expect(await current(id)).toMatchObject({ problem: null, retry_at: null });
  });

  test('that rejects the token is stopped, and the admins are notified once', async () => {
    target.misbehaviour = { status: 401 };
    const { id } = await started();
    await expect.poll(async () => (await current(id)).state, SOON).toBe('stopped');
    expect((await current(id)).problem).toMatchObject({ code: 'unauthorized', status: 401 });
    const mails = await sql(
      `select recipient from outbox where template = 'provisioning-stopped' and tenant_id = ?`,
      [tenantId],
    );
    expect(mails).toEqual([{ recipient: admin.email }]);
    expect(await attention()).toEqual([
      { kind: 'stopped_provisioning', count: 1, since: expect.any(String), id },
    ]);
    target.misbehaviour = null;
    const { version } = await current(id);
    await read(await asAdmin.patch(`${PATH}/${id}`, { version, secret: 'another-token-for-tests' }));
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    expect((await current(id)).state).toBe('active');
    expect(target.authorizations).toContain('Bearer another-token-for-tests');
    expect(await attention()).toEqual([]);
  });

  test('that rejects an account is listed on the dashboard of its organization, unless it is paused', async () => {
    target.misbehaviour = { status: 400, body: '{"scimType":"invalidValue","detail":"no such domain"}' };
    const { id } = await started();
    await expect.poll(() => statusOf(id, admin), SOON).toBe('refused');
    const listed = [{ kind: 'rejected_accounts', count: 1, since: null, id }];
    expect(await attention()).toEqual(listed);
    const other = (await aTenant(api)).id;
    const elsewhere = await signedIn(api, await aPerson(api, { tenantId: other, role: 'tenant_admin' }));
    expect(await attention(elsewhere)).toEqual([]);
    await read(await asAdmin.post(`${PATH}/${id}/pause`));
    expect(await attention()).toEqual([]);
  });

  test('that rejects accounts causes one email a day to the admins, with the reasons', async () => {
    target.misbehaviour = { status: 400, body: '{"scimType":"invalidValue","detail":"no such domain"}' };
    const second = await aPerson(api, { tenantId });
    const { id } = await started();
    for (const person of [admin, second]) await expect.poll(() => statusOf(id, person), SOON).toBe('refused');
    const warned = async () => {
      await api.app.get(Jobs).runNow('provisioning-warnings');
      const mails = await sql(
        `select recipient from outbox where template = 'provisioning-rejected' and tenant_id = ?`,
        [tenantId],
      );
      return (mails as { recipient: string }[]).map(({ recipient }) => recipient);
    };
    const rejectedAgo = (interval: string) =>
      sql(`update provisioning_objects set updated_at = now() - ?::interval where provisioning_id = ?`, [
        interval,
        id,
      ]);
    // More can follow.
    expect(await warned()).toEqual([]);
    await rejectedAgo('11 minutes');
    expect(await warned()).toEqual([admin.email]);
    expect(await warned()).toEqual([admin.email]);

    // Other failures on the same day, and the same failures on the next day.
    await sql(
      `update application_provisioning set rejected_told_at = now() - interval '23 hours' where id = ?`,
      [id],
    );
    expect(await warned()).toEqual([admin.email]);
    await rejectedAgo('26 hours');
    await sql(
      `update application_provisioning set rejected_told_at = now() - interval '25 hours' where id = ?`,
      [id],
    );
    expect(await warned()).toEqual([admin.email]);
    await rejectedAgo('20 minutes');
    expect(await warned()).toEqual([admin.email, admin.email]);
  });

  test.each([
    [
      'that answers 400',
      { status: 400, body: '{"scimType":"invalidValue","detail":"no such domain"}' },
      'rejected',
    ],
    ['without IDs', { status: 201, body: '{"userName":"x"}', method: 'POST' }, 'wrong_id'],
    ['that answers a list of something else', { status: 200, body: '{"users":[]}' }, 'not_scim'],
    ['that answers an array', { status: 200, body: '[]' }, 'not_scim'],
    [
      'that says the name is taken and has nobody of it',
      { status: 409, body: '{}', method: 'POST' },
      'conflict',
    ],
  ] as const)('%s rejects the account and states the reason', async (_, misbehaviour, code) => {
    target.misbehaviour = misbehaviour;
    const { id } = await started();
    await expect.poll(() => statusOf(id, admin), SOON).toBe('refused');
    expect(await problemOf(id, admin)).toBe(code);
    target.misbehaviour = null;
    expect(await read(await asAdmin.post(`${PATH}/${id}/retry`))).toEqual({ count: 1 });
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
  });

  test.each([
    ['that answers HTML', { status: 200, body: '<html>' }, 'not_json'],
    ['that fails', { status: 502 }, 'unavailable'],
  ] as const)('%s is retried later', async (_, misbehaviour, code) => {
    target.misbehaviour = misbehaviour;
    const { id } = await started();
    await expect.poll(() => problemOf(id, admin), SOON).toBe(code);
    const object = await objectOf(id, admin);
    expect(object?.status).toBe('waiting');
    expect(Date.parse(object?.next_attempt_at ?? '')).toBeGreaterThan(Date.now());
  });

  test('that returns one ID twice does not make two users share an account', async () => {
    target.misbehaviour = { status: 201, body: '{"id":"same"}', method: 'POST' };
    await aPerson(api, { tenantId });
    const { id } = await started();
    await expect
      .poll(async () => (await objects(id)).map(({ status }) => status).toSorted(), SOON)
      .toEqual(['in_sync', 'refused']);
    expect((await objects(id, '&status=refused'))[0]?.problem?.code).toBe('wrong_id');
  });

  test('that ignores filters gets no second account for a user', async () => {
    target.ignoresFilters = true;
    target.users.set('other', { schemas: [], id: 'other', userName: 'somebody@else.test' });
    const { id } = await started();
    await expect.poll(() => problemOf(id, admin), SOON).toBe('not_scim');
    expect(target.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  test('in the network of this machine is not called', async () => {
    const { id } = await provisioned({ base_url: 'https://169.254.169.254/scim' });
    const tested = await read<ProvisioningTest>(await asAdmin.post(`${PATH}/${id}/test`));
    expect(tested).toMatchObject({ ok: false, problem: { code: 'address_denied' } });
  });

  test('reports in a test which features it supports', async () => {
    const { id } = await provisioned();
    expect(await read(await asAdmin.post(`${PATH}/${id}/test`))).toEqual({
      ok: true,
      problem: null,
      users: 0,
      supports: { patch: true, filter: true, groups: true },
    });
    target.misbehaviour = { status: 401 };
    const failed = await read<ProvisioningTest>(await asAdmin.post(`${PATH}/${id}/test`));
    expect(failed).toMatchObject({ ok: false, problem: { code: 'unauthorized' } });
  });

  test('receives the changes of one account one after the other', async () => {
    const { id } = await started();
    for (let n = 0; n < 5; n++) {
      await sql('update users set given_name = ? where id = ?', [`Pat ${n}`, admin.id]);
      await expect.poll(() => target.named(admin.email)?.name, SOON).toMatchObject({ givenName: `Pat ${n}` });
    }
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    expect(target.mostAtOnce).toBe(1);
  });
});

describe('a comparison', () => {
  async function compared(id: string): Promise<ProvisioningDto> {
    await read(await asAdmin.post(`${PATH}/${id}/reconcile`));
    await api.app.get(Jobs).runNow('provisioning-reconcile');
    return current(id);
  }

  test('shows differences side by side, and overwrites them when an admin confirms', async () => {
    const { id } = await started();
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    target.users.set('x', { schemas: [], id: 'x', userName: 'unmanaged@acme.test' });
    const account = target.named(admin.email) as { id: string };
    target.users.set(account.id, { ...(account as object), displayName: 'Changed there' } as never);
    expect(await compared(id)).toMatchObject({
      comparison: { accounts: 2, unmanaged: 1, drifted: 1, missing: 0 },
      counts: { drifted: 1 },
      is_reconciling: false,
    });
    const [object] = await objects(id, '&status=drifted');
    expect(object?.drift).toEqual([
      { attribute: 'displayName', ours: 'Pat Person', theirs: 'Changed there' },
    ]);
    await read(await asAdmin.post(`${PATH}/${id}/objects/${object?.id}/retry`));
    await expect.poll(() => target.named(admin.email)?.displayName, SOON).toBe('Pat Person');
    await expect.poll(async () => (await current(id)).counts.drifted, SOON).toBe(0);
  });

  test('recreates deleted accounts and deactivates those without access', async () => {
    const { id } = await started();
    const person = await aPerson(api, { tenantId });
    await expect.poll(() => statusOf(id, person), SOON).toBe('in_sync');
    await sql('delete from memberships where user_id = ?', [person.id]);
    await expect.poll(() => statusOf(id, person), SOON).toBe('gone');
    const gone = target.named(person.email) as { id: string };
    target.users.set(gone.id, { ...(gone as object), active: true } as never);
    target.users.delete(target.named(admin.email)?.id as string);
    expect((await compared(id)).comparison).toMatchObject({ missing: 1 });
    await expect.poll(() => target.named(person.email)?.active, SOON).toBe(false);
    await expect.poll(() => target.named(admin.email)?.active, SOON).toBe(true);
  });
});

describe('groups', () => {
  test('are created with their members, who get accounts, and follow changes', async () => {
    const { id } = await started({ assigned: 'selected' });
    const [ada, bob] = [await aPerson(api, { tenantId }), await aPerson(api, { tenantId })];
    const group = await read<{ id: string }>(await asAdmin.post('/api/v1/groups', { name: 'Staff' }), 201);
    const member = (person: Person) =>
      inTenant('insert into group_members (tenant_id, group_id, user_id) values (?, ?, ?)', [
        tenantId,
        group.id,
        person.id,
      ]);
    await member(ada);
    await read(await asAdmin.post(`${PATH}/${id}/assignments`, { group_id: group.id }), 201);
    const members = () =>
      ([...target.groups.values()][0]?.members as { value: string }[] | undefined)?.map(
        ({ value }) => value,
      ) ?? [];
    await expect.poll(() => members().length, SOON).toBe(1);
    expect(members()).toEqual([target.named(ada.email)?.id]);
    await member(bob);
    await expect.poll(() => members().length, SOON).toBe(2);
    await inTenant('delete from group_members where user_id = ?', [ada.id]);
    await expect.poll(members, SOON).toEqual([target.named(bob.email)?.id]);
    await expect.poll(() => target.named(ada.email)?.active, SOON).toBe(false);
    expect([...target.groups.values()]).toMatchObject([{ displayName: 'Staff', externalId: group.id }]);
  });
});

describe('an account that is deleted', () => {
  async function inGroup(): Promise<{ id: string; person: Person }> {
    const { id } = await started({ assigned: 'selected', leave_action: 'delete' });
    const person = await aPerson(api, { tenantId });
    const group = await read<{ id: string }>(await asAdmin.post('/api/v1/groups', { name: 'Staff' }), 201);
    await inTenant('insert into group_members (tenant_id, group_id, user_id) values (?, ?, ?)', [
      tenantId,
      group.id,
      person.id,
    ]);
    await read(await asAdmin.post(`${PATH}/${id}/assignments`, { group_id: group.id }), 201);
    const members = () => [...target.groups.values()].flatMap((of) => (of.members as unknown[]) ?? []);
    await expect.poll(() => members().length, SOON).toBe(1);
    return { id, person };
  }

  test('is removed from its groups at the target first', async () => {
    const { id, person } = await inGroup();
    await inTenant('delete from group_members where user_id = ?', [person.id]);
    await expect.poll(() => statusOf(id, person), SOON).toBe('gone');
    expect(target.named(person.email)).toBeUndefined();
    expect([...target.groups.values()][0]?.members ?? []).toEqual([]);
  });

  test('is deleted although the target does not support changes of groups', async () => {
    const { id, person } = await inGroup();
    target.misbehaviour = { status: 400, method: 'PATCH', path: '/Groups' };
    await inTenant('delete from group_members where user_id = ?', [person.id]);
    await expect.poll(() => target.named(person.email), SOON).toBeUndefined();
    await expect.poll(() => statusOf(id, person), SOON).toBe('gone');
  });

  test('waits while the target fails', async () => {
    const { id, person } = await inGroup();
    target.misbehaviour = { status: 503, method: 'PATCH', path: '/Groups' };
    await inTenant('delete from group_members where user_id = ?', [person.id]);
    await expect.poll(() => problemOf(id, person), SOON).toBe('unavailable');
    expect(target.named(person.email)).toBeDefined();
    target.misbehaviour = null;
    await read(await asAdmin.post(`${PATH}/${id}/start`));
    await read(await asAdmin.post(`${PATH}/${id}/objects/${(await objectOf(id, person))?.id}/retry`));
    await expect.poll(() => target.named(person.email), SOON).toBeUndefined();
    expect([...target.groups.values()][0]?.members ?? []).toEqual([]);
  });
});

describe('every user who can use the application', () => {
  test('has an account by default', async () => {
    const { id } = await aClient(asAdmin);
    const body = { application_id: id, base_url: url, secret: 'a-token-for-tests' };
    expect(await read(await asAdmin.post(PATH, body), 201)).toMatchObject({ assigned: 'access' });
    await read(await asAdmin.post(`${PATH}/${id}/start`));
    const [ada, bob] = [await aPerson(api, { tenantId }), await aPerson(api, { tenantId })];
    for (const person of [admin, ada, bob])
      await expect.poll(() => statusOf(id, person), SOON).toBe('in_sync');

    const group = await read<{ id: string }>(await asAdmin.post('/api/v1/groups', { name: 'Staff' }), 201);
    await inTenant('insert into group_members (tenant_id, group_id, user_id) values (?, ?, ?)', [
      tenantId,
      group.id,
      ada.id,
    ]);
    const access = async (changes: Record<string, unknown>) =>
      read(await asAdmin.patch(`/api/v1/admin/oauth2/clients/${id}/assignments`, changes));
    const works = (person: Person) => expect.poll(() => target.named(person.email)?.active, SOON);
    await access({ assignedOnly: true });
    for (const person of [admin, ada, bob]) await works(person).toBe(false);
    await access({ addGroups: [group.id] });
    await works(ada).toBe(true);
    await access({ addUsers: [bob.id] });
    await works(bob).toBe(true);
    expect(target.named(admin.email)?.active).toBe(false);
    const groups = () => [...target.groups.values()].map(({ externalId }) => externalId);
    await expect.poll(groups, SOON).toEqual([group.id]);

    const outer = await read<{ id: string }>(await asAdmin.post('/api/v1/groups', { name: 'All' }), 201);
    await access({ removeUsers: [bob.id], addGroups: [outer.id] });
    await works(bob).toBe(false);
    await access({ removeGroups: [group.id] });
    await works(ada).toBe(false);
    await inTenant('insert into group_members (tenant_id, group_id, member_group_id) values (?, ?, ?)', [
      tenantId,
      outer.id,
      group.id,
    ]);
    await works(ada).toBe(true);
    await access({ assignedOnly: false });
    await works(bob).toBe(true);
  });

  test('is previewed by a superadmin, too', async () => {
    const { id } = await provisioned({ assigned: 'selected' });
    const superadmin = await signedIn(api, await aPerson(api));
    const preview = await superadmin.post(`${PATH}/${id}/preview`, { user_id: admin.id });
    expect(await read(preview)).toMatchObject({ is_assigned: false });
  });
});

describe('settings', () => {
  test('do not reveal the secret, and send it to no other server', async () => {
    const { id, version } = await provisioned({ secret: 'a-very-secret-token' });
    expect(JSON.stringify(await current(id))).not.toContain('a-very-secret-token');
    expect((await current(id)).secret_last_four).toBe('oken');
    const moved = await asAdmin.patch(`${PATH}/${id}`, { version, base_url: 'https://evil.example/scim' });
    expect(moved.status).toBe(422);
    expect(await moved.json()).toMatchObject({ errors: [{ field: 'secret' }] });
    expect(api.log.join('\n')).not.toContain('a-very-secret-token');
  });

  test('show the account of a user before anything is sent', async () => {
    const { id } = await provisioned({ assigned: 'selected' });
    const mapping = [
      { attribute: 'userName', source: 'email_local_part' },
      { attribute: 'locale', source: 'locale' },
      {
        attribute: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        source: 'constant',
        value: 'R&D',
      },
    ];
    const preview = await read<ProvisioningPreview>(
      await asAdmin.post(`${PATH}/${id}/preview`, { user_id: admin.id, mapping }),
    );
    expect(preview).toEqual({
      is_assigned: false,
      resource: {
        schemas: [
          'urn:ietf:params:scim:schemas:core:2.0:User',
          'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
        ],
        externalId: admin.id,
        active: true,
        userName: admin.email.split('@')[0],
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'R&D' },
      },
      empty: ['locale'],
    });
    expect(target.requests).toEqual([]);
  });

  test('give accounts to assigned users only', async () => {
    const { id } = await started({ assigned: 'selected' });
    const person = await aPerson(api, { tenantId });
    const assignment = await read<ProvisioningAssignmentDto>(
      await asAdmin.post(`${PATH}/${id}/assignments`, { user_id: person.id }),
      201,
    );
    expect(assignment).toMatchObject({ user_id: person.id, name: 'Pat Person', detail: person.email });
    await expect.poll(() => statusOf(id, person), SOON).toBe('in_sync');
    expect(target.named(admin.email)).toBeUndefined();
    expect((await asAdmin.post(`${PATH}/${id}/assignments`, { user_id: person.id })).status).toBe(409);
    await asAdmin.delete(`${PATH}/${id}/assignments/${assignment.id}`);
    await expect.poll(() => target.named(person.email)?.active, SOON).toBe(false);
  });

  test('also apply to a SAML application and are deleted with it', async () => {
    const { id } = await aServiceProvider(asAdmin);
    const created = await asAdmin.post(PATH, {
      application_id: id,
      base_url: url,
      secret: 'a-token-for-tests',
    });
    expect(await read(created, 201)).toMatchObject({ id, application: { kind: 'saml' }, state: 'paused' });
    expect((await asAdmin.post(PATH, { application_id: id, base_url: url, secret: 'abc' })).status).toBe(409);
    await asAdmin.delete(`/api/v1/admin/saml/service-providers/${id}`);
    expect((await asAdmin.get(`${PATH}/${id}`)).status).toBe(404);
  });

  test('pause delivery without losing a change', async () => {
    const { id } = await started();
    await expect.poll(() => statusOf(id, admin), SOON).toBe('in_sync');
    await read(await asAdmin.post(`${PATH}/${id}/pause`));
    await sql(`update users set given_name = 'Petra' where id = ?`, [admin.id]);
    await expect.poll(() => statusOf(id, admin), SOON).toBe('waiting');
    expect(target.named(admin.email)?.name).toMatchObject({ givenName: 'Pat' });
    await read(await asAdmin.post(`${PATH}/${id}/start`));
    await expect.poll(() => target.named(admin.email)?.name, SOON).toMatchObject({ givenName: 'Petra' });
  });

  test.each([
    [{ base_url: 'http://scim.example.com' }, 'base_url'],
    [{ base_url: 'https://user:secret@scim.example.com' }, 'base_url'],
    [{ base_url: 'https://scim.{region}.amazonaws.com' }, 'base_url'],
    [{ base_url: 'https://scim.example.com/v2?token=x' }, 'base_url'],
    [{ secret: 'with space' }, 'secret'],
    [{ secret: 'with\r\nx-header: 1' }, 'secret'],
    [{ auth_method: 'oauth' }, 'token_url'],
    [{ leave_after_days: 30 }, 'leave_after_days'],
    [{ mapping: [{ attribute: 'displayName', source: 'email' }] }, 'mapping'],
    [{ mapping: [{ attribute: 'active', source: 'email' }] }, 'mapping.0.attribute'],
    [{ mapping: [{ attribute: 'userName', source: 'constant' }] }, 'mapping.0.value'],
    [
      {
        mapping: [
          { attribute: 'userName', source: 'email' },
          { attribute: 'USERNAME', source: 'email' },
        ],
      },
      'mapping.1.attribute',
    ],
  ])('reject %j', async (wrong, field) => {
    const { id } = await aClient(asAdmin);
    const response = await asAdmin.post(PATH, { application_id: id, base_url: url, secret: 'abc', ...wrong });
    // 422 means a rule that no schema can express.
    expect([400, 422]).toContain(response.status);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toContain(field);
  });
});
