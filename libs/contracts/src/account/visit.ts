import { z } from 'zod';
import { BrandSchema } from '../tenants/organization.ts';
import { MeSchema } from './auth.ts';
import { OwnTenantSchema } from './own-tenants.ts';

export const VisitSchema = /* @__PURE__ */ MeSchema.extend({
  locale: z.string().nullable().meta({
    description: "The language of the caller's account: a BCP 47 tag. Null without a choice",
    example: 'de-CH',
  }),
  brand: BrandSchema.nullable().meta({
    description: "The brand of the caller's organization. Null without an organization",
  }),
  tenants: z
    .array(OwnTenantSchema)
    .meta({ description: "The caller's organizations. Empty without an organization" }),
}).meta({ id: 'Visit' });
export type Visit = z.infer<typeof VisitSchema>;
