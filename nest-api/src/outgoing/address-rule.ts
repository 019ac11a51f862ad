import ipaddr from 'ipaddr.js';
import { SettingsError } from '../settings/read-secret.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Cidr = [Address, number];

/** The part of IPv6 that is allocated for the public internet. Source: IANA IPv6 address space, RFC 3587. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Reads ranges such as `10.0.0.0/8`.
 *
 * @throws SettingsError names the invalid part of OUTBOUND_ALLOW
 */
export function parseCidrs(ranges: readonly string[]): Cidr[] {
  return ranges.map((range) => {
    if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
    throw new SettingsError(`OUTBOUND_ALLOW is wrong: "${range}" is not a range such as 10.0.0.0/8.`);
  });
}

/** This machine itself. A wider range such as 0.0.0.0/0 does not include it. */
const LOOPBACK = parseCidrs(['127.0.0.0/8', '::1/128']);

/**
 * Whether connections to `address` are allowed: a public unicast address, or one in `allowed`. Loopback needs its own
 * range.
 *
 * Everything else is rejected: this host, private and link-local networks with their metadata services, carrier NAT,
 * multicast, documentation and benchmark ranges, and IPv6 forms that embed an IPv4 address.
 */
export function mayConnectTo(address: string, allowed: readonly Cidr[]): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address (::ffff:10.0.0.1) is checked as its IPv4 address.
  const parsed = ipaddr.process(address);
  const ranges = isIn(parsed, LOOPBACK) ? allowed.filter(([range]) => isIn(range, LOOPBACK)) : allowed;
  return isIn(parsed, ranges) || isPublic(parsed);
}

/** Whether `address` is in one of `ranges`; never in those of the other address family. */
export function isIn(address: Address, ranges: readonly Cidr[]): boolean {
  return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
