import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * The OpenID provider's data.
 *
 * - `oauth_clients`: applications, of a tenant or (without one) of the platform. A deleted one stays as a row, so that its
 *   `client_id` is never given to another. Authorizations older than `authorized_since` are dead.
 * - `oauth_client_secrets`: apart, because two are valid while one replaces the other.
 * - `oauth_resources`: APIs that tokens are for. An identifier has one owner, or an application of one tenant could ask
 *   for tokens that the API of another accepts.
 * - `oauth_pairwise_salts`: what pairwise subjects derive from, because a subject outlives the master key.
 * - `grants`: what a user allowed an application.
 * - `oauth_authorizations`: what one session gave one application. Codes and tokens depend on this row: without it they
 *   are dead, at once and on every replica.
 * - `oauth_artifacts`: codes, opaque tokens, interactions, by the day on which they expire, which their id carries. Kept
 *   by the SHA-256 of that id. A day that is over is dropped with its table.
 * - `oauth_logout_deliveries`: whatever ends a session, or takes a user, membership or tenant out of use, ends its
 *   authorizations and queues a notice for each application that asks for one, in the same transaction. A session that
 *   times out does neither. `issuer_slug` names the issuer that the application knows. Source: OpenID Connect
 *   Back-Channel Logout 1.0.
 * - `signing_keys`: private parts are sealed.
 * - `gatehouse-web` is the application of our own pages. It returns to the public origin, which is a setting.
 */
