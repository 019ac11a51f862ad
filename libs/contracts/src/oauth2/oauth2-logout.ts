import { z } from 'zod';
import { PageQuerySchema, pageOf } from '../common/paging.ts';

export const LogoutDeliveryStatusSchema = z.enum(['queued', 'sent', 'dead']).meta({
  description: '`queued`: is tried or retried. `sent`: the application accepted it. `dead`: no more retries',
});

/** A notification to an application that a user was signed out. Source: OpenID Connect Back-Channel Logout 1.0. */
export const LogoutDeliverySchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid().meta({ description: 'Who was signed out' }),
    reason: z.enum(['signed_out', 'revoked', 'replaced', 'suspended', 'moved', 'token_reused']),
    status: LogoutDeliveryStatusSchema,
    attempts: z.int().min(0),
    next_attempt_at: z.iso.datetime().nullable(),
    last_error: z.string().nullable().meta({ description: 'Why the last attempt failed' }),
    sent_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LogoutDelivery' });
export type LogoutDeliveryDto = z.infer<typeof LogoutDeliverySchema>;

export const LogoutDeliveryPageSchema = pageOf(LogoutDeliverySchema, 'LogoutDeliveryPage');
export const LogoutDeliveryListQuerySchema = PageQuerySchema.extend({
  status: LogoutDeliveryStatusSchema.optional(),
});
export type LogoutDeliveryListQuery = z.infer<typeof LogoutDeliveryListQuerySchema>;
