import { SaxesParser, type SaxesTagNS } from 'saxes';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { MESSAGE_LIMITS, type XmlLimits } from './limits.js';
import type { XmlElement } from './xml-element.js';

export interface ParseOptions {
  readonly limits?: XmlLimits;
  /** People write metadata, so its comments and processing instructions are skipped. Messages must have none. */
  readonly annotated?: boolean;
}

interface Growing extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/**
 * Parses incoming XML strictly and stops at the first violation.
 *
 * No document type, so only the five entities of XML; no CDATA, comments or processing instructions; well-formed
 * namespaces; XML 1.0 in UTF-8; limits for size, depth, elements and attributes.
 *
 * @throws SamlRefused too_large, forbidden_construct, not_well_formed, too_deep, too_many
 */
export function parseXml(
  source: string,
  { limits = MESSAGE_LIMITS, annotated = false }: ParseOptions = {},
): XmlElement {
  if (source.length > limits.bytes || Buffer.byteLength(source) > limits.bytes) {
    throw new SamlRefused('too_large', `The document is longer than ${limits.bytes} bytes`, {
      found: Buffer.byteLength(source),
      expected: limits.bytes,
    });
  }
  const parser = new SaxesParser({
    xmlns: true,
    position: true,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  });
  const tree = new TreeBuilder(limits);
  forbid(parser, annotated);
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
    tree.count();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.attributes)
      throw new SamlRefused('too_many', 'An element has too many attributes');
  });
  parser.on('opentag', (tag) => tree.open(tag));
  parser.on('text', (text) => tree.text(text));
  parser.on('closetag', () => tree.close());
  parser.write(source).close();
  return tree.root();
}

function forbid(parser: SaxesParser<{ xmlns: true }>, annotated: boolean): void {
  const refuse = (what: string) => () => {
    throw new SamlRefused('forbidden_construct', `The document holds ${what}`);
  };
  parser.on('doctype', refuse('a document type declaration'));
  parser.on('cdata', refuse('a CDATA section'));
  if (!annotated) {
    parser.on('comment', refuse('a comment'));
    parser.on('processinginstruction', refuse('a processing instruction'));
  }
  parser.on('xmldecl', ({ encoding, version }) => {
    if (version !== undefined && version !== '1.0') refuse('another version of XML than 1.0')();
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') refuse('another encoding than UTF-8')();
  });
  parser.on('error', (error) => {
    throw new SamlRefused('not_well_formed', error.message.slice(0, 200));
  });
}

class TreeBuilder {
  private readonly open_: Growing[] = [];
  private first: XmlElement | null = null;
  private elements = 0;

  constructor(private readonly limits: XmlLimits) {}

  count(): void {
    this.elements += 1;
    if (this.elements > this.limits.elements)
      throw new SamlRefused('too_many', 'There are too many elements');
    if (this.open_.length >= this.limits.depth)
      throw new SamlRefused('too_deep', 'Elements are nested too deep');
  }

  open(tag: SaxesTagNS): void {
    const parent = this.open_.at(-1) ?? null;
    const element: Growing = {
      prefix: tag.prefix,
      local: tag.local,
      uri: tag.uri,
      attributes: Object.values(tag.attributes)
        .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
        .map(({ prefix, local, uri, value }) => ({
          prefix,
          local,
          uri: prefix === 'xml' ? NS.xml : uri,
          value,
        })),
      declared: tag.ns,
      children: [],
      parent,
    };
    parent?.children.push(element);
    this.first ??= element;
    this.open_.push(element);
  }

  /** Only white space may surround the root. */
  text(text: string): void {
    const children = this.open_.at(-1)?.children;
    if (!children) return;
    const last = children.length - 1;
    if (typeof children[last] === 'string') children[last] += text;
    else children.push(text);
  }

  close(): void {
    this.open_.pop();
  }

  root(): XmlElement {
    if (!this.first) throw new SamlRefused('not_well_formed', 'The document is empty');
    return this.first;
  }
}
