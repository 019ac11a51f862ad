import { InvalidInput } from './app-error.js';

/** Deeper than any schema of ours. */
const DEEPEST = 12;

/**
 * PostgreSQL keeps no NUL, and half a surrogate pair is no character: no field takes either.
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
      message: 'This contains a character that cannot be kept. Type it anew.',
    })),
  );
}

function unsoundFields(value: unknown, at: string, depth: number): string[] {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed() ? [at] : [];
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unsoundFields(inner, at ? `${at}.${name}` : name, depth + 1),
  );
}
