import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

const PLATFORM = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Detections of attacks on sign-ins, and the incidents that they group into.
 *
 * - `watched_sign_ins` holds the last hour of the sign-in log in the form that detections read: by network, by account and
 *   by tenant. Rows of `sign_in_attempts` are read once, behind `detection_cursor`, by the index on `(xid, seq)`. The nil
 *   UUID is the platform, as in the log. A crash may empty the table: the next attack fills it again.
 * - A network is an IPv4 address or the /64 of an IPv6 address, which is one customer.
 * - Detections read a limited number of rows of each network, account and tenant, so an attack does not slow them down.
 * - A closed incident stays for a year.
 * - An incident without a tenant belongs to the platform. It names users by ID only, as the audit log does.
 * - `incident_entries` has the timeline and the comments. Erasure of an author keeps the entry.
 */
export class Migration20261126T1500_incidents extends Migration {
  override up(): void {
    this.watched();
    this.incidents();
    this.detections();
    this.changeOfSuspects();
    this.replaceInCanaries(CANARY_ATTEMPT, CANARY_ATTEMPT + CANARY_INCIDENT);
  }

  override down(): void {
    this.replaceInCanaries(CANARY_ATTEMPT + CANARY_INCIDENT, CANARY_ATTEMPT);
    this.addSql('drop function suspect_networks');
    this.addSql('drop function sprayed_networks, stuffed_tenants, guessed_accounts, fatigued_users');
    this.addSql('drop function watch_sign_ins');
    this.addSql('drop table detection_suppressions, incident_entries, incidents');
    this.addSql('drop function note_changed_suspects');
    this.addSql('drop table detection_cursor, watched_sign_ins');
  }

  private watched(): void {
    tenantTable(
      this,
      'watched_sign_ins',
      { unlogged: true },
      `
      tenant_id uuid not null,
      is_copy boolean not null,
      at timestamptz not null,
      network varchar(64) not null,
      account varchar(254) not null,
      user_id uuid null,
      kind varchar(10) not null,
      times int not null,
      constraint watched_sign_ins_kind_check check (kind in ('success', 'guess', 'factor'))`,
    );
    this.addSql('create index watched_sign_ins_at_index on watched_sign_ins (at)');
    this.addSql('create index watched_sign_ins_network_index on watched_sign_ins (network, at)');
    this.addSql('create index watched_sign_ins_tenant_index on watched_sign_ins (tenant_id, at)');
    this.addSql('create index watched_sign_ins_account_index on watched_sign_ins (account, at)');
    // Erasure of a user.
    this.addSql(
      'create index watched_sign_ins_user_index on watched_sign_ins (user_id) where user_id is not null',
    );

    platformTable(
      this,
      'detection_cursor',
      { platform: 'select' },
      `
      one boolean not null default true,
      upto xid8 not null,
      seq bigint not null,
      system_identifier text not null,
      constraint detection_cursor_pkey primary key (one),
      constraint detection_cursor_one_check check (one)`,
    );
    this.addSql(`insert into detection_cursor (upto, seq, system_identifier) values ('0', 0, '')`);
    this.addSql(`
      create function watch_sign_ins(most int)
      returns table (taken int, networks text[], accounts text[], tenants uuid[])
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp
      -- The partitions are read in the order of the index: sorting would read all that waits for each batch of it.
      set enable_sort = off set enable_seqscan = off as $$
      declare
        done detection_cursor;
        cluster text := (select system_identifier::text from pg_control_system());
        horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
        since timestamptz := now() - interval '1 hour';
        last_xid xid8;
        last_seq bigint;
      begin
        select * into done from detection_cursor for update skip locked;
        if not found then return; end if;
        delete from watched_sign_ins where at < since;
        delete from detection_suppressions where expires_at < now();
        delete from incidents where closed_at < now() - interval '1 year';
        -- What was there before the first run, or came with a restore, is not looked at.
        if done.system_identifier <> cluster then
          update detection_cursor set upto = horizon, seq = -1, system_identifier = cluster;
          return query select 0, '{}'::text[], '{}'::text[], '{}'::uuid[];
          return;
        end if;

        return query
        with read as materialized (
          select e.xid, e.seq, e.tenant_id, e.is_copy, e.at, e.ip, e.email, e.user_id, e.method, e.outcome, e.count,
            e.failed
          from sign_in_attempts e
          where e.is_sign_in and e.at >= since and e.at < since + interval '1 day'
            and (e.xid, e.seq) > (done.upto, done.seq) and e.xid < horizon
          order by e.xid, e.seq limit most
        ), end_of as (
          select r.xid, r.seq from read r order by r.xid desc, r.seq desc limit 1
        ), moved as (
          update detection_cursor c set upto = e.xid, seq = e.seq from end_of e returning 1
        ), told as (
          select r.tenant_id, r.is_copy, r.at, coalesce(r.user_id::text, r.email) as account, r.user_id, r.count,
            case when pg_input_is_valid(r.ip, 'inet') then case family(r.ip::inet)
              when 6 then network(set_masklen(r.ip::inet, 64))::text else host(r.ip::inet) end end as network,
            case
              when not r.failed then case when r.method <> 'tenant_switch' then 'success' end
              when r.method in ('totp', 'recovery_code', 'emergency_code', 'passkey') then
                case when r.outcome in ('invalid_factor', 'too_many_requests') then 'factor' end
              when r.outcome in ('invalid_credentials', 'too_many_requests', 'ldap_wrong_password',
                'ldap_user_not_found', 'ldap_account_locked')
                then 'guess'
            end as kind
          from read r
        ), kept as (
          insert into watched_sign_ins (tenant_id, is_copy, at, network, account, user_id, kind, times)
          select t.tenant_id, t.is_copy, t.at, t.network, t.account, t.user_id, t.kind, t.count from told t
          where t.kind is not null and t.network is not null and t.account is not null
          returning watched_sign_ins.network, watched_sign_ins.account, watched_sign_ins.tenant_id, kind
        )
        select (select count(*)::int from read),
          coalesce(array_agg(distinct k.network::text) filter (where k.kind = 'guess'), '{}'),
          coalesce(array_agg(distinct k.account::text) filter (where k.kind <> 'success'), '{}'),
          coalesce(array_agg(distinct k.tenant_id) filter (where k.kind = 'guess'), '{}')
        from kept k;
      end $$`);
    this.addSql('revoke execute on function watch_sign_ins from public');
    this.addSql('grant execute on function watch_sign_ins to gatehouse_maintenance');
  }

