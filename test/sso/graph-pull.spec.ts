import type {
  DirectoryPullRunDto,
  DirectoryUserDto,
  GroupDto,
  Problem,
  TenantUserDto,
} from '@gatehouse/contracts';
import { personIdAt, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, callerWith, signedIn } from '../support/data.ts';
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
  shownPull,
} from '../support/pulled-directory.ts';
import { sandboxSettings } from '../support/sso.ts';
import { through } from '../support/sso-sign-ins.ts';

const EMPLOYEE = `employee@${COMPANY}`;
const ADMIN = `directory-admin@${COMPANY}`;

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
  directory = await aPulledDirectory(api, sandbox, 'microsoft');
});

const pull = () => pulled(api, directory);
const pullOnDemand = async () => {
  const started = await directory.as.post(pathOf(directory.connection.id, '/pull/runs'), {});
  expect(started.status, await started.clone().text()).toBe(201);
  return pull();
};
const isDone = { running: null, last: { state: 'succeeded' } };

async function json<T>(path: string, as: ApiCaller = directory.as): Promise<T> {
  const response = await as.get(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

async function users(): Promise<DirectoryUserDto[]> {
  const path = pathOf(directory.connection.id, '/users?limit=100');
  return (await json<{ items: DirectoryUserDto[] }>(path)).items;
}

async function groupNamed(name: string): Promise<GroupDto | undefined> {
  const { items } = await json<{ items: GroupDto[] }>('/api/v1/groups?limit=100');
  return items.find((group) => group.name === name);
}

async function member(email: string): Promise<TenantUserDto | undefined> {
  const { items } = await json<{ items: TenantUserDto[] }>('/api/v1/users?limit=100');
  return items.find((one) => one.email === email);
}

/** @returns the session token */
async function signedInThrough(email: string): Promise<string> {
  const response = await through(api, directory.connection.id, { email });
  const result = (await response.json()) as { login: { accessToken: string } };
  expect(response.status, JSON.stringify(result)).toBe(200);
  return result.login.accessToken;
}

/** Reads all users and approves the preview. */
async function active(): Promise<void> {
  expect((await consented(directory)).status).toBe(200);
  expect(await pull()).toMatchObject(isDone);
  await approved(directory);
}

/** Requests since the last call, without their queries. */
function asked(): string[] {
  const { requests } = directory.company;
  return requests.splice(0).map((request) => request.replace(/^GET .*\/v1\.0/, ''));
}

describe('a read', () => {
  test('imports every user and group, with nested groups, and waits for approval', async () => {
    directory.company.addMany(12);
    directory.company.join('staff', 'it-admins');
    directory.company.change(EMPLOYEE, { isActive: false });
    await consented(directory);

    expect(await pull()).toMatchObject({
      ...isDone,
      consent: { email: ADMIN },
      last: { counts: { users: 14, groups: 2 } },
    });

    const all = await users();
    expect(all).toHaveLength(14);
    const employee = all.find(({ userName }) => userName === EMPLOYEE);
    expect(employee).toMatchObject({ active: false, externalId: personIdAt('microsoft', { key: EMPLOYEE }) });
    expect(await member(`employee-1@${COMPANY}`)).toBeUndefined();
    expect(await groupNamed('staff')).toMatchObject({ members: 3 });
  });

  test('links the user who signs in through the connection', async () => {
    await active();
    const linked = (await users()).find(({ userName }) => userName === EMPLOYEE);
    expect((await member(EMPLOYEE))?.id).toBe(linked?.userId);
    const as = callerWith(api, await signedInThrough(EMPLOYEE));
    expect(await json('/api/v1/account', as)).toMatchObject({ email: EMPLOYEE });
    expect((await member(EMPLOYEE))?.id).toBe(linked?.userId);
  });

  test('finds the user who signed in before', async () => {
    await signedInThrough(EMPLOYEE);
    const before = await member(EMPLOYEE);
    directory.company.change(EMPLOYEE, { email: `renamed@${COMPANY}` });
    await active();
    const [found] = (await users()).filter(({ userName }) => userName === `renamed@${COMPANY}`);
    expect(found?.userId).toBe(before?.id);
  });

  test('reads only changes after the first full read', async () => {
    await active();
    asked();
    directory.company.change(EMPLOYEE, { givenName: 'Emmeline' });
    expect(await pullOnDemand()).toMatchObject({
      ...isDone,
      last: { kind: 'incremental', counts: { users: 1, groups: 0 } },
    });
    expect(asked().every((request) => request.includes('$deltatoken='))).toBe(true);
    expect(await member(EMPLOYEE)).toMatchObject({ name: 'Emmeline Employee' });
  });

  test('ends the sessions of a user that the directory deleted', async () => {
    await active();
    const token = await signedInThrough(EMPLOYEE);
    directory.company.remove(EMPLOYEE);
    await pullOnDemand();
    expect((await callerWith(api, token).get('/api/v1/account')).status).toBe(401);
    expect((await users()).map(({ userName }) => userName)).not.toContain(EMPLOYEE);
    expect(await groupNamed('staff')).toMatchObject({ members: 1 });
  });

  test('follows groups: a new name, members who join and leave, a deleted group', async () => {
    await active();
    directory.company.rename('staff', 'Everybody');
    directory.company.leave('staff', EMPLOYEE);
    directory.company.join('it-admins', EMPLOYEE);
    await pullOnDemand();
    expect(await groupNamed('Everybody')).toMatchObject({ members: 1 });
    expect(await groupNamed('it-admins')).toMatchObject({ members: 2 });

    directory.company.removeGroup('it-admins');
    await pullOnDemand();
    expect(await groupNamed('it-admins')).toBeUndefined();
  });

  test('excludes guests unless the settings include them', async () => {
    const guest = directory.company.add('ada@partner.example', { isGuest: true });
    await active();
    expect((await users()).map(({ userName }) => userName)).not.toContain(guest.email);

    const { version } = await shownPull(directory);
    const path = pathOf(directory.connection.id, '/pull');
    expect((await directory.as.patch(path, { version: version + 1, includeGuests: true })).status).toBe(409);
    expect((await directory.as.patch(path, { version, includeGuests: true })).status).toBe(200);
    expect(await pull()).toMatchObject({ ...isDone, includeGuests: true, last: { kind: 'full' } });
    expect((await users()).map(({ userName }) => userName)).toContain(guest.email);
  });
});

test('guests who are no longer read count against the deactivation limit', async () => {
  directory.company.addMany(12);
  for (let n = 1; n <= 12; n += 1) directory.company.change(`employee-${n}@${COMPANY}`, { isGuest: true });
  const path = pathOf(directory.connection.id, '/pull');
  const include = async (includeGuests: boolean) => {
    const { version } = await shownPull(directory);
    expect((await directory.as.patch(path, { version, includeGuests })).status).toBe(200);
  };
  await include(true);
  await active();
  expect(await member(`employee-1@${COMPANY}`)).toMatchObject({ status: 'active' });
  await include(false);
  expect(await pull()).toMatchObject({ ...isDone, last: { kind: 'full' } });
  expect(await json(pathOf(directory.connection.id))).toMatchObject({
    state: 'paused',
    paused: { reason: 'share', waiting: 12, limit: 10 },
  });
  const waiting = pathOf(directory.connection.id, '/users?state=waiting');
  expect((await json<{ items: object[] }>(waiting)).items).toHaveLength(12);
  expect(await member(`employee-1@${COMPANY}`)).toMatchObject({ status: 'active' });
});

describe('users who are removed on several pages of a read', () => {
  const leavers = (count: number) => Array.from({ length: count }, (_, n) => `employee-${n + 1}@${COMPANY}`);
  const suspended = async () => {
    const members = await Promise.all(leavers(14).map(member));
    return members.filter((one) => one?.status === 'suspended').length;
  };

  test('all keep their access, if together they exceed the limit', async () => {
    directory.company.addMany(14);
    await active();
    for (const email of leavers(12)) directory.company.remove(email);
    expect(await pullOnDemand()).toMatchObject({
      ...isDone,
      last: { kind: 'incremental', counts: { deactivated: 0, waiting: 12 } },
    });
    expect(await suspended()).toBe(0);
    expect(await json(pathOf(directory.connection.id))).toMatchObject({
      state: 'paused',
      paused: { reason: 'share', waiting: 12, limit: 10 },
    });
  });

  test('count together with those of the reads before', async () => {
    directory.company.addMany(14);
    await active();
    for (const email of leavers(8)) directory.company.remove(email);
    expect(await pullOnDemand()).toMatchObject({ last: { counts: { deactivated: 8, waiting: 0 } } });
    for (const email of leavers(11).slice(8)) directory.company.remove(email);
    expect(await pullOnDemand()).toMatchObject({ last: { counts: { deactivated: 0, waiting: 3 } } });
    expect(await suspended()).toBe(8);
  });

  test('return if the directory names them again', async () => {
    directory.company.addMany(14);
    await active();
    const [first] = leavers(1);
    directory.company.change(first as string, { isGuest: true });
    await pullOnDemand();
    expect(await member(first as string)).toMatchObject({ status: 'suspended' });
    directory.company.change(first as string, { isGuest: false });
    await pullOnDemand();
    expect(await member(first as string)).toMatchObject({ status: 'active' });
  });
});

describe('a user name that the directory gave to another user', () => {
  const NEXT = `next@${COMPANY}`;
  const named = async (name: string) => (await users()).filter(({ userName }) => userName === name);
  const idOf = (key: string) => personIdAt('microsoft', { key });
  const readAll = () => {
    directory.company.forgetTokens();
    return pullOnDemand();
  };
  const hireNext = () => {
    directory.company.add(NEXT);
    directory.company.change(NEXT, { email: EMPLOYEE });
    directory.company.join('staff', NEXT);
  };
  const isNext = { externalId: idOf(NEXT), active: true, userId: null, unlinkedBecause: 'former_user' };

  test('belongs to the new user in the read that misses the previous one', async () => {
    await active();
    directory.company.remove(EMPLOYEE);
    hireNext();
    expect(await readAll()).toMatchObject({ last: { kind: 'full', counts: { refused: 0 } } });
    expect(await named(EMPLOYEE)).toMatchObject([isNext]);
    // The previous user's account is not reassigned. The next user is in the directory's groups.
    expect(await member(EMPLOYEE)).toMatchObject({ status: 'suspended' });
    const staff = (await groupNamed('staff')) as GroupDto;
    const { items } = await json<{ items: { name: string }[] }>(`/api/v1/groups/${staff.id}/members`);
    expect(items).toHaveLength(2);
  });

  test('belongs to the new user long after a read deactivated the previous one', async () => {
    await active();
    directory.company.remove(EMPLOYEE);
    await readAll();
    expect(await named(EMPLOYEE)).toMatchObject([{ externalId: idOf(EMPLOYEE), active: false }]);
    hireNext();
    expect(await pullOnDemand()).toMatchObject({ last: { kind: 'incremental', counts: { refused: 0 } } });
    expect(await named(EMPLOYEE)).toMatchObject([isNext]);
  });

  test('belongs to the new user if the previous one is renamed on a later page', async () => {
    directory.company.addMany(12);
    await active();
    const [first, last] = [`employee-1@${COMPANY}`, `employee-12@${COMPANY}`];
    directory.company.change(last, { email: `moved@${COMPANY}` });
    directory.company.change(first, { email: last });
    expect(await readAll()).toMatchObject({ last: { kind: 'full', counts: { refused: 0, deactivated: 0 } } });
    expect(await named(last)).toMatchObject([{ externalId: idOf(first), active: true }]);
    expect(await named(`moved@${COMPANY}`)).toMatchObject([{ externalId: idOf(last), active: true }]);
  });

  test('stays with a user that the directory still has but disabled', async () => {
    await active();
    directory.company.change(EMPLOYEE, { isActive: false });
    hireNext();
    expect(await readAll()).toMatchObject({ last: { counts: { refused: 1 } } });
    expect(await named(EMPLOYEE)).toMatchObject([{ externalId: idOf(EMPLOYEE), active: false }]);
    directory.company.remove(EMPLOYEE);
    expect(await pullOnDemand()).toMatchObject({ last: { kind: 'incremental', counts: { refused: 0 } } });
    expect(await named(EMPLOYEE)).toMatchObject([isNext]);
  });
});

describe('a failing read', () => {
  test('an interrupted run continues after its last page', async () => {
    directory.company.addMany(20);
    await consented(directory);
    directory.company.failNext('microsoft', { status: 429, retryAfter: 0 });
    // Fails the second page of users for two minutes.
    const answered = directory.company.takeFailure.bind(directory.company);
    let requests = 0;
    directory.company.takeFailure = (shown) => {
      requests += 1;
      return requests === 3 ? { status: 503, retryAfter: 120 } : answered(shown);
    };

    const interrupted = await pull();
    expect(interrupted).toMatchObject({
      running: { phase: 'users', error: { code: 'unreachable' } },
      last: null,
    });
    expect(interrupted.running?.counts.users).toBe(5);
    asked();
    expect(await pull()).toMatchObject({ running: { id: interrupted.running?.id } });
    expect(asked()).toEqual([]);

    clock.advance(121);
    expect(await pull()).toMatchObject({
      ...isDone,
      last: { id: interrupted.running?.id, counts: { users: 22 } },
    });
    expect(asked()[0]).toContain('/users/delta?$skiptoken=');
    expect(await users()).toHaveLength(22);
  });

  test('a run ends after eight failures without progress, and not before', async () => {
    directory.company.addMany(60);
    await consented(directory);
    let requests = 0;
    let isEvery = false;
    directory.company.takeFailure = () => {
      requests += 1;
      return isEvery || requests % 2 === 0 ? { status: 503, retryAfter: 11 } : undefined;
    };
    const failing = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await pull();
        clock.advance(12);
      }
      return shownPull(directory);
    };
    const withProgress = await failing(9);
    expect(withProgress).toMatchObject({ running: { state: 'running' }, last: null });
    isEvery = true;
    expect(await failing(6)).toMatchObject({ running: { id: withProgress.running?.id } });
    const given = await failing(1);
    expect(given).toMatchObject({
      running: null,
      last: { id: withProgress.running?.id, state: 'failed', error: { code: 'unreachable' } },
    });
    expect(given.nextAt).not.toBeNull();
  });

  test('a run waits for a rate limit', async () => {
    await consented(directory);
    directory.company.failNext('microsoft', { status: 429, retryAfter: 1 }, 2);
    expect(await pull()).toMatchObject(isDone);
  });

  test('a forgotten delta token leads to a full read, which finds deleted users', async () => {
    await active();
    directory.company.remove(EMPLOYEE);
    directory.company.forgetTokens();
    expect(await pullOnDemand()).toMatchObject({ ...isDone, last: { kind: 'full' } });
    expect((await users()).find(({ userName }) => userName === EMPLOYEE)).toMatchObject({ active: false });
  });

  test('a withdrawn consent stops the reads and states what to do, until a user consents again', async () => {
    await active();
    sandbox.companies.revoke('microsoft');
    const stopped = await pullOnDemand();
    expect(stopped).toMatchObject({ running: null, nextAt: null, last: { state: 'failed' } });
    expect(stopped.stopped).toMatchObject({ code: 'consent_revoked' });
    expect(stopped.stopped?.message).toContain('must consent again');
    clock.advance(60);
    expect(await pull()).toMatchObject({ last: { id: stopped.last?.id } });
    expect((await users()).every(({ active: isActive }) => isActive)).toBe(true);

    expect((await consented(directory)).status).toBe(200);
    expect(await pull()).toMatchObject({ ...isDone, stopped: null });
  });

  test('an employee cannot give access to the directory', async () => {
    expect((await consented(directory, EMPLOYEE)).status).toBe(200);
    expect((await pull()).stopped).toMatchObject({ code: 'consent_insufficient' });
  });
});

