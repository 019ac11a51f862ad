import { isNetwork, isNetworkRule } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { networkProblem, normalNetworks } from './networks.js';

const lists = (allowed: string[], blocked: string[] = []) => ({ allowed, blocked });

describe('a network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['2001:db8:1:2:3::/32', '2001:db8::/32'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
    ['::ffff:10.1.2.3/64', '::/64'],
  ])('written as %s is stored as %s', (typed, kept) => {
    expect(isNetwork(typed)).toBe(true);
    expect(normalNetworks([typed])).toEqual([kept]);
  });

  test('is stored once even if it is listed twice', () => {
    expect(normalNetworks(['10.0.0.0/8', '10.9.9.9/8', '::ffff:10.0.0.0/104'])).toEqual(['10.0.0.0/8']);
  });

  test.each([
    '',
    '10.1',
    '010.0.0.1',
    '0x0a000001',
    '10.0.0.0/33',
    '::/129',
    'fe80::1%eth0',
    'office',
    '10.0.0.1-9',
  ])('cannot be written as %j', (typed) => expect(isNetwork(typed)).toBe(false));
});

describe('an address', () => {
  test.each([
    ['203.0.113.7', lists(['203.0.113.0/24']), null],
    ['::ffff:203.0.113.7', lists(['203.0.113.0/24']), null],
    ['203.0.114.7', lists(['203.0.113.0/24']), 'allowed'],
    ['203.0.113.7', lists(['2001:db8::/32']), 'allowed'],
    ['203.0.113.7', lists(['::/0']), 'allowed'],
    ['2001:db8::7', lists(['0.0.0.0/0']), 'allowed'],
    ['2001:db8:ffff::7', lists(['2001:db8::/32']), null],
    ['2001:db9::7', lists(['2001:db8::/32']), 'allowed'],
    ['203.0.113.7', lists([], ['203.0.113.7']), 'blocked'],
    ['::ffff:203.0.113.7', lists([], ['203.0.113.7']), 'blocked'],
    ['203.0.113.8', lists([], ['203.0.113.7']), null],
    ['203.0.113.7', lists(['203.0.113.7'], ['203.0.113.0/24']), 'blocked'],
    ['unknown', lists(['0.0.0.0/0', '::/0']), 'allowed'],
    ['unknown', lists([], ['203.0.113.7']), 'allowed'],
    ['unknown', lists([]), null],
  ] as const)('%s with the lists %j is rejected by: %s', (address, { allowed, blocked }, list) => {
    expect(networkProblem({ allowed: [...allowed], blocked: [...blocked] }, address)?.list ?? null).toBe(
      list,
    );
  });

  test('is reported with the blocked range that contains it, or with the allowed ranges', () => {
    expect(networkProblem(lists([], ['198.51.100.0/24', '203.0.113.0/24']), '203.0.113.7')).toEqual({
      list: 'blocked',
      found: { found: '203.0.113.7', blocked: '203.0.113.0/24' },
    });
    expect(networkProblem(lists(['198.51.100.0/24']), '203.0.113.7')).toEqual({
      list: 'allowed',
      found: { found: '203.0.113.7' },
      expected: { expected: ['198.51.100.0/24'] },
    });
  });
});

describe('a country or a network operator', () => {
  const DE = { country: 'DE', operator: { asn: 3320, name: 'Example Telecom' } };

  test.each([
    ['de', 'DE'],
    ['as3320', 'AS3320'],
    ['AS4294967295', 'AS4294967295'],
    // East Germany is Germany today.
    ['dd', 'DE'],
  ])('written as %s is stored as %s', (typed, kept) => {
    expect(isNetworkRule(typed)).toBe(true);
    expect(normalNetworks([typed, kept])).toEqual([kept]);
  });

  test.each(['EU', 'ZZ', 'XQ', 'DEU', 'AS0', 'AS03320', 'AS4294967296', 'AS-1', '3320'])(
    'cannot be written as %s',
    (typed) => expect(isNetworkRule(typed)).toBe(false),
  );

  test.each([
    ['allows its addresses', lists(['DE']), DE, null],
    ['allows the addresses of its operator', lists(['FR', 'AS3320']), DE, null],
    ['allows no other addresses', lists(['FR', 'AS1']), DE, 'allowed'],
    ['allows no unknown origin', lists(['DE', 'AS3320']), { country: null, operator: null }, 'allowed'],
    ['blocks its addresses', lists([], ['DE']), DE, 'blocked'],
    ['blocks the addresses of its operator', lists(['DE'], ['AS3320']), DE, 'blocked'],
    ['blocks no other addresses', lists([], ['FR', 'AS33']), DE, null],
    ['is not required in an allowed range', lists(['203.0.113.0/24', 'FR']), DE, null],
  ] as const)('%s', (_, { allowed, blocked }, origin, list) => {
    const found = networkProblem({ allowed: [...allowed], blocked: [...blocked] }, '203.0.113.7', origin);
    expect(found?.list ?? null).toBe(list);
  });
});
