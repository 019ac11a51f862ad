import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { ClientIdSchema } from './client-values.ts';

/** Error message for a resource identifier; null if it is valid. Source: RFC 8707 §2. */
export function resourceProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'Use an absolute URI, such as https://api.example.com';
  if (value.includes('#')) return 'A resource must not have a fragment (#)';
  const { protocol, username, password } = new URL(value);
  if (!['https:', 'http:', 'urn:'].includes(protocol)) return 'Use https, http or urn';
  return username || password ? 'A resource must not contain a user name or a password' : null;
}

/** The `resource` of requests and the `aud` of tokens. */
export const ResourceIdentifierSchema = z
  .string()
  .trim()
  .min(1, 'Enter an identifier')
  .max(500, 'At most 500 characters')
  .superRefine((value, context) => {
    const problem = resourceProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const TAKEN = ['openid', 'profile', 'email', 'tenant', 'groups', 'offline_access', 'address', 'phone'];

/** A scope of an API, such as `expenses:read`. Source: RFC 6749 §3.3, without special characters of shells. */
export const ResourceScopeSchema = z
  .string()
  .regex(/^[A-Za-z0-9._:/-]{1,100}$/, 'Use letters, digits and . _ : / -, at most 100 characters')
  .refine((scope) => !TAKEN.includes(scope), 'This scope is reserved for user data. Choose another one');

/** `jwt`: verified locally by the API, not revocable; `opaque`: introspected by the API, revocation is immediate. */
export const TokenFormatSchema = z.enum(['jwt', 'opaque']);
export type TokenFormat = z.infer<typeof TokenFormatSchema>;

const ResourceScopesSchema = z
  .array(ResourceScopeSchema)
  .max(100, 'At most 100 scopes')
  .refine((scopes) => new Set(scopes).size === scopes.length, 'List each scope only once');

/** Client IDs of applications, each once. */
export const MayActSchema = z
  .array(ClientIdSchema)
  .max(50, 'At most 50 applications')
  .refine((ids) => new Set(ids).size === ids.length, 'List each client ID only once');

/** What a scope of one API is worth at another. */
const DownstreamSchema = z
  .object({
    scope: ResourceScopeSchema.meta({ description: 'A scope of this API' }),
    resource: ResourceIdentifierSchema.meta({ description: 'Another API of the same owner' }),
    scopes: ResourceScopesSchema.min(1, 'List at least one scope').meta({
      description: 'Scopes of the other API',
    }),
  })
  .strict();
export type Downstream = z.infer<typeof DownstreamSchema>;

/** Who exchanges tokens for an API, and for what. Source: RFC 8693. */
const EXCHANGE = {
  may_act: MayActSchema.meta({
    description:
      'Client IDs of applications of the same owner that may exchange access tokens for this API, usually its own service (RFC 8693 §4.4)',
  }),
  downstream: z.array(DownstreamSchema).max(50, 'At most 50 entries').meta({
    description:
      'Other APIs that a token for this API can be exchanged for: who has `scope` here can get `scopes` there, and nothing else',
  }),
};

const TOKEN_FORMAT = {
  description:
    '`jwt`: signed (RFC 9068), valid for 5 minutes, cannot be revoked. `opaque`: valid for an hour, revoked immediately on every replica. The API introspects it',
};

/** The owner of an application or an API. */
export const OWNER = {
  tenant_id: z.uuid().nullable(),
  tenant_name: z.string().nullable().meta({ description: 'Null for one of the platform' }),
  tenant_issuer: z.string().nullable().meta({
    description:
      'Issuer of that tenant, which serves it as well as the shared one. Null for one of the platform',
    example: 'https://id.example.com/t/acme',
  }),
  tenant_custom_issuer: z.string().nullable().meta({
    description: 'Issuer at the custom domain of that tenant. Null if it has no active one',
    example: 'https://login.acme.example',
  }),
};

export const CreateOAuthResourceSchema = z
  .object({
    identifier: ResourceIdentifierSchema.meta({
      description:
        'Requested as `resource` (RFC 8707), and the `aud` of the token. Cannot change. Unique on the platform',
    }),
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
    token_format: TokenFormatSchema.default('jwt').meta(TOKEN_FORMAT),
    scopes: ResourceScopesSchema.default([]),
    may_act: EXCHANGE.may_act.default([]),
    downstream: EXCHANGE.downstream.default([]),
    tenant_id: z
      .uuid()
      .nullable()
      .optional()
      .meta({ description: 'The tenant that owns the API. Superadmins only' }),
  })
  .strict()
  .meta({
    id: 'CreateOAuthResource',
    example: {
      identifier: 'https://api.expenses.example.com',
      name: 'Expenses API',
      token_format: 'jwt',
      scopes: ['expenses:read', 'expenses:write'],
    },
  });
export type CreateOAuthResource = z.infer<typeof CreateOAuthResourceSchema>;

/** An update; missing fields are unchanged. Issued tokens do not change until they expire. */
export const ChangeOAuthResourceSchema = z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters').optional(),
    token_format: TokenFormatSchema.optional(),
    scopes: ResourceScopesSchema.optional(),
    may_act: EXCHANGE.may_act.optional(),
    downstream: EXCHANGE.downstream.optional(),
  })
  .strict()
  .meta({ id: 'ChangeOAuthResource', example: { version: 1, token_format: 'opaque' } });
export type ChangeOAuthResource = z.infer<typeof ChangeOAuthResourceSchema>;

/** An API that applications can get tokens for. */
export const OAuthResourceSchema = z
  .object({
    id: z.uuid(),
    ...OWNER,
    identifier: z.string(),
    name: z.string(),
    token_format: TokenFormatSchema.meta(TOKEN_FORMAT),
    scopes: z.array(z.string()),
    may_act: z.array(z.string()).meta(EXCHANGE.may_act.meta() ?? {}),
    downstream: z
      .array(z.object({ scope: z.string(), resource: z.string(), scopes: z.array(z.string()) }))
      .meta(EXCHANGE.downstream.meta() ?? {}),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'OAuthResource' });
export type OAuthResourceDto = z.infer<typeof OAuthResourceSchema>;

export const OAuthResourcePageSchema = countedPageOf(OAuthResourceSchema, 'OAuthResourcePage');
export const OAuthResourceListQuerySchema = CountedPageQuerySchema.extend({
  tenant_id: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  application: z
    .uuid()
    .optional()
    .meta({ description: 'ID of an application. Only APIs of the same owner are returned' }),
});
export type OAuthResourceListQuery = z.infer<typeof OAuthResourceListQuerySchema>;

/** A client's scopes at one API. */
export const ClientResourceSchema = z
  .object({
    resource: ResourceIdentifierSchema,
    scopes: ResourceScopesSchema.default([]).meta({ description: 'Scopes of the API' }),
  })
  .strict();
export type ClientResource = z.infer<typeof ClientResourceSchema>;
