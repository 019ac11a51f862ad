import type { ScimAttribute } from '../schemas/schema.ts';
import type { AttributePath } from './attribute-path.ts';
import type { CompareOperator, Comparison, Filter } from './filter.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether the resource, or one value of a list, is what the filter asks for. Source: RFC 7644 §3.4.2.2. */
export function matches(filter: Filter, resource: Values): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matches(part, resource));
    case 'or':
      return filter.filters.some((part) => matches(part, resource));
    case 'not':
      return !matches(filter.filter, resource);
    case 'present':
      return valuesAt(filter.path, resource).some(isPresent);
    case 'values':
      return valuesAt(filter.path, resource).some((value) => matches(filter.filter, asObject(value)));
    case 'compare':
      return matchesComparison(filter, resource);
  }
}

/** The values that the path leads to, those of lists one by one. */
export function valuesAt({ extension, attribute, subAttribute }: AttributePath, resource: Values): unknown[] {
  const holder = extension === null ? resource : asObject(resource[extension]);
  const values = asList(holder[attribute.name]);
  return subAttribute ? values.flatMap((value) => asList(asObject(value)[subAttribute.name])) : values;
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A value that is simple is its own `value`. */
function asObject(value: unknown): Values {
  if (value === undefined || value === null) return {};
  return typeof value === 'object' ? (value as Values) : { value };
}

/** Source: RFC 7644 §3.4.2.2: "a non-empty or non-null value". */
function isPresent(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** `ne` is what `eq` is not: also true where there is no value. */
function matchesComparison({ path, operator, value }: Comparison, resource: Values): boolean {
  if (operator === 'ne')
    return !matchesComparison({ kind: 'compare', path, operator: 'eq', value }, resource);
  const found = valuesAt(path, resource);
  if (value === null) return !found.some(isPresent);
  const attribute = path.subAttribute ?? path.attribute;
  const wanted = foldText(attribute, value) as Text;
  return found.some(
    (one) => typeof one === typeof value && COMPARE[operator](foldText(attribute, one) as Text, wanted),
  );
}

/** Lower case, unless the case of the attribute's values counts. */
export function foldText<T>(attribute: ScimAttribute, value: T): T {
  return typeof value === 'string' && !attribute.caseExact ? (value.toLowerCase() as T) : value;
}

type Text = string | number;
const COMPARE: Record<Exclude<CompareOperator, 'ne'>, (one: Text, other: Text) => boolean> = {
  eq: (one, other) => one === other,
  co: (one, other) => String(one).includes(String(other)),
  sw: (one, other) => String(one).startsWith(String(other)),
  ew: (one, other) => String(one).endsWith(String(other)),
  gt: (one, other) => one > other,
  ge: (one, other) => one >= other,
  lt: (one, other) => one < other,
  le: (one, other) => one <= other,
};
