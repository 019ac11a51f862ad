import { expect, test } from 'vitest';
import { contextOf, satisfiedContext } from './authn-context.js';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const [password, plain, kerberos] = ['PasswordProtectedTransport', 'Password', 'Kerberos'].map(
  (name) => CLASSES + name,
) as [string, string, string];

test.each([
  ['none', null, null],
  ['an empty list', { comparison: 'exact', classes: [] }, null],
  ['the exact class of the sign-in', { comparison: 'exact', classes: [password] }, password],
  ['one of several classes', { comparison: 'exact', classes: [kerberos, plain] }, plain],
  ['a minimum that the sign-in meets', { comparison: 'minimum', classes: [password] }, password],
  ['a class that the sign-in does not have', { comparison: 'exact', classes: [kerberos] }, undefined],
  ['a better class', { comparison: 'better', classes: [plain] }, undefined],
])('requested context: %s', (_name, requested, expected) => {
  expect(satisfiedContext(requested)).toBe(expected);
});

test('a sign-in through a connection does not have the password context', () => {
  expect(contextOf(['pwd'])).toBe(password);
  expect(contextOf(['fed'])).toBe(`${CLASSES}unspecified`);
});
