import { expect, test } from 'vitest';
import { requireTransactions } from './careful-transactions.driver.js';

test('a driver without the expected transaction methods is rejected', () => {
  const method = async () => undefined;
  const driver = {
    beginTransaction: method,
    commitTransaction: method,
    rollbackTransaction: method,
    releaseConnection: method,
  };
  expect(requireTransactions(driver as never)).toBe(driver);
  for (const name of Object.keys(driver))
    expect(() => requireTransactions({ ...driver, [name]: undefined } as never)).toThrow(`no ${name}`);
});
