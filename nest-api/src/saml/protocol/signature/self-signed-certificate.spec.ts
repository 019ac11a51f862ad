import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { selfSignedCertificate } from './self-signed-certificate.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const wish = {
  privateKey,
  commonName: 'Gatehouse — 日本',
  notBefore: new Date('2026-01-02T03:04:05Z'),
  notAfter: new Date('2036-01-02T03:04:05Z'),
};
const certificateOf = (given: Partial<typeof wish> = {}) =>
  Buffer.from(selfSignedCertificate({ ...wish, ...given }), 'base64');

describe('a self-signed certificate, as read by OpenSSL', () => {
  test('contains its subject, issuer and validity, and matches its key', () => {
    const certificate = new X509Certificate(certificateOf());
    expect(certificate.subject).toBe('CN=Gatehouse — 日本');
    expect(certificate.issuer).toBe(certificate.subject);
    expect(certificate.validFromDate).toEqual(wish.notBefore);
    expect(certificate.validToDate).toEqual(wish.notAfter);
    expect(certificate.checkPrivateKey(privateKey)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  test('names sha256WithRSAEncryption inside and outside of the signed part', () => {
    const oid = Buffer.from('06092a864886f70d01010b0500', 'hex');
    const der = certificateOf();
    expect(der.indexOf(oid)).toBeGreaterThan(0);
    expect(der.lastIndexOf(oid)).toBeGreaterThan(der.indexOf(oid));
  });

  test.each(['2049-12-31T23:59:59Z', '2050-01-01T00:00:00Z', '2126-01-01T00:00:00Z'])('expires %s', (end) => {
    const notAfter = new Date(end);
    expect(new X509Certificate(certificateOf({ notAfter })).validToDate).toEqual(notAfter);
  });

  test('has a unique positive serial number', () => {
    const serials = Array.from({ length: 20 }, () => new X509Certificate(certificateOf()).serialNumber);
    expect(new Set(serials).size).toBe(20);
    for (const serial of serials) expect(serial).toMatch(/^[4-7][0-9A-F]{31}$/);
  });
});
