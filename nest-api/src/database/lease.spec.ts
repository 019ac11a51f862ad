import { expect, test } from 'vitest';
import { Lease } from './lease.js';

function aLease() {
  const now = { steady: 5_000, wall: 1_000_000 };
  const lease = new Lease(1_000, () => ({ ...now }));
  return { now, lease };
}

test('is expired before the first answer', () => {
  expect(aLease().lease.holds()).toBe(false);
});

test('lasts for a second from the question, not from the answer', () => {
  const { now, lease } = aLease();
  const asked = lease.ask();
  now.steady += 600;
  now.wall += 600;
  lease.renew(asked);
  now.steady += 399;
  now.wall += 399;
  expect(lease.holds()).toBe(true);
  now.steady += 1;
  now.wall += 1;
  expect(lease.holds()).toBe(false);
});

test.each([
  ['the machine slept, which stops the monotonic clock', { steady: 0, wall: 60_000 }],
  ['the wall clock is set back', { steady: 10, wall: -60_000 }],
  ['the wall clock stops', { steady: 1_000, wall: 0 }],
])('expires when %s', (_what, passed) => {
  const { now, lease } = aLease();
  lease.renew(lease.ask());
  now.steady += passed.steady;
  now.wall += passed.wall;
  expect(lease.holds()).toBe(false);
});