describe('the consent', () => {
  const complete = (answer: object) =>
    directory.as.post(pathOf(directory.connection.id, '/pull/consent/complete'), answer);

  async function refused(response: Response): Promise<[number, string]> {
    return [response.status, ((await response.json()) as Problem).code];
  }

  test('is valid once, for ten minutes, in the browser that started it', async () => {
    const mismatch = [422, 'directory_consent_mismatch'];
    const consent = await begunConsent(directory);
    const answer = await answerOf(consent);
    expect(await refused(await complete({ ...answer, browserSecret: 'another' }))).toEqual(mismatch);
    expect(await refused(await complete({ ...answer, state: 'd.another' }))).toEqual(mismatch);
    expect((await complete(answer)).status).toBe(200);
    expect(await refused(await complete(answer))).toEqual(mismatch);

    const late = await answerOf(await begunConsent(directory));
    clock.advance(601);
    expect(await refused(await complete(late))).toEqual(mismatch);
  });

  test('of another company is rejected', async () => {
    const response = await consented(directory, 'directory-admin@new-company.test');
    expect(await refused(response)).toEqual([403, 'wrong_directory']);
    expect(await shownPull(directory)).toMatchObject({ consent: null, nextAt: null });
  });

  test('is stored sealed, and never shown', async () => {
    await consented(directory);
    const { credential } = await storedPull();
    expect(credential).toMatch(/^v1\./);
    expect(JSON.stringify(await shownPull(directory))).not.toContain(credential);
  });

  test('can be withdrawn, and then nothing is read', async () => {
    await active();
    const path = pathOf(directory.connection.id, '/pull');
    expect((await directory.as.delete(`${path}/consent`)).status).toBe(204);
    expect(await shownPull(directory)).toMatchObject({ consent: null, nextAt: null });
    expect(await refused(await directory.as.post(`${path}/runs`, {}))).toEqual([
      409,
      'directory_consent_missing',
    ]);
  });

  test('the next run is planned in 40 minutes, and compares everything after a day', async () => {
    await active();
    const { nextAt, lastFullAt } = await shownPull(directory);
    expect(Date.parse(nextAt ?? '') - Date.parse(lastFullAt ?? '')).toBe(40 * 60_000);
    clock.advance(24 * 3600);
    directory = { ...directory, as: await signedIn(api, directory.admin) };
    expect(await pull()).toMatchObject({ ...isDone, last: { kind: 'full' } });
  });

  test('a run on demand names who started it', async () => {
    await active();
    const path = pathOf(directory.connection.id, '/pull/runs');
    expect((await directory.as.post(path, { kind: 'full' })).status).toBe(201);
    await pull();
    const { items } = await json<{ items: DirectoryPullRunDto[] }>(path);
    expect(items.map(({ kind, startedBy }) => [kind, startedBy])).toEqual([
      ['full', directory.admin.id],
      ['full', null],
    ]);
  });
});

async function storedPull(): Promise<{ credential: string }> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    const sql = 'select credential from directory_pulls where id = $1';
    return (await client.query(sql, [directory.connection.id])).rows[0];
  } finally {
    await client.end();
  }
}
