import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const LINKS = 'directory_links(uuid, uuid[])';

/** The account was linked to another user of the directory, and the directory deleted that user. */
const FORMER = `exists (select 1 from directory_former_users f
          where f.directory_id = of_directory and f.user_id = e.user_id
            and f.external_id is distinct from w.external_id)`;

const CHANGES: readonly Change[] = [
  [
    `from directory_users d join conn on conn.tenant_id = d.tenant_id
    where d.directory_id = of_directory
      and (d.id = any(of_users) or (of_users is null and d.waits is not null))`,
    `from (
      select x.* from (select distinct u.id from unnest(of_users) u (id)) asked
        cross join lateral (select * from directory_users u where u.id = asked.id offset 0) x
      union all
      select x.* from directory_users x
      where of_users is null and x.directory_id = of_directory and x.waits is not null
    ) d join conn on conn.tenant_id = d.tenant_id
    where d.directory_id = of_directory`,
  ],
  [
    `select e.user_id from external_identities e
        where e.configuration_id = of_directory and w.user_id is null
          and (e.subject = w.external_id or (e.subject = w.user_name and w.user_name like '%@%' and not ${FORMER}))
        order by e.subject = w.external_id desc nulls last, e.id limit 1`,
    `select i.user_id from (
          select 1 as rank, e.id, e.user_id from external_identities e
          where e.configuration_id = of_directory and e.subject = w.external_id
          union all
          select 2, e.id, e.user_id from external_identities e
          where e.configuration_id = of_directory and e.subject = w.user_name and w.user_name like '%@%'
            and not ${FORMER}
        ) i where w.user_id is null order by i.rank, i.id limit 1`,
  ],
  [
    `left join memberships m on m.user_id = f.target_id and m.tenant_id = current_setting('app.tenant_id')::uuid`,
    `left join lateral (
        select x.id, x.directory_id from memberships x
        where x.user_id = f.target_id and x.tenant_id = current_setting('app.tenant_id')::uuid offset 0
      ) m on true`,
  ],
];

/**
 * Finds accounts and members of users of a directory by an index each, however large the directory is and whatever the
 * statistics say. While a first sync goes on they say little: the joins compared each user with each member of the tenant,
 * and read the whole directory for each batch. `offset 0` keeps the look-ups from becoming such joins.
 */
export class Migration20261126T1120_links_by_index extends Migration {
  override up(): void {
    changeFunction(this, LINKS, CHANGES);
  }

  override down(): void {
    changeFunction(this, LINKS, back(CHANGES));
  }
}
