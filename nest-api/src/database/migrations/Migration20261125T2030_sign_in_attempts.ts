import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { allowSignIn } from '../sign-in-access.js';
import { tenantTable } from '../tables.js';

/**
 * One record for each attempt to sign in, and each request of an application: what statistics, health, the sign-in log and
 * the search read.
 *
 * - Failures and successes are apart, and each is partitioned by day (UTC), so that a day is dropped and not deleted, and
 *   no number of successes pushes out a failure. Successes stay for 30 days.
 * - A failure stays as long as its organization wants: `sign_in_policies.failed_sign_in_retention_days`. The nil UUID is
 *   the platform, which keeps failures for 90 days.
 * - An attempt of a user of several organizations is one row for each, with the same id; `is_copy` marks all but one.
 * - Sign-ins add rows and read none. `xid` and `seq` order the rows for counting: an open transaction may still precede.
 * - Conditions name `failed` and limits of `at`, so that a statement opens and locks only the days that it needs.
 * - As with the audit log, a partition is granted to nobody, and is created apart and then attached.
 */
export class Migration20261125T2030_sign_in_attempts extends Migration {
  override up(): void {
    this.addSql('create sequence sign_in_attempts_seq');
    tenantTable(
      this,
      'sign_in_attempts',
      { app: 'select', platform: 'select', tail: 'partition by list (failed)' },
      `
      failed boolean not null,
      at timestamptz not null,
      id uuid not null,
      tenant_id uuid not null,
      is_copy boolean not null default false,
      method varchar(30) not null,
      is_sign_in boolean not null,
      outcome varchar(60) not null,
      count int not null default 1,
      reference varchar(20) not null,
      connection_id uuid null,
      application_id uuid null,
      application_type varchar(30) null,
      user_id uuid null,
      email varchar(254) null,
      ip varchar(64) null,
      user_agent varchar(120) null,
      steps jsonb null,
      found jsonb null,
      expected jsonb null,
      trace_id uuid null,
      xid xid8 not null default pg_current_xact_id(),
      seq bigint not null default nextval('sign_in_attempts_seq'),
      constraint sign_in_attempts_pkey primary key (id, tenant_id, at, failed),
      constraint sign_in_attempts_count_check check (count > 0),
      constraint sign_in_attempts_success_check check (failed or steps is null)`,
    );
    this.addSql('alter sequence sign_in_attempts_seq owned by sign_in_attempts.seq');
    this.addSql('grant usage on sequence sign_in_attempts_seq to gatehouse_sign_in');
    allowSignIn(this, 'sign_in_attempts', {
      may: `insert (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, count, reference, connection_id,
        application_id, application_type, user_id, email, ip, user_agent, steps, found, expected, trace_id)`,
    });
    for (const [name, columns] of INDEXES) this.addSql(`create index ${name} on sign_in_attempts ${columns}`);
    this.addSql(`
      create table sign_in_attempts_failed partition of sign_in_attempts for values in (true)
      partition by range (at)`);
    this.addSql(`
      create table sign_in_attempts_succeeded partition of sign_in_attempts for values in (false)
      partition by range (at)`);
    this.addSql('alter table sign_in_attempts_failed enable row level security');
    this.addSql('alter table sign_in_attempts_succeeded enable row level security');

    this.addSql('create index sign_in_attempts_outcome_index on sign_in_attempts_failed (outcome, id)');

    this.addSql(`
      alter table sign_in_policies add column failed_sign_in_retention_days int not null default 90,
        add constraint sign_in_policies_failed_sign_in_retention_days_check
          check (failed_sign_in_retention_days between 7 and 365)`);

    this.addSql(`
      create function sign_in_log_make_partitions(back int, ahead int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        day date;
        parent text;
        partition text;
        made int := 0;
      begin
        if back not between 0 and 400 or ahead not between 0 and 60 then
          raise exception 'back must be 0 to 400 days, ahead 0 to 60';
        end if;
        perform pg_advisory_xact_lock(hashtext('sign_in_log_make_partitions'));
        for i in -back .. ahead loop
          day := (now() at time zone 'UTC')::date + i;
          foreach parent in array array['sign_in_attempts_failed', 'sign_in_attempts_succeeded'] loop
            partition := parent || to_char(day, '_YYYYMMDD');
            continue when to_regclass('public.' || partition) is not null;
            continue when parent = 'sign_in_attempts_succeeded' and i < -30;
            execute format('create table public.%I (like public.%I including defaults including constraints)',
              partition, parent);
            execute format('alter table public.%I enable row level security', partition);
            execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent,
              partition, day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
            made := made + 1;
          end loop;
        end loop;
        return made;
      end $$`);
    this.addSql(`
      create function sign_in_log_clear() returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        today constant date := (now() at time zone 'UTC')::date;
        longest constant int := greatest(90, (select max(failed_sign_in_retention_days) from sign_in_policies));
        partition text;
        tenant uuid;
        days int;
        deleted int;
        gone int := 0;
      begin
        for partition in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent in ('public.sign_in_attempts_failed'::regclass, 'public.sign_in_attempts_succeeded'::regclass)
            and to_date(right(c.relname, 8), 'YYYYMMDD') < today -
              case i.inhparent when 'public.sign_in_attempts_failed'::regclass then longest else 30 end
        loop
          execute format('drop table public.%I', partition);
        end loop;
        for tenant, days in
          select tenant_id, failed_sign_in_retention_days from sign_in_policies where failed_sign_in_retention_days <> 90
        loop
          delete from sign_in_attempts where failed and tenant_id = tenant and at < now() - make_interval(days => days);
          get diagnostics deleted = row_count;
          gone := gone + deleted;
        end loop;
        if longest > 90 then
          delete from sign_in_attempts where failed and at < now() - interval '90 days' and tenant_id not in (
            select tenant_id from sign_in_policies where failed_sign_in_retention_days > 90);
          get diagnostics deleted = row_count;
          gone := gone + deleted;
        end if;
        return gone;
      end $$`);
    this.addSql('revoke execute on function sign_in_log_make_partitions, sign_in_log_clear from public');
    this.addSql(
      'grant execute on function sign_in_log_make_partitions, sign_in_log_clear to gatehouse_maintenance',
    );
    this.addSql('select sign_in_log_make_partitions(30, 14)');
    this.replaceInErasure(TRACES, TRACES + ATTEMPTS);
    // Whose attempt it is, by the user or by the address. Without an organization there is one row without a tenant.
    sqlFunction(
      this,
      'owners_of_attempt(of_user uuid, of_email varchar)',
      'table (person uuid, tenant uuid, place bigint)',
      `select u.id, m.tenant_id, row_number() over (order by m.tenant_id)
       from users u left join memberships m on m.user_id = u.id
       where u.id = coalesce(of_user, (select o.id from users o where o.email_key = of_email))`,
      { roles: ['platform'] },
    );
    this.addSql('grant execute on function owners_of_attempt to gatehouse_sign_in');
  }

