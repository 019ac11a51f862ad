import type { AuditEvent, DirectoryUserDto, GroupDto } from '@gatehouse/contracts';
import { personIdAt, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { callerWith } from '../support/data.ts';
import {
  answerOf,
  aPulledDirectory,
  approved,
  begunConsent,
  COMPANY,
  consented,
  type PulledDirectory,
  pathOf,
  pulled,
} from '../support/pulled-directory.ts';
import { sandboxSettings } from '../support/sso.ts';
import { through } from '../support/sso-sign-ins.ts';

const EMPLOYEE = `employee@${COMPANY}`;

let sandbox: Sandbox;
let api: TestApi;
let clock: HeldClock;
let directory: PulledDirectory;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  clock = new HeldClock(new Date());
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  sandbox.companies.reset();
  directory = await aPulledDirectory(api, sandbox, 'google');
});

const pull = () => pulled(api, directory);
const isDone = { running: null, last: { state: 'succeeded' } };

async function pullOnDemand(kind: 'incremental' | 'full' = 'incremental') {
  const started = await directory.as.post(pathOf(directory.connection.id, '/pull/runs'), { kind });
  expect(started.status, await started.clone().text()).toBe(201);
  return pull();
}

async function items<T>(path: string): Promise<T[]> {
  const response = await directory.as.get(path.includes('?') ? path : `${path}?limit=100`);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { items: T[] }).items;
}

const users = () => items<DirectoryUserDto>(pathOf(directory.connection.id, '/users'));
const userOf = async (email: string) => (await users()).find(({ userName }) => userName === email);
const groupNamed = async (name: string) =>
  (await items<GroupDto>('/api/v1/groups')).find((group) => group.name === name);

/** The reasons of failures in the audit log. */
async function reasonsOf(action: string): Promise<unknown[]> {
  const events = await items<AuditEvent>(`/api/v1/audit/events?action=${action}&limit=100`);
  return events.map(({ detail }) => detail.reason);
}

/** Reads all users and approves the preview. */
async function active(): Promise<void> {
  expect((await consented(directory)).status).toBe(200);
  expect(await pull()).toMatchObject(isDone);
  await approved(directory);
}

/** Requests since the last call: their paths, and whether they list deleted users. */
function asked(): string[] {
  const { requests } = directory.company;
  return requests.splice(0).map((request) => {
    const url = new URL(request.replace('GET ', ''), 'http://sandbox.test');
    const path = url.pathname.replace('/google/admin/directory/v1', '');
    return url.searchParams.has('showDeleted') ? `${path} deleted` : path;
  });
}

describe('a read', () => {
  test('imports every user and group, with nested groups', async () => {
    directory.company.addMany(12);
    directory.company.join('staff', 'it-admins');
    directory.company.change(EMPLOYEE, { isActive: false });
    await consented(directory);
    expect(await pull()).toMatchObject({
      ...isDone,
      last: { kind: 'full', counts: { users: 14, groups: 2 } },
    });
    expect(await userOf(EMPLOYEE)).toMatchObject({
      active: false,
      externalId: personIdAt('google', { key: EMPLOYEE }),
    });
    expect(await groupNamed('staff')).toMatchObject({ members: 3 });
  });

  test('writes only changed ETags and lists only members of changed groups', async () => {
    await active();
    asked();
    directory.company.change(EMPLOYEE, { givenName: 'Emmeline' });
    directory.company.join('it-admins', EMPLOYEE);
    expect(await pullOnDemand()).toMatchObject({
      ...isDone,
      last: { kind: 'incremental', counts: { users: 1, groups: 1, updated: 1 } },
    });
    expect(await userOf(EMPLOYEE)).toMatchObject({ name: 'Emmeline Employee' });
    expect(await groupNamed('it-admins')).toMatchObject({ members: 2 });
    const requests = asked();
    expect(requests.filter((path) => path.endsWith('/members'))).toHaveLength(1);
    expect(requests).toContain('/users deleted');

    expect(await pullOnDemand('full')).toMatchObject({
      ...isDone,
      last: { counts: { users: 2, groups: 2 } },
    });
    expect(asked().filter((path) => path.endsWith('/members'))).toHaveLength(2);
  });

  test('ends the sessions of a user who was suspended, or deleted', async () => {
    for (const leave of ['suspend', 'delete']) {
      const email = `employee-${leave === 'suspend' ? 1 : 2}@${COMPANY}`;
      directory.company.addMany(2);
      if (leave === 'suspend') await active();
      const response = await through(api, directory.connection.id, { email });
      const { login } = (await response.json()) as { login: { accessToken: string } };
      if (leave === 'suspend') directory.company.change(email, { isActive: false });
      else directory.company.remove(email);
      await pullOnDemand();
      const account = await callerWith(api, login.accessToken).get('/api/v1/account');
      expect([leave, account.status]).toEqual([leave, 401]);
    }
  });

  test('a full read finds who is missing, without a list of deleted users', async () => {
    await active();
    directory.company.people.delete(EMPLOYEE);
    directory.company.groups.delete('it-admins');
    await pullOnDemand();
    expect(await userOf(EMPLOYEE)).toMatchObject({ active: true });
    await pullOnDemand('full');
    expect(await userOf(EMPLOYEE)).toMatchObject({ active: false });
    expect(await groupNamed('it-admins')).toBeUndefined();
  });
});

