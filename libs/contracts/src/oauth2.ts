import { z } from 'zod';
import { PageQuerySchema, pageOf } from './paging.ts';

/** Scopes that a client may be granted, with the claims each one opens. */
export const SCOPES = {
  openid: 'Who you are (an identifier)',
  profile: 'Your name',
  email: 'Your email address',
  tenant: 'Your organisation, your role and your permissions in it',
  offline_access: 'Access while you are away',
} as const;
export const ScopeSchema = z.enum(['openid', 'profile', 'email', 'tenant', 'offline_access']);
export type Scope = z.infer<typeof ScopeSchema>;

/** Why an address may not be registered, or null where it may. Source: RFC 9700 §2.1, RFC 8252 §7.3. */
export function redirectUriProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'Not an absolute address';
  const url = new URL(value);
  if (value.includes('*')) return 'Wildcards are not allowed: register each address exactly';
  if (url.hash || value.endsWith('#')) return 'An address must not have a fragment (#)';
  if (url.username || url.password) return 'An address must not hold a user name or a password';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'Use https (or http for a loopback address)';
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return loopback ? null : 'http is allowed for loopback addresses only; use https';
}

export const RedirectUriSchema = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .superRefine((value, context) => {
    const problem = redirectUriProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const ClientSecretSchema = z
  .string()
  .min(16, 'Use at least 16 characters')
  .max(256, 'At most 256 characters')
  .regex(/^[\x21-\x7e]+$/, 'Use visible ASCII characters without spaces');

export const ClientIdSchema = z
  .string()
  .min(3, 'Use at least 3 characters')
  .max(100, 'At most 100 characters')
  .regex(/^[A-Za-z0-9._~-]+$/, 'Use letters, digits and . _ ~ -');

export const CreateOAuthClientSchema = z
  .object({
    name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
    client_id: ClientIdSchema.optional().meta({ description: 'Made by us where it is left out' }),
    client_secret: ClientSecretSchema.optional().meta({
      description: 'Made by us where it is left out; never for public clients',
    }),
    redirect_uris: z.array(RedirectUriSchema).min(1, 'Register at least one address').max(20),
    scopes: z.array(ScopeSchema).max(10).default(['openid', 'profile', 'email']),
    is_active: z.boolean().default(true),
    token_endpoint_auth_method: z
      .enum(['client_secret_basic', 'client_secret_post', 'none'])
      .default('client_secret_basic'),
    post_logout_redirect_uris: z.array(RedirectUriSchema).max(20).default([]),
    tenant_id: z
      .uuid()
      .nullable()
      .optional()
      .meta({ description: 'The tenant that owns the client; from platform callers only' }),
  })
  .strict()
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
    tenant_id: z.uuid().nullable(),
    name: z.string(),
    client_id: z.string(),
    redirect_uris: z.array(z.string()),
    post_logout_redirect_uris: z.array(z.string()),
    scopes: z.array(ScopeSchema),
    token_endpoint_auth_method: z.enum(['client_secret_basic', 'client_secret_post', 'none']),
    is_active: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'OAuthClient' });
export type OAuthClientDto = z.infer<typeof OAuthClientSchema>;

export const CreatedOAuthClientSchema = OAuthClientSchema.extend({
  client_secret: z.string().optional().meta({ description: 'Shown this once' }),
}).meta({ id: 'CreatedOAuthClient' });

export const OAuthClientPageSchema = pageOf(OAuthClientSchema, 'OAuthClientPage');
export const OAuthClientListQuerySchema = PageQuerySchema.extend({
  tenant_id: z.uuid().optional().meta({ description: 'Which tenant; from platform callers only' }),
});
export type OAuthClientListQuery = z.infer<typeof OAuthClientListQuerySchema>;

/** What the interaction page shows of a sign-in that an application began. */
export const InteractionSchema = z
  .object({
    uid: z.string(),
    prompt: z.enum(['login', 'consent', 'select_account']),
    reasons: z
      .array(z.string())
      .meta({ description: 'Why the person is asked, e.g. `no_session`, `max_age`' }),
    client: z.object({
      client_id: z.string(),
      name: z.string(),
      uri: z.string().nullable(),
    }),
    scopes: z.array(z.object({ scope: z.string(), description: z.string() })),
    loginHint: z.string().nullable(),
    user: z.object({ name: z.string(), email: z.string(), tenantName: z.string().nullable() }).nullable(),
    redirectOrigin: z.string().meta({ description: 'Origin of the address that the browser ends at' }),
  })
  .meta({ id: 'Interaction' });
export type InteractionDto = z.infer<typeof InteractionSchema>;

export const AnswerInteractionSchema = z
  .object({ answer: z.enum(['continue', 'allow', 'deny']) })
  .strict()
  .meta({ id: 'AnswerInteraction' });

export const InteractionResultSchema = z
  .object({ redirectTo: z.string().meta({ description: 'Where the browser goes on' }) })
  .meta({ id: 'InteractionResult' });
