import { z } from 'zod';
import { DomainStatusSchema, SsoTypeSchema } from './domains.ts';

const count = z.int().min(0).max(2_147_483_647);
const moment = z.iso.datetime().nullable();

/** Minutes with events. All others had none. */
const MinutesSchema = z.array(z.object({ at: z.iso.datetime(), good: count, failed: count }));

export const TenantHealthQuerySchema = z.object({
  tenantId: z.uuid().optional().meta({ description: 'Required from superadmins, ignored otherwise' }),
});

/** Health of an organization's sign-in: connection, domains and email. */
export const TenantHealthSchema = z
  .object({
    asOf: z.iso.datetime(),
    connections: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        type: SsoTypeSchema,
        isEnabled: z.boolean(),
        reachable: z.boolean().nullable().meta({ description: 'Null if there is no metadata to read' }),
        readAt: moment.meta({ description: 'When its metadata was last read' }),
        failure: z.string().nullable().meta({ description: 'Why its metadata could not be read' }),
        certificateEndsAt: moment,
        lastSignInAt: moment,
        lastFailureAt: moment,
        lastFailure: z.string().nullable().meta({ description: 'What the user was told' }),
        failuresSinceSuccess: count.meta({
          description: 'Failed sign-ins since the last successful one',
        }),
        last24Hours: z.object({ good: count, failed: count }).meta({
          description:
            'Sign-ins of the last 24 hours. Failures that a user or their browser caused are not counted',
        }),
        lastHour: MinutesSchema,
      }),
    ),
    domains: z.array(
      z.object({
        id: z.uuid(),
        domain: z.string(),
        status: DomainStatusSchema,
        lastCheckAt: moment,
        lastSeenAt: moment,
      }),
    ),
    mail: z.object({ delivered: count, waiting: count, failed: count, lastHour: MinutesSchema }).meta({
      description: 'Emails created in the last hour',
    }),
  })
  .meta({ id: 'TenantHealth' });
export type TenantHealth = z.infer<typeof TenantHealthSchema>;
