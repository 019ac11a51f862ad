import { z } from 'zod';
import { pageOf } from '../common/paging.ts';
import { TENANT_ROLE_PERMISSIONS } from './roles.ts';

export const TenantRolePermissionSchema = /* @__PURE__ */ z
  .enum(TENANT_ROLE_PERMISSIONS)
  .meta({ id: 'TenantRolePermission' });

/** A tenant's custom role: a member's permissions and these. */
export const TenantRoleSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    name: z.string(),
    description: z.string(),
    permissions: z.array(TenantRolePermissionSchema),
    members: z
      .int()
      .min(0)
      .max(10_001)
      .meta({ description: 'Number of holders. 10001 means more than 10,000' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'TenantRole' });
export type TenantRoleDto = z.infer<typeof TenantRoleSchema>;
export const TenantRolePageSchema = /* @__PURE__ */ pageOf(TenantRoleSchema, 'TenantRolePage');

const shape = /* @__PURE__ */ (() => ({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(200, 'At most 200 characters').default(''),
  permissions: z
    .array(TenantRolePermissionSchema)
    .min(1, 'Choose at least one permission. A role without permissions is the same as User')
    .max(TENANT_ROLE_PERMISSIONS.length),
}))();

/** A user who configures sign-in decides who users are, so this permission requires the other. */
function isWhole({ permissions }: { permissions: readonly string[] }): boolean {
  return !permissions.includes('tenant_management') || permissions.includes('user_management');
}
const NOT_WHOLE = {
  path: ['permissions'],
  message: 'The permission to manage the organization requires the permission to manage users',
};

export const CreateTenantRoleSchema = /* @__PURE__ */ z
  .object({ ...shape, tenantId: z.uuid().optional().meta({ description: 'Superadmins only' }) })
  .strict()
  .refine(isWhole, NOT_WHOLE)
  .meta({ id: 'CreateTenantRole', example: { name: 'Help desk', permissions: ['user_management'] } });
export type CreateTenantRole = z.infer<typeof CreateTenantRoleSchema>;

export const ChangeTenantRoleSchema = /* @__PURE__ */ z
  .object({ ...shape, version: z.int().min(1).max(2_147_483_647) })
  .strict()
  .refine(isWhole, NOT_WHOLE)
  .meta({
    id: 'ChangeTenantRole',
    example: { version: 1, name: 'Help desk', permissions: ['user_management'] },
  });
export type ChangeTenantRole = z.infer<typeof ChangeTenantRoleSchema>;
