import { Migration } from '@mikro-orm/migrations';
import { bossSchemaPlan } from '../boss-schema.js';

/**
 * Background work. Holds no tenant's data.
 *
 * - `job_runs`: when each job last ran, so that all replicas together run it once a period.
 * - The tables of pg-boss are created here, by the owner, not by the process that serves. The plan is the package's own.
 *   Raising the package takes a new migration that asks `bossSchemaPlan` for the way from the version that it finds.
 */
export class Migration20261123T0546_jobs extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table job_runs (
        name varchar(60) not null,
        started_at timestamptz not null,
        finished_at timestamptz not null,
        succeeded_at timestamptz null,
        failure varchar(100) null,
        constraint job_runs_pkey primary key (name)
      )`);
    this.addSql('grant select on job_runs to gatehouse_platform');
    this.addSql('grant select, insert, update on job_runs to gatehouse_maintenance');

    for (const sql of await bossSchemaPlan(null)) this.addSql(sql);
  }

  override down(): void {
    this.addSql('drop schema boss cascade');
    this.addSql('drop table job_runs');
  }
}