describe('a failing read', () => {
  test('an interrupted run continues after its last page', async () => {
    directory.company.addMany(20);
    directory.company.addGroup('large');
    for (const key of [...directory.company.people.keys()]) directory.company.join('large', key);
    await consented(directory);
    let requests = 0;
    directory.company.takeFailure = () => {
      requests += 1;
      return [4, 9].includes(requests) ? { status: 503, retryAfter: 120 } : undefined;
    };
    const first = await pull();
    expect(first).toMatchObject({ running: { phase: 'users', counts: { users: 15 } }, last: null });
    clock.advance(121);
    const second = await pull();
    expect(second).toMatchObject({
      running: { id: first.running?.id, phase: 'groups', counts: { users: 22 } },
    });
    clock.advance(121);
    expect(await pull()).toMatchObject({ ...isDone, last: { id: first.running?.id, counts: { users: 22 } } });
    expect(await groupNamed('large')).toMatchObject({ members: 22 });
  });

  test('a run waits for a 403 that limits the rate, longer each time', async () => {
    await consented(directory);
    directory.company.failNext('google', { status: 403, reason: 'rateLimitExceeded' }, 2);
    expect(await pull()).toMatchObject(isDone);
  });

  test('a withdrawn consent stops the reads', async () => {
    await active();
    sandbox.companies.revoke('google');
    expect((await pullOnDemand()).stopped).toMatchObject({ code: 'consent_revoked' });
    expect(await reasonsOf('directory_read.failed')).toEqual(['consent_revoked']);
  });

  test('an account without admin rights stops the reads with another reason', async () => {
    await consented(directory, EMPLOYEE);
    expect((await pull()).stopped).toMatchObject({ code: 'consent_insufficient' });
  });

  test('without domains, the consent says where to enter them, before the redirect to Google', async () => {
    const { id, version } = directory.connection;
    const saved = await directory.as.patch(`/api/v1/sso-configurations/${id}`, { version, domains: [] });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const response = await directory.as.post(pathOf(id, '/pull/consent'));
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        code: 'directory_consent_rejected',
        detail: expect.stringMatching(/has no domains.* in the field "Domains" of the settings/),
      },
    ]);
  });

  test('domains that are removed during the consent are required again', async () => {
    const answer = await answerOf(await begunConsent(directory));
    const { id, version } = directory.connection;
    await directory.as.patch(`/api/v1/sso-configurations/${id}`, { version, domains: [] });
    const response = await directory.as.post(pathOf(id, '/pull/consent/complete'), answer);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'directory_consent_rejected' },
    ]);
    expect(await reasonsOf('directory_consent.rejected')).toEqual(['directory_consent_rejected']);
  });

  test('the administrator of another company cannot consent', async () => {
    const response = await consented(directory, 'directory-admin@new-company.test');
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'wrong_company' }]);
  });
});
