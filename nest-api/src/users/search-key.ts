import { emailKey } from '@gatehouse/contracts';

/** Letters without a decomposition in Unicode, by what they are sorted and found as. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A name as it is sorted and searched: small letters without accents. It equals `name_key` of the database. */
export function searchKey(typed: string): string {
  return typed
    .trim()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\x20-\x7f]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll('\u0000', '');
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
