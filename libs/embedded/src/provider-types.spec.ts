import { SsoTypeSchema } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { providerTypes, typeComparisons } from '../walls/provider-types.mjs';

test('the check knows every connection type of the contract', () => {
  expect(providerTypes()).toEqual(SsoTypeSchema.options);
});

test.each([
  "if (type === 'google') f();",
  "const isOther = 'saml' !== configuration.type;",
  "switch (type) { case 'microsoft': f(); }",
  "const way = <p>{end.provider == 'oauth2' ? 1 : 2}</p>;",
])('the check rejects %s', (source) => {
  expect(typeComparisons(source, providerTypes())).toHaveLength(1);
});

test.each([
  "if (type === 'user') f();",
  "const icon = { google: 'google' };",
  "make({ type: 'saml' });",
  "if (tab === 'google') f();",
])('the check accepts %s', (source) => {
  expect(typeComparisons(source, providerTypes())).toEqual([]);
});
