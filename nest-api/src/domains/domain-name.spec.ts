import { describe, expect, test } from 'vitest';
import { DomainNameRefused, domainOfEmail, parentsOf, readDomainName } from './domain-name.js';

describe('the normal form of a domain', () => {
  test.each([
    ['acme.com', 'acme.com'],
    ['  ACME.com. ', 'acme.com'],
    ['mail.acme.co.uk', 'mail.acme.co.uk'],
    ['Müller.de', 'xn--mller-kva.de'],
    ['xn--mller-kva.de', 'xn--mller-kva.de'],
    ['mu\u0308ller.de', 'xn--mller-kva.de'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['demo-company.test', 'demo-company.test'],
  ])('written as %s is %s', (typed, domain) => {
    expect(readDomainName(typed)).toBe(domain);
  });
});

describe('domains that no tenant can claim', () => {
  test.each([
    ['com', 'public_suffix'],
    ['co.uk', 'public_suffix'],
    ['github.io', 'public_suffix'],
    ['localhost', 'public_suffix'],
    ['gmail.com', 'public_mail_domain'],
    ['GoogleMail.com', 'public_mail_domain'],
    ['mail.gmx.de', 'public_mail_domain'],
    ['аpple.com', 'mixed_scripts'],
    ['раураӏ.com', 'mixed_scripts'],
    ['goοgle.com', 'mixed_scripts'],
    ['xn--pple-43d.com', 'mixed_scripts'],
    ['192.0.2.1', 'not_a_domain'],
    ['[2001:db8::1]', 'not_a_domain'],
    ['https://acme.com/', 'not_a_domain'],
    ['ada@acme.com', 'not_a_domain'],
    ['acme..com', 'not_a_domain'],
    ['-acme.com', 'not_a_domain'],
    ['ac me.com', 'not_a_domain'],
    ['_dmarc.acme.com', 'not_a_domain'],
    ['', 'not_a_domain'],
    ['*.acme.com', 'wildcard'],
    [`${'a'.repeat(64)}.com`, 'not_a_domain'],
  ])('include %s, with the error code %s', (typed, code) => {
    const refused = catching(() => readDomainName(typed));
    expect(refused).toBeInstanceOf(DomainNameRefused);
    expect((refused as DomainNameRefused).code).toBe(code);
  });
});

test.each([
  ['ada@acme.com', 'Enter only the part after the @.'],
  ['https://acme.com', 'Enter a domain such as acme.com, not a URL.'],
  ['acme.com/path', 'Enter a domain such as acme.com, not a URL.'],
  ['co.uk', 'co.uk is a public suffix. Enter your own domain below it.'],
])('the error for %s explains: %s', (typed, message) => {
  expect(() => readDomainName(typed)).toThrow(message);
});

test('a domain name has at most 253 characters', () => {
  const name = (length: number) => {
    const labels = Array.from({ length: 3 }, () => 'a'.repeat(63)).join('.');
    return `${labels}.${'b'.repeat(length - labels.length - 5)}.com`;
  };
  expect(readDomainName(name(253))).toHaveLength(253);
  expect(() => readDomainName(name(254))).toThrow(DomainNameRefused);
});

test.each([
  ['a.b.acme.co.uk', ['b.acme.co.uk', 'acme.co.uk']],
  ['acme.co.uk', []],
  // Below a suffix of a company, such as github.io, its customers own their names and the company does not.
  ['docs.acme.github.io', ['acme.github.io']],
  ['acme.github.io', []],
])('the parent domains of %s are %o', (domain, parents) => {
  expect(parentsOf(domain)).toEqual(parents);
});

test.each([
  ['Ada@ACME.com', 'acme.com'],
  ['a@acme.com', 'acme.com'],
  ['"a@b"@acme.com', 'acme.com'],
  ['ada@müller.de', 'xn--mller-kva.de'],
  ['ada', null],
  ['@acme.com', null],
  ['ada@localhost', null],
])('the domain of %s is %s', (email, domain) => {
  expect(domainOfEmail(email)).toBe(domain);
});

function catching(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
