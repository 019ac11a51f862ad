/** In JSON: a NUL character, or half of a surrogate pair, after an odd number of backslashes. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether `jsonb` can store it. Source: PostgreSQL 18, §8.14.1. */
export function isStorable(json: string): boolean {
  // JSON rarely contains numeric escapes, and this check is quick.
  return !json.includes('\\u') || !UNSTORABLE.test(json);
}

/** `value` as JSON that `jsonb` can store, with U+FFFD for invalid characters. */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return isStorable(json) ? json : JSON.stringify(value, (_key, part) => cleaned(part));
}

function cleaned(part: unknown): unknown {
  return typeof part === 'string' ? part.replaceAll('\u0000', '\ufffd').toWellFormed() : part;
}
