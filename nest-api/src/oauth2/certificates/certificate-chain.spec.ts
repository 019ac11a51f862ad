import { describe, expect, test } from 'vitest';
import {
  type CertificateWish,
  CLIENT_AUTH,
  DIGITAL_SIGNATURE,
  KEY_CERT_SIGN,
  KEY_ENCIPHERMENT,
  SERVER_AUTH,
  TestCertificate,
} from '../../../../test/support/certificates.js';
import { chainProblem } from './certificate-chain.js';

const DAY_MS = 86_400_000;
const PAST = new Date(Date.now() - DAY_MS / 2);
const FUTURE = new Date(Date.now() + DAY_MS / 2);
const NOW = new Date();
const CLIENT: CertificateWish = { subject: [['CN', 'client']] };
/** `permittedSubtrees` with the DNS name acme.example. */
const ONLY_ACME = '3012a010300e820c61636d652e6578616d706c65';
/** certificatePolicies and nameConstraints. */
const [POLICIES, NAME_CONSTRAINTS] = ['2.5.29.32', '2.5.29.30'];

const root = TestCertificate.authority('Root');

function problemOf(
  leaf: TestCertificate,
  intermediates: TestCertificate[] = [],
  authorities: TestCertificate[] = [root],
): string | null {
  const sent = { leaf: leaf.certificate, intermediates: intermediates.map((one) => one.certificate) };
  return chainProblem(
    sent,
    authorities.map((one) => one.certificate),
    NOW,
  );
}

const authority = (issuer: TestCertificate, name: string, wish: Partial<CertificateWish> = {}) =>
  issuer.issue({ subject: [['CN', name]], isAuthority: true, ...wish });

describe('the certificate of a client is accepted', () => {
  test('if an authority of the application issued it', () => {
    expect(problemOf(root.issue(CLIENT))).toBeNull();
  });

  test('with the uses of a client', () => {
    const uses = { keyUsage: DIGITAL_SIGNATURE, extendedKeyUsage: [SERVER_AUTH, CLIENT_AUTH] };
    expect(problemOf(root.issue({ ...CLIENT, ...uses }))).toBeNull();
    expect(problemOf(root.issue({ ...CLIENT, extendedKeyUsage: ['2.5.29.37.0'] }))).toBeNull();
  });

  test('through intermediate authorities that the client sends', () => {
    const first = authority(root, 'First', { keyUsage: KEY_CERT_SIGN });
    const second = authority(first, 'Second', { pathLength: 0 });
    expect(problemOf(second.issue(CLIENT), [second, first])).toBeNull();
  });

  test('through an intermediate authority that the application registered, without the root', () => {
    const first = authority(root, 'First');
    expect(problemOf(first.issue(CLIENT), [], [first])).toBeNull();
  });

  test('with an extension that may be ignored', () => {
    expect(problemOf(root.issue({ ...CLIENT, extension: { id: POLICIES, critical: false } }))).toBeNull();
  });

  test('although another authority has the same name', () => {
    expect(problemOf(root.issue(CLIENT), [], [TestCertificate.authority('Root'), root])).toBeNull();
  });
});

