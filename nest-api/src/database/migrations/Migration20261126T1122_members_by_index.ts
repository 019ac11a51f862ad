import { Migration } from '@mikro-orm/migrations';

const NEWEST = 'create index directory_users_newest_index on directory_users (directory_id, id)';

const lookUp = (table: string, columns: string) => `
        select x.* from (select distinct i.id from unnest(ids) i (id)) asked
          cross join lateral (select ${columns} from ${table} t where t.id = asked.id offset 0) x`;

/**
 * Finds named members of a directory by their IDs, whatever the statistics say: with those of a first sync, a group with
 * twenty members read the whole directory. `offset 0` keeps the look-up from becoming a join.
 *
 * The index of a directory's users leaves out those that the directory forgot, so that it alone answers how many there are:
 * each page of a list names the total.
 */
export class Migration20261126T1122_members_by_index extends Migration {
  override up(): void {
    this.membersOfDirectory(
      lookUp('directory_users', `t.id, 'user' as kind, t.user_id, t.directory_id`),
      lookUp('groups', `t.id, 'group' as kind, null::uuid as user_id, t.directory_id`),
      'x',
    );
    this.addSql('drop index directory_users_newest_index');
    this.addSql(`${NEWEST} where deleted_at is null`);
  }

  override down(): void {
    this.addSql('drop index directory_users_newest_index');
    this.addSql(NEWEST);
    this.membersOfDirectory(
      `select x.id, 'user' as kind, x.user_id from directory_users x`,
      `select x.id, 'group' as kind, null::uuid as user_id from groups x`,
      'x.id = any(ids) and x',
    );
  }

  private membersOfDirectory(users: string, groups: string, where: string): void {
    this.addSql(`
      create or replace function members_of_directory(of_directory uuid, ids uuid[])
      returns table (id uuid, kind text, user_id uuid)
      language sql stable set search_path = pg_catalog, public, pg_temp as $$
        select m.id, m.kind, m.user_id from (${users} where ${where}.directory_id = of_directory) m
        union all
        select m.id, m.kind, m.user_id from (${groups} where ${where}.directory_id = of_directory) m
      $$`);
  }
}
