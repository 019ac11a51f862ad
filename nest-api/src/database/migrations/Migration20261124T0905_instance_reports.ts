import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** Lets a process report that it runs without the role that sees every tenant. */
export class Migration20261124T0905_instance_reports extends Migration {
  override up(): void {
    sqlFunction(
      this,
      `report_instance(of_id uuid, of_kind varchar, of_host varchar, of_pid int, of_version varchar,
        of_node varchar, started timestamptz, at timestamptz, of_migration varchar, of_keys text[], said jsonb,
        forgotten timestamptz)`,
      'void',
      `insert into instances as i (id, kind, host, pid, version, node_version, started_at, last_seen_at, migration,
         master_keys, settings)
       values (of_id, of_kind, of_host, of_pid, of_version, of_node, started, at, of_migration, of_keys, said)
       on conflict (id) do update set last_seen_at = excluded.last_seen_at, settings = excluded.settings
       where i.kind = excluded.kind;
       delete from instances where last_seen_at <= forgotten`,
      { isVolatile: true },
    );
    sqlFunction(this, 'remove_instance(of_id uuid)', 'void', 'delete from instances where id = of_id', {
      isVolatile: true,
    });
  }

  override down(): void {
    this.addSql('drop function remove_instance, report_instance');
  }
}
