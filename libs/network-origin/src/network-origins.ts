import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';

/** An autonomous system of the internet: the company that operates a network. */
export interface NetworkOperator {
  /** Autonomous system number (RFC 6793). */
  readonly asn: number;
  readonly name: string;
}

/** What an address tells about where a request came from. */
export interface NetworkOrigin {
  /** ISO 3166-1 alpha-2; null where nobody knows, such as in private networks. */
  readonly country: string | null;
  readonly operator: NetworkOperator | null;
}

/** In characters. Profiles of users have regions as keys, and are small. */
const LONGEST_REGION = 24;

/** In characters; the longest names of the bundled file have about 100. */
const LONGEST_NAME = 300;

const UNKNOWN: NetworkOrigin = { country: null, operator: null };

/**
 * Finds the country and the operator of an address in MaxMind DB files, without a network.
 *
 * Reads the fields of our bundled files, of GeoLite2 Country, City and ASN, and of DB-IP's files.
 */
export class NetworkOrigins {
  private readonly countries: Reader<Response> | null;
  private readonly operators: Reader<Response> | null;

  private constructor(countries: Reader<Response> | null, operators: Reader<Response> | null) {
    this.countries = countries;
    this.operators = operators;
  }

  /**
   * @param paths of the files; a missing one leaves its part unknown
   * @throws Error a file cannot be read, or is no MaxMind DB file; the message names it
   */
  static open(paths: { readonly countries?: string; readonly operators?: string }): NetworkOrigins {
    return new NetworkOrigins(open(paths.countries), open(paths.operators));
  }

  /** @param address IPv4 or IPv6, also an IPv4-mapped one; anything else is unknown */
  originOf(address: string): NetworkOrigin {
    const plain = plainOf(address);
    if (isIP(plain) === 0) return UNKNOWN;
    return {
      country: countryIn(this.countries?.get(plain) ?? null),
      operator: operatorIn(this.operators?.get(plain) ?? null),
    };
  }

  /**
   * The state or province of an address: ISO 3166-2, such as `DE-BY`, or country and name if the file has no codes. Null for
   * files without regions, such as the bundled one.
   */
  regionOf(address: string): string | null {
    const plain = plainOf(address);
    return isIP(plain) === 0 ? null : regionIn(this.countries?.get(plain) ?? null);
  }
}

/** A found country, and the code or name of its first subdivision. */
function regionIn(found: unknown): string | null {
  const { subdivisions, state1 } = (found ?? {}) as Fields;
  const first = (Array.isArray(subdivisions) ? subdivisions[0] : null) as Fields | null;
  const region = first?.iso_code ?? (first?.names as Fields | undefined)?.en ?? state1;
  const country = countryIn(found);
  if (country === null || typeof region !== 'string' || region === '') return null;
  return `${country}-${region.slice(0, LONGEST_REGION - 3)}`;
}

function open(path: string | undefined): Reader<Response> | null {
  if (path === undefined) return null;
  try {
    return new Reader<Response>(readFileSync(path));
  } catch (cause) {
    throw new Error(`${path} is not a MaxMind DB file that can be read: ${(cause as Error).message}`, {
      cause,
    });
  }
}

function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** Fields of unknown files are read with care. */
type Fields = Readonly<Record<string, unknown>>;

function countryIn(found: unknown): string | null {
  const { country_code, country } = (found ?? {}) as Fields;
  const code = country_code ?? (country as Fields | undefined)?.iso_code;
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}

function operatorIn(found: unknown): NetworkOperator | null {
  const { autonomous_system_number: asn, autonomous_system_organization: name } = (found ?? {}) as Fields;
  if (typeof asn !== 'number') return null;
  return { asn, name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : `AS${asn}` };
}
