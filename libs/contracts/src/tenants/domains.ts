import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { SSO_TYPES } from '../sso/sso-providers.ts';

/** `pending` until verified, `active` while verified, `inactive` after the verification was lost. */
export const DomainStatusSchema = /* @__PURE__ */ z
  .enum(['pending', 'active', 'inactive'])
  .meta({ id: 'DomainStatus' });
export type DomainStatus = z.infer<typeof DomainStatusSchema>;

/** Verification method: a DNS record, the identity provider's directory, or the platform. */
export const DomainVerificationSchema = /* @__PURE__ */ z
  .enum(['dns', 'directory', 'platform'])
  .meta({ id: 'DomainVerification' });
export type DomainVerification = z.infer<typeof DomainVerificationSchema>;

/** `sso`: users join by signing in through a connection that admits new users. `invite_only`: by invitation only. */
export const AutoJoinSchema = /* @__PURE__ */ z.enum(['invite_only', 'sso']).meta({ id: 'DomainAutoJoin' });
export type AutoJoin = z.infer<typeof AutoJoinSchema>;

/** Result of the last DNS check. */
export const DomainCheckOutcomeSchema = /* @__PURE__ */ z
  .enum(['found', 'missing', 'mismatch', 'unreachable', 'owned_elsewhere', 'parent_owned_elsewhere'])
  .meta({ id: 'DomainCheckOutcome' });
export type DomainCheckOutcome = z.infer<typeof DomainCheckOutcomeSchema>;

/** The last check with the next step, for the admin. */
export const DOMAIN_CHECK_TEXTS: Record<DomainCheckOutcome, string> = {
  found: 'The record is there: the domain is verified.',
  missing:
    'This TXT record does not exist yet. DNS changes can take some hours to become visible everywhere.',
  mismatch: 'The TXT record with this name has another value. Copy the complete value again.',
  unreachable: 'The name servers did not respond. Gatehouse tries again automatically.',
  owned_elsewhere:
    'Your record is correct, but another organization has already verified this domain. Remove its record from your DNS, or ask us to move the domain.',
  parent_owned_elsewhere:
    'Your record is correct, but another organization has verified a parent domain. Ask that organization to release this subdomain, or contact us.',
};

export const SsoTypeSchema = /* @__PURE__ */ z.enum(SSO_TYPES).meta({ id: 'SsoType' });
export type SsoType = z.infer<typeof SsoTypeSchema>;

export const DomainSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    tenantName: z.string(),
    domain: z.string().meta({ description: 'Lower case, in ASCII form', example: 'xn--mller-kva.example' }),
    displayName: z.string().meta({ description: 'In Unicode form', example: 'müller.example' }),
    status: DomainStatusSchema,
    ssoProvider: SsoTypeSchema.nullable().meta({
      description: 'Type of the enabled connection that serves the domain',
    }),
    autoJoin: AutoJoinSchema,
    coversSubdomains: z.boolean().meta({
      description:
        'Whether addresses at subdomains count as this domain while it is verified. A subdomain that is verified separately has its own setting',
    }),
    proof: DomainVerificationSchema.nullable().meta({
      description: 'How it was verified. Null while it is not',
    }),
    verificationDetail: z
      .string()
      .nullable()
      .meta({ example: 'Google directory of acme.test, consented by ada@acme.test' }),
    challenge: z
      .object({
        recordName: z.string().meta({ example: '_gatehouse-challenge.acme.test' }),
        recordType: z.literal('TXT'),
        recordValue: z.string().meta({ example: 'gatehouse-verification=zNLtHjrLZ0O1AbkJmWZqYc9' }),
      })
      .meta({ id: 'DomainChallenge' }),
    verifiedAt: z.iso.datetime().nullable(),
    lastCheck: z
      .object({
        at: z.iso.datetime(),
        outcome: DomainCheckOutcomeSchema,
        message: z.string().meta({ description: 'What it means and what to do' }),
      })
      .meta({ id: 'DomainCheck' })
      .nullable(),
    nextCheckAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'Domain' });
export type DomainDto = z.infer<typeof DomainSchema>;

export const DomainPageSchema = /* @__PURE__ */ countedPageOf(DomainSchema, 'DomainPage');

const TenantOfPlatformCallers = /* @__PURE__ */ z
  .uuid()
  .optional()
  .meta({ description: 'Tenant ID. Ignored unless the caller is a superadmin' });

export const DomainListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: TenantOfPlatformCallers,
  status: DomainStatusSchema.optional(),
});
export type DomainListQuery = z.infer<typeof DomainListQuerySchema>;

export const ClaimDomainSchema = /* @__PURE__ */ z
  .object({
    domain: z.string().trim().min(1, 'Enter a domain such as acme.com').max(260, 'At most 253 characters'),
    autoJoin: AutoJoinSchema.default('sso'),
    tenantId: TenantOfPlatformCallers,
  })
  .strict()
  .meta({ id: 'ClaimDomain', example: { domain: 'analytical-engines.example' } });
export type ClaimDomain = z.infer<typeof ClaimDomainSchema>;

export const ChangeDomainSchema = /* @__PURE__ */ z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    autoJoin: AutoJoinSchema,
    coversSubdomains: z.boolean().optional().meta({ description: 'Unchanged if omitted' }),
  })
  .strict()
  .meta({ id: 'ChangeDomain', example: { version: 1, autoJoin: 'invite_only' } });
export type ChangeDomain = z.infer<typeof ChangeDomainSchema>;
