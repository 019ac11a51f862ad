/** The parts of an OpenAPI document that the reference uses. Source: OpenAPI 3.0.3 §4.7. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, RawParameter>>;
    readonly responses?: Readonly<Record<string, RawResponse>>;
  };
}

interface Reference {
  readonly $ref: string;
}

export interface RawOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (RawParameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, RawResponse | Reference>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-permissions'?: readonly string[];
  readonly 'x-reauthentication'?: boolean;
}

export interface RawResponse {
  readonly description?: string;
  readonly content?: Content;
}

export interface RawParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A parameter or response, after resolving a reference. */
export function sharedPart<T extends object>(
  parts: Readonly<Record<string, T>> | undefined,
  part: T | Reference,
): T {
  if (!('$ref' in part)) return part;
  const found = parts?.[part.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`the contract has no ${part.$ref}`);
  return found;
}

/** A schema with its references resolved, and the name of the referenced schema. */
export function resolve(document: OpenApi, schema: Schema): { schema: Schema; name: string | null } {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return { schema: resolve(document, document.components?.schemas?.[name] ?? {}).schema, name };
  }
  if (!schema.allOf) return { schema, name: null };
  const parts = schema.allOf.map((part) => resolve(document, part));
  const { allOf: _parts, ...own } = schema;
  const merged: Schema = Object.assign({}, ...parts.map((part) => part.schema));
  if (parts.length > 1) {
    Object.assign(merged, { properties: Object.assign({}, ...parts.map((part) => part.schema.properties)) });
  }
  return { schema: { ...merged, ...own }, name: parts.length === 1 ? (parts[0]?.name ?? null) : null };
}
