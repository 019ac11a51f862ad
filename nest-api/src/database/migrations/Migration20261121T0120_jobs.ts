import { Migration } from '@mikro-orm/migrations';

/** When each background job last ran, so that all replicas together run it once a period. Holds no tenant's data. */
export class Migration20261121T0120_jobs extends Migration {
  override up(): void {
    this.addSql(`
      create table job_runs (
        name varchar(60) not null,
        started_at timestamptz not null,
        finished_at timestamptz not null,
        succeeded_at timestamptz null,
        failure varchar(100) null,
        constraint job_runs_pkey primary key (name)
      )`);
    this.addSql('grant select, insert, update on job_runs to gatehouse_maintenance');
    this.addSql('grant select on job_runs to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop table job_runs');
  }
}
