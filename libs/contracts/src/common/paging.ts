import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const PageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizeDefault).meta({
    description: 'Maximum number of items',
  }),
  // It carries what the page before was sorted by: a name of 200 letters has up to 800 bytes, a third more in base64.
  cursor: z
    .string()
    .max(1_500)
    .regex(/^[A-Za-z0-9_-]*$/, 'This is not the cursor of a page. Start from the first one.')
    .optional()
    .meta({ description: '`nextCursor` of the previous page' }),
});
export type PageQuery = z.infer<typeof PageQuerySchema>;

/** A page of a list: `nextCursor` is null on the last one. */
export function pageOf<T extends z.ZodType>(item: T, id: string) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() }).meta({ id });
}

export const IdSchema = z.uuid('This is not an id');
