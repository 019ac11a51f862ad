import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';
const PLATFORM = `'00000000-0000-0000-0000-000000000000'::uuid`;
const WITH_VALUES = 'set plan_cache_mode = force_custom_plan';
const ERASE_TENANT = 'erase_tenant(uuid, timestamptz, timestamptz)';
const PERSONAL_DATA = 'personal_data(uuid, text, text, int)';

/**
 * Functions on the audit log that also work if Citus distributes it. They do the same as before.
 *
 * - Citus cannot plan SQL functions with parameters on distributed tables, but PL/pgSQL.
 * - One statement cannot write a table of the coordinator and a distributed one.
 * - A subquery on a distributed table names the tenant by value, not by a column of the coordinator.
 * - Citus needs the values of parameters to plan an insertion of several rows. Connections for look-ups keep plans without
 *   values, so these functions set their own `plan_cache_mode`.
 * - A subquery cannot be joined with rows of the coordinator, so functions read the activity of applications.
 * - A policy that reads tables of the coordinator cannot be checked on workers. `note_own_events` checks the one of
 *   `gatehouse_person` itself. `note_events` is for sign-ins, which may add to every audit log.
 */
export class Migration20261128T0610_distributable_functions extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function record_failed_authentication(of_user uuid, event jsonb) returns void
      language plpgsql volatile security definer set search_path = ${PATH} ${WITH_VALUES} as $$
      declare trails uuid[];
      begin
        if event ->> 'action' in ('sign_in.failed', 'factor.failed') and event ->> 'outcome' = 'failure'
          and event #>> '{target,id}' is not distinct from of_user::text
        then
          trails := ${PLATFORM} || array(
            select m.tenant_id from memberships m where m.user_id = of_user);
          insert into audit_events (tenant_id, event)
          select x.tenant_id, record_failed_authentication.event from unnest(trails) x (tenant_id);
        end if;
      end $$`);
    this.addSql(`
      create or replace function move_session(of_session uuid, its_key text, place jsonb, is_stolen boolean, ends boolean,
        at timestamptz, most int, trail uuid, its_event jsonb) returns void
      language plpgsql volatile set search_path = ${PATH} as $$
      begin
        update sessions s set
          places = jsonb_build_array(place) || coalesce((
            select jsonb_agg(p.known order by p.n) from jsonb_array_elements(s.places) with ordinality p (known, n)
            where p.n < most), '[]'),
          moved_at = case when is_stolen then move_session.at else s.moved_at end,
          ended_at = case when ends then move_session.at end,
          end_reason = case when ends then case when its_key like 'token:%' then 'token_reused' else 'moved' end end
        where s.id = of_session and s.ended_at is null
          and not coalesce(s.places, '[]') @> jsonb_build_array(jsonb_build_object('key', its_key));
        if found and trail is not null then
          insert into audit_events (tenant_id, event) values (trail, its_event);
        end if;
      end $$`);
    this.addSql(`
      create or replace function audit_heads_of(of_chain uuid, most int) returns table (signed text)
      language plpgsql stable security definer set search_path = ${PATH} ${WITH_VALUES} as $$
      #variable_conflict use_column
      begin
        return query select h.signed from audit_published_heads h where h.chain = of_chain order by h.n desc limit most;
      end $$`);
    this.addSql(`
      create function note_events(trails uuid[], events jsonb[]) returns void
      language plpgsql volatile security definer set search_path = ${PATH} ${WITH_VALUES} as $$
      begin
        insert into audit_events (tenant_id, event) select * from unnest(trails, events);
      end $$`);
    this.addSql('revoke execute on function note_events from public');
    this.addSql('grant execute on function note_events to gatehouse_sign_in');
    this.addSql(`
      create function note_own_events(trails uuid[], events jsonb[]) returns void
      language plpgsql volatile security definer set search_path = ${PATH} ${WITH_VALUES} as $$
      begin
        if exists (select from unnest(trails) t where t is null or t <> ${PLATFORM} and not is_place_of_person(t)) then
          raise insufficient_privilege using message = 'the user is in no organization with this audit log';
        end if;
        insert into audit_events (tenant_id, event) select * from unnest(trails, events);
      end $$`);
    this.addSql('revoke execute on function note_own_events from public');
    this.addSql('grant execute on function note_own_events to gatehouse_person');
    this.activityOfApplications();
    this.replaceIn(ERASE_TENANT, BY_COLUMN, BY_VALUE);
    this.replaceIn(PERSONAL_DATA, NAMED_BY_SUBQUERY, NAMED_BY_JOIN);
  }

  override down(): void {
    this.replaceIn(PERSONAL_DATA, NAMED_BY_JOIN, NAMED_BY_SUBQUERY);
    this.replaceIn(ERASE_TENANT, BY_VALUE, BY_COLUMN);
    this.addSql('drop function visits_of_applications, rejections_of_application, last_use_of_application');
    this.addSql('drop function note_events, note_own_events');
    this.addSql(`
      create or replace function audit_heads_of(of_chain uuid, most int) returns table (signed text)
      language sql stable security definer set search_path = ${PATH} as $$
        select h.signed from audit_published_heads h where h.chain = of_chain order by h.n desc limit most
      $$`);
    this.addSql(`
      create or replace function move_session(of_session uuid, its_key text, place jsonb, is_stolen boolean, ends boolean,
        at timestamptz, most int, trail uuid, its_event jsonb) returns void
      language sql set search_path = ${PATH} as $$
        with moved as (
          update sessions s set
            places = jsonb_build_array(place) || coalesce((
              select jsonb_agg(p.known order by p.n) from jsonb_array_elements(s.places) with ordinality p (known, n)
              where p.n < most), '[]'),
            moved_at = case when is_stolen then at else s.moved_at end,
            ended_at = case when ends then at end,
            end_reason = case when ends then case when its_key like 'token:%' then 'token_reused' else 'moved' end end
          where s.id = of_session and s.ended_at is null
            and not coalesce(s.places, '[]') @> jsonb_build_array(jsonb_build_object('key', its_key))
          returning 1
        )
        insert into audit_events (tenant_id, event) select trail, its_event from moved where trail is not null
      $$`);
    this.addSql(`
      create or replace function record_failed_authentication(of_user uuid, event jsonb) returns void
      language sql volatile security definer set search_path = ${PATH} as $$
        insert into audit_events (tenant_id, event)
        select x.tenant_id, record_failed_authentication.event from (
          select ${PLATFORM} as tenant_id
          union all
          select m.tenant_id from memberships m where m.user_id = of_user
        ) x
        where event ->> 'action' in ('sign_in.failed', 'factor.failed') and event ->> 'outcome' = 'failure'
          and event #>> '{target,id}' is not distinct from of_user::text
      $$`);
  }

  /** With the rights of their caller, so that row-level security applies. */
  private activityOfApplications(): void {
    const kind = `language plpgsql stable set search_path = ${PATH} ${WITH_VALUES}`;
    this.addSql(`
      create function last_use_of_application(of_trail uuid, of_application text, days int, newest int)
      returns timestamptz ${kind} as $$
      begin
        return (
          select e.at from (
            select at, seq, action, event from audit_events
            where tenant_id = of_trail and target_id = of_application and at >= now() - make_interval(days => days)
            order by at desc, seq desc limit newest
          ) e
          where e.action = 'saml.signed_in'
            or (e.action = 'token.issued' and e.event -> 'detail' ->> 'grant_type' <> 'refresh_token')
          order by e.at desc, e.seq desc limit 1);
      end $$`);
    this.addSql(`
      create function rejections_of_application(of_trail uuid, of_application text, days int) returns int ${kind} as $$
      begin
        return (
          select coalesce(sum(coalesce((e.event -> 'detail' ->> 'count')::int, 1)), 0)::int from audit_events e
          where e.tenant_id = of_trail and e.target_id = of_application
            and e.action in ('token.refused', 'token.reuse_detected', 'saml.refused')
            and e.at >= now() - make_interval(days => days));
      end $$`);
    this.addSql(`
      create function visits_of_applications(days int, newest int) returns table (target_id text, at timestamptz)
      ${kind} as $$
      #variable_conflict use_column
      begin
        return query select e.target_id, e.at from audit_events e
        where e.action in ('token.issued', 'saml.signed_in') and e.at >= now() - make_interval(days => visits_of_applications.days)
          and (e.action = 'saml.signed_in' or e.event -> 'detail' ->> 'grant_type' = 'authorization_code')
        order by e.at desc limit newest;
      end $$`);
    const functions = 'last_use_of_application, rejections_of_application, visits_of_applications';
    this.addSql(`revoke execute on function ${functions} from public`);
    this.addSql(`grant execute on function ${functions} to gatehouse_app, gatehouse_platform`);
  }

  /** The rest of the function stays, so its text is taken from the database. Fails if the part is not there. */
  private replaceIn(signature: string, before: string, now: string): void {
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin
        if position($b$${before}$b$ in source) = 0 then
          raise exception '${signature} has another text';
        end if;
        execute replace(source, $b$${before}$b$, $n$${now}$n$);
      end $do$`);
  }
}

