import { Migration } from '@mikro-orm/migrations';
import { platformTable } from '../tables.js';

/**
 * A user saves the filters, order and columns of a list under a name. The rows are the user's own: no tenant's role and
 * no platform work reads them. Erasure finds them by `user_id`.
 */
export class Migration20261125T2010_saved_views extends Migration {
  override up(): void {
    platformTable(
      this,
      'saved_views',
      {},
      `
      id uuid not null,
      user_id uuid not null,
      list varchar(40) not null,
      name varchar(60) not null,
      query varchar(1000) not null,
      is_default boolean not null,
      created_at timestamptz not null,
      constraint saved_views_pkey primary key (id),
      constraint saved_views_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create unique index saved_views_name_unique on saved_views (user_id, list, lower(name))');
    this.addSql(
      'create unique index saved_views_default_unique on saved_views (user_id, list) where is_default',
    );
    this.addSql(`
      create policy person on saved_views to gatehouse_person
      using (user_id = current_setting('app.user_id')::uuid)`);
    this.addSql(
      'grant select, insert, update (name, query, is_default), delete on saved_views to gatehouse_person',
    );
  }

  override down(): void {
    this.addSql('drop table saved_views');
  }
}
