import type {
  AccountDto,
  AuditEvent,
  CreatedDirectoryToken,
  DirectoryDto,
  TenantUserDto,
} from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryAccess } from '../../nest-api/src/directories/directory-access.js';
import type { DirectoryUserView } from '../../nest-api/src/directories/directory-caller.js';
import { DirectoryUsers } from '../../nest-api/src/directories/directory-users.service.js';
import { mailOf, tokenIn } from '../support/account.ts';
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
import {
  aDirectory,
  aServingConnection,
  pathOf,
  scimUser,
  type TestDirectory,
  turnOn,
} from '../support/directory.ts';

const clock = new HeldClock(new Date());
const RUN = { id: 'run' };
let api: TestApi;
let users: DirectoryUsers;
let n = 0;
let domain: string;
let directory: TestDirectory;

beforeAll(async () => {
  api = await startApi({ clock });
  users = api.app.get(DirectoryUsers);
});
afterAll(async () => api?.stop());
beforeEach(async () => {
  n += 1;
  domain = `company-${n}.test`;
  directory = await aDirectory(api, domain);
});

async function json<T>(response: Response): Promise<T> {
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}

const shown = async (of = directory) => json<DirectoryDto>(await of.as.get(pathOf(of.directoryId)));

async function member(email: string, as: ApiCaller = directory.as): Promise<TenantUserDto | undefined> {
  const { items } = await json<{ items: TenantUserDto[] }>(await as.get('/api/v1/users?limit=100'));
  return items.find((one) => one.email === email);
}

async function decide(how: 'approve' | 'reject', of = directory): Promise<DirectoryDto> {
  const { version } = await shown(of);
  return json(await of.as.post(pathOf(of.directoryId, `/${how}`), { version }));
}

const at = (name: string) => `${name}@${domain}`;
const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => scimUser(at(`user-${i}`), more));
const create = (email: string, more: object = {}) => users.create(directory.caller, scimUser(email, more));
const deactivate = (user: DirectoryUserView) =>
  users.change(directory.caller, user.id, (current) => ({ ...current, active: false }));
const activate = (user: DirectoryUserView) =>
  users.change(directory.caller, user.id, (current) => ({ ...current, active: true }));
const aMember = (email: string, role: 'tenant_user' | 'tenant_admin' = 'tenant_user'): Promise<Person> =>
  aPerson(api, { tenantId: directory.id, email, role });

describe('life cycle', () => {
  test('a new user gets an account and a membership', async () => {
    const user = await create(at('ada'));
    expect(await member(at('ada'))).toMatchObject({
      id: user.userId,
      name: 'Ada Lovelace',
      status: 'active',
    });
  });

  test('a member with an address of a verified domain is linked', async () => {
    const person = await aMember(at('ada'));
    const user = await create(at('ada'));
    expect(user.userId).toBe(person.id);
    expect(await member(at('ada'))).toMatchObject({ name: 'Ada Lovelace' });
  });

  test('a deactivated user loses their session immediately', async () => {
    const person = await aMember(at('ada'));
    const session = await signedIn(api, person);
    const user = await create(at('ada'));
    expect((await session.get('/api/v1/auth/me')).status).toBe(200);
    await deactivate(user);
    expect((await session.get('/api/v1/auth/me')).status).toBe(401);
    expect(await member(at('ada'))).toMatchObject({ status: 'suspended' });
  });

  test('a user who returns gets their previous role', async () => {
    await aMember(at('ada'), 'tenant_admin');
    const user = await create(at('ada'));
    await deactivate(user);
    await activate(user);
    expect(await member(at('ada'))).toMatchObject({ status: 'active', role: 'tenant_admin' });
  });

  test('a deleted user is suspended and returns with the same account', async () => {
    const user = await create(at('ada'));
    await users.remove(directory.caller, user.id);
    expect(await users.find(directory.caller, user.id)).toBeNull();
    expect(await member(at('ada'))).toMatchObject({ status: 'suspended' });
    const again = await create(at('ada'));
    expect(again.id).not.toBe(user.id);
    expect(again.userId).toBe(user.userId);
    expect(await member(at('ada'))).toMatchObject({ status: 'active' });
  });

  test('a suspension by an admin continues when the directory activates the user', async () => {
    const person = await aMember(at('ada'));
    const { version } = (await member(at('ada'))) as TenantUserDto;
    await directory.as.post(`/api/v1/users/${person.id}/suspend`, { version });
    const user = await create(at('ada'));
    await deactivate(user);
    await activate(user);
    expect(await member(at('ada'))).toMatchObject({ status: 'suspended' });
  });

  test('name and address follow the directory', async () => {
    const user = await create(at('ada'));
    await users.replace(
      directory.caller,
      user.id,
      scimUser(at('augusta'), { name: { givenName: 'Augusta', familyName: 'King' } }),
    );
    expect(await member(at('augusta'))).toMatchObject({ id: user.userId, name: 'Augusta King' });
  });

  test('each change is an event with its request', async () => {
    const user = await create(at('ada'));
    await deactivate(user);
    const { items } = await json<{ items: AuditEvent[] }>(
      await directory.as.get('/api/v1/audit/events?limit=20'),
    );
    const event = items.find(({ action }) => action === 'directory_user.deactivated');
    expect(event).toMatchObject({
      target: { type: 'user', id: user.userId },
      detail: { by: 'token', byId: 'test', request: 'REF-0000001', directory: directory.directoryId },
    });
  });
});

