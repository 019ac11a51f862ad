import { Migration } from '@mikro-orm/migrations';

/**
 * What a superadmin looks over: open sessions of a tenant or from an address, failures of the last day, slow-downs.
 *
 * Applications that somebody opened are in an index of their own: refreshed tokens, which are many, are not in it.
 * Sessions are read newest first, which is the order of their ids. A counted attempt is known by a hash; who was turned
 * away gets a label, masked, so that somebody can find it and lift it.
 */
export class Migration20261121T0591_oversight extends Migration {
  override up(): void {
    this.addSql('create index sessions_open_tenant_index on sessions (tenant_id, id) where ended_at is null');
    this.addSql('create index sessions_open_address_index on sessions (address, id) where ended_at is null');
    this.addSql(`
      create index audit_events_failures_index on audit_events (at)
      where action in ('sign_in.failed', 'sign_in.refused', 'factor.failed')`);
    this.addSql(`
      create index audit_events_visits_index on audit_events (at)
      where action in ('token.issued', 'saml.signed_in')
        and (action = 'saml.signed_in' or event -> 'detail' ->> 'grant_type' = 'authorization_code')`);
    this.addSql(
      'alter table attempt_limits add column kind varchar(60) null, add column subject varchar(200) null',
    );
    this.addSql(
      'create index attempt_limits_slow_downs_index on attempt_limits (blocked_until) where kind is not null',
    );
  }

  override down(): void {
    this.addSql('alter table attempt_limits drop column kind, drop column subject');
    this.addSql('drop index audit_events_visits_index');
    this.addSql('drop index audit_events_failures_index');
    this.addSql('drop index sessions_open_address_index');
    this.addSql('drop index sessions_open_tenant_index');
  }
}
