import { SsoTypeSchema } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { providerTypes, typeComparisons } from '../walls/provider-types.mjs';

test('the wall knows every type of the contract', () => {
  expect(providerTypes()).toEqual(SsoTypeSchema.options);
});

test.each([
  "if (type === 'google') f();",
  "const isOther = 'saml' !== configuration.type;",
  "switch (type) { case 'microsoft': f(); }",
  "const way = <p>{end.provider == 'oauth2' ? 1 : 2}</p>;",
])('rejects %s', (source) => {
  expect(typeComparisons(source, providerTypes())).toHaveLength(1);
});

test.each([
  "if (type === 'user') f();",
  "const icon = { google: 'google' };",
  "make({ type: 'saml' });",
  "if (tab === 'google') f();",
])('lets %s be', (source) => {
  expect(typeComparisons(source, providerTypes())).toEqual([]);
});
