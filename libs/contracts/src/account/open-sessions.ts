import { z } from 'zod';
import { RoleSchema } from '../access/roles.ts';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';

export const OpenSessionSchema = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    email: z.string(),
    name: z.string(),
    tenantId: z.uuid().nullable(),
    tenantName: z.string().nullable().meta({ description: 'Null for users of the platform' }),
    role: RoleSchema,
    deviceName: z.string(),
    address: z.string().nullable(),
    methods: z.array(z.string()).meta({ description: 'How they authenticated. Source: RFC 8176 §2' }),
    authenticatedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    isCurrent: z.boolean().meta({ description: "Whether it is the caller's own" }),
  })
  .meta({ id: 'OpenSession', description: 'An active session' });
export type OpenSession = z.infer<typeof OpenSessionSchema>;

export const OpenSessionPageSchema = countedPageOf(OpenSessionSchema, 'OpenSessionPage');

export const OpenSessionListQuerySchema = CountedPageQuerySchema.extend({
  tenantId: z.uuid().optional(),
  email: z.string().trim().max(254).optional().meta({ description: 'Full email address of a user' }),
  network: z
    .string()
    .trim()
    .max(50)
    .optional()
    .meta({ description: 'An address, or the /64 of an IPv6 one such as `2001:db8:0:1::/64`' }),
});
export type OpenSessionListQuery = z.infer<typeof OpenSessionListQuerySchema>;

/** All sessions of one user or of one tenant. */
export const EndSessionsSchema = z
  .object({ userId: z.uuid().optional(), tenantId: z.uuid().optional() })
  .strict()
  .refine(({ userId, tenantId }) => (userId === undefined) !== (tenantId === undefined), {
    message: 'Specify either a user or an organization',
    path: ['userId'],
  })
  .meta({ id: 'EndSessions', example: { userId: '01a1fe82-5409-754c-acd1-1916b1c9d4cc' } });
export type EndSessions = z.infer<typeof EndSessionsSchema>;

export const SessionsEndedSchema = z
  .object({ ended: z.int().min(0).max(2_147_483_647) })
  .meta({ id: 'SessionsEnded', description: "The caller's own session stays" });
