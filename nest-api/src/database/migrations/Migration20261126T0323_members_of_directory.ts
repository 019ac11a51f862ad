import { Migration } from '@mikro-orm/migrations';

/**
 * Finds named members of a directory by the index, however many there are. A join with the list of IDs compared each of
 * them with each user of the directory, as long as a new table had no statistics.
 */
export class Migration20261126T0323_members_of_directory extends Migration {
  override up(): void {
    this.replace('d.id = any(ids) and', 'g.id = any(ids) and', '');
  }

  override down(): void {
    this.replace('', '', 'unnest(ids) asked (id) join');
  }

  private replace(ofUsers: string, ofGroups: string, join: string): void {
    const from = (table: string, alias: string) =>
      join ? `${join} ${table} ${alias} on ${alias}.id = asked.id` : `${table} ${alias}`;
    this.addSql(`
      create or replace function members_of_directory(of_directory uuid, ids uuid[])
      returns table (id uuid, kind text, user_id uuid)
      language sql stable set search_path = pg_catalog, public, pg_temp as $$
        select d.id, 'user', d.user_id from ${from('directory_users', 'd')}
        where ${ofUsers} d.directory_id = of_directory
        union all
        select g.id, 'group', null from ${from('groups', 'g')}
        where ${ofGroups} g.directory_id = of_directory
      $$`);
  }
}
