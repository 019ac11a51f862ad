import { Migration } from '@mikro-orm/migrations';

/** Refresh tokens may live for 30 days; a few more, so that maintenance may stand for a week unnoticed. */
const DAYS_AHEAD = 40;

/**
 * The OpenID provider's data.
 *
 * - `oauth_clients`: applications, of a tenant or (without one) of the platform. A deleted one stays as a row, so that
 *   its `client_id` is never given to another.
 * - `oauth_client_secrets`: apart, because two are valid while one replaces the other.
 * - `grants`: what a person allowed an application, remembered until they withdraw it.
 * - `oauth_authorizations`: what one session gave one application. Codes and tokens hang on this row: without it they
 *   are dead, at once and on every replica. Ending a session removes it, in the same transaction whoever ends it.
 * - `oauth_artifacts`: codes, opaque tokens, interactions, by the day on which they run out, which their id carries.
 *   Kept by SHA-256 of that id, never by the id itself. A day that is over is dropped with its table.
 * - `signing_keys`: private parts rest in envelopes.
 */
export class Migration20261121T0200_oauth2 extends Migration {
  override up(): void {
    this.clients();
    this.grants();
    this.authorizations();
    this.artifacts();
    this.partitions();
    this.signingKeys();
    this.isolation();
  }

  private clients(): void {
    this.addSql(`
      create table oauth_clients (
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
        constraint oauth_clients_pkey primary key (id),
        constraint oauth_clients_client_id_unique unique (client_id),
        constraint oauth_clients_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index oauth_clients_tenant_id_index on oauth_clients (tenant_id)');
    this.addSql(`
      create table oauth_client_secrets (
        id uuid not null,
        tenant_id uuid null,
        client_id uuid not null,
        secret sealed not null,
        expires_at timestamptz null,
        created_at timestamptz not null,
        constraint oauth_client_secrets_pkey primary key (id),
        constraint oauth_client_secrets_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint oauth_client_secrets_client_id_foreign foreign key (client_id) references oauth_clients (id)
      )`);
    this.addSql('create index oauth_client_secrets_tenant_id_index on oauth_client_secrets (tenant_id)');
    this.addSql('create index oauth_client_secrets_client_id_index on oauth_client_secrets (client_id)');
  }

  private grants(): void {
    this.addSql(`
      create table grants (
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
        constraint grants_user_id_foreign foreign key (user_id) references users (id)
      )`);
    // Somebody of the platform has no tenant, and still remembers one consent and not many.
    this.addSql(`
      create unique index grants_person_unique
      on grants (user_id, client_id, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'))`);
    this.addSql('create index grants_tenant_id_index on grants (tenant_id)');
    this.addSql('create index grants_client_id_index on grants (client_id)');
  }

  private authorizations(): void {
    // No foreign key to the session: its row is cleared after it timed out, which ends nothing but itself.
    this.addSql(`
      create table oauth_authorizations (
        id varchar(60) not null,
        tenant_id uuid null,
        client_id varchar(100) not null,
        user_id uuid not null,
        session_id uuid null,
        view_role varchar(20) null,
        payload jsonb not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        constraint oauth_authorizations_pkey primary key (id),
        constraint oauth_authorizations_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint oauth_authorizations_client_id_foreign foreign key (client_id) references oauth_clients (client_id),
        constraint oauth_authorizations_user_id_foreign foreign key (user_id) references users (id)
      )`);
    this.addSql('create index oauth_authorizations_tenant_id_index on oauth_authorizations (tenant_id)');
    this.addSql(
      'create index oauth_authorizations_person_index on oauth_authorizations (user_id, client_id)',
    );
    this.addSql('create index oauth_authorizations_client_id_index on oauth_authorizations (client_id)');
    this.addSql('create index oauth_authorizations_session_id_index on oauth_authorizations (session_id)');
    this.addSql('create index oauth_authorizations_expires_at_index on oauth_authorizations (expires_at)');
    this.addSql(`
      create function end_authorizations_of_session() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        delete from public.oauth_authorizations where session_id = new.id;
        return null;
      end $$`);
    this.addSql('revoke execute on function end_authorizations_of_session from public');
    this.addSql(`
      create trigger sessions_end_authorizations after update of ended_at on sessions
      for each row when (old.ended_at is null and new.ended_at is not null)
      execute function end_authorizations_of_session()`);
  }

  private artifacts(): void {
    this.addSql(`
      create table oauth_artifacts (
        day date not null,
        id bytea not null,
        kind varchar(40) not null,
        tenant_id uuid null,
        payload jsonb not null,
        consumed_at timestamptz null,
        created_at timestamptz not null default now(),
        constraint oauth_artifacts_pkey primary key (day, id),
        constraint oauth_artifacts_id_check check (octet_length(id) = 32)
      ) partition by range (day)`);
  }

  /** Made apart and then attached, which does not keep writers waiting as a direct partition would. */
  private partitions(): void {
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
    // A day stays one more day: clocks differ, and what has run out is told from what never was.
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
    this.addSql('revoke execute on function oauth_make_partitions, oauth_drop_partitions from public');
    this.addSql(
      'grant execute on function oauth_make_partitions, oauth_drop_partitions to gatehouse_maintenance',
    );
    this.addSql(`select oauth_make_partitions(${DAYS_AHEAD})`);
  }

  private signingKeys(): void {
    this.addSql(`
      create table signing_keys (
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
        constraint signing_keys_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index signing_keys_tenant_id_index on signing_keys (tenant_id)');
    this.addSql(`
      create unique index signing_keys_in_force_unique
      on signing_keys (coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'), alg, status)
      where status in ('next', 'current')`);
  }

  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    for (const table of [
      'oauth_clients',
      'oauth_client_secrets',
      'grants',
      'oauth_authorizations',
      'oauth_artifacts',
      'signing_keys',
    ]) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy tenant on ${table} to gatehouse_app using (${own}) with check (${own})`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
      this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
    }
    this.addSql('grant select, insert, update on oauth_clients to gatehouse_app');
    this.addSql('grant select, insert, update, delete on oauth_client_secrets, grants to gatehouse_app');
    // Tokens and keys are the provider's business, which works on the platform; maintenance clears what has run out.
    this.addSql(`
      create policy maintenance on oauth_authorizations to gatehouse_maintenance
      using (expires_at < now() - interval '1 hour')`);
    this.addSql('grant delete, select (id, expires_at) on oauth_authorizations to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop trigger sessions_end_authorizations on sessions');
    this.addSql('drop function end_authorizations_of_session');
    this.addSql(
      'drop table signing_keys, oauth_artifacts, oauth_authorizations, grants, oauth_client_secrets, oauth_clients',
    );
    this.addSql('drop function oauth_make_partitions, oauth_drop_partitions');
  }
}