const BY_COLUMN = `
        select t.id, at, t.deleted_by, (select count(*) from audit_events e where e.tenant_id = t.id), h.n, h.hash
        from tenants t left join audit_heads h on h.tenant_id = t.id where t.id = tenant;`;
const BY_VALUE = `
        select t.id, at, t.deleted_by, (select count(*) from audit_events e where e.tenant_id = tenant),
          (select h.n from audit_heads h where h.tenant_id = tenant),
          (select h.hash from audit_heads h where h.tenant_id = tenant)
        from tenants t where t.id = tenant;`;

const COLUMNS_BEFORE = `(select to_char(x.seq, 'FM00000000000000000000') as key, x.at, `;
const COLUMNS_AFTER = ` as organization, x.action, x.outcome,
     case when x.actor_id = of_person::text then 'you' else x.event -> 'actor' ->> 'type' end as actor,
     x.event -> 'target' ->> 'type' as "targetType",
     case when x.target_id = of_person::text then 'you'
       when x.event -> 'target' ->> 'type' in ('session', 'device', 'factor') then x.target_id end as target,
     case when x.actor_id = of_person::text then x.event ->> 'address' end as address
     from audit_events x `;
const OF_PERSON = 'where x.actor_id = of_person::text or x.target_id = of_person::text) r';
const NAMED_BY_SUBQUERY = `${COLUMNS_BEFORE}(select t.name from tenants t where t.id = x.tenant_id)${COLUMNS_AFTER}${OF_PERSON}`;
const NAMED_BY_JOIN = `${COLUMNS_BEFORE}t.name${COLUMNS_AFTER}left join tenants t on t.id = x.tenant_id ${OF_PERSON}`;
