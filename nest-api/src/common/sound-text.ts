import { InvalidInput } from './app-error.js';

/** Deeper than any schema of ours. */
const DEEPEST = 12;

/**
 * PostgreSQL keeps no NUL, and half a surrogate pair is no character: no field takes either. A name or an address takes no
 * control character at all.
 *
 * @throws InvalidInput that names the fields
 */
export function requireSoundText(value: unknown): void {
  const fields = unsoundFields(value, '', 0);
  if (fields.length === 0) return;
  throw new InvalidInput(
    fields.map((field) => ({
      field,
      code: 'invalid_character',
      message: 'This contains a control character, such as a tab or a line break. Type it again without.',
    })),
  );
}

function unsoundFields(value: unknown, at: string, depth: number): string[] {
  if (typeof value === 'string') return isSound(value, at) ? [] : [at];
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unsoundFields(inner, at ? `${at}.${name}` : name, depth + 1),
  );
}

/** Names and addresses have one line: a line break or an escape in them forges what a log, a mail or a list shows. */
const ONE_LINE =
  /(^|[._])(name|names|title|company|domains?|email|urls?|uris?)$|[a-z](Name|Title|Email|Domain|Urls?|Uris?)$/;

function isSound(text: string, at: string): boolean {
  if (text.includes('\u0000') || !text.isWellFormed()) return false;
  // Of a list, each item is what the list is called.
  const field = at.replaceAll(/\.\d+(?=\.|$)/g, '');
  return !ONE_LINE.test(field) || !/[\p{Cc}\u2028\u2029]/u.test(text.trim());
}
