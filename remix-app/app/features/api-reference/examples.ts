import { type OpenApi, resolve, type Schema } from './open-api';

const DEEPEST = 5;
const BY_FORMAT: Record<string, string> = {
  uuid: '0198f3a2-6c1e-7d42-9b5a-2f4c8e1d7a90',
  'date-time': '2026-11-21T12:00:00.000Z',
  date: '2026-11-21',
  email: 'ada@acme.example',
  uri: 'https://acme.example/',
};

/** An example value of a schema: its own example, or one composed of its fields' examples. */
export function exampleOf(document: OpenApi, schema: Schema, depth = 0): unknown {
  const { schema: whole } = resolve(document, schema);
  if (whole.example !== undefined) return whole.example;
  if (whole.default !== undefined) return whole.default;
  if (whole.enum?.length) return whole.enum[0];
  const choice = (whole.anyOf ?? whole.oneOf)?.[0];
  if (choice) return exampleOf(document, choice, depth);
  if (whole.type === 'array') return arrayOf(document, whole, depth);
  if (whole.properties) return objectOf(document, whole.properties, depth);
  return scalarOf(whole);
}

function arrayOf(document: OpenApi, { items }: Schema, depth: number): unknown[] {
  return items && depth < DEEPEST ? [exampleOf(document, items, depth + 1)] : [];
}

function objectOf(
  document: OpenApi,
  properties: NonNullable<Schema['properties']>,
  depth: number,
): Record<string, unknown> {
  if (depth >= DEEPEST) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, exampleOf(document, inner, depth + 1)]),
  );
}

function scalarOf({ type, format, minimum }: Schema): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 0);
  if (type === 'object') return {};
  return BY_FORMAT[format ?? ''] ?? 'text';
}

/** The usual problem document of each status. */
const REFUSALS: Record<string, { title: string; code: string; detail: string }> = {
  '400': { title: 'Bad Request', code: 'invalid_input', detail: 'Enter an email address' },
  '401': { title: 'Unauthorized', code: 'unauthenticated', detail: 'Sign in to continue.' },
  '403': { title: 'Forbidden', code: 'forbidden', detail: 'Your role does not allow this.' },
  '404': { title: 'Not Found', code: 'not_found', detail: 'There is no such resource.' },
  '409': {
    title: 'Conflict',
    code: 'stale_version',
    detail: 'Another user changed this object in the meantime. Read it again, then repeat your change.',
  },
  '413': { title: 'Payload Too Large', code: 'payload_too_large', detail: 'The request body is too large.' },
  '429': {
    title: 'Too Many Requests',
    code: 'too_many_requests',
    detail: 'Too many attempts. Try again in 30 seconds.',
  },
  '503': {
    title: 'Service Unavailable',
    code: 'busy',
    detail: 'The server is busy. Try again in a moment.',
  },
};

/** An example problem document of a status; null for other statuses. Source: RFC 9457 §3. */
export function exampleRefusal(status: string): unknown {
  const known = REFUSALS[status];
  if (!known) return null;
  const waits = status === '429' ? { retryAfter: 30 } : status === '503' ? { retryAfter: 2 } : {};
  const fields =
    status === '400'
      ? { errors: [{ field: 'email', code: 'invalid_format', message: 'Enter an email address' }] }
      : {};
  return {
    type: 'about:blank',
    title: known.title,
    status: Number(status),
    detail: known.detail,
    code: known.code,
    requestId: BY_FORMAT.uuid,
    ...fields,
    ...waits,
  };
}
