import { canonicalAttribute, canonicalText } from './canonical-text.js';

declare const canonical: unique symbol;
/** Markup in exclusive canonical form. Only `text` converts plain text, so everything is escaped. */
export type Xml = string & { readonly [canonical]: true };

/**
 * An element, written in canonical form directly: no document is built and canonicalized afterwards.
 *
 * `xmlns` declarations come first, then attributes by name; undefined ones are omitted. The caller declares a prefix
 * on the first element that uses it and not below. Only unprefixed attributes. Source: Exclusive XML
 * Canonicalization 1.0 §3.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Xml[]
): Xml {
  return `${startTag(name, attributes)}${children.join('')}${endTag(name)}` as Xml;
}

/** The start of an element whose content the caller writes. */
export function startTag(name: string, attributes: Readonly<Record<string, string | undefined>>): Xml {
  let tag = `<${name}`;
  let before = '';
  for (const key in attributes) {
    // Most callers pass sorted attributes. Sorting them again would cost more than the rest of the work.
    if (before !== '' && declarationsFirst(before, key) > 0) return startTag(name, inOrder(attributes));
    before = key;
    const value = attributes[key];
    if (value !== undefined) tag += ` ${key}="${canonicalAttribute(value)}"`;
  }
  return `${tag}>` as Xml;
}

export function endTag(name: string): Xml {
  return `</${name}>` as Xml;
}

/** Character data. CR becomes LF, because readers that serialize a message again lose it. @throws UnsayableText */
export function text(value: string): Xml {
  return canonicalText(value.includes('\r') ? value.replaceAll(/\r\n?/g, '\n') : value) as Xml;
}

export const NOTHING = '' as Xml;

/** Joins markup. */
export function all(parts: readonly Xml[]): Xml {
  return parts.join('') as Xml;
}

function inOrder<T>(attributes: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(attributes).sort(([a], [b]) => declarationsFirst(a, b)));
}

function declarationsFirst(a: string, b: string): number {
  const [rankA, rankB] = [rank(a), rank(b)];
  if (rankA !== rankB) return rankA - rankB;
  return a < b ? -1 : 1;
}

function rank(name: string): number {
  if (!name.startsWith('xmlns')) return 2;
  return name === 'xmlns' ? 0 : 1;
}
