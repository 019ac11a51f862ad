import { expect, test } from 'vitest';
import { cronOf } from './cron.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  ['health-samples', MINUTE, /^\* \* \* \* \*$/],
  ['domain-checks', 5 * MINUTE, /^[0-4]-59\/5 \* \* \* \*$/],
  ['auth-expired', 10 * MINUTE, /^\d-59\/10 \* \* \* \*$/],
  ['tenant-erasure', HOUR, /^\d{1,2} \* \* \* \*$/],
  ['audit-partitions', 6 * HOUR, /^\d{1,2} [0-5]-23\/6 \* \* \*$/],
  ['daily', 24 * HOUR, /^\d{1,2} \d{1,2} \* \* \*$/],
])('the job %s runs every %d ms', (name, everyMs, cron) => {
  expect(cronOf(name, everyMs)).toMatch(cron);
});

test('jobs with the same period start at different times', () => {
  const names = ['saml-keys', 'saml-metadata', 'outbox-retention', 'tenant-erasure', 'signing-keys'];
  expect(new Set(names.map((name) => cronOf(name, HOUR))).size).toBeGreaterThan(3);
});

test.each([90_000, 7 * MINUTE, 5 * HOUR, 48 * HOUR])('a period of %d ms is rejected', (everyMs) => {
  expect(() => cronOf('odd', everyMs)).toThrow(`no schedule says the ${everyMs} ms of the job odd`);
});
