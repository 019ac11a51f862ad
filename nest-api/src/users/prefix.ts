/** As names and addresses are kept for searching. */
export function searchKey(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '');
}

/** The end of the range of texts, in the order of their bytes, that begin with `prefix`. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
