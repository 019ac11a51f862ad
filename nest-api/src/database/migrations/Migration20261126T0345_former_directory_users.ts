import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { tenantTable } from '../tables.js';

const LINKS = 'directory_links(uuid, uuid[])';

/** The account was linked to another user of the directory, whom the directory deleted. */
const isFormer = (user: string) => `exists (select 1 from directory_former_users f
          where f.directory_id = of_directory and f.user_id = ${user}
            and f.external_id is distinct from w.external_id)`;

const CHANGES: readonly Change[] = [
  [
    `(e.subject = w.user_name and w.user_name like '%@%'))`,
    `(e.subject = w.user_name and w.user_name like '%@%' and not ${isFormer('e.user_id')}))`,
  ],
  [
    'coalesce(w.user_id, k.user_id, a.id) as target_id',
    `coalesce(w.user_id, k.user_id, a.id) as target_id,
      w.user_id is null and k.user_id is null and ${isFormer('a.id')} as is_former`,
  ],
  [
    `when u.is_superadmin then 'superadmin'`,
    `when u.is_superadmin then 'superadmin'
        when f.is_former then 'former_user'`,
  ],
];

/**
 * A user name or an address that a directory gives to another person does not give them the account of the person before.
 *
 * - `directory_former_users`: which `externalId` had an account, once the directory has deleted the user.
 * - A user name belongs to one user. One that is deleted, and whose end waits for an admin, leaves it to the next.
 */
export class Migration20261126T0345_former_directory_users extends Migration {
  override up(): void {
    tenantTable(
      this,
      'directory_former_users',
      { app: 'select, insert, update', platform: 'select' },
      `
      directory_id uuid not null,
      tenant_id uuid not null,
      user_id uuid not null,
      external_id varchar(300) not null,
      constraint directory_former_users_pkey primary key (directory_id, user_id),
      constraint directory_former_users_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_former_users_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade,
      constraint directory_former_users_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index directory_former_users_tenant_id_index on directory_former_users (tenant_id)');
    this.addSql('create index directory_former_users_user_id_index on directory_former_users (user_id)');
    this.addSql('alter table directory_users drop constraint directory_users_user_name_unique');
    this.addSql(`
      create unique index directory_users_user_name_unique on directory_users
        (directory_id, user_name_key, (case when deleted_at is null then directory_id else id end))`);
    changeFunction(this, LINKS, CHANGES);
  }

  override down(): void {
    changeFunction(this, LINKS, back(CHANGES));
    this.addSql('drop index directory_users_user_name_unique');
    this.addSql(`
      alter table directory_users add constraint directory_users_user_name_unique unique (directory_id, user_name_key)`);
    this.addSql('drop table directory_former_users');
  }
}
