/** In JSON: a null character, or half of a surrogate pair, behind an odd number of backslashes. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether `jsonb` holds it: it refuses what is no text. Source: PostgreSQL 18, §8.14.1. */
export function isStorable(json: string): boolean {
  // Hardly any JSON has an escape by number, and looking for one is quick.
  return !json.includes('\\u') || !UNSTORABLE.test(json);
}

/** `value` as JSON that `jsonb` holds, with U+FFFD for signs that are no text. */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return isStorable(json) ? json : JSON.stringify(value, (_key, part) => cleaned(part));
}

function cleaned(part: unknown): unknown {
  return typeof part === 'string' ? part.replaceAll('\u0000', '\ufffd').toWellFormed() : part;
}