describe('matching users with accounts', () => {
  test.each([
    ['of a domain that nobody verified', 'ada@elsewhere.test'],
    ['of a domain that the connection does not serve', 'ada@other-of-theirs.test'],
  ])('an address %s does not match an account', async (_, email) => {
    const person = await aPerson(api, { tenantId: directory.id, email: `${n}.${email}` });
    const user = await create(`${n}.${email}`);
    expect(user.userId).toBeNull();
    const { items } = await json<{ items: object[] }>(
      await directory.as.get(pathOf(directory.directoryId, '/users?state=unlinked')),
    );
    expect(items).toMatchObject([{ unlinkedBecause: 'domain_unverified' }]);
    expect(await member(person.email)).toMatchObject({ name: 'Pat Person' });
  });

  test('an account of another organization is not linked', async () => {
    const other = await aTenant(api);
    const person = await aPerson(api, { tenantId: other.id, email: at('ada') });
    const user = await create(at('ada'));
    expect(user.userId).toBeNull();
    expect(await member(at('ada'))).toBeUndefined();
    await aMembership(api, person, { tenantId: directory.id });
    await directory.as.post(pathOf(directory.directoryId, '/retry'), {});
    expect((await users.find(directory.caller, user.id))?.userId).toBe(person.id);
  });

  test('a superadmin is never linked', async () => {
    await aPerson(api, { email: at('root') });
    expect((await create(at('root'))).userId).toBeNull();
  });

  test('two directories cannot claim one member', async () => {
    await create(at('ada'));
    const second = await aServingConnection(api, directory.id, domain);
    await turnOn(directory.as, second);
    const user = await users.create({ ...directory.caller, directoryId: second }, scimUser(at('ada')));
    expect(user.userId).toBeNull();
    await users.remove({ ...directory.caller, directoryId: second }, user.id);
    expect(await member(at('ada'))).toMatchObject({ status: 'active' });
  });

  test('a directory cannot change the address of a user to another domain', async () => {
    const user = await create(at('ada'));
    await users.change(directory.caller, user.id, (current) => ({
      ...current,
      emails: [{ value: 'ada@elsewhere.test', primary: true }],
    }));
    expect(await member(at('ada'))).toMatchObject({ id: user.userId });
  });

  test('a user name in different case is the same', async () => {
    await create(at('ada'));
    const twice = create(at('ADA'), { externalId: 'other' });
    await expect(twice).rejects.toMatchObject({ status: 409, scimType: 'uniqueness' });
  });

  test('the plan limits how many users join', async () => {
    const tenant = await aTenant(api, { plan: 'trial' });
    const admin = await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' });
    const as = await signedIn(api, admin);
    const { prove } = await import('../support/sso.ts');
    await prove(api, tenant.id, `small-${n}.test`);
    const directoryId = await aServingConnection(api, tenant.id, `small-${n}.test`);
    await turnOn(as, directoryId);
    const caller = { ...directory.caller, tenantId: tenant.id, directoryId };
    const batch = Array.from({ length: 510 }, (_, i) => scimUser(`u${i}@small-${n}.test`));
    const outcome = await users.applyBatch(caller, batch, RUN);
    expect(outcome.created + outcome.unlinked).toBe(510);
    expect(outcome.unlinked).toBeGreaterThan(0);
    const one = users.create(caller, scimUser(`one-more@small-${n}.test`));
    await expect(one).rejects.toMatchObject({ status: 403, detail: expect.stringContaining('allows') });
    const two = ['two-more', 'three-more'].map((name) => scimUser(`${name}@small-${n}.test`));
    expect(await users.createAll(caller, two)).toMatchObject([{ status: 403 }, { status: 403 }]);
    expect((await users.list(caller, { count: 0 })).total).toBe(510);
  });
});

