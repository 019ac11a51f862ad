import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, resolved, type Schema } from './operations.ts';

/** The target of a body. */
export interface Aim {
  readonly tenantId: string;
  readonly personId: string;
  readonly email: string;
  readonly roleId: string;
  readonly domain: string;
  /** Of the row that the address of the request names; null where it names none. */
  readonly version: number | null;
}

/**
 * The contract's example of a body with the IDs, addresses and versions of the target, including the optional fields
 * that could name it.
 */
export function aimedBody(document: OpenAPIObject, { example, body }: Operation, aim: Aim): unknown {
  return body ? aimed(document, body, example, '', aim) : undefined;
}

function aimed(document: OpenAPIObject, given: Schema, example: unknown, name: string, aim: Aim): unknown {
  const schema = whole(document, given);
  const direct = byName(schema, name, aim);
  if (direct !== undefined) return direct;
  if (Array.isArray(example) && schema.items)
    return example.map((item) => aimed(document, schema.items as Schema, item, name, aim));
  if (typeof example === 'object' && example !== null && schema.properties) {
    const fields = Object.entries(schema.properties).flatMap(([key, inner]) => {
      const value = (example as Record<string, unknown>)[key];
      const filled = aimed(document, inner, value, key, aim);
      return filled === undefined ? [] : [[key, filled]];
    });
    return { ...example, ...Object.fromEntries(fields) };
  }
  if (typeof example === 'string') return example.replaceAll(/[\w.+-]+@[\w.-]+/g, aim.email);
  return example;
}

function byName(schema: Schema, name: string, aim: Aim): unknown {
  if (/^tenant_?id$/i.test(name)) return aim.tenantId;
  if (/^role_?id$/i.test(name)) return aim.roleId;
  // With which alone a role of a tenant's own goes together.
  if (name === 'role' && schema.enum?.includes('tenant_user')) return 'tenant_user';
  if (name === 'version') return aim.version ?? undefined;
  if (name === 'domain') return aim.domain;
  if (name === 'domains') return [aim.domain];
  if (name === 'email' || name === 'adminEmail') return aim.email;
  // It goes without the user that the body names.
  if (/^group_?id$/i.test(name)) return undefined;
  if (schema.format === 'uuid') return aim.personId;
  if (schema.items?.format === 'uuid') return [aim.personId];
  return undefined;
}

/** With what a reference or `allOf` brings along. */
function whole(document: OpenAPIObject, schema: Schema): Schema {
  const own = resolved(document, schema);
  const parts = (own.allOf ?? []).map((part) => whole(document, part));
  return Object.assign({}, ...parts, own);
}
