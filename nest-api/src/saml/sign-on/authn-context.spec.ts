import { expect, test } from 'vitest';
import { contextOf, satisfiedContext } from './authn-context.js';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const [password, plain, kerberos] = ['PasswordProtectedTransport', 'Password', 'Kerberos'].map(
  (name) => CLASSES + name,
) as [string, string, string];

test.each([
  ['nothing', null, null],
  ['an empty wish', { comparison: 'exact', classes: [] }, null],
  ['what a sign-in here is', { comparison: 'exact', classes: [password] }, password],
  ['one of several', { comparison: 'exact', classes: [kerberos, plain] }, plain],
  ['at least what it is', { comparison: 'minimum', classes: [password] }, password],
  ['what it is not', { comparison: 'exact', classes: [kerberos] }, undefined],
  ['something better', { comparison: 'better', classes: [plain] }, undefined],
])('requested: %s', (_name, requested, expected) => {
  expect(satisfiedContext(requested)).toBe(expected);
});

test('a sign-in by a directory is not called one by password', () => {
  expect(contextOf(['pwd'])).toBe(password);
  expect(contextOf(['fed'])).toBe(`${CLASSES}unspecified`);
});
