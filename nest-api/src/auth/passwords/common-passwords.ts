import { createRequire } from 'node:module';

/** Loaded when the first password is chosen: a process that only serves requests never holds it. */
let known: ReadonlySet<string> | undefined;

/**
 * Whether everybody's guess is this password: one of the list of `@zxcvbn-ts/language-common` (leaked passwords by how
 * often they occur; MIT), whatever its capitals, and one character or a row of keys many times.
 *
 * Source: NIST SP 800-63B §3.1.1.2.
 */
export function isCommonPassword(password: string): boolean {
  known ??= load();
  const plain = password.normalize('NFKC').toLowerCase();
  return known.has(plain) || isRepeated(plain) || isSequence(plain);
}

/** `aaaaaaaa`, `abcabcabc`: a short piece, over and over. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text);
}

/** Each character follows the one before in its alphabet, up or down. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function load(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': readonly string[] };
  };
  return new Set(dictionary['passwords-common']);
}