describe('many users at once', () => {
  test('succeed or fail independently', async () => {
    const known = await create(at('known'));
    const gone = await create(at('gone'));
    await users.remove(directory.caller, gone.id);
    const person = await aMember(at('grace'));
    const results = await users.createAll(directory.caller, [
      scimUser(at('ada')),
      scimUser(at('ADA'), { externalId: 'another' }),
      scimUser(known.userName, { externalId: 'a-third' }),
      scimUser(gone.userName),
      scimUser('x'.repeat(301)),
      scimUser('no-address', { emails: [{ value: at('ada'), primary: true }] }),
      scimUser(at('grace')),
    ]);
    expect(results).toMatchObject([
      { userName: at('ada'), userId: expect.any(String), version: 1 },
      { status: 409, scimType: 'uniqueness' },
      { status: 409, scimType: 'uniqueness' },
      { userId: gone.userId },
      { status: 400, scimType: 'invalidValue' },
      { userName: 'no-address', userId: null },
      { userId: person.id },
    ]);
    expect((await shown()).counts).toMatchObject({ users: 5, linked: 4, unlinked: 1 });
    expect(await member(at('ada'))).toMatchObject({ name: 'Ada Lovelace', status: 'active' });
  });

  test('wait in a preview', async () => {
    directory = await aDirectory(api, `preview-${n}.test`, { state: 'preview' });
    const results = await users.createAll(
      directory.caller,
      ['ada', 'grace'].map((name) => scimUser(`${name}@preview-${n}.test`)),
    );
    expect(results).toMatchObject([{ userId: null }, { userId: null }]);
    expect((await shown()).counts).toMatchObject({ users: 2, linked: 0, waiting: 2 });
    await decide('approve');
    expect((await shown()).counts).toMatchObject({ linked: 2, waiting: 0 });
  });
});

