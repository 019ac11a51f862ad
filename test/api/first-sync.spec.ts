import type { DirectoryDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { DirectoryUsers } from '../../nest-api/src/directories/directory-users.service.js';
import { DirectoryWork } from '../../nest-api/src/directories/directory-work.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aDirectory, pathOf, scimUser } from '../support/directory.ts';

/** Two parts of a first sync. */
const PEOPLE = 1_000;
const PART = PEOPLE / 2;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api?.stop());

/** Rows that the open transaction read, by table. */
async function rowsRead(): Promise<Record<string, number>> {
  const rows = await api.app.get(EntityManager).execute<{ name: string; read: string }[]>(
    `select relname as name, coalesce(idx_tup_fetch, 0) + seq_tup_read as read from pg_stat_xact_user_tables
       where relname in ('memberships', 'users', 'directory_users', 'external_identities')`,
  );
  return Object.fromEntries(rows.map(({ name, read }) => [name, Number(read)]));
}

test('a part of a first sync reads a few rows for each user, however many members there are', async () => {
  const directory = await aDirectory(api, 'first-sync.test', { state: 'preview' });
  const people = Array.from({ length: PEOPLE }, (_, i) => scimUser(`person-${i}@first-sync.test`));
  await api.app.get(DirectoryUsers).createAll(directory.caller, people);
  const path = pathOf(directory.directoryId);
  const { version } = (await (await directory.as.get(path)).json()) as DirectoryDto;
  expect((await directory.as.post(`${path}/approve`, { version })).status).toBe(200);

  const read = await api.app.get(UnitOfWork).inTenant(directory.id, async () => {
    await api.app.get(DirectoryWork).next(directory.id, directory.directoryId);
    return rowsRead();
  });

  const { counts } = (await (await directory.as.get(path)).json()) as DirectoryDto;
  expect(counts).toMatchObject({ waiting: 0, linked: PEOPLE });
  for (const [table, rows] of Object.entries(read)) expect(rows, table).toBeLessThan(20 * PART);
});
