import { expect, test } from 'vitest';
import { domainOf, keyOf, parentsOf } from './names.ts';

const SECRET = Buffer.alloc(32, 1);
const hex = (...[kind, name, secret = SECRET]: [Parameters<typeof keyOf>[1], string, Buffer?]) =>
  keyOf(secret, kind, name).toString('hex');

test.each(['ACME.example', 'acme.example.', ' acme.example '])('%j has the key of acme.example', (name) => {
  expect(hex('domain', name)).toBe(hex('domain', 'acme.example'));
});

test('a domain in Unicode has the key of its ASCII form', () => {
  expect(hex('domain', 'MÜLLER.de')).toBe(hex('domain', 'xn--mller-kva.de'));
});

test('a client keeps its spelling, and each kind has keys of its own', () => {
  expect(hex('client', 'App')).not.toBe(hex('client', 'app'));
  expect(hex('domain', 'acme.example')).not.toBe(hex('host', 'acme.example'));
});

test('without the secret, a key does not tell whether a name is known', () => {
  expect(hex('domain', 'acme.example')).not.toBe(hex('domain', 'acme.example', Buffer.alloc(32, 2)));
});

test.each([
  ['ada@acme.example', 'acme.example'],
  [' ada@mail.acme.example ', 'mail.acme.example'],
  ['ada', null],
  ['ada@', null],
  ['a@b@acme.example', null],
  ['ada@exa mple', null],
])('%j has the domain %j', (email, domain) => {
  expect(domainOf(email)).toBe(domain);
});

test('the names above a domain end before the top level', () => {
  expect(parentsOf('a.mail.acme.example')).toEqual(['mail.acme.example', 'acme.example']);
  expect(parentsOf('acme.example')).toEqual([]);
});
