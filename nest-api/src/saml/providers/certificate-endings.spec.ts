import { expect, test } from 'vitest';
import { endingsOf } from './certificate-endings.js';
import type { RegisteredCertificate } from './saml-service-provider.entity.js';

const now = new Date('2026-11-21T12:00:00Z');
const aCertificate = (days: number, given: Partial<RegisteredCertificate> = {}): RegisteredCertificate => ({
  use: 'signing',
  base64: '',
  fingerprint: `F${days}`,
  subject: 'CN=app',
  notBefore: '2020-01-01T00:00:00.000Z',
  notAfter: new Date(now.getTime() + days * 86_400_000).toISOString(),
  retiredAt: null,
  ...given,
});

test.each([
  [31, undefined],
  [30, 30],
  [15, 30],
  [14, 14],
  [7, 7],
  [2, 7],
  [1, 1],
  [0.5, 1],
  [-1, undefined],
])('a certificate with %s days left is due for warning %s', (days, step) => {
  expect(endingsOf([aCertificate(days)], now)[0]?.step).toBe(step);
});

test('a certificate that is no longer in the metadata causes no warning', () => {
  expect(endingsOf([aCertificate(5, { retiredAt: now.toISOString() })], now)).toEqual([]);
});

test('a certificate with a successor for the same use causes no warning', () => {
  expect(endingsOf([aCertificate(5), aCertificate(400)], now)).toEqual([]);
  expect(endingsOf([aCertificate(5), aCertificate(400, { use: 'encryption' })], now)).toHaveLength(1);
});

test('a certificate for signing and encryption causes one warning', () => {
  expect(endingsOf([aCertificate(5), aCertificate(5, { use: 'encryption' })], now)).toMatchObject([
    { fingerprint: 'F5', uses: ['signing', 'encryption'], step: 7, daysLeft: 5 },
  ]);
});