describe('the certificate of a client is rejected', () => {
  test('if no authority of the application issued it', () => {
    expect(problemOf(TestCertificate.authority('Other').issue(CLIENT))).toMatch(/no authority/);
    expect(problemOf(TestCertificate.selfSigned(CLIENT))).toMatch(/no authority/);
  });

  test('if an authority of the same name has another key', () => {
    expect(problemOf(TestCertificate.authority('Root').issue(CLIENT))).toMatch(/no authority/);
  });

  test('if an intermediate authority is missing', () => {
    expect(problemOf(authority(root, 'First').issue(CLIENT))).toMatch(/no authority/);
  });

  test('once it has expired, and before it is valid', () => {
    expect(problemOf(root.issue({ ...CLIENT, notAfter: PAST }))).toMatch(/expired/);
    expect(problemOf(root.issue({ ...CLIENT, notBefore: FUTURE }))).toMatch(/not valid yet/);
  });

  test('once the authority has expired', () => {
    const expired = TestCertificate.authority('Expired', { notAfter: PAST });
    expect(problemOf(expired.issue(CLIENT), [], [expired])).toMatch(/authority has expired/);
    const first = authority(root, 'First', { notAfter: PAST });
    expect(problemOf(first.issue(CLIENT), [first])).toMatch(/authority has expired/);
  });

  test.each<[string, Partial<CertificateWish>]>([
    ['says so', { isAuthority: false }],
    ['says nothing', { isAuthority: undefined }],
  ])('if what issued it is no authority and %s', (_, wish) => {
    const other = root.issue({ subject: [['CN', 'Other client']], ...wish });
    expect(problemOf(other.issue(CLIENT), [other])).toMatch(/not of an authority/);
  });

  test('if the authority may not sign certificates', () => {
    const first = authority(root, 'First', { keyUsage: DIGITAL_SIGNATURE });
    expect(problemOf(first.issue(CLIENT), [first])).toMatch(/no authority|may not issue/);
  });

  test('if an authority has more authorities below it than it may', () => {
    const limited = TestCertificate.authority('Limited', { pathLength: 0 });
    const below = authority(limited, 'Below');
    expect(problemOf(limited.issue(CLIENT), [], [limited])).toBeNull();
    expect(problemOf(below.issue(CLIENT), [below], [limited])).toMatch(/authorities below it/);
  });

  test('if it is not for client authentication', () => {
    expect(problemOf(root.issue({ ...CLIENT, extendedKeyUsage: [SERVER_AUTH] }))).toMatch(/client authent/);
    const servers = authority(root, 'Servers', { extendedKeyUsage: [SERVER_AUTH] });
    expect(problemOf(servers.issue(CLIENT), [servers])).toMatch(/client authentication/);
  });

  test('if its key may not sign', () => {
    expect(problemOf(root.issue({ ...CLIENT, keyUsage: KEY_ENCIPHERMENT }))).toMatch(/key usage/);
  });

  test('with a critical extension that is not known', () => {
    const extension = { id: POLICIES, critical: true };
    expect(problemOf(root.issue({ ...CLIENT, extension }))).toContain(POLICIES);
    const first = authority(root, 'First', { extension });
    expect(problemOf(first.issue(CLIENT), [first])).toContain(POLICIES);
  });

  test('if its authority may only issue for some names', () => {
    const first = authority(root, 'First', {
      extension: { id: NAME_CONSTRAINTS, critical: false, hex: ONLY_ACME },
    });
    expect(problemOf(first.issue(CLIENT), [first])).toContain(NAME_CONSTRAINTS);
  });

  test('with a signature that can be forged', () => {
    expect(problemOf(root.issue({ ...CLIENT, hash: 'sha1' }))).toMatch(/SHA-1/);
    const first = authority(root, 'First', { hash: 'sha1' });
    expect(problemOf(first.issue(CLIENT), [first])).toMatch(/SHA-1/);
  });

  test('with a longer chain than any that is of use', () => {
    const chain: TestCertificate[] = [];
    for (let place = 0; place < 5; place++) chain.push(authority(chain.at(-1) ?? root, `Authority ${place}`));
    const [, , , fourth, fifth] = chain as [unknown, unknown, unknown, TestCertificate, TestCertificate];
    expect(problemOf(fourth.issue(CLIENT), chain.slice(0, 4))).toBeNull();
    expect(problemOf(fifth.issue(CLIENT), chain)).toMatch(/too many/);
  });

  test('if two authorities have issued each other, without end', () => {
    const first = authority(TestCertificate.authority('Second'), 'First');
    const second = authority(first, 'Second');
    expect(problemOf(first.issue(CLIENT), [first, second, first, second])).toMatch(/no authority/);
  });
});
