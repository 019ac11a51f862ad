import { z } from 'zod';

const count = z.int().min(0).max(9_007_199_254_740_991);

/** What the installation stands on. Machines are in `SystemDeployment`. */
export const SystemInfrastructureSchema = z
  .object({
    asOf: z.iso.datetime(),
    database: z.object({
      version: z.string().meta({ example: '18.1' }),
      isStandby: z.boolean().meta({ description: 'Whether the API reads from a standby' }),
      sizeBytes: count,
      connections: count,
      maxConnections: count,
    }),
    replicas: z
      .array(
        z.object({
          name: z.string().meta({ description: 'As the standby names itself' }),
          state: z.string().nullable().meta({
            description: 'Null where the role of the API lacks pg_monitor; the same for the other fields',
            example: 'streaming',
          }),
          sync: z.string().nullable().meta({ example: 'async' }),
          lagBytes: z.number().nullable(),
          lagSeconds: z.number().nullable().meta({ description: 'Null while nothing is written' }),
        }),
      )
      .meta({ description: 'Standbys that receive changes from this server now' }),
    storage: z.object({
      sizes: z
        .array(z.object({ day: z.iso.date(), bytes: count }))
        .meta({ description: 'Of the database, by days in UTC, the oldest first' }),
      forecast: z
        .object({
          bytesPerDay: z.int().meta({ description: 'Slope of the line by least squares' }),
          from: z.iso.date(),
          until: z.iso.date(),
          days: count.meta({ description: 'Days with a size' }),
          expected: z.array(z.object({ inDays: count, bytes: count })),
        })
        .nullable()
        .meta({ description: 'Null for a history of less than seven days' }),
    }),
    certificates: z
      .array(z.object({ name: z.string(), endsAt: z.iso.datetime() }))
      .meta({ description: 'Of enabled connections and SAML applications: the 20 that expire next' }),
  })
  .meta({ id: 'SystemInfrastructure' });
export type SystemInfrastructure = z.infer<typeof SystemInfrastructureSchema>;
