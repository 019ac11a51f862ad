import { emailKey } from '@gatehouse/contracts';

/** Letters that Unicode does not decompose, with the letters that they are sorted and found as. */
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

/** The sort and search form of a name: lowercase letters without accents. It equals `name_key` of the database. */
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

/** As `searchKey`, for a text that may be an email address. Text with an @ counts as an address. */
export function personSearchKey(typed: string): string {
  return typed.includes('@') ? emailKey(typed.replaceAll('\u0000', '')) : searchKey(typed);
}

/** The exclusive end of the range of texts, in byte order, that begin with `prefix`. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** The search words. A user matches if each word is anywhere in their name or address. */
export function personSearchWords(typed: string): string[] {
  return typed.split(/\s+/).map(personSearchKey).filter(Boolean);
}
