import { type OpenApi, resolve, type Schema } from './open-api';

/** One line of a table of fields. */
export interface FieldLine {
  name: string;
  /** How deep it lies: 0 is the object itself. */
  depth: number;
  type: string;
  isRequired: boolean;
  /** "1 to 120 characters", "one of: a, b". */
  bounds: string[];
  about: string | null;
}

const DEEPEST = 4;

/** The fields of an object, those of objects in it below theirs. An array's are those of its items. */
export function fieldsOf(
  document: OpenApi,
  schema: Schema,
  depth = 0,
  above: readonly string[] = [],
): FieldLine[] {
  const { schema: whole, name } = resolve(document, schema);
  const around = name ? [...above, name] : above;
  if (whole.type === 'array' && whole.items) return fieldsOf(document, whole.items, depth, around);
  const choices = whole.anyOf ?? whole.oneOf;
  if (choices) return choicesOf(document, choices, depth, around);
  return Object.entries(whole.properties ?? {}).flatMap(([field, inner]) => [
    lineOf(document, field, inner, depth, whole.required?.includes(field) ?? false),
    ...below(document, inner, depth + 1, around),
  ]);
}

function choicesOf(
  document: OpenApi,
  choices: readonly Schema[],
  depth: number,
  above: readonly string[],
): FieldLine[] {
  const shaped = choices.filter((choice) => hasFields(document, choice));
  if (shaped.length === 1 && shaped[0]) return fieldsOf(document, shaped[0], depth, above);
  return shaped.flatMap((choice, index) => [
    {
      name: `Either (${index + 1} of ${shaped.length})`,
      depth,
      type: typeOf(document, choice),
      isRequired: false,
      bounds: [],
      about: choice.description ?? null,
    },
    ...below(document, choice, depth + 1, above),
  ]);
}

/** A schema that contains itself is named, and not opened again. */
function below(document: OpenApi, schema: Schema, depth: number, above: readonly string[]): FieldLine[] {
  const { name, schema: whole } = resolve(document, schema);
  const inner = whole.type === 'array' && whole.items ? resolve(document, whole.items).name : name;
  if (depth > DEEPEST || (inner && above.includes(inner))) return [];
  return fieldsOf(document, schema, depth, above);
}

function hasFields(document: OpenApi, schema: Schema): boolean {
  const { schema: whole } = resolve(document, schema);
  return Boolean(whole.properties ?? whole.items ?? whole.anyOf ?? whole.oneOf);
}

function lineOf(
  document: OpenApi,
  name: string,
  schema: Schema,
  depth: number,
  isRequired: boolean,
): FieldLine {
  const { schema: whole } = resolve(document, schema);
  return {
    name,
    depth,
    type: typeOf(document, schema),
    isRequired,
    bounds: boundsOf(document, schema),
    about: whole.description ?? null,
  };
}

/** "string", "list of integers", "Tenant or null". */
export function typeOf(document: OpenApi, schema: Schema): string {
  const { schema: whole, name } = resolve(document, schema);
  const or = whole.nullable ? ' or null' : '';
  const choices = whole.anyOf ?? whole.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(document, choice)))].join(' or ') + or;
  if (whole.type === 'array')
    return `list of ${whole.items ? typeOf(document, whole.items) : 'anything'}${or}`;
  if (whole.type === 'object' || whole.properties) return `${name ?? 'object'}${or}`;
  return `${FORMATS[whole.format ?? ''] ?? whole.type ?? 'anything'}${or}`;
}

const FORMATS: Record<string, string> = {
  uuid: 'UUID',
  'date-time': 'time (ISO 8601)',
  date: 'date (ISO 8601)',
  email: 'email address',
  uri: 'address (URI)',
};

/** What a value has to keep to. */
export function boundsOf(document: OpenApi, schema: Schema): string[] {
  const { schema: whole } = resolve(document, schema);
  const values = whole.enum ?? (whole.items && resolve(document, whole.items).schema.enum);
  const lines = [
    values && `one of: ${values.map(String).join(', ')}`,
    range(whole.minLength, whole.maxLength, 'characters'),
    range(whole.minItems, whole.maxItems, 'items'),
    range(whole.minimum, whole.maximum, ''),
    whole.default !== undefined && `default: ${JSON.stringify(whole.default)}`,
    whole.pattern && (soundText(whole.pattern) ?? `pattern: ${whole.pattern}`),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

/** In words where the pattern is the one that every text has. */
function soundText(pattern: string): string | null {
  if (pattern.startsWith('^[^\\u0000-\\u001F')) return 'one line without control characters';
  return pattern.startsWith('^[^\\u0000]') ? 'without the character NUL' : null;
}

function range(least: number | undefined, most: number | undefined, of: string): string | null {
  // The bounds that JSON itself sets say nothing.
  const low = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : least;
  const high = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most;
  const unit = of ? ` ${of}` : '';
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? null : `at most ${high}${unit}`;
}
