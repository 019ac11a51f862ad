import type { DirectoryDto, Problem, SsoResult } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DirectoryCaller } from '../../nest-api/src/directories/directory-caller.js';
import { DirectoryUsers } from '../../nest-api/src/directories/directory-users.service.js';
import { startApi, type TestApi } from '../support/api.ts';
import { pathOf, scimUser, turnOn } from '../support/directory.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  prove,
  sandboxSettings,
} from '../support/sso.ts';
import * as sso from '../support/sso-sign-ins.ts';

const EMPLOYEE = 'employee@demo-company.test';
let sandbox: Sandbox;
let api: TestApi;
let users: DirectoryUsers;
let owner: Organization;
let id: string;
let caller: DirectoryCaller;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  users = api.app.get(DirectoryUsers);
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
  id = (await aConnection(owner.as, sandbox, { domains: ['demo-company.test'] })).id;
  await turnOn(owner.as, id);
  const by = { kind: 'token', id: 'test' } as const;
  caller = { tenantId: owner.id, directoryId: id, by, requestId: 'REF', address: null };
});
afterEach(() => forgetSandbox(api));

async function signIn(): Promise<Extract<SsoResult, { status: 'signed_in' }>> {
  const body = (await (await sso.through(api, id)).json()) as Extract<SsoResult, { status: 'signed_in' }>;
  expect(body, JSON.stringify(body)).toMatchObject({ status: 'signed_in' });
  return body;
}

async function refusal(): Promise<string> {
  return ((await (await sso.through(api, id)).json()) as Problem).code;
}

async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as T[];
  } finally {
    await client.end();
  }
}

/** The user and subject of the only identity at the connection. */
async function identity(): Promise<{ userId: string; subject: string }> {
  const [row] = await query<{ userId: string; subject: string }>(
    'select user_id as "userId", subject from external_identities where configuration_id = $1',
    [id],
  );
  return row as { userId: string; subject: string };
}

const members = () =>
  query<{ id: string }>('select user_id as id from memberships where tenant_id = $1 and user_id <> $2', [
    owner.id,
    owner.admin.id,
  ]);

test('a user of the directory who signs in is the same user', async () => {
  const user = await users.create(caller, scimUser(EMPLOYEE));
  await signIn();
  expect((await identity()).userId).toBe(user.userId);
  expect(await members()).toHaveLength(1);
});

test('a user who signed in first is linked by the subject, whatever their address is', async () => {
  await signIn();
  const { userId, subject } = await identity();
  const user = await users.create(caller, scimUser('someone@elsewhere.test', { externalId: subject }));
  expect(user.userId).toBe(userId);
  expect(await members()).toHaveLength(1);
});

test('the subject finds the user of the directory, whatever their address is', async () => {
  await signIn();
  const { subject } = await identity();
  await forgetSandbox(api);
  await query('delete from memberships where tenant_id = $1 and user_id <> $2', [owner.id, owner.admin.id]);
  await prove(api, owner.id, 'demo-company.test');
  const user = await users.create(caller, scimUser('other.name@demo-company.test', { externalId: subject }));
  await signIn();
  expect((await identity()).userId).toBe(user.userId);
});

test('a user who was deactivated by the directory does not return by signing in', async () => {
  const user = await users.create(caller, scimUser(EMPLOYEE));
  await signIn();
  await users.change(caller, user.id, (current) => ({ ...current, active: false }));
  expect(await refusal()).toBe('left_directory');
  await users.change(caller, user.id, (current) => ({ ...current, active: true }));
  await signIn();
});

test('a user who was deleted by the directory before the first sign-in cannot sign in', async () => {
  const user = await users.create(caller, scimUser(EMPLOYEE));
  await users.remove(caller, user.id);
  expect(await refusal()).toBe('left_directory');
});

describe('after an admin rejected the deletion of a user', () => {
  /** The directory deletes a user during its pause, and the admin rejects the deletion. */
  async function keep(externalId: string): Promise<string> {
    const user = await users.create(caller, scimUser(EMPLOYEE, { externalId }));
    const others = Array.from({ length: 20 }, (_, i) => scimUser(`user-${i}@demo-company.test`));
    await users.applyBatch(caller, others, { id: 'run' });
    const leaving = others.slice(0, 11).map((one) => ({ ...one, active: false }));
    await users.applyBatch(caller, leaving, { id: 'run' });
    await users.remove(caller, user.id);
    const { version } = (await (await owner.as.get(pathOf(id))).json()) as DirectoryDto;
    expect((await owner.as.post(pathOf(id, '/reject'), { version })).status).toBe(200);
    return user.userId as string;
  }

  test('the address alone finds no account, and the next user is a conflict', async () => {
    const kept = await keep('the person before');
    expect(await query('select status from memberships where user_id = $1', [kept])).toEqual([
      { status: 'active' },
    ]);
    expect(await refusal()).toBe('linked_to_another');
    await users.create(caller, scimUser(EMPLOYEE, { externalId: 'the next person' }));
    expect(await refusal()).toBe('linked_to_another');
    const listed = await owner.as.get(pathOf(id, '/users?state=unlinked'));
    expect(await listed.json()).toMatchObject({ items: [{ unlinkedBecause: 'former_user' }] });
  });

  test('the previous user still signs in by the subject that is their ID', async () => {
    await signIn();
    const { userId, subject } = await identity();
    expect(await keep(subject)).toBe(userId);
    await signIn();
  });

  test('an address as the subject finds no account, although it is known', async () => {
    await signIn();
    const { userId, subject } = await identity();
    expect(subject).toContain('@');
    expect(await keep('the person before')).toBe(userId);
    expect(await refusal()).toBe('linked_to_another');
  });

  test('the same user has the same account after the directory names them again', async () => {
    const kept = await keep('the person before');
    await users.create(caller, scimUser(EMPLOYEE, { externalId: 'the person before' }));
    await signIn();
    expect((await identity()).userId).toBe(kept);
  });
});

test('a sign-in and a sync at the same time create one account', async () => {
  const started = await sso.start(api, id);
  const { signInAtSandbox } = await import('../support/sandbox-browser.ts');
  const answer = sso.answerOf(await signInAtSandbox(started.authorizationUrl, {}), started);
  const [response, user] = await Promise.all([
    sso.complete(api, answer),
    users.create(caller, scimUser(EMPLOYEE)),
  ]);
  expect(await response.json()).toMatchObject({ status: 'signed_in' });
  const all = await members();
  expect(all).toEqual([{ id: user.userId }]);
});
