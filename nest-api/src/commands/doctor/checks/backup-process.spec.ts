import type { BackupStatus } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { findingOfBackups } from './backup-process.js';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const DAY = 24 * 60;

const drill = { at: before(DAY), backup: 'x', problems: [], reaches: before(DAY), seconds: 9 };
const good: BackupStatus = {
  at: before(0),
  target: '/srv/backups',
  newestBackup: before(5 * 60),
  newestWal: before(1),
  waiting: 0,
  failures: [],
  lastDrill: drill,
};
const finding = (change: Partial<BackupStatus>) => findingOfBackups({ ...good, ...change }, 24, NOW);

test('a good report contains the ages of the backup, the log and the drill', () => {
  expect(finding({})).toEqual({
    status: 'ok',
    found: 'The newest backup in /srv/backups is 5 hours old, its log 1 min, and the last drill 24 hours.',
  });
});

test.each<[string, Partial<BackupStatus>, string, string]>([
  ['a silent process', { at: before(6) }, 'failed', 'silent for 6 min'],
  ['a failure', { failures: ['Backup: the disk is full.'] }, 'failed', 'the disk is full'],
  ['a missing backup', { newestBackup: null }, 'failed', 'no complete base backup'],
  ['an old backup', { newestBackup: before(26 * 60 + 1) }, 'failed', 'is 26 hours old'],
  ['an old log', { newestWal: before(16), waiting: 3 }, 'failed', 'ends 16 min ago, and 3 files wait'],
  ['a missing log', { newestWal: null }, 'warning', 'is not stored'],
  ['a failed drill', { lastDrill: { ...drill, problems: ['It is empty.'] } }, 'failed', 'It is empty.'],
  ['a missing drill', { lastDrill: null }, 'warning', 'Only a restore shows'],
  ['an old drill', { lastDrill: { ...drill, at: before(41 * DAY) } }, 'warning', 'Only a restore shows'],
])('%s is reported', (_, change, status, found) => {
  expect(finding(change)).toMatchObject({ status, found: expect.stringContaining(found) });
});
