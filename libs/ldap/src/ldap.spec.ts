import { InvalidCredentialsError } from 'ldapts';
import { describe, expect, test } from 'vitest';
import { accountFault, guidText, idOf, type LdapEntry } from './entry.ts';
import { escapeFilter, filterFault, filterFor, USER_FILTER } from './filter.ts';
import { readLdapAddress } from './ldap-address.ts';
import { explainLdap, subCodeOf } from './ldap-failure.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const entry = (attributes: Record<string, string | Buffer>): LdapEntry => ({
  dn: 'cn=ada',
  attributes: new Map(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), [value]])),
});

describe('an LDAP address', () => {
  test.each([
    ['ldaps://ldap.acme.test', { host: 'ldap.acme.test', port: 636, isTls: true }],
    ['ldap://ldap.acme.test/', { host: 'ldap.acme.test', port: 389, isTls: false }],
    ['ldaps://10.0.0.1:3269', { host: '10.0.0.1', port: 3269, isTls: true }],
    ['ldaps://[2001:db8::1]:636', { host: '2001:db8::1', port: 636, isTls: true }],
  ])('is read from %s', (text, address) => {
    expect(readLdapAddress(text)).toEqual(address);
  });

  test.each([
    '',
    'ldap.acme.test',
    'https://ldap.acme.test',
    'ldapi://%2Fvar%2Frun%2Fldapi',
    'ldap://a@b.test',
    'ldap://a.test/dc=acme',
    'ldap://a.test?x',
    'ldap://a.test:0',
    'ldap://a.test:65536',
    'ldap:// a.test',
  ])('is not read from "%s"', (text) => {
    expect(readLdapAddress(text)).toBeNull();
  });
});

describe('an LDAP filter', () => {
  // The examples of RFC 4515 §4.
  test.each([
    [
      'Parens R Us (for all your parenthetical needs)',
      'Parens R Us \\28for all your parenthetical needs\\29',
    ],
    ['*', '\\2a'],
    ['C:\\MyFile', 'C:\\5cMyFile'],
    ['a\u0000b', 'a\\00b'],
    ['Lučić', 'Lučić'],
  ])('escapes the value %s', (value, escaped) => {
    expect(escapeFilter(value)).toBe(escaped);
  });

  test('treats a name that looks like a replacement pattern as text', () => {
    expect(filterFor('(|(mail={login})(uid={login}))', '$&)(x')).toBe(
      '(|(mail=$&\\29\\28x)(uid=$&\\29\\28x))',
    );
  });

  test('for users must be valid and contain the sign-in name', () => {
    expect(filterFault(USER_FILTER)).toBeNull();
    expect(filterFault('(uid=*)')).toBe('no_login');
    expect(filterFault('(uid={login}')).toBe('not_a_filter');
  });
});

describe('an LDAP entry', () => {
  test('is identified by its objectGUID or entryUUID', () => {
    const bytes = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
    expect(guidText(bytes)).toBe('33221100-5544-7766-8899-aabbccddeeff');
    expect(idOf(entry({ objectGUID: bytes }))).toBe('33221100-5544-7766-8899-aabbccddeeff');
    expect(idOf(entry({ objectGUID: bytes.subarray(1) }))).toBeNull();
    expect(idOf(entry({ entryUUID: 'ABC' }))).toBe('abc');
    expect(idOf(entry({ uid: 'ada' }))).toBeNull();
  });

  test.each([
    ['512', null],
    ['514', 'disabled'],
    ['66050', 'disabled'],
    ['66048', null],
  ])('with userAccountControl %s has the fault %s', (value, fault) => {
    expect(accountFault(entry({ userAccountControl: value }), NOW)).toBe(fault);
  });

  // 100 ns since 1601: 2026-11-26T12:00:00Z and one second later.
  test.each([
    ['0', null],
    ['9223372036854775807', null],
    ['134401680000000000', 'expired'],
    ['134401680010000000', null],
    ['soon', null],
  ])('with accountExpires %s has the fault %s', (value, fault) => {
    expect(accountFault(entry({ accountExpires: value }), NOW)).toBe(fault);
  });
});

describe('an LDAP failure', () => {
  test.each(['525', '52e', '530', '532', '533', '701', '773', '775'])('contains the sub code %s', (code) => {
    const message = `80090308: LdapErr: DSID-0C09056D, comment: AcceptSecurityContext error, data ${code}, v4563`;
    expect(subCodeOf(message)).toBe(code);
    expect(explainLdap(new InvalidCredentialsError(message), 'bind')).toMatchObject({
      failure: 'ldap_rejected_credentials',
      subCode: code,
    });
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'ldap_certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'ldap_certificate'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'ldap_certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ldap_certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'ldap_server_name'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'ldap_no_tls'],
    ['ECONNREFUSED', 'ldap_unreachable'],
    ['ENOTFOUND', 'ldap_unreachable'],
    ['ETIMEDOUT', 'ldap_slow'],
  ])('with the code %s is %s', (code, failure) => {
    expect(explainLdap(Object.assign(new Error('x'), { code }), 'bind').failure).toBe(failure);
    expect(explainLdap(Object.assign(new Error('x'), { code }), 'start_tls').failure).toBe(failure);
  });

  test('with an address that is not public is ldap_address_rejected', () => {
    const refused = Object.assign(new Error('10.0.0.1 is not a public address'), {
      code: 'outgoing_refused',
    });
    expect(explainLdap(refused, 'bind')).toMatchObject({
      failure: 'ldap_address_rejected',
    });
  });
});
