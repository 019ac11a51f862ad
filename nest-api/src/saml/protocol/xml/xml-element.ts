/** An attribute other than a namespace declaration. */
export interface XmlAttribute {
  readonly prefix: string;
  readonly local: string;
  /** Empty if there is no prefix. */
  readonly uri: string;
  readonly value: string;
}

/** An element of a parsed message. It contains only elements and text: the parser rejects everything else. */
export interface XmlElement {
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
  readonly attributes: readonly XmlAttribute[];
  /** Namespaces that this element itself declares, by prefix. */
  readonly declared: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  readonly parent: XmlElement | null;
}

export function isElement(node: XmlElement | string): node is XmlElement {
  return typeof node !== 'string';
}

export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter(isElement);
}

export function named(element: XmlElement, uri: string, local: string): boolean {
  return element.local === local && element.uri === uri;
}

export function childrenNamed(element: XmlElement, uri: string, local: string): XmlElement[] {
  return childElements(element).filter((child) => named(child, uri, local));
}

/** The value of an unprefixed attribute, or undefined. */
export function attribute(element: XmlElement, name: string): string | undefined {
  return element.attributes.find(({ local, uri }) => local === name && uri === '')?.value;
}

/** The element and all below it, in document order. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (isElement(child)) yield* descendants(child);
}

/** The namespace of a prefix at this element; undefined if it is not declared. */
export function namespaceAt(element: XmlElement, prefix: string): string | undefined {
  for (let at: XmlElement | null = element; at; at = at.parent) {
    const uri = Object.hasOwn(at.declared, prefix) ? at.declared[prefix] : undefined;
    if (uri !== undefined) return uri;
  }
  return undefined;
}
