import { InvalidInput } from './app-error.js';

/** Deeper than any schema of ours. */
const DEEPEST = 12;

/**
 * PostgreSQL keeps no NUL, and half a surrogate pair is no character: no field takes either. A name or an address takes no
 * control character at all. The text of an import takes a NUL: whoever reads it says on which line it is.
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
      message: 'This contains a control character, such as a tab or a line break. Type it again without it.',
    })),
  );
}

/**
 * What `requireSoundText` takes of a field, as a pattern for the contract. It is stricter at both ends, where a control
 * character is trimmed away.
 *
 * @param field its name, without the path to it
 * @param least characters that are left at least once the text is trimmed
 */
export function soundPattern(field: string, least: number): string {
  const refused = ONE_LINE.test(field)
    ? '\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029'
    : IMPORTED.has(field)
      ? ''
      : '\\u0000';
  const any = refused ? `[^${refused}]` : '[\\s\\S]';
  const seen = `[^\\s\\uFEFF${refused}]`;
  if (least === 0) return `^${any}*$`;
  if (least === 1) return `^${any}*${seen}${any}*$`;
  return `^${any}*${seen}${any}{${least - 2},}${seen}${any}*$`;
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

/** Bodies of requests that are a file of many lines: one wrong line refuses no other. */
const IMPORTED: ReadonlySet<string> = new Set(['csv', 'text']);

function isSound(text: string, at: string): boolean {
  if (!text.isWellFormed() || (text.includes('\u0000') && !IMPORTED.has(at))) return false;
  // Of a list, each item is what the list is called.
  const field = at.replaceAll(/\.\d+(?=\.|$)/g, '');
  return !ONE_LINE.test(field) || !/[\p{Cc}\u2028\u2029]/u.test(text.trim());
}
