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
 * Fills a migrated database with the demo data in it, in one transaction. A database of this size already stays as it is.
 *
 * @param ownerUrl of a superuser, who leaves triggers and foreign keys of the many rows out: what they keep true is
 *   written with them
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
    // The sealing job leaves alone what another transaction seals.
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
