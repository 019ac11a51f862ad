import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { resolved } from './operations.ts';

type Json = { [key: string]: unknown };
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Template {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly responses: Readonly<Record<string, Json>>;
}

let read: Contract | undefined;

/** The API's contract, read once for all test files of a worker. */
export function contractOf(app: INestApplication): Contract {
  read ??= new Contract(describeApi(app));
  return read;
}

/** Checks responses against the contract: status, media type and shape. */
export class Contract {
  private readonly ajv: Ajv;
  private readonly templates: readonly Template[];
  private readonly validators = new Map<Json, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    this.ajv = new Ajv({ strict: false, allErrors: true });
    (formats as unknown as (ajv: Ajv) => void)(this.ajv);
    this.ajv.addSchema({ $id: 'contract', components: nullableToType(document.components) as Json });
    this.templates = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const { responses } = item[method] ?? {};
        if (!responses) return [];
        const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
        return { method: method.toUpperCase(), path, pattern, responses: allResolved(document, responses) };
      }),
    );
  }

  /** How a response violates the contract; empty if it conforms. */
  async problemsOf(method: string, url: string, response: Response): Promise<string[]> {
    const { pathname } = new URL(url);
    const found = this.templates
      .filter((template) => template.method === method && template.pattern.test(pathname))
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
    if (!found) return response.status === 404 ? [] : [`${method} ${pathname} is not in the contract`];

    const name = `${method} ${found.path} → ${response.status}`;
    const declared = found.responses[String(response.status)];
    if (!declared) return [`${name} is not in the contract`];
    return this.bodyProblems(name, declared, response.clone());
  }

  private async bodyProblems(name: string, declared: Json, response: Response): Promise<string[]> {
    const content = declared.content as Record<string, { schema: Json }> | undefined;
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const text = await response.text();
    if (!content) return text === '' ? [] : [`${name} has a body, and the contract knows of none`];
    const media = content[type];
    if (!media) return [`${name} answers ${type || 'nothing'}, the contract says ${Object.keys(content)}`];
    // A schema describes JSON. For other content, the contract only promises the media type.
    if (!type.endsWith('json')) return [];

    const validate = this.validatorOf(media.schema);
    if (validate(JSON.parse(text))) return [];
    return (validate.errors ?? []).map((error) => `${name} ${error.instancePath} ${error.message}`);
  }

  private validatorOf(schema: Json): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const inContract = JSON.stringify(nullableToType(schema)).replaceAll(
      '"#/components',
      '"contract#/components',
    );
    const validate = this.ajv.compile(JSON.parse(inContract));
    this.validators.set(schema, validate);
    return validate;
  }
}

function allResolved(document: OpenAPIObject, responses: object): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [status, resolved(document, response)]),
  );
}

/** OpenAPI 3.0 uses `nullable`; JSON Schema uses a type. */
function nullableToType(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullableToType);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest }: Json = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, nullableToType(inner)]),
  ) as Json;
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}
