import { entityTag, type Projection, project, ScimError, type ScimResourceType } from '@gatehouse/scim';
import { isUnchanged } from './if-match.js';
import type { ScimAnswer, ScimCall } from './scim-call.js';

/** What users and groups have in common. */
export interface Stored {
  readonly id: string;
  readonly resource: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The resource as clients see it, before they choose attributes. */
export function represent(
  { id, resource, version, createdAt, updatedAt }: Stored,
  { name, endpoint }: ScimResourceType,
  base: string,
  added: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { schemas, ...attributes } = resource;
  return {
    schemas,
    id,
    ...attributes,
    ...added,
    meta: {
      resourceType: name,
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: `${base}${endpoint}/${id}`,
      version: entityTag(version),
    },
  };
}

export function answerWith(
  status: number,
  stored: Stored,
  type: ScimResourceType,
  call: ScimCall,
  body?: Record<string, unknown>,
): ScimAnswer {
  return {
    status,
    id: stored.id,
    location: `${call.base}${type.endpoint}/${stored.id}`,
    version: entityTag(stored.version),
    ...(body && { body }),
  };
}

/** 304 for a client that has the version. Source: RFC 7644 §3.14. */
export function unchangedAnswer(stored: Stored, type: ScimResourceType, call: ScimCall): ScimAnswer | null {
  return isUnchanged(call.ifNoneMatch, stored.version) ? answerWith(304, stored, type, call) : null;
}

/** Whether the projection leaves something of the attribute. */
export function wants(projection: Projection, attribute: string, type: ScimResourceType): boolean {
  return (
    attribute in project({ [attribute]: [{ value: '', type: '', $ref: '', display: '' }] }, projection, type)
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws ScimError 404 for what can be no ID of ours */
export function requireId(id: string): string {
  if (UUID.test(id)) return id.toLowerCase();
  throw notFound(id);
}

export function notFound(id: string): ScimError {
  return new ScimError(404, undefined, `There is no resource "${id.slice(0, 100).toWellFormed()}".`);
}

/** @throws ScimError 404 */
export function required<T>(found: T | null, id: string): T {
  if (found === null) throw notFound(id);
  return found;
}