  override down(): void {
    this.addSql('drop function owners_of_attempt');
    this.replaceInErasure(TRACES + ATTEMPTS, TRACES);
    this.addSql('drop function sign_in_log_clear, sign_in_log_make_partitions');
    this.addSql('alter table sign_in_policies drop column failed_sign_in_retention_days');
    this.addSql('drop table sign_in_attempts');
  }

  /** Only this statement of the function changes, so its text is taken from the database. */
  private replaceInErasure(before: string, now: string): void {
    this.addSql(`
      do $do$ begin
        execute replace(pg_get_functiondef('erase_person(uuid, timestamptz)'::regprocedure), $b$${before}$b$,
          $n$${now}$n$);
      end $do$`);
  }
}

/**
 * An id carries the time of its attempt, so that the newest are the end of each index.
 *
 * Row-level security lets an index be used by leakproof operators alone: equality and order of these types are.
 */
const INDEXES: readonly (readonly [name: string, columns: string])[] = [
  ['sign_in_attempts_tenant_index', '(tenant_id, id)'],
  ['sign_in_attempts_connection_index', '(connection_id, id) where connection_id is not null'],
  ['sign_in_attempts_application_index', '(application_id, id) where application_id is not null'],
  ['sign_in_attempts_user_index', '(user_id, id) where user_id is not null'],
  ['sign_in_attempts_email_index', '(email, id) where email is not null'],
  ['sign_in_attempts_ip_index', '(ip, id) where ip is not null'],
  ['sign_in_attempts_reference_index', '(reference)'],
  ['sign_in_attempts_counting_index', '(xid, seq) where is_sign_in'],
];

const TRACES = 'delete from sign_in_traces where email_fold(email) = any (addresses);';
const ATTEMPTS = `
        delete from sign_in_attempts where email = any (addresses);`;
