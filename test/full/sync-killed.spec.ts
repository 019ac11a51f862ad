import type { DirectoryDto, DirectoryUserDto, GroupDto } from '@gatehouse/contracts';
import { waitFor } from '@gatehouse/embedded';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { type ApiCaller, aPerson, type Person, signedIn } from '../support/data.ts';
import { aDirectory } from '../support/directory.ts';
import { MisbehavingTarget } from '../support/misbehaving-target.ts';
import { aPulledDirectory, COMPANY, consented, type PulledDirectory } from '../support/pulled-directory.ts';
import { aClient } from '../support/relying-party.ts';
import { anOrganization, sandboxSettings } from '../support/sso.ts';
import { DirectoryPusher } from './support/directory-pusher.ts';
import { type KillablePostgres, startKillablePostgres } from './support/killable-postgres.ts';

/** Missing heartbeats reveal a killed process's run, which continues a minute later. */
const SOON = { timeout: 180_000, interval: 200 };
const PUSHED = 'pushed.example';
const ACCOUNTS = 30;

let postgres: KillablePostgres;
let owner: pg.Pool;
let sandbox: Sandbox;
let current: ApiProcess;
let start: () => Promise<ApiProcess>;
const target = new MisbehavingTarget();

let pushed: { id: string; directoryId: string; token: string };
let pulled: PulledDirectory;
let provisioned: { admin: Person; tenantId: string; applicationId: string; people: Person[] };

beforeAll(async () => {
  [postgres, sandbox] = await Promise.all([startKillablePostgres(), startSandbox(0)]);
  owner = new pg.Pool({ connectionString: postgres.database.ownerUrl, max: 2 });
  // The server is killed while these connections are open.
  owner.on('error', () => undefined);
  const env = sandboxSettings(sandbox);
  const api = await startApi({ database: postgres.database, env });
  // Must be first: deletes all other directories.
  pulled = await aPulledDirectory(api, sandbox, 'google');
  pushed = await aPushedDirectory(api);
  provisioned = await aProvisionedApplication(api);
  await consented(pulled);
  await api.stop();
  start = () => startApiProcess(api, undefined, { ...env, OUTBOUND_ALLOW: '127.0.0.0/8' });
  current = await start();
});
afterAll(async () => {
  await current?.kill();
  await owner?.end();
  await Promise.all([target.stop(), sandbox?.stop(), postgres?.stop()]);
});

const killApi = async () => {
  await current.kill();
  current = await start();
};
const killDatabase = () => postgres.killAndStart();
const killBoth = async () => {
  await Promise.all([current.kill(), killDatabase()]);
  current = await start();
};

async function aPushedDirectory(api: TestApi): Promise<typeof pushed> {
  const { id, directoryId, as } = await aDirectory(api, PUSHED, { state: 'active' });
  const response = await as.post(`/api/v1/sso-configurations/${directoryId}/directory/tokens`, {});
  const { secret } = (await response.json()) as { secret: string };
  return { id, directoryId, token: secret };
}

async function aProvisionedApplication(api: TestApi): Promise<typeof provisioned> {
  const { id: tenantId, admin, as } = await anOrganization(api);
  const people: Person[] = [];
  for (let n = 0; n < ACCOUNTS; n++) people.push(await aPerson(api, { tenantId }));
  const { id } = await aClient(as);
  const body = { application_id: id, base_url: await target.start(), secret: 'a-token-for-tests' };
  const made = await as.post('/api/v1/admin/provisioning', { ...body, assigned: 'everybody' });
  expect(made.status, await made.clone().text()).toBe(201);
  return { admin, tenantId, applicationId: id, people };
}

async function rows<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await owner.query<T>(sql, values)).rows;
}

/** Kills the API and the database, one after the other and together. */
const KILLS = [
  ['the API', killApi],
  ['the database', killDatabase],
  ['both', killBoth],
] as const;

