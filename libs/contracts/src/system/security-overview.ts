import { z } from 'zod';
import { PageQuerySchema, pageOf } from '../common/paging.ts';

/** Maximum number of failures, the newest first, so that a flood does not slow down the page. */
export const MOST_FAILURES = 20_000;

const count = z.int().min(0).max(9_007_199_254_740_991);

const CoverageSchema = z
  .object({ people: count, enrolled: count })
  .meta({ description: 'Active users, and how many of them have an authenticator app or a passkey' });

export const SecurityOverviewSchema = z
  .object({
    asOf: z.iso.datetime(),
    failures: z.object({
      total: count,
      isCapped: z.boolean().meta({ description: `There are more than the latest ${MOST_FAILURES}` }),
      hours: z
        .array(z.object({ hour: z.iso.datetime(), failed: count }))
        .meta({ description: 'The last 24 hours in UTC, oldest first, including hours without a failure' }),
      reasons: z.array(z.object({ reason: z.string(), count })),
      networks: z.array(z.object({ network: z.string(), count, people: count })),
      targets: z.array(
        z.object({
          userId: z.uuid().nullable(),
          email: z.string().nullable().meta({
            description: 'Masked. Null, like its ID, for addresses without an account',
            example: 'a…@acme.test',
          }),
          count,
        }),
      ),
    }),
    roles: z.array(
      z.object({ role: z.enum(['superadmin', 'tenant_admin', 'tenant_user']), ...CoverageSchema.shape }),
    ),
    platform: z.object({
      superadminsNeedSecondFactor: z.boolean(),
      tenantsRequiringSecondFactor: count,
      tenantsRequiringSso: count,
    }),
  })
  .meta({ id: 'SecurityOverview', description: 'Of the last 24 hours. Up to half a minute old' });
export type SecurityOverview = z.infer<typeof SecurityOverviewSchema>;

export const TenantSecuritySchema = z
  .object({
    tenantId: z.uuid(),
    code: z.string(),
    name: z.string(),
    ...CoverageSchema.shape,
    secondFactor: z.enum(['optional', 'required']),
    graceDays: z.int().min(0).max(90),
    passwordMinLength: z.int().min(8).max(64),
    ssoRequired: z.boolean(),
    sessionIdleSeconds: z.int().min(0).max(2_147_483_647),
  })
  .meta({ id: 'TenantSecurity', description: "A tenant's sign-in policy and how its members comply" });
export type TenantSecurity = z.infer<typeof TenantSecuritySchema>;
export const TenantSecurityPageSchema = pageOf(TenantSecuritySchema, 'TenantSecurityPage');
export const TenantSecurityQuerySchema = PageQuerySchema.extend({
  secondFactor: z.enum(['optional', 'required']).optional(),
});
export type TenantSecurityQuery = z.infer<typeof TenantSecurityQuerySchema>;

export const RateLimitSchema = z
  .object({
    key: z.string(),
    kind: z.string().meta({ description: 'What is counted', example: 'login:network' }),
    subject: z.string().meta({ description: 'Email addresses are masked', example: '192.0.2.7' }),
    userId: z.uuid().nullable(),
    attempts: count.meta({ description: 'Attempts that count now. The count decays over time' }),
    refused: count.meta({ description: 'Attempts that this limit rejected' }),
    until: z.iso.datetime().nullable().meta({ description: 'The next attempt is allowed at this time' }),
    refusedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The last time that this limit rejected an attempt' }),
  })
  .meta({ id: 'RateLimit', description: 'A rate limit that is active, or was within 15 minutes' });
export type RateLimit = z.infer<typeof RateLimitSchema>;
export const RateLimitsSchema = z.object({ items: z.array(RateLimitSchema) }).meta({ id: 'RateLimits' });

/** SHA-256 in base64url. */
export const RateLimitKeySchema = z.string().regex(/^[\w-]{43}$/, 'This is not a valid key');
