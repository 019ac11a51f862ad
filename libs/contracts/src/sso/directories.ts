import { z } from 'zod';
import { NetworksSchema } from '../account/networks.ts';
import { PageQuerySchema, pageOf } from '../common/paging.ts';

/** How a directory reaches the organization. */
export const DIRECTORY_SOURCES = ['scim', 'ldap', 'microsoft', 'google'] as const;
export const DirectorySourceSchema = /* @__PURE__ */ z.enum(DIRECTORY_SOURCES).meta({
  id: 'DirectorySource',
  description:
    '`scim`: the identity provider pushes changes. `ldap`, `microsoft`, `google`: changes are pulled from LDAP or Active Directory, Microsoft Graph or the Google Directory API',
});
export type DirectorySource = z.infer<typeof DirectorySourceSchema>;

const share = /* @__PURE__ */ z.int().min(1).max(100).meta({
  description:
    'Percentage of linked users that may be deactivated within 24 hours. More deactivations pause the directory',
});
const least = /* @__PURE__ */ z.int().min(1).max(100_000).meta({
  description: 'Number of users that may be deactivated within 24 hours, however small the share is',
});
const onLeaving = /* @__PURE__ */ z.enum(['suspend', 'remove']).meta({
  description:
    '`suspend`: a deactivated user stays a suspended member. `remove`: the membership is removed after 30 days',
});

/** Settings of a directory. */
export const DirectorySettingsSchema = /* @__PURE__ */ z
  .object({ deactivateShare: share, deactivateLeast: least, onLeaving })
  .meta({ id: 'DirectorySettings' });
export type DirectorySettings = z.infer<typeof DirectorySettingsSchema>;

export const DIRECTORY_DEFAULTS: DirectorySettings = {
  deactivateShare: 20,
  deactivateLeast: 10,
  onLeaving: 'remove',
};

export const CreateDirectorySchema = /* @__PURE__ */ z
  .object({ source: DirectorySourceSchema })
  .strict()
  .meta({ id: 'CreateDirectory', example: { source: 'scim' } });
export type CreateDirectory = z.infer<typeof CreateDirectorySchema>;

export const ChangeDirectorySchema = /* @__PURE__ */ z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    deactivateShare: share.optional(),
    deactivateLeast: least.optional(),
    onLeaving: onLeaving.optional(),
  })
  .strict()
  .meta({ id: 'ChangeDirectory', example: { version: 1, deactivateShare: 10 } });
export type ChangeDirectory = z.infer<typeof ChangeDirectorySchema>;

export const DirectoryVersionSchema = /* @__PURE__ */ z
  .object({ version: z.int().min(1).max(2_147_483_647) })
  .strict()
  .meta({ id: 'DirectoryVersion', example: { version: 1 } });
export type DirectoryVersion = z.infer<typeof DirectoryVersionSchema>;

/** Why a user of a directory has no account in the organization. */
export const UNLINKED_REASONS = [
  'email_missing',
  'domain_unverified',
  'account_elsewhere',
  'other_directory',
  'linked_twice',
  'former_user',
  'superadmin',
  'plan_full',
] as const;
export const UnlinkedReasonSchema = /* @__PURE__ */ z.enum(UNLINKED_REASONS).meta({
  id: 'UnlinkedReason',
  description:
    '`email_missing`: there is no valid email address. `domain_unverified`: its domain is not a verified domain of the organization that the connection serves. `account_elsewhere`: the address belongs to an account that is not a member. `other_directory`: another directory of the organization manages the member. `linked_twice`: another user of this directory is linked to the member. `former_user`: the address belongs to the account of a former user of this directory. `superadmin`: the account administers the platform. `plan_full`: the plan allows no more users',
});
export type UnlinkedReason = z.infer<typeof UnlinkedReasonSchema>;

/** What the directory asked for and has not happened yet. */
export const DIRECTORY_WAITS = ['preview', 'share', 'last_admin', 'apply'] as const;
export type DirectoryWait = (typeof DIRECTORY_WAITS)[number];

const count = /* @__PURE__ */ z.int().min(0).max(2_147_483_647);

/** What approving would do. */
export const DirectoryPreviewSchema = /* @__PURE__ */ z
  .object({
    created: count.meta({ description: 'New users' }),
    linked: count.meta({ description: 'Members that the directory will manage' }),
    deactivated: count.meta({ description: 'Members who lose access' }),
    unlinked: z.array(z.object({ reason: UnlinkedReasonSchema, count })),
  })
  .meta({ id: 'DirectoryPreview' });
export type DirectoryPreview = z.infer<typeof DirectoryPreviewSchema>;

