import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupStatus } from '@gatehouse/contracts';
import { waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifests } from '../../../libs/embedded/src/backup/backup-manifest.ts';
import { drill } from '../../../libs/embedded/src/backup/drill.ts';
import { FolderTarget } from '../../../libs/embedded/src/backup/folder-target.ts';
import { restore } from '../../../libs/embedded/src/backup/restore.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { aMasterKey, IDENTITY, RECIPIENT } from './backed-up-cluster.ts';

const masterKey = aMasterKey();

let folder: string;
let product: Product;
let target: FolderTarget;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-drills-'));
  // PostgreSQL must be able to enter it even if the tests run as root.
  chmodSync(folder, 0o711);
  const identity = join(folder, 'identity.txt');
  writeFileSync(identity, `${IDENTITY}\n`);
  target = new FolderTarget(join(folder, 'target'));
  product = await startProduct(
    {
      DATABASE_URL: '',
      MASTER_KEY: masterKey,
      BACKUP_TARGET: target.address,
      BACKUP_RECIPIENT: RECIPIENT,
      BACKUP_DRILL_IDENTITY: identity,
    },
    undefined,
    true,
  );
});
afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const status = () =>
  JSON.parse(readFileSync(join(product.dataDir, 'backup-status.json'), 'utf8')) as BackupStatus;

test('the running product takes a backup, stores its log and runs a drill automatically', async () => {
  const reported = await waitFor(
    'the report of a drill',
    () => {
      try {
        return status().lastDrill && status();
      } catch {
        return undefined;
      }
    },
    280_000,
  );
  expect(reported.failures).toEqual([]);
  expect(reported.lastDrill?.problems).toEqual([]);
  expect(reported.newestBackup).not.toBeNull();
  // The process checks once a minute.
}, 300_000);

test('a drill passes, fails with a different master key, and leaves nothing behind', async () => {
  const problems = async (key: string) => (await drill(target, IDENTITY, key)).problems.join('\n');
  expect(await problems(masterKey)).toBe('');
  expect(await problems(aMasterKey())).toContain('is not the one of this backup');
  const leftovers = readdirSync(tmpdir()).filter((name) => name.startsWith('gatehouse-drill-'));
  expect(leftovers).toEqual([]);
});

test('a restored product has the accounts', async () => {
  const dataDir = join(folder, 'restored');
  const { backup } = await restore(target, { dataDir, identity: IDENTITY, masterKey, targetTime: undefined });
  expect(backup.name).toBe((await readManifests(target)).at(-1)?.name);
  const again = await startProduct({
    DATABASE_URL: '',
    MASTER_KEY: masterKey,
    GATEHOUSE_DATA_DIR: dataDir,
  });
  try {
    const client = new pg.Client({ connectionString: again.database.ownerUrl });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as users from users');
    await client.end();
    expect(rows[0].users).toBe(backup.rows.users);
  } finally {
    await again.stop();
  }
});
