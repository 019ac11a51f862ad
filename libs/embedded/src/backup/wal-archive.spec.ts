import { expect, test } from 'vitest';
import type { BackupManifest } from './backup-manifest.ts';
import { chainAfter, parseWalPath, type WalFile, walPath } from './wal-archive.ts';

const HASH = 'ab'.repeat(32);
const NOON = new Date('2026-11-27T12:00:00Z');
const BYTES = 16 * 1_024 ** 2;

const files = (...names: string[]): WalFile[] =>
  names.map((name) => ({ path: walPath(name, NOON, HASH), name, writtenAt: NOON, sha256: HASH }));
const segment = (number: number, timeline = 1) =>
  `${[timeline, 0, number].map((part) => part.toString(16).padStart(8, '0')).join('')}`.toUpperCase();
/** A log that ends in segment 3. */
const backup = { timeline: 1, endLsn: '0/3000158', walSegmentBytes: BYTES } as BackupManifest;
const numbers = (...names: string[]) => chainAfter(backup, files(...names)).segments.map(({ name }) => name);

test('a path contains the name, time and hash of a file', () => {
  const path = `wal/${segment(3)}_20261127T120000Z_${HASH}.gz.age`;
  expect(walPath(segment(3), NOON, HASH)).toBe(path);
  expect(parseWalPath(path)).toEqual({ path, name: segment(3), writtenAt: NOON, sha256: HASH });
  expect(parseWalPath(walPath('00000002.history', NOON, HASH))?.name).toBe('00000002.history');
});

test.each(['wal/x', `wal/../x_20261127T120000Z_${HASH}.gz.age`, `wal/${segment(3)}_now_${HASH}.gz.age`])(
  '%s is not a file of the write-ahead log',
  (path) => {
    expect(parseWalPath(path)).toBeUndefined();
  },
);

test('the chain starts after the log that the backup contains', () => {
  expect(numbers(segment(2), segment(3), segment(4), segment(5))).toEqual([segment(4), segment(5)]);
  expect(chainAfter(backup, [])).toEqual({ segments: [], missing: [] });
});

test('missing segments are listed', () => {
  expect(chainAfter(backup, files(segment(5), segment(8))).missing).toEqual([
    segment(4),
    segment(6),
    segment(7),
  ]);
});

test('a later timeline replaces the rest of the earlier one', () => {
  const names = [segment(4), segment(5), segment(6), segment(7), segment(5, 2), segment(6, 2)];
  expect(numbers(...names)).toEqual([segment(4), segment(5, 2), segment(6, 2)]);
});
