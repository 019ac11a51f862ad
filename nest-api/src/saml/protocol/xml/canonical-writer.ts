import { canonicalAttribute, canonicalText } from './canonical-text.js';

declare const canonical: unique symbol;
/** Markup in its exclusive canonical form. Plain text becomes one through `text` alone, so nothing is left unescaped. */
export type Xml = string & { readonly [canonical]: true };

/**
 * An element, canonical as it is written: no document is built and canonicalised again.
 *
 * `xmlns` declarations come first, then attributes by name; undefined ones are left out. The caller declares a prefix
 * on the first element that uses it and on none below. Unprefixed attributes only. Source: Exclusive XML
 * Canonicalization 1.0 §3.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Xml[]
): Xml {
  return `${startTag(name, attributes)}${children.join('')}${endTag(name)}` as Xml;
}

/** The start of an element whose content is written by somebody else. */
export function startTag(name: string, attributes: Readonly<Record<string, string | undefined>>): Xml {
  let tag = `<${name}`;
  let before = '';
  for (const key in attributes) {
    // Nearly all are written in order where they are; sorting them again would cost more than the rest.
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

/** Character data. CR becomes LF, because readers that write a message anew lose it. @throws UnsayableText */
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
