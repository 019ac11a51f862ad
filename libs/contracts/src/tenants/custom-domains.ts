import { z } from 'zod';
import { BrandSchema } from './organization.ts';
import type { Plan } from './plans.ts';

/** Plans that include a custom domain. */
export const CUSTOM_DOMAIN_PLANS: readonly Plan[] = ['pro', 'enterprise'];

/** How long a failing domain still signs users in, in days. */
export const CUSTOM_DOMAIN_GRACE_DAYS = 7;

/**
 * `pending` until the TXT record is found, `verified` until the CNAME record is found too, `active` while both are there,
 * `failing` when one of them is gone.
 */
export const CustomDomainStatusSchema = /* @__PURE__ */ z
  .enum(['pending', 'verified', 'active', 'failing'])
  .meta({ id: 'CustomDomainStatus' });
export type CustomDomainStatus = z.infer<typeof CustomDomainStatusSchema>;

/** The result of the last DNS check. */
export const CustomDomainOutcomeSchema = /* @__PURE__ */ z
  .enum([
    'found',
    'txt_missing',
    'txt_mismatch',
    'cname_missing',
    'cname_elsewhere',
    'unreachable',
    'owned_elsewhere',
  ])
  .meta({ id: 'CustomDomainOutcome' });
export type CustomDomainOutcome = z.infer<typeof CustomDomainOutcomeSchema>;

/** For callers of the API; pages have their own texts. */
export const CUSTOM_DOMAIN_CHECK_TEXTS: Record<CustomDomainOutcome, string> = {
  found: 'Both records are there.',
  txt_missing: 'There is no such TXT record. DNS changes can take some hours to be seen everywhere.',
  txt_mismatch: 'There is a TXT record of this name with another value. Copy the value again, in one piece.',
  cname_missing: 'There is no CNAME record. DNS changes can take some hours to be seen everywhere.',
  cname_elsewhere: 'The CNAME record leads to another host. Copy the value again.',
  unreachable: 'The name servers did not answer. The next check is automatic.',
  owned_elsewhere:
    'Another organization has verified this name, or a domain above it, and its record is still in the DNS.',
};

const DnsRecordSchema = /* @__PURE__ */ z
  .object({
    type: z.enum(['CNAME', 'TXT']),
    name: z.string().meta({ example: 'login.acme.test' }),
    value: z.string().meta({ example: 'id.example.com' }),
  })
  .meta({ id: 'CustomDomainRecord' });

export const CustomDomainSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    host: z.string().meta({ description: 'Lower case, in ASCII form', example: 'login.acme.test' }),
    status: CustomDomainStatusSchema,
    origin: z.url().meta({
      description: 'Origin of the sign-in pages, and issuer of the OpenID provider there',
      example: 'https://login.acme.test',
    }),
    records: z.array(DnsRecordSchema).meta({ description: 'Add both to the DNS of the domain' }),
    lastCheck: z
      .object({
        at: z.iso.datetime(),
        outcome: CustomDomainOutcomeSchema,
        message: z.string(),
        cname: z.string().nullable().meta({ description: 'The host that the CNAME record leads to' }),
      })
      .meta({ id: 'CustomDomainCheck' })
      .nullable(),
    nextCheckAt: z.iso.datetime().nullable(),
    verifiedAt: z.iso.datetime().nullable(),
    servesUntil: z.iso.datetime().nullable().meta({
      description: 'When a failing domain stops signing users in. Null while it does not fail',
    }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CustomDomain' });
export type CustomDomainDto = z.infer<typeof CustomDomainSchema>;

export const OwnCustomDomainSchema = /* @__PURE__ */ z
  .object({
    customDomain: CustomDomainSchema.nullable(),
    isIncluded: z.boolean().meta({ description: 'Whether the plan of the organization includes one' }),
  })
  .meta({ id: 'OwnCustomDomain' });
export type OwnCustomDomain = z.infer<typeof OwnCustomDomainSchema>;

const TenantOfPlatformCallers = /* @__PURE__ */ z
  .uuid()
  .optional()
  .meta({ description: 'Tenant ID. Required for superadmins' });

export const CustomDomainQuerySchema = /* @__PURE__ */ z.object({ tenantId: TenantOfPlatformCallers });
export type CustomDomainQuery = z.infer<typeof CustomDomainQuerySchema>;

export const AddCustomDomainSchema = /* @__PURE__ */ z
  .object({
    host: z.string().trim().min(1, 'Enter a name such as login.acme.com').max(260, 'At most 253 characters'),
    tenantId: TenantOfPlatformCallers,
  })
  .strict()
  .meta({ id: 'AddCustomDomain', example: { host: 'login.analytical-engines.example' } });
export type AddCustomDomain = z.infer<typeof AddCustomDomainSchema>;

export const SiteQuerySchema = /* @__PURE__ */ z.object({ host: z.string().max(260) });

/** A custom domain, for the web app. */
export const SiteSchema = /* @__PURE__ */ z.object({
  host: z.string(),
  origin: z.url(),
  slug: z.string(),
  brand: BrandSchema.nullable(),
});
export type SiteDto = z.infer<typeof SiteSchema>;
