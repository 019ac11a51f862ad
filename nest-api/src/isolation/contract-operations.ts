import type { OpenAPIObject } from '@nestjs/swagger';

/** An operation of the contract that requires a session. */
export interface ContractOperation {
  readonly method: string;
  readonly path: string;
  /** A valid body; undefined if it has none. */
  readonly example: unknown;
}

interface Described {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function operationsWithSession(document: OpenAPIObject): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Described | undefined;
      if (!operation?.security?.some((requirement) => 'session' in requirement)) return [];
      return [{ method: method.toUpperCase(), path, example: exampleOf(document, operation.requestBody) }];
    }),
  );
}

function exampleOf(document: OpenAPIObject, body: unknown): unknown {
  const schema = (body as { content?: Record<string, { schema?: Record<string, unknown> }> } | undefined)
    ?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const resolved = name ? (document.components?.schemas?.[name] as Record<string, unknown>) : schema;
  return resolved?.example ?? {};
}
