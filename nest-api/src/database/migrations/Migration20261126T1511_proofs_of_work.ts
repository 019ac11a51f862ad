import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { platformTable } from '../tables.js';

const PATH = 'pg_catalog, public, pg_temp';

/**
 * A request needs a proof of work while a threshold is exceeded. Thresholds are counted in `attempt_limits`, but reject
 * nothing by themselves: `blocked_until` is when a request without a proof is accepted again.
 *
 * - `used_work`: nonces of challenges whose solution was accepted, for as long as it would be valid.
 * - `count_unproven` counts one request or failure without a proof. Rows are held in the order of `take_attempts`.
 * - `work_wait` returns how many seconds a request without a proof has to wait, or null.
 */
export class Migration20261126T1511_proofs_of_work extends Migration {
  override up(): void {
    platformTable(
      this,
      'used_work',
      {
        platform: 'select, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      nonce varchar(32) not null,
      expires_at timestamptz not null,
      constraint used_work_pkey primary key (nonce)`,
    );
    this.addSql('create index used_work_expires_at_index on used_work (expires_at)');
    sqlFunction(
      this,
      'use_work(of_nonce varchar, until timestamptz)',
      'table (used boolean)',
      `with added as (
         insert into used_work (nonce, expires_at) values (of_nonce, until) on conflict do nothing returning 1
       ) select exists (select from added)`,
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'work_wait(of_keys bytea[], at timestamptz)',
      'table (seconds int)',
      `select ceil(extract(epoch from max(l.blocked_until) - at))::int from attempt_limits l
       where l.key = any(of_keys) and l.blocked_until > at`,
    );
    this.counting();
  }

  private counting(): void {
    this.addSql(`
      create function count_unproven(keys bytea[], kinds text[], subjects text[], frees int[], longests int[],
        quiets int[], at timestamptz) returns void
      language plpgsql volatile security definer set search_path = ${PATH} as $$
        begin
          insert into attempt_limits (key, attempts, refused, last_at, blocked_until)
          select u.key, 0, 0, at, '-infinity' from unnest(keys) as u(key) order by u.key
          on conflict (key) do nothing;
          perform 1 from attempt_limits l where l.key = any(keys) order by l.key for update;
          update attempt_limits l set
            attempts = v.level,
            last_at = greatest(l.last_at, at),
            blocked_until = case when v.level <= v.free then '-infinity'
              else at + make_interval(secs => v.longest) end,
            kind = case when v.level > v.free then v.kind else l.kind end,
            subject = case when v.level > v.free then v.subject else l.subject end
          from (
            select u.key, u.kind, u.subject, u.free, u.longest, 1 + greatest(0, a.attempts
              - greatest(0, extract(epoch from at - a.last_at)::double precision) * u.free / u.quiet) as level
            from unnest(keys, kinds, subjects, frees, longests, quiets) as u(key, kind, subject, free, longest, quiet)
            join attempt_limits a on a.key = u.key
          ) as v
          where l.key = v.key;
        end
      $$`);
    this.addSql('revoke execute on function count_unproven from public');
    this.addSql('grant execute on function count_unproven to gatehouse_app');
  }

  override down(): void {
    this.addSql('drop function count_unproven, work_wait, use_work');
    this.addSql('drop table used_work');
  }
}