  private incidents(): void {
    tenantTable(
      this,
      'incidents',
      { app: 'select, update', platform: 'select, insert, update' },
      `
      id uuid not null,
      tenant_id uuid null,
      kind varchar(40) not null,
      severity varchar(10) not null,
      state varchar(20) not null default 'open',
      reason varchar(20) null,
      subject varchar(64) not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      failures int not null,
      accounts int not null,
      network_count int not null,
      users uuid[] not null,
      signed_in uuid[] not null,
      networks text[] not null,
      assignee_id uuid null,
      closed_at timestamptz null,
      mailed_at timestamptz null,
      created_at timestamptz not null,
      version int not null default 1,
      constraint incidents_pkey primary key (id),
      constraint incidents_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint incidents_assignee_id_foreign foreign key (assignee_id) references users (id) on delete set null,
      constraint incidents_severity_check check (severity in ('low', 'medium', 'high')),
      constraint incidents_state_check check (state in ('open', 'in_progress', 'closed')),
      constraint incidents_reason_check check ((state = 'closed') = (reason is not null))`,
    );
    this.addSql('create index incidents_tenant_id_index on incidents (tenant_id, id)');
    this.addSql(
      'create index incidents_assignee_id_index on incidents (assignee_id) where assignee_id is not null',
    );
    this.addSql(
      `create index incidents_unresolved_index on incidents (tenant_id, kind, subject) where state <> 'closed'`,
    );
    this.addSql('create index incidents_closed_index on incidents (closed_at) where closed_at is not null');
    this.addSql('create index incidents_mailed_index on incidents (mailed_at) where mailed_at is not null');
    this.addSql('create index incidents_seen_index on incidents (last_seen_at)');

    tenantTable(
      this,
      'incident_entries',
      { app: 'select, insert', platform: 'select, insert' },
      `
      id uuid not null,
      tenant_id uuid null,
      incident_id uuid not null,
      at timestamptz not null,
      kind varchar(20) not null,
      author_id uuid null,
      text varchar(2000) null,
      detail jsonb not null,
      constraint incident_entries_pkey primary key (id),
      constraint incident_entries_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint incident_entries_incident_id_foreign foreign key (incident_id) references incidents (id)
        on delete cascade,
      constraint incident_entries_author_id_foreign foreign key (author_id) references users (id) on delete set null`,
    );
    this.addSql('create index incident_entries_incident_id_index on incident_entries (incident_id, id)');
    this.addSql('create index incident_entries_tenant_id_index on incident_entries (tenant_id)');
    this.addSql(
      'create index incident_entries_author_id_index on incident_entries (author_id) where author_id is not null',
    );

    tenantTable(
      this,
      'detection_suppressions',
      { app: 'select, insert, delete', platform: 'select, insert, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      kind varchar(40) not null,
      network varchar(49) null,
      user_id uuid null,
      note varchar(500) null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint detection_suppressions_pkey primary key (id),
      constraint detection_suppressions_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint detection_suppressions_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
      constraint detection_suppressions_one_check check (network is null or user_id is null)`,
    );
    this.addSql(
      'create index detection_suppressions_tenant_id_index on detection_suppressions (tenant_id, id)',
    );
    this.addSql(
      'create index detection_suppressions_user_id_index on detection_suppressions (user_id) where user_id is not null',
    );
    this.addSql(
      'create index detection_suppressions_expires_at_index on detection_suppressions (expires_at)',
    );
  }

  /**
   * What stands out in the last minutes, for networks, accounts and tenants with new failures. The rules are in the API;
   * `fewest` only keeps what no rule would take out of the result. `most` limits the rows that are read of each.
   */
  private detections(): void {
    const result = `tenant_id uuid, subject text, failures int, failing int, succeeded int, networks text[],
        network_count int, users uuid[], signed_in uuid[], first_at timestamptz, last_at timestamptz`;
    const distinct = (condition: string) =>
      `coalesce((array_agg(distinct a.user_id) filter (where a.user_id is not null and ${condition}))[1:200], '{}')`;

    // An account that also signed in from there mistyped. Attempts at several tenants count for the platform, without
    // those at the tenant that has most: that is an incident of its own.
    this.addSql(`
      create function sprayed_networks(of_networks text[], minutes int, fewest int, most int) returns table (${result})
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select s.tenant_id, n.network, s.failures, s.failing, s.succeeded, array[n.network], 1, s.users, s.signed_in,
          s.first_at, s.last_at
        from unnest(of_networks) n (network) cross join lateral (
          with recent as (
            select w.* from watched_sign_ins w
            where w.network = n.network and w.at >= now() - make_interval(mins => minutes)
            order by w.at desc limit most
          ), by_account as (
            select r.tenant_id, r.account, (array_agg(r.user_id))[1] as user_id, bool_and(r.is_copy) as is_copy,
              bool_or(r.kind = 'success') as opened, bool_or(r.kind = 'guess') as failed,
              coalesce(sum(r.times) filter (where r.kind = 'guess'), 0) as failures,
              min(r.at) filter (where r.kind = 'guess') as first_at, max(r.at) filter (where r.kind = 'guess') as last_at
            from recent r where r.kind <> 'factor' group by r.tenant_id, r.account
          )
          select a.tenant_id, sum(a.failures)::int as failures,
            (count(*) filter (where a.failed and not a.opened))::int as failing,
            (count(*) filter (where a.opened))::int as succeeded, ${distinct('true')} as users,
            ${distinct('a.opened')} as signed_in, min(a.first_at) as first_at, max(a.last_at) as last_at
          from by_account a where a.tenant_id <> ${PLATFORM} group by a.tenant_id
          having count(*) filter (where a.failed and not a.opened) >= fewest
          union all
          select ${PLATFORM}, sum(a.failures)::int, (count(*) filter (where a.failed and not a.opened))::int,
            (count(*) filter (where a.opened))::int, ${distinct('true')}, ${distinct('a.opened')}, min(a.first_at),
            max(a.last_at)
          from by_account a where not a.is_copy
          having count(*) filter (where a.failed and not a.opened) - coalesce((
            select max(o.failing) from (
              select count(*) filter (where b.failed and not b.opened) as failing from by_account b
              where b.tenant_id <> ${PLATFORM} group by b.tenant_id) o), 0) >= fewest
        ) s
      $$`);

    // Networks with many accounts are sprayed from, which is another detection.
    const stuffed = (tenant: string, rows: string) => `
      with recent as (${rows}), few as (
        select r.network from recent r where r.kind = 'guess' group by r.network
        having count(distinct r.account) <= 5
      ), by_account as (
        select r.account, (array_agg(r.user_id))[1] as user_id, bool_or(r.kind = 'success') as opened,
          bool_or(r.kind = 'guess') as failed, coalesce(sum(r.times) filter (where r.kind = 'guess'), 0) as failures,
          min(r.at) filter (where r.kind = 'guess') as first_at, max(r.at) filter (where r.kind = 'guess') as last_at
        from recent r where r.kind = 'success' or (r.kind = 'guess' and r.network in (select network from few))
        group by r.account
      ), summed as (
        select coalesce(sum(a.failures), 0)::int as failures,
          (count(*) filter (where a.failed and not a.opened))::int as failing,
          (count(*) filter (where a.opened))::int as succeeded, ${distinct('a.failed')} as users,
          ${distinct('a.failed and a.opened')} as signed_in, min(a.first_at) as first_at, max(a.last_at) as last_at
        from by_account a
      )
      select ${tenant} as tenant_id, '' as subject, s.failures, s.failing, s.succeeded,
        array(select f.network::text from few f limit 50) as networks, (select count(*)::int from few) as network_count,
        s.users, s.signed_in, s.first_at, s.last_at
      from summed s where s.failing >= fewest`;
    const newest = (condition: string) => `
      select w.* from watched_sign_ins w
      where ${condition} and w.at >= now() - make_interval(mins => minutes) order by w.at desc limit most`;
    this.addSql(`
      create function stuffed_tenants(of_tenants uuid[], minutes int, fewest int, most int) returns table (${result})
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        with found as materialized (
          select s.* from unnest(of_tenants) t (id) cross join lateral (
            ${stuffed('t.id', newest('w.tenant_id = t.id'))}) s
          where t.id <> ${PLATFORM}
        )
        select * from found
        union all
        select s.* from (${stuffed(PLATFORM, newest('not w.is_copy'))}) s
        where cardinality(of_tenants) > 0
          and s.failing - coalesce((select max(f.failing) from found f), 0) >= fewest
      $$`);

    this.addSql(`
      create function guessed_accounts(of_accounts text[], minutes int, fewest int, most int) returns table (${result})
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select s.* from unnest(of_accounts) c (account) cross join lateral (
          with recent as (
            select w.* from watched_sign_ins w
            where w.account = c.account and w.at >= now() - make_interval(mins => minutes)
            order by w.at desc limit most
          )
          select r.tenant_id, r.user_id::text as subject,
            (coalesce(sum(r.times) filter (where r.kind = 'guess'), 0))::int, 1,
            (bool_or(r.kind = 'success' and g.at is not null))::int,
            coalesce((array_agg(distinct r.network::text) filter (where r.kind = 'guess'))[1:50], '{}'),
            (count(distinct r.network) filter (where r.kind = 'guess'))::int, array[r.user_id],
            case when bool_or(r.kind = 'success' and g.at is not null) then array[r.user_id] else '{}' end,
            min(r.at) filter (where r.kind = 'guess'), max(r.at) filter (where r.kind = 'guess')
          from recent r left join lateral (
            select b.at from recent b where r.kind = 'success' and b.kind = 'guess' and b.network = r.network limit 1) g
            on true
          where r.user_id is not null group by r.tenant_id, r.user_id
          having count(distinct r.network) filter (where r.kind = 'guess') >= fewest
        ) s
      $$`);

    // A ticket is a first step without its second one. Its ID carries its time.
    this.addSql(`
      create function fatigued_users(of_accounts text[], since_seconds int, minutes int, fewest int, most int)
      returns table (${result})
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        with asked as materialized (
          select distinct k.user_id from (
            select t.user_id from sign_in_tickets t
            where t.id >= (lpad(to_hex((extract(epoch from now() - make_interval(secs => since_seconds)) * 1000)::bigint),
              12, '0') || '00000000000000000000')::uuid
            order by t.id desc limit most) k
          union
          select c.account::uuid from unnest(of_accounts) c (account) where pg_input_is_valid(c.account, 'uuid')
        )
        select coalesce(m.tenant_id, ${PLATFORM}), a.user_id::text, (s.tickets + s.failures)::int, 1, s.opened::int,
          s.networks[1:50], cardinality(s.networks), array[a.user_id],
          case when s.opened then array[a.user_id] else '{}' end, s.first_at, s.last_at
        from asked a cross join lateral (
          with tickets as (
            select t.created_at as at, t.proof -> 'asked' ->> 'ip' as ip from sign_in_tickets t
            where t.user_id = a.user_id and t.created_at >= now() - make_interval(mins => minutes) and not t.must_enrol
              and not t.proof ? 'isNewPassword'
            order by t.created_at desc limit most
          ), recent as (
            select w.at, w.network, w.kind, w.times, w.is_copy from watched_sign_ins w
            where w.account = a.user_id::text and w.kind <> 'guess'
              and w.at >= now() - make_interval(mins => minutes)
            order by w.at desc limit most
          ), failed as (
            select r.at, r.network, r.times from recent r where r.kind = 'factor' and not r.is_copy
            union all
            select t.at, case when pg_input_is_valid(t.ip, 'inet') then case family(t.ip::inet)
              when 6 then network(set_masklen(t.ip::inet, 64))::text else host(t.ip::inet) end end, 1
            from tickets t
          )
          select (select count(*) from tickets) as tickets,
            (select coalesce(sum(r.times), 0) from recent r where r.kind = 'factor' and not r.is_copy) as failures,
            exists (select from recent r where r.kind = 'success' and r.at > (select min(f.at) from failed f)) as opened,
            array(select distinct f.network from failed f where f.network is not null) as networks,
            (select min(f.at) from failed f) as first_at, (select max(f.at) from failed f) as last_at
        ) s left join memberships m on m.user_id = a.user_id
        where s.tickets + s.failures >= fewest
      $$`);
    this.addSql(
      'revoke execute on function sprayed_networks, stuffed_tenants, guessed_accounts, fatigued_users from public',
    );
    this.addSql(
      `grant execute on function sprayed_networks, stuffed_tenants, guessed_accounts, fatigued_users to
        gatehouse_maintenance`,
    );
  }

  /** Processes hold the networks of unresolved incidents, and read them again when one changes. */
  private changeOfSuspects(): void {
    this.addSql(`
      create function suspect_networks(most int)
      returns table ("tenantId" uuid, network text, kind varchar, until timestamptz)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select i.tenant_id, n.network, i.kind, i.last_seen_at + interval '1 hour'
        from incidents i cross join lateral unnest(i.networks) n (network)
        where i.last_seen_at > now() - interval '1 hour' and i.state <> 'closed'
          and i.kind in ('password_spraying', 'credential_stuffing')
        order by i.last_seen_at desc limit most
      $$`);
    this.addSql('revoke execute on function suspect_networks from public');
    this.addSql('grant execute on function suspect_networks to gatehouse_app');
    this.addSql(`
      create function note_changed_suspects() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform pg_notify('gatehouse_changes', 'suspect_networks:all');
        return null;
      end $$`);
    this.addSql('revoke execute on function note_changed_suspects from public');
    this.addSql(`
      create trigger incidents_suspects after insert or update or delete on incidents
      for each row execute function note_changed_suspects()`);
  }

  /** Only this statement of the function changes, so its text is taken from the database. */
  private replaceInCanaries(before: string, now: string): void {
    this.addSql(`
      do $do$ begin
        execute replace(pg_get_functiondef('create_isolation_canaries(timestamptz, timestamptz, varchar[])'::regprocedure),
          $b$${before}$b$, $n$${now}$n$);
      end $do$`);
  }
}

const CANARY_ATTEMPT = `values (true, at, "attemptId", "tenantId", 'token', false, 'invalid_credentials', 'canary' || i, "userId");`;
const CANARY_INCIDENT = `
          insert into incidents (id, tenant_id, kind, severity, subject, first_seen_at, last_seen_at, failures, accounts,
            network_count, users, signed_in, networks, mailed_at, created_at)
          values ("attemptId", "tenantId", 'password_guessing', 'low', "userId"::text, at, at, 1, 1, 1, array["userId"],
            '{}', '{}', at, at);`;
