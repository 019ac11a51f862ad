/** The scripts that a label may mix: one, or what Chinese, Japanese and Korean write together. Source: UTS 39 §5.2. */
const TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** The scripts of registrable names; what is in none of them is refused. Source: UAX 31 table 5. */
const SCRIPTS = [
  'Latin Greek Cyrillic Armenian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam',
  'Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Khmer Hiragana Katakana Bopomofo Han Thaana',
]
  .join(' ')
  .split(' ')
  .map((name) => ({ name, pattern: new RegExp(`^\\p{Script_Extensions=${name}}$`, 'u') }));

const SHARED = /^[\p{Script=Common}\p{Script=Inherited}]$/u;

/** Cyrillic and Greek letters that look like Latin ones: a label of nothing else imitates. Source: UTS 39 confusables. */
const LOOKALIKES = 'аһӏіјорсԁеѕхуԛԝвкмнтгьъαενικορτυχω';
const LOOKALIKE = new RegExp(`^[${LOOKALIKES}0-9-]+$`, 'u');

/** Whether people would take the label for another one. */
export function isMisleading(label: string): boolean {
  const letters = [...label].filter((letter) => !SHARED.test(letter));
  if (letters.length === 0) return false;
  const scripts = new Set(
    SCRIPTS.filter(({ pattern }) => letters.some((l) => pattern.test(l))).map(({ name }) => name),
  );
  const fits = (allowed: readonly string[]) =>
    letters.every((letter) =>
      SCRIPTS.some(({ name, pattern }) => allowed.includes(name) && pattern.test(letter)),
    );
  const isOne = [...scripts].some((script) => fits([script]));
  if (!isOne && !TOGETHER.some(fits)) return true;
  return !fits(['Latin']) && LOOKALIKE.test(label);
}
