import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';

/**
 * Partitions codes and tokens by week instead of by day. Each look-up plans for and locks every partition, and seven cost
 * less than 41. A partition is dropped one day after its last day.
 *
 * Existing codes and tokens are deleted.
 */
export class Migration20261123T2330_token_weeks extends Migration {
  override up(): void {
    this.divide(7, `date_trunc('week', today::timestamp)`);
  }

  override down(): void {
    this.divide(1, 'today');
  }

  /** @param first the first day of today's partition, as SQL */
  private divide(days: number, first: string): void {
    this.addSql(`
      do $$
      declare
        partition text;
      begin
        for partition in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'public.oauth_artifacts'::regclass
        loop
          execute format('drop table public.%I', partition);
        end loop;
      end $$`);
    this.addSql(`
      create or replace function oauth_make_partitions(ahead int) returns int
      language plpgsql security definer set search_path = ${PATH} as $$
      declare
        today date := (now() at time zone 'UTC')::date;
        first date;
        partition text;
        made int := 0;
      begin
        if ahead not between 0 and 100 then
          raise exception 'ahead must be 0 to 100 days';
        end if;
        perform pg_advisory_xact_lock(hashtext('oauth_partitions'));
        for first in select d::date from generate_series(${first}, today + ahead, '${days} days') d loop
          partition := 'oauth_artifacts_' || to_char(first, 'YYYY_MM_DD');
          continue when to_regclass('public.' || partition) is not null;
          execute format('create table public.%I (like public.oauth_artifacts including defaults'
            || ' including constraints)', partition);
          execute format('alter table public.%I enable row level security', partition);
          execute format('alter table public.oauth_artifacts attach partition public.%I for values from (%L) to (%L)',
            partition, first, first + ${days});
          made := made + 1;
        end loop;
        return made;
      end $$`);
    // One extra day allows for clock differences, and lets expired tokens be told apart from unknown ones.
    this.addSql(`
      create or replace function oauth_drop_partitions() returns int
      language plpgsql security definer set search_path = ${PATH} as $$
      declare
        newest date := (now() at time zone 'UTC')::date - ${days} - 1;
        partition text;
        dropped int := 0;
      begin
        perform pg_advisory_xact_lock(hashtext('oauth_partitions'));
        for partition in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'public.oauth_artifacts'::regclass
            and c.relname <= 'oauth_artifacts_' || to_char(newest, 'YYYY_MM_DD')
          order by 1
        loop
          execute format('drop table public.%I', partition);
          dropped := dropped + 1;
        end loop;
        return dropped;
      end $$`);
    this.addSql('select oauth_make_partitions(40)');
  }
}
