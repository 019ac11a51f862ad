import { findAttribute } from '../filter/attribute-path.ts';
import type { ScimAttribute } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';
import { readDateTime } from './date-time.ts';
import { shown, soundText } from './sound-text.ts';

/** Values of one list; members of a group are bounded by the size of the request. */
const MOST_VALUES = 200;
const LONGEST = 4_096;
const LONGEST_BINARY = 32_768;
/** What an index holds. */
const LONGEST_KEY = 256;
const KEYS = new Set(['userName', 'externalId', 'displayName']);
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/**
 * The value as the schema has it, or undefined where there is none: null, an empty list and an empty object are no value.
 * Source: RFC 7643 §2.5.
 *
 * @param where the path of the attribute, for messages
 * @throws ScimError 400 `invalidValue`
 */
export function readValue(attribute: ScimAttribute, value: unknown, where: string = attribute.name): unknown {
  if (value === null || value === undefined) return undefined;
  return attribute.multiValued ? readList(attribute, value, where) : readOne(attribute, value, where);
}

function readList(attribute: ScimAttribute, value: unknown, where: string): unknown[] | undefined {
  if (!Array.isArray(value)) return refuse(`"${where}" must be a list.`);
  if (value.length > MOST_VALUES && attribute.name !== 'members')
    refuse(`"${where}" has more than ${MOST_VALUES} values.`);
  const read = value.flatMap((one) => readListed(attribute, one, where) ?? []);
  const found = attribute.type === 'complex' ? withoutTwins(read) : [...new Set(read)];
  if (found.filter(isPrimary).length > 1) refuse(`"${where}" has more than one primary value.`);
  return found.length > 0 ? found : undefined;
}

/** Each value of a type once, the first. Source: RFC 7643 §2.4. */
function withoutTwins(values: unknown[]): unknown[] {
  const seen = new Set<string>();
  return values.filter((one) => {
    if (!isObject(one) || typeof one.value !== 'string') return true;
    const key = JSON.stringify([one.type, one.value]);
    return !seen.has(key) && seen.add(key);
  });
}

/** One value of a list. */
export function readListed(attribute: ScimAttribute, value: unknown, where: string): unknown {
  if (value === null || value === undefined) return undefined;
  return readOne(attribute, value, where);
}

export function isPrimary(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'primary' in value && value.primary === true;
}

function readOne(attribute: ScimAttribute, value: unknown, where: string): unknown {
  if (attribute.type === 'complex') return readComplex(attribute, value, where);
  const read = READ[attribute.type](value, where, KEYS.has(attribute.name) ? LONGEST_KEY : LONGEST);
  return read ?? refuse(`"${where}" must be ${KINDS[attribute.type]}.`);
}

/** Entra ID writes a manager and roles as text: that is their `value`. */
function readComplex(attribute: ScimAttribute, value: unknown, where: string): unknown {
  if (typeof value === 'string' && findAttribute(attribute.subAttributes, 'value'))
    return value === '' ? undefined : readComplex(attribute, { value }, where);
  if (!isObject(value)) return refuse(`"${where}" must be an object.`);
  const found = readAttributes(attribute.subAttributes ?? [], Object.entries(value), where);
  return Object.keys(found).length > 0 ? found : undefined;
}

/**
 * The attributes with a value. Those that are read-only are left out. Source: RFC 7644 §3.3 and §3.5.1.
 *
 * @throws ScimError 400 `invalidSyntax` for an attribute that does not exist or comes twice
 */
export function readAttributes(
  attributes: readonly ScimAttribute[],
  entries: readonly (readonly [string, unknown])[],
  inside = '',
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const [name, value] of entries) {
    const where = inside === '' ? name : `${inside}.${name}`;
    const attribute = findAttribute(attributes, name);
    if (!attribute) throw new ScimError(400, 'invalidSyntax', `There is no attribute ${shown(where)}.`);
    if (seen.has(attribute.name))
      throw new ScimError(400, 'invalidSyntax', `The attribute ${shown(where)} is there twice.`);
    seen.add(attribute.name);
    if (attribute.mutability === 'readOnly') continue;
    const read = readValue(attribute, value, inside === '' ? attribute.name : `${inside}.${attribute.name}`);
    if (read !== undefined) found[attribute.name] = read;
  }
  return found;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Simple = Exclude<ScimAttribute['type'], 'complex'>;

const KINDS: Record<Simple, string> = {
  string: 'a text',
  reference: 'a text with an address',
  binary: 'a text in base64',
  dateTime: 'a time such as "2026-01-31T08:30:00Z"',
  boolean: 'true or false',
  integer: 'a whole number',
  decimal: 'a number',
};

const text = (value: unknown, where: string, longest: number) =>
  typeof value === 'string' ? soundText(value, `"${where}"`, longest) : null;

const READ: Record<
  Simple,
  (value: unknown, where: string, longest: number) => string | number | boolean | null
> = {
  string: text,
  reference: text,
  binary: (value, where) => {
    const read = text(value, where, LONGEST_BINARY);
    return read !== null && BASE64.test(read) ? read : null;
  },
  dateTime: (value) => (typeof value === 'string' ? readDateTime(value) : null),
  boolean: readBoolean,
  integer: (value) => (Number.isSafeInteger(value) ? (value as number) : null),
  decimal: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null),
};

/** Entra ID writes "True" and "False". */
function readBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const lower = typeof value === 'string' ? value.toLowerCase() : '';
  return lower === 'true' || lower === 'false' ? lower === 'true' : null;
}

function refuse(detail: string): never {
  throw new ScimError(400, 'invalidValue', detail);
}
