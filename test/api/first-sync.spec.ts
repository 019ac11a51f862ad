import type { DirectoryDto } from '@gatehouse/contracts';
import { GROUP_SCHEMA, type ScimUser } from '@gatehouse/scim';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import type { DirectoryUserView } from '../../nest-api/src/directories/directory-caller.js';
import { DirectoryUsers } from '../../nest-api/src/directories/directory-users.service.js';
import { DirectoryWork } from '../../nest-api/src/directories/directory-work.js';
import { PulledObjectsRepository } from '../../nest-api/src/directories/pulls/pulled-objects.repository.js';
import { DirectoryGroupsRepository } from '../../nest-api/src/groups/directory-groups.repository.js';
import { DirectoryGroups } from '../../nest-api/src/groups/directory-groups.service.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aDirectory, pathOf, scimUser, type TestDirectory } from '../support/directory.ts';

/** Two batches of a first sync. */
const PEOPLE = 1_000;
const PART = PEOPLE / 2;

/** Members in each group. */
const MEMBERS = 20;

let api: TestApi;
let directory: TestDirectory;
let ids: string[];

beforeAll(async () => {
  api = await startApi();
  directory = await aDirectory(api, 'first-sync.test', { state: 'preview' });
  const created = await api.app.get(DirectoryUsers).createAll(directory.caller, peopleUpTo(PEOPLE));
  ids = created.map((user) => (user as DirectoryUserView).id);
});
afterAll(async () => api?.stop());

function peopleUpTo(count: number): ScimUser[] {
  return Array.from({ length: count }, (_, i) => scimUser(`person-${i}@first-sync.test`));
}

/** Counts the rows that work in the tenant reads, by table. */
async function rowsRead(work: () => Promise<unknown>): Promise<Record<string, number>> {
  return api.app.get(UnitOfWork).inTenant(directory.id, async () => {
    const before = await rowsSoFar();
    await work();
    const after = await rowsSoFar();
    return Object.fromEntries([...after].map(([name, read]) => [name, read - (before.get(name) ?? 0)]));
  });
}

/** Row counts of the connection. Earlier transactions count until their statistics are flushed. */
async function rowsSoFar(): Promise<ReadonlyMap<string, number>> {
  const rows = await api.app.get(EntityManager).execute<{ name: string; read: string }[]>(
    `select relname as name, coalesce(idx_tup_fetch, 0) + seq_tup_read as read from pg_stat_xact_user_tables
       where relname in ('memberships', 'users', 'directory_users', 'external_identities', 'groups', 'group_members')`,
  );
  return new Map(rows.map(({ name, read }) => [name, Number(read)]));
}

test('a part of a first sync reads a few rows per user, however many members there are', async () => {
  const path = pathOf(directory.directoryId);
  const { version } = (await (await directory.as.get(path)).json()) as DirectoryDto;
  expect((await directory.as.post(`${path}/approve`, { version })).status).toBe(200);

  const read = await rowsRead(() => api.app.get(DirectoryWork).next(directory.id, directory.directoryId));

  const { counts } = (await (await directory.as.get(path)).json()) as DirectoryDto;
  expect(counts).toMatchObject({ waiting: 0, linked: PEOPLE });
  for (const [table, rows] of Object.entries(read)) expect(rows, table).toBeLessThan(20 * PART);
});

test('the members of a group are found with a few rows each, however many users the directory has', async () => {
  const members = ids.slice(0, MEMBERS);

  const read = await rowsRead(async () => {
    const known = await api.app.get(DirectoryGroupsRepository).known(directory.directoryId, members);
    expect(known.map(({ id }) => id).sort()).toEqual(members);
  });

  expect(read.directory_users).toBeLessThan(20 * MEMBERS);
});

test('the groups of users are found with a few rows each, however many members they have', async () => {
  const groups = api.app.get(DirectoryGroups);
  const members = ids.map((value) => ({ value }));
  await groups.create(directory.caller, { schemas: [GROUP_SCHEMA], displayName: 'Everybody', members });

  const read = await rowsRead(async () => {
    const found = await groups.groupsOfUsers(directory.caller, ids.slice(0, MEMBERS));
    expect([...found.values()]).toEqual(
      ids.slice(0, MEMBERS).map(() => [expect.objectContaining({ name: 'Everybody' })]),
    );
  });

  expect(Number(read.groups) + Number(read.group_members)).toBeLessThan(20 * MEMBERS);
});

test('a page of a read finds its users with a few rows each', async () => {
  const page = peopleUpTo(MEMBERS);

  const read = await rowsRead(async () => {
    const outcome = await api.app.get(DirectoryUsers).applyBatch(directory.caller, page, { id: 'run' });
    expect(outcome).toMatchObject({ unchanged: MEMBERS, refused: [] });
    const externalIds = page.map(({ externalId }) => String(externalId));
    const found = await api.app.get(PulledObjectsRepository).userIds(directory.directoryId, externalIds);
    expect([...found.values()].sort()).toEqual(ids.slice(0, MEMBERS));
  });

  expect(read.directory_users).toBeLessThan(20 * MEMBERS);
});

test('later pages of a list by cursor reuse the total of the first one', async () => {
  const users = api.app.get(DirectoryUsers);
  const first = await users.list(directory.caller, { cursor: '', count: MEMBERS });

  const read = await rowsRead(async () => {
    const next = await users.list(directory.caller, { cursor: String(first.nextCursor), count: MEMBERS });
    expect(next.total).toBe(PEOPLE);
    expect(next.users.map(({ id }) => id)).toEqual(ids.slice(MEMBERS, 2 * MEMBERS));
  });

  expect(read.directory_users).toBeLessThan(2 * MEMBERS);
});

test('a cursor that no page returned is rejected', async () => {
  const listing = api.app.get(DirectoryUsers).list(directory.caller, { cursor: 'x', count: MEMBERS });
  await expect(listing).rejects.toMatchObject({ status: 400, scimType: 'invalidCursor' });
});
