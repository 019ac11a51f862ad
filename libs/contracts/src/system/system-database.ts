import { z } from 'zod';

const count = z.int().min(0).max(9_007_199_254_740_991);

/** A row-level security policy of a table. Source: PostgreSQL, CREATE POLICY. */
const PolicySchema = z
  .object({
    name: z.string().meta({ example: 'tenant' }),
    roles: z.array(z.string()).meta({ example: ['gatehouse_app'] }),
    command: z.enum(['all', 'select', 'insert', 'update', 'delete']),
    using: z.string().nullable().meta({ description: 'Which rows are visible. Null: none by this command' }),
    check: z.string().nullable().meta({ description: 'Which rows may be written. Null: as `using`' }),
  })
  .meta({ id: 'DatabasePolicy' });
export type DatabasePolicy = z.infer<typeof PolicySchema>;

const TableSchema = z
  .object({
    schema: z.string().meta({ example: 'public' }),
    name: z.string().meta({ example: 'memberships' }),
    rows: count.nullable().meta({ description: "The planner's estimate. Null before the first analysis" }),
    tableBytes: count.meta({ description: 'Includes values stored out of line (TOAST)' }),
    indexBytes: count,
    partitions: count.meta({ description: '0 for a table that is not partitioned' }),
    isolation: z.object({
      enabled: z.boolean().meta({ description: 'Row-level security applies to everybody but the owner' }),
      forced: z.boolean().meta({ description: 'It applies to the owner too' }),
      policies: z.array(PolicySchema),
    }),
  })
  .meta({ id: 'DatabaseTable' });
export type DatabaseTable = z.infer<typeof TableSchema>;

/** The database by its own catalog, without the content of rows. */
export const SystemDatabaseSchema = z
  .object({
    version: z.string().meta({ example: '18.1' }),
    name: z.string(),
    sizeBytes: count,
    maxConnections: count,
    connections: z.array(z.object({ role: z.string(), count })),
    tables: z.array(TableSchema),
    migrations: z.object({
      applied: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
      pending: z
        .array(z.string())
        .meta({ description: 'Required by this version and missing in the database' }),
      ahead: z.array(z.string()).meta({ description: 'Created by a later version' }),
    }),
    drift: z.array(z.string()).meta({
      description: 'Tables and columns in which the database and this version differ',
      example: ['tenants.name is missing'],
    }),
  })
  .meta({ id: 'SystemDatabase' });
export type SystemDatabase = z.infer<typeof SystemDatabaseSchema>;
