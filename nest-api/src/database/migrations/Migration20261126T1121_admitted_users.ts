import { Migration } from '@mikro-orm/migrations';

const TENANT = `current_setting('app.tenant_id')::uuid`;

/** `user_id` and `membership_id` are new IDs, `id` is that of the directory's user. */
const PEOPLE = `jsonb_to_recordset(people) as p (id uuid, user_id uuid, membership_id uuid, email varchar, given varchar,
      family varchar)`;

const links = (which: string) =>
  `directory_links(of_directory, array(select p.id from ${PEOPLE} ${which})) l on l.id = p.id`;

const member = (user: string) => `
  insert into memberships (id, tenant_id, user_id, role, status, directory_id, created_at, updated_at)
  select p.membership_id, ${TENANT}, ${user}, of_role, 'active', of_directory, now(), now()
  from ${PEOPLE}`;

/**
 * Creates and links accounts of a directory's users in one call, which asks `directory_links` once for a new account. An
 * account that is new in this transaction needs no second look: nobody else knows it. The user of the directory is written
 * once, with its account and without what it waited for.
 *
 * `directory_new_accounts` and `directory_new_members` remain for a version that still calls them.
 */
export class Migration20261126T1121_admitted_users extends Migration {
  override up(): void {
    this.addSql(`
      create function directory_admit(of_directory uuid, people jsonb, of_role varchar)
      returns table (id uuid, "userId" uuid)
      language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
      #variable_conflict use_column
      declare created uuid[];
      begin
        with accounts as (
          insert into users (id, email, email_key, given_name, family_name, email_verified_at, member_as, created_at,
            updated_at)
          select p.user_id, p.email, d.email_key, p.given, p.family, now(),
            case when of_role = 'tenant_admin' then 'admin' else 'user' end, now(), now()
          from ${PEOPLE} join ${links('')} and l.outcome = 'create'
            join directory_users d on d.id = p.id and d.tenant_id = ${TENANT}
          on conflict (email_key) do nothing returning id
        ) select coalesce(array_agg(a.id), '{}') into created from accounts a;
        ${member('p.user_id')} where p.user_id = any(created);
        if cardinality(created) < jsonb_array_length(people) then
          ${member('l."userId"')} join ${links('where p.user_id <> all(created)')} and l.outcome = 'join'
          on conflict (tenant_id, user_id) do nothing;
        end if;
        return query
          update directory_users d set user_id = p.user_id, unlinked_because = null, waits = null
          from ${PEOPLE} where p.user_id = any(created) and d.id = p.id and d.tenant_id = ${TENANT}
          returning d.id, d.user_id;
      end $$`);
    this.addSql('revoke execute on function directory_admit from public');
    this.addSql('grant execute on function directory_admit to gatehouse_app');
  }

  override down(): void {
    this.addSql('drop function directory_admit');
  }
}
