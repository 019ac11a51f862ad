import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/**
 * Users and members are found by any part of their name or address.
 *
 * - `users_search_index` holds runs of one, two and three letters, as `tenants_search_index` does. Memberships have no such
 *   index, because every sign-in updates its membership.
 * - Row-level security only lets leakproof operators use an index, and `@>` is not one of them. `members_with` runs as
 *   the owner and returns members of the tenant of the transaction only, at most `most` (null: all).
 * - `users_kind_family_name_index` served the search by the start of the family name.
 */
export class Migration20261124T1630_people_search extends Migration {
  override up(): void {
    this.addSql(`
      create index users_search_index on users using gin (search_grams(person_name_key(given_name, family_name) || ' ' ||
        email_key))`);
    sqlFunction(
      this,
      'members_with(words text, most int)',
      // The number of rows that the planner expects: with the default, it would read the whole tenant.
      'setof uuid rows 100',
      // Memberships have copies of the names, which are cheaper to compare than those of users.
      `select m.id
       from users u join memberships m on m.user_id = u.id and m.tenant_id = current_setting('app.tenant_id')::uuid
       where search_grams(person_name_key(u.given_name, u.family_name) || ' ' || u.email_key) @> (
           select array_agg(needle)
           from unnest(string_to_array(words, ' ')) word, unnest(search_needles(word)) needle)
         and not exists (
           select 1 from unnest(string_to_array(words, ' ')) word
           where strpos(m.name_key || ' ' || m.email_key, word) = 0)
       limit most`,
    );
    this.addSql('drop index users_kind_family_name_index');
  }

  override down(): void {
    this.addSql(`
      create index users_kind_family_name_index on users (status, is_superadmin, member_as,
        person_name_key(family_name, '') collate "C", id)`);
    this.addSql('drop function members_with');
    this.addSql('drop index users_search_index');
  }
}
