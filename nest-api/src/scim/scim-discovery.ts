import {
  describeResourceType,
  describeSchema,
  GROUP_TYPE,
  ScimError,
  type ScimResourceType,
  serviceProviderConfig,
  toListResponse,
} from '@gatehouse/scim';
import { LARGEST_BODY } from './read-body.js';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { notFound } from './scim-resource.js';

/** Source: RFC 7644 §4. */
export function configuration(call: ScimCall): ScimAnswer {
  return { status: 200, body: serviceProviderConfig({ base: call.base, maxPayloadSize: LARGEST_BODY }) };
}

export function resourceTypes(call: ScimCall): ScimAnswer {
  requireNoFilter(call);
  return listOf(typesOf(call).map((type) => describeResourceType(type, call.base)));
}

export function resourceType(call: ScimCall, name: string): ScimAnswer {
  const type = typesOf(call).find((one) => one.name === name);
  if (!type) throw notFound(name);
  return { status: 200, body: describeResourceType(type, call.base) };
}

export function schemas(call: ScimCall): ScimAnswer {
  requireNoFilter(call);
  return listOf(schemasOf(call).map((schema) => describeSchema(schema, call.base)));
}

export function schema(call: ScimCall, urn: string): ScimAnswer {
  const found = schemasOf(call).find(({ id }) => id.toLowerCase() === urn.toLowerCase());
  if (!found) throw notFound(urn);
  return { status: 200, body: describeSchema(found, call.base) };
}

function typesOf({ userType }: ScimCall): readonly ScimResourceType[] {
  return [userType, GROUP_TYPE];
}

function schemasOf(call: ScimCall) {
  return typesOf(call).flatMap((type) => [type.schema, ...type.extensions]);
}

function listOf(resources: readonly object[]): ScimAnswer {
  return { status: 200, body: toListResponse({ total: resources.length, resources, startIndex: 1 }) };
}

/** Source: RFC 7644 §4: a list takes no filter, and says so rather than to ignore it. */
function requireNoFilter({ query }: ScimCall): void {
  if (query.has('filter')) throw new ScimError(403, undefined, 'This endpoint takes no filter.');
}