export const DirectoryPausedSchema = /* @__PURE__ */ z
  .object({
    reason: z.enum(['share', 'last_admin', 'undone']).meta({
      description:
        '`share`: too many deactivations. `last_admin`: the last administrator would be deactivated. `undone`: an administrator undid a day of changes',
    }),
    at: z.iso.datetime(),
    waiting: count.meta({ description: 'Deactivations that wait for a decision' }),
    limit: count.nullable().meta({ description: 'Deactivations that were allowed. Null for other reasons' }),
  })
  .meta({ id: 'DirectoryPaused' });
export type DirectoryPaused = z.infer<typeof DirectoryPausedSchema>;

/** The directory of a connection. `state` is `off` for a connection without one; then only the addresses have a value. */
export const DirectorySchema = /* @__PURE__ */ z
  .object({
    id: z.uuid().meta({ description: 'ID of the connection' }),
    state: z.enum(['off', 'preview', 'active', 'paused']).meta({
      description:
        '`off`: no provisioning. `preview`: changes are recorded and wait for approval. `active`: changes take effect immediately. `paused`: deactivations wait for a decision',
    }),
    source: DirectorySourceSchema.nullable(),
    baseUrl: z.string().meta({
      description: 'Base URL of the SCIM endpoints. Also the audience of access tokens for them',
      example: 'https://id.example/scim/v2/0190a1b2-0000-7000-8000-000000000001',
    }),
    tokenUrl: z.string().meta({
      description: 'Token endpoint for OAuth clients of the directory',
      example: 'https://id.example/api/v1/oauth2/token',
    }),
    settings: DirectorySettingsSchema,
    counts: z.object({
      users: count.meta({ description: 'Users of the directory' }),
      active: count.meta({ description: 'Those that the directory says are active' }),
      linked: count.meta({ description: 'Those with a membership' }),
      unlinked: count.meta({ description: 'Active ones without a membership' }),
      waiting: count.meta({ description: 'Those with a change that has not taken effect yet' }),
    }),
    preview: DirectoryPreviewSchema.nullable().meta({ description: 'Null unless the state is `preview`' }),
    paused: DirectoryPausedSchema.nullable().meta({ description: 'Null unless the state is `paused`' }),
    lastSyncAt: z.iso.datetime().nullable().meta({ description: 'Time of the last change' }),
    createdAt: z.iso.datetime().nullable(),
    version: z.int().min(0).max(2_147_483_647),
  })
  .meta({ id: 'Directory' });
export type DirectoryDto = z.infer<typeof DirectorySchema>;

/** How a directory authenticates. */
export const DIRECTORY_TOKEN_KINDS = ['bearer', 'oauth_client'] as const;

export const CreateDirectoryTokenSchema = /* @__PURE__ */ z
  .object({
    kind: z.enum(DIRECTORY_TOKEN_KINDS).default('bearer').meta({
      description:
        '`bearer`: a token that the directory sends with each request. `oauth_client`: the directory gets its access tokens at the token endpoint (`client_credentials`, RFC 6749 §4.4)',
    }),
    expiresInDays: z.int().min(1).max(730).nullable().default(365).meta({
      description: 'Null: the token or client does not expire',
    }),
    networks: NetworksSchema.default([]).meta({
      description: 'IP addresses and CIDR ranges that may send SCIM requests with it. Empty: all',
    }),
  })
  .strict()
  .meta({ id: 'CreateDirectoryToken', example: { expiresInDays: 365, networks: ['203.0.113.0/24'] } });
export type CreateDirectoryToken = z.infer<typeof CreateDirectoryTokenSchema>;

export const DirectoryTokenSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    clientId: z.string().nullable().meta({
      description: 'Client ID of an OAuth client. Null for a bearer token',
      example: 'scim-4f1d9c0e7b2a86d35c91',
    }),
    hint: z.string().meta({ description: 'Last characters of the token or client secret', example: 'x7Qd' }),
    networks: z.array(z.string()),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Accurate to one minute' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'DirectoryToken' });
export type DirectoryTokenDto = z.infer<typeof DirectoryTokenSchema>;

export const DirectoryTokensSchema = /* @__PURE__ */ z
  .object({ items: z.array(DirectoryTokenSchema) })
  .meta({ id: 'DirectoryTokens' });

export const CreatedDirectoryTokenSchema = /* @__PURE__ */ z
  .object({
    token: DirectoryTokenSchema,
    secret: z.string().meta({
      description:
        'The bearer token, or the client secret of an OAuth client. Returned only once. Only its hash is stored',
    }),
  })
  .meta({ id: 'CreatedDirectoryToken' });
export type CreatedDirectoryToken = z.infer<typeof CreatedDirectoryTokenSchema>;

/** Who made a change or a request. */
export const DirectoryByKindSchema = /* @__PURE__ */ z.enum(['token', 'client', 'sync', 'admin']);

