import { z } from 'zod';
import { PageQuerySchema, pageOf } from './paging.ts';

export const MEMBERSHIP_STATUSES = ['active', 'invited', 'suspended'] as const;
export const MembershipStatusSchema = z.enum(MEMBERSHIP_STATUSES).meta({ id: 'MembershipStatus' });
export type MembershipStatus = z.infer<typeof MembershipStatusSchema>;

/** Roles that a person can hold in a tenant. */
export const MembershipRoleSchema = z.enum(['tenant_admin', 'tenant_user']).meta({ id: 'MembershipRole' });
export type MembershipRole = z.infer<typeof MembershipRoleSchema>;

/** A person as a member of one tenant. */
export const TenantUserSchema = z
  .object({
    id: z.uuid().meta({ description: 'The person' }),
    tenantId: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: MembershipRoleSchema,
    status: MembershipStatusSchema,
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TenantUser' });
export type TenantUserDto = z.infer<typeof TenantUserSchema>;

export const TenantUserPageSchema = pageOf(TenantUserSchema, 'TenantUserPage');

export const TenantUserListQuerySchema = PageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Which tenant; from platform callers only' }),
});
export type TenantUserListQuery = z.infer<typeof TenantUserListQuerySchema>;
