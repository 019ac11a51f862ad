import { z } from 'zod';
import { pageOf } from '../common/paging.ts';

/** How long an application has access once a person allows it, in seconds. */
export const AccessLifetimeSchema = z
  .object({
    accessSeconds: z.int().meta({ description: 'How long one access token opens anything' }),
    offline: z
      .object({
        idleSeconds: z.int().meta({ description: 'How long it may go unused' }),
        totalSeconds: z.int().meta({ description: 'When the person has to sign in again at the latest' }),
      })
      .nullable()
      .meta({ description: 'While the person is away; null: not asked for' }),
  })
  .meta({ id: 'AccessLifetime' });
export type AccessLifetimeDto = z.infer<typeof AccessLifetimeSchema>;

/** What a person allowed an application, as they see it. */
export const ConnectedApplicationSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    client_id: z.string(),
    scopes: z.array(
      z.object({
        scope: z.string(),
        resource: z
          .string()
          .nullable()
          .meta({ description: 'Identifier of the API; null: about the person' }),
        description: z.string(),
        can_withdraw: z.boolean().meta({
          description: 'It can be withdrawn alone: the person allowed it, and it is not `openid`',
        }),
      }),
    ),
    allowed_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    is_active: z.boolean().meta({ description: 'False: the application is switched off' }),
    has_access: z.boolean().meta({ description: 'It holds codes or tokens of this person that still live' }),
    is_offline: z.boolean().meta({ description: 'It keeps access while the person is away' }),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'When it last got tokens' }),
    expires_at: z.iso.datetime().nullable().meta({
      description: 'When its access ends unless it is used before; null: it has none now',
    }),
  })
  .meta({ id: 'ConnectedApplication' });
export type ConnectedApplicationDto = z.infer<typeof ConnectedApplicationSchema>;

/** Which scope of a connected application. */
export const WithdrawScopeSchema = z
  .object({
    scope: z.string().min(1).max(200),
    resource: z.string().min(1).max(500).nullable().optional().meta({
      description: 'Identifier of the API that the scope belongs to; without it, a scope about the person',
    }),
  })
  .strict()
  .meta({ id: 'WithdrawScope', example: { scope: 'email' } });
export type WithdrawScope = z.infer<typeof WithdrawScopeSchema>;

export const ConnectedApplicationPageSchema = pageOf(ConnectedApplicationSchema, 'ConnectedApplicationPage');
