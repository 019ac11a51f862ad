import { z } from 'zod';
import { PageQuerySchema, pageOf } from '../common/paging.ts';
import { COST_MEASURES, COST_WEIGHTS, COSTS } from './cost-measures.ts';

const count = z.int().min(0).max(9_007_199_254_740_991);

const range = {
  from: z.iso
    .date()
    .optional()
    .meta({ description: `The first day, in UTC; ${COSTS.days} days up to the last one by default` }),
  to: z.iso
    .date()
    .optional()
    .meta({ description: `The last day, today by default. At most ${COSTS.mostDays} days together` }),
};

/** What the ten most expensive organizations are chosen by. */
export const COST_ORDERS = ['overall', ...COST_MEASURES] as const;
export type CostOrder = (typeof COST_ORDERS)[number];

const measures = {
  processorMs: count.meta({ description: 'Processor time of the API, in milliseconds: an estimate' }),
  requests: count,
  tokens: count.meta({ description: 'Issued access, ID and refresh tokens, and SAML responses' }),
  emails: count.meta({ description: 'Emails that were queued' }),
  jobs: count.meta({ description: 'Runs of background jobs that worked for the organization' }),
  storageBytes: count
    .nullable()
    .meta({ description: 'Average of the days on which it was measured; null without one' }),
};
const MeasuresSchema = z.object(measures);
export type CostAmounts = z.infer<typeof MeasuresSchema>;

const DaysSchema = z.array(z.object({ day: z.iso.date(), ...measures }));

const kind = z
  .string()
  .meta({ description: 'A kind of request, token, email or job, or a table', example: 'sign_in' });

const KindsSchema = z.array(z.object({ measure: z.enum(COST_MEASURES), kind, amount: count }));

export const CostsQuerySchema = z.object({
  ...range,
  by: z
    .enum(COST_ORDERS)
    .default('overall')
    .meta({
      description: `\`overall\` is the sum of shares: ${COST_WEIGHTS.processor} for processor time, ${COST_WEIGHTS.storage} for storage and ${COST_WEIGHTS.emails} for emails`,
    }),
});
export type CostsQuery = z.infer<typeof CostsQuerySchema>;

export const CostsSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(COST_ORDERS),
    tenants: count.meta({ description: 'Number of organizations with costs in the range' }),
    total: MeasuresSchema.meta({ description: 'Of all organizations together' }),
    platform: MeasuresSchema.meta({
      description:
        'What belongs to no organization: the processes themselves, jobs for all organizations, requests of superadmins',
    }),
    days: DaysSchema.meta({
      description: 'All days of the range, the oldest first: all organizations together',
    }),
    platformDays: DaysSchema.meta({ description: 'All days of the range, the oldest first: the platform' }),
    top: z
      .array(
        z.object({
          tenantId: z.uuid(),
          code: z.string().meta({ example: 'TEN-001' }),
          name: z.string(),
          ...measures,
          share: z
            .number()
            .min(0)
            .max(1)
            .meta({ description: 'Of the costs of all organizations, by the chosen measure' }),
          reasons: z
            .array(
              z.object({
                measure: z.enum(COST_MEASURES),
                kind,
                amount: count.meta({ description: 'Milliseconds, bytes or a number' }),
                share: z.number().min(0).max(1).meta({ description: "Of the organization's own cost" }),
              }),
            )
            .meta({ description: `What its cost consists of: at most ${COSTS.reasons}, the largest first` }),
        }),
      )
      .meta({ description: `At most ${COSTS.top} organizations, the most expensive first` }),
  })
  .meta({ id: 'Costs' });
export type Costs = z.infer<typeof CostsSchema>;

export const TenantCostsQuerySchema = z.object(range);
export type TenantCostsQuery = z.infer<typeof TenantCostsQuerySchema>;

export const TenantCostsSchema = z
  .object({
    tenantId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    total: MeasuresSchema,
    days: DaysSchema.meta({ description: 'All days of the range, the oldest first' }),
    kinds: KindsSchema.meta({
      description: `What each measure consists of: at most ${COSTS.kinds} of each, the largest first`,
    }),
  })
  .meta({ id: 'TenantCosts' });
export type TenantCosts = z.infer<typeof TenantCostsSchema>;

export const CostRowsQuerySchema = PageQuerySchema.extend(range);
export type CostRowsQuery = z.infer<typeof CostRowsQuerySchema>;

export const CostRowSchema = z.object({
  day: z.iso.date(),
  tenantId: z.uuid(),
  code: z.string(),
  name: z.string(),
  ...measures,
});
export type CostRow = z.infer<typeof CostRowSchema>;

export const CostRowPageSchema = pageOf(CostRowSchema, 'CostRowPage');
export type CostRowPage = z.infer<typeof CostRowPageSchema>;