export const DirectoryRequestSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    method: z.string().meta({ example: 'PATCH' }),
    path: z.string().meta({ description: 'Below the base URL, without the query', example: '/Users' }),
    status: z.int().min(0).max(599),
    scimType: z.string().nullable().meta({ example: 'uniqueness' }),
    detail: z.string().nullable().meta({ description: 'Why the request was rejected. Null if it succeeded' }),
    durationMs: count,
    by: DirectoryByKindSchema.nullable().meta({ description: 'Null if authentication failed' }),
    byId: z.string().nullable(),
    address: z.string().nullable(),
    requestId: z.string().meta({ description: 'As in the log and the audit log' }),
  })
  .meta({ id: 'DirectoryRequest' });
export type DirectoryRequestDto = z.infer<typeof DirectoryRequestSchema>;
export const DirectoryRequestPageSchema = /* @__PURE__ */ pageOf(
  DirectoryRequestSchema,
  'DirectoryRequestPage',
);
export const DirectoryRequestQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  rejected: z.enum(['true', 'false']).optional().meta({ description: '`true`: only rejected requests' }),
});
export type DirectoryRequestQuery = z.infer<typeof DirectoryRequestQuerySchema>;

export const DIRECTORY_CHANGE_KINDS = [
  'created',
  'linked',
  'updated',
  'deactivated',
  'reactivated',
  'deleted',
] as const;
export type DirectoryChangeKind = (typeof DIRECTORY_CHANGE_KINDS)[number];

const DaySchema = /* @__PURE__ */ z.iso.date().meta({ description: 'Day in UTC', example: '2026-11-26' });

export const DirectoryChangeSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(DIRECTORY_CHANGE_KINDS).meta({
      description:
        '`created`: an account and a membership. `linked`: an existing member is managed by the directory. `deleted`: deactivated, and the directory forgot the user',
    }),
    userName: z.string(),
    userId: z.uuid().nullable(),
    before: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What changed, before' }),
    after: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What changed, after' }),
    by: DirectoryByKindSchema,
    byId: z.string().nullable(),
    requestId: z.string(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DirectoryChange' });
export type DirectoryChangeDto = z.infer<typeof DirectoryChangeSchema>;
export const DirectoryChangePageSchema = /* @__PURE__ */ pageOf(DirectoryChangeSchema, 'DirectoryChangePage');
export const DirectoryChangeQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  day: DaySchema.optional(),
});
export type DirectoryChangeQuery = z.infer<typeof DirectoryChangeQuerySchema>;

/** Changes by day, the newest first; days without a change are left out. */
export const DirectoryDaysSchema = /* @__PURE__ */ z
  .object({
    items: z.array(
      z.object({
        day: DaySchema,
        created: count,
        linked: count,
        updated: count,
        deactivated: count,
        reactivated: count,
        deleted: count,
        undone: count,
      }),
    ),
  })
  .meta({ id: 'DirectoryDays' });
export type DirectoryDays = z.infer<typeof DirectoryDaysSchema>;

export const UndoDirectoryDaySchema = /* @__PURE__ */ z
  .object({ day: DaySchema })
  .strict()
  .meta({ id: 'UndoDirectoryDay', example: { day: '2026-11-26' } });
export type UndoDirectoryDay = z.infer<typeof UndoDirectoryDaySchema>;

export const UndoneDirectoryDaySchema = /* @__PURE__ */ z
  .object({
    undone: count.meta({ description: 'Users whose changes were undone' }),
    kept: count.meta({ description: 'Users whose changes could not be undone' }),
  })
  .meta({ id: 'UndoneDirectoryDay' });
export type UndoneDirectoryDay = z.infer<typeof UndoneDirectoryDaySchema>;

export const DirectoryUserSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid().meta({ description: 'ID of the user in SCIM' }),
    userName: z.string(),
    externalId: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    active: z.boolean(),
    userId: z.uuid().nullable().meta({ description: 'The linked user. Null if there is none' }),
    unlinkedBecause: UnlinkedReasonSchema.nullable(),
    waits: z.enum(DIRECTORY_WAITS).nullable().meta({
      description:
        'Why a change has not taken effect yet. `preview`: the directory is not approved. `share`, `last_admin`: a deactivation waits for a decision. `apply`: the change is approved and takes effect soon',
    }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'DirectoryUser' });
export type DirectoryUserDto = z.infer<typeof DirectoryUserSchema>;
export const DirectoryUserPageSchema = /* @__PURE__ */ pageOf(DirectoryUserSchema, 'DirectoryUserPage');
export const DirectoryUserQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  state: z.enum(['linked', 'unlinked', 'waiting', 'inactive']).optional(),
});
export type DirectoryUserQuery = z.infer<typeof DirectoryUserQuerySchema>;
