import { z } from 'zod';
import { BrandSchema } from '../tenants/organization.ts';
import { MeSchema } from './auth.ts';
import { OwnTenantSchema } from './own-tenants.ts';

export const VisitSchema = /* @__PURE__ */ MeSchema.extend({
  brand: BrandSchema.nullable().meta({
    description: 'How the organization of the caller shows itself; null for a caller of no organization',
  }),
  tenants: z
    .array(OwnTenantSchema)
    .meta({ description: 'The organizations of the caller; empty for a caller of no organization' }),
}).meta({ id: 'Visit' });
export type Visit = z.infer<typeof VisitSchema>;
