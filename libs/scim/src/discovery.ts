import { MOST_BULK_OPERATIONS } from './bulk/read-bulk.ts';
import { PAGE } from './list-query.ts';
import type { ScimAttribute, ScimResourceType, ScimSchema } from './schemas/schema.ts';

const CONFIG_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const RESOURCE_TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

export interface ServiceLimits {
  /** Address below which the endpoints are, without a slash at its end. */
  readonly base: string;
  /** Bytes of a body. */
  readonly maxPayloadSize: number;
  /** Seconds that a cursor lasts; undefined for cursors that do not expire. */
  readonly cursorTimeout?: number;
}

/** Source: RFC 7643 §5; `pagination`: RFC 9865 §4. */
export function serviceProviderConfig({ base, maxPayloadSize, cursorTimeout }: ServiceLimits) {
  return {
    schemas: [CONFIG_SCHEMA],
    patch: { supported: true },
    bulk: { supported: true, maxOperations: MOST_BULK_OPERATIONS, maxPayloadSize },
    filter: { supported: true, maxResults: PAGE.most },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    pagination: {
      cursor: true,
      index: true,
      defaultPaginationMethod: 'index',
      defaultPageSize: PAGE.default,
      maxPageSize: PAGE.most,
      ...(cursorTimeout !== undefined && { cursorTimeout }),
    },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token of the directory, or an access token of the OAuth client credentials grant.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

/** Source: RFC 7643 §6. */
export function describeResourceType({ name, endpoint, schema, extensions }: ScimResourceType, base: string) {
  return {
    schemas: [RESOURCE_TYPE_SCHEMA],
    id: name,
    name,
    description: schema.description,
    endpoint,
    schema: schema.id,
    ...(extensions.length > 0 && {
      schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })),
    }),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  };
}

/** Source: RFC 7643 §7. */
export function describeSchema({ id, name, description, attributes }: ScimSchema, base: string) {
  return {
    schemas: [SCHEMA_SCHEMA],
    id,
    name,
    description,
    attributes: attributes.map(describeAttribute),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
}

function describeAttribute({ subAttributes, ...attribute }: ScimAttribute): object {
  return { ...attribute, ...(subAttributes && { subAttributes: subAttributes.map(describeAttribute) }) };
}
