import type pg from 'pg';
import { LOCKS } from '../../nest-api/src/jobs/job-run.js';

/** Waits for the running job, and prevents further runs until the connection ends. */
export async function holdJob(connection: pg.Client, name: string): Promise<void> {
  await connection.query('select pg_advisory_lock($1, hashtext($2))', [LOCKS, name]);
}
