/** Beside lone surrogates, what XML 1.0 has no way to say. Source: XML 1.0 §2.2. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** A text that can't be written into an XML document at all. */
export class UnsayableText extends Error {
  constructor() {
    super('The text holds a character that XML can not carry');
  }
}

function requireSayable(text: string): void {
  if (UNSAYABLE.test(text) || !text.isWellFormed()) throw new UnsayableText();
}

/** Character data as canonical XML writes it. Source: Canonical XML 1.0 §2.3. @throws UnsayableText */
export function canonicalText(text: string): string {
  requireSayable(text);
  if (!/[&<>\r]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

/** An attribute's value as canonical XML writes it, without its quotes. @throws UnsayableText */
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
