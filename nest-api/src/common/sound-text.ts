import { InvalidInput, UnprocessableInput } from './app-error.js';

/** Deeper than any of our schemas. */
const DEEPEST = 12;

/**
 * Where the contract allows any JSON: inside a browser's response to a passkey challenge, and in members of a mapping that it
 * does not name, which are ignored.
 */
const FREE_FORM =
  /(^|\.)response\.|^mapping\.(?!(email|givenName|familyName|picture|locale|zoneinfo|groups)$|groupRoles\.)/;

/**
 * Rejects NUL, which PostgreSQL cannot store, and unpaired surrogates. Names and addresses must not contain control
 * characters. The text of an import may contain NUL: its parser reports the line.
 *
 * @throws InvalidInput that names the fields
 * @throws UnprocessableInput the same, if the contract states no pattern for any of them
 */
export function requireSoundText(value: unknown): void {
  const fields = unsoundFields(value, '', 0);
  if (fields.length === 0) return;
  const errors = fields.map((field) => ({
    field,
    code: 'invalid_character',
    message: 'This contains a control character, such as a tab or a line break. Type it again without it.',
  }));
  throw fields.every((field) => FREE_FORM.test(field))
    ? new UnprocessableInput(errors)
    : new InvalidInput(errors);
}

/**
 * The rule of `requireSoundText` as a pattern for the contract. It is stricter at both ends, where control characters
 * are trimmed.
 *
 * @param field its name, without the path to it
 * @param least minimum length of the trimmed text
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

/**
 * Names and addresses are a single line. A line break or an escape sequence could forge entries in logs, emails or
 * lists.
 */
const ONE_LINE =
  /(^|[._])(name|names|title|company|domains?|email|urls?|uris?)$|[a-z](Name|Title|Email|Domain|Urls?|Uris?)$/;

/** Fields that contain a file of many lines. An invalid line does not reject the others. */
const IMPORTED: ReadonlySet<string> = new Set(['csv', 'text']);

function isSound(text: string, at: string): boolean {
  if (!text.isWellFormed() || (text.includes('\u0000') && !IMPORTED.has(at))) return false;
  // Items of a list have the name of the list.
  const field = at.replaceAll(/\.\d+(?=\.|$)/g, '');
  return !ONE_LINE.test(field) || !/[\p{Cc}\u2028\u2029]/u.test(text.trim());
}
