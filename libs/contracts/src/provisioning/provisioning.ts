import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema, pageOf } from '../common/paging.ts';
import { ProvisioningMappingSchema } from './mapping.ts';
import { PROVISIONING_PRESETS } from './presets.ts';

/** Message for an address of a target; null if it is usable. */
export function targetUrlProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'Use an absolute URL, such as https://scim.example.com/v2';
  const url = new URL(value);
  if (url.username || url.password) return 'The URL must not contain a user name or a password';
  if (url.hash || value.endsWith('#')) return 'The URL must not contain a fragment (#)';
  if (/[{}]|%7B|%7D/i.test(value))
    return 'Replace the placeholders in braces with the values of your account';
  if (url.protocol === 'https:') return null;
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'http:' && loopback ? null : 'Use https. Only loopback addresses can use http';
}

const TargetUrlSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .min(1, 'Enter the address')
  .max(2_000, 'At most 2,000 characters')
  .superRefine((value, context) => {
    const message = targetUrlProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const BaseUrlSchema = /* @__PURE__ */ TargetUrlSchema.refine(
  (value) => !value.includes('?'),
  'Leave out the query (?)',
).transform((value) => value.replace(/\/+$/, ''));

export const ProvisioningStateSchema = /* @__PURE__ */ z.enum(['active', 'paused', 'stopped']).meta({
  description:
    '`paused`: an admin paused it, or it was never started. `stopped`: the target keeps failing; delivery is tried again by itself',
});
export type ProvisioningState = z.infer<typeof ProvisioningStateSchema>;

/** Why the target did not accept something. The console explains each. */
export const PROVISIONING_PROBLEMS = [
  'unauthorized',
  'address_denied',
  'unreachable',
  'timed_out',
  'rate_limited',
  'unavailable',
  'not_json',
  'not_scim',
  'too_large',
  'wrong_id',
  'conflict',
  'rejected',
  'not_found',
  'ambiguous',
  'token_refused',
  'no_value',
  'secret_unreadable',
] as const;
export type ProvisioningProblemCode = (typeof PROVISIONING_PROBLEMS)[number];

export const ProvisioningProblemSchema = /* @__PURE__ */ z
  .object({
    code: z.enum(PROVISIONING_PROBLEMS),
    status: z.int().nullable().meta({ description: 'HTTP status of the target' }),
    detail: z.string().nullable().meta({ description: 'What the target said, shortened' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ProvisioningProblem' });
export type ProvisioningProblem = z.infer<typeof ProvisioningProblemSchema>;

const SETTINGS = {
  preset: z.enum(PROVISIONING_PRESETS),
  base_url: BaseUrlSchema.meta({
    description: 'Base address of the SCIM 2.0 endpoints, without `/Users`',
    example: 'https://scim.example.com/v2',
  }),
  auth_method: z.enum(['token', 'oauth']).meta({
    description: '`token`: a bearer token. `oauth`: the client credentials grant (RFC 6749 §4.4)',
  }),
  token_url: TargetUrlSchema.nullable().meta({ description: 'Token endpoint; with `oauth` only' }),
  oauth_client_id: z.string().trim().min(1).max(500).nullable(),
  oauth_scope: z.string().trim().max(1_000).nullable(),
  update_method: z.enum(['patch', 'put']).meta({ description: 'How accounts are changed at the target' }),
  mapping: ProvisioningMappingSchema,
  assigned: z.enum(['access', 'everybody', 'selected']).meta({
    description:
      'Who has an account. `access`: the users who can use the application. `selected`: the users and the members of the groups that are assigned for provisioning alone',
  }),
  push_groups: z.boolean().meta({ description: 'Whether assigned groups are created at the target' }),
  leave_action: z.enum(['deactivate', 'delete']),
  leave_after_days: z.int().min(0).max(29).meta({
    description:
      'Days from leaving to the action. An account that will be deleted later is deactivated at once. Suspended users are always deactivated at once',
  }),
};

const SECRET = /* @__PURE__ */ z
  .string()
  .trim()
  .min(1, 'Enter the secret')
  .max(4_000, 'At most 4,000 characters')
  .regex(/^[\x21-\x7e]+$/, 'Use printable ASCII characters without spaces')
  .meta({ description: 'Bearer token or client secret. Write-only' });

function requireOAuth(
  given: { auth_method?: string | undefined; token_url?: unknown; oauth_client_id?: unknown },
  context: z.RefinementCtx,
): void {
  if (given.auth_method !== 'oauth') return;
  if (!given.token_url)
    context.addIssue({ code: 'custom', path: ['token_url'], message: 'Enter the token endpoint' });
  if (!given.oauth_client_id)
    context.addIssue({ code: 'custom', path: ['oauth_client_id'], message: 'Enter the client ID' });
}

export const CreateProvisioningSchema = /* @__PURE__ */ z
  .object({
    application_id: z.uuid().meta({ description: 'ID of an OIDC client or a SAML application' }),
    preset: SETTINGS.preset.default('custom'),
    base_url: SETTINGS.base_url,
    auth_method: SETTINGS.auth_method.default('token'),
    secret: SECRET,
    token_url: SETTINGS.token_url.default(null),
    oauth_client_id: SETTINGS.oauth_client_id.default(null),
    oauth_scope: SETTINGS.oauth_scope.default(null),
    update_method: SETTINGS.update_method.optional(),
    mapping: SETTINGS.mapping.optional(),
    assigned: SETTINGS.assigned.default('access'),
    push_groups: SETTINGS.push_groups.optional(),
    leave_action: SETTINGS.leave_action.default('deactivate'),
    leave_after_days: SETTINGS.leave_after_days.default(0),
  })
  .strict()
  .superRefine(requireOAuth)
  .meta({
    id: 'CreateProvisioning',
    example: {
      application_id: '0190a1b2-0000-7000-8000-000000000002',
      base_url: 'https://scim.example.com/v2',
      secret: 'a-bearer-token',
    },
  });
export type CreateProvisioning = z.infer<typeof CreateProvisioningSchema>;

/** An update; missing fields are unchanged. */
export const ChangeProvisioningSchema = /* @__PURE__ */ z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    ...z.object(SETTINGS).partial().shape,
    secret: SECRET.optional(),
  })
  .strict()
  .meta({ id: 'ChangeProvisioning', example: { version: 1, assigned: 'everybody' } });
export type ChangeProvisioning = z.infer<typeof ChangeProvisioningSchema>;

const count = /* @__PURE__ */ z.int().min(0);

export const ProvisioningCountsSchema = /* @__PURE__ */ z
  .object({ waiting: count, in_sync: count, refused: count, leaving: count, gone: count, drifted: count })
  .meta({ id: 'ProvisioningCounts' });
export type ProvisioningCounts = z.infer<typeof ProvisioningCountsSchema>;

export const ProvisioningComparisonSchema = /* @__PURE__ */ z
  .object({
    accounts: count,
    unmanaged: count.meta({ description: 'Accounts that belong to no user of Gatehouse' }),
    drifted: count,
    missing: count.meta({ description: 'Accounts that were deleted at the target' }),
  })
  .meta({ id: 'ProvisioningComparison' });

export const ProvisioningSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid().meta({ description: 'ID of the application' }),
    tenant_id: z.uuid(),
    application: z.object({ kind: z.enum(['oidc', 'saml']), name: z.string() }),
    ...SETTINGS,
    base_url: z.string(),
    token_url: z.string().nullable(),
    secret_last_four: z.string(),
    state: ProvisioningStateSchema,
    problem: ProvisioningProblemSchema.nullable().meta({ description: 'Why the target fails as a whole' }),
    retry_at: z.iso.datetime().nullable().meta({ description: 'No request is sent to the target before' }),
    counts: ProvisioningCountsSchema,
    last_delivery_at: z.iso.datetime().nullable(),
    reconciled_at: z.iso.datetime().nullable(),
    comparison: ProvisioningComparisonSchema.nullable().meta({
      description: 'Accounts of the target at the last comparison',
    }),
    is_reconciling: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'Provisioning' });
export type ProvisioningDto = z.infer<typeof ProvisioningSchema>;

export const ProvisioningPageSchema = /* @__PURE__ */ pageOf(ProvisioningSchema, 'ProvisioningPage');
export const ProvisioningListQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  tenant_id: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  application: z.uuid().optional().meta({ description: 'ID of an application' }),
});
export type ProvisioningListQuery = z.infer<typeof ProvisioningListQuerySchema>;

