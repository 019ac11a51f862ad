import { z } from 'zod';
import { pageOf } from './paging.ts';

/** What a person allowed an application, as they see it. */
export const ConnectedApplicationSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    client_id: z.string(),
    scopes: z.array(z.object({ scope: z.string(), description: z.string() })),
    allowed_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    is_active: z.boolean().meta({ description: 'False: the application is switched off' }),
    has_access: z.boolean().meta({ description: 'It holds codes or tokens of this person that still live' }),
  })
  .meta({ id: 'ConnectedApplication' });
export type ConnectedApplicationDto = z.infer<typeof ConnectedApplicationSchema>;

export const ConnectedApplicationPageSchema = pageOf(ConnectedApplicationSchema, 'ConnectedApplicationPage');
