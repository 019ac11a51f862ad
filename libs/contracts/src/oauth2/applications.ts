import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { ApplicationLogoUrlSchema } from '../tenants/organization.ts';
import { APPLICATION_ACTIVITY_DAYS, APPLICATION_KINDS } from './application-kinds.ts';

export const ApplicationKindSchema = /* @__PURE__ */ z.enum(APPLICATION_KINDS).meta({
  id: 'ApplicationKind',
  description:
    '`web`: a confidential client. `spa`: a public client in the browser. `native`: on a phone or computer. `device`: device code only. `machine`: no users. `saml`: a SAML service provider',
});

export const ApplicationSummarySchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    kind: ApplicationKindSchema,
    name: z.string(),
    logo_url: ApplicationLogoUrlSchema,
    identifier: z.string().meta({ description: 'Client ID, or entity ID of a SAML service provider' }),
    tenant_id: z.uuid().nullable(),
    tenant_name: z.string().nullable(),
    is_active: z.boolean(),
    is_demo: z.boolean().meta({ description: 'Belongs to an organization of the demo data' }),
    created_at: z.iso.datetime(),
    last_sign_in_at: z.iso
      .datetime()
      .nullable()
      .meta({
        description: `Last sign-in of a user, or last token of a machine. Null: none in ${APPLICATION_ACTIVITY_DAYS.signIns} days`,
      }),
    failures: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({
        description: `Rejected token requests or SAML messages in the last ${APPLICATION_ACTIVITY_DAYS.failures} days`,
      }),
    certificate_expires_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Of the certificate that expires first. SAML only' }),
  })
  .meta({ id: 'ApplicationSummary' });
export type ApplicationSummary = z.infer<typeof ApplicationSummarySchema>;

export const ApplicationPageSchema = /* @__PURE__ */ countedPageOf(
  ApplicationSummarySchema,
  'ApplicationPage',
);

export const ApplicationListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenant_id: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  search: z
    .string()
    .trim()
    .max(120)
    .optional()
    .meta({ description: 'Part of the name, of the client ID or of the entity ID' }),
  kind: ApplicationKindSchema.optional(),
  status: z.enum(['active', 'disabled']).optional(),
});
export type ApplicationListQuery = z.infer<typeof ApplicationListQuerySchema>;
