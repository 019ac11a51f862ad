import { Migration } from '@mikro-orm/migrations';

/**
 * Names are sorted and found without their accents: `Ärger` is between `Anton` and `Berger`, and `jose` finds `José`.
 *
 * The key is compared by its bytes, so that no update of a collation library breaks an index. `search-key.ts` computes
 * the same key for what a user types.
 */
export class Migration20261125T2150_name_keys extends Migration {
  override up(): void {
    // Letters that Unicode does not decompose are replaced one by one, see `search-key.ts`. The schema is named below,
    // because PostgreSQL builds indexes with a search path of its own.
    this.addSql(String.raw`
      create function name_key(name text) returns text
      language sql immutable strict parallel safe as $$
        select replace(replace(replace(translate(lower(normalize(regexp_replace(
          normalize(btrim(name), NFKD), '[\u0300-\u036f]', '', 'g'), NFKC) collate "pg_c_utf8"),
          U&'\00f8\0142\0111\0127\0131\03c2', U&'oldhi\03c3'), U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe')
      $$`);
    this.addSql(`
      create or replace function person_name_key(first_part text, second_part text) returns text
      language sql immutable parallel safe as $$
        select left(public.name_key(first_part || ' ' || second_part), 200)
      $$`);
    this.renewPeople();
    this.addSql('drop index tenants_name_index, tenants_kind_name_index, tenants_search_index');
    this.tenantIndexes((text) => `name_key(${text})`);
  }

  override down(): void {
    this.addSql('drop index tenants_name_index, tenants_kind_name_index, tenants_search_index');
    this.tenantIndexes((text) => `lower(${text})`);
    this.addSql(`
      create or replace function person_name_key(first_part text, second_part text) returns text
      language sql immutable parallel safe as $$
        select left(lower(normalize(btrim(first_part || ' ' || second_part), NFKC) collate "pg_c_utf8"), 200)
      $$`);
    this.renewPeople();
    this.addSql('drop function name_key');
  }

  private renewPeople(): void {
    this.addSql('reindex index users_name_index');
    this.addSql('reindex index users_family_name_index');
    this.addSql('reindex index users_kind_name_index');
    this.addSql('reindex index users_search_index');
    this.addSql(`
      update memberships m set name_key = person_name_key(u.given_name, u.family_name),
        family_key = person_name_key(u.family_name, '')
      from users u where u.id = m.user_id`);
  }

  private tenantIndexes(key: (text: string) => string): void {
    this.addSql(
      `create index tenants_name_index on tenants (${key('name')} collate "C", id) where deleted_at is null`,
    );
    this.addSql(`
      create index tenants_kind_name_index on tenants (status, plan, payment_status, ${key('name')} collate "C", id)
        where deleted_at is null`);
    this.addSql(`
      create index tenants_search_index on tenants using gin (search_grams(${key(`name || ' ' || code || ' ' || slug`)}))`);
  }
}
