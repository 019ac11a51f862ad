import { describe, expect, test } from 'vitest';
import { mayConnectTo, parseCidrs } from './address-rule.js';

describe('without OUTBOUND_ALLOW', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
    'a public address is allowed: %s',
    (address) => {
      expect(mayConnectTo(address, [])).toBe(true);
    },
  );

  test.each([
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['another loopback address', '127.255.255.254'],
    ['private 10', '10.0.0.1'],
    ['private 172.16', '172.16.0.1'],
    ['private 172.31', '172.31.255.255'],
    ['private 192.168', '192.168.1.1'],
    ['carrier NAT', '100.64.0.1'],
    ['link-local', '169.254.0.1'],
    ['the metadata service', '169.254.169.254'],
    ['the metadata service of another cloud', '100.100.100.200'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation 2', '198.51.100.1'],
    ['documentation 3', '203.0.113.1'],
    ['6to4 relays', '192.88.99.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified IPv6', '::'],
    ['loopback IPv6', '::1'],
    ['IPv4-mapped private', '::ffff:10.0.0.1'],
    ['IPv4-mapped loopback in hex', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation IPv6', '2001:db8::1'],
    ['newer documentation IPv6', '3fff::1'],
    ['6to4', '2002:7f00:1::'],
    ['unique local', 'fd00::1'],
    ['the metadata service over IPv6', 'fd00:ec2::254'],
    ['link-local IPv6', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast IPv6', 'ff02::1'],
    ['unassigned', '4000::1'],
    ['segment routing', '5f00::1'],
    ['a host name', 'localhost'],
    ['an empty address', ''],
  ])('%s is rejected: %s', (_name, address) => {
    expect(mayConnectTo(address, [])).toBe(false);
  });
});

describe('with OUTBOUND_ALLOW', () => {
  const allowed = parseCidrs(['127.0.0.0/8', '::1/128', '10.1.0.0/16']);

  test.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:10.1.2.3'])(
    'a listed address is allowed: %s',
    (address) => {
      expect(mayConnectTo(address, allowed)).toBe(true);
    },
  );

  test.each(['10.2.0.1', '::2', '169.254.169.254'])('an unlisted address is rejected: %s', (address) => {
    expect(mayConnectTo(address, allowed)).toBe(false);
  });

  test('an invalid range is reported by name', () => {
    expect(() => parseCidrs(['127.0.0.0/8', 'home'])).toThrow('OUTBOUND_ALLOW is wrong: "home"');
    expect(parseCidrs([])).toEqual([]);
  });
});

describe('a range wider than loopback', () => {
  const allowed = parseCidrs(['0.0.0.0/0', '::/0']);

  test.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])(
    'does not allow loopback: %s',
    (address) => {
      expect(mayConnectTo(address, allowed)).toBe(false);
    },
  );

  test.each(['126.255.255.255', '128.0.0.0', '10.0.0.1', 'fd00::1', '::2'])(
    'allows other addresses: %s',
    (address) => {
      expect(mayConnectTo(address, allowed)).toBe(true);
    },
  );
});
