import type pg from 'pg';

/** Rows by table, for comparison with their earlier state. */
export type Rows = Record<string, unknown[]>;

/** Tables that every request or a job changes. */
export const MOVES_BY_ITSELF: ReadonlySet<string> = new Set([
  // The provisioning job processes changes and updates its objects.
  'provisioning_changes',
  'provisioning_objects',
  'active_user_counts',
  'active_users',
  'adoption_days',
  'attempt_limits',
  'audit_cursor',
  'audit_heads',
  'audit_seals',
  'funnel_days',
  'funnel_entries',
  'job_runs',
  'people_counts',
  'sign_in_days',
  'sign_in_hours',
  'sign_in_journeys',
  'sign_in_people',
  'sign_in_times',
  'tenant_costs',
  'watched_sign_ins',
  'weekly_reports',
]);

interface Table {
  readonly name: string;
  readonly hasTenant: boolean;
  readonly hasUser: boolean;
}

/** Columns that a background job sets on its own schedule. */
const MOVED_BY_JOBS: Readonly<Record<string, readonly string[]>> = { devices: ['noticed_at'] };

/**
 * Every row of a tenant in every table with tenant rows, and a user's personal rows: their account, credentials,
 * factors, and rows that reference them and no tenant.
 *
 * @param owner bypasses row-level security
 * @param except tables to omit
 */
export async function everythingOf(
  owner: pg.Client,
  { tenantId, personId }: { tenantId: string; personId: string },
  except: ReadonlySet<string>,
): Promise<Rows> {
  const found: Rows = {};
  const read = async (name: string, condition: string, id: string) => {
    const row = 'to_jsonb(t) - $2::text[]';
    const sql = `select ${row} as row from ${name} t where ${condition} order by (${row})::text`;
    const { rows } = await owner.query<{ row: unknown }>(sql, [id, MOVED_BY_JOBS[name] ?? []]);
    if (rows.length > 0) found[name] = [...(found[name] ?? []), ...rows.map(({ row }) => row)];
  };
  for (const { name, hasTenant, hasUser } of await tablesOf(owner)) {
    if (except.has(name)) continue;
    if (hasTenant) await read(name, 'tenant_id = $1', tenantId);
    if (hasTenant && hasUser) await read(name, 'tenant_id is null and user_id = $1', personId);
    else if (hasUser) await read(name, 'user_id = $1', personId);
  }
  await read('tenants', 'id = $1', tenantId);
  await read('users', 'id = $1', personId);
  return found;
}

async function tablesOf(owner: pg.Client): Promise<Table[]> {
  const has = (column: string) =>
    `exists (select 1 from pg_attribute x where x.attrelid = c.oid and x.attname = '${column}' and not x.attisdropped)`;
  const { rows } = await owner.query<Table>(
    `select c.relname as name, ${has('tenant_id')} as "hasTenant", ${has('user_id')} as "hasUser"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  return rows;
}
