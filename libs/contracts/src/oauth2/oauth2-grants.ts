import { z } from 'zod';
import { pageOf } from '../common/paging.ts';

/** How long an application gets access after the consent, in seconds. */
export const AccessLifetimeSchema = z
  .object({
    accessSeconds: z.int().meta({ description: 'How long an access token is valid' }),
    offline: z
      .object({
        idleSeconds: z.int().meta({ description: 'How long it may stay unused' }),
        totalSeconds: z.int().meta({ description: 'When the user has to sign in again at the latest' }),
      })
      .nullable()
      .meta({ description: 'While the user is away. Null: not requested' }),
  })
  .meta({ id: 'AccessLifetime' });
export type AccessLifetimeDto = z.infer<typeof AccessLifetimeSchema>;

/** A connected application, for the user. */
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
          .meta({ description: 'Identifier of the API. Null: a scope about the user' }),
        description: z.string(),
        can_withdraw: z.boolean().meta({
          description: 'It can be revoked separately: the user allowed it, and it is not `openid`',
        }),
      }),
    ),
    allowed_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    is_active: z.boolean().meta({ description: 'False: the application is disabled' }),
    has_access: z.boolean().meta({ description: 'It holds valid codes or tokens of this user' }),
    is_offline: z.boolean().meta({ description: 'It keeps access while the user is away' }),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'When it last got tokens' }),
    expires_at: z.iso.datetime().nullable().meta({
      description: 'When its access expires unless it is used. Null: it has none now',
    }),
  })
  .meta({ id: 'ConnectedApplication' });
export type ConnectedApplicationDto = z.infer<typeof ConnectedApplicationSchema>;

/** Identifies a scope of a connected application. */
export const WithdrawScopeSchema = z
  .object({
    scope: z.string().min(1).max(200),
    resource: z.string().min(1).max(500).nullable().optional().meta({
      description: 'Identifier of the API that the scope belongs to. Without it, a scope about the user',
    }),
  })
  .strict()
  .meta({ id: 'WithdrawScope', example: { scope: 'email' } });
export type WithdrawScope = z.infer<typeof WithdrawScopeSchema>;

export const ConnectedApplicationPageSchema = pageOf(ConnectedApplicationSchema, 'ConnectedApplicationPage');
