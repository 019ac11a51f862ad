import pg from 'pg';
import { peopleSteps } from './seed-people.ts';
import type { SeedStep } from './seed-step.ts';
import { tenantSteps } from './seed-tenants.ts';
import { trailSteps } from './seed-trail.ts';

export interface Size {
  readonly tenants: number;
  readonly people: number;
}

/**
 * Fills a migrated database that has the demo data, in one transaction. Does nothing if it already has this size.
 *
 * @param ownerUrl connects as a superuser, which skips triggers and foreign keys for bulk rows; the seed writes the
 *   values that they would maintain
 */
export async function seed(ownerUrl: string, { tenants, people }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from tenants where slug = 'scale-${tenants}'`);
    if (rows.length > 0) return;
    await client.query(
      `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    );
    await client.query('begin');
    // The sealing job skips events that another transaction is sealing.
    await client.query('select 1 from audit_cursor for update');
    for (const step of tenantSteps(tenants)) await run(client, step);
    await client.query('set local session_replication_role = replica');
    for (const step of [...peopleSteps(tenants, people), ...trailSteps]) await run(client, step);
    await client.query('set local session_replication_role = origin');
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function run(client: pg.Client, { what, sql, values }: SeedStep): Promise<void> {
  const began = performance.now();
  await client.query(sql, values && [...values]);
  const seconds = (performance.now() - began) / 1_000;
  if (seconds > 5) console.log(`  seeding ${what}: ${seconds.toFixed(0)} s`);
}
