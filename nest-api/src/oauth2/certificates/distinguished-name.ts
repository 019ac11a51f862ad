import { AsnConvert } from '@peculiar/asn1-schema';
import { AttributeValue, type Name } from '@peculiar/asn1-x509';

/** One attribute: its type as an object identifier, and its value as it is compared. */
interface Attribute {
  readonly type: string;
  readonly value: string;
}

/** Keywords of attribute types. Source: RFC 4514 §3, and further ones that certificates of organizations contain. */
const TYPES: Readonly<Record<string, string>> = {
  cn: '2.5.4.3',
  sn: '2.5.4.4',
  serialnumber: '2.5.4.5',
  c: '2.5.4.6',
  l: '2.5.4.7',
  st: '2.5.4.8',
  street: '2.5.4.9',
  o: '2.5.4.10',
  ou: '2.5.4.11',
  title: '2.5.4.12',
  businesscategory: '2.5.4.15',
  givenname: '2.5.4.42',
  organizationidentifier: '2.5.4.97',
  uid: '0.9.2342.19200300.100.1.1',
  dc: '0.9.2342.19200300.100.1.25',
  emailaddress: '1.2.840.113549.1.9.1',
};
const OID = /^[0-2](\.\d{1,20}){1,20}$/;
const HEX_PAIR = /^[0-9a-f]{2}$/i;
/** Characters that need an escape within a value. Source: RFC 4514 §3. */
const SPECIAL = new Set([...'"+,;<>']);

/**
 * The parts of a distinguished name, the most significant first as in a certificate.
 *
 * @throws SyntaxError it is not in the form of RFC 4514 §3
 */
export function parseDistinguishedName(text: string): Attribute[][] {
  return split(text, ',')
    .map((part) => split(part, '+').map(parseAttribute))
    .reverse();
}

/** Whether a certificate has this subject, in the form of RFC 4514. Source: RFC 8705 §2.1.2, RFC 5280 §7.1. */
export function isSubject(subject: Name, text: string): boolean {
  const found = [...subject].map((part) =>
    [...part].map(({ type, value }) => ({ type, value: comparable(textOf(value)) })),
  );
  return keyOf(found) === keyOf(parseDistinguishedName(text));
}

/** The attributes of one part have no order. */
function keyOf(parts: readonly (readonly Attribute[])[]): string {
  return JSON.stringify(parts.map((part) => part.map(({ type, value }) => `${type}=${value}`).sort()));
}

function parseAttribute(text: string): Attribute {
  const at = text.indexOf('=');
  const name = text.slice(0, at).trim();
  const type = TYPES[name.toLowerCase()] ?? (OID.test(name) ? name : null);
  if (at < 1 || type === null) throw new SyntaxError('unknown attribute type');
  return { type, value: comparable(unescaped(text.slice(at + 1).trimStart())) };
}

/** Splits at a character that no backslash escapes. */
function split(text: string, separator: ',' | '+'): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const escaped = text[at] === '\\' ? 2 : 1;
    if (text[at] === separator) parts.push('');
    else parts.push(parts.pop() + text.slice(at, at + escaped));
    at += escaped - 1;
  }
  return parts;
}

/** Source: RFC 4514 §2.4, §3. */
function unescaped(text: string): string {
  if (text.startsWith('#')) return decodedHex(text.slice(1).trim());
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (character === '\\') {
      const pair = text.slice(at + 1, at + 3);
      if (pair === '') throw new SyntaxError('backslash at the end');
      if (HEX_PAIR.test(pair)) bytes.push(Number.parseInt(pair, 16));
      else bytes.push(...Buffer.from(pair.slice(0, 1)));
      at += HEX_PAIR.test(pair) ? 2 : 1;
      continue;
    }
    if (SPECIAL.has(character)) throw new SyntaxError('character without backslash');
    bytes.push(...Buffer.from(character));
    at += character.length - 1;
  }
  return Buffer.from(bytes).toString('utf8');
}

/** A value in BER, in hexadecimal. Source: RFC 4514 §2.4. */
function decodedHex(hex: string): string {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) throw new SyntaxError('value that is not hexadecimal');
  try {
    return textOf(AsnConvert.parse(Buffer.from(hex, 'hex'), AttributeValue));
  } catch {
    throw new SyntaxError('value that is not BER');
  }
}

/** A value that is no text is compared by its bytes. */
function textOf(value: AttributeValue): string {
  return value.anyValue ? `#${Buffer.from(value.anyValue).toString('hex')}` : value.toString();
}

/** Without differences of case and blanks. Source: RFC 5280 §7.1, RFC 4518 §2. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
