import type { Translate } from '@gatehouse/texts';
import { type OpenApi, resolve, type Schema } from './open-api';
import type english from './texts/contract/en';

/** Texts around the contract's own text, which is English in every language. */
export type ContractTexts = Translate<typeof english>;

/** One line of a table of fields. */
export interface FieldLine {
  name: string;
  /** Nesting depth: 0 is the object itself. */
  depth: number;
  type: string;
  isRequired: boolean;
  /** "Length: 1 to 120", "Values: a, b". */
  bounds: string[];
  /** A regular expression that values match; null where `bounds` explains it. */
  pattern: string | null;
  about: string | null;
}

const DEEPEST = 4;

/** The fields of an object, each followed by its nested fields. For an array, the fields of its items. */
export function fieldsOf(
  document: OpenApi,
  schema: Schema,
  t: ContractTexts,
  depth = 0,
  above: readonly string[] = [],
): FieldLine[] {
  const { schema: whole, name } = resolve(document, schema);
  const around = name ? [...above, name] : above;
  if (whole.type === 'array' && whole.items) return fieldsOf(document, whole.items, t, depth, around);
  const choices = whole.anyOf ?? whole.oneOf;
  if (choices) return choicesOf(document, choices, t, depth, around);
  return Object.entries(whole.properties ?? {}).flatMap(([field, inner]) => [
    lineOf(document, field, inner, t, depth, whole.required?.includes(field) ?? false),
    ...below(document, inner, t, depth + 1, around),
  ]);
}

function choicesOf(
  document: OpenApi,
  choices: readonly Schema[],
  t: ContractTexts,
  depth: number,
  above: readonly string[],
): FieldLine[] {
  const shaped = choices.filter((choice) => hasFields(document, choice));
  if (shaped.length === 1 && shaped[0]) return fieldsOf(document, shaped[0], t, depth, above);
  return shaped.flatMap((choice, index) => [
    {
      name: t('option', { place: index + 1, count: shaped.length }),
      depth,
      type: typeOf(document, choice, t),
      isRequired: false,
      bounds: [],
      pattern: null,
      about: choice.description ?? null,
    },
    ...below(document, choice, t, depth + 1, above),
  ]);
}

/** A recursive schema is named but not expanded again. */
function below(
  document: OpenApi,
  schema: Schema,
  t: ContractTexts,
  depth: number,
  above: readonly string[],
): FieldLine[] {
  const { name, schema: whole } = resolve(document, schema);
  const inner = whole.type === 'array' && whole.items ? resolve(document, whole.items).name : name;
  if (depth > DEEPEST || (inner && above.includes(inner))) return [];
  return fieldsOf(document, schema, t, depth, above);
}

function hasFields(document: OpenApi, schema: Schema): boolean {
  const { schema: whole } = resolve(document, schema);
  return Boolean(whole.properties ?? whole.items ?? whole.anyOf ?? whole.oneOf);
}

function lineOf(
  document: OpenApi,
  name: string,
  schema: Schema,
  t: ContractTexts,
  depth: number,
  isRequired: boolean,
): FieldLine {
  const { schema: whole } = resolve(document, schema);
  return {
    name,
    depth,
    type: typeOf(document, schema, t),
    isRequired,
    bounds: boundsOf(document, schema, t),
    pattern: patternOf(document, schema),
    about: whole.description ?? null,
  };
}

/** "string", "list of UUID", "Tenant or null". */
export function typeOf(document: OpenApi, schema: Schema, t: ContractTexts): string {
  const type = typeWithoutNull(document, schema, t);
  return resolve(document, schema).schema.nullable ? t('orNull', { type }) : type;
}

function typeWithoutNull(document: OpenApi, schema: Schema, t: ContractTexts): string {
  const { schema: whole, name } = resolve(document, schema);
  const choices = whole.anyOf ?? whole.oneOf;
  if (choices) {
    const types = new Set(choices.map((choice) => typeOf(document, choice, t)));
    return [...types].reduce((one, other) => t('either', { one, other }));
  }
  if (whole.type === 'array')
    return t('listOf', { type: whole.items ? typeOf(document, whole.items, t) : t('anything') });
  if (whole.type === 'object' || whole.properties) return name ?? 'object';
  const format = FORMATS[whole.format ?? ''];
  return format ? t(format) : (whole.type ?? t('anything'));
}

const FORMATS: Record<string, 'uuid' | 'dateTime' | 'date' | 'email' | 'uri'> = {
  uuid: 'uuid',
  'date-time': 'dateTime',
  date: 'date',
  email: 'email',
  uri: 'uri',
};

/** The values of a choice, or of each item of a list; null where any value is possible. */
export function valuesOf(document: OpenApi, schema: Schema): string[] | null {
  const { schema: whole } = resolve(document, schema);
  const values = whole.enum ?? (whole.items && resolve(document, whole.items).schema.enum);
  return values ? values.map(String) : null;
}

/** The limits of a value. */
export function boundsOf(document: OpenApi, schema: Schema, t: ContractTexts): string[] {
  const { schema: whole } = resolve(document, schema);
  const values = valuesOf(document, schema);
  const length = range(whole.minLength, whole.maxLength, t);
  const items = range(whole.minItems, whole.maxItems, t);
  const value = range(whole.minimum, whole.maximum, t);
  const lines = [
    values && t('values', { values: values.join(', ') }),
    length && t('length', { range: length }),
    items && t('items', { range: items }),
    value && t('value', { range: value }),
    whole.default !== undefined && t('default', { value: JSON.stringify(whole.default) }),
    whole.pattern && textRule(whole.pattern, t),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

export function patternOf(document: OpenApi, schema: Schema): string | null {
  const { pattern = '' } = resolve(document, schema).schema;
  return pattern === '' || pattern.startsWith(ONE_LINE) || pattern.startsWith(WITHOUT_NUL) ? null : pattern;
}

/** Beginnings of the patterns that most texts have. */
const ONE_LINE = String.raw`^[^\u0000-\u001F`;
const WITHOUT_NUL = String.raw`^[^\u0000]`;

/** The rule of such a pattern in words. */
function textRule(pattern: string, t: ContractTexts): string | null {
  if (pattern.startsWith(ONE_LINE)) return t('oneLine');
  return pattern.startsWith(WITHOUT_NUL) ? t('withoutNul') : null;
}

function range(least: number | undefined, most: number | undefined, t: ContractTexts): string | null {
  // The limits of JSON itself say nothing.
  const low = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : least;
  const high = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most;
  if (low !== undefined && high !== undefined) return t('between', { low, high });
  if (low !== undefined) return t('atLeast', { low });
  return high === undefined ? null : t('atMost', { high });
}
