import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, resolved, type Schema } from './operations.ts';

/** What a request body refers to. */
export interface Aim {
  readonly tenantId: string;
  readonly personId: string;
  readonly email: string;
  readonly roleId: string;
  readonly domain: string;
  /** Version of the row that the request path identifies; null if it identifies no row. */
  readonly version: number | null;
}

/**
 * Fills the contract's example body with the IDs, addresses and versions of the target, including optional fields that
 * can refer to it.
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
  // A tenant's own role can only be combined with `tenant_user`.
  if (name === 'role' && schema.enum?.includes('tenant_user')) return 'tenant_user';
  if (name === 'version') return aim.version ?? undefined;
  if (name === 'domain') return aim.domain;
  if (name === 'domains') return [aim.domain];
  if (name === 'email' || name === 'adminEmail') return aim.email;
  // A body can name a user or a group, not both.
  if (/^group_?id$/i.test(name)) return undefined;
  if (schema.format === 'uuid') return aim.personId;
  if (schema.items?.format === 'uuid') return [aim.personId];
  return undefined;
}

/** Merges the schemas from references and `allOf`. */
function whole(document: OpenAPIObject, schema: Schema): Schema {
  const own = resolved(document, schema);
  const parts = (own.allOf ?? []).map((part) => whole(document, part));
  return Object.assign({}, ...parts, own);
}
