import ipaddr from 'ipaddr.js';
import { SettingsError } from '../settings/read-secret.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Cidr = [Address, number];

/** The part of IPv6 that is handed out to the public internet. Source: IANA IPv6 address space, RFC 3587. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Reads ranges such as `10.0.0.0/8`.
 *
 * @throws SettingsError naming the part of OUTBOUND_ALLOW that is not one
 */
export function parseCidrs(ranges: readonly string[]): Cidr[] {
  return ranges.map((range) => {
    if (ipaddr.isValidCIDR(range)) return ipaddr.parseCIDR(range);
    throw new SettingsError(`OUTBOUND_ALLOW is wrong: "${range}" is not a range such as 10.0.0.0/8.`);
  });
}

/** This machine itself. A wider range such as 0.0.0.0/0 does not open it. */
const LOOPBACK = parseCidrs(['127.0.0.0/8', '::1/128']);

/**
 * Whether we may connect to `address`: a public unicast one, or one in `allowed`. Loopback needs a range of its own.
 *
 * Everything else (this host, private and link-local networks with their metadata services, carrier NAT, multicast,
 * documentation and benchmark ranges, and IPv6 forms that carry an IPv4 address inside) is refused.
 */
export function mayConnectTo(address: string, allowed: readonly Cidr[]): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes (::ffff:10.0.0.1) is judged as the IPv4 address that it reaches.
  const parsed = ipaddr.process(address);
  const ranges = isIn(parsed, LOOPBACK) ? allowed.filter(([range]) => isIn(range, LOOPBACK)) : allowed;
  return isIn(parsed, ranges) || isPublic(parsed);
}

/** Whether `address` lies in one of `ranges`; of the other family never. */
export function isIn(address: Address, ranges: readonly Cidr[]): boolean {
  return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
