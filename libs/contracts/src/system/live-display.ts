import { z } from 'zod';

/** How many displays can show the live board. */
export const MOST_DISPLAYS = 50;

export const LiveDisplaySchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdBy: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'Null if the account is deleted' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    lastShownAt: z.iso.datetime().nullable().meta({ description: 'To the minute. Null: never' }),
  })
  .meta({ id: 'LiveDisplay' });
export type LiveDisplay = z.infer<typeof LiveDisplaySchema>;

export const LiveDisplayListSchema = /* @__PURE__ */ z
  .object({ items: z.array(LiveDisplaySchema).max(MOST_DISPLAYS) })
  .meta({ id: 'LiveDisplayList' });
export type LiveDisplayList = z.infer<typeof LiveDisplayListSchema>;

export const CreateLiveDisplaySchema = /* @__PURE__ */ z
  .object({
    name: z.string().trim().min(1).max(100),
    days: z
      .int()
      .min(1)
      .max(365)
      .meta({ description: 'Days until the display stops showing the live board' }),
  })
  .meta({ id: 'CreateLiveDisplay', example: { name: 'Operations room', days: 90 } });
export type CreateLiveDisplay = z.infer<typeof CreateLiveDisplaySchema>;

export const CreatedLiveDisplaySchema = /* @__PURE__ */ z
  .object({
    display: LiveDisplaySchema,
    token: z.string().meta({ description: 'For the browser of the display. It is returned only once' }),
  })
  .meta({ id: 'CreatedLiveDisplay' });
export type CreatedLiveDisplay = z.infer<typeof CreatedLiveDisplaySchema>;