describe('another user with the user name and address of a previous one', () => {
  const NEXT = { externalId: 'another-person' };
  const unlinked = async () => {
    const { items } = await json<{ items: { id: string; unlinkedBecause: string }[] }>(
      await directory.as.get(pathOf(directory.directoryId, '/users?state=unlinked')),
    );
    return items;
  };
  const sql = async (text: string, values: unknown[]) => {
    const owner = new pg.Client({ connectionString: api.database.ownerUrl });
    await owner.connect();
    try {
      await owner.query(text, values);
    } finally {
      await owner.end();
    }
  };

  test('does not get the account of a deleted user', async () => {
    const before = await create(at('ada'));
    await users.remove(directory.caller, before.id);
    const next = await create(at('ada'), NEXT);
    expect(next).toMatchObject({ externalId: NEXT.externalId, userId: null });
    expect(await unlinked()).toMatchObject([{ id: next.id, unlinkedBecause: 'former_user' }]);
    expect(await member(at('ada'))).toMatchObject({ status: 'suspended' });
    // Omitting the ID does not help either.
    await users.remove(directory.caller, next.id);
    expect((await create(at('ada'), { externalId: undefined })).userId).toBeNull();
  });

  test('does not get it under another user name either, nor after the membership is removed', async () => {
    const before = await create(at('ada'));
    await users.remove(directory.caller, before.id);
    await sql('delete from memberships where user_id = $1', [before.userId]);
    const next = await create(at('ada'), { ...NEXT, userName: 'ada.next' });
    expect(next.userId).toBeNull();
    await directory.as.post(pathOf(directory.directoryId, '/retry'), {});
    expect((await users.find(directory.caller, next.id))?.userId).toBeNull();
    expect(await member(at('ada'))).toBeUndefined();
  });

  test('does not get it by a subject that is the user name, but gets one by a subject that is their ID', async () => {
    const before = await create(at('ada'));
    await users.remove(directory.caller, before.id);
    const identity = `insert into external_identities (id, user_id, configuration_id, tenant_id, issuer, subject,
      linked_by, created_at) values (gen_random_uuid(), $1, $2, $3, 'https://idp.test', $4, 'joined', now())`;
    const of = [before.userId, directory.directoryId, directory.id];
    await sql(identity, [...of, at('ada')]);
    const next = await create(at('ada'), NEXT);
    expect(next.userId).toBeNull();
    await users.remove(directory.caller, next.id);
    await sql('delete from external_identities where user_id = $1', [before.userId]);
    await sql(identity, [...of, NEXT.externalId]);
    expect((await create(at('ada'), NEXT)).userId).toBe(before.userId);
  });

  test('does not get it, or replace the record, while the deletion of the previous user is pending', async () => {
    await users.applyBatch(directory.caller, many(20), RUN);
    await users.applyBatch(directory.caller, many(11, { active: false }), RUN);
    const before = await create(at('ada'));
    await users.remove(directory.caller, before.id);
    const next = await create(at('ada'), NEXT);
    expect(next.id).not.toBe(before.id);
    expect(next.userId).toBeNull();
    expect(await member(at('ada'))).toMatchObject({ status: 'active' });
    const again = create(at('ada'), { externalId: 'a third person' });
    await expect(again).rejects.toMatchObject({ status: 409, scimType: 'uniqueness' });
    // The member stays and is not linked to another user.
    await decide('reject');
    await directory.as.post(pathOf(directory.directoryId, '/retry'), {});
    expect(await member(at('ada'))).toMatchObject({ id: before.userId, status: 'active' });
    expect((await users.find(directory.caller, next.id))?.userId).toBeNull();
  });

  test.each([
    ['active', true],
    ['deactivated', false],
  ])('is rejected by a pull while the previous user is %s', async (_, active) => {
    const before = await create(at('ada'));
    await users.applyBatch(directory.caller, [scimUser(at('ada'), { active })], RUN);
    const outcome = await users.applyBatch(
      directory.caller,
      [scimUser(at('ada'), NEXT), scimUser(at('bob'))],
      RUN,
    );
    expect(outcome).toMatchObject({ created: 1, refused: [{ userName: at('ada') }] });
    expect(await users.find(directory.caller, before.id)).toMatchObject({
      active,
      externalId: before.externalId,
    });
    expect(await member(at('ada'))).toMatchObject({ status: active ? 'active' : 'suspended' });
  });

  test('is a new user of a pull after the previous one is deleted', async () => {
    const before = await create(at('ada'));
    await users.remove(directory.caller, before.id);
    const outcome = await users.applyBatch(directory.caller, [scimUser(at('ada'), NEXT)], RUN);
    expect(outcome).toMatchObject({ created: 0, linked: 0, unlinked: 1, refused: [] });
  });

  test('a pull reassigns a user name that its owner gives up in the same part, but not one in use', async () => {
    const [one, two] = [await create(at('one')), await create(at('two'))];
    const named = (user: DirectoryUserView, name: string) =>
      scimUser(at(name), { externalId: user.externalId as string });
    const swapped = await users.applyBatch(directory.caller, [named(one, 'two')], RUN);
    expect(swapped).toMatchObject({ refused: [{ userName: at('two') }] });
    const moved = await users.applyBatch(directory.caller, [named(two, 'three'), named(one, 'two')], RUN);
    expect(moved.refused).toEqual([]);
    expect((await users.find(directory.caller, one.id))?.userName).toBe(at('two'));
  });
});

