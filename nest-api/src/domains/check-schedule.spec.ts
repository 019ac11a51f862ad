import { describe, expect, test } from 'vitest';
import { isTooLongUnseen, nextCheckAfter } from './check-schedule.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('the next check of a domain', () => {
  const claim = { status: 'pending', proof: null, lastOutcome: 'missing', createdAt: NOW } as const;
  test.each<[string, Partial<Parameters<typeof nextCheckAfter>[0]>, number | null]>([
    ['is in 5 minutes for a new claim', {}, 5 * MINUTE],
    ['is in 5 minutes for a claim of almost an hour', { createdAt: ago(HOUR - 0.001) }, 5 * MINUTE],
    ['is in an hour for a claim of an hour', { createdAt: ago(HOUR) }, HOUR],
    ['is in an hour for a claim of seven days', { createdAt: ago(7 * DAY) }, HOUR],
    ['does not happen for an older claim', { createdAt: ago(7 * DAY + 0.001) }, null],
    [
      'is in an hour if the name servers did not respond',
      { lastOutcome: 'unreachable', createdAt: ago(30 * DAY) },
      HOUR,
    ],
    ['is in 5 minutes if there was no check before', { lastOutcome: null }, 5 * MINUTE],
    ['is in a day for a verified domain', { status: 'active', proof: 'dns', lastOutcome: 'found' }, DAY],
    [
      'is in an hour for a verified domain without a response',
      { status: 'active', proof: 'dns', lastOutcome: 'unreachable' },
      HOUR,
    ],
    ['is in 6 hours if the record is missing', { status: 'inactive', createdAt: ago(30 * DAY) }, 6 * HOUR],
    ['does not happen for a domain verified by a directory', { status: 'active', proof: 'directory' }, null],
    [
      'does not happen for such a domain without a response',
      { status: 'active', proof: 'directory', lastOutcome: 'unreachable' },
      null,
    ],
  ])('%s', (_name, change, seconds) => {
    const next = nextCheckAfter({ ...claim, ...change }, NOW);
    expect(next && (next.getTime() - NOW.getTime()) / 1000).toBe(seconds);
  });
});

test.each([
  [null, true],
  [ago(0), false],
  [ago(3 * DAY), false],
  [ago(3 * DAY + 0.001), true],
])('a record last seen at %s is missing for too long: %s', (lastSeenAt, expected) => {
  expect(isTooLongUnseen({ lastSeenAt }, NOW)).toBe(expected);
});