describe('a directory that pushes over SCIM', () => {
  const emailOf = (n: number) => `person-${n}@${PUSHED}`;
  const users = Array.from({ length: 48 }, (_, n) => emailOf(n));
  const groups = Array.from({ length: 12 }, (_, n) => `Group ${n}`);
  const membersOf = (group: string) => users.filter((_, n) => n % groups.length === groups.indexOf(group));
  const leavers = users.slice(0, 8);
  const deleted = groups.slice(0, 3);

  test('has the same state after the API and the database were killed during its requests', async () => {
    const base = () => `${current.url}/scim/v2/${pushed.directoryId}`;
    const pusher = new DirectoryPusher(base, pushed.token);
    for (const [, kill] of KILLS) pusher.disturb(12, kill);
    await pusher.each(users, (user) => pusher.createUser(user));
    pusher.disturb(4, killDatabase);
    await pusher.each(groups, (group) => pusher.createGroup(group, membersOf(group)));
    pusher.disturb(6, killApi);
    await pusher.each(users, (user) =>
      pusher.patch('Users', user, { op: 'replace', path: 'name.givenName', value: 'Grace' }),
    );
    pusher.disturb(3, killBoth);
    await pusher.each(leavers, (user) =>
      pusher.patch('Users', user, { op: 'replace', path: 'active', value: false }),
    );
    pusher.disturb(2, killDatabase);
    await pusher.each(deleted, (group) => pusher.remove('Groups', group));
    expect(pusher.unanswered).toBeGreaterThan(0);

    const found = await pusher.list('Users');
    expect(found.map(({ id, userName, active }) => `${userName} ${id} ${active}`).toSorted()).toEqual(
      users.map((user) => `${user} ${pusher.ids.get(user)} ${!leavers.includes(user)}`).toSorted(),
    );
    const remaining = (await pusher.list('Groups')).map(({ displayName, members }) => [
      displayName,
      ((members ?? []) as { value: string }[]).map(({ value }) => value).toSorted(),
    ]);
    const wanted = groups.filter((group) => !deleted.includes(group));
    expect(Object.fromEntries(remaining)).toEqual(
      Object.fromEntries(
        wanted.map((group) => [
          group,
          membersOf(group)
            .map((user) => pusher.ids.get(user))
            .toSorted(),
        ]),
      ),
    );
    expect(remaining).toHaveLength(wanted.length);
    await everyAccountIsThereOnce();
  });

  async function everyAccountIsThereOnce(): Promise<void> {
    const accounts = await rows<{ email: string; status: string; given_name: string }>(
      `select u.email, u.given_name, m.status from users u join memberships m on m.user_id = u.id
       where m.directory_id = $1 order by u.email`,
      [pushed.directoryId],
    );
    expect(accounts).toEqual(
      users.toSorted().map((email) => ({
        email,
        given_name: 'Grace',
        status: leavers.includes(email) ? 'suspended' : 'active',
      })),
    );
    // Repeated requests took effect only once.
    const changes = await rows<{ kind: string; count: number }>(
      `select kind, count(*)::int from directory_changes where directory_id = $1 group by 1 order by 1`,
      [pushed.directoryId],
    );
    expect(changes).toEqual([
      { kind: 'created', count: users.length },
      { kind: 'deactivated', count: leavers.length },
      { kind: 'updated', count: users.length },
    ]);
  }
});

