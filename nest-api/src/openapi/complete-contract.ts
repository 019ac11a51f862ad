import type { OpenAPIObject } from '@nestjs/swagger';
import { UNPROCESSABLE } from '../common/returns.js';
import { soundPattern } from '../common/sound-text.js';
import { LEAST_INSIDE } from './input-texts.js';

type Json = { [key: string]: unknown };

/** Refusals that a route may give for its access alone. */
const REFUSALS = {
  '401': 'There is no session, or it has expired',
  '403': 'The role or the status of the organization does not allow it',
  '408': 'The body did not arrive in time',
  '413': 'The body is too large',
  '422': UNPROCESSABLE,
  '429': 'Too many attempts. `Retry-After` contains the seconds to wait',
  '431': 'The URL and the headers are too long',
  '503': 'Busy, or the database is unavailable. `Retry-After` contains the seconds to wait',
};

/**
 * What the generator leaves out: the refusals that every route shares, the media type of problem documents,
 * and formats without the patterns that repeat them.
 *
 * @param ruled operations whose input code checks as well
 */
export function completeContract(
  document: OpenAPIObject,
  ruled: ReadonlySet<string> = new Set(),
): OpenAPIObject {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item as Json)) {
      if (isObject(operation) && isObject(operation.responses))
        completeOperation(operation as unknown as Operation, ruled);
    }
  }
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  nameForms(document, schemas);
  stateSoundTexts(document, schemas);
  return simplify(document, schemas) as OpenAPIObject;
}

/**
 * Gives each form its own schema, called after its operation: generators call a form without a name `…Request`, which
 * is what they call the parameters of the operation too. A bare XML document is text.
 */
function nameForms(document: OpenAPIObject, schemas: Record<string, Json>): void {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item as Json)) {
      if (!isObject(operation)) continue;
      const content = (operation.requestBody as { content?: Record<string, Json> } | undefined)?.content;
      const form = content?.['application/x-www-form-urlencoded'];
      if (isObject(form?.schema) && form.schema.$ref === undefined) {
        const name = `${capitalized(String(operation.operationId))}Form`;
        schemas[name] = form.schema;
        form.schema = { $ref: `#/components/schemas/${name}` };
      }
      const xml = content?.['application/xml'];
      if (xml) xml.schema = { type: 'string' };
    }
  }
}

/** Gives the texts of every request the pattern that all of them are held against. */
function stateSoundTexts(document: OpenAPIObject, schemas: Record<string, Json>): void {
  const done = new Set<Json>();
  const visit = (value: unknown, name: string): void => {
    if (!isObject(value) || done.has(value)) return;
    done.add(value);
    if (typeof value.$ref === 'string') visit(schemas[value.$ref.split('/').at(-1) ?? ''], name);
    if (value.type === 'string') stateSoundText(value, name);
    for (const key of ['items', 'additionalProperties', 'schema']) visit(value[key], name);
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      for (const inner of (value[key] ?? []) as unknown[]) visit(inner, name);
    for (const [key, inner] of Object.entries((value.properties ?? {}) as Json)) visit(inner, key);
  };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item as Json)) {
      if (!isObject(operation)) continue;
      for (const parameter of (operation.parameters ?? []) as Json[])
        visit(parameter, String(parameter.name));
      const { content } = (operation.requestBody ?? {}) as { content?: Record<string, Json> };
      // A form belongs to a protocol, which reads it in its own way.
      for (const [type, media] of Object.entries(content ?? {})) if (type.endsWith('json')) visit(media, '');
    }
  }
  for (const schema of Object.values(schemas)) forgetNotes(schema);
  forgetNotes(document.paths as unknown as Json);
}

function stateSoundText(schema: Json, name: string): void {
  const isFree = schema.pattern === undefined && schema.format === undefined && schema.enum === undefined;
  if (isFree) schema.pattern = soundPattern(name, Number(schema[LEAST_INSIDE] ?? 0));
}

function forgetNotes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  delete (value as Json)[LEAST_INSIDE];
  Object.values(value).forEach(forgetNotes);
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface Operation {
  operationId?: string;
  responses: Record<string, Json>;
  security?: unknown[];
  parameters?: { readonly name?: string }[];
  requestBody?: unknown;
}

function completeOperation(operation: Operation, ruled: ReadonlySet<string>): void {
  // Said openly where nothing is asked for, so that nobody takes it for forgotten.
  operation.security ??= [];
  const guarded = operation.security.length > 0;
  const takesInput = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined;
  if (!takesInput) delete operation.responses['400'];
  if (operation.requestBody !== undefined) {
    addRefusal(operation, '408');
    addRefusal(operation, '413');
  }
  // Which page a cursor means is known to the list alone.
  const hasCursor = (operation.parameters ?? []).some(({ name }) => name === 'cursor');
  if (hasCursor || ruled.has(operation.operationId ?? '')) addRefusal(operation, '422');
  addRefusal(operation, '503');
  addRefusal(operation, '431');
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

const SPELLED_BY_FORMAT = new Set(['uuid', 'date', 'date-time', 'email']);

function simplify(value: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((inner) => simplify(inner, schemas));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, simplify(inner, schemas)] as const);
  const simple: Json = Object.fromEntries(entries);
  if (SPELLED_BY_FORMAT.has(String(simple.format))) delete simple.pattern;
  // Source: OpenAPI 3.0.3, Schema Object: `nullable` counts beside a `type` only.
  if (simple.nullable === true && simple.type === undefined)
    takeNull(simple, referenced(simple.allOf, schemas));
  // An enumeration takes only what it lists. Source: OpenAPI 3.0.3, proposal "Clarify Nullable".
  if (simple.nullable === true && Array.isArray(simple.enum) && !simple.enum.includes(null))
    simple.enum = [...simple.enum, null];
  // Generators know no defaults that are objects: clients would not compile, and the API fills them in anyway.
  if (isObject(simple.default) && isSchema(simple)) delete simple.default;
  // A parameter says once what it means.
  if (simple.in !== undefined && isObject(simple.schema)) {
    const { description: _said, ...schema } = simple.schema;
    simple.schema = schema;
  }
  return simple;
}

/** A schema, and not a table of properties of which one happens to be called `default`. */
function isSchema({ type, $ref, allOf, oneOf, anyOf }: Json): boolean {
  return typeof type === 'string' || $ref !== undefined || [allOf, oneOf, anyOf].some(Array.isArray);
}

/**
 * Repeats what a nullable schema refers to: `allOf` would still demand it, and an enumeration takes only what it lists.
 * Source: OpenAPI 3.0.3, proposal "Clarify Nullable".
 */
function takeNull(schema: Json, target: Json | undefined): void {
  const { allOf: _repeated, ...said } = schema;
  delete schema.allOf;
  Object.assign(schema, { type: 'object' }, target, said);
  if (Array.isArray(schema.enum)) schema.enum = [...schema.enum, null];
}

function referenced(allOf: unknown, schemas: Record<string, Json>): Json | undefined {
  const [first] = (allOf ?? []) as { $ref?: string }[];
  const target = schemas[first?.$ref?.split('/').at(-1) ?? ''];
  return target && (simplify(target, schemas) as Json);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
