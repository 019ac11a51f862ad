import { expect, test } from 'vitest';
import { isCidr, isTrusted, plainAddress, trustList } from './addresses.ts';

test.each([
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['10.255.0.1', true],
  ['11.0.0.1', false],
  ['2001:db8:ffff::1', true],
  ['2001:db9::1', true],
  ['2001:db9::2', false],
  ['::ffff:192.0.2.8', false],
  ['nonsense', false],
  ['', false],
])('the proxy list trusts %s: %s', (address, trusted) => {
  const list = trustList(['192.0.2.7', '10.0.0.0/8', '2001:db8::/32', '2001:db9::1']);
  expect(isTrusted(list, address)).toBe(trusted);
});

test('an empty list trusts no address', () => {
  expect([isTrusted(trustList([]), '127.0.0.1'), isTrusted(trustList([]), '::1')]).toEqual([false, false]);
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/0', true],
  ['10.0.0.0/32', true],
  ['10.0.0.0/33', false],
  ['2001:db8::1', true],
  ['2001:db8::/33', true],
  ['2001:db8::/128', true],
  ['2001:db8::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/-1', false],
  ['10.0.0.0/8.5', false],
  ['10.0.0.0/1e1', false],
  ['10.0.0.0/0008', false],
  ['10.0.0/8', false],
  ['proxy.test', false],
  ['/8', false],
  ['', false],
])('%j is an address or a range: %s', (text, expected) => {
  expect(isCidr(text)).toBe(expected);
});

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '::ffff:c000:207'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:192.0.2.7 evil', '::ffff:192.0.2.7 evil'],
])('%s is normalized to %s', (address, expected) => {
  expect(plainAddress(address)).toBe(expected);
});