describe('a pulled directory', () => {
  const PEOPLE = 60;
  const GROUPS = 30;

  test.each(KILLS.slice(0, 2))('is read to the end after %s was killed midway', async (_, kill) => {
    const { company } = pulled;
    const as = await signedIn(current, pulled.admin);
    await idle();
    if (company.people.size < PEOPLE) company.addMany(PEOPLE);
    for (let n = 0; n < GROUPS; n++) {
      const { key } = company.addGroup(`group-${company.groups.size}`);
      for (let member = 1; member <= 5; member++) company.join(key, `employee-${n + member}@${COMPANY}`);
    }
    const before = company.requests.length;
    const started = await as.post(pathOf('/pull/runs'), { kind: 'full' });
    expect(started.status, await started.clone().text()).toBe(201);
    await waitFor('the middle of the read', () => company.requests.length >= before + GROUPS / 2);
    await kill();
    await idle();
    await agreed(await signedIn(current, pulled.admin));
  });

  function pathOf(more: string): string {
    return `/api/v1/sso-configurations/${pulled.connection.id}/directory${more}`;
  }

  /** No read is running, and the last read succeeded. */
  async function idle(): Promise<void> {
    const running = () =>
      rows(
        `select state from directory_pull_runs r where directory_id = $1
         and (state = 'running' or id = (select max(id::text)::uuid from directory_pull_runs)) order by id`,
        [pulled.connection.id],
      ).catch(() => []);
    await expect.poll(running, SOON).toEqual([{ state: 'succeeded' }]);
  }

  async function agreed(as: ApiCaller): Promise<void> {
    const shown = await everyItem<DirectoryUserDto>(as, pathOf('/users'));
    const { people, groups } = pulled.company;
    expect(shown.map(({ userName }) => userName).toSorted()).toEqual([...people.keys()].toSorted());
    const found = await everyItem<GroupDto>(as, '/api/v1/groups');
    expect(found.map(({ name, members }) => `${name} ${members}`).toSorted()).toEqual(
      [...groups.values()].map(({ name, members }) => `${name} ${members.size}`).toSorted(),
    );
    const directory = (await (await as.get(pathOf(''))).json()) as DirectoryDto;
    expect(directory.counts).toMatchObject({ users: people.size });
  }

  async function everyItem<T>(as: ApiCaller, path: string): Promise<T[]> {
    const response = await as.get(`${path}?limit=100`);
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { items: T[] }).items;
  }
});

describe('an application with provisioning', () => {
  test('has every account exactly once after the database was killed in the middle of deliveries', async () => {
    const { admin, tenantId, applicationId } = provisioned;
    const path = `/api/v1/admin/provisioning/${applicationId}/start`;
    await killedAt('POST', 9, async () => {
      const started = await (await signedIn(current, admin)).post(path);
      expect(started.status, await started.clone().text()).toBe(200);
    });
    await agreed();
    await killedAt('PATCH', 9, async () => {
      await owner.query(
        `update users set given_name = 'Petra' where id in (select user_id from memberships where tenant_id = $1)`,
        [tenantId],
      );
    });
    await agreed();
  });

  /** Kills the database after the target processed the nth matching request, before the target responds. */
  async function killedAt(method: string, nth: number, begin: () => Promise<void>): Promise<void> {
    const killed = Promise.withResolvers<void>();
    let left = nth;
    target.afterWork = async (asked, of) => {
      if (asked !== method || !of.startsWith('/Users')) return;
      left -= 1;
      if (left === 0) await killDatabase().then(killed.resolve, killed.reject);
    };
    await begin();
    await killed.promise;
    target.afterWork = null;
  }

  async function agreed(): Promise<void> {
    const due = () =>
      rows(
        `select status, problem, count(*)::int from provisioning_objects where due_at is not null
         and provisioning_id = $1 group by 1, 2`,
        [provisioned.applicationId],
      );
    await expect.poll(due, SOON).toEqual([]);
    const wanted = await rows<{ account: string }>(
      `select o.person_id || ' ' || o.target_id || ' ' || u.given_name as account from provisioning_objects o
       join users u on u.id = o.person_id where o.provisioning_id = $1 and o.status = 'in_sync' order by 1`,
      [provisioned.applicationId],
    );
    expect(wanted).toHaveLength(ACCOUNTS + 1);
    const found = [...target.users.values()].map(
      ({ id, externalId, name }) => `${externalId} ${id} ${(name as { givenName: string }).givenName}`,
    );
    expect(found.toSorted()).toEqual(wanted.map(({ account }) => account));
  }
});
