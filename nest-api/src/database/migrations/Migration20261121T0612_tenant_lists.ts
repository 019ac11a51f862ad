import { Migration } from '@mikro-orm/migrations';

const NAME = `lower(name) collate "C"`;
const THERE = 'where deleted_at is null';

/** What each order of the list goes by; `kind` is what it can be filtered by. */
const KIND = 'status, plan, payment_status';

/**
 * The list of tenants costs the same however many there are, in each order and under each filter.
 *
 * - For each order there is an index of all, and one by kind: under a filter the first rows of each kind that it lets
 *   through are merged, instead of looking for rare ones among all.
 * - Parts of names are found by their runs of one, two and three letters (`search_grams`). Trigrams of `pg_trgm` know no
 *   letters but ASCII under the locale C, and none of a word of two.
 */
export class Migration20261121T0612_tenant_lists extends Migration {
  override up(): void {
    for (const index of ['name', 'next_payment_at', 'status', 'payment_status', 'plan', 'search']) {
      this.addSql(`drop index tenants_${index}_index`);
    }
    this.addSql(`create index tenants_created_index on tenants (id) ${THERE}`);
    this.addSql(`create index tenants_name_index on tenants (${NAME}, id) ${THERE}`);
    this.addSql(
      `create index tenants_next_payment_index on tenants (next_payment_at, id) ${THERE} and next_payment_at is not null`,
    );
    this.addSql(`create index tenants_kind_created_index on tenants (${KIND}, id) ${THERE}`);
    this.addSql(`create index tenants_kind_name_index on tenants (${KIND}, ${NAME}, id) ${THERE}`);
    this.addSql(
      `create index tenants_kind_next_payment_index on tenants (${KIND}, next_payment_at, id)
       ${THERE} and next_payment_at is not null`,
    );
    // What the clock looks for; see subscriptions/due.ts.
    this.addSql(
      `create index tenants_payment_due_index on tenants (next_payment_at) where status = 'active'`,
    );
    this.addSql(
      'create index tenants_to_bring_back_index on tenants (id) where deleted_at is not null and erased_at is null',
    );
    this.addSql(`
      create function search_grams(text) returns text[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct substr($1, place, size)), '{}')
        from generate_series(1, 3) size, generate_series(1, length($1) - size + 1) place
      $$`);
    // Of a word that is looked for: its longest runs say what the shorter ones would.
    this.addSql(`
      create function search_needles(text) returns text[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct substr($1, place, least(length($1), 3))), '{}')
        from generate_series(1, greatest(length($1) - 2, least(length($1), 1))) place
      $$`);
    this.addSql(
      `create index tenants_search_index on tenants using gin (search_grams(lower(name || ' ' || code || ' ' || slug)))`,
    );
  }

  override down(): void {
    for (const index of [
      'search',
      'to_bring_back',
      'payment_due',
      'kind_next_payment',
      'kind_name',
      'kind_created',
      'next_payment',
      'name',
      'created',
    ]) {
      this.addSql(`drop index tenants_${index}_index`);
    }
    this.addSql('drop function search_needles');
    this.addSql('drop function search_grams');
    this.addSql(`create index tenants_name_index on tenants (${NAME}, id)`);
    this.addSql(
      `create index tenants_search_index on tenants using gin ((lower(name || ' ' || code || ' ' || slug)) gin_trgm_ops)`,
    );
    this.addSql('create index tenants_next_payment_at_index on tenants (next_payment_at, id)');
    this.addSql('create index tenants_status_index on tenants (status, id)');
    this.addSql('create index tenants_payment_status_index on tenants (payment_status, id)');
    this.addSql('create index tenants_plan_index on tenants (plan, id)');
  }
}
