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
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    if (isIP(plain) === 0) return UNKNOWN;
    return {
      country: countryIn(this.countries?.get(plain) ?? null),
      operator: operatorIn(this.operators?.get(plain) ?? null),
    };
  }
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
