import { z } from 'zod';

/** Provisioning of the connection of a set-up link, as its holder sees it. */
export const PortalDirectorySchema = /* @__PURE__ */ z
  .object({
    state: z.enum(['off', 'preview', 'active', 'paused']).meta({
      description: '`preview`: users are recorded, and an administrator of the organization approves them',
    }),
    baseUrl: z.string().meta({ description: 'Base URL of the SCIM endpoints' }),
    hasToken: z.boolean(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Last request with one of the tokens' }),
    users: z.int().min(0).max(2_147_483_647).meta({ description: 'Users that the directory has sent' }),
    canConnect: z.boolean().meta({
      description: 'Whether the link can create a token: until an administrator has approved the first sync',
    }),
  })
  .meta({ id: 'PortalDirectory' });
export type PortalDirectory = z.infer<typeof PortalDirectorySchema>;

export const ConnectedPortalDirectorySchema = /* @__PURE__ */ z
  .object({
    directory: PortalDirectorySchema,
    secret: z.string().meta({ description: 'The bearer token. Returned only once. Only its hash is stored' }),
  })
  .meta({ id: 'ConnectedPortalDirectory' });
export type ConnectedPortalDirectory = z.infer<typeof ConnectedPortalDirectorySchema>;
