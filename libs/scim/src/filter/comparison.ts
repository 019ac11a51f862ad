import { readDateTime } from '../read/date-time.ts';
import type { ScimAttribute } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';
import type { AttributePath } from './attribute-path.ts';
import type { CompareOperator, Comparison } from './filter.ts';

type Value = Comparison['value'];

const PARTS: ReadonlySet<CompareOperator> = new Set(['co', 'sw', 'ew']);
const ORDERS: ReadonlySet<CompareOperator> = new Set(['gt', 'ge', 'lt', 'le']);

/** A comparison whose value fits the attribute. Source: RFC 7644 §3.4.2.2, table 3. */
export function comparison(path: AttributePath, operator: CompareOperator, value: Value): Comparison {
  const attribute = path.subAttribute ?? path.attribute;
  if (attribute.returned === 'never') refuse(`The attribute "${attribute.name}" can not be filtered.`);
  const isEquality = operator === 'eq' || operator === 'ne';
  if (value === null && isEquality) return { kind: 'compare', path, operator, value };
  if (!fits(attribute, operator))
    refuse(
      `The operator "${operator}" does not fit "${attribute.name}", which is of the type ${attribute.type}.`,
    );
  return { kind: 'compare', path, operator, value: fitting(attribute, value) };
}

function fits({ type }: ScimAttribute, operator: CompareOperator): boolean {
  if (operator === 'eq' || operator === 'ne') return true;
  if (type === 'string' || type === 'reference') return true;
  if (ORDERS.has(operator)) return type === 'integer' || type === 'decimal' || type === 'dateTime';
  return PARTS.has(operator) && type === 'binary';
}

function fitting(attribute: ScimAttribute, value: Value): string | number | boolean {
  const fitted = FITTING[attribute.type](value);
  if (fitted === null || fitted === undefined)
    refuse(`The value for "${attribute.name}" must be of the type ${attribute.type}.`);
  return fitted as string | number | boolean;
}

const text = (value: Value) => (typeof value === 'string' ? value : null);
const number = (value: Value) => (typeof value === 'number' ? value : null);

const FITTING: Record<ScimAttribute['type'], (value: Value) => Value> = {
  string: text,
  reference: text,
  binary: text,
  complex: () => null,
  integer: number,
  decimal: number,
  dateTime: (value) => (typeof value === 'string' ? readDateTime(value) : null),
  // Entra ID writes them as text: `primary eq "True"`.
  boolean: (value) => {
    if (typeof value === 'boolean') return value;
    const lower = typeof value === 'string' ? value.toLowerCase() : '';
    return lower === 'true' || lower === 'false' ? lower === 'true' : null;
  },
};

function refuse(detail: string): never {
  throw new ScimError(400, 'invalidFilter', detail);
}
