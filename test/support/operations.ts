import type { OpenAPIObject } from '@nestjs/swagger';

/** One route of the contract. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly hasId: boolean;
  /** Whether it asks for no session. */
  readonly isPublic: boolean;
  /** A body that is valid by itself, from the contract. */
  readonly example: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every route of the contract that takes the bearer of a session or nothing; the provider's own have theirs. */
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
          example: exampleOf(document, operation.requestBody),
        },
      ];
    }),
  );
}

function exampleOf(document: OpenAPIObject, body: unknown): unknown {
  const media = (body as { content?: Record<string, { schema?: { $ref?: string; example?: unknown } }> })
    ?.content;
  const schema = media?.['application/json']?.schema;
  if (!schema) return undefined;
  const name = schema.$ref?.split('/').at(-1);
  const resolved = name ? (document.components?.schemas?.[name] as { example?: unknown }) : schema;
  if (resolved?.example === undefined)
    throw new Error(`the contract gives no example of ${name ?? 'a body'}`);
  return resolved.example;
}
