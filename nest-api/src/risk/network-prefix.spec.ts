import { expect, test } from 'vitest';
import { networkPrefix } from './network-prefix.js';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', null],
  ['', null],
])('the network of %s is %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});
