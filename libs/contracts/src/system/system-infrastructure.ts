import { z } from 'zod';

const count = z.int().min(0).max(9_007_199_254_740_991);

/** Infrastructure of the installation. Machines are in `SystemDeployment`. */
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
          name: z.string().meta({ description: "The standby's own name" }),
          state: z.string().nullable().meta({
            description: "Null if the API's role lacks pg_monitor. The same applies to the other fields",
            example: 'streaming',
          }),
          sync: z.string().nullable().meta({ example: 'async' }),
          lagBytes: z.number().nullable(),
          lagSeconds: z.number().nullable().meta({ description: 'Null while nothing is written' }),
        }),
      )
      .meta({ description: 'Standbys that currently receive changes from this server' }),
    storage: z.object({
      sizes: z
        .array(z.object({ day: z.iso.date(), bytes: count }))
        .meta({ description: 'Size of the database by day in UTC, oldest first' }),
      forecast: z
        .object({
          bytesPerDay: z.int().meta({ description: 'Slope of the least-squares line' }),
          from: z.iso.date(),
          until: z.iso.date(),
          days: count.meta({ description: 'Number of days with a size' }),
          expected: z.array(z.object({ inDays: count, bytes: count })),
        })
        .nullable()
        .meta({ description: 'Null with less than seven days of history' }),
    }),
    certificates: z.array(z.object({ name: z.string(), endsAt: z.iso.datetime() })).meta({
      description: 'Certificates of enabled connections and SAML applications: the 20 that expire next',
    }),
  })
  .meta({ id: 'SystemInfrastructure' });
export type SystemInfrastructure = z.infer<typeof SystemInfrastructureSchema>;
