import { z } from 'zod';
import { COUNTED_AT_MOST } from '../common/limits.ts';

/** Maximum number of listed items of each kind. All of them are counted. */
export const LEFT_BEHIND_NAMED = 10;

const LeftBehindItemSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid().meta({ description: 'The object that the operations of its type take' }),
    tenantId: z.uuid().nullable().meta({ description: "Null for the platform's own" }),
    name: z.string().nullable().meta({
      description: 'Null if the type has no name, and for callers who may not read the object',
    }),
  })
  .meta({ id: 'LeftBehindItem' });
export type LeftBehindItem = z.infer<typeof LeftBehindItemSchema>;

const LeftBehindListSchema = /* @__PURE__ */ z
  .object({
    total: z
      .int()
      .min(0)
      .max(COUNTED_AT_MOST + 1)
      .meta({ description: '10001 means more than 10,000' }),
    items: z.array(LeftBehindItemSchema).max(LEFT_BEHIND_NAMED).meta({ description: 'The latest' }),
  })
  .meta({ id: 'LeftBehindList' });

const kindOf = (description: string) => LeftBehindListSchema.meta({ description });

/** Items that end with the permissions of their creator. */
export const LEFT_BEHIND_ENDS = ['invitations', 'setUpLinks', 'initialTokens', 'imports'] as const;
/** Items that remain, for the admins to decide. */
export const LEFT_BEHIND_STAYS = ['secrets', 'applications', 'samlProviders', 'connections'] as const;
export type LeftBehindKind = (typeof LEFT_BEHIND_ENDS)[number] | (typeof LEFT_BEHIND_STAYS)[number];

/** Effects of removing, suspending or demoting a user. */
export const LeftBehindSchema = /* @__PURE__ */ z
  .object({
    invitations: kindOf(
      'Pending invitations that they sent, by address. Removal and suspension revoke them. A lower role revokes those that it could not send.',
    ),
    setUpLinks: kindOf('Valid set-up links that they created. They expire unless the user stays an admin.'),
    initialTokens: kindOf(
      'Initial access tokens that they created. They are revoked unless the user stays an admin.',
    ),
    imports: kindOf('Running imports that they started. They stop.'),
    secrets: kindOf(
      'Applications with a valid client secret that they created and therefore know. Rotate each secret.',
    ),
    applications: kindOf('OIDC clients that they registered. Each keeps working. Keep or delete it.'),
    samlProviders: kindOf(
      'SAML service providers that they registered. Each keeps working. Keep or delete it.',
    ),
    connections: kindOf(
      'Connections that they set up or changed, whose secrets they may know. Check each one.',
    ),
  })
  .meta({ id: 'LeftBehind' });
export type LeftBehindDto = z.infer<typeof LeftBehindSchema>;
