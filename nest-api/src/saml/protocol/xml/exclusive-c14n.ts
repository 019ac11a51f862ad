import { canonicalAttribute, canonicalText } from './canonical-text.js';
import { isElement, namespaceAt, type XmlAttribute, type XmlElement } from './xml-element.js';

export interface CanonicalOptions {
  /** Omitted with its content, as by the enveloped-signature transform. */
  readonly without?: XmlElement | null;
  /** `InclusiveNamespaces PrefixList`; the empty prefix is the default namespace. */
  readonly inclusivePrefixes?: readonly string[];
}

type Rendered = ReadonlyMap<string, string>;

/**
 * The exclusive canonical form of an element, without comments. Source: Exclusive XML Canonicalization 1.0 §3.
 *
 * The parser accepts only elements, attributes and text, so the implementation is short.
 */
export function canonicalize(element: XmlElement, options: CanonicalOptions = {}): string {
  const parts: string[] = [];
  write(element, new Map(), options, parts);
  return parts.join('');
}

function write(element: XmlElement, rendered: Rendered, options: CanonicalOptions, parts: string[]): void {
  const name = qualified(element.prefix, element.local);
  const declarations = declarationsOf(element, rendered, options.inclusivePrefixes ?? []);
  parts.push('<', name);
  for (const [prefix, uri] of declarations) {
    parts.push(prefix === '' ? ' xmlns="' : ` xmlns:${prefix}="`, canonicalAttribute(uri), '"');
  }
  for (const { prefix, local, value } of element.attributes.toSorted(byNamespaceThenName)) {
    parts.push(' ', qualified(prefix, local), '="', canonicalAttribute(value), '"');
  }
  parts.push('>');
  const below = declarations.length === 0 ? rendered : new Map([...rendered, ...declarations]);
  for (const child of element.children) {
    if (!isElement(child)) parts.push(canonicalText(child));
    else if (child !== options.without) write(child, below, options, parts);
  }
  parts.push('</', name, '>');
}

/** The namespaces to declare here, in order: those that are used or requested and not yet declared. */
function declarationsOf(
  element: XmlElement,
  rendered: Rendered,
  inclusive: readonly string[],
): [string, string][] {
  const wanted = new Set([element.prefix, ...inclusive]);
  for (const { prefix } of element.attributes) if (prefix !== '') wanted.add(prefix);
  wanted.delete('xml');
  const declarations: [string, string][] = [];
  for (const prefix of wanted) {
    const uri = namespaceAt(element, prefix) ?? '';
    // An empty default namespace is declared only if an outer element declared one.
    if ((rendered.get(prefix) ?? '') !== uri) declarations.push([prefix, uri]);
  }
  return declarations.sort(([a], [b]) => (a < b ? -1 : 1));
}

function qualified(prefix: string, local: string): string {
  return prefix === '' ? local : `${prefix}:${local}`;
}

function byNamespaceThenName(a: XmlAttribute, b: XmlAttribute): number {
  if (a.uri !== b.uri) return a.uri < b.uri ? -1 : 1;
  return a.local < b.local ? -1 : 1;
}
