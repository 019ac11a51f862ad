import ipaddr from 'ipaddr.js';
import { remembered } from '../common/remembered.js';

const MOST_ADDRESSES = 1_000;

/** The /24 of an IPv4 address or the /48 of an IPv6 address, as CIDR text; null for what is no address. */
export function networkPrefix(address: string): string | null {
  return prefixOf(address) || null;
}

const prefixOf = remembered(MOST_ADDRESSES, (address): string => {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`;
});
