import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Replaces the schema library's messages in this process with our own. A message in a schema takes precedence.
 *
 * Called on the server only: the browser has no schemas.
 */
export function installInputMessages(): void {
  z.config({ customError: inputMessage });
}

/** The accepted values, as one sentence without a period. */
export function inputMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'The format is not valid';
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.map((key: string) => key.slice(0, 100)).join(', ')}`;
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : `Use ${oneOf(issue.values)}`;
    case 'invalid_union':
      return noneFits(issue);
    case 'invalid_key':
      return 'The name of an entry is not valid';
    default:
      return issue.input === undefined ? REQUIRED : 'The value is not valid';
  }
}

const REQUIRED = 'This field is required';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  bigint: 'Enter a whole number',
  boolean: 'Use true or false',
  date: 'Enter a date',
  array: 'Use a list',
  tuple: 'Use a list',
  set: 'Use a list',
  object: 'Use an object',
  record: 'Use an object',
  map: 'Use an object',
  null: 'Use null',
  undefined: 'Leave this field out',
  never: 'Leave this field out',
};

function wrongType(expected: string, input: unknown): string {
  return input === undefined ? REQUIRED : (TYPES[expected] ?? 'The value is not valid');
}

type TooSmall = Extract<Issue, { code: 'too_small' }>;
type TooBig = Extract<Issue, { code: 'too_big' }>;

function tooSmall({ origin, minimum, inclusive, exact }: TooSmall): string {
  if (origin === 'string' && Number(minimum) <= 1) return REQUIRED;
  if (isCounted(origin)) return `Use ${exact ? 'exactly' : 'at least'} ${counted(origin, minimum)}`;
  return inclusive === false ? `Enter a number above ${minimum}` : `Enter ${minimum} or more`;
}

function tooBig({ origin, maximum, inclusive, exact }: TooBig): string {
  if (isCounted(origin)) return `Use ${exact ? 'exactly' : 'at most'} ${counted(origin, maximum)}`;
  return inclusive === false ? `Enter a number below ${maximum}` : `Enter ${maximum} or less`;
}

function isCounted(origin: string): boolean {
  return !['number', 'int', 'bigint', 'date'].includes(origin);
}

function counted(origin: string, amount: number | bigint): string {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${amount} ${Number(amount) === 1 ? one : many}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@example.com',
  url: 'Enter a full URL, such as https://example.com/path',
  uuid: 'Enter an ID (a UUID, such as 018f3c5e-7d1a-7c3b-9a54-2f1d0c6b8e21)',
  guid: 'Enter an ID (a UUID, such as 018f3c5e-7d1a-7c3b-9a54-2f1d0c6b8e21)',
  datetime: 'Enter a date and time in ISO 8601, such as 2026-01-31T09:00:00Z',
  date: 'Enter a date in ISO 8601, such as 2026-01-31',
  time: 'Enter a time in ISO 8601, such as 09:00:00',
  ipv4: 'Enter an IPv4 address, such as 192.0.2.1',
  ipv6: 'Enter an IPv6 address, such as 2001:db8::1',
  cidrv4: 'Enter an IPv4 network, such as 192.0.2.0/24',
  cidrv6: 'Enter an IPv6 network, such as 2001:db8::/32',
  base64: 'Enter base64 text (RFC 4648 §4)',
  base64url: 'Enter base64url text without padding (RFC 4648 §5)',
  json_string: 'Enter valid JSON',
};

function oneOf(values: readonly unknown[]): string {
  const names = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  return names.length > 1 ? `one of ${names.join(', ')}` : (names[0] ?? 'nothing');
}

type NoneFits = Extract<Issue, { code: 'invalid_union' }>;

/** The issues of each alternative. For alternatives that accept the type, the nested issues. */
function noneFits(issue: NoneFits): string {
  if (issue.input === undefined) return REQUIRED;
  if (Array.isArray(issue.options)) return `Use ${oneOf(issue.options)}`;
  const branches = issue.errors.map((errors) => errors[0]).filter((first) => first !== undefined);
  const inside = branches.filter(({ path }) => path.length > 0);
  const told = [...new Set((inside.length > 0 ? inside : branches).map(whereAndWhat))];
  return told.length > 0 ? told.join('; or: ') : 'The value has none of the accepted shapes';
}

function whereAndWhat({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0
    ? `${path.map((part) => String(part).slice(0, 100)).join('.')}: ${message}`
    : message;
}
