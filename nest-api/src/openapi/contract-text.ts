import type { OpenAPIObject } from '@nestjs/swagger';
import { Document, isCollection, isPair, isScalar, isSeq, type Node, stringify, visit } from 'yaml';

const LINE_WIDTH = 130;

/** The contract as YAML. A small object or list that fits into a line is written in one. */
export function contractText(contract: OpenAPIObject): string {
  const document = new Document(contract, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node, path) => {
      if (!isLeaf(node) || widthOf(node, path) >= LINE_WIDTH) return;
      node.flow = true;
      quoteTexts(node);
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH });
}

/** Plain values, lists of them, one entry that is a leaf, or one leaf beside plain values. */
function isLeaf(node: unknown): boolean {
  if (!isCollection(node)) return false;
  const inner = node.items.map((item) => (isPair(item) ? item.value : item)).filter(isCollection);
  const shaped = inner.filter((value) => !(isSeq(value) && value.items.every((item) => isScalar(item))));
  return shaped.length === 0 || (shaped.length === 1 && isLeaf(shaped[0]));
}

/** Readers of YAML 1.1 take `?` and the like for syntax within braces. */
function quoteTexts(node: Node): void {
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string' && !/^[A-Za-z][\w ./-]*$/.test(scalar.value))
        scalar.type = 'QUOTE_DOUBLE';
    },
  });
}

/** With its indentation and the name before it. */
function widthOf(node: Node, path: readonly unknown[]): number {
  const parent = path.at(-1);
  const name = isPair(parent) ? `${parent.key}: `.length : 0;
  const text = stringify(node.toJSON(), { collectionStyle: 'flow', lineWidth: 0 });
  return 2 * path.filter(isCollection).length + name + text.length;
}
