import { emailKey } from '@gatehouse/contracts';

/** As names and addresses are kept for searching. */
export function searchKey(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '');
}

/** As `searchKey`, for a text that may be an address; no name of a person is expected to have an @. */
export function personSearchKey(typed: string): string {
  return typed.includes('@') ? emailKey(typed.replaceAll('\u0000', '')) : searchKey(typed);
}

/** The end of the range of texts, in the order of their bytes, that begin with `prefix`. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** The words that somebody has to hold, each in any place of their name or address. */
export function personSearchWords(typed: string): string[] {
  return typed.split(/\s+/).map(personSearchKey).filter(Boolean);
}
