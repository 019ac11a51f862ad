import { describe, expect, test } from 'vitest';
import { matchingStep, newTotpSecret, stepAt, totpCode, totpUri } from './totp.js';

/** Base32 of the 20 bytes that RFC 6238 uses for SHA-1. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, the last six of eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(RFC_SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

describe('a code from a clock that differs by', () => {
  const now = new Date('2026-11-21T12:00:10Z');
  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('%i steps is accepted: %s', (drift, accepted) => {
    const step = stepAt(now) + drift;
    expect(matchingStep(RFC_SECRET, totpCode(RFC_SECRET, step), now)).toBe(accepted ? step : null);
  });
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is not a valid code', (text) => {
  expect(matchingStep(RFC_SECRET, text, new Date())).toBeNull();
});

test('spaces in a code are ignored', () => {
  const now = new Date();
  const code = totpCode(RFC_SECRET, stepAt(now));
  expect(matchingStep(RFC_SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(stepAt(now));
});

test('each secret has 160 bits and is different', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the URI contains the issuer and the account', () => {
  expect(totpUri('ABC', 'ada@acme.test', 'Gatehouse')).toBe(
    'otpauth://totp/Gatehouse:ada%40acme.test?secret=ABC&issuer=Gatehouse&algorithm=SHA1&digits=6&period=30',
  );
});
