import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifests } from '../../../libs/embedded/src/backup/backup-manifest.ts';
import { prune } from '../../../libs/embedded/src/backup/retention.ts';
import { verifyBackups } from '../../../libs/embedded/src/backup/verify.ts';
import { aMasterKey, BackedUpCluster, IDENTITY, RECIPIENT } from './backed-up-cluster.ts';

const run = promisify(execFile);

let cluster: BackedUpCluster;
/** Between write 2 and write 3. */
let between: Date;
let files: string;

/** Write 1, a backup, write 2, a pause, writes 3 to 5. */
beforeAll(async () => {
  cluster = await BackedUpCluster.start();
  files = join(cluster.folder, 'target');
  await cluster.write(1);
  await cluster.backUp();
  await cluster.write(2);
  await delay(1_100);
  between = await cluster.now();
  await delay(1_100);
  for (const n of [3, 4, 5]) await cluster.write(n);
  await cluster.ship();
  // The log's timestamps have a resolution of one second.
  await delay(1_100);
});
afterAll(() => cluster?.stop());

const walFiles = () => readdirSync(join(files, 'wal')).filter((name) => /^[0-9A-F]{24}_/.test(name));
const newestWal = () => join(files, 'wal', walFiles().sort().at(-1) ?? '');

/** Changes one file while `work` runs. */
async function damaged(file: string, work: () => Promise<void>): Promise<void> {
  const content = readFileSync(file);
  const changed = Buffer.from(content);
  const middle = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, changed);
  try {
    await work();
  } finally {
    writeFileSync(file, content);
  }
}

test('a restore to a point in time has exactly the writes before it', async () => {
  const { reaches } = await cluster.restore('to-a-time', { targetTime: between });
  expect(reaches.getTime()).toBeLessThanOrEqual(between.getTime());
  expect(await cluster.writesIn('to-a-time')).toEqual([1, 2]);
});

test('a restore without a time has every acknowledged write and the master key', async () => {
  await cluster.restore('to-the-end');
  expect(await cluster.writesIn('to-the-end')).toEqual([1, 2, 3, 4, 5]);
  expect((await readFile(join(cluster.folder, 'to-the-end/master.key'), 'utf8')).trim()).toBe(
    cluster.masterKey,
  );
});

test('an impossible restore is rejected with the reason and leaves nothing behind', async () => {
  const rejected = async (name: string, options: object, message: string) => {
    await expect(cluster.restore(name, options)).rejects.toThrow(message);
    expect(existsSync(join(cluster.folder, name))).toBe(false);
  };
  await rejected('early', { targetTime: new Date(0) }, 'oldest backup can be restored to');
  await rejected('late', { targetTime: new Date(Date.now() + 60_000) }, 'after the end of the stored log');
  await rejected('wrong-key', { masterKey: aMasterKey() }, 'is not the one of this backup');
  await expect(cluster.restore('data')).rejects.toThrow('is not empty');
});

test('a changed byte is detected without the key, and by a restore', async () => {
  const base = join(files, 'base', (await readManifests(cluster.target))[0]?.name ?? '', 'base.tar.gz.age');
  for (const file of [base, newestWal()]) {
    await damaged(file, async () => {
      const problems = (await verifyBackups(cluster.target)).flatMap((verdict) => verdict.problems);
      expect(problems).toEqual([expect.stringContaining('was changed')]);
      await expect(cluster.restore('damaged')).rejects.toThrow('was changed or damaged');
      expect(existsSync(join(cluster.folder, 'damaged'))).toBe(false);
    });
  }
  const verdicts = await verifyBackups(cluster.target, IDENTITY);
  expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a missing segment is reported by name', async () => {
  await cluster.write(6);
  await cluster.ship();
  const file = join(files, 'wal', walFiles().sort().at(-2) ?? '');
  const content = readFileSync(file);
  const segment = walFiles().sort().at(-2)?.slice(0, 24) ?? '';
  rmSync(file);
  const verdicts = await verifyBackups(cluster.target);
  expect(verdicts.flatMap(({ problems }) => problems)).toEqual([expect.stringContaining(segment)]);
  await expect(cluster.restore('with-a-gap')).rejects.toThrow(segment);
  writeFileSync(file, content);
});

