import { z } from 'zod';

const count = /* @__PURE__ */ z.int().min(0).max(2_147_483_647);

export const DemoDataSchema = /* @__PURE__ */ z
  .object({
    status: z.enum(['none', 'loading', 'loaded', 'removing']).meta({
      description:
        '`loading`: a process adds the organizations one after another. `removing`: a job erases them one after another',
    }),
    organizations: count,
    people: count,
    applications: count,
    connections: count,
    signIns: count.meta({ description: 'Sign-ins in the audit logs of these organizations' }),
    accounts: z.array(z.enum(['superadmin', 'admin', 'user'])).meta({
      description: 'The demo accounts that exist. Their password is public',
    }),
    keepsSuperadmin: z.boolean().meta({
      description: 'Whether removal keeps the demo superadmin, because the platform has no other superadmin',
    }),
  })
  .meta({ id: 'DemoData' });
export type DemoData = z.infer<typeof DemoDataSchema>;

export const DemoAccountKeysSchema = /* @__PURE__ */ z
  .object({ items: DemoDataSchema.shape.accounts })
  .meta({ id: 'DemoAccountKeys' });
export type DemoAccountKeys = z.infer<typeof DemoAccountKeysSchema>;
