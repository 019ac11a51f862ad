import { z } from 'zod';

/** Items that need attention, the most urgent first. */
export const ATTENTION_KINDS = [
  'open_incidents',
  'paused_directories',
  'stopped_provisioning',
  'failing_connections',
  'unreadable_connections',
  'rejected_accounts',
  'rejected_directories',
  'silent_directories',
  'ending_directory_tokens',
  'waiting_directories',
  'ending_certificates',
  'ending_application_certificates',
  'failed_jobs',
  'lost_domains',
  'unreadable_applications',
  'ending_trials',
  'waiting_tenants',
  'plan_requests',
  'product_requests',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Maximum count of objects. */
export const ATTENTION_COUNTED_AT_MOST = 100;

export const AttentionEntrySchema = /* @__PURE__ */ z
  .object({
    kind: z.enum(ATTENTION_KINDS),
    count: z
      .int()
      .min(1)
      .max(ATTENTION_COUNTED_AT_MOST + 1)
      .meta({ description: `${ATTENTION_COUNTED_AT_MOST + 1} stands for more` }),
    since: z.iso.datetime().nullable().meta({ description: 'When the oldest of them began, if known' }),
    until: z.iso.datetime().nullable().meta({
      description: 'When the first of them expires: certificates and trials only',
    }),
    first: z.object({
      id: z.string().nullable().meta({ description: 'Null if the object has no ID' }),
      name: z.string(),
      tenantName: z.string().nullable(),
    }),
  })
  .meta({ id: 'AttentionEntry' });
export type AttentionEntry = z.infer<typeof AttentionEntrySchema>;

export const AttentionSchema = /* @__PURE__ */ z
  .object({ items: z.array(AttentionEntrySchema) })
  .meta({ id: 'Attention' });
