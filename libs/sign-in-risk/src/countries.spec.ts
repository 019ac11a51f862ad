import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from './countries.ts';

test.each([
  // The borders are slightly farther apart than this.
  ['DE', 'BR', 6000, 8500],
  ['PT', 'US', 2500, 5500],
  ['GB', 'AU', 11_000, 14_000],
  ['FJ', 'WS', 500, 1300],
  ['NZ', 'CL', 6000, 9500],
  ['MV', 'LK', 50, 800],
])('%s and %s are at least %i and at most %i km apart', (one, other, least, most) => {
  expect(distanceBetween(one, other)).toBeGreaterThanOrEqual(least);
  expect(distanceBetween(one, other)).toBeLessThanOrEqual(most);
});

test.each([
  ['DE', 'AT'],
  ['US', 'CA'],
  ['US', 'MX'],
  ['RU', 'CN'],
  ['RU', 'NO'],
  ['CL', 'AR'],
  ['FR', 'GB'],
  ['SG', 'MY'],
  ['HK', 'CN'],
])('%s and %s are neighbors', (one, other) => {
  expect(distanceBetween(one, other)).toBe(0);
});

test('the distance is the same in both directions, and unknown for an invalid country', () => {
  const code = fc.constantFrom('DE', 'US', 'JP', 'NZ', 'FJ', 'GF', 'XX', '', '__proto__');
  fc.assert(
    fc.property(code, code, (one, other) => {
      expect(distanceBetween(one, other)).toBe(distanceBetween(other, one));
    }),
  );
  expect(distanceBetween('DE', 'XX')).toBeNull();
  expect(distanceBetween('__proto__', 'DE')).toBeNull();
});
