import type { DatabasePolicy } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { inBytes } from './bytes';
import { isolationOf, policyText } from './policy-text';
import { policyTexts } from './texts/policies';

const t = textsOf(new Request('http://localhost/'), policyTexts);

const OWN = "(tenant_id = (current_setting('app.tenant_id'::text))::uuid)";
const policy: DatabasePolicy = {
  name: 'tenant',
  roles: ['gatehouse_app'],
  command: 'all',
  using: OWN,
  check: null,
};

test.each<[Partial<DatabasePolicy>, string]>([
  [{}, 'gatehouse_app can read and change: rows of the current tenant'],
  [{ using: 'true', roles: ['gatehouse_platform'] }, 'gatehouse_platform can read and change: all rows'],
  [{ command: 'insert', using: null, check: OWN }, 'gatehouse_app can add: rows of the current tenant'],
  [
    { command: 'delete', using: "(expires_at < (now() - '01:00:00'::interval))" },
    "gatehouse_app can remove: rows where expires_at < (now() - '01:00:00')",
  ],
])('the policy %o is described as "%s"', (change, text) => {
  expect(policyText({ ...policy, ...change }, t)).toBe(text);
});

test.each([
  [true, [policy], 'tenant'],
  [true, [{ ...policy, roles: ['gatehouse_platform'], using: 'true' }], 'platform'],
  [false, [policy], 'none'],
])('row-level security (enabled: %s) with %o isolates by: %s', (enabled, policies, by) => {
  expect(isolationOf({ isolation: { enabled, forced: false, policies } })).toBe(by);
});

test.each([
  [0, '0 B'],
  [8_192, '8 KB'],
  [157_286_400, '150 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(inBytes(bytes)).toBe(text);
});
