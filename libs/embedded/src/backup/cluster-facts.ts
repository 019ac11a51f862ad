import pg from 'pg';

/** Rows of these tables are counted at a backup and at a drill. */
const COUNTED = ['tenants', 'users', 'migrations'];

export interface ClusterFacts {
  /** By the clock of PostgreSQL. */
  now: Date;
  /** `server_version`. */
  postgres: string;
  walSegmentBytes: number;
  systemIdentifier: string;
  timeline: number;
  newestMigration: string;
  database: string;
  /** The role of the URL. */
  owner: string;
}

/** @param url of the owner of the tables */
export async function readClusterFacts(url: string): Promise<ClusterFacts> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<ClusterFacts>(`
      select now() as now, current_setting('server_version') as postgres,
        (select setting::int from pg_settings where name = 'wal_segment_size') as "walSegmentBytes",
        (select system_identifier::text from pg_control_system()) as "systemIdentifier",
        (select timeline_id from pg_control_checkpoint()) as timeline,
        (select max(name) from migrations) as "newestMigration",
        current_database() as database, current_user as owner`);
    if (!rows[0]) throw new Error('PostgreSQL returned no row');
    return rows[0];
  });
}

/** @param url of the owner of the tables */
export async function countRows(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const counts: Record<string, number> = {};
    for (const table of COUNTED) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      counts[table] = rows[0]?.count ?? 0;
    }
    return counts;
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
