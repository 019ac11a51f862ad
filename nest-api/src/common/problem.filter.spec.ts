import { DriverException } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './problem.filter.js';

const failure = (code: string) => Object.assign(new Error('the server said so'), { code });

test.each(['08003', '08P01', '25006', '53100', '53200', '53300', '57P03', 'ECONNREFUSED', 'ETIMEDOUT'])(
  'the database error %s can be retried',
  (code) => {
    expect(isDatabaseAway(failure(code))).toBe(true);
    expect(isDatabaseAway(new DriverException(failure(code)))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  // A statement after the one under which the connection broke.
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('the error "%s" can be retried', (message) => {
  expect(isDatabaseAway(new DriverException(new Error(message)))).toBe(true);
});

test.each(['23505', '42501', '22021', '5310', '531000'])('the error %s cannot be retried', (code) => {
  expect(isDatabaseAway(failure(code))).toBe(false);
});
