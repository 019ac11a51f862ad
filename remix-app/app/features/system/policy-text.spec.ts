import type { DatabasePolicy } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { inBytes } from './bytes';
import { isolationOf, policyText } from './policy-text';

const OWN = "(tenant_id = (current_setting('app.tenant_id'::text))::uuid)";
const policy: DatabasePolicy = {
  name: 'tenant',
  roles: ['gatehouse_app'],
  command: 'all',
  using: OWN,
  check: null,
};

test.each<[Partial<DatabasePolicy>, string]>([
  [{}, 'gatehouse_app reads and changes the rows of the tenant that is set'],
  [{ using: 'true', roles: ['gatehouse_platform'] }, 'gatehouse_platform reads and changes every row'],
  [{ command: 'insert', using: null, check: OWN }, 'gatehouse_app adds the rows of the tenant that is set'],
  [
    { command: 'delete', using: "(expires_at < (now() - '01:00:00'::interval))" },
    "gatehouse_app removes rows where expires_at < (now() - '01:00:00')",
  ],
])('%o reads "%s"', (change, text) => {
  expect(policyText({ ...policy, ...change })).toBe(text);
});

test.each([
  [true, [policy], 'tenant'],
  [true, [{ ...policy, roles: ['gatehouse_platform'], using: 'true' }], 'platform'],
  [false, [policy], 'none'],
])('security %s with %o isolates by: %s', (enabled, policies, by) => {
  expect(isolationOf({ isolation: { enabled, forced: false, policies } })).toBe(by);
});

test.each([
  [0, '0 B'],
  [8_192, '8.0 KB'],
  [157_286_400, '150 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(inBytes(bytes)).toBe(text);
});
