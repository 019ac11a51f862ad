import { z } from 'zod';
import { PermissionSchema } from '../access/roles.ts';
import { COUNTED_AT_MOST } from '../common/limits.ts';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema, pageOf } from '../common/paging.ts';

export const MEMBERSHIP_STATUSES = ['active', 'invited', 'suspended'] as const;
export const MembershipStatusSchema = /* @__PURE__ */ z
  .enum(MEMBERSHIP_STATUSES)
  .meta({ id: 'MembershipStatus' });
export type MembershipStatus = z.infer<typeof MembershipStatusSchema>;

/** Roles of members. */
export const MEMBERSHIP_ROLES = ['tenant_admin', 'tenant_user'] as const;
export const MembershipRoleSchema = /* @__PURE__ */ z.enum(MEMBERSHIP_ROLES).meta({ id: 'MembershipRole' });
export type MembershipRole = z.infer<typeof MembershipRoleSchema>;

const VersionSchema = /* @__PURE__ */ z.int().min(1).max(2_147_483_647);

/** A member of one tenant. */
export const TenantUserSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid().meta({ description: 'The user' }),
    tenantId: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: MembershipRoleSchema,
    roleId: z
      .uuid()
      .nullable()
      .meta({ description: 'A custom role of the tenant, in addition to `tenant_user`' }),
    roleName: z.string().nullable(),
    status: MembershipStatusSchema,
    isBlocked: z.boolean().meta({ description: 'Suspended on the whole platform, by a superadmin' }),
    isDemo: z.boolean().meta({ description: 'Created with the demo data' }),
    createdAt: z.iso.datetime().meta({ description: 'When they joined the tenant' }),
    lastLoginAt: z.iso.datetime().nullable(),
    directoryId: z.uuid().nullable().meta({
      description:
        'ID of the connection whose directory manages the user. Name, email address and status can only be changed there. Null for users that admins manage',
    }),
    leftAt: z.iso.datetime().nullable().meta({ description: 'When the directory deactivated the user' }),
    version: VersionSchema,
  })
  .meta({ id: 'TenantUser' });
export type TenantUserDto = z.infer<typeof TenantUserSchema>;

export const TenantUserPageSchema = /* @__PURE__ */ countedPageOf(TenantUserSchema, 'TenantUserPage');

export const TenantUserDetailSchema = /* @__PURE__ */ TenantUserSchema.extend({
  emailVerified: z.boolean(),
  permissions: z.array(PermissionSchema),
  sessions: z.int().min(0).max(2_147_483_647).nullable().meta({
    description: 'Number of active sessions in this tenant. Null: the works-council mode hides it',
  }),
  factorRequiredAt: z.iso.datetime().nullable().meta({
    description: 'Since when the tenant requires a new second factor. Any sign-in after it fulfills it',
  }),
}).meta({ id: 'TenantUserDetail' });
export type TenantUserDetailDto = z.infer<typeof TenantUserDetailSchema>;

export const USER_SORTS = ['name', 'email', 'newest', 'oldest'] as const;
export type UserSort = (typeof USER_SORTS)[number];

const ofTenant = /* @__PURE__ */ z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' });

export const TenantQuerySchema = /* @__PURE__ */ z.object({ tenantId: ofTenant });
export type TenantQuery = z.infer<typeof TenantQuerySchema>;

export const TenantUserListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: ofTenant,
  search: z.string().trim().max(120).optional().meta({
    description: 'Parts of the name or of the email address. All words must match',
  }),
  role: MembershipRoleSchema.optional(),
  roleId: z.uuid().optional().meta({ description: 'Members who hold this custom role' }),
  status: MembershipStatusSchema.optional(),
  sort: z.enum(USER_SORTS).default('newest'),
});
export type TenantUserListQuery = z.infer<typeof TenantUserListQuerySchema>;

const CountSchema = /* @__PURE__ */ z
  .int()
  .min(0)
  .max(COUNTED_AT_MOST + 1)
  .meta({ description: '10001 means more than 10,000' });

export const TenantUserSummarySchema = /* @__PURE__ */ z
  .object({
    total: CountSchema,
    admins: CountSchema,
    suspended: CountSchema,
    invited: CountSchema,
    limit: z.int().min(0).max(2_147_483_647).nullable().meta({
      description: 'How many members and pending invitations the plan allows. Null: no limit',
    }),
  })
  .meta({ id: 'TenantUserSummary' });
export type TenantUserSummary = z.infer<typeof TenantUserSummarySchema>;

export const ChangeTenantUserSchema = /* @__PURE__ */ z
  .object({
    version: VersionSchema,
    role: MembershipRoleSchema,
    roleId: z
      .uuid()
      .nullable()
      .default(null)
      .meta({ description: 'With `tenant_user`: a custom role of the tenant' }),
  })
  .strict()
  .refine(({ role, roleId }) => role === 'tenant_user' || roleId === null, {
    path: ['roleId'],
    message: 'An admin already has all permissions. Choose only one of the two',
  })
  .meta({ id: 'ChangeTenantUser', example: { version: 1, role: 'tenant_admin' } });
export type ChangeTenantUser = z.infer<typeof ChangeTenantUserSchema>;

export const VersionedSchema = /* @__PURE__ */ z
  .object({ version: VersionSchema })
  .strict()
  .meta({ id: 'Versioned', example: { version: 1 } });
export type Versioned = z.infer<typeof VersionedSchema>;

export const RemoveTenantUserQuerySchema = /* @__PURE__ */ z.object({
  tenantId: ofTenant,
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'The current version' }),
});
export type RemoveTenantUserQuery = z.infer<typeof RemoveTenantUserQuerySchema>;

export const SignedOutSchema = /* @__PURE__ */ z
  .object({
    sessions: z.int().min(0).max(2_147_483_647).meta({ description: 'Number of sessions that ended' }),
  })
  .meta({ id: 'SignedOut' });

/** A user's session, for admins. */
export const UserSessionSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid().nullable(),
    address: z.string().nullable(),
    deviceName: z.string().meta({ example: 'Firefox on Linux' }),
    amr: z.array(z.string()).meta({ description: 'How they authenticated', example: ['pwd'] }),
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'UserSession' });
export type UserSessionDto = z.infer<typeof UserSessionSchema>;
export const UserSessionPageSchema = /* @__PURE__ */ pageOf(UserSessionSchema, 'UserSessionPage');

export const UserSubListQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({ tenantId: ofTenant });
export type UserSubListQuery = z.infer<typeof UserSubListQuerySchema>;
