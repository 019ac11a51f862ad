import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { platformTable } from '../tables.js';

/**
 * Numbers of the last minute for the live board.
 *
 * Each API process writes its own rows every few seconds: a ring of steps, and one row (step -1) with the sign-ins by
 * country. So the number of rows and of statements depends on the number of processes only. The rows name no user and no
 * tenant. The table is not logged, because a crash makes them obsolete.
 */
export class Migration20261126T1840_live_pulses extends Migration {
  override up(): void {
    platformTable(
      this,
      'live_pulses',
      { platform: 'select', unlogged: true },
      `
      process_id uuid not null,
      step smallint not null,
      at timestamptz not null,
      numbers jsonb not null,
      constraint live_pulses_pkey primary key (process_id, step),
      constraint live_pulses_step_check check (step between -1 and 63)`,
    );
    sqlFunction(
      this,
      'report_pulse(of_process uuid, said jsonb, forgotten timestamptz)',
      'void',
      `insert into live_pulses (process_id, step, at, numbers)
       select of_process, step, at, numbers
       from jsonb_to_recordset(said) as s (step smallint, at timestamptz, numbers jsonb)
       on conflict (process_id, step) do update set at = excluded.at, numbers = excluded.numbers;
       delete from live_pulses where at <= forgotten`,
      { isVolatile: true },
    );
  }

  override down(): void {
    this.addSql('drop function report_pulse');
    this.addSql('drop table live_pulses');
  }
}
