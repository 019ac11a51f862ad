import { countryIn, type NetworkOrigin, operatorIn } from '@gatehouse/contracts';
import ipaddr from 'ipaddr.js';
import { remembered } from '../../common/remembered.js';
import { type Compared, SignInRefused } from '../sign-in-refused.js';

type Range = readonly [base: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** IP addresses, CIDR ranges, countries and network operators, as `normalNetworks` writes them. */
export interface NetworkLists {
  /** Empty: all. */
  readonly allowed: string[];
  /** Has precedence. */
  readonly blocked: string[];
}

/** The list that does not let an address through, and what was compared. */
export interface NetworkProblem extends Compared {
  readonly list: 'allowed' | 'blocked';
  /** The address, and the blocked network that contains it. */
  readonly found: { readonly found: string; readonly blocked?: string };
  readonly expected?: { readonly expected: readonly string[] };
}

const MOST_RANGES = 5_000;
const rangeOf = remembered(MOST_RANGES, parse);

/**
 * The first address of each range in its shortest form, without duplicates. An IPv4-mapped range is the IPv4 range. Countries
 * and operators are in capital letters.
 */
export function normalNetworks(typed: readonly string[]): string[] {
  return [...new Set(typed.map((text) => countryIn(text) ?? operatorIn(text) ?? inShort(rangeOf(text))))];
}

/** A policy, or the standing of a user. */
interface WithNetworks {
  readonly allowedNetworks?: string[];
  readonly blockedNetworks?: string[];
}

export function networksOf(policy: WithNetworks | null): NetworkLists {
  return { allowed: policy?.allowedNetworks ?? [], blocked: policy?.blockedNetworks ?? [] };
}

/** No user is exempt: a stolen password of an emergency administrator must not work from anywhere either. */
export function networkRefusal(
  tenantId: string,
  policy: WithNetworks | null,
  address: string,
  originOf: (address: string) => NetworkOrigin,
): SignInRefused | null {
  const problem = networkProblem(networksOf(policy), address, originOf(address));
  return problem && SignInRefused.network(tenantId, problem);
}

/**
 * Why sign-ins from `address` are not allowed; null if they are. An unknown address is in no network.
 *
 * @param origin without it, the address is in no country and of no operator
 */
export function networkProblem(
  { allowed, blocked }: NetworkLists,
  address: string,
  origin: NetworkOrigin = { country: null, operator: null },
): NetworkProblem | null {
  if (allowed.length === 0 && blocked.length === 0) return null;
  const isKnown = ipaddr.isValid(address);
  const within = isKnown ? blocked.find((network) => contains(network, address, origin)) : undefined;
  if (within) return { list: 'blocked', found: { found: address, blocked: within } };
  const isAllowed = allowed.length === 0 || allowed.some((network) => contains(network, address, origin));
  if (isKnown && isAllowed) return null;
  return { list: 'allowed', found: { found: address }, expected: { expected: allowed } };
}

function contains(network: string, address: string, { country, operator }: NetworkOrigin): boolean {
  if (isCountry(network)) return network === country;
  if (isOperator(network)) return operator !== null && network === `AS${operator.asn}`;
  if (!ipaddr.isValid(address)) return false;
  const [base, bits] = rangeOf(network);
  const client = ipaddr.process(address);
  return client.kind() === base.kind() && client.match(base, bits);
}

/** Of entries in their standard form, which no address has. */
export function isCountry(entry: string): boolean {
  return /^[A-Z]{2}$/.test(entry);
}

export function isOperator(entry: string): boolean {
  return /^AS\d+$/.test(entry);
}

function parse(text: string): Range {
  const [address, bits] = text.includes('/') ? ipaddr.parseCIDR(text) : alone(ipaddr.parse(text));
  if (address instanceof ipaddr.IPv6) {
    if (address.isIPv4MappedAddress() && bits >= MAPPED_BITS) {
      const length = bits - MAPPED_BITS;
      return [ipaddr.IPv4.networkAddressFromCIDR(`${address.toIPv4Address()}/${length}`), length];
    }
    return [ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`), bits];
  }
  return [ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`), bits];
}

/** Prefix of `::ffff:0:0/96`. Source: RFC 4291 §2.5.5.2. */
const MAPPED_BITS = 96;

function alone(address: ipaddr.IPv4 | ipaddr.IPv6): Range {
  return [address, lengthOf(address)];
}

function lengthOf(address: ipaddr.IPv4 | ipaddr.IPv6): number {
  return address.kind() === 'ipv4' ? 32 : 128;
}

function inShort([base, bits]: Range): string {
  return bits === lengthOf(base) ? base.toString() : `${base}/${bits}`;
}
