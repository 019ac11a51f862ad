import { z } from 'zod';
import { RoleSchema } from '../access/roles.ts';
import { TenantStatusSchema } from '../tenants/tenants.ts';

/** A tenant of the caller. */
export const OwnTenantSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: TenantStatusSchema,
    role: RoleSchema,
    roleName: z.string().nullable(),
    isCurrent: z.boolean(),
    isOpen: z.boolean().meta({ description: 'Whether membership and tenant currently allow access' }),
  })
  .meta({ id: 'OwnTenant' });
export type OwnTenant = z.infer<typeof OwnTenantSchema>;

export const OwnTenantListSchema = /* @__PURE__ */ z
  .object({ items: z.array(OwnTenantSchema) })
  .meta({ id: 'OwnTenantList' });

export const SwitchTenantSchema = /* @__PURE__ */ z
  .object({ tenantId: z.uuid() })
  .strict()
  .meta({ id: 'SwitchTenant', example: { tenantId: '01a1fe82-5409-754c-acd1-1916b1c9d4cc' } });
export type SwitchTenant = z.infer<typeof SwitchTenantSchema>;
