import { Migration } from '@mikro-orm/migrations';

/**
 * - A domain whose proof is gone still leads its people to their provider: it is looked up by its name alone.
 * - What needs an admin's eye is found without reading every connection.
 * - `sso_upstream_sessions`: where the upstream ends its own session, for a session of ours that it began. The address
 *   holds a token, so it is sealed. Platform work only: nobody reads it but the one who signs out.
 */
export class Migration20261121T0440_sso_insight extends Migration {
  override up(): void {
    this.addSql(`
      create index domains_known_index on domains (domain) where status in ('active', 'inactive')`);
    this.addSql(`
      create index sso_configuration_states_failing_index on sso_configuration_states (id)
      where refresh_failure is not null`);
    this.addSql(`
      create table sso_upstream_sessions (
        session_id uuid not null,
        configuration_id uuid not null,
        logout_url sealed not null,
        created_at timestamptz not null default now(),
        constraint sso_upstream_sessions_pkey primary key (session_id),
        constraint sso_upstream_sessions_session_id_foreign
          foreign key (session_id) references sessions (id) on delete cascade,
        constraint sso_upstream_sessions_configuration_id_foreign
          foreign key (configuration_id) references sso_configurations (id)
      )`);
    this.addSql('alter table sso_upstream_sessions enable row level security');
    this.addSql(
      'create policy platform on sso_upstream_sessions to gatehouse_platform using (true) with check (true)',
    );
    this.addSql('grant select, insert, delete on sso_upstream_sessions to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop table sso_upstream_sessions');
    this.addSql('drop index sso_configuration_states_failing_index');
    this.addSql('drop index domains_known_index');
  }
}
