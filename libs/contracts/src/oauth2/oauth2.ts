import { z } from 'zod';
import { OFFLINE_SECONDS } from '../common/limits.ts';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema, pageOf } from '../common/paging.ts';
import { CustomClaimsSchema } from '../people/custom-attributes.ts';
import { ApplicationLogoUrlSchema, BrandSchema } from '../tenants/organization.ts';
import { ClientIdSchema, ClientJwksSchema } from './client-values.ts';
import { MESSAGE_SIGNING } from './message-signing.ts';
import { SECURITY_PROFILES } from './message-signing-rules.ts';
import { MUTUAL_TLS } from './mutual-tls.ts';
import { KEY_METHODS } from './mutual-tls-rules.ts';
import {
  clientSettingsProblems,
  DEVICE_CODE_GRANT,
  KEYS_WITHOUT_USE,
  TOKEN_EXCHANGE_GRANT,
} from './oauth2-client-rules.ts';
import { AccessLifetimeSchema } from './oauth2-grants.ts';
import { ClientResourceSchema, MayActSchema, OWNER } from './oauth2-resources.ts';
import { WorkloadIdentitiesSchema } from './workload-identities.ts';

export const ScopeSchema = z.enum(['openid', 'profile', 'email', 'tenant', 'groups', 'offline_access']);

/** Client authentication at the token endpoint; `none` is a public client. Source: OIDC Core §9. */
export const TokenEndpointAuthMethodSchema = z.enum([
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'tls_client_auth',
  'self_signed_tls_client_auth',
  'none',
]);
export type TokenEndpointAuthMethod = z.infer<typeof TokenEndpointAuthMethodSchema>;

/** Grant types of a client. `offline_access` adds refresh tokens. Source: RFC 7591 §2. */
export const GrantTypeSchema = z.enum([
  'authorization_code',
  'client_credentials',
  DEVICE_CODE_GRANT,
  TOKEN_EXCHANGE_GRANT,
]);
export type GrantType = z.infer<typeof GrantTypeSchema>;

export const ApplicationTypeSchema = z.enum(['web', 'native']);
export type ApplicationType = z.infer<typeof ApplicationTypeSchema>;

export const SubjectTypeSchema = z.enum(['public', 'pairwise']);
export type SubjectType = z.infer<typeof SubjectTypeSchema>;

export const SecurityProfileSchema = z.enum(SECURITY_PROFILES);
export type SecurityProfile = z.infer<typeof SecurityProfileSchema>;

/**
 * Error message for a redirect URI; null if it is valid. Private-use schemes are only for native
 * applications, which `clientSettingsProblems` checks.
 *
 * Source: RFC 9700 §2.1, RFC 8252 §7.
 */
export function redirectUriProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'Enter an absolute URL';
  const url = new URL(value);
  if (value.includes('*')) return 'Wildcards are not allowed. Register each URI exactly';
  if (url.hash || value.endsWith('#')) return 'The URL must not contain a fragment (#)';
  if (url.username || url.password) return 'The URL must not contain a user name or a password';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return privateSchemeProblem(value, url);
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return loopback ? null : 'Use https. Only loopback addresses can use http';
}

/** A private-use scheme is a reversed domain, so that no other application claims it. Source: RFC 8252 §7.1, §8.4. */
function privateSchemeProblem(value: string, { protocol }: URL): string | null {
  if (!/^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol))
    return 'Use https, http for a loopback address, or for a native application a scheme like com.example.app:';
  return value.slice(protocol.length).startsWith('//')
    ? 'Write one slash after a custom scheme, such as com.example.app:/callback'
    : null;
}