export const ProvisioningTestSchema = /* @__PURE__ */ z
  .object({
    ok: z.boolean(),
    problem: ProvisioningProblemSchema.nullable(),
    users: z.int().nullable().meta({ description: 'Accounts at the target, if it says' }),
    supports: z
      .object({
        patch: z.boolean().nullable(),
        filter: z.boolean().nullable(),
        groups: z.boolean().nullable(),
      })
      .meta({ description: 'What the target says it supports; null if it does not say' }),
  })
  .meta({ id: 'ProvisioningTest' });
export type ProvisioningTest = z.infer<typeof ProvisioningTestSchema>;

export const PreviewProvisioningSchema = /* @__PURE__ */ z
  .object({
    user_id: z.uuid(),
    mapping: ProvisioningMappingSchema.optional().meta({ description: 'Instead of the saved mapping' }),
  })
  .strict()
  .meta({ id: 'PreviewProvisioning', example: { user_id: '0190a1b2-0000-7000-8000-000000000003' } });
export type PreviewProvisioning = z.infer<typeof PreviewProvisioningSchema>;

export const ProvisioningPreviewSchema = /* @__PURE__ */ z
  .object({
    is_assigned: z.boolean(),
    resource: z.record(z.string(), z.unknown()).meta({ description: 'The SCIM user that is sent' }),
    empty: z.array(z.string()).meta({ description: 'Mapped attributes that have no value for this user' }),
  })
  .meta({ id: 'ProvisioningPreview' });
