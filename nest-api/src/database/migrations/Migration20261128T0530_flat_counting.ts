import { Migration } from '@mikro-orm/migrations';

/**
 * Counting and the live board cost the same with many organizations as with few.
 *
 * - `count_sign_ins` advances the funnels of the sign-ins that it counts. `advance_funnels` compared the days of all
 *   organizations every five seconds. The previous version still calls it, so it stays and does nothing.
 * - The live board counts open incidents by severity in an index.
 */
export class Migration20261128T0530_flat_counting extends Migration {
  override up(): void {
    this.addSql(`
      create function advance_funnels_of(from_xid xid8, from_seq bigint, to_xid xid8, to_seq bigint, above bigint,
        since timestamptz) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with signed_in as materialized (
          select distinct a.tenant_id, a.connection_id, a.method <> 'sign_up' as is_later from sign_in_attempts a
          where a.is_sign_in and not a.failed and a.at >= since and a.seq > above
            and (a.xid, a.seq) > (from_xid, from_seq) and (a.xid, a.seq) <= (to_xid, to_seq)
        ), due as (
          select f.* from signed_in s cross join lateral (
            select e.funnel, e.subject_id, e.tenant_id, e.stage from funnel_entries e
            where e.subject_id = s.connection_id and e.funnel = 'connection' and e.stage = 5 and e.tenant_id = s.tenant_id
            limit 1
          ) f
          union
          select f.* from signed_in s cross join lateral (
            select e.funnel, e.subject_id, e.tenant_id, e.stage from funnel_entries e
            where s.is_later and e.tenant_id = s.tenant_id and e.funnel = 'sign_up' and e.stage = 4 limit 1
          ) f
        )
        select reach_stage(d.funnel, d.subject_id, d.tenant_id, d.stage + 1) from due d order by d.subject_id
      $$`);
    this.addSql('revoke execute on function advance_funnels_of from public');
    this.addSql(`
      create index funnel_entries_new_tenant_index on funnel_entries (tenant_id)
      where funnel = 'sign_up' and stage = 4`);
    this.addSql('select advance_funnels()');
    this.replaceIn('count_sign_ins(int)', COUNTED, `${COUNTED}${ADVANCED}`);
    this.defineAdvanceFunnels('select');
    this.addSql(`create index incidents_open_severity_index on incidents (severity) where state <> 'closed'`);
  }

  override down(): void {
    this.addSql('drop index incidents_open_severity_index');
    this.defineAdvanceFunnels(BY_DAYS);
    this.replaceIn('count_sign_ins(int)', `${COUNTED}${ADVANCED}`, COUNTED);
    this.addSql('drop index funnel_entries_new_tenant_index');
    this.addSql('drop function advance_funnels_of');
  }

  private defineAdvanceFunnels(statement: string): void {
    this.addSql(`
      create or replace function advance_funnels() returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$ ${statement} $$`);
  }

  /** The rest of a function stays, so its text is taken from the database. Fails if the part is not there. */
  private replaceIn(signature: string, before: string, now: string): void {
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin
        if position($b$${before}$b$ in source) = 0 then raise exception '${signature} lacks: %', $b$${before}$b$; end if;
        execute replace(source, $b$${before}$b$, $n$${now}$n$);
      end $do$`);
  }
}

/** The end of the call that counts the sign-ins of a batch by day. */
const COUNTED = `
            '-infinity');`;
const ADVANCED = `
          perform advance_funnels_of(done.upto, done.seq, last_xid, last_seq, done.restored, since);`;

const BY_DAYS = `
        select reach_stage(e.funnel, e.subject_id, e.tenant_id, e.stage + 1) from (
          select distinct f.funnel, f.subject_id, f.tenant_id, f.stage
          from sign_in_days d join funnel_entries f on f.tenant_id = d.tenant_id
          where d.day >= (now() at time zone 'UTC')::date - 2 and d.succeeded > 0 and (
            (f.funnel = 'connection' and f.stage = 5 and d.dimension = 'connection' and d.value = f.subject_id::text)
            or (f.funnel = 'sign_up' and f.stage = 4 and d.dimension = 'method' and d.value <> 'sign_up'))
        ) e order by e.subject_id`;
