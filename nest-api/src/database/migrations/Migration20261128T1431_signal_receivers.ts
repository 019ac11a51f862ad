import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const PATH = 'pg_catalog, public, pg_temp';
const OWN_CONNECTION = `c.id = of_connection and c.tenant_id = current_setting('app.tenant_id')::uuid`;

/**
 * Connections receive security events of their identity provider (Shared Signals Framework).
 *
 * - `signal_receivers`: the transmitter of a connection, and the secret of the endpoint as a keyed hash.
 * - `signal_events`: what arrived. Its `jti` makes a repeated event have no effect.
 * - `external_identities.disabled_at`: the identity provider disabled the account. `signaled_at` orders such events.
 */
export class Migration20261128T1431_signal_receivers extends Migration {
  override up(): void {
    this.addSql(
      'alter table external_identities add column disabled_at timestamptz null, add column signaled_at timestamptz null',
    );
    this.addSql(
      'grant select (disabled_at), insert (disabled_at) on external_identities to gatehouse_sign_in',
    );
    this.receivers();
    this.events();
    // A receiver of an organization that is not active is found as well: the answer says so.
    sqlFunction(
      this,
      'signal_receiver_of(of_connection uuid)',
      `table ("tenantId" uuid, "tenantStatus" varchar, issuer varchar, audience varchar, "jwksUri" varchar, secret sealed)`,
      `select r.tenant_id, t.status, r.issuer, r.audience, r.jwks_uri, r.secret
       from signal_receivers r join tenants t on t.id = r.tenant_id
       join sso_configurations c on c.id = r.configuration_id and c.deleted_at is null
       where r.configuration_id = of_connection`,
    );
    this.endings();
    sqlFunction(
      this,
      'note_account_signal(of_connection uuid, of_identity uuid, is_disabled boolean, event_at timestamptz)',
      'setof uuid',
      `update external_identities e set disabled_at = case when is_disabled then event_at end, signaled_at = event_at
       from sso_configurations c
       where ${OWN_CONNECTION} and e.configuration_id = c.id and e.id = of_identity
         and (e.signaled_at is null or e.signaled_at <= event_at)
       returning e.id`,
      { isVolatile: true },
    );
    this.unblocking();
  }

  private unblocking(): void {
    sqlFunction(
      this,
      'forget_account_signals(of_connection uuid)',
      'void',
      `update external_identities e set disabled_at = null from sso_configurations c
       where ${OWN_CONNECTION} and e.configuration_id = c.id and e.disabled_at is not null`,
      { isVolatile: true },
    );
  }

  private receivers(): void {
    tenantTable(
      this,
      'signal_receivers',
      {
        app: 'select, insert, update, delete',
        platform: 'select',
        maintenance: { may: 'select, update', rows: `delivery = 'poll'` },
      },
      `
      configuration_id uuid not null,
      tenant_id uuid not null,
      issuer varchar(2048) not null,
      audience varchar(2048) not null,
      jwks_uri varchar(2048) not null,
      endpoints jsonb not null,
      secret sealed not null,
      secret_last_four varchar(4) not null,
      secret_created_at timestamptz not null,
      blocks_disabled boolean not null,
      management_token sealed null,
      stream_id varchar(500) null,
      delivery varchar(4) not null,
      poll_endpoint varchar(2048) null,
      next_poll_at timestamptz null,
      poll_failures int not null default 0,
      poll_error varchar(300) null,
      verification_state varchar(100) null,
      verification_requested_at timestamptz null,
      verified_at timestamptz null,
      last_event_at timestamptz null,
      last_rejected_at timestamptz null,
      applied int not null default 0,
      ignored int not null default 0,
      rejected int not null default 0,
      created_at timestamptz not null,
      version int not null,
      constraint signal_receivers_pkey primary key (configuration_id),
      constraint signal_receivers_configuration_id_foreign foreign key (configuration_id)
        references sso_configurations (id) on delete cascade,
      constraint signal_receivers_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql(`
      create index signal_receivers_next_poll_at_index on signal_receivers (next_poll_at) where next_poll_at is not null`);
    this.addSql('create index signal_receivers_tenant_id_index on signal_receivers (tenant_id)');
  }

  private events(): void {
    tenantTable(
      this,
      'signal_events',
      {
        app: 'select, insert, update, delete',
        platform: 'select',
        maintenance: { may: 'select, delete', rows: `received_at < now() - interval '30 days'` },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      configuration_id uuid not null,
      jti_hash bytea null,
      types text[] not null,
      outcome varchar(10) not null,
      reason varchar(30) not null,
      detail varchar(300) null,
      sessions_ended int not null,
      issued_at timestamptz null,
      received_at timestamptz not null,
      constraint signal_events_pkey primary key (id),
      constraint signal_events_configuration_id_jti_hash_unique unique (configuration_id, jti_hash),
      constraint signal_events_configuration_id_foreign foreign key (configuration_id)
        references signal_receivers (configuration_id) on delete cascade,
      constraint signal_events_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index signal_events_tenant_id_index on signal_events (tenant_id)');
    this.addSql('create index signal_events_list_index on signal_events (configuration_id, id)');
    this.addSql('create index signal_events_received_at_index on signal_events (received_at)');
  }

  /**
   * Sessions that began through a connection, also while they are used in another organization. Refresh tokens may outlive
   * their session, so authorizations without a session end as well.
   */
  private endings(): void {
    this.addSql(`
      create function end_sessions_through(of_connection uuid, of_user uuid, until timestamptz, at timestamptz) returns int
      language plpgsql volatile security definer set search_path = ${PATH} as $$
      declare
        its_tenant uuid;
        ended int;
        orphan record;
      begin
        select c.tenant_id into its_tenant from sso_configurations c where ${OWN_CONNECTION};
        if its_tenant is null then return 0; end if;
        update sessions s set ended_at = at, end_reason = 'revoked'
        where s.user_id = of_user and s.ended_at is null and s.authenticated_at <= coalesce(until, at)
          and (s.connection_id = of_connection or (s.connection_id is null and s.upstream_tenant_id = its_tenant));
        get diagnostics ended = row_count;
        for orphan in
          select distinct a.session_id from oauth_authorizations a
          where a.user_id = of_user and a.tenant_id = its_tenant and a.session_id is not null
            and not exists (select from sessions s where s.id = a.session_id)
        loop
          perform end_authorizations('revoked', orphan.session_id, of_user, its_tenant);
        end loop;
        return ended;
      end $$`);
    this.addSql('revoke execute on function end_sessions_through from public');
    this.addSql('grant execute on function end_sessions_through to gatehouse_app');
  }

  override down(): void {
    this.addSql(
      'drop function note_account_signal, forget_account_signals, end_sessions_through, signal_receiver_of',
    );
    this.addSql('drop table signal_events, signal_receivers');
    this.addSql('alter table external_identities drop column disabled_at, drop column signaled_at');
  }
}
