import { Migration } from '@mikro-orm/migrations';

/** The sign-ins of all tenants in the order of time, so that a dashboard counts them without reading the events. */
export class Migration20261121T0551_sign_in_figures extends Migration {
  override up(): void {
    this.addSql(`
      create index audit_events_sign_ins_index on audit_events (at) include (action, actor_id)
      where action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed')`);
  }

  override down(): void {
    this.addSql('drop index audit_events_sign_ins_index');
  }
}
