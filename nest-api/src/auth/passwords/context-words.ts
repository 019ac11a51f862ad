/** Shorter words do not identify a user: many good passwords contain them. */
const SHORTEST = 3;
/** A password counts as made of known words if at least this many of its letters belong to them. */
const LEAST = 4;
/** This many additional letters do not improve a password. */
const TRIVIAL = 2;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password consists of words that anyone can look up, in any order, with digits, punctuation, capitals,
 * look-alikes and one or two letters around them: `DemoCompany1`, `d3m0-c0mp4ny!`.
 *
 * Source: NIST SP 800-63B §3.1.1.2, context-specific words; ASVS 5.0 6.2.11.
 */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const known = [...new Set(words.map(lettersOf))]
    .filter((word) => word.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
  const plain = password.normalize('NFKC').toLowerCase();
  const replaced = plain.replaceAll(/[013457@$!]/g, (character) => LOOKALIKES[character] ?? character);
  return [plain, replaced].some((text) => isLittleElse(lettersOf(text), known));
}

function isLittleElse(letters: string, known: readonly string[]): boolean {
  const rest = known.reduce((left, word) => left.replaceAll(word, ' '), letters).replaceAll(' ', '');
  return rest.length <= TRIVIAL && letters.length - rest.length >= LEAST;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]+/gu, '');
}
