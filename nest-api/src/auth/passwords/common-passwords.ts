import { createRequire } from 'node:module';

/** Loaded when the first password is chosen, so that most processes never load it. */
let known: ReadonlySet<string> | undefined;

/**
 * Whether a password is easy to guess: one of the list of `@zxcvbn-ts/language-common` (leaked passwords by
 * frequency; MIT) in any capitalization, or a repeated piece or a sequence of characters.
 *
 * Source: NIST SP 800-63B §3.1.1.2.
 */
export function isCommonPassword(password: string): boolean {
  known ??= load();
  const plain = password.normalize('NFKC').toLowerCase();
  return known.has(plain) || isRepeated(plain) || isSequence(plain);
}

/** `aaaaaaaa`, `abcabcabc`: a repeated short piece. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text);
}

/** Each character follows the previous one in its alphabet, up or down. */
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
