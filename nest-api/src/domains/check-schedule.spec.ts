import { describe, expect, test } from 'vitest';
import { isTooLongUnseen, nextCheckAfter } from './check-schedule.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('the next look at a domain', () => {
  const claim = { status: 'pending', proof: null, lastOutcome: 'missing', createdAt: NOW } as const;
  test.each<[string, Partial<Parameters<typeof nextCheckAfter>[0]>, number | null]>([
    ['a new claim', {}, 5 * MINUTE],
    ['one of almost an hour', { createdAt: ago(HOUR - 0.001) }, 5 * MINUTE],
    ['one of an hour', { createdAt: ago(HOUR) }, HOUR],
    ['one of seven days', { createdAt: ago(7 * DAY) }, HOUR],
    ['an older one', { createdAt: ago(7 * DAY + 0.001) }, null],
    ['one whose name servers were silent', { lastOutcome: 'unreachable', createdAt: ago(30 * DAY) }, HOUR],
    ['one that was never looked at', { lastOutcome: null }, 5 * MINUTE],
    ['a verified one', { status: 'active', proof: 'dns', lastOutcome: 'found' }, DAY],
    ['a verified one that was silent', { status: 'active', proof: 'dns', lastOutcome: 'unreachable' }, HOUR],
    ['one whose proof is gone', { status: 'inactive', createdAt: ago(30 * DAY) }, 6 * HOUR],
    ['one that a directory vouched for', { status: 'active', proof: 'directory' }, null],
    [
      'the same, whatever was last seen',
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
])('a record last seen at %s is unseen for too long: %s', (lastSeenAt, expected) => {
  expect(isTooLongUnseen({ lastSeenAt }, NOW)).toBe(expected);
});
