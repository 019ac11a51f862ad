import type { OpenAPIObject } from '@nestjs/swagger';

type Json = { [key: string]: unknown };

/** Refusals that a route may give for its access alone. */
const REFUSALS = {
  '401': 'There is no session, or it has ended',
  '403': 'The role does not allow it, or the standing of the organization does not',
  '413': 'The body is too large',
  '429': 'Too many attempts; `Retry-After` says how many seconds to wait',
  '503': 'Busy, or the database is away; `Retry-After` says how many seconds to wait',
};

/**
 * What the generator leaves out: the refusals that every route shares, the media type of problem documents,
 * and formats without the patterns that repeat them.
 */
export function completeContract(document: OpenAPIObject): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item as Json)) {
      if (isObject(operation) && isObject(operation.responses))
        completeOperation(operation as unknown as Operation);
    }
  }
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  return simplify(document, schemas) as OpenAPIObject;
}

interface Operation {
  responses: Record<string, Json>;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
}

function completeOperation(operation: Operation): void {
  // Said openly where nothing is asked for, so that nobody takes it for forgotten.
  operation.security ??= [];
  const guarded = operation.security.length > 0;
  const takesInput = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined;
  if (!takesInput) delete operation.responses['400'];
  if (operation.requestBody !== undefined) addRefusal(operation, '413');
  addRefusal(operation, '503');
  if (guarded) {
    addRefusal(operation, '401');
    addRefusal(operation, '403');
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) >= 400) operation.responses[status] = problem(status, response);
  }
}

function addRefusal(operation: Operation, status: keyof typeof REFUSALS): void {
  operation.responses[status] ??= {};
}

function problem(status: string, response: Json): Json {
  const description = REFUSALS[status as keyof typeof REFUSALS] ?? response.description;
  const retries = status === '429' || status === '503';
  return {
    description,
    ...(retries && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

const SPELLED_BY_FORMAT = new Set(['uuid', 'date-time', 'email']);

function simplify(value: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((inner) => simplify(inner, schemas));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, simplify(inner, schemas)] as const);
  const simple: Json = Object.fromEntries(entries);
  if (SPELLED_BY_FORMAT.has(String(simple.format))) delete simple.pattern;
  // Source: OpenAPI 3.0.3, Schema Object: `nullable` counts beside a `type` only.
  if (simple.nullable === true && simple.type === undefined)
    simple.type = typeOfReference(simple.allOf, schemas);
  // A parameter says once what it means.
  if (simple.in !== undefined && isObject(simple.schema)) {
    const { description: _said, ...schema } = simple.schema;
    simple.schema = schema;
  }
  return simple;
}

function typeOfReference(allOf: unknown, schemas: Record<string, Json>): unknown {
  const [first] = (allOf ?? []) as { $ref?: string }[];
  return schemas[first?.$ref?.split('/').at(-1) ?? '']?.type ?? 'object';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
