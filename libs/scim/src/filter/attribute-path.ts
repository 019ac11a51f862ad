import { COMMON_ATTRIBUTES } from '../schemas/common-attributes.ts';
import type { ScimAttribute, ScimResourceType, ScimSchema } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';

/** An attribute of a resource, found in the schemas. */
export interface AttributePath {
  /** URN of the extension that holds the attribute; null for the core schema and common attributes. */
  readonly extension: string | null;
  readonly attribute: ScimAttribute;
  readonly subAttribute: ScimAttribute | null;
}

/** The attribute with this name, whatever its case. Source: RFC 7643 §2.1. */
export function findAttribute(
  attributes: readonly ScimAttribute[] | undefined,
  name: string,
): ScimAttribute | undefined {
  const wanted = name.toLowerCase();
  return attributes?.find((attribute) => attribute.name.toLowerCase() === wanted);
}

/** The schema of the type that `text` is or begins with, followed by a colon; the longest wins. */
export function schemaOf(text: string, type: ScimResourceType): ScimSchema | undefined {
  const lower = text.toLowerCase();
  return [type.schema, ...type.extensions]
    .filter(({ id }) => lower === id.toLowerCase() || lower.startsWith(`${id.toLowerCase()}:`))
    .toSorted((one, other) => other.id.length - one.id.length)[0];
}

/** Core attributes together with the common ones. */
export function coreAttributes(type: ScimResourceType): readonly ScimAttribute[] {
  return [...COMMON_ATTRIBUTES, ...type.schema.attributes];
}

/**
 * Resolves `name`, `name.familyName` or either with the URN of its schema in front; null when there is no such
 * attribute. Source: RFC 7644 §3.10.
 */
export function findPath(text: string, type: ScimResourceType): AttributePath | null {
  const schema = schemaOf(text, type);
  const [name = '', sub, ...more] = (schema ? text.slice(schema.id.length + 1) : text).split('.');
  if (more.length > 0) return null;
  const isExtension = schema !== undefined && schema !== type.schema;
  const attribute = findAttribute(isExtension ? schema.attributes : coreAttributes(type), name);
  if (!attribute) return null;
  const extension = isExtension ? schema.id : null;
  if (sub === undefined) return { extension, attribute, subAttribute: null };
  const subAttribute = findAttribute(attribute.subAttributes, sub);
  return subAttribute ? { extension, attribute, subAttribute } : null;
}

/** The attribute whose values are compared: that of `emails` is `emails.value`. */
export function comparedAttribute(path: AttributePath): AttributePath {
  if (path.subAttribute || path.attribute.type !== 'complex') return path;
  const value = findAttribute(path.attribute.subAttributes, 'value');
  if (value) return { ...path, subAttribute: value };
  throw new ScimError(
    400,
    'invalidFilter',
    `The attribute "${path.attribute.name}" has sub-attributes. Compare one of them, such as "${path.attribute.name}.${path.attribute.subAttributes?.[0]?.name}".`,
  );
}
