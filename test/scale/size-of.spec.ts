import { expect, test } from 'vitest';
import { COSTS, COUNTING_MS, LIMITS, STANDING } from './costs.ts';
import { sizeOf, USUAL } from './size-of.ts';

const QUIET = { ...USUAL, active: 0, machineTokens: 0 };

test('without sign-ins and tokens, only accounts and organizations take storage', () => {
  const size = sizeOf(QUIET);
  expect(size.storage).toBe(1_000_000 * STANDING.user + 10_000 * STANDING.tenant);
  expect([size.storagePerDay, size.walPerDay, size.apiCores]).toEqual([0, 0, 0]);
});

test('a million sign-ins without tokens take what one takes, a million times', () => {
  const size = sizeOf({ ...QUIET, active: 1, signInsPerActive: 1, failures: 0, codeFlows: 0, refreshes: 0 });
  expect(size.signInsPerDay).toBe(1_000_000);
  expect(size.walPerDay).toBe(1_000_000 * COSTS.signIn.wal);
  expect(size.storagePerDay).toBe(1_000_000 * (COSTS.signIn.kept + COSTS.signIn.logged));
  expect(size.apiCores).toBeCloseTo(((1_000_000 * COSTS.signIn.api) / 86_400_000) * USUAL.peak * 2);
});

test('failures are a share of all attempts', () => {
  const { signInsPerDay } = sizeOf({ ...QUIET, active: 0.9, signInsPerActive: 1, failures: 0.1 });
  expect(signInsPerDay).toBeCloseTo(1_000_000);
});

test('everything grows with the users, so a limit is reached at a number of users', () => {
  const [one, ten] = [sizeOf(USUAL), sizeOf({ ...USUAL, users: 10_000_000 })];
  expect(ten.storage / one.storage).toBeCloseTo(10);
  expect(ten.limits.map(({ name }) => name)).toEqual(one.limits.map(({ name }) => name));
  expect(ten.limits[0]?.reachedAt).toBeCloseTo(one.limits[0]?.reachedAt ?? 0, -1);
});

test('the limit that is reached first decides the number of primaries', () => {
  const { limits, primaries } = sizeOf({ ...USUAL, users: 100_000_000 });
  expect(primaries).toBe(Math.ceil(Math.max(...limits.map(({ needed, limit }) => needed / limit))));
});

test('no limit is above what was measured', () => {
  expect(LIMITS.counted).toBeLessThanOrEqual(1_000 / COUNTING_MS / 2);
});
