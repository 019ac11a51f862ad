import { expect, test } from 'vitest';
import type { BackupManifest } from './backup-manifest.ts';
import { planRestore } from './restore-plan.ts';
import type { WalFile } from './wal-archive.ts';

const at = (time: string) => new Date(`2026-11-27T${time}Z`);
const backup = (finished: string, endLsn: string) =>
  ({
    name: finished,
    finishedAt: at(finished).toISOString(),
    endLsn,
    timeline: 1,
    walSegmentBytes: 16 * 1_024 ** 2,
  }) as BackupManifest;
const segment = (number: number, time: string): WalFile => {
  const name = `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`;
  return { path: name, name, writtenAt: at(time), sha256: '' };
};

const BACKUPS = [backup('10:00:00', '0/2000100'), backup('11:00:00', '0/4000100')];
const LOG = [segment(3, '10:20:00'), segment(4, '10:40:00'), segment(5, '11:20:00'), segment(6, '11:40:00')];
const plan = (time?: string, log = LOG) => planRestore(BACKUPS, log, time ? at(time) : undefined);
const names = (time?: string) => plan(time).segments.map(({ name }) => Number.parseInt(name.slice(-2), 16));

test('without a time, the plan is the newest backup and the whole write-ahead log after it', () => {
  expect(plan().backup.name).toBe('11:00:00');
  expect(names()).toEqual([5, 6]);
  expect(plan().coversUntil).toEqual(at('11:40:00'));
});

test('with a time, the plan is the newest backup before it and the segments that reach it', () => {
  expect(plan('10:59:59').backup.name).toBe('10:00:00');
  expect(names('10:30:00')).toEqual([3, 4]);
  expect(names('10:20:00')).toEqual([3]);
  expect(names('11:00:00')).toEqual([5]);
});

test('a time that cannot be restored is rejected with the possible range', () => {
  expect(() => plan('09:59:59')).toThrow(/oldest backup can be restored to 2026-11-27T10:00:00/);
  expect(() => plan('11:40:01')).toThrow(/after the end of the stored log, 2026-11-27T11:40:00/);
  expect(() => planRestore([], LOG)).toThrow('no complete backup');
});

test('without a log, only the end of the backup can be restored', () => {
  expect(plan(undefined, []).coversUntil).toEqual(at('11:00:00'));
  expect(() => plan('11:00:01', [])).toThrow('after the end of the stored log');
});

test('a missing segment is named, with the latest time that can be restored', () => {
  const log = LOG.filter(({ name }) => !name.endsWith('4'));
  expect(() => planRestore([BACKUPS[0] as BackupManifest], log)).toThrow(
    /segment 000000010000000000000004 .* up to 2026-11-27T10:20:00/,
  );
  expect(plan('10:20:00', log).segments).toHaveLength(1);
});