test('no stored file contains plain text from the database', async () => {
  const names = (await cluster.target.list('')).filter((name) => name.endsWith('.age'));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const content = readFileSync(join(files, name));
    expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    for (const marker of ['PG_VERSION', 'Migration1', cluster.masterKey])
      expect(content.includes(marker)).toBe(false);
  }
});

test('age itself decrypts a backup', async (context) => {
  const hasAge = await run('age', ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasAge) context.skip('age is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-age-'));
  writeFileSync(join(folder, 'identity'), IDENTITY, { mode: 0o600 });
  const [base = ''] = (await cluster.target.list('base/')).filter((name) => name.includes('base.tar'));
  const pipe = 'age -d -i "$0/identity" "$1" | gunzip | tar -t';
  const { stdout } = await run('sh', ['-c', pipe, folder, join(files, base)], { maxBuffer: 1_024 ** 3 });
  expect(stdout).toContain('global/pg_control');
  rmSync(folder, { recursive: true });
});

test('a backup under constant writes can be restored, with every write of that time', async () => {
  let n = 100;
  let isOver = false;
  const writing = (async () => {
    for (; !isOver; n += 1) await cluster.write(n);
  })();
  await cluster.backUp();
  isOver = true;
  await writing;
  await cluster.ship();
  await cluster.restore('under-writes');
  const written = (await cluster.writesIn('under-writes')).filter((one) => one >= 100);
  expect(written).toEqual(Array.from({ length: n - 100 }, (_, index) => 100 + index));
});

describe('the command', () => {
  const command = (...words: string[]) => ['libs/embedded/src/commands/command.ts', ...words];
  const env = () => ({
    PATH: process.env.PATH,
    GATEHOUSE_DATA_DIR: cluster.dataDir,
    BACKUP_TARGET: files,
    BACKUP_RECIPIENT: RECIPIENT,
    MASTER_KEY: cluster.masterKey,
  });
  const runCommand = (...words: string[]) =>
    run(process.execPath, command(...words), { cwd: ROOT, env: env() });

  test('leaves no valid backup if it is killed, and the next one works', async () => {
    const before = (await readManifests(cluster.target)).length;
    const child = spawn(process.execPath, command('backup'), { cwd: ROOT, env: env(), stdio: 'ignore' });
    const folders = () => readdirSync(join(files, 'base')).length;
    await waitFor('the begin of the backup', () => folders() > before);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readManifests(cluster.target)).toHaveLength(before);
    const { stdout } = await runCommand('backup');
    expect(stdout).toContain('PostgreSQL 18');
    expect(await readManifests(cluster.target)).toHaveLength(before + 1);
  });

  test('restores with the identity file and the key file', async () => {
    const identity = join(cluster.folder, 'identity.txt');
    const key = join(cluster.folder, 'key.txt');
    writeFileSync(identity, `# a comment\n${IDENTITY}\n`);
    writeFileSync(key, `${cluster.masterKey}\n`);
    const to = join(cluster.folder, 'by-command');
    const words = ['restore', '--to', to, '--identity', identity, '--key-file', key];
    const time = between.toISOString();
    expect((await runCommand(...words, '--target-time', time)).stdout).toContain('npm start');
    expect(await cluster.writesIn('by-command')).toEqual([1, 2]);
    await expect(runCommand(...words)).rejects.toThrow('is not empty');
    await expect(runCommand(...words, '--target-time', 'yesterday')).rejects.toThrow('is not a time such as');
  });

  test('lists and verifies', async () => {
    expect((await runCommand('backup', 'list')).stdout).toContain('can be restored');
    expect((await runCommand('backup', 'verify')).stdout).not.toContain('DAMAGED');
  });
});

test('keeps only the newest of two backups and its log', async () => {
  const newest = (await readManifests(cluster.target)).at(-1)?.name;
  await cluster.write(7);
  await cluster.ship();
  await prune(cluster.target, 1);
  expect((await readManifests(cluster.target)).map(({ name }) => name)).toEqual([newest]);
  expect(readdirSync(join(files, 'base'))).toEqual([newest]);
  expect((await verifyBackups(cluster.target)).flatMap(({ problems }) => problems)).toEqual([]);
  await cluster.restore('after-pruning');
  expect(await cluster.writesIn('after-pruning')).toContain(7);
});