describe('safety', () => {
  test('a first sync is a preview that an admin approves', async () => {
    n += 1;
    const preview = await aDirectory(api, `preview-${n}.test`, { state: 'preview' });
    await aPerson(api, { tenantId: preview.id, email: `linked@preview-${n}.test` });
    await aPerson(api, { tenantId: preview.id, email: `gone@preview-${n}.test` });
    await users.applyBatch(
      preview.caller,
      [
        scimUser(`new@preview-${n}.test`),
        scimUser(`linked@preview-${n}.test`),
        scimUser(`gone@preview-${n}.test`, { active: false }),
        scimUser('stranger@elsewhere.test'),
      ],
      RUN,
    );
    expect(await shown(preview)).toMatchObject({
      state: 'preview',
      preview: {
        created: 1,
        linked: 1,
        deactivated: 1,
        unlinked: [{ reason: 'domain_unverified', count: 1 }],
      },
      counts: { waiting: 4, linked: 0 },
    });
    expect(await member(`new@preview-${n}.test`, preview.as)).toBeUndefined();
    expect(await decide('approve', preview)).toMatchObject({
      state: 'active',
      counts: { waiting: 0, linked: 3, unlinked: 1 },
    });
    expect(await member(`new@preview-${n}.test`, preview.as)).toMatchObject({ status: 'active' });
    expect(await member(`gone@preview-${n}.test`, preview.as)).toMatchObject({ status: 'suspended' });
  });

  test('deactivations above the share wait for an admin', async () => {
    await users.applyBatch(directory.caller, many(20), RUN);
    const outcome = await users.applyBatch(directory.caller, many(11, { active: false }), RUN);
    expect(outcome).toMatchObject({ deactivated: 0, waiting: 11 });
    expect(await shown()).toMatchObject({
      state: 'paused',
      paused: { reason: 'share', waiting: 11, limit: 10 },
    });
    expect(await member(at('user-0'))).toMatchObject({ status: 'active' });
    await decide('approve');
    expect(await member(at('user-0'))).toMatchObject({ status: 'suspended' });
    // Approved deactivations do not count toward the next limit.
    const next = await users.applyBatch(directory.caller, [scimUser(at('user-15'), { active: false })], RUN);
    expect(next).toMatchObject({ deactivated: 1, waiting: 0 });
  });

  test('single deactivations count together', async () => {
    await users.applyBatch(directory.caller, many(20), RUN);
    for (let i = 0; i < 10; i += 1)
      await users.applyBatch(directory.caller, [scimUser(at(`user-${i}`), { active: false })], RUN);
    expect((await shown()).state).toBe('active');
    await users.applyBatch(directory.caller, [scimUser(at('user-10'), { active: false })], RUN);
    expect((await shown()).state).toBe('paused');
    expect(await member(at('user-9'))).toMatchObject({ status: 'suspended' });
    expect(await member(at('user-10'))).toMatchObject({ status: 'active' });
  });

  test('rejected deactivations change nothing', async () => {
    await users.applyBatch(directory.caller, many(20), RUN);
    await users.applyBatch(directory.caller, many(11, { active: false }), RUN);
    expect(await decide('reject')).toMatchObject({ state: 'active', counts: { waiting: 0 } });
    expect(await member(at('user-0'))).toMatchObject({ status: 'active' });
    const same = await users.applyBatch(directory.caller, many(11, { active: false }), RUN);
    expect(same).toMatchObject({ unchanged: 11, deactivated: 0 });
  });

  test('the last admin is not deactivated', async () => {
    await aMember(at('boss'), 'tenant_admin');
    const user = await create(at('boss'));
    const { id, version } = (await member(directory.admin.email)) as TenantUserDto;
    const asBoss = await signedIn(api, {
      id: user.userId as string,
      email: at('boss'),
      tenantId: directory.id,
    });
    await json(await asBoss.patch(`/api/v1/users/${id}`, { role: 'tenant_user', roleId: null, version }));
    await deactivate(user);
    expect(await member(at('boss'), asBoss)).toMatchObject({ status: 'active' });
    const paused = await json<DirectoryDto>(await asBoss.get(pathOf(directory.directoryId)));
    expect(paused).toMatchObject({ state: 'paused', paused: { reason: 'last_admin', waiting: 1 } });
    // Approval does not remove the last admin either.
    await decide('approve', { ...directory, as: asBoss });
    expect(await member(at('boss'), asBoss)).toMatchObject({ status: 'active' });
  });

  test('a pull deactivates all missing users together', async () => {
    await users.applyBatch(directory.caller, many(30), RUN);
    const left = many(24).map(({ externalId }) => externalId as string);
    const outcome = await users.deactivateOthers(directory.caller, left, RUN);
    expect(outcome).toMatchObject({ deactivated: 6 });
    expect(await member(at('user-29'))).toMatchObject({ status: 'suspended' });
    expect(await users.deactivateOthers(directory.caller, [], RUN)).toMatchObject({ waiting: 24 });
  });

  test('the changes of a day can be undone', async () => {
    const old = await create(at('old'), { name: { givenName: 'Olivia', familyName: 'Old' } });
    clock.advance(86_400);
    const as = await signedIn(api, directory.admin);
    const day = clock.now().toISOString().slice(0, 10);
    await create(at('new'));
    await users.replace(
      directory.caller,
      old.id,
      scimUser(at('changed'), {
        externalId: old.externalId ?? '',
        name: { givenName: 'C', familyName: 'Hanged' },
      }),
    );
    await users.remove(directory.caller, old.id);
    const { items } = await json<{ items: object[] }>(await as.get(pathOf(directory.directoryId, '/days')));
    expect(items[0]).toMatchObject({ day, created: 1, updated: 1, deleted: 1, undone: 0 });
    const undone = await json(await as.post(pathOf(directory.directoryId, '/undo'), { day }));
    expect(undone).toEqual({ undone: 2, kept: 0 });
    expect(await member(at('old'), as)).toMatchObject({ name: 'Olivia Old', status: 'active' });
    expect(await member(at('new'), as)).toMatchObject({ status: 'suspended' });
    expect((await shown({ ...directory, as })).state).toBe('paused');
  });
});

