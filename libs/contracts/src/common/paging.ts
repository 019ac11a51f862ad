import { z } from 'zod';
import { COUNTED_AT_MOST, LIMITS } from './limits.ts';

export const PageQuerySchema = /* @__PURE__ */ z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizeDefault).meta({
    description: 'Maximum number of items',
  }),
  // It contains the last sort value: a name of 200 letters has up to 800 bytes, and base64 adds a third.
  cursor: z
    .string()
    .max(1_500)
    .regex(/^[A-Za-z0-9_-]*$/, 'This cursor is not valid. Start from the first page.')
    .optional()
    .meta({ description: '`nextCursor` of the previous page' }),
});
export type PageQuery = z.infer<typeof PageQuerySchema>;

/** Like `PageQuerySchema`, for a list with a count. */
export const CountedPageQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  count: z.enum(['true', 'false']).optional().meta({ description: '`true`: return `total`' }),
});
export type CountedPageQuery = z.infer<typeof CountedPageQuerySchema>;

/** A page of a list: `nextCursor` is null on the last one. */
export function pageOf<T extends z.ZodType>(item: T, id: string) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() }).meta({ id });
}

/** A page of a list with a count. */
export function countedPageOf<T extends z.ZodType>(item: T, id: string) {
  return z
    .object({
      items: z.array(item),
      nextCursor: z.string().nullable(),
      total: z
        .int()
        .min(0)
        .max(COUNTED_AT_MOST + 1)
        .optional()
        .meta({
          description: `Number of items on all pages, with \`count=true\`. ${COUNTED_AT_MOST + 1} means more than ${COUNTED_AT_MOST}`,
        }),
    })
    .meta({ id });
}

export const IdSchema = /* @__PURE__ */ z.uuid('This is not a valid ID');
