import { once } from 'node:events';
import { createServer } from 'node:http';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Drain } from '../common/drain.js';
import { Lookups } from '../database/lookups.js';
import type { Settings } from '../settings/settings.js';
import { Readiness } from './readiness.js';

let clone: DatabaseClone;
let owner: pg.Pool;

beforeAll(async () => {
  Logger.overrideLogger(false);
  clone = await cloneDatabase();
  owner = new pg.Pool({ connectionString: clone.ownerUrl });
});

afterAll(async () => {
  await owner?.end();
  await clone?.drop();
});

async function checking(url: string, drain = new Drain()): Promise<void> {
  const lookups = new Lookups({ DATABASE_URL: url, DATABASE_POOL_SIZE: 2 } as Settings);
  try {
    await new Readiness(lookups, drain).check();
  } finally {
    await lookups.onApplicationShutdown();
  }
}

test('the process is ready when the database responds and is migrated', async () => {
  await expect(checking(clone.appUrl)).resolves.toBeUndefined();
});

test('the process is ready when the database is ahead, as during the rollout of a newer version', async () => {
  await owner.query(`insert into migrations (name) values ('Migration20991231T0000_future')`);
  await expect(checking(clone.appUrl)).resolves.toBeUndefined();
});

test('the process is not ready while a migration is missing', async () => {
  await owner.query(`update migrations set name = name || '_undone' where name like '%_audit'`);
  await expect(checking(clone.appUrl)).rejects.toMatchObject({ status: 503, code: 'migrations_pending' });
});

test('the process is not ready while the database is unavailable', async () => {
  await expect(checking('postgres://gatehouse_app@127.0.0.1:1/none')).rejects.toMatchObject({
    status: 503,
    code: 'database_unavailable',
  });
});

test('the process is not ready after it is asked to stop, although it still serves requests', async () => {
  const drain = new Drain();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ended = drain.end(server, 1);
  await expect(checking(clone.appUrl, drain)).rejects.toMatchObject({ status: 503, code: 'stopping' });
  await ended;
  expect(server.listening).toBe(false);
});
