import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, ROOT, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { S3Target } from '../../../libs/embedded/src/backup/s3-target.ts';
import { verifyBackups } from '../../../libs/embedded/src/backup/verify.ts';
import { pythonTools } from '../support/python.ts';
import { BackedUpCluster, IDENTITY } from './backed-up-cluster.ts';

const MIB = 1_024 ** 2;

let storage: ChildProcess;
let endpoint: string;

beforeAll(async () => {
  const tools = await pythonTools(join(ROOT, 'test/full/backup/requirements.txt'));
  const [port] = await freePorts(1);
  endpoint = `http://127.0.0.1:${port}`;
  storage = spawn(join(tools, 'moto_server'), ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  await waitFor('the storage', () => fetch(endpoint).then(Boolean, () => false));
  await fetch(`${endpoint}/backups`, { method: 'PUT' });
});
afterAll(async () => {
  if (!storage?.pid) return;
  storage.kill();
  await once(storage, 'exit');
});

const place = (address: string) => ({
  address,
  endpoint,
  region: 'us-east-1',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
});

async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(MIB, n);
}

async function sizeOf(target: S3Target, name: string): Promise<number> {
  let bytes = 0;
  for await (const chunk of await target.read(name)) bytes += chunk.length;
  return bytes / MIB;
}

test('files of any size are stored below the prefix, listed, read and removed', async () => {
  const target = new S3Target(place('s3://backups/any/size'));
  for (const size of [0, 1, 32, 70]) await target.write(`files/${size}`, mebibytes(size));
  expect(await target.list('files/')).toEqual(['files/0', 'files/1', 'files/32', 'files/70']);
  expect(await new S3Target(place('s3://backups')).list('any/size/files/7')).toEqual(['any/size/files/70']);
  for (const size of [0, 1, 32, 70]) expect(await sizeOf(target, `files/${size}`)).toBe(size);
  await target.remove('files/70');
  await expect(target.read('files/70')).rejects.toThrow('s3://backups/any/size/files/70 is missing');
});

test('an interrupted upload leaves no file', async () => {
  const target = new S3Target(place('s3://backups/broken'));
  async function* breaking() {
    yield* mebibytes(70);
    throw new Error('it broke off');
  }
  await expect(target.write('file', breaking())).rejects.toThrow('it broke off');
  expect(await target.list('')).toEqual([]);
});

test('the error names a missing bucket or an unreachable storage', async () => {
  await expect(new S3Target(place('s3://elsewhere')).list('')).rejects.toThrow('no bucket at s3://elsewhere');
  const [unused] = await freePorts(1);
  const silent = { ...place('s3://backups'), endpoint: `http://127.0.0.1:${unused}` };
  await expect(new S3Target(silent).list('')).rejects.toThrow('BACKUP_TARGET: s3://backups cannot be used');
});

test('a database is backed up into a bucket, verified and restored', async () => {
  const cluster = await BackedUpCluster.start(place('s3://backups/gatehouse'));
  try {
    await cluster.write(1);
    await cluster.backUp();
    await cluster.write(2);
    await cluster.ship();
    const verdicts = await verifyBackups(cluster.target, IDENTITY);
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    await cluster.restore('restored');
    expect(await cluster.writesIn('restored')).toEqual([1, 2]);
  } finally {
    await cluster.stop();
  }
});
