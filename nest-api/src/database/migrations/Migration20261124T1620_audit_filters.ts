import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for the filters of the audit log, within one tenant and across all of them.
 *
 * - `request_id` is a column because row-level security allows an index only for operators that are leakproof, and those
 *   that read JSON are not. Events outside of a request have none.
 * - The indexes of actors and targets begin with the ID, which hardly any two tenants share, so that they serve both. The
 *   tenant is at their end: an ID that many tenants share, such as that of the web client, is filtered in the index.
 * - `audit_events_sign_ins_index` held a part of what `audit_events_any_action_index` holds.
 */
export class Migration20261124T1620_audit_filters extends Migration {
  override up(): void {
    this.addSql(`
      alter table audit_events add column request_id text generated always as
        (nullif(event ->> 'requestId', 'none')) stored`);
    this.addSql(`
      create index audit_events_request_index on audit_events (request_id, at, seq, tenant_id)
      where request_id is not null`);
    this.addSql('create index audit_events_any_action_index on audit_events (action, at, seq)');
    this.addSql('drop index audit_events_sign_ins_index');
    this.addSql('drop index audit_events_actor_index');
    this.addSql('drop index audit_events_target_index');
    this.addSql('create index audit_events_actor_index on audit_events (actor_id, at, seq, tenant_id)');
    this.addSql('create index audit_events_target_index on audit_events (target_id, at, seq, tenant_id)');
  }

  override down(): void {
    this.addSql('drop index audit_events_target_index');
    this.addSql('drop index audit_events_actor_index');
    this.addSql('create index audit_events_target_index on audit_events (tenant_id, target_id, at, seq)');
    this.addSql('create index audit_events_actor_index on audit_events (tenant_id, actor_id, at, seq)');
    this.addSql(
      `create index audit_events_sign_ins_index on audit_events (at) where action = 'sign_in.succeeded'`,
    );
    this.addSql('drop index audit_events_any_action_index');
    this.addSql('drop index audit_events_request_index');
    this.addSql('alter table audit_events drop column request_id');
  }
}
