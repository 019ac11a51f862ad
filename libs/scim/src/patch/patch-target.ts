import { type AttributePath, findAttribute, findPath, schemaOf } from '../filter/attribute-path.ts';
import type { Filter } from '../filter/filter.ts';
import { FilterParser } from '../filter/parse-filter.ts';
import { readTokens } from '../filter/tokens.ts';
import { shown } from '../read/sound-text.ts';
import type { ScimAttribute, ScimResourceType, ScimSchema } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';

/** What the path of an operation leads to. Source: RFC 7644 §3.5.2, figure 7. */
export type PatchTarget =
  | { readonly kind: 'resource' }
  | { readonly kind: 'extension'; readonly schema: ScimSchema }
  | { readonly kind: 'attribute'; readonly path: AttributePath }
  | {
      readonly kind: 'values';
      readonly path: AttributePath;
      readonly filter: Filter;
      readonly subAttribute: ScimAttribute | null;
    };

/** @throws ScimError 400 `invalidPath`, or `invalidFilter` for what stands in brackets */
export function readTarget(text: string, type: ScimResourceType): PatchTarget {
  if (text.includes('[')) return readValuePath(text, type);
  const path = findPath(text, type);
  if (path) return { kind: 'attribute', path };
  const schema = schemaOf(text, type);
  if (schema?.id.length !== text.length) return refuse(text);
  return schema === type.schema ? { kind: 'resource' } : { kind: 'extension', schema };
}

function readValuePath(text: string, type: ScimResourceType): PatchTarget {
  const at = text.indexOf('[');
  const path = findPath(text.slice(0, at).trim(), type);
  if (!path) return refuse(text);
  const end = text.lastIndexOf(']');
  if (end < at) return refuse(text);
  const parser = new FilterParser(readTokens(text.slice(at, end + 1)), () => null);
  const filter = parser.valueFilter(path);
  parser.end();
  const rest = text.slice(end + 1).trim();
  if (rest === '') return { kind: 'values', path, filter, subAttribute: null };
  const subAttribute = rest.startsWith('.')
    ? findAttribute(path.attribute.subAttributes, rest.slice(1))
    : undefined;
  return subAttribute ? { kind: 'values', path, filter, subAttribute } : refuse(text);
}

function refuse(path: string): never {
  throw new ScimError(400, 'invalidPath', `There is no attribute at the path ${shown(path)}.`);
}
