import { z } from 'zod';
import { PageQuerySchema, pageOf } from '../common/paging.ts';

/** An application that registered itself, or that a metadata document describes, with its access in one organization. */
export const AgentSchema = z
  .object({
    id: z.uuid(),
    client_id: z.string(),
    name: z.string(),
    publisher: z.string().nullable().meta({
      description:
        'The host of its metadata document. Null if it registered itself: nobody vouches for its name',
    }),
    is_active: z.boolean(),
    users: z.int().min(0).meta({ description: 'Users of the organization who gave it access' }),
    scopes: z
      .array(
        z.object({
          scope: z.string(),
          resource: z.string().nullable().meta({
            description: 'Identifier of the API. Null: a scope about the user',
          }),
          description: z.string(),
        }),
      )
      .meta({ description: 'What they allowed' }),
    last_used_at: z.iso.datetime().nullable().meta({
      description: 'When it last got a token for one of them. Null: it has no access now',
    }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Agent' });
export type Agent = z.infer<typeof AgentSchema>;

export const AgentPageSchema = pageOf(AgentSchema, 'AgentPage');

const TENANT = { tenantId: z.uuid().optional().meta({ description: 'Superadmins only' }) };
export const AgentListQuerySchema = PageQuerySchema.extend(TENANT);
export type AgentListQuery = z.infer<typeof AgentListQuerySchema>;
export const AgentQuerySchema = z.object(TENANT);
