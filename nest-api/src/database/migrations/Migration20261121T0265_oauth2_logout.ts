import { Migration } from '@mikro-orm/migrations';

/** Standings of a tenant in which its people may sign in. */
const SIGNS_IN = `('active', 'pending', 'on-hold')`;

/**
 * Applications are told when a person is signed out. Source: OpenID Connect Back-Channel Logout 1.0.
 *
 * Whatever ends a session, or takes a person, a membership or a tenant out of use, ends the authorizations that hang on
 * it and queues a notice for each application that asks for one, in the same transaction. A session that merely times
 * out does neither.
 *
 * `oauth_logout_deliveries` belongs to the tenant of the application (null: the platform's); `issuer_slug` says whose
 * issuer it knows the person from.
 */
export class Migration20261121T0265_oauth2_logout extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients
        add column backchannel_logout_uri varchar(2000) null,
        add column backchannel_logout_session_required boolean not null default false`);
    this.deliveries();
    this.ending();
    this.triggers();
  }

  private deliveries(): void {
    this.addSql(`
      create table oauth_logout_deliveries (
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
        constraint oauth_logout_deliveries_client_id_foreign foreign key (client_id) references oauth_clients (id)
      )`);
    this.addSql(
      'create index oauth_logout_deliveries_client_id_index on oauth_logout_deliveries (client_id, id)',
    );
    this.addSql(
      'create index oauth_logout_deliveries_tenant_id_index on oauth_logout_deliveries (tenant_id)',
    );
    this.addSql(`
      create index oauth_logout_deliveries_due_index on oauth_logout_deliveries (next_attempt_at)
      where status = 'queued'`);
    this.addSql(
      'create index oauth_logout_deliveries_created_at_index on oauth_logout_deliveries (created_at)',
    );
    this.addSql('alter table oauth_logout_deliveries enable row level security');
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    this.addSql(`create policy tenant on oauth_logout_deliveries to gatehouse_app using (${own})`);
    for (const role of ['gatehouse_platform', 'gatehouse_maintenance']) {
      this.addSql(`
        create policy ${role.slice('gatehouse_'.length)} on oauth_logout_deliveries to ${role}
        using (true) with check (true)`);
    }
    this.addSql('grant select on oauth_logout_deliveries to gatehouse_app, gatehouse_platform');
    this.addSql('grant select, update, delete on oauth_logout_deliveries to gatehouse_maintenance');
  }

  private ending(): void {
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
      create or replace function end_authorizations_of_session() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform public.end_authorizations(coalesce(new.end_reason, 'signed_out'), new.id, null, null);
        return null;
      end $$`);
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
    this.addSql(
      `revoke execute on function end_authorizations, end_authorizations_of_suspended,
         end_authorizations_of_session from public`,
    );
  }

  private triggers(): void {
    const run = 'for each row when (%) execute function end_authorizations_of_suspended()';
    const when = (condition: string) => run.replace('%', condition);
    this.addSql(`
      create trigger users_end_authorizations after update of status on users
      ${when(`old.status = 'active' and new.status <> 'active'`)}`);
    this.addSql(`
      create trigger memberships_end_authorizations after update of status on memberships
      ${when(`old.status = 'active' and new.status <> 'active'`)}`);
    this.addSql(`
      create trigger memberships_removed_end_authorizations after delete on memberships ${when('true')}`);
    this.addSql(`
      create trigger tenants_end_authorizations after update of status on tenants
      ${when(`old.status in ${SIGNS_IN} and new.status not in ${SIGNS_IN}`)}`);
  }

  override down(): void {
    this.addSql('drop trigger tenants_end_authorizations on tenants');
    this.addSql('drop trigger memberships_removed_end_authorizations on memberships');
    this.addSql('drop trigger memberships_end_authorizations on memberships');
    this.addSql('drop trigger users_end_authorizations on users');
    this.addSql('drop function end_authorizations_of_suspended');
    this.addSql(`
      create or replace function end_authorizations_of_session() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        delete from public.oauth_authorizations where session_id = new.id;
        return null;
      end $$`);
    this.addSql('drop function end_authorizations');
    this.addSql('drop table oauth_logout_deliveries');
    this.addSql(`
      alter table oauth_clients
        drop column backchannel_logout_session_required,
        drop column backchannel_logout_uri`);
  }
}
