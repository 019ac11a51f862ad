import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { poolSize } from './pool-size.js';

test.each([
  [{}, availableParallelism() + 4],
  [{ PASSWORD_HASH_CONCURRENCY: '' }, availableParallelism() + 4],
  [{ PASSWORD_HASH_CONCURRENCY: '12' }, 16],
])('%o leaves threads for work other than password hashing', (env, threads) => {
  expect(poolSize(env)).toBe(threads);
});
