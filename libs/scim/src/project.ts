import { findPath, schemaOf } from './filter/attribute-path.ts';
import { isObject } from './read/read-value.ts';
import { USER_TYPE } from './schemas/resource-types.ts';
import type { ScimResourceType } from './schemas/schema.ts';

export interface Projection {
  /** Names of attributes, with sub-attribute or URN or both; names that do not exist select nothing. */
  readonly attributes?: readonly string[];
  readonly excludedAttributes?: readonly string[];
}

type Values = Record<string, unknown>;

/** Returned whatever was asked for. Source: RFC 7643 §7, "returned". */
const ALWAYS = ['schemas', 'id'];

/** The part of a resource that the client asks for. Source: RFC 7644 §3.9. */
export function project<T extends Values>(
  resource: T,
  { attributes = [], excludedAttributes = [] }: Projection,
  type: ScimResourceType = USER_TYPE,
): Partial<T> {
  let found: Values = resource;
  if (attributes.length > 0) found = select(found, attributes, type);
  for (const name of excludedAttributes) found = exclude(found, name, type);
  return found as Partial<T>;
}

/** Where the name leads: the keys of the resource, from the outside in. */
function keysOf(name: string, type: ScimResourceType): string[] | null {
  const path = findPath(name, type);
  if (path)
    return [path.extension, path.attribute.name, path.subAttribute?.name].filter(
      (key) => typeof key === 'string',
    );
  const schema = schemaOf(name, type);
  const isWhole = schema && schema !== type.schema && schema.id.length === name.length;
  return isWhole ? [schema.id] : null;
}

function select(resource: Values, names: readonly string[], type: ScimResourceType): Values {
  const found: Values = {};
  for (const key of ALWAYS) if (key in resource) found[key] = resource[key];
  const wanted = names.flatMap((name) => {
    const keys = keysOf(name, type);
    return keys ? [keys] : [];
  });
  return Object.assign(found, pick(resource, wanted));
}

/** The values that the paths lead to; a path that ends here takes all of it. */
function pick(values: Values, paths: readonly (readonly string[])[]): Values {
  const found: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const rests = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    if (rests.length === 0) continue;
    const picked = rests.some((rest) => rest.length === 0) ? value : pickInside(value, rests);
    if (picked !== undefined) found[key] = picked;
  }
  return found;
}

function pickInside(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? pick(one, paths) : one));
  if (!isObject(value)) return undefined;
  const picked = pick(value, paths);
  return Object.keys(picked).length > 0 ? picked : undefined;
}

function exclude(resource: Values, name: string, type: ScimResourceType): Values {
  const keys = keysOf(name, type);
  return !keys || ALWAYS.includes(keys[0] ?? '') ? resource : without(resource, keys);
}

function without(values: Values, [key = '', ...rest]: readonly string[]): Values {
  if (!(key in values)) return values;
  const { [key]: value, ...others } = values;
  if (rest.length === 0) return others;
  if (Array.isArray(value))
    return { ...values, [key]: value.map((one) => (isObject(one) ? without(one, rest) : one)) };
  return isObject(value) ? { ...values, [key]: without(value, rest) } : values;
}
