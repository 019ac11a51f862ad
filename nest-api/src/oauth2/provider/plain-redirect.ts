import type { IncomingMessage } from 'node:http';

/** Parameters that are new in each request and do not affect the library's decision. */
export interface ChosenAnew {
  readonly state?: string;
  readonly nonce?: string;
  readonly code_challenge?: string;
}

/** A simple authorization request. */
export interface PlainRedirect {
  /** All parameters that affect the library's decision, as in the query. */
  readonly fixed: string;
  readonly chosen: ChosenAnew;
}

const FIXED = new Set(['client_id', 'redirect_uri', 'response_type', 'scope', 'code_challenge_method']);
/** As in the query, without anything ambiguous. */
const CHOSEN: Readonly<Record<keyof ChosenAnew, RegExp>> = {
  state: /^[\w.~%-]{1,2000}$/,
  nonce: /^[\w.~%-]{1,2000}$/,
  // The form of an S256 challenge. Source: RFC 7636 §4.2.
  code_challenge: /^[\w-]{43}$/,
};

/**
 * Reads a GET request with a query of these parameters alone, each at most once.
 *
 * @param search with its question mark
 * @returns null for every other request, which the library handles
 */
export function readPlainRedirect(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  search: string,
): PlainRedirect | null {
  if (method !== 'GET' || headers.dpop !== undefined || hasBody(headers)) return null;
  const names = new Set<string>();
  const chosen: Record<string, string> = {};
  let fixed = '';
  for (const pair of search.slice(1).split('&')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (at < 1 || names.has(name)) return null;
    names.add(name);
    if (FIXED.has(name)) {
      fixed += `${pair}&`;
      continue;
    }
    const value = isChosen(name) ? decoded(pair.slice(at + 1), CHOSEN[name]) : null;
    if (value === null) return null;
    chosen[name] = value;
    fixed += `${name}&`;
  }
  return { fixed, chosen };
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function isChosen(name: string): name is keyof ChosenAnew {
  return Object.hasOwn(CHOSEN, name);
}

/** Null if `jsonb` cannot store the text, or it has an invalid form. */
function decoded(value: string, expected: RegExp): string | null {
  if (!expected.test(value)) return null;
  if (!value.includes('%')) return value;
  try {
    const text = decodeURIComponent(value);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
