import { remembered } from '../common/remembered.js';

const SECRET_NAMES =
  /pass(word|phrase)|secret|token|authorization|cookie|private_?key|master_?key|api_?key|code_?verifier|assertion|samlre(sponse|quest)|^(code|jwt|otp|pin|hash|salt|link|body|html|text)$/i;

/** Patterns of secrets: our tokens and envelopes, JWTs, PEM keys, credentials and queries in URLs. */
const SECRET_SHAPES: readonly [RegExp, string][] = [
  [/\bgh[a-z]_[\w-]{20,}/g, '[token]'],
  [/\beyJ[\w-]{8,}\.[\w-]+(\.[\w-]*)?/g, '[jwt]'],
  [/\bv1\.[\w.-]{1,32}\.[\w-]{16}\.[\w-]{22,}/g, '[sealed]'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/g, '[private key]'],
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"\\]+@/gi, '$1[redacted]@'],
  [/(\/[\w.~%/-]*)\?[\w.~%[\]-]+=[^\s"\\]*/g, '$1?[redacted]'],
  [/(\bhttps?:\/\/[^\s?#"\\]+)[?#][^\s"\\]+/gi, '$1?[redacted]'],
];

/** A quick check that at least one of the patterns can match. Most lines do not, which saves the others. */
const HINT = /gh[a-z]_|eyJ|v1\.|PRIVATE KEY|Bearer|Basic|:\/\/|\?/i;

const REDACTED = '[redacted]';
const DEEPEST = 8;

/** Whether a field of this name contains a secret. */
export const isSecretName = remembered(500, (name) => SECRET_NAMES.test(name));

/** A copy of `value` without the values of secret-named fields, at any depth. Errors keep name, message and stack. */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth === DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (Buffer.isBuffer(value) || value instanceof Uint8Array) return '[bytes]';
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      isSecretName(name) ? REDACTED : redact(held, depth + 1),
    ]),
  );
}

/** Masks everything in `line` that has the shape of a secret: the last safeguard, for text that other code composes. */
export function scrub(line: string): string {
  if (!HINT.test(line)) return line;
  return SECRET_SHAPES.reduce((text, [shape, instead]) => text.replaceAll(shape, instead), line);
}
