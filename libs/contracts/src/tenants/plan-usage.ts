import { z } from 'zod';
import { COUNTED, REQUESTED_PLANS } from './plans.ts';
import { PlanSchema } from './tenants.ts';

const CountSchema = /* @__PURE__ */ z.int().min(0).max(2_147_483_647);

/** A rejection by the plan: `used` plus `wanted` exceeds `limit`. */
export const PlanLimitSchema = /* @__PURE__ */ z
  .object({
    plan: PlanSchema,
    what: z.enum(COUNTED),
    limit: CountSchema,
    used: CountSchema,
    wanted: CountSchema,
  })
  .meta({ id: 'PlanLimit' });
export type PlanLimit = z.infer<typeof PlanLimitSchema>;

const UsageSchema = /* @__PURE__ */ z
  .object({
    used: CountSchema,
    limit: CountSchema.nullable().meta({ description: 'Null if the plan sets no limit' }),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof UsageSchema>;

/** A tenant's usage of its plan. After a downgrade, `used` may exceed `limit`: nothing is removed. */
export const PlanUsageSchema = /* @__PURE__ */ z
  .object({
    plan: PlanSchema,
    users: UsageSchema.meta({
      description: 'Members and pending invitations. Without a limit, the count stops at 10,001',
    }),
    domains: UsageSchema,
    ssoConfigurations: UsageSchema,
    products: z.object({
      used: CountSchema.meta({ description: 'In the plan, or granted in addition to it' }),
      limit: CountSchema.meta({ description: 'In the catalog of products' }),
    }),
    requested: z.enum(REQUESTED_PLANS).nullable().meta({ description: 'The requested plan' }),
    requestedAt: z.iso.datetime().nullable().meta({ description: 'When that request was sent' }),
  })
  .meta({ id: 'PlanUsage' });
export type PlanUsage = z.infer<typeof PlanUsageSchema>;
