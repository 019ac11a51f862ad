import { Migration } from '@mikro-orm/migrations';

/** What was done to somebody is found as quickly as what they did. */
export class Migration20261121T0523_audit_target extends Migration {
  override up(): void {
    this.addSql(`
      alter table audit_events
        add column target_id text generated always as (event -> 'target' ->> 'id') stored`);
    this.addSql('create index audit_events_target_index on audit_events (tenant_id, target_id, at, seq)');
  }

  override down(): void {
    this.addSql('drop index audit_events_target_index');
    this.addSql('alter table audit_events drop column target_id');
  }
}
