import { expect, test } from 'vitest';
import { Lease } from './lease.js';

function aLease() {
  const now = { steady: 5_000, wall: 1_000_000 };
  const lease = new Lease(1_000, () => ({ ...now }));
  return { now, lease };
}

test('a lease is expired before its first renewal', () => {
  expect(aLease().lease.holds()).toBe(false);
});

test('a lease lasts one second from the request, not from the response', () => {
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
  ['the machine sleeps, which stops the monotonic clock', { steady: 0, wall: 60_000 }],
  ['the wall clock is set back', { steady: 10, wall: -60_000 }],
  ['the wall clock stops', { steady: 1_000, wall: 0 }],
])('a lease expires when %s', (_what, passed) => {
  const { now, lease } = aLease();
  lease.renew(lease.ask());
  now.steady += passed.steady;
  now.wall += passed.wall;
  expect(lease.holds()).toBe(false);
});
