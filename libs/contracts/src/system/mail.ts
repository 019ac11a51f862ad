import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';

/** `expired`: not sent before its link expired. `dead`: given up after many attempts. */
export const MailStatusSchema = z.enum(['queued', 'sent', 'dead', 'expired']).meta({ id: 'MailStatus' });
export type MailStatus = z.infer<typeof MailStatusSchema>;

export const OutboxMailSchema = z
  .object({
    id: z.uuid(),
    tenantId: z.uuid().nullable(),
    to: z.string().meta({ example: 'ada@acme.test' }),
    template: z.string().meta({ example: 'verify-email' }),
    subject: z.string().meta({ example: 'Confirm your email address' }),
    status: MailStatusSchema,
    attempts: z.int().min(0).max(1000),
    lastError: z.string().nullable().meta({ description: "The mail server's last rejection" }),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'When its link expires' }),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

export const OutboxMailDetailSchema = OutboxMailSchema.extend({
  text: z.string().nullable().meta({ description: 'Null once it was removed' }),
  html: z.string().nullable().meta({ description: 'A whole page. Show it in a frame that runs no scripts' }),
  isMasked: z.boolean().meta({ description: 'Whether links are removed from the text' }),
}).meta({ id: 'OutboxMailDetail' });
export type OutboxMailDetail = z.infer<typeof OutboxMailDetailSchema>;

export const OutboxPageSchema = countedPageOf(OutboxMailSchema, 'OutboxPage');
export type OutboxPage = z.infer<typeof OutboxPageSchema>;

export const OutboxQuerySchema = CountedPageQuerySchema.extend({
  status: MailStatusSchema.optional(),
  to: z.string().trim().min(1).max(254).optional().meta({ description: 'Start of the address' }),
});
export type OutboxQuery = z.infer<typeof OutboxQuerySchema>;