const CONTROLS = '\\u0000-\\u001F\\u007F-\\u009F';
/** A scheme and a remainder without control characters. Source: RFC 3986 §4.3. */
const ABSOLUTE = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:[^\\s${CONTROLS}]+$`);

export const RedirectUriSchema = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .regex(ABSOLUTE, { error: 'Enter an absolute URL', abort: true })
  .superRefine((value, context) => {
    const problem = redirectUriProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const ClientSecretSchema = z
  .string()
  .min(16, 'Use at least 16 characters')
  .max(256, 'At most 256 characters')
  .regex(/^[\x21-\x7e]+$/, 'Use visible ASCII characters without spaces');

const JwksUriSchema = RedirectUriSchema.refine((uri) => /^https?:/i.test(uri), 'Use https').meta({
  description: "URL of the client's public keys. Gatehouse fetches it, from public addresses only",
});

const SECTOR_IDENTIFIER_URI = JwksUriSchema.nullable().meta({
  description:
    'For `pairwise` with several hosts: its host is the sector of all. Read at each change: a JSON list with every redirect URI (OIDC Core §8.1)',
});

const ID_TOKEN_SCOPE_CLAIMS = z.boolean().meta({
  description:
    '`true`: ID tokens contain the claims of `profile`, `email` and `tenant`. `false`: only the userinfo endpoint returns them, and an ID token contains only what `claims` requests (OIDC Core §5.4)',
});

/** Back-channel logout settings of an application. Source: OpenID Connect Back-Channel Logout 1.0 §2.2. */
const LOGOUT = {
  backchannel_logout_uri: RedirectUriSchema.nullable().meta({
    description:
      'Back-channel logout URI: where the application is notified that a user was signed out. Null: no notification',
  }),
  backchannel_logout_session_required: z.boolean().meta({
    description: 'The logout token and the ID token identify the session by `sid`',
  }),
};

const INITIATE_LOGIN_URI = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .regex(ABSOLUTE, { error: 'Enter an absolute URL', abort: true })
  .superRefine((value, context) => {
    const problem = /^https:/i.test(value) ? redirectUriProblem(value) : 'Use https';
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .nullable()
  .meta({
    description:
      'Where Gatehouse starts a sign-in at the application, with `iss` and if given `target_link_uri` (OpenID Connect Core §4). The launchpad of users lists applications with this address. An `iss` in it remains; otherwise the launchpad names the shared issuer, or for an application that registered itself the issuer of the organization',
  });

/** Limits of offline access, in addition to the tenant's. The shorter one applies. */
const OFFLINE = {
  offline_idle_seconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.idle.max).nullable().meta({
    description: "How long an unused refresh token is valid. Null: as the user's tenant decides",
  }),
  offline_total_seconds: z.int().min(OFFLINE_SECONDS.min).max(OFFLINE_SECONDS.total.max).nullable().meta({
    description: "How long after the sign-in tokens can be refreshed. Null: as the user's tenant decides",
  }),
};

/** Security settings of a client. */
const PROTECTION = {
  dpop_bound_access_tokens: z.boolean().meta({
    description: 'Its access tokens are bound to the key that they were requested with (RFC 9449)',
  }),
  require_pushed_authorization_requests: z.boolean().meta({
    description: 'It must push its authorization requests (RFC 9126)',
  }),
  require_pkce: z.boolean().meta({
    description:
      '`false` is weaker: the client may start a sign-in without PKCE, so that only its authentication protects a stolen code. For confidential web clients whose software does not support PKCE. Native, public and `fapi2` clients always need it (RFC 9700 §2.1.1)',
  }),
};

const GRANT_TYPES = z
  .array(GrantTypeSchema)
  .min(1, 'Choose at least one')
  .max(4)
  .refine((types) => new Set(types).size === types.length, 'List each value only once')
  .meta({
    description:
      '`authorization_code` for users in a browser, the device code for devices without one, `client_credentials` for machines, token exchange for services that call other services in the name of a user (RFC 8693)',
  });
const APPLICATION_TYPE = ApplicationTypeSchema.meta({
  description: 'Cannot change. `native`: loopback addresses with any port, and custom schemes (RFC 8252)',
});
const SUBJECT_TYPE = SubjectTypeSchema.meta({
  description:
    'Cannot change. `pairwise`: each sector gets a different `sub`. The sector is the host of the redirect URIs or of `sector_identifier_uri`, which cannot change either (OIDC Core §8.1)',
});
const SECURITY_PROFILE = SecurityProfileSchema.meta({
  description:
    '`fapi2`: FAPI 2.0 Security Profile. Always requires `private_key_jwt` or a client certificate, pushed requests and sender-constrained tokens. `fapi2_message_signing`: also signed requests and responses (FAPI 2.0 Message Signing)',
});
const RESOURCES = z.array(ClientResourceSchema).max(20).meta({
  description: 'The APIs for which it can get tokens, with their scopes (RFC 8707)',
});

/** What an application may do with tokens of others, and others with its own. Source: RFC 8693. */
const EXCHANGE = {
  may_act: MayActSchema.meta({
    description:
      'Client IDs of applications of the same owner that may act for the users of this one: they may exchange its access tokens (RFC 8693 §4.4)',
  }),
  impersonation: z.boolean().meta({
    description:
      '`true`: tokens that it gets by token exchange do not name it as the actor, so an API cannot tell it from the user. The audit log still does. Requires a recent authentication',
  }),
  workload_identities: WorkloadIdentitiesSchema.meta({
    description:
      'Tokens of other systems that authenticate it at the token endpoint, such as those of a pipeline',
  }),
};

export const CreateOAuthClientSchema = z
  .object({
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
    client_id: ClientIdSchema.optional().meta({ description: 'Generated if omitted' }),
    client_secret: ClientSecretSchema.optional().meta({
      description: 'Generated if omitted. Never for public clients',
    }),
    application_type: APPLICATION_TYPE.default('web'),
    grant_types: GRANT_TYPES.default(['authorization_code']),
    redirect_uris: z.array(RedirectUriSchema).max(20).default([]),
    scopes: z.array(ScopeSchema).max(10).default(['openid', 'profile', 'email']),
    resources: RESOURCES.default([]),
    subject_type: SUBJECT_TYPE.default('public'),
    sector_identifier_uri: SECTOR_IDENTIFIER_URI.default(null),
    security_profile: SECURITY_PROFILE.default('standard'),
    is_active: z.boolean().default(true),
    token_endpoint_auth_method: TokenEndpointAuthMethodSchema.default('client_secret_basic'),
    post_logout_redirect_uris: z.array(RedirectUriSchema).max(20).default([]),
    jwks: ClientJwksSchema.optional().meta({
      description:
        "For `private_key_jwt`: the client's public keys. For `self_signed_tls_client_auth`: keys with their certificates in `x5c`",
    }),
    jwks_uri: JwksUriSchema.optional(),
    tls_client_auth: MUTUAL_TLS.tls_client_auth.default(null),
    tls_client_certificate_bound_access_tokens:
      MUTUAL_TLS.tls_client_certificate_bound_access_tokens.default(false),
    dpop_bound_access_tokens: PROTECTION.dpop_bound_access_tokens.default(false),
    request_object_signing_alg: MESSAGE_SIGNING.request_object_signing_alg.default(null),
    require_signed_request_object: MESSAGE_SIGNING.require_signed_request_object.default(false),
    authorization_signed_response_alg: MESSAGE_SIGNING.authorization_signed_response_alg.default(null),
    require_pushed_authorization_requests: PROTECTION.require_pushed_authorization_requests.default(false),
    require_pkce: PROTECTION.require_pkce.default(true),
    may_act: EXCHANGE.may_act.default([]),
    impersonation: EXCHANGE.impersonation.default(false),
    workload_identities: EXCHANGE.workload_identities.default([]),
    id_token_scope_claims: ID_TOKEN_SCOPE_CLAIMS.default(true),
    custom_claims: CustomClaimsSchema.default([]),
    offline_idle_seconds: OFFLINE.offline_idle_seconds.default(null),
    offline_total_seconds: OFFLINE.offline_total_seconds.default(null),
    initiate_login_uri: INITIATE_LOGIN_URI.default(null),
    backchannel_logout_uri: LOGOUT.backchannel_logout_uri.default(null),
    backchannel_logout_session_required: LOGOUT.backchannel_logout_session_required.default(false),
    skip_consent: z.boolean().default(false).meta({
      description: 'Users are not asked before the client gets their data. Only a superadmin can grant it',
    }),
    tenant_id: z
      .uuid()
      .nullable()
      .optional()
      .meta({ description: 'The tenant that owns the client. Superadmins only' }),
  })
  .strict()
  .superRefine((client, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const method = client.token_endpoint_auth_method;
    const keys = [client.jwks, client.jwks_uri].filter((given) => given !== undefined).length;
    if (client.client_secret !== undefined && !method.startsWith('client_secret_')) {
      refuse('client_secret', 'Clients of this type have no secret');
    }
    if (KEY_METHODS.includes(method) && keys !== 1) refuse('jwks', 'Specify either jwks or jwks_uri');
    const hasUse = KEY_METHODS.includes(method) || client.request_object_signing_alg !== null;
    if (!hasUse && keys > 0) refuse('jwks', KEYS_WITHOUT_USE);
    // Compatibility is only checked if each setting is valid.
    if (context.issues.length > 0) return;
    for (const { field, message } of clientSettingsProblems(client)) {
      const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      context.addIssue({ code: 'custom', path, message });
    }
  })
  .meta({
    id: 'CreateOAuthClient',
    example: {
      name: 'Expense reports',
      redirect_uris: ['https://expenses.example.com/callback'],
      scopes: ['openid', 'profile', 'email', 'tenant'],
      is_active: true,
    },
  });
export type CreateOAuthClient = z.infer<typeof CreateOAuthClientSchema>;

export const OAuthClientSchema = z
  .object({
    id: z.uuid(),
    ...OWNER,
    name: z.string(),
    logo_url: ApplicationLogoUrlSchema,
    client_id: z.string(),
    application_type: APPLICATION_TYPE,
    grant_types: z.array(GrantTypeSchema),
    redirect_uris: z.array(z.string()),
    post_logout_redirect_uris: z.array(z.string()),
    scopes: z.array(ScopeSchema),
    resources: z.array(z.object({ resource: z.string(), scopes: z.array(z.string()) })),
    subject_type: SUBJECT_TYPE,
    sector_identifier_uri: z.string().nullable(),
    security_profile: SECURITY_PROFILE,
    token_endpoint_auth_method: TokenEndpointAuthMethodSchema,
    jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }).nullable(),
    jwks_uri: z.string().nullable(),
    ...MUTUAL_TLS,
    ...MESSAGE_SIGNING,
    ...PROTECTION,
    may_act: z.array(z.string()).meta(EXCHANGE.may_act.meta() ?? {}),
    impersonation: EXCHANGE.impersonation,
    workload_identities: EXCHANGE.workload_identities,
    id_token_scope_claims: ID_TOKEN_SCOPE_CLAIMS,
    custom_claims: CustomClaimsSchema,
    ...OFFLINE,
    initiate_login_uri: INITIATE_LOGIN_URI,
    ...LOGOUT,
    skip_consent: z.boolean(),
    is_active: z.boolean(),
    registered_itself: z.boolean().meta({
      description: 'The application registered itself (RFC 7591). Nobody has checked its name',
    }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'OAuthClient' });
export type OAuthClientDto = z.infer<typeof OAuthClientSchema>;

export const CreatedOAuthClientSchema = OAuthClientSchema.extend({
  client_secret: z
    .string()
    .optional()
    .meta({ description: 'Returned only once. Stored as a keyed hash. Public clients have none' }),
}).meta({ id: 'CreatedOAuthClient' });
export type CreatedOAuthClientDto = z.infer<typeof CreatedOAuthClientSchema>;

/** An update; missing fields are unchanged. Disabling the application ends its tokens immediately. */
export const ChangeOAuthClientSchema = z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters').optional(),
    grant_types: GRANT_TYPES.optional(),
    redirect_uris: z.array(RedirectUriSchema).max(20).optional(),
    post_logout_redirect_uris: z.array(RedirectUriSchema).max(20).optional(),
    scopes: z.array(ScopeSchema).max(10).optional(),
    resources: RESOURCES.optional(),
    sector_identifier_uri: SECTOR_IDENTIFIER_URI.optional(),
    security_profile: SECURITY_PROFILE.optional(),
    jwks: ClientJwksSchema.optional(),
    jwks_uri: JwksUriSchema.optional(),
    tls_client_auth: MUTUAL_TLS.tls_client_auth.optional(),
    tls_client_certificate_bound_access_tokens:
      MUTUAL_TLS.tls_client_certificate_bound_access_tokens.optional(),
    dpop_bound_access_tokens: PROTECTION.dpop_bound_access_tokens.optional(),
    request_object_signing_alg: MESSAGE_SIGNING.request_object_signing_alg.optional(),
    require_signed_request_object: MESSAGE_SIGNING.require_signed_request_object.optional(),
    authorization_signed_response_alg: MESSAGE_SIGNING.authorization_signed_response_alg.optional(),
    require_pushed_authorization_requests: PROTECTION.require_pushed_authorization_requests.optional(),
    require_pkce: PROTECTION.require_pkce.optional(),
    may_act: EXCHANGE.may_act.optional(),
    impersonation: EXCHANGE.impersonation.optional(),
    workload_identities: EXCHANGE.workload_identities.optional(),
    id_token_scope_claims: ID_TOKEN_SCOPE_CLAIMS.optional(),
    custom_claims: CustomClaimsSchema.optional(),
    offline_idle_seconds: OFFLINE.offline_idle_seconds.optional(),
    offline_total_seconds: OFFLINE.offline_total_seconds.optional(),
    initiate_login_uri: INITIATE_LOGIN_URI.optional(),
    backchannel_logout_uri: LOGOUT.backchannel_logout_uri.optional(),
    backchannel_logout_session_required: LOGOUT.backchannel_logout_session_required.optional(),
    skip_consent: z.boolean().optional(),
    is_active: z.boolean().optional(),
  })
  .strict()
  .refine((change) => change.jwks === undefined || change.jwks_uri === undefined, {
    path: ['jwks'],
    message: 'Specify either jwks or jwks_uri',
  })
  .meta({ id: 'ChangeOAuthClient', example: { version: 1, is_active: false } });
export type ChangeOAuthClient = z.infer<typeof ChangeOAuthClientSchema>;

export const OAuthClientSecretSchema = z
  .object({
    id: z.uuid(),
    last_four: z
      .string()
      .meta({ description: 'Start of the secret, to tell secrets apart. Empty if it was not recorded' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Null: until it is replaced' }),
    creator_left: z.boolean().meta({
      description: 'Its creator no longer manages the application but still knows the secret. Rotate it',
    }),
  })
  .meta({ id: 'OAuthClientSecret' });
export type OAuthClientSecretDto = z.infer<typeof OAuthClientSecretSchema>;

export const OAuthClientSecretListSchema = z
  .object({ items: z.array(OAuthClientSecretSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'OAuthClientSecretList' });

export const RotateClientSecretSchema = z
  .object({
    keep_old_seconds: z.int().min(0).max(2_592_000).default(86_400).meta({
      description: 'How long the previous secret stays valid, for a rotation without downtime',
    }),
  })
  .strict()
  .meta({ id: 'RotateClientSecret', example: { keep_old_seconds: 86_400 } });
export type RotateClientSecret = z.infer<typeof RotateClientSecretSchema>;

export const RotatedClientSecretSchema = z
  .object({
    client_secret: z.string().meta({ description: 'Returned only once' }),
    old_secret_expires_at: z.iso.datetime(),
  })
  .meta({ id: 'RotatedClientSecret' });
export type RotatedClientSecret = z.infer<typeof RotatedClientSecretSchema>;

export const OAuthClientPageSchema = countedPageOf(OAuthClientSchema, 'OAuthClientPage');
export const OAuthClientListQuerySchema = CountedPageQuerySchema.extend({
  search: z.string().trim().max(120).optional().meta({ description: 'Part of the name or of the client_id' }),
  tenant_id: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
});
export type OAuthClientListQuery = z.infer<typeof OAuthClientListQuerySchema>;

/** Reasons for the interaction page; the first one decides its text. */
export const INTERACTION_REASONS = {
  no_session: 'Nobody is signed in',
  login_prompt: 'The application requires a new sign-in',
  max_age: 'The sign-in is too old for the application',
  acr: 'The application requires a second factor',
  not_a_member: 'The application belongs to another organization than the session',
  not_assigned: 'The application is for assigned users, and the user is not one of them',
  risk_factor: 'The risk of the session requires a second factor at this application',
  risk_passkey: 'The risk of the session requires a passkey at this application',
  risk_sign_in: 'The risk of the session requires a new sign-in at this application',
  select_account_prompt: 'The application asks which account to use',
  consent_prompt: 'The application asks for consent again',
  op_scopes_missing: 'The user has not yet allowed what the application requests',
} as const;

/** A sign-in that an application started, for the interaction page. */
export const InteractionSchema = z
  .object({
    uid: z.string(),
    prompt: z.enum(['login', 'consent', 'select_account']),
    reasons: z.array(z.string()).meta({
      description: `Why the user is asked: ${Object.entries(INTERACTION_REASONS)
        .map(([code, text]) => `\`${code}\` (${text})`)
        .join(', ')}, or a code of a later version`,
      example: ['no_session'],
    }),
    client: z.object({
      client_id: z.string(),
      name: z.string(),
      uri: z.string().nullable().meta({ description: "The application's home page, if known" }),
      registered_itself: z.boolean().meta({
        description: 'It registered itself: nobody has checked its name. Show where the user is sent back to',
      }),
      published_by: z.string().nullable().meta({
        description:
          'The host that publishes its metadata document and so vouches for it. Null without a document',
      }),
      logo_url: ApplicationLogoUrlSchema,
    }),
    scopes: z
      .array(z.object({ scope: z.string(), description: z.string() }))
      .meta({ description: 'What the application requests. On a consent page: what is not yet allowed' }),
    loginHint: z
      .string()
      .nullable()
      .meta({ description: 'Prefills the email field. A hint of the application, not a verified address' }),
    user: z
      .object({ name: z.string(), email: z.string(), tenantName: z.string().nullable() })
      .nullable()
      .meta({ description: 'The user who was signed in in this browser when the application sent it here' }),
    lifetime: AccessLifetimeSchema.nullable().meta({
      description: 'How long the application has access. Null if nobody is asked for consent',
    }),
    brand: BrandSchema.nullable().meta({
      description: 'The organization that owns the application. Null for one of the platform',
    }),
    redirectOrigin: z.string().meta({
      description: "Origin where the browser ends, for the page's form-action policy",
      example: 'https://expenses.example.com',
    }),
  })
  .meta({ id: 'Interaction' });
export type InteractionDto = z.infer<typeof InteractionSchema>;

export const AnswerInteractionSchema = z
  .object({
    answer: z.enum(['continue', 'allow', 'deny']).meta({
      description:
        '`continue`: the user of the bearer token has signed in or chosen this account, on any page. 403 `reauthentication_required` if the application requires a second factor and `POST /api/v1/auth/step-up` was not called. ' +
        '`allow`: the user consents. ' +
        '`deny`: the application receives `access_denied`. Requires no session',
    }),
  })
  .strict()
  .meta({ id: 'AnswerInteraction', example: { answer: 'allow' } });
export type AnswerInteraction = z.infer<typeof AnswerInteractionSchema>;

export const InteractionResultSchema = z
  .object({
    redirectTo: z.string().meta({
      description: 'Absolute URL where the browser continues. Use a full navigation',
    }),
  })
  .meta({ id: 'InteractionResult' });
export type InteractionResult = z.infer<typeof InteractionResultSchema>;

/** A sign-out that an application requested, for the confirmation page. */
export const SignOutRequestSchema = z
  .object({
    client: z
      .object({ client_id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'The application that asks. Null if it did not say' }),
    action: z.string().meta({ description: 'Where the browser posts the form of the page' }),
    fields: z.record(z.string(), z.string()).meta({
      description: 'Hidden fields of the form. With `logout=yes` the user is signed out',
      example: { xsrf: '7f3a…' },
    }),
    redirectOrigin: z
      .string()
      .nullable()
      .meta({ description: "Origin where the browser ends, for the page's form-action policy" }),
  })
  .meta({ id: 'SignOutRequest' });
export type SignOutRequest = z.infer<typeof SignOutRequestSchema>;

/** A signing key: `current`, `next` or `retired`. All three are published. */
export const SigningKeySchema = z
  .object({
    id: z.uuid(),
    tenant_id: z.uuid().nullable().meta({ description: 'Tenant ID of the issuer. Null for the shared one' }),
    kid: z.string(),
    alg: z.enum(['RS256', 'ES256']),
    status: z.enum(['next', 'current', 'retired']),
    created_at: z.iso.datetime(),
    activated_at: z.iso.datetime().nullable(),
    retired_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SigningKey' });
export type SigningKeyDto = z.infer<typeof SigningKeySchema>;

export const SigningKeyPageSchema = pageOf(SigningKeySchema, 'SigningKeyPage');
export const SigningKeyListQuerySchema = PageQuerySchema.extend({
  tenant_id: z
    .uuid()
    .optional()
    .meta({ description: 'Tenant ID of the issuer. Without it, the shared issuer' }),
});
export type SigningKeyListQuery = z.infer<typeof SigningKeyListQuerySchema>;

export const RotateSigningKeysSchema = z
  .object({
    tenant_id: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'Tenant ID of the issuer. Without it, the shared issuer' }),
  })
  .strict()
  .meta({ id: 'RotateSigningKeys', example: { tenant_id: null } });