export class Migration20261123T0551_oauth2 extends Migration {
  override up(): void {
    tenantTable(
      this,
      'oauth_clients',
      { app: 'select, insert, update', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      client_id varchar(100) not null,
      name varchar(120) not null,
      redirect_uris text[] not null,
      post_logout_redirect_uris text[] not null,
      scopes text[] not null,
      token_endpoint_auth_method varchar(40) not null,
      skip_consent boolean not null default false,
      is_active boolean not null default true,
      deleted_at timestamptz null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      authorized_since timestamptz null,
      jwks jsonb null,
      jwks_uri varchar(2000) null,
      dpop_bound_access_tokens boolean not null default false,
      require_pushed_authorization_requests boolean not null default false,
      application_type varchar(10) not null default 'web',
      grant_types text[] not null default '{authorization_code}',
      subject_type varchar(10) not null default 'public',
      security_profile varchar(10) not null default 'standard',
      resources jsonb not null default '[]',
      backchannel_logout_uri varchar(2000) null,
      backchannel_logout_session_required boolean not null default false,
      offline_idle_seconds int null,
      offline_total_seconds int null,
      sector_identifier_uri varchar(2000) null,
      require_pkce boolean not null default true,
      id_token_scope_claims boolean not null default true,
      created_by uuid null,
      constraint oauth_clients_pkey primary key (id),
      constraint oauth_clients_client_id_unique unique (client_id),
      constraint oauth_clients_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index oauth_clients_tenant_id_index on oauth_clients (tenant_id)');
    this.addSql(`
      create index oauth_clients_search_index on oauth_clients using gin ((lower(name || ' ' || client_id))
        gin_trgm_ops)`);

    tenantTable(
      this,
      'oauth_client_secrets',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      client_id uuid not null,
      secret sealed not null,
      expires_at timestamptz null,
      created_at timestamptz not null,
      last_four varchar(4) not null default '',
      created_by uuid null,
      constraint oauth_client_secrets_pkey primary key (id),
      constraint oauth_client_secrets_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint oauth_client_secrets_client_id_foreign foreign key (client_id) references oauth_clients (id)`,
    );
    this.addSql('create index oauth_client_secrets_tenant_id_index on oauth_client_secrets (tenant_id)');
    this.addSql('create index oauth_client_secrets_client_id_index on oauth_client_secrets (client_id)');

    tenantTable(
      this,
      'oauth_resources',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      identifier varchar(500) not null,
      name varchar(120) not null,
      token_format varchar(10) not null,
      scopes text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      constraint oauth_resources_pkey primary key (id),
      constraint oauth_resources_identifier_unique unique (identifier),
      constraint oauth_resources_token_format_check check (token_format in ('jwt', 'opaque')),
      constraint oauth_resources_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index oauth_resources_tenant_id_index on oauth_resources (tenant_id)');

    platformTable(
      this,
      'oauth_pairwise_salts',
      { platform: 'select, insert' },
      `
      id varchar(20) not null,
      salt sealed not null,
      constraint oauth_pairwise_salts_pkey primary key (id)`,
    );

    tenantTable(
      this,
      'grants',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      client_id uuid not null,
      user_id uuid not null,
      scopes text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint grants_pkey primary key (id),
      constraint grants_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint grants_client_id_foreign foreign key (client_id) references oauth_clients (id),
      constraint grants_user_id_foreign foreign key (user_id) references users (id)`,
    );
    // A user of the platform has no tenant, and still has one consent for each application.
    this.addSql(`
      create unique index grants_person_unique on grants (user_id, client_id, coalesce(tenant_id,
        '00000000-0000-0000-0000-000000000000'))`);
    this.addSql('create index grants_tenant_id_index on grants (tenant_id)');
    this.addSql('create index grants_client_id_index on grants (client_id)');

    // No foreign key to the session: its row is cleared after it timed out, which ends nothing but itself.
    tenantTable(
      this,
      'oauth_authorizations',
      {
        platform: 'select, insert, update, delete',
        maintenance: {
          may: 'select (id, expires_at), delete',
          rows: `expires_at < now() - interval '1 hour'`,
        },
      },
      `
      id varchar(60) not null,
      tenant_id uuid null,
      client_id varchar(100) not null,
      user_id uuid not null,
      session_id uuid null,
      view_role varchar(20) null,
      payload jsonb not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      constraint oauth_authorizations_pkey primary key (id),
      constraint oauth_authorizations_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint oauth_authorizations_client_id_foreign foreign key (client_id) references oauth_clients
        (client_id),
      constraint oauth_authorizations_user_id_foreign foreign key (user_id) references users (id)`,
    );
    this.addSql('create index oauth_authorizations_tenant_id_index on oauth_authorizations (tenant_id)');
    this.addSql(
      'create index oauth_authorizations_person_index on oauth_authorizations (user_id, client_id)',
    );
    this.addSql('create index oauth_authorizations_client_id_index on oauth_authorizations (client_id)');
    this.addSql('create index oauth_authorizations_session_id_index on oauth_authorizations (session_id)');
    this.addSql('create index oauth_authorizations_expires_at_index on oauth_authorizations (expires_at)');

    tenantTable(
      this,
      'oauth_artifacts',
      { platform: 'select, insert, update, delete', tail: 'partition by range (day)' },
      `
      day date not null,
      id bytea not null,
      kind varchar(40) not null,
      tenant_id uuid null,
      payload jsonb not null,
      consumed_at timestamptz null,
      created_at timestamptz not null default now(),
      constraint oauth_artifacts_pkey primary key (day, id),
      constraint oauth_artifacts_id_check check (octet_length(id) = 32)`,
    );

    tenantTable(
      this,
      'oauth_logout_deliveries',
      { app: 'select', platform: 'select', maintenance: { may: 'select, update, delete', rows: 'true' } },
      `
      id uuid not null default uuidv7(),
      tenant_id uuid null,
      client_id uuid not null,
      user_id uuid not null,
      session_id uuid null,
      issuer_slug varchar(63) null,
      reason varchar(20) not null,
      status varchar(10) not null default 'queued',
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      last_error varchar(300) null,
      sent_at timestamptz null,
      created_at timestamptz not null default now(),
      constraint oauth_logout_deliveries_pkey primary key (id),
      constraint oauth_logout_deliveries_status_check check (status in ('queued', 'sent', 'dead')),
      constraint oauth_logout_deliveries_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint oauth_logout_deliveries_client_id_foreign foreign key (client_id) references oauth_clients
        (id)`,
    );
    this.addSql(
      'create index oauth_logout_deliveries_client_id_index on oauth_logout_deliveries (client_id, id)',
    );
    this.addSql(
      'create index oauth_logout_deliveries_tenant_id_index on oauth_logout_deliveries (tenant_id)',
    );
    this.addSql(`
      create index oauth_logout_deliveries_due_index on oauth_logout_deliveries (next_attempt_at) where status =
        'queued'`);
    this.addSql(
      'create index oauth_logout_deliveries_created_at_index on oauth_logout_deliveries (created_at)',
    );

    tenantTable(
      this,
      'signing_keys',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      kid varchar(64) not null,
      alg varchar(10) not null,
      status varchar(10) not null,
      public_jwk jsonb not null,
      private_jwk sealed not null,
      activated_at timestamptz null,
      retired_at timestamptz null,
      created_at timestamptz not null,
      constraint signing_keys_pkey primary key (id),
      constraint signing_keys_kid_unique unique (kid),
      constraint signing_keys_status_check check (status in ('next', 'current', 'retired')),
      constraint signing_keys_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index signing_keys_tenant_id_index on signing_keys (tenant_id)');
    this.addSql(`
      create unique index signing_keys_in_force_unique on signing_keys (coalesce(tenant_id,
        '00000000-0000-0000-0000-000000000000'), alg, status) where status in ('next', 'current')`);

    this.addSql(`
      create function end_authorizations_of_session() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform public.end_authorizations(coalesce(new.end_reason, 'signed_out'), new.id, null, null);
        return null;
      end $$`);
    this.addSql(`
      create function oauth_make_partitions(ahead int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        first date;
        partition text;
        made int := 0;
      begin
        if ahead not between 0 and 100 then
          raise exception 'ahead must be 0 to 100 days';
        end if;
        perform pg_advisory_xact_lock(hashtext('oauth_partitions'));
        for i in 0 .. ahead loop
          first := (now() at time zone 'UTC')::date + i;
          partition := 'oauth_artifacts_' || to_char(first, 'YYYY_MM_DD');
          continue when to_regclass('public.' || partition) is not null;
          execute format('create table public.%I (like public.oauth_artifacts including defaults'
            || ' including constraints)', partition);
          execute format('alter table public.%I enable row level security', partition);
          execute format('alter table public.oauth_artifacts attach partition public.%I for values from (%L) to (%L)',
            partition, first, first + 1);
          made := made + 1;
        end loop;
        return made;
      end $$`);
    // A day stays one more day: clocks differ, and what has expired is told from what never existed.
    this.addSql(`
      create function oauth_drop_partitions() returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        partition text;
        dropped int := 0;
      begin
        perform pg_advisory_xact_lock(hashtext('oauth_partitions'));
        for partition in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'public.oauth_artifacts'::regclass
            and c.relname < 'oauth_artifacts_' || to_char((now() at time zone 'UTC')::date - 1, 'YYYY_MM_DD')
          order by 1
        loop
          execute format('drop table public.%I', partition);
          dropped := dropped + 1;
        end loop;
        return dropped;
      end $$`);
    // An argument that is null asks for nothing: each caller names what has ended.
    this.addSql(`
      create function end_authorizations(reason text, of_session uuid, of_user uuid, of_tenant uuid) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with ended as (
          delete from public.oauth_authorizations
          where (of_session is null or session_id = of_session)
            and (of_user is null or user_id = of_user)
            and (of_tenant is null or tenant_id = of_tenant)
            and num_nonnulls(of_session, of_user, of_tenant) > 0
          returning client_id, user_id, session_id, payload ->> 'issuerSlug' as issuer_slug
        )
        insert into public.oauth_logout_deliveries (tenant_id, client_id, user_id, session_id, issuer_slug, reason)
        select distinct c.tenant_id, c.id, e.user_id, e.session_id, e.issuer_slug, reason
        from ended e join public.oauth_clients c on c.client_id = e.client_id
        where c.backchannel_logout_uri is not null and c.is_active and c.deleted_at is null
      $$`);
    this.addSql(`
      create function end_authorizations_of_suspended() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        case tg_table_name
          when 'users' then perform public.end_authorizations('suspended', null, old.id, null);
          when 'tenants' then perform public.end_authorizations('suspended', null, null, old.id);
          else perform public.end_authorizations('suspended', null, old.user_id, old.tenant_id);
        end case;
        return null;
      end $$`);
    this.addSql(`
      create function end_access_of_member(of_user uuid, reason text) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select public.end_authorizations(reason, null, of_user, current_setting('app.tenant_id')::uuid)
      $$`);
    this.addSql(`
      create function end_access_of_person(of_user uuid, reason text) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select public.end_authorizations(reason, null, of_user, null)
      $$`);
    // Signing out everywhere: arguments that are both null ask for nothing.
    this.addSql(`
      create function end_access(reason text, of_user uuid, of_tenant uuid, keep_session uuid) returns integer
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with ended as (
          delete from public.oauth_authorizations
          where (of_user is null or user_id = of_user)
            and (of_tenant is null or tenant_id = of_tenant)
            and num_nonnulls(of_user, of_tenant) > 0
            and (keep_session is null or session_id is distinct from keep_session)
          returning client_id, user_id, session_id, payload ->> 'issuerSlug' as issuer_slug
        ),
        told as (
          insert into public.oauth_logout_deliveries (tenant_id, client_id, user_id, session_id, issuer_slug, reason)
          select distinct c.tenant_id, c.id, e.user_id, e.session_id, e.issuer_slug, reason
          from ended e join public.oauth_clients c on c.client_id = e.client_id
          where c.backchannel_logout_uri is not null and c.is_active and c.deleted_at is null
        )
        select count(*)::integer from ended
      $$`);
    this.addSql(`
      create function audit_witnesses() returns setof uuid
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select id from public.signing_keys where tenant_id is null
      $$`);
    this.addSql(`
      revoke execute on function end_authorizations_of_session, oauth_make_partitions, oauth_drop_partitions,
        end_authorizations, end_authorizations_of_suspended, end_access_of_member, end_access_of_person,
        end_access, audit_witnesses from public`);
    this.addSql('grant execute on function end_access_of_member to gatehouse_app');
    this.addSql('grant execute on function end_access_of_person, end_access to gatehouse_platform');
    this.addSql(`
      grant execute on function oauth_make_partitions, oauth_drop_partitions, audit_witnesses to
        gatehouse_maintenance`);
    this.addSql(`
      create trigger sessions_end_authorizations after update of ended_at on sessions for each row when
        (old.ended_at is null and new.ended_at is not null) execute function end_authorizations_of_session()`);
    this.addSql(`
      create trigger oauth_clients_notify after update or delete on oauth_clients for each row execute function
        notify_change('id')`);
    this.addSql(`
      create trigger oauth_client_secrets_notify after insert or update or delete on oauth_client_secrets for each
        row execute function notify_change('client_id')`);
    this.addSql(`
      create trigger signing_keys_notify after insert or update or delete on signing_keys for each row execute
        function notify_change('tenant_id')`);
    this.addSql(`
      create trigger users_end_authorizations after update of status on users for each row when (old.status =
        'active' and new.status <> 'active') execute function end_authorizations_of_suspended()`);
    this.addSql(`
      create trigger memberships_end_authorizations after update of status on memberships for each row when
        (old.status = 'active' and new.status <> 'active') execute function end_authorizations_of_suspended()`);
    this.addSql(`
      create trigger memberships_removed_end_authorizations after delete on memberships for each row when (true)
        execute function end_authorizations_of_suspended()`);
    this.addSql(`
      create trigger tenants_end_authorizations after update of status on tenants for each row when (old.status in
        ('active', 'pending', 'on-hold') and new.status not in ('active', 'pending', 'on-hold')) execute function
        end_authorizations_of_suspended()`);
    this.addSql('select oauth_make_partitions(40)');
    this.addSql(`
      insert into oauth_clients (id, tenant_id, client_id, name, redirect_uris, post_logout_redirect_uris, scopes,
        token_endpoint_auth_method, skip_consent, is_active, created_at, updated_at)
      values ('0190a1b2-0000-7000-8000-000000000001', null, 'gatehouse-web', 'Gatehouse', '{}', '{}',
        '{openid,profile,email}', 'none', true, true, now(), now())`);
  }

  override down(): void {
    this.addSql('drop trigger tenants_end_authorizations on tenants');
    this.addSql('drop trigger memberships_removed_end_authorizations on memberships');
    this.addSql('drop trigger memberships_end_authorizations on memberships');
    this.addSql('drop trigger users_end_authorizations on users');
    this.addSql('drop trigger sessions_end_authorizations on sessions');
    this.addSql(`
      drop table signing_keys, oauth_logout_deliveries, oauth_artifacts, oauth_authorizations, grants,
        oauth_pairwise_salts, oauth_resources, oauth_client_secrets, oauth_clients`);
    this.addSql(`
      drop function audit_witnesses, end_access, end_access_of_person, end_access_of_member,
        end_authorizations_of_suspended, end_authorizations, oauth_drop_partitions, oauth_make_partitions,
        end_authorizations_of_session`);
  }
}
