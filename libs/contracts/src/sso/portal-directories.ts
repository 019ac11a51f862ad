import { z } from 'zod';
import { CreateDirectoryTokenSchema, DirectorySourceSchema } from './directories.ts';
import { DirectoryPullFailureSchema, DirectoryPullSchema } from './directory-pulls.ts';
import { OpenPortalSchema } from './set-up-links.ts';

/** Provisioning of the connection of a set-up link, as its holder sees it. */
export const PortalDirectorySchema = /* @__PURE__ */ z
  .object({
    state: z.enum(['off', 'preview', 'active', 'paused']).meta({
      description: '`preview`: users are recorded, and an administrator of the organization approves them',
    }),
    source: DirectorySourceSchema.nullable().meta({ description: 'Null while the state is `off`' }),
    readable: DirectorySourceSchema.nullable().meta({
      description:
        'How Gatehouse can read the directory of this connection. Null: the directory only sends SCIM',
    }),
    baseUrl: z.string().meta({ description: 'Base URL of the SCIM endpoints' }),
    tokenUrl: z.string().meta({ description: 'Token endpoint for OAuth clients' }),
    hasToken: z.boolean(),
    clientId: z.string().nullable().meta({ description: 'Client ID, if an OAuth client was created' }),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Last request with one of the tokens' }),
    users: z.int().min(0).max(2_147_483_647).meta({ description: 'Users that the directory has sent' }),
    reads: DirectoryPullSchema.pick({ needsConsent: true, nextAt: true, lastFullAt: true })
      .extend({
        hasConsent: z.boolean(),
        isRunning: z.boolean(),
        failure: DirectoryPullFailureSchema.nullable().meta({
          description: 'Why the directory is not read, or why the last read failed',
        }),
      })
      .nullable()
      .meta({ description: 'Null unless Gatehouse reads the directory' }),
    canConnect: z.boolean().meta({
      description:
        'Whether the link can set up provisioning: until an administrator has approved the first sync',
    }),
  })
  .meta({ id: 'PortalDirectory' });
export type PortalDirectory = z.infer<typeof PortalDirectorySchema>;

export const ConnectPortalDirectorySchema = /* @__PURE__ */ OpenPortalSchema.extend({
  kind: CreateDirectoryTokenSchema.shape.kind,
})
  .strict()
  .meta({
    id: 'ConnectPortalDirectory',
    example: { token: 'k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F', kind: 'oauth_client' },
  });
export type ConnectPortalDirectory = z.infer<typeof ConnectPortalDirectorySchema>;

export const ConnectedPortalDirectorySchema = /* @__PURE__ */ z
  .object({
    directory: PortalDirectorySchema,
    secret: z.string().meta({
      description: 'The bearer token or the client secret. Returned only once. Only its hash is stored',
    }),
  })
  .meta({ id: 'ConnectedPortalDirectory' });
export type ConnectedPortalDirectory = z.infer<typeof ConnectedPortalDirectorySchema>;
