import { expect, test } from 'vitest';
import type { BackupManifest } from './backup-manifest.ts';
import { obsoleteBases, obsoleteWal } from './retention.ts';

const oldest = {
  name: '20261127T120000Z',
  startLsn: '0/5000028',
  walSegmentBytes: 16 * 1_024 ** 2,
} as BackupManifest;

test('all files of older backups are obsolete, including incomplete backups', () => {
  const paths = ['base/20261126T120000Z/base.tar.gz.age', 'base/20261127T120000Z/manifest.json'];
  expect(obsoleteBases(paths, [oldest])).toEqual([paths[0]]);
});

test('the log before the oldest backup is obsolete, except for timeline histories', () => {
  const names = [
    '000000010000000000000004',
    '000000010000000000000003.00000028.backup',
    '000000010000000000000005',
    '000000020000000000000006',
    '00000002.history',
  ];
  const files = names.map((name) => ({ path: name, name, writtenAt: new Date(0), sha256: '' }));
  expect(obsoleteWal(files, oldest).map(({ name }) => name)).toEqual(names.slice(0, 2));
});