describe('tokens', () => {
  const client = { address: '192.0.2.7', userAgent: null };
  const shows = (secret: string, id = directory.directoryId, address = client.address) =>
    api.app.get(DirectoryAccess).authenticate(id, `Bearer ${secret}`, { ...client, address });

  async function aToken(given: object = {}, of = directory): Promise<{ id: string; secret: string }> {
    const created = await of.as.post(pathOf(of.directoryId, '/tokens'), given);
    const { token, secret } = await json<CreatedDirectoryToken>(created);
    return { id: token.id, secret };
  }

  test('a token opens the directory of its connection and records its use', async () => {
    const { id, secret } = await aToken();
    expect(await shows(secret)).toMatchObject({
      tenantId: directory.id,
      directoryId: directory.directoryId,
      by: { kind: 'token', id },
    });
    const listed = await (await directory.as.get(pathOf(directory.directoryId, '/tokens'))).text();
    expect(JSON.parse(listed)).toMatchObject({ items: [{ id, lastUsedAt: clock.now().toISOString() }] });
    expect(listed).not.toContain(secret);
  });

  test.each([
    ['another one', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
    ['none', () => ''],
    ['one without its prefix', (secret: string) => secret.slice(4)],
  ])('%s does not open a directory', async (_, changed) => {
    const { secret } = await aToken();
    await expect(shows(changed(secret))).rejects.toMatchObject({ status: 401 });
  });

  test('a token of another connection is rejected', async () => {
    const { secret } = await aToken();
    const second = await aServingConnection(api, directory.id, domain);
    await turnOn(directory.as, second);
    await expect(shows(secret, second)).rejects.toMatchObject({ status: 403 });
  });

  test('a token works only from its networks', async () => {
    const { secret } = await aToken({ networks: ['198.51.100.0/24'] });
    await expect(shows(secret)).rejects.toMatchObject({ status: 403 });
    await shows(secret, directory.directoryId, '198.51.100.9');
  });

  test('a revoked token is rejected', async () => {
    const { id, secret } = await aToken();
    expect((await directory.as.delete(pathOf(directory.directoryId, `/tokens/${id}`))).status).toBe(204);
    await expect(shows(secret)).rejects.toMatchObject({ status: 401 });
  });

  test('there are at most two tokens', async () => {
    await aToken();
    await aToken();
    const third = await directory.as.post(pathOf(directory.directoryId, '/tokens'), {});
    expect(await third.json()).toMatchObject({ status: 409, code: 'too_many_tokens' });
  });

  test('an expired token is rejected', async () => {
    const { secret } = await aToken({ expiresInDays: 1 });
    clock.advance(86_401);
    await expect(shows(secret)).rejects.toMatchObject({ status: 401 });
  });
});

test('admins cannot change what the directory manages', async () => {
  const user = await create(at('ada'));
  const { version, directoryId } = (await member(at('ada'))) as TenantUserDto;
  expect(directoryId).toBe(directory.directoryId);
  const suspended = await directory.as.post(`/api/v1/users/${user.userId}/suspend`, { version });
  expect(await suspended.json()).toMatchObject({ status: 409, code: 'managed_by_directory' });
  await json(
    await directory.as.patch(`/api/v1/users/${user.userId}`, { role: 'tenant_admin', roleId: null, version }),
  );
});

describe('name and address of a user that a directory manages', () => {
  const REJECTED = { status: 409, code: 'managed_by_directory' };
  const aManaged = async () => {
    const person = await aMember(at('ada'));
    await create(at('ada'));
    const as = await signedIn(api, person);
    const account = () => as.get('/api/v1/account').then((response) => json<AccountDto>(response));
    return { person, as, account };
  };

  test('are those of the directory, which the account names, and other fields are the user’s own', async () => {
    const { as, account } = await aManaged();
    const { version, directory: name } = await account();
    expect(name).toBe('Their directory');
    const renamed = await as.patch('/api/v1/account', { firstName: 'Augusta', version });
    expect(await renamed.json()).toMatchObject({
      ...REJECTED,
      detail: expect.stringContaining('Their directory'),
    });
    const moved = await as.post('/api/v1/account/email', { email: `other@${domain}` });
    expect(await moved.json()).toMatchObject(REJECTED);
    expect(await account()).toMatchObject({ firstName: 'Ada', pendingEmail: null });
    expect(await json(await as.patch('/api/v1/account', { locale: 'de', version }))).toMatchObject({
      locale: 'de',
    });
  });

  test('cannot be changed by superadmins either', async () => {
    const { person } = await aManaged();
    const superadmin = await signedIn(api, await aPerson(api, {}));
    const path = `/api/v1/people/${person.id}`;
    const { version } = await json<{ version: number }>(await superadmin.get(path));
    const renamed = await superadmin.patch(path, { version, givenName: 'A', familyName: 'K' });
    expect(await renamed.json()).toMatchObject(REJECTED);
  });

  test('cannot be changed by a change that started before', async () => {
    const person = await aMember(at('ada'));
    const as = await signedIn(api, person);
    await as.post('/api/v1/account/email', { email: `other-${n}@elsewhere.test` });
    const old = tokenIn(await mailOf(api, at('ada'), /change of your email/));
    const next = tokenIn(await mailOf(api, `other-${n}@elsewhere.test`, /Confirm your new/));
    await create(at('ada'));
    for (const link of [old, next]) {
      const confirmed = await post(api, '/api/v1/auth/email-change/confirm', { token: link });
      expect(await confirmed.json()).toMatchObject(REJECTED);
    }
    expect(await member(at('ada'))).toMatchObject({ id: person.id });
  });

  test('can be changed by the user again after the directory deactivates them', async () => {
    const { person } = await aManaged();
    const other = await aTenant(api);
    await aMembership(api, person, { tenantId: other.id });
    const [user] = (await users.list(directory.caller, { count: 1 })).users;
    await deactivate(user as DirectoryUserView);
    const as = await signedIn(api, { ...person, tenantId: other.id });
    const account = await json<AccountDto>(await as.get('/api/v1/account'));
    expect(account.directory).toBeNull();
    const { version } = account;
    expect((await as.patch('/api/v1/account', { firstName: 'Augusta', version })).status).toBe(200);
  });
});

test('without their directory, members stay and admins manage them again', async () => {
  const user = await create(at('ada'));
  expect((await directory.as.delete(pathOf(directory.directoryId))).status).toBe(204);
  expect((await shown()).state).toBe('off');
  const { version, directoryId } = (await member(at('ada'))) as TenantUserDto;
  expect(directoryId).toBeNull();
  await json(await directory.as.post(`/api/v1/users/${user.userId}/suspend`, { version }));
});
