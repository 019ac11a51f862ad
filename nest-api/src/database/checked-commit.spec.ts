import { expect, test } from 'vitest';
import { requireCommit } from './checked-commit.driver.js';

test('a driver that commits in another way is not taken', () => {
  const commitTransaction = async () => undefined;
  expect(requireCommit({ commitTransaction } as never)).toEqual({ commitTransaction });
  expect(() => requireCommit({ commit: commitTransaction } as never)).toThrow('no commitTransaction');
});
