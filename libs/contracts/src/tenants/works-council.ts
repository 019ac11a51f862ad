import { z } from 'zod';

/** Fewer sign-ins than these can identify a user. */
export const SMALLEST_GROUP = 5;

const tenantId = z.uuid().optional().meta({ description: 'Superadmins only' });

export const WorksCouncilQuerySchema = /* @__PURE__ */ z.object({ tenantId });

export const WorksCouncilModeSchema = /* @__PURE__ */ z
  .object({
    enabled: z.boolean(),
    changedAt: z.iso.datetime().nullable().meta({
      description: 'When it was last enabled or disabled. Null: the organization never had it',
    }),
    changedBy: z
      .object({ id: z.uuid(), name: z.string().nullable() })
      .nullable()
      .meta({ description: 'Null also for an erased user' }),
  })
  .meta({ id: 'WorksCouncilMode' });
export type WorksCouncilMode = z.infer<typeof WorksCouncilModeSchema>;

export const SaveWorksCouncilModeSchema = /* @__PURE__ */ z
  .object({ tenantId, enabled: z.boolean() })
  .strict()
  .meta({ id: 'SaveWorksCouncilMode', example: { enabled: true } });
export type SaveWorksCouncilMode = z.infer<typeof SaveWorksCouncilModeSchema>;
