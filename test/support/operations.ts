import type { OpenAPIObject } from '@nestjs/swagger';

/** One route of the contract. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly hasId: boolean;
  /** Whether it needs no session. */
  readonly isPublic: boolean;
  /** Names of its query parameters. */
  readonly query: readonly string[];
  /** A valid body from the contract. */
  readonly example: unknown;
  /** The contract's schema of the body; undefined if there is no body. */
  readonly body: Schema | undefined;
}

/** The parts of an OpenAPI 3.0 schema that the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly example?: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Every route of the contract that takes a session's bearer token or no credentials. The OIDC provider's endpoints
 * authenticate differently.
 */
export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const schemes = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
      if (schemes.length > 0 && !schemes.includes('session')) return [];
      return [
        {
          method: method.toUpperCase(),
          path,
          hasId: path.includes('{'),
          isPublic: schemes.length === 0,
          query: queryOf(document, operation.parameters),
          ...bodyOf(document, operation.requestBody),
        },
      ];
    }),
  );
}

function queryOf(document: OpenAPIObject, parameters: unknown): string[] {
  const all = (parameters ?? []) as readonly { in?: string; name?: string }[];
  return all
    .map((parameter) => resolved(document, parameter))
    .flatMap(({ in: place, name }) => (place === 'query' && name ? [name] : []));
}

/** The schema, parameter or response that a reference points to. */
export function resolved<T extends object>(document: OpenAPIObject, part: T): T {
  const { $ref } = part as { $ref?: string };
  if (!$ref) return part;
  const [, , kind = '', name = ''] = $ref.split('/');
  const kinds = (document.components ?? {}) as Record<string, Record<string, unknown>>;
  const found = kinds[kind]?.[name];
  if (!found) throw new Error(`the contract has no ${$ref}`);
  return found as T;
}

function bodyOf(document: OpenAPIObject, given: unknown): Pick<Operation, 'example' | 'body'> {
  const media = (given as { content?: Record<string, { schema?: Schema }> })?.content;
  const schema = media?.['application/json']?.schema;
  if (!schema) return { example: undefined, body: undefined };
  const body = resolved(document, schema);
  if (body.example === undefined)
    throw new Error(`the contract gives no example of ${schema.$ref?.split('/').at(-1) ?? 'a body'}`);
  return { example: body.example, body };
}
