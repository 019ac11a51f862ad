/** Together with lone surrogates, the characters that XML 1.0 cannot represent. Source: XML 1.0 §2.2. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches the forbidden characters
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** A text that no XML document can represent. */
export class UnsayableText extends Error {
  constructor() {
    super('The text holds a character that XML can not carry');
  }
}

export function isSayable(text: string): boolean {
  return !UNSAYABLE.test(text) && text.isWellFormed();
}

function requireSayable(text: string): void {
  if (!isSayable(text)) throw new UnsayableText();
}

/** Character data in canonical XML. Source: Canonical XML 1.0 §2.3. @throws UnsayableText */
export function canonicalText(text: string): string {
  requireSayable(text);
  if (!/[&<>\r]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

/** An attribute value in canonical XML, without its quotes. @throws UnsayableText */
export function canonicalAttribute(value: string): string {
  requireSayable(value);
  if (!/[&<"\t\n\r]/.test(value)) return value;
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');
}
