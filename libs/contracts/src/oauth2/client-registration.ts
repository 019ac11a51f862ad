import { z } from 'zod';
import { pageOf } from '../common/paging.ts';
import { REGISTRATION_MODES } from './client-registration-modes.ts';
import { GrantTypeSchema, ScopeSchema } from './oauth2.ts';
import { TOKEN_EXCHANGE_GRANT } from './oauth2-client-rules.ts';
import { ClientResourceSchema } from './oauth2-resources.ts';

export const RegistrationModeSchema = z.enum(REGISTRATION_MODES).meta({
  description:
    '`off`: no application registers itself. `token`: with an initial access token of an admin. `open`: without one',
});

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host name, or all hosts below one. Programs that generate input from the contract cannot use the whole rule. */
const RedirectHostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'At most 253 characters')
  .regex(/^[A-Za-z0-9*.-]+$/, 'Enter a host such as app.example.com or *.example.com')
  .refine((host) => HOST.test(host), 'Enter a host such as app.example.com or *.example.com');

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const ONCE = 'List each value only once';

/** An application that registers itself exchanges no tokens of others. */
const RegisteredGrantTypeSchema = GrantTypeSchema.exclude([TOKEN_EXCHANGE_GRANT]);
export type RegisteredGrantType = z.infer<typeof RegisteredGrantTypeSchema>;

const POLICY = {
  mode: RegistrationModeSchema,
  redirect_hosts: z.array(RedirectHostSchema).max(50).refine(unique, ONCE).meta({
    description:
      'Allowed hosts of https redirect URIs, such as `app.example.com` or `*.example.com`. Empty: any',
  }),
  documents: z.boolean().meta({
    description:
      'Whether the URL of a client ID metadata document is accepted as a client ID, so that an application needs no registration',
  }),
  document_hosts: z.array(RedirectHostSchema).max(200).refine(unique, ONCE).meta({
    description: 'Hosts whose metadata documents are accepted. Empty: any host that is not blocked',
  }),
  blocked_document_hosts: z.array(RedirectHostSchema).max(200).refine(unique, ONCE).meta({
    description: 'Hosts whose metadata documents are rejected',
  }),
  native: z.boolean().meta({
    description:
      'Whether applications on computers and phones may register: with loopback addresses or a scheme of their own (RFC 8252)',
  }),
  grant_types: z.array(RegisteredGrantTypeSchema).min(1, 'Choose at least one').max(3).refine(unique, ONCE),
  scopes: z.array(ScopeSchema).max(10).refine(unique, ONCE).meta({
    description: 'The scopes about users that an application may register',
  }),
  resources: z.array(ClientResourceSchema).max(20).meta({
    description: 'The APIs for which each registered application can get tokens, with their scopes',
  }),
  unused_days: z.int().min(1).max(365).meta({
    description: 'An application that registered itself and was not used for this number of days is deleted',
  }),
};

/** Which applications may register themselves with an organization, and as what. */
export const RegistrationPolicySchema = z
  .object({
    ...POLICY,
    registration_endpoint: z.string().meta({ description: 'Where applications register (RFC 7591)' }),
    issuer: z.string().meta({ description: 'The issuer that applications have to discover' }),
    registered: z.int().min(0).meta({ description: 'The number of applications that registered themselves' }),
    version: z.int().min(0).max(2_147_483_647).meta({ description: '0: never saved' }),
  })
  .meta({ id: 'RegistrationPolicy' });
export type RegistrationPolicy = z.infer<typeof RegistrationPolicySchema>;

const TENANT = { tenantId: z.uuid().optional().meta({ description: 'Superadmins only' }) };

export const SaveRegistrationPolicySchema = z
  .object({
    ...POLICY,
    redirect_hosts: POLICY.redirect_hosts.default([]),
    documents: POLICY.documents.default(false),
    document_hosts: POLICY.document_hosts.default([]),
    blocked_document_hosts: POLICY.blocked_document_hosts.default([]),
    native: POLICY.native.default(false),
    grant_types: POLICY.grant_types.default(['authorization_code']),
    scopes: POLICY.scopes.default(['openid']),
    resources: POLICY.resources.default([]),
    unused_days: POLICY.unused_days.default(30),
    version: z.int().min(0).max(2_147_483_647),
    ...TENANT,
  })
  .strict()
  .meta({ id: 'SaveRegistrationPolicy', example: { mode: 'open', native: true, version: 0 } });
export type SaveRegistrationPolicy = z.infer<typeof SaveRegistrationPolicySchema>;

export const RegistrationQuerySchema = z.object(TENANT).strict();

/** An initial access token, with which applications register. Source: RFC 7591 §1.2. */
export const InitialAccessTokenSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    last_four: z.string(),
    uses: z.int().min(0).meta({ description: 'The number of applications that registered with it' }),
    most_uses: z.int().nullable().meta({ description: 'Null: any number' }),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Null: until it is revoked' }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InitialAccessToken' });
export type InitialAccessToken = z.infer<typeof InitialAccessTokenSchema>;

export const InitialAccessTokenListSchema = pageOf(InitialAccessTokenSchema, 'InitialAccessTokenList');

export const CreateInitialAccessTokenSchema = z
  .object({
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
    most_uses: z.int().min(1).max(10_000).nullable().default(1),
    expires_in_days: z.int().min(1).max(365).nullable().default(30),
    ...TENANT,
  })
  .strict()
  .meta({
    id: 'CreateInitialAccessToken',
    example: { name: 'Partner portal', most_uses: 1, expires_in_days: 30 },
  });
export type CreateInitialAccessToken = z.infer<typeof CreateInitialAccessTokenSchema>;

export const CreatedInitialAccessTokenSchema = InitialAccessTokenSchema.extend({
  token: z.string().meta({ description: 'Returned only once. Stored as a hash' }),
}).meta({ id: 'CreatedInitialAccessToken' });
export type CreatedInitialAccessToken = z.infer<typeof CreatedInitialAccessTokenSchema>;