export type ProvisioningPreview = z.infer<typeof ProvisioningPreviewSchema>;

export const ProvisioningObjectStatusSchema = /* @__PURE__ */ z
  .enum(['waiting', 'in_sync', 'refused', 'leaving', 'gone'])
  .meta({
    description:
      '`waiting`: is delivered or retried. `refused`: not retried by itself before something changes. `leaving`: no longer assigned, the account still exists. `gone`: deactivated or deleted at the target',
  });
export type ProvisioningObjectStatus = z.infer<typeof ProvisioningObjectStatusSchema>;

export const ProvisioningObjectSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    kind: z.enum(['user', 'group']),
    user_id: z.uuid().nullable(),
    group_id: z.uuid().nullable(),
    label: z.string().meta({ description: 'User name or name of the group' }),
    status: ProvisioningObjectStatusSchema,
    attempts: z.int().min(0),
    next_attempt_at: z.iso.datetime().nullable(),
    problem: ProvisioningProblemSchema.nullable(),
    target_id: z.string().nullable(),
    drift: z
      .array(z.object({ attribute: z.string(), ours: z.unknown(), theirs: z.unknown() }))
      .nullable()
      .meta({ description: 'Attributes that differed at the target at the last comparison' }),
    leave_at: z.iso.datetime().nullable(),
    synced_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ProvisioningObject' });
export type ProvisioningObjectDto = z.infer<typeof ProvisioningObjectSchema>;

export const ProvisioningObjectPageSchema = /* @__PURE__ */ countedPageOf(
  ProvisioningObjectSchema,
  'ProvisioningObjectPage',
);
export const ProvisioningObjectListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  status: z.enum(['waiting', 'in_sync', 'refused', 'leaving', 'gone', 'drifted']).optional(),
  kind: z.enum(['user', 'group']).optional(),
  search: z.string().trim().max(200).optional().meta({ description: 'Beginning of the label' }),
});
export type ProvisioningObjectListQuery = z.infer<typeof ProvisioningObjectListQuerySchema>;

export const ProvisioningRetriedSchema = /* @__PURE__ */ z
  .object({ count: z.int().min(0).meta({ description: 'Objects that are tried again' }) })
  .meta({ id: 'ProvisioningRetried' });

export const AssignProvisioningSchema = /* @__PURE__ */ z
  .object({ user_id: z.uuid().optional(), group_id: z.uuid().optional() })
  .strict()
  .refine(({ user_id, group_id }) => (user_id === undefined) !== (group_id === undefined), {
    message: 'Name either a user or a group',
  })
  .meta({ id: 'AssignProvisioning', example: { user_id: '0190a1b2-0000-7000-8000-000000000003' } });
export type AssignProvisioning = z.infer<typeof AssignProvisioningSchema>;

export const ProvisioningAssignmentSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    user_id: z.uuid().nullable(),
    group_id: z.uuid().nullable(),
    name: z.string(),
    detail: z.string().nullable().meta({ description: 'Email address of a user' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ProvisioningAssignment' });
export type ProvisioningAssignmentDto = z.infer<typeof ProvisioningAssignmentSchema>;
export const ProvisioningAssignmentPageSchema = /* @__PURE__ */ pageOf(
  ProvisioningAssignmentSchema,
  'ProvisioningAssignmentPage',
);
