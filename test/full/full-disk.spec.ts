import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ledger } from './support/ledger.ts';
import {
  aPlace,
  endProcesses,
  type Place,
  processesOf,
  removePlaces,
  run,
  refusal as startRefused,
} from './support/running.ts';

const RECOVERY_MS = 60_000;
const mountPoint = mkdtempSync(join(tmpdir(), 'gatehouse-full-disk-'));
const refusal = mountSmallDisk();

let place: Place;
beforeAll(async () => {
  place = { ...(await aPlace()), GATEHOUSE_DATA_DIR: mountPoint };
});
afterAll(async () => {
  await endProcesses();
  removePlaces();
  if (!refusal) execFileSync('umount', ['--lazy', mountPoint]);
  rmSync(mountPoint, { recursive: true, force: true });
});

/** Mounts a disk of 300 MB. @returns why that is impossible, or undefined */
function mountSmallDisk(): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=711', 'tmpfs', mountPoint], {
      stdio: 'pipe',
    });
    return undefined;
  } catch (error) {
    return `this needs to mount a tmpfs: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`;
  }
}

test('a full disk loses log lines and causes 503, and everything recovers when space is freed', async (context) => {
  if (refusal) context.skip(refusal);
  const started = await run(['npm', 'start'], place);
  const ledger = await Ledger.open(started.url);
  for (let i = 0; i < 20; i++) expect(await ledger.write()).toMatchObject({ status: 201 });

  fillDisk();
  await exhaustWriteAheadLog();
  const before = ledger.writes.length;
  for (let i = 0; i < 20; i++) await ledger.write();
  expect(ledger.writes.slice(before).map(({ status }) => status)).toEqual(Array(20).fill(503));

  // Processes that start in the meantime also run without their log.
  for (const command of ['dist/main.js', 'dist/serve.js']) killOne(command);
  const opensForVisitors = () =>
    fetch(`${started.url}/login`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor('the web app to be back', opensForVisitors, RECOVERY_MS);
  expect(started.output()).not.toContain('Error');
  const logged = statSync(join(mountPoint, 'logs/api.log')).size;

  rmSync(join(mountPoint, 'ballast'));
  await waitFor('an acknowledged write', async () => (await ledger.write()).status === 201, RECOVERY_MS);
  expect(await ledger.missing()).toEqual([]);
  await waitFor('a log that grows', () => statSync(join(mountPoint, 'logs/api.log')).size > logged);
  expect(await started.end('SIGTERM')).toBe(0);
  expect(processesOf(place)).toEqual([]);

  fillDisk();
  const { code, lines } = await startRefused(place);
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/^GATEHOUSE_DATA_DIR: .*the disk is full, make room/)],
  ]);
});

/** Fills the disk until not even one byte can be written. */
function fillDisk(): void {
  const file = openSync(join(mountPoint, 'ballast'), 'a');
  try {
    for (const size of [1_048_576, 4_096, 1]) writeUntilFull(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** PostgreSQL stops when it cannot write the next file of its write-ahead log. */
async function exhaustWriteAheadLog(): Promise<void> {
  const server = await EmbeddedPostgres.open({ dataDir: mountPoint });
  const socket = encodeURIComponent(join(mountPoint, 'postgres/run'));
  const client = new pg.Client({
    connectionString: `postgres://gatehouse@localhost/gatehouse?host=${socket}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  const fill = async () => {
    for (let i = 0; i < 100; i++) {
      await client.query(
        "select pg_logical_emit_message(true, 'ballast', repeat('x', 1000)), pg_switch_wal()",
      );
    }
  };
  await expect(fill()).rejects.toThrow();
  await waitFor('PostgreSQL to end', () => !server.isAlive(), RECOVERY_MS);
}

function killOne(command: string): void {
  const [victim] = processesOf(place).filter((process) => process.command.includes(command));
  if (!victim) throw new Error(`nothing runs ${command}`);
  process.kill(victim.pid, 'SIGKILL');
}
